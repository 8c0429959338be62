"""What else an answer decides: for example, the remaining tricks belong to the only group not asked yet."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import has_called_partner, has_checks
from pinochle_qt.engine.melds import points_of, wins_game
from pinochle_qt.engine.melds.tables import GAME
from pinochle_qt.engine.scoring.checks import meld_checks
from pinochle_qt.scorekeeping.meld_buttons import as_chips, checks_of, worth_of
from pinochle_qt.scorekeeping.pack_limits import fits_pack
from pinochle_qt.scorekeeping.questions import hows, questions
from pinochle_qt.scorekeeping.sheet import padded, placed

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.scorekeeping.questions import Group
    from pinochle_qt.scorekeeping.sheet import How, SheetDeal


def with_end(rules: Rules, deal: SheetDeal, how: How, by: Seat | None = None) -> SheetDeal:
    """Return a deal that ended in this way; a player who shot the moon successfully gets all tricks."""
    updated = replace(deal, how=how, by=by)
    if how != "moon_made" or by is None:
        return updated
    asked = questions(rules, updated)
    own = next((group for group in asked.tricks if by in group), None)
    if own is None or asked.total is None:
        return updated
    return replace(updated, tricks=placed((), side_count(rules), side_of(rules, own[0]), asked.total))


def with_party(rules: Rules, deal: SheetDeal, declarer: Seat | None, partner: Seat | None) -> SheetDeal:
    """Return a deal with another declarer or partner; with a called partner, the tricks must be entered again."""
    updated = replace(deal, declarer=declarer, partner=partner if partner != declarer else None)
    return replace(updated, tricks=(), aside=(), took=()) if has_called_partner(rules) else updated


def with_meld(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    """Return a deal with a total for a group's meld; melds counted one by one are dropped if the total differs."""
    if points == meld_of(rules, deal, group):
        return replace(deal, meld=padded(deal.meld, rules.table.players))
    for seat in group:
        deal = _with_chips(rules, deal, group, seat, ())
    return replace(deal, meld=placed(deal.meld, rules.table.players, group[0], points))


def with_chip(rules: Rules, deal: SheetDeal, group: Group, seat: Seat, kind: str, by: int) -> SheetDeal:
    """Return a deal with one meld of a seat added or removed; one that wins the game ends the deal.

    The deal is unchanged if the pack does not hold that many melds.
    """
    before = chips_of(deal, seat)
    if by > 0:
        chips = tuple(sorted((*before, kind)))
    elif kind in before:
        at = before.index(kind)
        chips = (*before[:at], *before[at + 1 :])
    else:
        return deal
    old, new = (worth_of(rules, Counter(kinds)) for kinds in (before, chips))
    updated = _with_chips(rules, deal, group, seat, chips)
    if by > 0 and not fits_pack(rules, deal.trump, updated.chips):
        return deal
    if new >= GAME:
        return with_end(rules, updated, "game_meld", seat) if "game_meld" in hows(rules) else deal
    return with_end(rules, updated, "played") if old >= GAME else updated


def with_counted(
    rules: Rules, deal: SheetDeal, group: Group, counted: Mapping[Seat, Sequence[Meld]]
) -> SheetDeal | None:
    """Return a deal with the melds that were counted from seats' cards, in place of those clicked one by one.

    A meld that wins the game ends the deal. Return None if the pack does not hold all these melds at once.
    """
    winner = next((seat for seat, melds in counted.items() if wins_game(melds)), None)
    if winner is not None:
        return with_end(rules, deal, "game_meld", winner) if "game_meld" in hows(rules) else deal
    for seat, melds in counted.items():
        chips = as_chips(rules, melds)
        deal = _with_chips(rules, deal, group, seat, chips or ())
        if chips is None:
            deal = _with_meld_and_checks(rules, deal, group, seat, points_of(melds), meld_checks(melds))
    return deal if fits_pack(rules, deal.trump, deal.chips) else None


def chips_of(deal: SheetDeal, seat: Seat) -> tuple[str, ...]:
    """Return the melds of a seat that were counted one by one."""
    return deal.chips[seat] if seat < len(deal.chips) else ()


def meld_of(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the meld entered for a group."""
    return padded(deal.meld, rules.table.players)[group[0]]


def tricks_of(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the trick points entered for a group."""
    return padded(deal.tricks, side_count(rules))[side_of(rules, group[0])]


def with_tricks(
    rules: Rules, deal: SheetDeal, group: Group, points: int, *, without: Collection[Group] = ()
) -> SheetDeal:
    """Return a deal with a group's trick points; if only one other group is left, it gets the rest.

    Groups `without` points are not left, as 0 was entered for them.
    """
    asked = questions(rules, deal)
    updated = replace(deal, tricks=placed(deal.tricks, side_count(rules), side_of(rules, group[0]), points))
    if asked.total is None:
        return updated
    others = [each for each in asked.tricks if each != group]
    missing = [each for each in others if not tricks_of(rules, updated, each) and each not in without]
    remaining = others if len(others) == 1 else missing
    if len(remaining) != 1:
        return updated
    rest = asked.total - sum(tricks_of(rules, updated, each) for each in asked.tricks if each != remaining[0])
    return replace(
        updated, tricks=placed(updated.tricks, side_count(rules), side_of(rules, remaining[0][0]), max(0, rest))
    )


def with_aside(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    """Return a deal with the part of a group's trick points that comes from cards laid aside."""
    return replace(deal, aside=placed(deal.aside, side_count(rules), side_of(rules, group[0]), points))


def with_taker(rules: Rules, deal: SheetDeal, group: Group, *, took: bool) -> SheetDeal:
    """Return a deal that says whether a group took a trick, even though its tricks held no points."""
    others = tuple(side for side in deal.took if side != side_of(rules, group[0]))
    return replace(deal, took=(*others, side_of(rules, group[0])) if took else others)


def _with_chips(rules: Rules, deal: SheetDeal, group: Group, seat: Seat, chips: tuple[str, ...]) -> SheetDeal:
    """Return a deal with other melds counted one by one for a seat, and their points and checks.

    Melds of which one wins the game add no points, as in a game.
    """
    old, new = Counter(chips_of(deal, seat)), Counter(chips)
    if old == new:
        return deal
    seats = rules.table.players
    filled = (*deal.chips, *(() for _ in range(seats - len(deal.chips))))
    updated = replace(deal, chips=(*filled[:seat], chips, *filled[seat + 1 :]))
    before, after = (worth_of(rules, each) for each in (old, new))
    points = after * (after < GAME) - before * (before < GAME)
    return _with_meld_and_checks(rules, updated, group, seat, points, checks_of(new) - checks_of(old))


def _with_meld_and_checks(
    rules: Rules, deal: SheetDeal, group: Group, seat: Seat, points: int, checks: int
) -> SheetDeal:
    """Return a deal with these points more in a group's meld, and these checks more for a seat."""
    seats = rules.table.players
    meld = max(0, meld_of(rules, deal, group) + points)
    updated = replace(deal, meld=placed(deal.meld, seats, group[0], meld))
    if not checks or not has_checks(rules):
        return updated
    return replace(updated, checks=placed(deal.checks, seats, seat, max(0, padded(deal.checks, seats)[seat] + checks)))
