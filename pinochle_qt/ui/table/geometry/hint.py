"""Where a hint appears over the table; pure, in window pixels like the rest of the layout."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Point, Rect

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

_FRACTIONS: Final = (0.5, 0.3, 0.7, 0.1, 0.9, 0.0, 1.0)
"""Positions to try for a hint that has to cover something, as fractions of the way from left edge to right edge."""
_EDGE = 4
"""The distance in pixels that a hint keeps from the edges of the table."""


def hint_place(
    table: Rect,
    sizes: Sequence[tuple[int, int]],
    bottom: int,
    hand: Rect,
    occupied: Sequence[Rect],
    *,
    spare: Collection[Rect] = (),
    needed: Sequence[Rect] = (),
    start: Rect | None = None,
) -> Rect:
    """Return the place on the table for a hint of one of `sizes`, the best size first.

    It is as near as possible to the middle just above the line `bottom`, or to its `start` if it is being read there
    and has to move, and covers nothing `occupied`. If there is no
    such place anywhere, it may cover what is `spare`, and the `hand` only if that does not help either. A better size
    may be somewhat farther away than the next. If no size fits at all, take the size and place that cover least; the
    hand and what is `needed` for an answer weigh more than the rest.
    """
    area = table.grown(-_EDGE)
    size_penalty = table.height // 8
    important = [each for each in occupied if each not in spare]
    for obstacles in ([*occupied, hand], [*important, hand], occupied, important):
        free: list[tuple[int, Rect]] = []
        for rank, (width, height) in enumerate(sizes):
            middle, lowest = (area.center.x, bottom) if start is None else (start.center.x, start.bottom)
            preferred = Point(middle - width // 2, lowest - height)
            places = _free_places(area, width, height, preferred, obstacles)
            free += ((_distance(place, preferred) + rank * size_penalty, place) for place in places)
        if free:
            return min(free, key=lambda each: each[0])[1]
    candidates = (
        Rect(round(area.x + fraction * (area.width - width)), y, width, height)
        for width, height in sizes
        for fraction in _FRACTIONS
        for y in _tops(area, height, occupied)
    )
    covered = (*occupied, hand, *needed)
    return min(candidates, key=lambda each: sum(each.shared(other) for other in covered))


def _distance(place: Rect, preferred: Point) -> int:
    return abs(place.x - preferred.x) + abs(place.y - preferred.y)


def _free_places(area: Rect, width: int, height: int, preferred: Point, occupied: Sequence[Rect]) -> Iterator[Rect]:
    """Yield, for every row worth trying, the free place nearest to the preferred one."""
    for y in (preferred.y, *_tops(area, height, occupied)):
        at_same_height = [each for each in occupied if each.y < y + height and y < each.bottom]
        lefts = (preferred.x, *_lefts(area, width, at_same_height))
        free = [x for x in lefts if not any(each.x < x + width and x < each.right for each in at_same_height)]
        if free and area.y <= y <= area.bottom - height:
            yield Rect(min(free, key=lambda x: abs(x - preferred.x)), y, width, height)


def _tops(area: Rect, height: int, occupied: Sequence[Rect]) -> list[int]:
    """Return the positions for the top edge that make the hint touch an edge of the table or something occupied."""
    edges = chain.from_iterable((each.bottom, each.y - height) for each in occupied)
    tops = dict.fromkeys((area.y, area.bottom - height, *edges))  # the backs of a hand have these in common
    return [y for y in tops if area.y <= y <= area.bottom - height]


def _lefts(area: Rect, width: int, occupied: Sequence[Rect]) -> list[int]:
    """Return the positions for the left edge that make the hint touch an edge of the table or something occupied."""
    edges = chain.from_iterable((each.right, each.x - width) for each in occupied)
    return [x for x in (area.x, area.right - width, *edges) if area.x <= x <= area.right - width]
