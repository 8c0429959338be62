"""Draw and keep: two players build their hands from the face-down pack (catalogue, 1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import Keep, Reject
from pinochle_qt.engine.events import CardDrafted
from pinochle_qt.engine.phase import Phase, PhaseProgress, happened
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.seats import left_of

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.state import DealState


class Draft(Phase):
    """In turn, players look at a card and keep it, discarding the next unseen, or reject it and keep the next."""

    def enter(self, deal: DealState) -> PhaseProgress:
        """Let the player left of the dealer look at the first card."""
        return PhaseProgress(replace(deal, drafter=left_of(deal.dealer, self._players), discards=((),) * self._players))

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask whether to keep the top card."""
        seat = deal.drafter
        if seat is None:
            return None
        return Prompt(
            seat,
            "draft",
            self._rules,
            choices=(Keep(seat), Reject(seat)),
            hand=deal.hands[seat],
            cards=deal.stock[:1],
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Put one card into the hand and the other on the seat's discard pile."""
        if not isinstance(action, Keep | Reject):
            raise AssertionError(action)
        seat = action.seat
        first = isinstance(action, Keep)
        kept, discarded = deal.stock[:2] if first else deal.stock[1::-1]
        stock = deal.stock[2:]
        hands = list(deal.hands)
        hands[seat] = tuple(sorted((*hands[seat], kept)))
        piles = list(deal.discards)
        piles[seat] = (*piles[seat], (discarded, not first))
        deal = replace(
            deal,
            hands=tuple(hands),
            stock=stock,
            discards=tuple(piles),
            drafter=left_of(seat, self._players) if stock else None,
        )
        return happened(CardDrafted(seat, kept, discarded, first), deal)
