"""The standings of a club night: match points, and how much better or worse than Expert on the same cards.

Match points are those of law 78A of the Laws of Duplicate Bridge: for each other pair that held the same cards, two
for a better result, one for an equal one. A result is the lead of a side: its points in the deal minus those of the
other side, because in pinochle both sides score.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class BoardResult(Struct, frozen=True):
    """How a board ended at a table."""

    board: int
    """From 1, through the whole evening."""
    table: int
    north_south: int
    """The number of the pair that sat there, as that of `east_west`."""
    east_west: int
    score: tuple[int, int]
    """The points of both sides, ×10."""

    @property
    def lead(self) -> int:
        """The lead of North and South, in points ×10."""
        return self.score[0] - self.score[1]

    @property
    def pairs(self) -> tuple[int, int]:
        """Both pairs, by side."""
        return self.north_south, self.east_west


class PairResult(Struct, frozen=True):
    """What a board brought a pair."""

    board: int
    pair: int
    against: int
    lead: int
    """In points ×10."""
    match_points: int
    top: int
    """The most match points that there were."""
    difference: int | None
    """The lead minus that of Expert with the same cards against Experts, in points ×10; None if it is not known."""

    @property
    def share(self) -> Fraction | None:
        """The share of the match points; None if there was nobody to compare with."""
        return Fraction(self.match_points, self.top) if self.top else None


class Standing(Struct, frozen=True):
    """Where a pair stands."""

    rank: int
    """From 1; whoever has as large a share has the same."""
    pair: int
    boards: int
    match_points: int
    top: int
    difference: int
    """The sum over all boards that Expert has played, in points ×10."""
    compared: int
    """How many those are."""

    @property
    def share(self) -> Fraction:
        """The share of the match points that there were."""
        return Fraction(self.match_points, self.top) if self.top else Fraction(0)


def pair_results(results: Iterable[BoardResult], experts: Mapping[int, int]) -> list[PairResult]:
    """Return what each board brought each pair, in the order of the results, North and South first.

    `experts` has the lead of North and South, ×10, where Experts played a board at all four places.
    """
    played = list(results)
    leads: defaultdict[int, list[int]] = defaultdict(list)
    for each in played:
        leads[each.board].append(each.lead)
    found = []
    for each in played:
        others, expert = leads[each.board], experts.get(each.board)
        top = 2 * (len(others) - 1)
        points = sum(2 * (each.lead > other) + (each.lead == other) for other in others) - 1  # not against itself
        for side, pair in enumerate(each.pairs):
            sign = 1 if side == 0 else -1
            found.append(
                PairResult(
                    each.board,
                    pair,
                    each.pairs[1 - side],
                    sign * each.lead,
                    points if side == 0 else top - points,
                    top,
                    None if expert is None else sign * (each.lead - expert),
                )
            )
    return found


def standings(results: Sequence[PairResult], division: Iterable[int]) -> list[Standing]:
    """Return where the pairs of a division stand, the best first."""
    rows = []
    for pair in division:
        own = [each for each in results if each.pair == pair]
        known = [each.difference for each in own if each.difference is not None]
        points, top = sum(each.match_points for each in own), sum(each.top for each in own)
        rows.append(Standing(0, pair, len(own), points, top, sum(known), len(known)))
    rows.sort(key=lambda each: (-each.share, each.pair))
    ranks: dict[Fraction, int] = {}
    for at, row in enumerate(rows, 1):
        ranks.setdefault(row.share, at)
    return [
        Standing(ranks[row.share], row.pair, row.boards, row.match_points, row.top, row.difference, row.compared)
        for row in rows
    ]
