"""The worth of every meld under every meld table and option."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pinochle_qt.engine.features import BEZIQUE_MELDS
from pinochle_qt.engine.melds.kinds import AROUNDS
from pinochle_qt.engine.rules.own import MOST_SET, worth_option

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.cards import Rank
    from pinochle_qt.engine.melds.kinds import MeldKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.play import MeldRules

GAME: Final = 1_000_000
"""The worth of a meld that wins the game: more than all points of a deal, so that sums compare correctly."""
NO_MELD: Final = -1
"""The worth of a number of copies that cannot be shown as one meld."""
MOST_COPIES: Final = 8
"""The most copies of an ace, ten, king, queen or jack in any pack; rows of values go up to this number."""

_ROYAL_MARRIAGE: Final = 40
_MARRIAGE: Final = 20
_ROUNDHOUSE: Final = 240
"""The worth of the melds in a roundhouse; anything that an option pays beyond this is a bonus (catalogue, item 42)."""
_AROUND: Final[Mapping[MeldKind, int]] = {"aces": 100, "kings": 80, "queens": 60, "jacks": 40}
_DOUBLE_RUN: Final = 1500
_DOUBLE_PINOCHLE: Final = 300
_DOUBLE_BEZIQUE: Final = 500
_EIGHT_EQUAL: Final = 1000
_LARGEST_PART: Final = 3
"""The most copies in one part, when more copies than the table lists are split into parts."""
_DOUBLES_IN_STOCK: Final[tuple[MeldKind, ...]] = (
    *("run", "plain_run", "pinochle"),
    *("aces", "kings", "queens", "jacks"),
)
_DOUBLES: Final[Mapping[str, frozenset[MeldKind]]] = {
    "hayes": frozenset({"pinochle"}),
    BEZIQUE_MELDS: frozenset({"pinochle"}),
    "standard": frozenset(_DOUBLES_IN_STOCK),
    "binokel": frozenset(_DOUBLES_IN_STOCK),
}
_TIMES_OF_RUN: Final[Mapping[str, Mapping[int, int]]] = {
    "standard": {2: 10},
    "double_deck": {2: 10, 3: 15, 4: 20},
    "racehorse_six": {2: 2, 3: 6},
}
"""How often several runs count as much as one, by table; runs in plain suits count in the same proportion."""
_Listed: TypeAlias = "dict[int, int]"
"""What a table lists for a kind of meld: the worth of one copy, and of every other number of copies that it names."""


class MeldValues(Struct, frozen=True, eq=False):
    """The worth of melds, most of them indexed by the number of copies shown together.

    A worth is a number of points, `GAME`, or `NO_MELD`. Everything is 0 that the rules do not pay; `royal_in_run` and
    `marriage_in_run` are for each marriage that counts although its cards are part of a run. `doubles` are the kinds
    whose double has its own value in stock games. There is one such object for each set of rules, so they are compared
    and hashed by identity.
    """

    run: tuple[int, ...]
    plain_run: tuple[int, ...]
    royal_marriage: tuple[int, ...]
    marriage: tuple[int, ...]
    pinochle: tuple[int, ...]
    around: Mapping[Rank, tuple[int, ...]]
    four_identical: Mapping[Rank, int]
    royal_in_run: int
    marriage_in_run: int
    extra: int
    eight_tens: int
    roundhouse_bonus: int
    dix: int
    doubles: frozenset[MeldKind]

    @property
    def rows(self) -> dict[MeldKind, tuple[int, ...]]:
        """The worth of no copies, one copy and so on, for every kind of meld that has multiples."""
        return {
            "run": self.run,
            "plain_run": self.plain_run,
            "royal_marriage": self.royal_marriage,
            "marriage": self.marriage,
            "pinochle": self.pinochle,
            **{kind: self.around[rank] for rank, kind, _ in AROUNDS},
        }


def values_of(rules: Rules) -> MeldValues:
    """Return the worth of every meld under these rules.

    Stock games never pay a roundhouse bonus, extra kings and queens or four identical cards, and a marriage in a run
    only as a meld of its own.
    """
    return values_of_melds(rules.melds)


@cache
def values_of_melds(melds: MeldRules) -> MeldValues:
    """Return the worth of every meld under these options.

    Numbers that players have set themselves replace those of the table. Multiples that neither lists are derived from
    the numbers that are listed.
    """
    before_play = melds.time == "before_play"
    rows = {
        kind: _row({**listed, **_own_numbers(melds, kind)}, ends_at_game=melds.table == "racehorse_six")
        for kind, listed in _listed(melds).items()
    }
    pays_plain, pays_in_run = melds.plain_run_value > 0, before_play and melds.marriage_in_run
    own_doubles = {kind for kind in _DOUBLES_IN_STOCK if 2 in _own_numbers(melds, kind)}
    return MeldValues(
        run=rows["run"],
        plain_run=tuple([worth * pays_plain for worth in rows["plain_run"]]),
        royal_marriage=rows["royal_marriage"],
        marriage=rows["marriage"],
        pinochle=rows["pinochle"],
        around={rank: rows[kind] for rank, kind, _ in AROUNDS},
        four_identical={rank: _identical(melds, kind, four) * before_play for rank, kind, four in AROUNDS},
        royal_in_run=rows["royal_marriage"][1] * pays_in_run,
        marriage_in_run=rows["marriage"][1] * pays_in_run * pays_plain,
        extra=melds.extra_king_queen * before_play,
        eight_tens=melds.eight_tens * before_play,
        roundhouse_bonus=(melds.roundhouse_value - _ROUNDHOUSE) * before_play,
        dix=melds.dix_value,
        doubles=_DOUBLES.get(melds.table, frozenset()) | own_doubles,
    )


def _listed(melds: MeldRules) -> dict[MeldKind, _Listed]:
    """Return what the table lists for every kind of meld (catalogue, 0.4)."""
    run, plain, pinochle = melds.run_value, melds.plain_run_value, melds.pinochle_value
    fourfold = GAME if melds.quadruple_pinochle == "game" else melds.quadruple_pinochle
    listed: dict[MeldKind, _Listed] = {
        "run": {1: run},
        "plain_run": {1: plain}
        | {copies: times * plain for copies, times in _TIMES_OF_RUN.get(melds.table, {}).items()},
        "royal_marriage": {1: _ROYAL_MARRIAGE},
        "marriage": {1: _MARRIAGE},
        "pinochle": {1: pinochle},
        **{kind: {1: single} for kind, single in _AROUND.items()},
    }
    match melds.table:
        case "hayes":
            listed["pinochle"][2] = _DOUBLE_PINOCHLE
        case "bezique":
            listed["pinochle"][2] = _DOUBLE_BEZIQUE
        case "standard":
            listed["run"][2], listed["pinochle"][2] = _DOUBLE_RUN, _DOUBLE_PINOCHLE
        case "binokel":
            listed["run"][2] = listed["plain_run"][2] = _DOUBLE_RUN
            listed["pinochle"][2] = _DOUBLE_PINOCHLE
        case "double_deck":
            listed["run"] |= {2: _DOUBLE_RUN, 3: 2250, 4: 3000}
            listed["pinochle"] |= {2: _DOUBLE_PINOCHLE, 3: 600, 4: fourfold}
        case "racehorse_six":
            listed["run"] |= {2: 300, 3: 900, 4: GAME}
            listed["royal_marriage"] |= {2: 300, 3: 900, 4: GAME}
            listed["pinochle"] |= {2: _DOUBLE_PINOCHLE, 3: 900, 4: fourfold}
    for kind, single in _AROUND.items():
        if melds.table not in {"bicycle", "hayes", BEZIQUE_MELDS}:
            listed[kind][2] = _EIGHT_EQUAL if melds.table == "binokel" else 10 * single
        if melds.table == "double_deck":
            listed[kind] |= {3: 15 * single, 4: 20 * single}
    return listed


def _own_numbers(melds: MeldRules, kind: MeldKind) -> _Listed:
    """Return what players have set for one, two, three or four copies; stock games pay few melds as multiples."""
    is_doubled = kind in _DOUBLES_IN_STOCK and not (melds.table == BEZIQUE_MELDS and kind in _AROUND)
    limit = MOST_SET if melds.time == "before_play" else 1 + is_doubled
    own: dict[int, int | None] = {copies: getattr(melds, worth_option(kind, copies)) for copies in range(1, limit + 1)}
    return {copies: points for copies, points in own.items() if points is not None}


def _identical(melds: MeldRules, kind: MeldKind, four: MeldKind) -> int:
    own: int | None = getattr(melds, worth_option(four))
    return (10 * _AROUND[kind] if own is None else own) * melds.four_identical


def _row(listed: _Listed, *, ends_at_game: bool) -> tuple[int, ...]:
    """Return the worth of zero copies, one copy and so on, given what is listed.

    Other numbers of copies are split evenly into as few parts as possible, none larger than what is listed or than
    three (record, item 14); four may also be split into three and one if that is worth more. If four copies win the
    game and the table ends there, more than four are never shown.
    """
    largest = max(copies for copies in listed if copies <= _LARGEST_PART)
    row = [0]
    for copies in range(1, MOST_COPIES + 1):
        if copies in listed:
            row.append(listed[copies])
        elif ends_at_game and listed.get(4) == GAME and copies > 4:
            row.append(NO_MELD)
        else:
            parts = -(-copies // min(largest, copies - 1))
            size, larger = divmod(copies, parts)
            even = sum(row[size + (part < larger)] for part in range(parts))
            row.append(max(even, row[3] + row[1]) if copies == 4 and largest == _LARGEST_PART else even)
    return tuple(row)
