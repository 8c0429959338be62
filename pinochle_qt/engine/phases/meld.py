"""Melding before play: each seat shows, once, everything it wants to score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import ShowMelds
from pinochle_qt.engine.derived import is_off_board, meld_order
from pinochle_qt.engine.events import MeldsShown, MeldsTakenUp
from pinochle_qt.engine.melds import best_melds, points_of, wins_game
from pinochle_qt.engine.people import contract_party
from pinochle_qt.engine.phase import Phase, PhaseProgress, goes_without_trump, happened
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.state import Ending

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState


class Melding(Phase):
    """Seats show their melds in turn; after that, the contract may turn out not to be on the board (catalogue, 0.8)."""

    def enter(self, deal: DealState) -> PhaseProgress:
        """Prepare the table for melds."""
        return PhaseProgress(replace(deal, has_melds_on_table=True))

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the next seat that has not melded."""
        seat = self._next(deal)
        if seat is None or goes_without_trump(self._rules, deal):
            return None
        if deal.trump is None:
            raise AssertionError("melds need trump")
        hand = deal.hands[seat]
        best = best_melds(hand, deal.trump, self._rules)
        return Prompt(seat, "show", self._rules, hand=hand, trump=deal.trump, best=best)

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Lay down a seat's melds; after the last seat's, see whether the hand is played at all."""
        if not isinstance(action, ShowMelds):
            raise AssertionError(action)
        shown = list(deal.shown)
        shown[action.seat] = action.melds
        deal = replace(deal, shown=tuple(shown))
        if wins_game(action.melds):
            deal = replace(deal, ending=Ending("game_meld", action.seat))
        elif self._next(deal) is None:
            deal = replace(deal, ending=self._ending(deal))
        return happened(MeldsShown(action.seat, action.melds), deal)

    def _next(self, deal: DealState) -> Seat | None:
        """Return the seat that melds next; None once everybody who melds has done so."""
        declarer = deal.contract.declarer if deal.contract is not None else None
        order = meld_order(self._rules, deal.dealer, declarer)
        return next((seat for seat in order if deal.shown[seat] is None), None)

    def _ending(self, deal: DealState) -> Ending | None:
        contract = deal.contract
        # Neither a summed contract nor a moon can be off the board (record, item 10; catalogue, item 96).
        if contract is None or contract.side_bids or deal.moon is not None:
            return None
        if deal.conceded:
            return Ending("conceded", contract.declarer)
        party = contract_party(self._rules, contract.declarer, deal.partner)
        meld = sum(points_of(deal.shown[seat] or ()) for seat in party)
        if deal.no_suit or is_off_board(self._rules, contract.bid, meld):
            return Ending("not_on_board", contract.declarer)
        return None


class TakeUpMelds(Phase):
    """Everybody picks up their melds before the first lead."""

    def enter(self, deal: DealState) -> PhaseProgress:
        """Pick up the melds."""
        return happened(MeldsTakenUp(), replace(deal, has_melds_on_table=False))
