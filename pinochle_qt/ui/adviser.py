"""What a good player would do, for hints and for the review of a deal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.bots import Bots

ADVISER = "expert"
"""Who is asked for hints."""


class _Advice(Struct, frozen=True):
    """What a good player has said it would do, and what it was asked."""

    observation: Observation
    prompt: Prompt
    action: SeatAction
    reason: Reason | None


class Adviser(QObject):
    """Asks a good player, who knows no more than whoever asks; one question at a time.

    Signals:
        advised: what it would do in place of the person at the screen, and its `Reason`.
    """

    advised = Signal(object, object)

    def __init__(self, bots: Bots, parent: QObject) -> None:
        super().__init__(parent)
        self._bots = bots
        self._told: Callable[[SeatAction, Reason | None], object] | None = None
        self._last: _Advice | None = None

    def advise(self, observation: Observation, prompt: Prompt) -> None:
        """Ask for a hint, unless a question is open.

        Asked again in the same position it says the same again: how far it thinks depends on the time it has.
        """
        if self._told is not None:
            return
        last = self._last
        if last is not None and (last.observation, last.prompt) == (observation, prompt):
            self.advised.emit(last.action, last.reason)
            return
        self._told = partial(self._advise, observation, prompt)
        self._bots.ask(ADVISER, observation, prompt)

    def take(self, action: SeatAction, reason: Reason | None) -> bool:
        """Take an answer, and return whether it was this one that was asked for."""
        told, self._told = self._told, None
        if told is None:
            return False
        told(action, reason)
        return True

    def forget(self) -> None:
        """Expect no answer anymore: none will come."""
        self._told = None

    def drop(self) -> None:
        """Take the open question back, if there is one."""
        if self._told is not None:
            self._told = None
            self._bots.forget()

    def _advise(self, observation: Observation, prompt: Prompt, action: SeatAction, reason: Reason | None) -> None:
        self._last = _Advice(observation, prompt, action, reason)
        self.advised.emit(action, reason)
