"""Where the coach of a lesson or a hint appears over the table; pure, in window pixels like the rest of the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Point, Rect, Tail

if TYPE_CHECKING:
    from collections.abc import Sequence

TAIL: Final = 14
"""How far the tail of the bubble sticks out, at scale 1."""
_EDGE: Final = 4
_CORNER: Final = 30
"""The smallest distance between a corner and the middle of the tail, at scale 1."""
_TOLERANCE: Final = 20
"""How much farther from the target a better size may be placed than the next one, at scale 1."""


class BubblePlace(Struct, frozen=True):
    """The bubble, the side its tail is on, and the coordinate of the tail's middle along that side."""

    box: Rect
    tail: Tail
    along: int

    def tail_box(self, reach: int, half: int) -> Rect:
        """Return the rectangle of the tail, `reach` long and twice `half` wide; it overlaps the bubble by one pixel."""
        box, at = self.box, self.along
        return {
            Tail.LEFT: Rect(box.x - reach + 1, at - half, reach, 2 * half),
            Tail.RIGHT: Rect(box.right - 1, at - half, reach, 2 * half),
            Tail.TOP: Rect(at - half, box.y - reach + 1, 2 * half, reach),
            Tail.BOTTOM: Rect(at - half, box.bottom - 1, 2 * half, reach),
        }[self.tail]


def bubble_place(
    table: Rect,
    sizes: Sequence[tuple[int, int]],
    target: Rect,
    taken: Sequence[Rect],
    ui: float,
    whole: Rect | None = None,
) -> BubblePlace | None:
    """Return the place for a bubble of one of `sizes`, the best size first, that points at a target.

    It is as near to the target as possible and covers nothing that is `taken`; None if there is no such place. If the
    target is part of a `whole`, the tail is on the side of that.
    """
    area, tail = _allowed_area(table, ui), round(TAIL * ui)
    candidates: list[tuple[float, Rect]] = []
    for rank, (width, height) in enumerate(sizes):
        places = _adjacent_places(target, width, height, tail)
        columns = {*(each.x for each in places), *(x for box in taken for x in (box.right, box.x - width))}
        rows = {*(each.y for each in places), *(y for box in taken for y in (box.bottom, box.y - height))}
        columns = {min(max(x, area.x), area.right - width) for x in columns}
        rows = {min(max(y, area.y), area.bottom - height) for y in rows}
        boxes = (Rect(x, y, width, height) for x in columns for y in rows)
        candidates += ((_misplacement(box, target, tail) + rank * _TOLERANCE * ui, box) for box in boxes)
    candidates.sort(key=lambda each: (each[0], each[1].y, each[1].x))
    free = (box for _, box in candidates if not any(box.overlaps(each) for each in taken))
    best = next((box for box in free if area.contains(box)), None)
    return None if best is None else _with_tail(best, target, ui, target if whole is None else whole)


def least_covering_place(
    table: Rect, sizes: Sequence[tuple[int, int]], target: Rect, taken: Sequence[Rect], ui: float
) -> BubblePlace:
    """Return the place at the left or right edge where the smallest bubble covers least, for a table without space."""
    area = _allowed_area(table, ui)
    width, height = min(sizes, key=lambda size: size[0] * size[1])
    candidates = [
        Rect(x, y, width, height)
        for x in (area.x, area.right - width)
        for y in (area.y, area.center.y - height // 2, area.bottom - height)
    ]
    best = min(candidates, key=lambda box: sum(box.shared(each) for each in taken))
    return _with_tail(best, target, ui, target)


def stays(place: BubblePlace, sizes: Sequence[tuple[int, int]], target: Rect, taken: Sequence[Rect], ui: float) -> bool:
    """Return whether a place can be kept: it has one of the sizes, covers nothing, and is still beside its target."""
    box = place.box
    is_near = _misplacement(box, target, round(TAIL * ui)) <= _TOLERANCE * ui
    return (box.width, box.height) in sizes and is_near and not any(box.overlaps(each) for each in taken)


def _allowed_area(table: Rect, ui: float) -> Rect:
    """Return the part of the table in which the bubble must stay."""
    return table.grown(-round(_EDGE * ui))


def _adjacent_places(target: Rect, width: int, height: int, tail: int) -> tuple[Point, ...]:
    """Return the places above, to the left of, to the right of and below a target."""
    centered_x, centered_y = target.center.x - width // 2, target.center.y - height // 2
    return (
        Point(centered_x, target.y - tail - height),
        Point(target.x - tail - width, centered_y),
        Point(target.right + tail, centered_y),
        Point(centered_x, target.bottom + tail),
    )


def _misplacement(box: Rect, target: Rect, tail: int) -> float:
    """Return how far a bubble is from where its tail just touches the target, plus a little if it is off center."""
    gap_x = max(target.x - box.right, box.x - target.right, 0)
    gap_y = max(target.y - box.bottom, box.y - target.bottom, 0)
    off_center = min(abs(box.center.x - target.center.x), abs(box.center.y - target.center.y))
    return abs(max(gap_x, gap_y) - tail) + min(gap_x, gap_y) * 2 + 0.05 * off_center


def _with_tail(box: Rect, target: Rect, ui: float, whole: Rect) -> BubblePlace:
    gap_x = max(whole.x - box.right, box.x - whole.right)
    gap_y = max(whole.y - box.bottom, box.y - whole.bottom)
    corner = round(_CORNER * ui)
    if gap_y >= gap_x:
        side = Tail.BOTTOM if target.center.y > box.center.y else Tail.TOP
        return BubblePlace(box, side, min(max(target.center.x, box.x + corner), box.right - corner))
    side = Tail.RIGHT if target.center.x > box.center.x else Tail.LEFT
    return BubblePlace(box, side, min(max(target.center.y, box.y + corner), box.bottom - corner))
