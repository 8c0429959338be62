"""Comparing choices in imagined deals for as long as it takes: those that are clearly not the best are left out."""

from __future__ import annotations

from math import ceil, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.ai.deadline import Deadline

LONGEST: Final = 0.8
"""The time limit, in seconds of processor time, of a decision that goes on until the best choice is clear."""
PATIENCE: Final = 0.4
"""How patient a user is with such a decision on a busy machine, as a factor of `deadline.PATIENCE`."""
CERTAIN: Final = 2.5
"""The number of standard errors by which a choice must be behind the best one to be left out."""
FIRST_LOOK: Final = 32
"""The number of deals after which choices are left out for the first time: with fewer, errors are hardly known."""
GROWTH: Final = 1.25
"""How many times as many deals there are at the next look; looking after every deal, luck would decide too often."""


class Race:
    """Choices and their values in the same imagined deals."""

    def __init__(self, count: int, near: float = 0.0) -> None:
        """Compare `count` choices; one that can be ahead by no more than `near` is not worth any more deals.

        With `-inf`, all of them remain to the end.
        """
        self.running: list[int] = list(range(count))
        """The choices, by number, that may still be the best."""
        self._near = near
        self._columns: list[list[float]] = [[] for _ in range(count)]
        self._next_look = FIRST_LOOK

    @property
    def deals(self) -> int:
        """The number of deals so far."""
        return len(self._columns[self.running[0]])

    @property
    def is_over(self) -> bool:
        """Whether the best choice is clear."""
        return len(self.running) == 1

    @property
    def best(self) -> int:
        """The best choice so far; of equals, the first one."""
        return max(self.running, key=lambda at: fmean(self._columns[at]))

    @property
    def rows(self) -> list[tuple[float, ...]]:
        """For each deal, the value of each choice that is still `running`."""
        return list(zip(*(self._columns[at] for at in self.running), strict=True))

    def add(self, values: Sequence[float]) -> None:
        """Add another deal: the value of each choice that is `running`, in that order."""
        for at, value in zip(self.running, values, strict=True):
            self._columns[at].append(value)
        if self.deals >= self._next_look:
            self._next_look = ceil(GROWTH * self.deals)
            self._leave_out()

    def gain(self, choice: int, other: int) -> tuple[float, float]:
        """Return how much more a choice is worth than another one on average, and the standard error of that.

        It is taken from the deals in which both were tried, of which there must be at least two.
        """
        gains = [one - two for one, two in zip(self._columns[choice], self._columns[other], strict=False)]
        return fmean(gains), stdev(gains) / sqrt(len(gains))

    def values(self) -> list[float]:
        """Return the average value of each choice, as if all had been tried in the deals of the best one."""
        best = self.best
        value = fmean(self._columns[best])
        return [value if at == best else value + self.gain(at, best)[0] for at in range(len(self._columns))]

    def _leave_out(self) -> None:
        best = self.best
        kept = []
        for at in self.running:
            gain, error = self.gain(at, best)
            if at == best or gain + CERTAIN * error > self._near:
                kept.append(at)
        self.running = kept


def raced(
    count: int,
    values: Callable[[Sequence[int]], Sequence[float]],
    ends: Deadline,
    *,
    most: int,
    near: float = 0.0,
) -> Race:
    """Compare choices until the best one is clear, time is up, or `most` deals have been imagined.

    `values` imagines another deal and returns what the choices with these numbers are worth in it. One deal is always
    imagined.
    """
    race = Race(count, near)
    while race.deals < most and not race.is_over:
        race.add(values(race.running))
        if ends.is_over:
            break
    return race
