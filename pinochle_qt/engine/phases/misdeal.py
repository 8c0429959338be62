"""Hands so poor that the rules allow players to throw them in before anything else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import Misdeal, Stand
from pinochle_qt.engine.cards import RANK_OF, Rank
from pinochle_qt.engine.events import HandStood, HandThrownIn
from pinochle_qt.engine.melds import has_meld
from pinochle_qt.engine.phase import Phase, PhaseProgress, happened
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.seats import clockwise_from, left_of
from pinochle_qt.engine.state import Ending

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState

NON_COUNTERS = frozenset({Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN})


def may_throw_in(rules: Rules, hand: tuple[Card, ...]) -> bool:
    """Return whether a hand may be thrown in as a misdeal (catalogue, items 73, 80 and 92; record, item 23)."""
    ranks = [RANK_OF[face] for face in hand]
    nines, aces = ranks.count(Rank.NINE), ranks.count(Rank.ACE)
    option = rules.deal.misdeal_nines
    if option in {"six_or_five_no_meld", "both"} and (
        nines >= 6 or (nines == 5 and not has_meld(hand, rules, include_dix=False))
    ):
        return True
    if option in {"four_no_ace_or_five_one_ace", "both"} and ((nines >= 4 and aces == 0) or (nines >= 5 and aces <= 1)):
        return True
    if option == "five_nines" and nines >= 5:
        return True
    noncounters = sum(rank in NON_COUNTERS for rank in ranks)
    return rules.deal.technical_misdeal == "13_noncounters_no_ace" and noncounters >= 13 and aces == 0


class MisdealClaims(Phase):
    """Each seat that qualifies is asked once, clockwise from the dealer's left; the first claim ends the deal."""

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the next seat that may throw in its hand."""
        for seat in self._order(deal):
            if seat not in deal.stood and may_throw_in(self._rules, deal.hands[seat]):
                return Prompt(seat, "misdeal", self._rules, choices=(Misdeal(seat), Stand(seat)), hand=deal.hands[seat])
        return None

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """End the deal or go on."""
        if isinstance(action, Misdeal):
            thrown = HandThrownIn(action.seat, deal.hands[action.seat])
            return happened(thrown, replace(deal, ending=Ending("misdeal", action.seat)))
        return happened(HandStood(action.seat), replace(deal, stood=(*deal.stood, action.seat)))

    def _order(self, deal: DealState) -> tuple[Seat, ...]:
        if deal.redeals_left == 0:
            return ()
        players = self._rules.table.players
        return clockwise_from(left_of(deal.dealer, players), players)
