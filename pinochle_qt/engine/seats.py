"""Seats, people, sides and rotation around the table."""

from __future__ import annotations

from typing import Literal, TypeAlias

Seat: TypeAlias = int
"""A seat, from 0 to players - 1, clockwise; seat 0 is South, the first person at the table."""
Side: TypeAlias = int
"""The index of a score: a seat if everybody plays alone, otherwise a partnership."""

Person: TypeAlias = int
"""Anyone at the table, clockwise from 0; if nobody sits out, a person has the same number as their seat."""
Account: TypeAlias = int
"""The index of a total: a side, or a person if people sit out and partners change from deal to deal."""

TeamLayout = Literal["individual", "partners_opposite", "two_teams_alternating", "pairs_opposite", "called_partner"]


def left_of(seat: Seat, players: int) -> Seat:
    """Return the next seat clockwise."""
    return (seat + 1) % players


def clockwise_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """Return every seat once, clockwise, starting with `first`."""
    return tuple((first + i) % players for i in range(players))
