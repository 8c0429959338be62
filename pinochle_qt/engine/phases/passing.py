"""Passing cards between the declarer and the partner (catalogue, 1.14, 1.16; record, item 34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import Give
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import partner_of
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import CardsGiven
from pinochle_qt.engine.features import has_called_partner, passes_at_once
from pinochle_qt.engine.phase import Phase, PhaseEvent, PhaseProgress, goes_without_trump
from pinochle_qt.engine.prompts import Pick, Prompt
from pinochle_qt.engine.state import Gift

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState


class Passing(Phase):
    """The partner passes, then the declarer the same number; `simultaneous` hides the first gift until the second."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._count = rules.passing.cards
        self._simultaneous = passes_at_once(rules)
        self._calls_partner = has_called_partner(rules)

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the partner, then the declarer; a declarer without a called partner passes nothing (record, item 52)."""
        if len(deal.gifts) == 2 or deal.conceded or deal.no_suit or goes_without_trump(self._rules, deal):
            return None
        if self._calls_partner and deal.partner is None:
            return None
        declarer, partner = self._pair(deal)
        giver, receiver = (declarer, partner) if deal.gifts else (partner, declarer)
        hand = deal.hands[giver]
        pick = Pick(self._count, hand, hand)
        if deal.gifts and not self._simultaneous and not self._rules.passing.return_received:
            # only cards that the declarer held before the partner's cards arrived
            pick = Pick(self._count, hand, without(hand, deal.gifts[0].cards), Refusal.NOT_RETURNABLE)
        return Prompt(giver, "give", self._rules, pick=pick, receiver=receiver, hand=hand, trump=deal.trump)

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Move the cards immediately, or both gifts together if passing is simultaneous."""
        if not isinstance(action, Give):
            raise AssertionError(action)
        declarer, partner = self._pair(deal)
        receiver = partner if action.seat == declarer else declarer
        gift = Gift(action.seat, receiver, tuple(sorted(action.cards)))
        deal = replace(deal, gifts=(*deal.gifts, gift))
        if self._simultaneous and len(deal.gifts) == 1:
            return PhaseProgress(deal)
        events: list[PhaseEvent] = []
        for each in deal.gifts if self._simultaneous else (gift,):
            deal = _moved(deal, each)
            events.append(PhaseEvent(CardsGiven(each.giver, each.receiver, each.cards), deal))
        return PhaseProgress(deal, tuple(events))

    def _pair(self, deal: DealState) -> tuple[Seat, Seat]:
        if deal.contract is None:
            raise AssertionError("cards are passed to a declarer")
        declarer = deal.contract.declarer
        partner = deal.partner if deal.partner is not None else partner_of(self._rules, declarer)
        if partner is None:
            raise AssertionError("cards are passed between exactly two partners")
        return declarer, partner


def _moved(deal: DealState, gift: Gift) -> DealState:
    hands: list[tuple[Card, ...]] = list(deal.hands)
    hands[gift.giver] = without(hands[gift.giver], gift.cards)
    hands[gift.receiver] = tuple(sorted((*hands[gift.receiver], *gift.cards)))
    return replace(deal, hands=tuple(hands))
