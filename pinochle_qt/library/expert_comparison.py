"""How a person compares with Expert on the same cards, deal after deal, so that the luck of the cards cancels out.

What Expert would have made of a person's cards is found by replaying the deal with Expert in that place, at the same
table (`session/duplicate.py`). Both have the same luck with the cards, so it does not affect the difference. In a
single deal the difference is still mostly chance, because the layout of the cards favors one way of playing or another;
only many deals together show how well somebody plays. Deals that do not count, and deals in which other people held
cards too, are left out.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.arithmetic import float_sum
from pinochle_qt.library.hands import hands_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.played_hands import PlayedGame

WINDOW: Final = 60
"""The number of deals averaged for each point of the line."""
LEAST: Final = 20
"""The smallest number of deals for a line; with fewer, chance would outweigh anything it could show."""
_MOST_POINTS: Final = 60
_BAND: Final = 1.96
"""The half-width of the band in standard errors: it contains the true value 19 times out of 20."""


class Compared(Struct, frozen=True):
    """A deal that Expert has played too, in the same seat with the same cards and the same others; points ×10."""

    path: str
    when: int
    """When the game was last played, in nanoseconds."""
    difference: int
    """The lead of the person's side over the others, minus its lead with Expert in the person's place."""


class CoursePoint(Struct, frozen=True):
    """The mean difference per deal over the latest deals, in points ×10, with its band."""

    deal: int
    """The number of deals up to this point."""
    when: int
    mean: float
    low: float
    high: float


class ExpertComparison(Struct, frozen=True):
    """The line of the chart; without points if there are too few deals."""

    points: tuple[CoursePoint, ...] = ()
    compared: int = 0
    deals: int = 0
    """The number of deals that can be compared; while it exceeds `compared`, work remains."""

    @property
    def is_complete(self) -> bool:
        """Whether every deal has been compared."""
        return self.compared >= self.deals


def comparison_of(compared: Sequence[Compared], deals: int) -> ExpertComparison:
    """Return the course over compared deals, earliest first; `deals` is the number that can be compared."""
    if len(compared) < LEAST:
        return ExpertComparison((), len(compared), deals)
    last = len(compared)
    step = max(1, -(-(last - LEAST) // _MOST_POINTS))
    ends = sorted({*range(last, LEAST - 1, -step), LEAST})
    return ExpertComparison(tuple(_point(compared, end) for end in ends), last, deals)


def comparable(game: ReadGame) -> tuple[Hand, ...]:
    """Return the hands of a game that Expert can replay, deal by deal."""
    return tuple(hand for hand in hands_of(game) if hand.key)


def compared(entries: Iterable[PlayedGame], leads: Mapping[str, int]) -> list[Compared]:
    """Return the deals that Expert has replayed, in the order of the entries.

    `leads` is the result of `OpinionStore.leads`.
    """
    return [
        Compared(entry.path, entry.when, hand.lead - leads[hand.key])
        for entry in entries
        for hand in entry.hands
        if hand.key in leads
    ]


def comparison(entries: Iterable[PlayedGame], leads: Mapping[str, int]) -> ExpertComparison:
    """Return the course over all deals of these entries that can be compared, earliest first."""
    known = list(entries)
    return comparison_of(compared(known, leads), sum(bool(hand.key) for entry in known for hand in entry.hands))


def _point(compared: Sequence[Compared], end: int) -> CoursePoint:
    values = [each.difference for each in compared[max(0, end - WINDOW) : end]]
    mean = float_sum(values) / len(values)
    error = sqrt(float_sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    margin = _BAND * error
    return CoursePoint(end, compared[end - 1].when, mean, mean - margin, mean + margin)
