"""Where a hint appears over the table; pure, in window pixels like the rest of the layout."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Point, Rect

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

_ACROSS: Final = (0.5, 0.3, 0.7, 0.1, 0.9, 0.0, 1.0)
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
) -> Rect:
    """Return the place on the table for a hint of one of `sizes`, the best size first.

    It is as near as possible to the middle just above the line `bottom`, and covers nothing `occupied`. If there is no
    such place anywhere, it may cover what is `spare`, and the `hand` only if that does not help either. A better size
    may be somewhat farther away than the next. If no size fits at all, take the size and place that cover least; the
    hand and what is `needed` for an answer weigh more than the rest.
    """
    inside = table.grown(-_EDGE)
    worse_form = table.height // 8
    valued = [each for each in occupied if each not in spare]
    for around in ([*occupied, hand], [*valued, hand], occupied, valued):
        free: list[tuple[int, Rect]] = []
        for form, (width, height) in enumerate(sizes):
            wanted = Point(inside.center.x - width // 2, bottom - height)
            places = _free(inside, width, height, wanted, around)
            free += ((_distance(place, wanted) + form * worse_form, place) for place in places)
        if free:
            return min(free, key=lambda each: each[0])[1]
    over_all = (
        Rect(round(inside.x + across * (inside.width - width)), y, width, height)
        for width, height in sizes
        for across in _ACROSS
        for y in _lines(inside, height, occupied)
    )
    covered = (*occupied, hand, *needed)
    return min(over_all, key=lambda each: sum(each.shared(other) for other in covered))


def _distance(place: Rect, wanted: Point) -> int:
    return abs(place.x - wanted.x) + abs(place.y - wanted.y)


def _free(inside: Rect, width: int, height: int, wanted: Point, occupied: Sequence[Rect]) -> Iterator[Rect]:
    """Yield, for every row worth trying, the free place nearest to the preferred one."""
    for y in (wanted.y, *_lines(inside, height, occupied)):
        beside = [each for each in occupied if each.y < y + height and y < each.bottom]
        columns = (wanted.x, *_columns(inside, width, beside))
        free = [x for x in columns if not any(each.x < x + width and x < each.right for each in beside)]
        if free and inside.y <= y <= inside.bottom - height:
            yield Rect(min(free, key=lambda x: abs(x - wanted.x)), y, width, height)


def _lines(inside: Rect, height: int, occupied: Sequence[Rect]) -> list[int]:
    """Return the positions for the top edge that make the hint touch an edge of the table or something occupied."""
    ends = chain.from_iterable((each.bottom, each.y - height) for each in occupied)
    lines = dict.fromkeys((inside.y, inside.bottom - height, *ends))  # the backs of a hand have these in common
    return [y for y in lines if inside.y <= y <= inside.bottom - height]


def _columns(inside: Rect, width: int, occupied: Sequence[Rect]) -> list[int]:
    """Return the positions for the left edge that make the hint touch an edge of the table or something occupied."""
    ends = chain.from_iterable((each.right, each.x - width) for each in occupied)
    return [x for x in (inside.x, inside.right - width, *ends) if inside.x <= x <= inside.right - width]
