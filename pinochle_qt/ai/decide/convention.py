"""Bids that signal meld to partner, where the players have agreed on them (catalogue, item 77)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.cards import SUITS, Rank, card
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import has_standard_auction
from pinochle_qt.engine.melds import best_melds, entry_value, points_of
from pinochle_qt.engine.prompts import bids_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_WORTH_TELLING: Final = 100
"""Less meld than this in every suit is not signaled."""
_ACES: Final = tuple(card(Rank.ACE, suit) for suit in SUITS)


def is_agreed(rules: Rules) -> bool:
    """Return whether bids signal meld here: as agreed, and to a partner who is known."""
    has_partner = rules.table.teams not in {"individual", "called_partner"}
    return rules.auction.convention == "meld_bidding" and has_standard_auction(rules) and has_partner


def telling_amount(hand: Sequence[Card], observation: Observation, bids: BidRange) -> tuple[int, Reason | None]:
    """Return the bid that says what there is to say, and what that is; the lowest bid and nothing for nothing."""
    amounts = [amount for _, amount in _bids(observation)]
    least, rules = bids.minimum, observation.rules
    if not is_agreed(rules) or not amounts or not _partner_listens(observation):
        return least, None
    if _is_over_opening(amounts, rules) and set(_ACES) <= set(hand):
        return least, Why.TELLS_ACES.because()
    if min(points_of(best_melds(hand, suit, rules)) for suit in SUITS) >= _WORTH_TELLING:
        return bids.at_least(least + 1), Why.TELLS_MELD.because()
    return least, None


def told_meld(observation: Observation, partner: Seat) -> int:
    """Return the meld that a partner's bids have signaled, 0 if none."""
    rules = observation.rules
    if not is_agreed(rules):
        return 0
    told, before = 0, list[int]()
    for seat, amount in _bids(observation):
        if seat == partner and before and amount > bids_over(rules.auction, before[-1]).minimum:
            told = max(told, _WORTH_TELLING)
        elif seat == partner and _is_over_opening(before, rules):
            told = max(told, entry_value("aces", 1, rules))
        before.append(amount)
    return told


def _bids(observation: Observation) -> list[tuple[Seat, int]]:
    return [(call.seat, call.amount) for call in observation.calls if call.amount is not None]


def _is_over_opening(amounts: Sequence[int], rules: Rules) -> bool:
    """Return whether only the opening has been bid, at its lowest, so that one step over it shows aces around."""
    return len(amounts) == 1 and amounts[0] == bids_over(rules.auction, None).minimum


def _partner_listens(observation: Observation) -> bool:
    """Return whether a partner can still bid; nobody else needs to know."""
    rules, viewer = observation.rules, observation.viewer
    if viewer is None:
        return False
    passed = {call.seat for call in observation.calls if call.amount is None}
    others = set(range(rules.table.players)) - passed - {viewer}
    return any(side_of(rules, seat) == side_of(rules, viewer) for seat in others)
