"""The help of a good player: a hint when it is asked for, and the odds of bids as long as they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ai.odds import has_odds
from pinochle_qt.ui.game.adviser import Adviser
from pinochle_qt.ui.game.bid_odds import OddsTeller

if TYPE_CHECKING:
    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.game.computer_players import ComputerPlayers


class Hints(QObject):
    """Helps with one question at a time.

    Signals:
        asked: a good player thinks about what it would do.
        advised: what it would do, and its `Reason`.
        odds_told: the `BidOdds` of the bid that is asked for, as far as they are known.
    """

    asked = Signal()
    advised = Signal(object, object)
    odds_told = Signal(object)

    def __init__(self, bots: ComputerPlayers, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = Adviser(bots, self)
        self._adviser.advised.connect(self.advised)
        self.odds = OddsTeller(bots, self)
        self.odds.odds_changed.connect(self._on_odds)
        self.odds.odds_missing.connect(self._on_odds_missing)
        self._waits_for_odds: tuple[Observation, Prompt] | None = None
        """The question whose hint waits for the odds of the bid, by which it argues."""

    @property
    def is_awaited(self) -> bool:
        """Whether a good player still thinks about what it would do."""
        return self._waits_for_odds is not None or self._adviser.is_asked

    def ask(self, observation: Observation, prompt: Prompt, *, with_odds: bool) -> None:
        """Ask a good player, who knows no more than `observation` holds, what it would do."""
        if not (with_odds and has_odds(prompt)):
            self._adviser.advise(observation, prompt)
        elif (odds := self.odds.known(observation, prompt)) is None:
            self._waits_for_odds = observation, prompt
            self.odds.ask(observation, prompt)
        else:
            self._waits_for_odds = None
            self.advised.emit(odds.advice, odds.reason)  # the same advice, with the same numbers, as beside the odds
        if self.is_awaited:
            self.asked.emit()

    def drop_odds(self) -> None:
        """Report no more odds, unless a hint waits for them."""
        if self._waits_for_odds is None:
            self.odds.drop()

    def drop(self) -> None:
        """Withdraw every question that is open."""
        self._adviser.drop()
        self.odds.drop()
        self._waits_for_odds = None

    def take(self, action: SeatAction, reason: Reason | None) -> bool:
        """Take the answer of a computer player if a hint is awaited, and return whether one was."""
        return self._adviser.take(action, reason)

    def _on_odds(self, odds: BidOdds) -> None:
        self.odds_told.emit(odds)
        if self._waits_for_odds is not None and odds.is_done:
            self._waits_for_odds = None
            self.advised.emit(odds.advice, odds.reason)

    def _on_odds_missing(self) -> None:
        """Ask for the hint without the odds that it was waiting for."""
        if self._waits_for_odds is not None:
            question, self._waits_for_odds = self._waits_for_odds, None
            self._adviser.advise(*question)
