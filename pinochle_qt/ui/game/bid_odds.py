"""The odds of the bid that the player at the screen is asked for, as far as they are known."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from pinochle_qt.ai.odds import has_odds

if TYPE_CHECKING:
    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.game.computer_players import ComputerPlayers


_MOST_KNOWN: Final = 16
"""The number of questions whose odds are kept."""


class _Question(Struct):
    """A question for a bid, the player's observation, and the odds as far as they are known."""

    observation: Observation
    prompt: Prompt
    odds: BidOdds | None = None


class OddsTeller(QObject):
    """Has the odds computed for one question at a time; the results for the last ones are kept.

    Signals:
        odds_changed: the `BidOdds` of the present question, as far as they are known.
        odds_missing: the present question gets no odds, or no more of them.
    """

    odds_changed = Signal(object)
    odds_missing = Signal()

    def __init__(self, bots: ComputerPlayers, parent: QObject) -> None:
        super().__init__(parent)
        self._bots = bots
        self._question: _Question | None = None
        self._known: deque[_Question] = deque(maxlen=_MOST_KNOWN)
        """The last questions with all their odds: counted again after an undo, these would be a little different."""
        self._is_open = False
        """Whether the last question is still the present one."""
        bots.odds_known.connect(self._on_odds)
        bots.odds_failed.connect(self._on_failure)

    def ask(self, observation: Observation, prompt: Prompt) -> None:
        """Report the odds of a bid as they are computed; a question that has no odds is ignored."""
        if not has_odds(prompt):
            self.drop()
            return
        question, was_open = self._question, self._is_open
        self._is_open = True
        if question is None or (question.observation, question.prompt) != (observation, prompt):
            known = (each for each in self._known if (each.observation, each.prompt) == (observation, prompt))
            question = self._question = next(known, None) or _Question(observation, prompt)
            was_open = False
        if question.odds is not None:
            self.odds_changed.emit(question.odds)
        if not was_open and (question.odds is None or not question.odds.is_done):
            self._bots.ask_odds(observation, prompt)

    def drop(self) -> None:
        """Report nothing more until the next question."""
        self._is_open = False
        self._bots.forget_odds()

    def known(self, observation: Observation, prompt: Prompt) -> BidOdds | None:
        """Return the odds for a question, if all of them are known."""
        last = self._question
        is_same = last is not None and (last.observation, last.prompt) == (observation, prompt)
        return last.odds if is_same and last is not None and last.odds is not None and last.odds.is_done else None

    def _on_failure(self) -> None:
        if self._is_open:
            self._is_open = False
            self.odds_missing.emit()

    def _on_odds(self, odds: BidOdds) -> None:
        if self._is_open and self._question is not None:
            self._question.odds = odds
            if odds.is_done:
                self._known.append(self._question)
            self.odds_changed.emit(odds)
