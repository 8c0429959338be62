"""Which pairs meet at which table in each round of a club night, by two published movements.

* Mitchell (John T. Mitchell, *Duplicate Whist*, 1892; the Laws and every club handbook of duplicate bridge): half of
  the pairs keep their tables, the others move up one table after each round. Each pair meets those of the other half.
* All meet: the Berger tables of the FIDE Handbook (C.05, annex 1), where "white" is North and South. Every pair meets
  every other one. An odd number of pairs plays the table for one more, and whoever meets nobody sits out.

In both, all tables play the same boards in the same round, which is called a barometer: nobody can hear of a board that
he has still to play, everybody plays all boards but those of a round that he sits out, and after each round all that
was played is known. Where boards travel from table to table instead, a Mitchell of an even number of tables needs a
skip or a relay so that nobody meets a board twice; here it needs neither.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct

Movement = Literal["mitchell", "all_meet"]
LEAST_PAIRS: Final = 4
MOST_PAIRS: Final = 16


class Meeting(NamedTuple):
    """Two pairs, numbered from 1, at a table, numbered from 1."""

    table: int
    north_south: int
    east_west: int

    @property
    def pairs(self) -> tuple[int, int]:
        """Both pairs, by side."""
        return self.north_south, self.east_west


class ClubRound(Struct, frozen=True):
    """A round: who meets whom, and who sits out."""

    meetings: tuple[Meeting, ...]
    sits_out: int | None = None

    def of(self, pair: int) -> Meeting | None:
        """Return where a pair plays; None if it sits out."""
        return next((each for each in self.meetings if pair in each.pairs), None)


def rounds(movement: Movement, pairs: int) -> tuple[ClubRound, ...]:
    """Return all rounds of a movement.

    Raises:
        ValueError: it is not published here for so many pairs.
    """
    if not LEAST_PAIRS <= pairs <= MOST_PAIRS:
        raise ValueError(f"{pairs} pairs")
    return _without_nobody(_mitchell(pairs) if movement == "mitchell" else _berger(pairs), pairs)


def divisions(movement: Movement, pairs: int) -> tuple[tuple[int, ...], ...]:
    """Return the groups of pairs that are ranked against each other.

    In a Mitchell, those who always sit North and South hold other cards than those who move, so there are two winners.
    """
    everybody = range(1, pairs + 1)
    if movement == "mitchell":
        return tuple(everybody[: _tables(pairs)]), tuple(everybody[_tables(pairs) :])
    return (tuple(everybody),)


def _tables(pairs: int) -> int:
    return (pairs + 1) // 2


def _mitchell(pairs: int) -> list[list[tuple[int, int]]]:
    tables = _tables(pairs)
    return [[(table + 1, tables + 1 + (table - turn) % tables) for table in range(tables)] for turn in range(tables)]


def _berger(pairs: int) -> list[list[tuple[int, int]]]:
    """Return the Berger table: the pair with the highest number changes sides, the others go half way around."""
    half = _tables(pairs)
    last, others = 2 * half, 2 * half - 1
    found = []
    for turn in range(others):
        first = turn * half % others
        meets = [(1 + (first + at) % others, 1 + (first - at) % others) for at in range(1, half)]
        of_last = (last, first + 1) if turn % 2 else (first + 1, last)
        found.append([of_last, *meets])
    return found


def _without_nobody(found: list[list[tuple[int, int]]], pairs: int) -> tuple[ClubRound, ...]:
    """Return the rounds in which whoever meets a pair that is not there sits out."""
    return tuple(
        ClubRound(
            tuple(Meeting(table, *meeting) for table, meeting in enumerate(each, 1) if max(meeting) <= pairs),
            next((min(meeting) for meeting in each if max(meeting) > pairs), None),
        )
        for each in found
    )
