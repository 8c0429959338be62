"""What else an answer decides: for example, the remaining tricks belong to the only group not asked yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.checks import meld_checks
from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import has_called_partner, has_checks
from pinochle_qt.engine.melds import points_of, wins_game
from pinochle_qt.engine.melds.tables import GAME
from pinochle_qt.scorekeeping.chips import worth_of
from pinochle_qt.scorekeeping.questions import hows, questions
from pinochle_qt.scorekeeping.sheet import padded, placed

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    return replace(
        deal,
        meld=placed(deal.meld, rules.table.players, group[0], points),
        chips=_with_chips(rules, deal, group, ()),
    )


def with_chip(rules: Rules, deal: SheetDeal, group: Group, kind: str, by: int) -> SheetDeal:
    """Return a deal with one meld added or removed; one that wins the game ends the deal."""
    before = chips_of(deal, group)
    if by > 0:
        chips = tuple(sorted((*before, kind)))
    elif kind in before:
        at = before.index(kind)
        chips = (*before[:at], *before[at + 1 :])
    else:
        return deal
    old, new = (worth_of(rules, {each: kinds.count(each) for each in kinds}) for kinds in (before, chips))
    updated = replace(deal, chips=_with_chips(rules, deal, group, chips))
    if new >= GAME:
        return with_end(rules, updated, "game_meld", group[0]) if "game_meld" in hows(rules) else deal
    if old >= GAME:
        updated, old = with_end(rules, updated, "played"), meld_of(rules, deal, group)
    meld = max(0, meld_of(rules, deal, group) + new - old)
    return replace(updated, meld=placed(deal.meld, rules.table.players, group[0], meld))


def with_counted(rules: Rules, deal: SheetDeal, group: Group, melds: Sequence[Meld]) -> SheetDeal:
    """Return a deal with melds counted from cards added to the group's meld, and their checks to its checks.

    Partners meld separately, so first one partner's cards are counted and then the other's. A meld that wins the game
    ends the deal.
    """
    if wins_game(melds) and "game_meld" in hows(rules):
        return with_end(rules, deal, "game_meld", group[0])
    updated = with_meld(rules, deal, group, meld_of(rules, deal, group) + points_of(melds))
    if not has_checks(rules):
        return updated
    checks = padded(deal.checks, rules.table.players)[group[0]] + meld_checks(melds)
    return replace(updated, checks=placed(deal.checks, rules.table.players, group[0], checks))


def chips_of(deal: SheetDeal, group: Group) -> tuple[str, ...]:
    """Return the melds that were counted one by one for a group."""
    return deal.chips[group[0]] if group[0] < len(deal.chips) else ()


def meld_of(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the meld entered for a group."""
    return padded(deal.meld, rules.table.players)[group[0]]


def tricks_of(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the trick points entered for a group."""
    return padded(deal.tricks, side_count(rules))[side_of(rules, group[0])]


def with_tricks(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    """Return a deal with a group's trick points; if only one other group is left, it gets the rest."""
    asked = questions(rules, deal)
    updated = replace(deal, tricks=placed(deal.tricks, side_count(rules), side_of(rules, group[0]), points))
    if asked.total is None:
        return updated
    others = [each for each in asked.tricks if each != group]
    missing = [each for each in others if not tricks_of(rules, updated, each)]
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


def _with_chips(rules: Rules, deal: SheetDeal, group: Group, chips: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    seats = rules.table.players
    filled = (*deal.chips, *(() for _ in range(seats - len(deal.chips))))
    return (*filled[: group[0]], chips, *filled[group[0] + 1 :])
