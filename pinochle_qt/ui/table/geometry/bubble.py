"""Where the coach of a lesson or a hint appears over the table; pure, in window pixels like the rest of the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Point, Rect, Tail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ui.table.geometry.frame import Frame

TAIL: Final = 14
"""How far the tail of the bubble sticks out, at scale 1."""
_EDGE: Final = 4
_CORNER: Final = 22
"""The smallest distance between a corner and the middle of the tail, at scale 1."""
_LEAN: Final = 32
"""How far the tip of the tail may be to one side of its middle, at scale 1."""
_INSET: Final = 8
"""How far inside the edges of the target the tip is, at scale 1."""
_REACH: Final = 90
"""How far a tail can be from what it points at, at scale 1."""
_DETOUR: Final = 60
"""How much farther from the target a bubble may be placed so that its tail hits it, at scale 1."""
_TOLERANCE: Final = 20
"""How much farther from the target a better size may be placed than the next one, at scale 1."""


class BubblePlace(Struct, frozen=True):
    """The bubble, the side its tail is on, the coordinate of the tail's middle along that side, and the tail's tip.

    The tip leans toward the target. There is no tip, thus no tail, where it would point at something else.
    """

    box: Rect
    side: Tail
    along: int
    tip: Point | None

    def tail(self, half: int) -> tuple[Point, Point, Point] | None:
        """Return the corners of the tail, twice `half` wide, its tip last; it overlaps the bubble by one pixel."""
        box, low, high = self.box, self.along - half, self.along + half
        if self.tip is None:
            return None
        if self.side in {Tail.LEFT, Tail.RIGHT}:
            x = box.x + 1 if self.side is Tail.LEFT else box.right - 1
            return Point(x, low), Point(x, high), self.tip
        y = box.y + 1 if self.side is Tail.TOP else box.bottom - 1
        return Point(low, y), Point(high, y), self.tip


def bubble_place(
    frame: Frame,
    sizes: Sequence[tuple[int, int]],
    target: Rect,
    taken: Sequence[Rect],
    whole: Rect | None = None,
) -> BubblePlace | None:
    """Return the place for a bubble of one of `sizes`, the best size first, that points at a target.

    It is as near to the target as possible, or a little farther away if only then its tail hits that, and covers
    nothing that is `taken`; None if there is no such place. If the target is part of a `whole`, the tail is on the side
    of that.
    """
    ui, area = frame.ui, _allowed_area(frame)
    tail = round(TAIL * ui)
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
    best, limit = None, 0.0
    for cost, box in candidates:
        if best is not None and cost > limit:
            break
        if area.contains(box) and not any(box.overlaps(each) for each in taken):
            place = _with_tail(frame, box, target, target if whole is None else whole)
            if place.tip is not None:
                return place
            if best is None:
                best, limit = place, cost + _DETOUR * ui
    return best


def least_covering_place(
    frame: Frame, sizes: Sequence[tuple[int, int]], target: Rect, taken: Sequence[Rect]
) -> BubblePlace:
    """Return the place at the left or right edge where the smallest bubble covers least, for a table without space."""
    area = _allowed_area(frame)
    width, height = min(sizes, key=lambda size: size[0] * size[1])
    candidates = [
        Rect(x, y, width, height)
        for x in (area.x, area.right - width)
        for y in (area.y, area.center.y - height // 2, area.bottom - height)
    ]
    best = min(candidates, key=lambda box: sum(box.shared(each) for each in taken))
    return _with_tail(frame, best, target, target)


def stays(
    frame: Frame, place: BubblePlace, sizes: Sequence[tuple[int, int]], target: Rect, taken: Sequence[Rect]
) -> bool:
    """Return whether a place can be kept: it has one of the sizes, covers nothing, and is still beside its target."""
    box, ui = place.box, frame.ui
    is_near = _misplacement(box, target, round(TAIL * ui)) <= _TOLERANCE * ui
    return (box.width, box.height) in sizes and is_near and not any(box.overlaps(each) for each in taken)


def _allowed_area(frame: Frame) -> Rect:
    """Return the part of the table in which the bubble must stay."""
    return frame.table.grown(-round(_EDGE * frame.ui))


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


def _with_tail(frame: Frame, box: Rect, target: Rect, whole: Rect) -> BubblePlace:
    ui = frame.ui
    gap_x = max(whole.x - box.right, box.x - whole.right)
    gap_y = max(whole.y - box.bottom, box.y - whole.bottom)
    if gap_y >= gap_x:
        side = Tail.BOTTOM if target.center.y > box.center.y else Tail.TOP
        along, lean = _aimed(frame, (box.x, box.right), (target.x, target.right))
    else:
        side = Tail.RIGHT if target.center.x > box.center.x else Tail.LEFT
        along, lean = _aimed(frame, (box.y, box.bottom), (target.y, target.bottom))
    gap, length = max(gap_x, gap_y), round(TAIL * ui)
    if abs(lean) > _LEAN * ui or not 0 <= gap <= _REACH * ui:
        return BubblePlace(box, side, along, None)
    length = max(length, min(length + abs(lean) // 2, gap))
    tip = {
        Tail.LEFT: Point(box.x - length, along + lean),
        Tail.RIGHT: Point(box.right + length, along + lean),
        Tail.TOP: Point(along + lean, box.y - length),
        Tail.BOTTOM: Point(along + lean, box.bottom + length),
    }[side]
    return BubblePlace(box, side, along, tip)


def _aimed(frame: Frame, side: tuple[int, int], target: tuple[int, int]) -> tuple[int, int]:
    """Return the middle of a tail between the ends of a side, and how far from it the tip is that hits the target."""
    ui, (start, end), (low, high) = frame.ui, side, target
    corner, inset = round(_CORNER * ui), min(round(_INSET * ui), (high - low) // 2)
    along = min(max((low + high) // 2, start + corner), end - corner)
    return along, min(max(along, low + inset), high - inset) - along
