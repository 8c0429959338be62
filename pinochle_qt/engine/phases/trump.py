"""Naming trump, and calling the card whose holder becomes the partner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import CallCard, Concede, NameTrump
from pinochle_qt.engine.calls import is_nameable
from pinochle_qt.engine.cards import SUIT_OF, SUITS
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import CardCalled, PartnerRevealed, TrumpNamed
from pinochle_qt.engine.features import buries, names_trump_first, pays_by_bid, trump_needs_marriage
from pinochle_qt.engine.people import holder_called
from pinochle_qt.engine.phase import (
    Phase,
    PhaseEvent,
    PhaseProgress,
    conceded,
    goes_without_trump,
    happened,
    may_concede,
)
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.seats import left_of

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.state import Contract, DealState


class NameTrumpPhase(Phase):
    """The declarer names a suit; a hand that qualifies for none may name any (catalogue, item 81).

    In games without bidding, the player left of the dealer names it (record, item 53). A bid that has named its suit
    leaves nothing to name; where a contract may be given up now, its bidder is still asked about that.
    """

    def enter(self, deal: DealState) -> PhaseProgress:
        """Make the suit of the winning bid trump, unless the bidder may give up first."""
        contract = deal.contract
        if contract is None or contract.suit is None or self._concessions(deal):
            return PhaseProgress(deal)
        if goes_without_trump(self._rules, deal):
            return PhaseProgress(deal)
        return happened(TrumpNamed(contract.declarer, contract.suit), replace(deal, trump=contract.suit))

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask for a suit; if the rules allow it, the declarer may concede first (record, item 11)."""
        if deal.trump is not None or goes_without_trump(self._rules, deal):
            return None
        contract = deal.contract
        seat = left_of(deal.dealer, self._rules.table.players) if contract is None else contract.declarer
        hand = deal.hands[seat]
        suits = [suit for suit in SUITS if is_nameable(self._rules, hand, suit)] or list(SUITS)
        needs_marriage = trump_needs_marriage(self._rules)
        reason = Refusal.SUIT_NEEDS_MARRIAGE if needs_marriage else Refusal.SUIT_NEEDS_MELD
        if contract is not None and contract.suit is not None:
            suits, reason = [contract.suit], Refusal.SUIT_NOT_BID
        choices: tuple[SeatAction, ...] = tuple(NameTrump(seat, suit) for suit in suits)
        choices += self._concessions(deal)
        return Prompt(seat, "trump", self._rules, choices=choices, hand=hand, no_bid=reason)

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Set trump, or concede: then the suit is asked for, if no bid has named it, since others score meld in it."""
        if isinstance(action, Concede):
            given_up = conceded(self._rules, deal, action)
            if given_up.deal.ending is not None:
                return given_up
            named = self.enter(given_up.deal)
            return PhaseProgress(named.deal, given_up.events + named.events)
        if not isinstance(action, NameTrump):
            raise AssertionError(action)
        hand = deal.hands[action.seat]
        needs_marriage = deal.contract is not None and deal.moon is None and trump_needs_marriage(self._rules)
        no_suit = needs_marriage and not is_nameable(self._rules, hand, action.suit)
        return happened(TrumpNamed(action.seat, action.suit), replace(deal, trump=action.suit, no_suit=no_suit))

    def _concessions(self, deal: DealState) -> tuple[SeatAction, ...]:
        """Return the ways in which the declarer may give up now: not yet, if the widow is seen only after this."""
        contract = deal.contract
        if contract is None or not buries(self._rules) or not may_concede(self._rules, deal):
            return ()
        seen = () if names_trump_first(self._rules) else (Concede(contract.declarer),)
        may_be_unseen = contract.forced and not pays_by_bid(self._rules)
        return (*seen, Concede(contract.declarer, unseen=True)) if may_be_unseen else seen


class CallPartner(Phase):
    """The bidder calls a trump; its first other holder in the agreed direction is the partner (catalogue, 1.17)."""

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask for a card that another seat may hold, until one of them does.

        A declarer who plays no hand, or who holds every trump, is not asked and has no partner (record, 47 and 52).
        """
        if deal.partner is not None or deal.conceded or deal.no_suit:
            return None
        seat = _contract(deal).declarer
        hand = deal.hands[seat]
        whole = pack(self._rules)
        cards = tuple(
            face
            for face in sorted(set(whole))
            if SUIT_OF[face] == deal.trump and hand.count(face) < whole.count(face) and face not in deal.called
        )
        if not cards:
            return None
        return Prompt(
            seat,
            "call",
            self._rules,
            choices=tuple(CallCard(seat, face) for face in cards),
            hand=hand,
            trump=deal.trump,
            cards=cards,
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Find the holder of the called card."""
        if not isinstance(action, CallCard):
            raise AssertionError(action)
        deal = replace(deal, called=(*deal.called, action.card))
        partner = holder_called(self._rules, deal.hands, action.seat, action.card)
        called = CardCalled(action.seat, action.card, answered=partner is not None)
        if partner is None:
            return happened(called, deal)
        revealed = replace(deal, partner=partner)
        return PhaseProgress(revealed, (PhaseEvent(called, deal), PhaseEvent(PartnerRevealed(partner), revealed)))


def _contract(deal: DealState) -> Contract:
    if deal.contract is None:
        raise AssertionError("a partner is called by a declarer")
    return deal.contract
