"""The contracts that result from partners' bids when they are added up (catalogue, 1.15; item 33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.state import Contract

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import Call


def summed_contract(rules: Rules, calls: tuple[Call, ...]) -> Contract | None:
    """Return the contract that results from everybody's bids, given in order; None if nobody bid more than zero."""
    sums = [0] * side_count(rules)
    for call in calls:
        sums[side_of(rules, call.seat)] += call.amount or 0
    if not any(sums):
        return None
    namer = _namer(rules, calls, sums)
    return Contract(namer, sums[side_of(rules, namer)], side_bids=tuple(sums))


def _namer(rules: Rules, calls: tuple[Call, ...], sums: list[int]) -> Seat:
    """Return who names trump if partners' bids are added up."""

    def highest(candidates: Iterable[Call]) -> Call:
        return max(candidates, key=lambda call: call.amount or 0)  # of equal bids, the earlier one

    if rules.auction.summed_trump_namer == "highest_individual":
        return highest(calls).seat
    top = max(sums)
    calls_by_side = [[call for call in calls if side_of(rules, call.seat) == side] for side in range(len(sums))]
    namers = [highest(side_calls) for side_calls, total in zip(calls_by_side, sums, strict=True) if total == top]
    return min(namers, key=calls.index).seat
