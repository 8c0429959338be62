"""The look and the pace of the window: the source of colors, scale and speed for everything in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import color_signs
from pinochle_qt.ui.draw.theme import Speed, Tempo

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.session.settings import Settings

_SPEEDS: Final = {"instant": Speed.INSTANT, "fast": Speed.FAST, "normal": Speed.NORMAL, "slow": Speed.SLOW}


class Paced(Protocol):
    """Anything that moves at the pace the user has chosen."""

    tempo: Tempo


def chosen_looks(settings: Settings, folder: Path) -> tuple[Look | None, Look | None]:
    """Return the deck and the look with the felt that the user has added and chosen, as far as they are there."""
    if not (settings.deck or settings.felt):
        return None, None
    from pinochle_qt.session.looks.look import Looks  # few people have looks of their own

    looks = Looks(folder)
    return looks.called(settings.deck), looks.called(settings.felt)


class Appearance:
    """Gives the application its look, which Qt passes on to all widgets, and the objects in its care their pace."""

    def __init__(self, settings: Callable[[], Settings]) -> None:
        """Take look and pace from settings, and style the application at once.

        Do this before there is anything in the window that would have to be restyled.
        """
        self._settings = settings
        self._paced: list[Paced] = []
        self.tempo = Tempo()
        self.put_on(1.0)

    def care_for(self, *paced: Paced) -> None:
        """Take care of more objects from now on."""
        self._paced += paced

    def put_on(self, ui: float) -> None:
        """Apply the colors of the settings and this scale to the application: fonts, palette, style sheet, widgets."""
        settings = self._settings()
        if settings.theme == "system":
            desktop.ask_for_scheme(Qt.ColorScheme.Unknown)
            theme = tokens.THEMES[desktop.theme_name(desktop.color_scheme())]
        else:
            theme = tokens.THEMES[settings.theme]
            desktop.ask_for_scheme(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)
        has_german_suits = settings.cards == "german"
        theme = replace(theme, is_four_color=settings.four_color, has_german_suits=has_german_suits)
        color_signs(four_color=settings.four_color, german=has_german_suits)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            style.apply(app, theme, ui)

    def pace(self, *, is_seen: bool) -> Tempo:
        """Apply the chosen speed to everything that moves, and reduced motion if the settings or the desktop want that.

        The desktop, which is slow to answer, is asked only if there is something to see. Return the pace.
        """
        settings = self._settings()
        chosen = settings.reduced_motion
        is_reduced = is_seen and desktop.wants_less_motion() if chosen is None else chosen
        self.tempo = Tempo(_SPEEDS[settings.speed], is_reduced)
        for each in self._paced:
            each.tempo = self.tempo
        return self.tempo
