"""What else an answer settles: the tricks that are left belong to whoever has not been asked, and the like."""

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
    """Return a deal that ended in this way; whoever shot the moon has all tricks."""
    told = replace(deal, how=how, by=by)
    if how != "moon_made" or by is None:
        return told
    asked = questions(rules, told)
    own = next((group for group in asked.tricks if by in group), None)
    if own is None or asked.total is None:
        return told
    return replace(told, tricks=placed((), side_count(rules), side_of(rules, own[0]), asked.total))


def with_party(rules: Rules, deal: SheetDeal, declarer: Seat | None, partner: Seat | None) -> SheetDeal:
    """Return a deal with another declarer or partner; tricks that were counted for other people are gone."""
    told = replace(deal, declarer=declarer, partner=partner if partner != declarer else None)
    return replace(told, tricks=(), aside=(), took=()) if has_called_partner(rules) else told


def with_meld(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    """Return a deal with a sum for the meld of some people; melds counted one by one before are gone if it differs."""
    if points == meld_of(rules, deal, group):
        return replace(deal, meld=padded(deal.meld, rules.table.players))
    return replace(
        deal,
        meld=placed(deal.meld, rules.table.players, group[0], points),
        chips=_with_chips(rules, deal, group, ()),
    )


def with_chip(rules: Rules, deal: SheetDeal, group: Group, kind: str, by: int) -> SheetDeal:
    """Return a deal with a meld more or less; one that wins the game ends it."""
    before = chips_of(deal, group)
    if by > 0:
        chips = tuple(sorted((*before, kind)))
    elif kind in before:
        at = before.index(kind)
        chips = (*before[:at], *before[at + 1 :])
    else:
        return deal
    old, new = (worth_of(rules, {each: some.count(each) for each in some}) for some in (before, chips))
    told = replace(deal, chips=_with_chips(rules, deal, group, chips))
    if new >= GAME:
        return with_end(rules, told, "game_meld", group[0]) if "game_meld" in hows(rules) else deal
    if old >= GAME:
        told, old = with_end(rules, told, "played"), meld_of(rules, deal, group)
    meld = max(0, meld_of(rules, deal, group) + new - old)
    return replace(told, meld=placed(deal.meld, rules.table.players, group[0], meld))


def with_counted(rules: Rules, deal: SheetDeal, group: Group, melds: Sequence[Meld]) -> SheetDeal:
    """Return a deal with melds that were counted from cards added to what the group has; checks are counted with them.

    Partners meld apart, so the cards of one are counted and then those of the other. A meld that wins the game ends it.
    """
    if wins_game(melds) and "game_meld" in hows(rules):
        return with_end(rules, deal, "game_meld", group[0])
    told = with_meld(rules, deal, group, meld_of(rules, deal, group) + points_of(melds))
    if not has_checks(rules):
        return told
    checks = padded(deal.checks, rules.table.players)[group[0]] + meld_checks(melds)
    return replace(told, checks=placed(deal.checks, rules.table.players, group[0], checks))


def chips_of(deal: SheetDeal, group: Group) -> tuple[str, ...]:
    """Return the melds that were counted one by one for some people."""
    return deal.chips[group[0]] if group[0] < len(deal.chips) else ()


def meld_of(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the meld told of some people."""
    return padded(deal.meld, rules.table.players)[group[0]]


def tricks_of(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the tricks told of some people."""
    return padded(deal.tricks, side_count(rules))[side_of(rules, group[0])]


def with_tricks(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    """Return a deal with the tricks of some people; the rest goes to the only ones who are left."""
    asked = questions(rules, deal)
    told = replace(deal, tricks=placed(deal.tricks, side_count(rules), side_of(rules, group[0]), points))
    if asked.total is None:
        return told
    others = [each for each in asked.tricks if each != group]
    untold = [each for each in others if not tricks_of(rules, told, each)]
    last = others if len(others) == 1 else untold
    if len(last) != 1:
        return told
    rest = asked.total - sum(tricks_of(rules, told, each) for each in asked.tricks if each != last[0])
    return replace(told, tricks=placed(told.tricks, side_count(rules), side_of(rules, last[0][0]), max(0, rest)))


def with_aside(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    """Return a deal with how much of the tricks of some people was laid aside."""
    return replace(deal, aside=placed(deal.aside, side_count(rules), side_of(rules, group[0]), points))


def with_taker(rules: Rules, deal: SheetDeal, group: Group, *, took: bool) -> SheetDeal:
    """Return a deal in which some people took a trick, or none, though there was nothing in it."""
    others = tuple(side for side in deal.took if side != side_of(rules, group[0]))
    return replace(deal, took=(*others, side_of(rules, group[0])) if took else others)


def _with_chips(rules: Rules, deal: SheetDeal, group: Group, chips: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    seats = rules.table.players
    filled = (*deal.chips, *(() for _ in range(seats - len(deal.chips))))
    return (*filled[: group[0]], chips, *filled[group[0] + 1 :])
