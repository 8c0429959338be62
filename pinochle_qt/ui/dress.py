"""The look and the pace of the window: everything in it takes colors, scale and speed from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import color_signs
from pinochle_qt.ui.draw.theme import Speed, Tempo

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.theme import Theme

_SPEEDS: Final = {"instant": Speed.INSTANT, "fast": Speed.FAST, "normal": Speed.NORMAL, "slow": Speed.SLOW}


class Dressed(Protocol):
    """What takes colors and scale."""

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take them."""


class Paced(Protocol):
    """What moves no faster than the person likes."""

    tempo: Tempo


class Dress:
    """Keeps the look and the pace that are in force, and gives them to what is in its care."""

    def __init__(self, settings: Callable[[], Settings]) -> None:
        """Take look and pace from settings, and dress the application at once.

        That is for before there is anything in the window that would be dressed again.
        """
        self._settings = settings
        self._dressed: list[Dressed] = []
        self._paced: list[Paced] = []
        self.ui = 1.0
        """The scale of everything around the table."""
        self.tempo = Tempo()
        self.theme = self._dress_application()

    def care_for(self, *, dressed: tuple[Dressed, ...] = (), paced: tuple[Paced, ...] = ()) -> None:
        """Dress and pace more from now on."""
        self._dressed += dressed
        self._paced += paced

    def put_on(self, ui: float) -> Theme:
        """Give everything its colors and this scale; return the theme."""
        self.ui = ui
        self.theme = self._dress_application()
        for each in self._dressed:
            each.apply_theme(self.theme, ui)
        return self.theme

    def pace(self, *, is_seen: bool) -> Tempo:
        """Let everything move as fast as the settings say, and only if they or the desktop let it move.

        The desktop is asked only where there is something to see: that takes long. Return the pace.
        """
        settings = self._settings()
        chosen = settings.reduced_motion
        is_reduced = is_seen and desktop.wants_less_motion() if chosen is None else chosen
        self.tempo = Tempo(_SPEEDS[settings.speed], is_reduced)
        for each in self._paced:
            each.tempo = self.tempo
        return self.tempo

    def _dress_application(self) -> Theme:
        """Give fonts, palette and style sheet their colors and their scale; return the theme."""
        settings = self._settings()
        name = desktop.theme_name(desktop.color_scheme()) if settings.theme == "system" else settings.theme
        theme = replace(tokens.THEMES[name], is_four_color=settings.four_color)
        color_signs(four_color=settings.four_color)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            style.apply(app, theme, self.ui)
        return theme
