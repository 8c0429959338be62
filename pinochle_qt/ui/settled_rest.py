"""Looks whether the rest of a deal is settled, so that the person at the screen may claim it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_SOON_MS: Final = 50
"""After the question: what it is about is to be painted first."""


class SettledRest(QObject):
    """Looks anew at every card that is asked for.

    Signals:
        found: the rest of the deal is settled, and can be claimed from now on.
    """

    found = Signal()

    def __init__(self, observation: Callable[[], Observation], parent: QObject) -> None:
        """Judge by what `observation` returns, which is what the person who is asked may know."""
        super().__init__(parent)
        self._observation = observation
        self._prompt: Prompt | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._look)
        self.can_claim = False
        """Whether nothing that anybody can play changes the result anymore."""

    def ask(self, prompt: Prompt | None) -> None:
        """Take another question of the person at the screen."""
        self._prompt = prompt
        self.can_claim = False
        self._soon.stop()
        if prompt is not None and prompt.kind == "play":
            self._soon.start()

    def _look(self) -> None:
        from pinochle_qt.ai.settled import is_settled  # not needed to open the table

        if self._prompt is not None and is_settled(self._observation(), self._prompt):
            self.can_claim = True
            self.found.emit()
