"""Plays the card of a person who has no choice: the last one in the hand, or the only one that may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.engine.actions import Play
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Tempo

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.prompts import Prompt

_AGAIN_MS: Final = 200
"""How often it is looked whether the table can be seen again, while something lies over it."""


class ForcedPlay(QObject):
    """Waits a moment after the table has come to rest, so that everybody sees what the card is played to.

    Undo goes back to where there was a choice, so it never meets a card that would be played again at once.

    Signals:
        decided: the action of the person who has no other one.
    """

    decided = Signal(object)

    def __init__(self, can_see: Callable[[], bool], parent: QObject) -> None:
        """Play only while `can_see` says that the person has the table in sight and holds no card."""
        super().__init__(parent)
        self._can_see = can_see
        self._prompt: Prompt | None = None
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._play)
        self.is_wanted = True
        self.tempo = Tempo()

    def ask(self, prompt: Prompt | None, *, busy: bool) -> None:
        """Take another question of the person at the screen; `busy` says that cards are still on their way."""
        self._prompt = prompt
        self.set_busy(busy)

    def set_busy(self, busy: bool) -> None:
        """Begin the moment when the table comes to rest."""
        self._moment.stop()
        if not busy and self.action is not None:
            self._moment.start(self.tempo.ms(tokens.FORCED_PLAY))

    @property
    def action(self) -> Play | None:
        """What would be played for the person who is asked now, or None while there is a choice."""
        prompt = self._prompt
        if not self.is_wanted or prompt is None or len(prompt.choices) != 1:
            return None
        (only,) = prompt.choices
        return only if isinstance(only, Play) else None

    def _play(self) -> None:
        action = self.action
        if action is None:
            return
        if self._can_see():
            self.decided.emit(action)
        else:
            self._moment.start(_AGAIN_MS)
