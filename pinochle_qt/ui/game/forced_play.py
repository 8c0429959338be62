"""Plays a player's only possible card: the last one in the hand, or the only one the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.actions import Play
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Tempo
from pinochle_qt.ui.timers import make_timer

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.settings import Settings

_RETRY_MS: Final = 200
"""How often to check whether the table is visible again, while something covers it."""


class ForcedPlay(QObject):
    """Waits a moment after the table is at rest, so that everybody sees the cards that the forced one is played to.

    Undo goes back to a point where there was a choice, so it never stops at a card that would be replayed at once.

    Signals:
        decided: the only possible action of the player.
    """

    decided = Signal(object)

    def __init__(self, can_see: Callable[[], bool], parent: QObject) -> None:
        """Play only while `can_see` returns True: the table is visible, and the player is not holding a card."""
        super().__init__(parent)
        self._can_see = can_see
        self._prompt: Prompt | None = None
        self._pause = make_timer(self, self._play)
        self.is_wanted = True
        self.tempo = Tempo()

    def follow_settings(self, settings: Settings) -> None:
        """Play forced cards, or leave that to the player."""
        self.is_wanted = settings.play_forced

    def ask(self, prompt: Prompt | None, *, busy: bool) -> None:
        """Take the next question for the player at the screen; `busy` says whether cards are still moving."""
        self._prompt = prompt
        self.set_busy(busy)

    def set_busy(self, busy: bool) -> None:
        """Start the pause when the table comes to rest."""
        self._pause.stop()
        if not busy and self.action is not None:
            self._pause.start(self.tempo.ms(tokens.FORCED_PLAY))

    @property
    def action(self) -> Play | None:
        """The forced play for the player who is asked now, or None while there is a choice."""
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
            self._pause.start(_RETRY_MS)
