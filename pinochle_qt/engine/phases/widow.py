"""The widow: the declarer takes it up, and discards for it later, or shares it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import Bury, Concede, Distribute
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import announced_of
from pinochle_qt.engine.events import CardsBuried, KittyShared, WidowTaken
from pinochle_qt.engine.phase import Phase, PhaseProgress, conceded, happened, may_concede
from pinochle_qt.engine.prompts import Prompt, pick_to_bury

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.state import Contract, DealState


class Kitty(Phase):
    """One card of the kitty to each seat (catalogue, item 38), unless the declarer concedes."""

    def enter(self, deal: DealState) -> PhaseProgress:
        """Let the declarer look at the kitty."""
        contract = _contract(deal)
        return happened(WidowTaken(contract.declarer, deal.widow), replace(deal, widow_taken=True))

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask which seat gets which card."""
        if deal.kitty_shared or deal.conceded:
            return None
        seat = _contract(deal).declarer
        concede = (Concede(seat),) if may_concede(self._rules, deal) else ()
        return Prompt(seat, "distribute", self._rules, choices=concede, hand=deal.hands[seat], kitty=deal.widow)

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Share out the cards, or concede."""
        if isinstance(action, Concede):
            return conceded(self._rules, deal, action)
        if not isinstance(action, Distribute):
            raise AssertionError(action)
        hands = list(deal.hands)
        for seat, face in action.to:
            hands[seat] = tuple(sorted((*hands[seat], face)))
        by_seat = tuple(face for _, face in sorted(action.to))
        deal = replace(deal, hands=tuple(hands), kitty_shared=tuple(sorted(action.to)))
        return happened(KittyShared(action.seat, by_seat), deal)


class TakeWidow(Phase):
    """The declarer takes up the widow; there is nothing to decide."""

    def enter(self, deal: DealState) -> PhaseProgress:
        """Move the widow into the declarer's hand."""
        seat = _contract(deal).declarer
        hands = list(deal.hands)
        hands[seat] = tuple(sorted((*hands[seat], *deal.widow)))
        return happened(WidowTaken(seat, deal.widow), replace(deal, hands=tuple(hands), widow_taken=True))


class BuryCards(Phase):
    """The declarer lays aside as many cards as the widow had (catalogue, item 36; record, items 8 and 9)."""

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask for the discards."""
        if deal.buried is not None or deal.conceded or deal.no_suit:
            return None
        seat = _contract(deal).declarer
        hand = deal.hands[seat]
        pick = pick_to_bury(self._rules, hand, deal.shown[seat])
        return Prompt(seat, "bury", self._rules, pick=pick, hand=hand, trump=deal.trump)

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Lay the cards aside."""
        if not isinstance(action, Bury):
            raise AssertionError(action)
        hands = list(deal.hands)
        hands[action.seat] = without(hands[action.seat], action.cards)
        cards = tuple(sorted(action.cards))
        buried = CardsBuried(action.seat, cards, announced_of(self._rules, cards, deal.trump))
        return happened(buried, replace(deal, hands=tuple(hands), buried=cards))


def _contract(deal: DealState) -> Contract:
    if deal.contract is None:
        raise AssertionError("the widow belongs to a declarer")
    return deal.contract
