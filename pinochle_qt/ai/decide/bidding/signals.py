"""Bids that show the partner something, as the side has agreed (catalogue, item 77)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.inference.agreements import (
    agreement_of,
    bids_with_meaning,
    heard_from,
    listens,
    meaning_in_call,
    meld_shown,
)
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.engine.calls import still_bidding
from pinochle_qt.engine.cards import SUITS, Rank, card
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.melds import best_worths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.inference.agreements import Agreement, BidMeaning
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_ACES: Final = frozenset(card(Rank.ACE, suit) for suit in SUITS)


def holds(hand: Sequence[Card], meaning: BidMeaning, rules: Rules) -> bool:
    """Return whether a hand has what a bid shows, or more."""
    if meaning.shows == "aces":
        return set(hand) >= _ACES
    return meaning.shows == "meld" and min(best_worths(hand, rules)) >= meaning.points


def said_by(meaning: BidMeaning, agreement: Agreement) -> Reason:
    """Return a computer player's reason for a bid that shows something."""
    if meaning.shows == "aces":
        return Why.TELLS_ACES.because()
    return Why.TELLS_MELD.because() if agreement.is_custom else Why.SHOWS_MELD.because(points=Points(meaning.points))


def tellings(hand: Sequence[Card], seen: Observation, bids: BidRange) -> list[tuple[int, BidMeaning]]:
    """Return the bids that show what the hand holds, in order of preference; none where nobody needs to know."""
    rules, seat = seen.rules, seen.viewer
    if seat is None:
        return []
    agreement = agreement_of(seen, seat)
    if not agreement.sayings or not listens(seen, seat):
        return []
    found = bids_with_meaning(seen, seat, bids.amounts(agreement.most_steps + 1))
    kept = [(amount, signal) for amount, signal in found if holds(hand, signal, rules)]
    if not _rival_can_bid(seen, seat):
        return []
    if agreement.is_custom:
        return kept
    if _side_has_shown(seen, seat):
        return []
    lowest = [each for at, each in enumerate(kept) if not at or each[1] != kept[at - 1][1]]  # no higher than necessary
    return lowest[::-1]


def trump_is_left_to(seen: Observation, seat: Seat) -> bool:
    """Return whether the highest bid is by a partner who only showed meld, after this seat had already bid."""
    seats = [call.seat for call in seen.calls if call.amount is not None]
    if not seats or seat not in seats or seats[-1] == seat:
        return False
    holder, shown = seats[-1], (shown_in(seen, at) for at, call in enumerate(seen.calls) if call.seat == seats[-1])
    is_partner = side_of(seen.rules, holder) == side_of(seen.rules, seat)
    return is_partner and seats.index(seat) < seats.index(holder) and any(each is not None for each in shown)


def shown_in(seen: Observation, at: int) -> BidMeaning | None:
    """Return what a call has shown about a hand by its side's agreement."""
    if agreement_of(seen, seen.calls[at].seat).is_custom:
        return None
    signal = meaning_in_call(seen, at)
    return None if signal is None or signal.shows == "asks" else signal


def told_meld(seen: Observation, partner: Seat) -> int:
    """Return the meld that a partner's bids have shown, in points; 0 if none."""
    return meld_shown(heard_from(seen, partner), seen.rules)


def _side_has_shown(seen: Observation, seat: Seat) -> bool:
    """Return whether this seat or its partner has shown something, so that one of them has to name trump now."""
    allies = (other for other in range(seen.players) if side_of(seen.rules, other) == side_of(seen.rules, seat))
    return any(signal.shows != "asks" for ally in allies for signal in heard_from(seen, ally))


def _rival_can_bid(seen: Observation, seat: Seat) -> bool:
    """Return whether an opponent can still bid."""
    rules = seen.rules
    return any(side_of(rules, other) != side_of(rules, seat) for other in still_bidding(rules, seen.calls))
