"""Bids that show the partner something, as the side has agreed (catalogue, item 77)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

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
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank, card, dix_of
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.melds import best_worths, unit_cards
from pinochle_qt.engine.sayings import COUNTED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.inference.agreements import BidMeaning
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreement, Shows
    from pinochle_qt.engine.seats import Seat

RUNS: Final = tuple(unit_cards("run", suit, dix_of(suit, "nine_to_ace")) for suit in SUITS)
"""The cards of a run in each suit."""
_ACES: Final = frozenset(card(Rank.ACE, suit) for suit in SUITS)
_REASONS: Final[Mapping[str, Why]] = {
    "aces_around": Why.TELLS_ACES,
    "aces": Why.SHOWS_ACES,
    "run": Why.SHOWS_RUN,
    "suit": Why.SHOWS_SUIT,
}


def holds_run(hand: Sequence[Card], suit: Suit) -> bool:
    """Return whether a hand holds ace, ten, king, queen and jack of a suit."""
    return set(RUNS[suit]) <= set(hand)


def holds(hand: Sequence[Card], meaning: BidMeaning, rules: Rules) -> bool:
    """Return whether a hand has what a bid shows, or more."""
    if meaning.shows == "aces_around":
        return set(hand) >= _ACES
    if meaning.shows == "run":
        return any(holds_run(hand, suit) for suit in SUITS)
    return meaning.shows != "asks" and _held(hand, meaning.shows, rules) >= meaning.least


def _held(hand: Sequence[Card], shows: Shows, rules: Rules) -> int:
    """Return how much of what bids can show by a number is in a hand."""
    if shows == "aces":
        return sum(RANK_OF[face] is Rank.ACE for face in hand)
    if shows == "suit":
        return max(sum(SUIT_OF[face] == suit for face in hand) for suit in SUITS)
    return min(best_worths(hand, rules))


def said_by(meaning: BidMeaning, agreement: Agreement) -> Reason:
    """Return a computer player's reason for a bid that shows something."""
    if agreement.is_custom:
        return (Why.TELLS_ACES if meaning.shows == "aces_around" else Why.TELLS_MELD).because()
    if meaning.shows == "meld":
        return Why.SHOWS_MELD.because(points=Points(meaning.least))
    return _REASONS[meaning.shows].because(**({"count": meaning.least} if meaning.shows in COUNTED else {}))


def tellings(hand: Sequence[Card], seen: Observation, bids: BidRange) -> list[tuple[int, BidMeaning]]:
    """Return the bids that show what the hand holds, in order of preference; none where nobody needs to know."""
    rules, seat = seen.rules, seen.viewer
    if seat is None:
        return []
    agreement = agreement_of(seen, seat)
    if not agreement.sayings or not listens(seen, seat) or not _rival_can_bid(seen, seat):
        return []
    found = bids_with_meaning(seen, seat, bids.amounts(agreement.most_steps + 1))
    kept = [(amount, signal) for amount, signal in found if holds(hand, signal, rules)]
    if agreement.is_custom:
        return kept
    if _side_has_shown(seen, seat):
        return []
    return sorted(kept, key=lambda each: _exceeds(hand, each[1], rules))  # less is shown only where all else fails


def quiet_bids(hand: Sequence[Card], seen: Observation, bids: BidRange) -> BidRange:
    """Return the bids from the lowest one on that shows nothing which the hand lacks; only the highest if all do.

    By custom, the lowest bid may mean no more than that the hand is worth it.
    """
    seat = seen.viewer
    if seat is None or not (agreement := agreement_of(seen, seat)).sayings or agreement.is_custom:
        return bids
    for amount in bids.amounts(agreement.most_steps + 2):  # higher ones show the same as the last of these
        meaning = meaning_in_call(seen.after_bids((seat, amount)), len(seen.calls))
        if meaning is None or meaning.shows == "asks" or holds(hand, meaning, seen.rules):
            return replace(bids, minimum=amount)
    return replace(bids, minimum=bids.maximum)


def _exceeds(hand: Sequence[Card], meaning: BidMeaning, rules: Rules) -> bool:
    """Return whether a hand has more than one that bids so usually has."""
    return meaning.below is not None and _held(hand, meaning.shows, rules) >= meaning.below


def trump_is_left_to(seen: Observation, seat: Seat) -> bool:
    """Return whether the highest bid is by a partner who only showed meld, after this seat had already bid."""
    seats = [call.seat for call in seen.calls if call.amount is not None]
    if not seats or seat not in seats or seats[-1] == seat:
        return False
    holder, shown = seats[-1], [shown_in(seen, at) for at, call in enumerate(seen.calls) if call.seat == seats[-1]]
    is_partner = side_of(seen.rules, holder) == side_of(seen.rules, seat)
    signals = [each for each in shown if each is not None]
    only_shows = bool(signals) and not any(each.wants_trump for each in signals)
    return is_partner and only_shows and seats.index(seat) < seats.index(holder)


def shown_in(seen: Observation, at: int) -> BidMeaning | None:
    """Return what a call has shown about a hand by its side's agreement."""
    if agreement_of(seen, seen.calls[at].seat).is_custom:
        return None
    signal = meaning_in_call(seen, at)
    return None if signal is None or signal.shows == "asks" else signal


def told_meld(seen: Observation, partner: Seat) -> int:
    """Return the meld that a partner's bids have shown, in points; 0 if none."""
    return meld_shown(heard_from(seen, partner), seen.rules)


def told_aces(seen: Observation, partner: Seat) -> int | None:
    """Return the number of aces that a partner's bids have shown; None if none of them showed any."""
    counts = [each.least for each in heard_from(seen, partner) if each.shows == "aces"]
    return max(counts, default=None)


def _side_has_shown(seen: Observation, seat: Seat) -> bool:
    """Return whether this seat or its partner has shown something, so that one of them has to name trump now."""
    allies = (other for other in range(seen.players) if side_of(seen.rules, other) == side_of(seen.rules, seat))
    return any(signal.shows != "asks" for ally in allies for signal in heard_from(seen, ally))


def _rival_can_bid(seen: Observation, seat: Seat) -> bool:
    """Return whether an opponent can still bid."""
    rules = seen.rules
    return any(side_of(rules, other) != side_of(rules, seat) for other in still_bidding(rules, seen.calls))
