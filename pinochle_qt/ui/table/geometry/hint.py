"""Where a hint stands over the table; pure, in pixels of the window like the rest of the layout."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Point, Rect

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

_ACROSS: Final = (0.5, 0.3, 0.7, 0.1, 0.9, 0.0, 1.0)
"""Where a hint may stand that has to cover something, as a part of the way from the left edge to the right one."""
_EDGE = 4
"""How far a hint keeps off the edges of the table."""


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
    """Return where on the table a hint stands that is as large as one of `sizes`, the best form first.

    That is as near as can be to the middle over the line `bottom`, where it covers nothing `occupied`. If there is no
    such place anywhere, it covers something `spare` of that, and the `hand` only if that does not help either. A better
    form may be somewhat farther away than the next. If no form finds such a place, the one that covers least stands
    where it does; the hand and what is `needed` for an answer count for more than the rest.
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
    return min(over_all, key=lambda each: sum(_shared(each, other) for other in covered))


def _distance(place: Rect, wanted: Point) -> int:
    return abs(place.x - wanted.x) + abs(place.y - wanted.y)


def _free(inside: Rect, width: int, height: int, wanted: Point, occupied: Sequence[Rect]) -> Iterator[Rect]:
    """Yield for every line worth a look the free place nearest to the preferred one."""
    for y in (wanted.y, *_lines(inside, height, occupied)):
        beside = [each for each in occupied if each.y < y + height and y < each.bottom]
        columns = (wanted.x, *_columns(inside, width, beside))
        free = [x for x in columns if not any(each.x < x + width and x < each.right for each in beside)]
        if free and inside.y <= y <= inside.bottom - height:
            yield Rect(min(free, key=lambda x: abs(x - wanted.x)), y, width, height)


def _lines(inside: Rect, height: int, occupied: Sequence[Rect]) -> list[int]:
    """Return the upper edges that touch an edge of the table, or of something that is taken."""
    ends = chain.from_iterable((each.bottom, each.y - height) for each in occupied)
    lines = dict.fromkeys((inside.y, inside.bottom - height, *ends))  # backs of a hand share theirs
    return [y for y in lines if inside.y <= y <= inside.bottom - height]


def _columns(inside: Rect, width: int, occupied: Sequence[Rect]) -> list[int]:
    """Return the left edges that touch an edge of the table, or of something that is taken."""
    ends = chain.from_iterable((each.right, each.x - width) for each in occupied)
    return [x for x in (inside.x, inside.right - width, *ends) if inside.x <= x <= inside.right - width]


def _shared(one: Rect, other: Rect) -> int:
    """Return how many pixels two rectangles share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(across, 0) * max(down, 0)
