"""How a person does against Expert with the same cards, deal after deal: the luck of the deal cancels out.

What Expert would have made of a person's cards is found by playing the deal once more with Expert in that place, at the
same table (`session/duplicate.py`). Luck with the cards is the same for both, so the difference is what is left of it.
In one deal that is still mostly chance, for how the cards lie helps one way of playing or the other; only many deals
together say how somebody plays. Left out is what does not count, and deals in which other people held cards too.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.library.hands import hands_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.ledger import Entry
    from pinochle_qt.library.summary import ReadGame

WINDOW: Final = 60
"""Deals over which each point of the line is the mean."""
LEAST: Final = 20
"""With fewer deals chance is larger than anything that the line could show."""
_MOST_POINTS: Final = 60
_BAND: Final = 1.96
"""In standard errors: the true value lies within 19 times out of 20."""


class Compared(Struct, frozen=True):
    """A deal that Expert has played too, in the same seat with the same cards and the same others; points ×10."""

    path: str
    when: int
    """When the game was last played, in nanoseconds."""
    difference: int
    """What the own side scored more than the others, less what it would have with Expert in the person's place."""


class CoursePoint(Struct, frozen=True):
    """The mean difference a deal over the last deals, in points ×10, with its band."""

    deal: int
    """The number of deals up to here."""
    when: int
    mean: float
    low: float
    high: float


class Course(Struct, frozen=True):
    """The line of the chart; no points where there are too few deals."""

    points: tuple[CoursePoint, ...] = ()
    compared: int = 0
    deals: int = 0
    """Those that could be compared; as long as there are more of them than are, the work goes on."""

    @property
    def is_complete(self) -> bool:
        """Whether every deal has been compared."""
        return self.compared >= self.deals


def course_of(compared: Sequence[Compared], deals: int) -> Course:
    """Return the course over compared deals, the earliest first, of so many that could be."""
    if len(compared) < LEAST:
        return Course((), len(compared), deals)
    last = len(compared)
    step = max(1, -(-(last - LEAST) // _MOST_POINTS))
    ends = sorted({*range(last, LEAST - 1, -step), LEAST})
    return Course(tuple(_point(compared, end) for end in ends), last, deals)


def comparable(game: ReadGame) -> tuple[Hand, ...]:
    """Return the hands of a game that Expert can play as well, deal by deal."""
    return tuple(hand for hand in hands_of(game) if hand.key)


def compared(entries: Iterable[Entry], leads: Mapping[str, int]) -> list[Compared]:
    """Return the deals that Expert has played as well, in the order of the entries.

    `leads` is what `OpinionStore.leads` gives.
    """
    return [
        Compared(entry.path, entry.when, hand.lead - leads[hand.key])
        for entry in entries
        for hand in entry.hands
        if hand.key in leads
    ]


def course(entries: Iterable[Entry], leads: Mapping[str, int]) -> Course:
    """Return the course over all deals of these entries that can be compared, the earliest first."""
    known = list(entries)
    return course_of(compared(known, leads), sum(bool(hand.key) for entry in known for hand in entry.hands))


def _point(compared: Sequence[Compared], end: int) -> CoursePoint:
    values = [each.difference for each in compared[max(0, end - WINDOW) : end]]
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    reach = _BAND * error
    return CoursePoint(end, compared[end - 1].when, mean, mean - reach, mean + reach)
