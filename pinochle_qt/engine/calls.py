"""What the calls of an auction come to: who may still bid, which bid is the highest, and what may be bid over it.

And which suits a hand may name, after the auction or with a bid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import SUITS, Rank, card, dix_of
from pinochle_qt.engine.features import bids_moon, bids_name_suit, bids_once, dealer_may_match
from pinochle_qt.engine.prompts import MOON_BID, bids_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.prompts import BidRange
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import Call


def still_bidding(rules: Rules, calls: Sequence[Call]) -> tuple[Seat, ...]:
    """Return the seats that may bid again, in ascending order: passes are final, and bids where all have one turn."""
    gone = {call.seat for call in calls if call.amount is None or bids_once(rules)}
    return tuple(seat for seat in range(rules.table.players) if seat not in gone)


def high_call(calls: Sequence[Call]) -> Call | None:
    """Return the call with the highest bid, where the highest bid wins: of two equal ones, the dealer's, the later."""
    bids = [call for call in calls if call.amount is not None]
    return bids[-1] if bids else None


def bids_of(rules: Rules, seat: Seat, dealer: Seat, high: int | None) -> BidRange:
    """Return what a seat may bid over the highest bid so far, or match; None for an opening at the lowest bid."""
    matches = high is not None and seat == dealer and dealer_may_match(rules)
    return bids_over(rules.auction, high, at_least=high if matches else None)


def moon_bidders(calls: Sequence[Call]) -> frozenset[Seat]:
    """Return the seats that have bid the moon, over which there is no number."""
    return frozenset(call.seat for call in calls if call.amount == MOON_BID)


def may_bid_moon(rules: Rules, seat: Seat, calls: Sequence[Call]) -> bool:
    """Return whether a seat may bid the moon now: once, over any number, and over other moons if the rules allow it."""
    bidders = moon_bidders(calls)
    return bids_moon(rules) and (not bidders or (rules.match.moon_over_moon and seat not in bidders))


def has_marriage(hand: tuple[Card, ...], suits: Iterable[Suit] = SUITS) -> bool:
    """Return whether a hand holds the king and queen of one of these suits."""
    return any(card(Rank.KING, suit) in hand and card(Rank.QUEEN, suit) in hand for suit in suits)


def is_nameable(rules: Rules, hand: tuple[Card, ...], suit: Suit) -> bool:
    """Return whether a hand holds what the rules require for naming a suit (catalogue, item 34)."""
    need = rules.auction.trump_must_hold
    if need == "any" or has_marriage(hand, (suit,)):
        return True
    return need == "run_marriage_or_dix" and dix_of(suit, rules.deck.ranks) in hand


def suits_to_bid(rules: Rules, hand: tuple[Card, ...]) -> tuple[Suit, ...]:
    """Return the suits that a hand may name with a bid; none where bids name no suit (catalogue, item 95)."""
    if not bids_name_suit(rules):
        return ()
    needs_marriage = rules.auction.needs_marriage
    return tuple(
        suit for suit in SUITS if is_nameable(rules, hand, suit) and (not needs_marriage or has_marriage(hand, (suit,)))
    )
