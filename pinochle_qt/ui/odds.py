"""What is known of the odds of the bid that the person at the screen is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from pinochle_qt.ai.odds import has_odds

if TYPE_CHECKING:
    from pinochle_qt.ai.odds import Odds
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.bots import Bots


class _Asked(Struct):
    """A question for a bid, from what the person knows, and the odds as far as they are known."""

    observation: Observation
    prompt: Prompt
    odds: Odds | None = None


class OddsTeller(QObject):
    """Has the odds found out of one question at a time; what is known of the last one is kept.

    Signals:
        told: the `Odds` of the present question, as far as they are known.
    """

    told = Signal(object)

    def __init__(self, bots: Bots, parent: QObject) -> None:
        super().__init__(parent)
        self._bots = bots
        self._asked: _Asked | None = None
        self._is_open = False
        """Whether the question that was asked last is the present one."""
        bots.odds_known.connect(self._learn)

    def ask(self, observation: Observation, prompt: Prompt) -> None:
        """Tell the odds of a bid as they are found out; of what has none nothing is told."""
        if not has_odds(prompt):
            self.drop()
            return
        asked = self._asked
        self._is_open = True
        if asked is None or (asked.observation, asked.prompt) != (observation, prompt):
            self._asked = asked = _Asked(observation, prompt)
        if asked.odds is not None:
            self.told.emit(asked.odds)
        if asked.odds is None or not asked.odds.is_done:
            self._bots.ask_odds(observation, prompt)

    def drop(self) -> None:
        """Tell nothing more until somebody asks again."""
        self._is_open = False
        self._bots.forget_odds()

    def known(self, observation: Observation, prompt: Prompt) -> Odds | None:
        """Return the odds of a question, if all of them are known."""
        asked = self._asked
        is_it = asked is not None and (asked.observation, asked.prompt) == (observation, prompt)
        return asked.odds if is_it and asked is not None and asked.odds is not None and asked.odds.is_done else None

    def _learn(self, odds: Odds) -> None:
        if self._is_open and self._asked is not None:
            self._asked.odds = odds
            self.told.emit(odds)
