"""Melds counted one by one, as players call them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import has_foursome, is_stock_game
from pinochle_qt.engine.melds.kinds import AROUNDS
from pinochle_qt.engine.melds.tables import GAME, MOST_COPIES, NO_MELD, values_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.melds.kinds import MeldKind
    from pinochle_qt.engine.rules import Rules

_COMMON: Final[tuple[MeldKind, ...]] = ("run", "royal_marriage", "marriage", "pinochle", "aces", "dix")
_OTHERS: Final[tuple[MeldKind, ...]] = (
    "kings",
    "queens",
    "jacks",
    "roundhouse_bonus",
    "extra_king",
    "extra_queen",
    "four_aces",
    "four_kings",
    "four_queens",
    "four_jacks",
)
_ROUNDHOUSE: Final = "roundhouse_bonus"


def common_chips(rules: Rules) -> tuple[MeldKind, ...]:
    """Return the melds that are called out most often, if they are worth anything under these rules."""
    return tuple(kind for kind in _COMMON if worth_of(rules, {kind: 1}))


def other_chips(rules: Rules) -> tuple[MeldKind, ...]:
    """Return all other melds that are worth anything under these rules."""
    return tuple(kind for kind in _OTHERS if worth_of(rules, {kind: 1}))


def worth_of(rules: Rules, chips: Mapping[str, int]) -> int:
    """Return the combined ×10 worth of melds that were called out; at least `GAME` if one wins the game.

    Two marriages are assumed to be in different suits, all other copies to be of the same cards; a roundhouse includes
    all its melds.
    """
    return sum(_worth(rules, kind, count) for kind, count in chips.items() if count)


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
        "marriage": values.marriage[1],
        "dix": values.dix,
        "extra_king": values.extra,
        "extra_queen": values.extra,
        _ROUNDHOUSE: 0 if is_stock_game(rules) else rules.melds.roundhouse_value,
    }
    return count * singles.get(kind, 0)
