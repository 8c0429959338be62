"""What every meld is worth under every table and option."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.melds.kinds import MeldKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.play import MeldRules, MeldTable

GAME: Final = 1_000_000
"""The worth of a meld that wins the game: more than all points of a deal, so that sums compare rightly."""
NO_MELD: Final = -1
"""The worth of a number of copies that cannot be shown as one meld."""
MOST_COPIES: Final = 8
"""No pack holds more copies of an ace, ten, king, queen or jack; the tables reach this far."""

ROYAL_MARRIAGE: Final = 40
MARRIAGE: Final = 20
ROUNDHOUSE: Final = 240
"""The worth of the melds in a roundhouse; what an option pays above it is a bonus (catalogue, item 42)."""
_AROUND: Final = {Rank.ACE: 100, Rank.KING: 80, Rank.QUEEN: 60, Rank.JACK: 40}
_DOUBLE_RUN: Final = 1500
_DOUBLE_PINOCHLE: Final = 300
_DOUBLES: Final[Mapping[str, frozenset[MeldKind]]] = {
    "hayes": frozenset({"pinochle"}),
    "standard": frozenset({"run", "pinochle", "aces", "kings", "queens", "jacks"}),
}


class MeldValues(Struct, frozen=True, eq=False):
    """The worth of melds, most of them indexed by how many copies are shown together.

    A worth is a number of points, `GAME`, or `NO_MELD`. `four_identical` and `extra` and `roundhouse_bonus` and `dix`
    are 0 where the rules do not pay them. `doubles` are the kinds whose double has a value of its own in stock games.
    There is one such object for each set of rules, so they are compared and hashed by identity.
    """

    run: tuple[int, ...]
    royal_marriage: tuple[int, ...]
    marriage: int
    pinochle: tuple[int, ...]
    around: Mapping[Rank, tuple[int, ...]]
    four_identical: Mapping[Rank, int]
    extra: int
    roundhouse_bonus: int
    dix: int
    doubles: frozenset[MeldKind]


def values_of(rules: Rules) -> MeldValues:
    """Return the worth of every meld under these rules.

    Stock games never pay a roundhouse bonus, extra kings and queens or four identical cards.
    """
    return values_of_melds(rules.melds)


@cache
def values_of_melds(melds: MeldRules) -> MeldValues:
    """Return the worth of every meld under these options."""
    table, run, pinochle = melds.table, melds.run_value, melds.pinochle_value
    fourfold = GAME if melds.quadruple_pinochle == "game" else melds.quadruple_pinochle
    specials = melds.time == "before_play"
    linear = _each(ROYAL_MARRIAGE)
    if table == "bicycle":
        runs, royals, pinochles = _each(run), linear, _each(pinochle)
    elif table == "hayes":
        runs, royals, pinochles = _each(run), linear, _in_doubles(pinochle, _DOUBLE_PINOCHLE)
    elif table == "standard":
        runs, royals, pinochles = _in_doubles(run, _DOUBLE_RUN), linear, _in_doubles(pinochle, _DOUBLE_PINOCHLE)
    elif table == "double_deck":
        runs = _in_triples(run, 1500, 2250, 3000)
        royals, pinochles = linear, _in_triples(pinochle, 300, 600, fourfold)
    else:
        runs, royals = _up_to_four(run), _up_to_four(ROYAL_MARRIAGE)
        pinochles = _up_to_four(pinochle) if fourfold == GAME else _in_triples(pinochle, 300, 900, fourfold)
    return MeldValues(
        run=runs,
        royal_marriage=royals,
        marriage=MARRIAGE,
        pinochle=pinochles,
        around={rank: _around(table, single) for rank, single in _AROUND.items()},
        four_identical={rank: 10 * single * (specials and melds.four_identical) for rank, single in _AROUND.items()},
        extra=specials * melds.extra_king_queen,
        roundhouse_bonus=specials * (melds.roundhouse_value - ROUNDHOUSE),
        dix=melds.dix_value,
        doubles=_DOUBLES.get(table, frozenset()),
    )


def _around(table: MeldTable, single: int) -> tuple[int, ...]:
    if table in {"bicycle", "hayes"}:
        return _each(single)
    if table == "double_deck":
        return _in_triples(single, 10 * single, 15 * single, 20 * single)
    return _in_doubles(single, 10 * single)


def _tabulate(worth: Callable[[int], int]) -> tuple[int, ...]:
    return tuple(worth(copies) for copies in range(MOST_COPIES + 1))


def _each(single: int) -> tuple[int, ...]:
    return _tabulate(lambda copies: single * copies)


def _in_doubles(single: int, double: int) -> tuple[int, ...]:
    """Count as many doubles as possible, and a single if one copy is left (catalogue, 0.4)."""
    return _tabulate(lambda copies: copies // 2 * double + copies % 2 * single)


def _in_triples(single: int, double: int, triple: int, fourfold: int) -> tuple[int, ...]:
    """Take up to four copies from the table; split more into as few parts of at most three as will do, evenly."""
    small = (0, single, double, triple, fourfold)

    def worth(copies: int) -> int:
        if copies < len(small):
            return small[copies]
        parts = -(-copies // 3)
        doubles = 3 * parts - copies
        return (parts - doubles) * triple + doubles * double

    return _tabulate(worth)


def _up_to_four(single: int) -> tuple[int, ...]:
    """Fill a row of racehorse: four copies win the game, so more are never shown."""
    return _tabulate(lambda copies: (0, single, 300, 900, GAME)[copies] if copies < 5 else NO_MELD)
