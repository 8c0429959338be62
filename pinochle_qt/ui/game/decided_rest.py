"""Checks whether the rest of a deal is settled, so that the player at the screen may claim it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.timers import make_timer

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_SOON_MS: Final = 50
"""Delay after the question, so that its position is painted first."""


class DecidedRest(QObject):
    """Checks again whenever the player is asked for a card.

    Signals:
        found: the rest of the deal is settled, and can be claimed from now on.
    """

    found = Signal()

    def __init__(self, observation: Callable[[], Observation], parent: QObject) -> None:
        """Judge by what `observation` returns: all that the player who is asked may know."""
        super().__init__(parent)
        self._observation = observation
        self._prompt: Prompt | None = None
        self._soon = make_timer(self, self._check, _SOON_MS)
        self.can_claim = False
        """Whether nothing that anybody can play changes the result anymore."""

    def ask(self, prompt: Prompt | None) -> None:
        """Take the next question for the player at the screen."""
        self._prompt = prompt
        self.can_claim = False
        self._soon.stop()
        if prompt is not None and prompt.kind == "play":
            self._soon.start()

    def _check(self) -> None:
        from pinochle_qt.ai.decided_rest import is_decided  # not needed to open the table

        if self._prompt is not None and is_decided(self._observation(), self._prompt):
            self.can_claim = True
            self.found.emit()
