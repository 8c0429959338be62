"""What screen readers say unprompted about a question: sentences on panels that do not have the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pinochle_qt.ui.panels.panel import Panel

_ENDS: Final = (".", "?", "!", ":")


class Announcer(QObject):
    """Announces the sentences on the visible panels, each one once while it stays there."""

    def __init__(self, announce: Callable[[str], None], panels: Callable[[], Iterable[Panel]], parent: QObject) -> None:
        super().__init__(parent)
        self._announce = announce
        self._panels = panels
        self._turn = ""
        self._announced: frozenset[str] = frozenset()
        self._soon = make_timer(self, self._announce_news)  # several changes may follow before the text is final

    def begin(self, turn: str = "") -> None:
        """Announce another question in full; `turn` says what to do if no panel does."""
        self._turn = turn
        self._announced = frozenset()
        self.tell()

    def tell(self, _changed: object = None) -> None:
        """Announce what is new, once all pending changes are complete."""
        self._soon.start()

    def _announce_news(self) -> None:
        sentences = [self._turn, *(sentence for panel in self._panels() for sentence in panel.announcements)]
        news = [sentence for sentence in sentences if sentence and sentence not in self._announced]
        self._announced = frozenset(sentences)
        if news:
            self._announce(text.spoken(" ".join(each if each.endswith(_ENDS) else f"{each}." for each in news)))
