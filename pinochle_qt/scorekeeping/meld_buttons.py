"""Melds counted one by one for the hand they were laid down from, as players call them out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import has_checks, has_foursome, is_stock_game
from pinochle_qt.engine.melds import points_of
from pinochle_qt.engine.melds.kinds import AROUNDS
from pinochle_qt.engine.melds.tables import GAME, MOST_COPIES, NO_MELD, values_of
from pinochle_qt.engine.scoring.checks import meld_checks

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules

DOUBLE_MARRIAGE: Final = "double_marriage"
"""Two marriages in one suit that is not trump, where they differ from marriages in two suits."""
DOUBLE_PINOCHLE: Final = "double_pinochle"
"""Two pinochles melded together in a stock game, where they count more than one after the other."""
DOUBLE_PLAIN_RUN: Final = "double_plain_run"
"""Two runs in one suit that is not trump, where they differ from runs in two suits."""
_DOUBLED: Final[Mapping[str, str]] = {"marriage": DOUBLE_MARRIAGE, "plain_run": DOUBLE_PLAIN_RUN}
_ROUNDHOUSE: Final = "roundhouse_bonus"
_COMMON: Final = ("run", "royal_marriage", "marriage", "pinochle", "aces", "dix")
_OTHERS: Final = (
    "plain_run",
    DOUBLE_PLAIN_RUN,
    "royal_in_run",
    "marriage_in_run",
    "kings",
    "queens",
    "jacks",
    _ROUNDHOUSE,
    DOUBLE_MARRIAGE,
    DOUBLE_PINOCHLE,
    "extra_king",
    "extra_queen",
    "four_aces",
    "four_kings",
    "four_queens",
    "four_jacks",
    "eight_tens",
)
_IN_ROUNDHOUSE: Final = Counter({"royal_marriage": 1, "marriage": 3, "kings": 1, "queens": 1})
_OTHER_SUITS: Final = 3
"""Number of suits that are not trump."""


def common_buttons(rules: Rules) -> tuple[str, ...]:
    """Return the melds that are called out most often, if they are worth anything under these rules."""
    return tuple(kind for kind in _COMMON if worth_of(rules, {kind: 1}))


def other_buttons(rules: Rules) -> tuple[str, ...]:
    """Return all other melds that are worth anything under these rules."""
    possible = {double: _tells_suits_apart(rules, kind) for kind, double in _DOUBLED.items()}
    possible |= {DOUBLE_PINOCHLE: pays_double_pinochle(rules), _ROUNDHOUSE: not is_stock_game(rules)}
    return tuple(kind for kind in _OTHERS if possible.get(kind, True) and worth_of(rules, {kind: 1}))


def worth_of(rules: Rules, chips: Mapping[str, int]) -> int:
    """Return the combined ×10 worth of melds called out for one hand; at least `GAME` if one wins the game.

    Two marriages or plain runs are assumed to be in different suits, all other copies to be of the same cards; a
    roundhouse stands for the melds that it consists of.
    """
    return sum(_worth(rules, kind, count) for kind, count in spread_out(chips).items() if count)


def checks_of(chips: Mapping[str, int]) -> int:
    """Return the checks that melds called out for one hand earn in check pinochle."""
    counts = spread_out(chips)
    singles, doubles = counts["marriage"] + counts["marriage_in_run"], counts[DOUBLE_MARRIAGE]
    royals = counts["royal_marriage"] + counts["royal_in_run"]
    suits = min(singles + doubles, _OTHER_SUITS)
    checks = doubles + singles + doubles - suits  # more marriages than suits: some are in the same suit
    checks += (royals >= 2) + (counts["run"] >= 1) + (counts["pinochle"] >= 2)
    checks += sum(2 for _, kind, _ in AROUNDS if counts[kind] >= 2) + (counts["aces"] == 1)
    return checks + (2 if royals and suits == _OTHER_SUITS else 0)


def as_chips(rules: Rules, melds: Iterable[Meld]) -> tuple[str, ...] | None:
    """Return how one hand's melds, none of which wins the game, are called out one by one; None if they cannot be."""
    shown, counts = tuple(melds), Counter[str]()
    for meld in shown:
        double = _DOUBLED.get(meld.kind)
        doubles = meld.copies // 2 if double is not None and _tells_suits_apart(rules, meld.kind) else 0
        if double is not None:
            counts[double] += doubles
        counts[meld.kind] += meld.copies - 2 * doubles
    if counts[_ROUNDHOUSE]:
        counts["marriage"] += 2 * counts.pop(DOUBLE_MARRIAGE, 0)
        counts.subtract(_IN_ROUNDHOUSE)
    is_whole = min(counts.values(), default=0) >= 0
    has_same_worth = is_whole and worth_of(rules, counts) == points_of(shown)
    has_same_checks = not has_checks(rules) or checks_of(counts) == meld_checks(shown)
    return tuple(sorted(counts.elements())) if has_same_worth and has_same_checks else None


def spread_out(chips: Mapping[str, int]) -> Counter[str]:
    """Return the same melds with each roundhouse as the melds that it consists of, and its bonus."""
    counts = Counter(chips)
    for kind, count in _IN_ROUNDHOUSE.items():
        counts[kind] += count * counts[_ROUNDHOUSE]
    return counts


def pays_double_pinochle(rules: Rules) -> bool:
    """Return whether a double pinochle is a meld of its own in a stock game, paid in full even after a single one."""
    return is_stock_game(rules) and rules.melds.upgrade == "full" and "pinochle" in values_of(rules).doubles


def _tells_suits_apart(rules: Rules, kind: str) -> bool:
    """Return whether it matters that two marriages or plain runs are in the same suit."""
    values = values_of(rules)
    _, single, double, *_ = values.marriage if kind == "marriage" else values.plain_run
    earns_check = kind == "marriage" and has_checks(rules)
    return not is_stock_game(rules) and (earns_check or double != 2 * single)


def _worth(rules: Rules, kind: str, count: int) -> int:
    values = values_of(rules)
    arounds = {name: values.around[rank] for rank, name, _ in AROUNDS}
    identical = {name: values.four_identical[rank] for rank, _, name in AROUNDS}
    rows = {"run": values.run, "royal_marriage": values.royal_marriage, "pinochle": values.pinochle, **arounds}
    if kind in rows:
        row = rows[kind]
        if is_stock_game(rules):
            return count * row[1]  # melded one after another
        worth = row[min(count, MOST_COPIES)]
        return worth if worth != NO_MELD else GAME
    if kind in identical:
        return count * identical[kind] if has_foursome(rules) else 0
    singles = {
        "plain_run": values.plain_run[1],
        DOUBLE_PLAIN_RUN: values.plain_run[2],
        "royal_in_run": values.royal_in_run,
        "marriage_in_run": values.marriage_in_run,
        "marriage": values.marriage[1],
        DOUBLE_MARRIAGE: values.marriage[2],
        DOUBLE_PINOCHLE: values.pinochle[2],
        "dix": values.dix,
        "eight_tens": values.eight_tens,
        "extra_king": values.extra,
        "extra_queen": values.extra,
        _ROUNDHOUSE: values.roundhouse_bonus,
    }
    return count * singles.get(kind, 0)
