"""What the calls of an auction come to: who may still bid, which bid is the highest, and what must be bid over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.features import bids_once, dealer_may_match
from pinochle_qt.engine.prompts import bids_over

if TYPE_CHECKING:
    from collections.abc import Sequence

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
