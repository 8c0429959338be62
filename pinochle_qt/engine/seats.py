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


def side_count(players: int, teams: TeamLayout) -> int:
    """Return the number of sides that keep a score."""
    match teams:
        case "individual" | "called_partner":
            return players
        case "partners_opposite" | "two_teams_alternating":
            return 2
        case "pairs_opposite":
            return players // 2


def side_of(seat: Seat, players: int, teams: TeamLayout) -> Side:
    """Return the side that a seat scores for."""
    return seat % side_count(players, teams)


def seats_of(side: Side, players: int, teams: TeamLayout) -> tuple[Seat, ...]:
    """Return the seats of a side, clockwise from the lowest."""
    return tuple(range(side, players, side_count(players, teams)))


def left_of(seat: Seat, players: int) -> Seat:
    """Return the next seat clockwise."""
    return (seat + 1) % players


def clockwise_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """Return every seat once, clockwise, starting with `first`."""
    return tuple((first + i) % players for i in range(players))
