"""What a good player would do, for hints during play."""

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
    from pinochle_qt.ui.game.computer_players import ComputerPlayers

ADVISER = "expert"
"""The computer player that gives the hints."""


class _Advice(Struct, frozen=True):
    """A good player's answer, together with the question it answers."""

    observation: Observation
    prompt: Prompt
    action: SeatAction
    reason: Reason | None


class Adviser(QObject):
    """Asks a good player, who knows no more than the player asking; one question at a time.

    Signals:
        advised: what the good player would do in the player's place, and its `Reason`.
    """

    advised = Signal(object, object)

    def __init__(self, bots: ComputerPlayers, parent: QObject) -> None:
        super().__init__(parent)
        self._bots = bots
        self._callback: Callable[[SeatAction, Reason | None], object] | None = None
        self._last: _Advice | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._callback is not None

    def advise(self, observation: Observation, prompt: Prompt) -> None:
        """Ask for a hint, unless a question is already open.

        The same position gets the same answer again: how far the player thinks depends on the time available.
        """
        if self._callback is not None:
            return
        last = self._last
        if last is not None and (last.observation, last.prompt) == (observation, prompt):
            self.advised.emit(last.action, last.reason)
            return
        self._callback = partial(self._on_advice, observation, prompt)
        self._bots.ask(ADVISER, observation, prompt)

    def take(self, action: SeatAction, reason: Reason | None) -> bool:
        """Take an answer if a hint is awaited, and return whether one was."""
        callback, self._callback = self._callback, None
        if callback is None:
            return False
        callback(action, reason)
        return True

    def drop(self) -> None:
        """Withdraw the open question, if there is one."""
        if self._callback is not None:
            self._callback = None
            self._bots.forget()

    def _on_advice(self, observation: Observation, prompt: Prompt, action: SeatAction, reason: Reason | None) -> None:
        self._last = _Advice(observation, prompt, action, reason)
        self.advised.emit(action, reason)
