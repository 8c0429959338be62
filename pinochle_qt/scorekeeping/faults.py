"""What is still missing in a deal being entered, and which numbers are impossible."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.engine.derived import points_step, side_count, side_of
from pinochle_qt.engine.features import has_forced_bid
from pinochle_qt.engine.melds.tables import GAME, values_of
from pinochle_qt.engine.prompts import MAXIMUM_BID
from pinochle_qt.scorekeeping.pack_limits import fits_pack, fits_points
from pinochle_qt.scorekeeping.questions import (
    asked_only,
    hows,
    is_moon_bid,
    off_board,
    partners_who_spoil,
    party_of,
    questions,
)
from pinochle_qt.scorekeeping.sheet import padded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.scorekeeping.questions import Group, Questions
    from pinochle_qt.scorekeeping.sheet import SheetDeal

FaultKind: TypeAlias = Literal[
    "no_by",
    "no_declarer",
    "no_bid",
    "no_bids",
    "no_trump",
    "no_meld",
    "tricks_left",
    "bid_low",
    "bid_high",
    "bid_step",
    "meld_step",
    "meld_high",
    "melds_over",
    "tricks_step",
    "tricks_over",
    "aside_over",
    "dix_over",
    "moon_swept",
    "moon_not_swept",
]
_MISSING = frozenset({"no_by", "no_declarer", "no_bid", "no_bids", "no_trump", "no_meld", "tricks_left"})
_NEEDED = frozenset({"no_by", "no_declarer"})
"""Faults with which the engine cannot score a deal at all."""


class EntryFault(Struct, frozen=True):
    """Something that keeps a deal from being scored."""

    kind: FaultKind
    group: Group = ()
    """The group whose number it is."""
    number: int = 0
    """The lowest or highest possible number, the step it must be a multiple of, or the amount missing or over; ×10."""

    @property
    def is_missing(self) -> bool:
        """Whether nothing is wrong and something just hasn't been entered yet."""
        return self.kind in _MISSING


def faults(rules: Rules, deal: SheetDeal) -> tuple[EntryFault, ...]:
    """Return what is missing or wrong in a deal, in the order of entry; if nothing is, the deal can be scored."""
    deal = asked_only(rules, deal)
    asked = questions(rules, deal)
    return (
        *_contract_faults(rules, deal, asked),
        *_meld_faults(rules, deal, asked),
        *_trick_faults(rules, deal, asked),
    )


def can_be_scored(rules: Rules, deal: SheetDeal) -> bool:
    """Return whether a deal is possible under these rules and can be scored, even if its numbers are wrong."""
    return deal.how in hows(rules) and _NEEDED.isdisjoint(fault.kind for fault in faults(rules, deal))


def bid_step(rules: Rules) -> int:
    """Return the step that all bids are multiples of, whatever their size."""
    auction = rules.auction
    steps = [auction.increment, auction.min_bid, auction.under_the_gun_min or 0]
    if auction.big_step_from is not None:
        steps += [auction.big_step_from, auction.big_step]
    return gcd(*steps, auction.forced_bid if has_forced_bid(rules) else 0)


def lowest_bid(rules: Rules) -> int:
    """Return the lowest possible contract."""
    auction = rules.auction
    first = auction.min_bid if auction.under_the_gun_min is None else auction.under_the_gun_min
    lowest = max(auction.increment, min(auction.min_bid, first))
    return min(lowest, auction.forced_bid) if has_forced_bid(rules) else lowest


def meld_step(rules: Rules) -> int:
    """Return the step that all meld points are multiples of."""
    values = values_of(rules)
    worths = [worth for row in values.rows.values() for worth in row if 0 < worth < GAME]
    others = (values.extra, values.roundhouse_bonus, values.dix, *values.four_identical.values())
    return gcd(*worths, *others, rules.melds.turned_dix_bonus) or 1


def trick_step(rules: Rules) -> int:
    """Return the step that all trick points are multiples of."""
    return points_step(rules) or 1


# ---- inside ----------------------------------------------------------------------------------------------------------


def _contract_faults(rules: Rules, deal: SheetDeal, asked: Questions) -> Iterator[EntryFault]:
    if asked.by and deal.by is None:
        yield EntryFault("no_by")
    is_contract_asked = asked.declarer and not is_moon_bid(rules, deal)
    if is_contract_asked and deal.declarer is None:
        yield EntryFault("no_declarer")
    if is_contract_asked:
        yield from _bid_faults(rules, deal.bid)
    if asked.bids and not any(deal.bids):
        yield EntryFault("no_bids")
    for seat, bid in enumerate(deal.bids):
        if bid:
            yield from (EntryFault(each.kind, (seat,), each.number) for each in _bid_faults(rules, bid))
    if asked.trump and not deal.trump:
        yield EntryFault("no_trump")


def _bid_faults(rules: Rules, bid: int) -> Iterator[EntryFault]:
    if not bid:
        yield EntryFault("no_bid")
    elif bid < lowest_bid(rules):
        yield EntryFault("bid_low", number=lowest_bid(rules))
    elif bid > MAXIMUM_BID:
        yield EntryFault("bid_high", number=MAXIMUM_BID)
    elif bid % bid_step(rules):
        yield EntryFault("bid_step", number=bid_step(rules))


def _meld_faults(rules: Rules, deal: SheetDeal, asked: Questions) -> Iterator[EntryFault]:
    if not deal.meld and off_board(rules, deal):
        yield EntryFault("no_meld", party_of(rules, deal))
    meld, dix = padded(deal.meld, rules.table.players), padded(deal.dix, rules.table.players)
    if not fits_pack(rules, deal.trump, deal.chips):
        yield EntryFault("melds_over")
    for group in asked.melds:
        if meld[group[0]] % meld_step(rules):
            yield EntryFault("meld_step", group, meld_step(rules))
        if not fits_points(rules, deal.trump, meld[group[0]], len(group)):
            yield EntryFault("meld_high", group)
        if dix[group[0]] > meld[group[0]]:
            yield EntryFault("dix_over", group, meld[group[0]])
    everybody = tuple(seat for group in asked.melds for seat in group)
    if not fits_points(rules, deal.trump, sum(meld[group[0]] for group in asked.melds), len(everybody)):
        yield EntryFault("meld_high", everybody)


def _trick_faults(rules: Rules, deal: SheetDeal, asked: Questions) -> Iterator[EntryFault]:
    tricks, aside = padded(deal.tricks, side_count(rules)), padded(deal.aside, side_count(rules))
    side_of_group = {group: side_of(rules, group[0]) for group in asked.tricks}
    for group, side in side_of_group.items():
        if tricks[side] % trick_step(rules):
            yield EntryFault("tricks_step", group, trick_step(rules))
        if aside[side] > tricks[side]:
            yield EntryFault("aside_over", group, tricks[side])
    if asked.total is not None:
        left = asked.total - sum(tricks)
        if left:
            yield EntryFault("tricks_left" if left > 0 else "tricks_over", number=abs(left))
    yield from _moon_faults(
        rules, deal, asked, {group for group, at in side_of_group.items() if tricks[at] or at in deal.took}
    )


def _moon_faults(rules: Rules, deal: SheetDeal, asked: Questions, takers: set[Group]) -> Iterator[EntryFault]:
    """Check who took tricks against the moon: one that was made leaves none to others, one that failed leaves some.

    If the shooter must take every trick alone, a partner's trick makes the moon fail too, which no number here shows.
    """
    if deal.by is None:
        return
    others = [group for group in takers if deal.by not in group]
    if deal.how == "moon_made" and others:
        yield EntryFault("moon_not_swept", others[0])
    if deal.how == "moon_failed" and asked.tricks and not others and not partners_who_spoil(rules, deal):
        yield EntryFault("moon_swept", (deal.by,))
