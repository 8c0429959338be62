"""Where cards lie that belong to no player yet: the widow, and the cards of a draft; pure, in window pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.labels import bubble
from pinochle_qt.ui.table.geometry.panels import bid_panel, over_hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_CLEARANCE = 12
"""Gap between the widow and what is beside it, at scale 1."""
_LABEL_BELOW, _LABEL_GAP = 4, 8
"""Gap between the widow and a label below it, and beside it, at scale 1."""
_CARD_GAP = 6
"""Gap between the cards of the widow, at scale 1."""
_OPEN_MARGIN = 8
"""Margin around an open widow, at scale 1."""
_OPEN_STEP = 4
"""Step of the search for a free place for an open widow, at scale 1."""


class DraftPlaces(Struct, frozen=True):
    """The middle of a table where players draft their cards one by one."""

    pile: Pose
    offered: Pose
    """The card to keep or to reject."""
    aside: Pose
    """Where a rejected card goes."""


def widow(layout: Layout, count: int, label: int = 0) -> tuple[Pose, ...]:
    """Return the poses of the widow: in the row of the topmost plates, where there is most room, out of everyone's way.

    The cards overlap if space is short. `label` is the width of their label in pixels; see `widow_label`.
    """
    space, width = _widow_space(layout), layout.card_width(SizeClass.M)
    label_space = 0 if _has_space_below(layout, space, label) else label + layout.frame.px(_LABEL_GAP)
    step = min(width + layout.frame.px(_CARD_GAP), (space.width - label_space - width) / max(count - 1, 1))
    left = space.center.x - (label_space + (count - 1) * step) / 2
    return tuple(
        Pose(whole(left + i * step), space.center.y, 0.0, layout.frame.depth(i, count), SizeClass.M)
        for i in range(count)
    )


def widow_label(layout: Layout, count: int, label: int) -> Point:
    """Return the middle of the top edge of the widow's label: below the cards, or to their right if it does not fit."""
    space, px = _widow_space(layout), layout.frame.px
    if _has_space_below(layout, space, label):
        return Point(space.center.x, space.bottom + px(_LABEL_BELOW))
    last = layout.bounds(widow(layout, count, label)[-1])
    return Point(last.right + px(_LABEL_GAP) + label // 2, space.center.y - px(PILL_HEIGHT) // 2)


def open_widow(
    layout: Layout, count: int, label: int, panels: Sequence[Rect] = ()
) -> tuple[tuple[Pose, ...], Point] | None:
    """Return the poses of a widow that is turned over, and the middle of the top edge of its label below it.

    It lies in the middle between the plates at the sides, or as near above or below that as it must be to cover no
    plate, speech bubble, open panel or South's hand. None if there is no such place.
    """
    frame, px = layout.frame, layout.frame.px
    sides = [layout.plate(place) for place in range(1, layout.seats) if not layout.is_top(place)]
    if layout.seats == 2 or not sides:
        return None
    width, height = layout.card_width(SizeClass.M), layout.card_height(SizeClass.M)
    step = width + px(_CARD_GAP)
    outline = Rect(0, 0, max((count - 1) * step + width, label), height + px(_LABEL_BELOW) + px(PILL_HEIGHT))
    bubbles = (bubble(layout, place)[0] for place in range(layout.seats))
    occupied = [*layout.all_parts(), layout.hand_bounds(), *bubbles, *panels]
    middle, x = sum(plate.center.y for plate in sides) // len(sides), frame.width // 2
    centers = range(frame.table.y + height // 2, frame.table.bottom - outline.height, px(_OPEN_STEP))
    for y in (middle, *sorted(centers, key=lambda each: abs(each - middle))):
        box = outline.moved(x - outline.width // 2, y - height // 2).grown(px(_OPEN_MARGIN))
        if frame.table.contains(box) and not any(box.overlaps(each) for each in occupied):
            left = x - (count - 1) * step / 2
            poses = tuple(
                Pose(whole(left + i * step), y, 0.0, frame.depth(i, count), SizeClass.M) for i in range(count)
            )
            return poses, Point(x, y - height // 2 + height + px(_LABEL_BELOW))
    return None


def _has_space_below(layout: Layout, space: Rect, label: int) -> bool:
    """Return whether there is space for the widow's label below it."""
    px = layout.frame.px
    box = Rect(space.center.x - label // 2, space.bottom + px(_LABEL_BELOW), label, px(PILL_HEIGHT))
    bubbles = (bubble(layout, place)[0] for place in range(1, layout.seats))
    occupied = [*_seat_areas(layout), *bubbles, bid_panel(layout)]
    return not any(box.grown(px(4)).overlaps(each) for each in occupied)


def draft(layout: Layout) -> DraftPlaces:
    """Return where the pile, the offered card and the discards lie: side by side above the question."""
    w, h = layout.frame.card_width, layout.card_height(SizeClass.L)
    middle = layout.frame.width // 2
    y = max((layout.middle_top + over_hand(layout, "decide").y) // 2, layout.middle_top + h // 2)
    spacing = whole(1.5 * w)
    return DraftPlaces(Pose(middle - spacing, y, z=-2.0), Pose(middle, y), Pose(middle + spacing, y, z=-2.0))


def _widow_space(layout: Layout) -> Rect:
    """Return the widest gap in the row at the top of the table; of equal ones, the one on the left."""
    frame, clearance = layout.frame, layout.frame.px(_CLEARANCE)
    height = layout.card_height(SizeClass.M)
    if layout.is_opposed:
        top = layout.middle_top + clearance
        left = layout.plate(1).right + clearance
        return Rect(left, top, frame.width - 2 * left, height)
    tops = [layout.plate(place) for place in range(1, layout.seats) if layout.is_top(place)]
    row_top = (frame.bar + tops[0].bottom - height) // 2 if tops else frame.bar + frame.px(28)
    row = Rect(0, max(row_top, frame.bar + frame.px(4)), frame.width, height)
    obstacles = sorted((each for each in _seat_areas(layout) if each.overlaps(row)), key=lambda each: each.x)
    starts = [frame.margin, *(each.right + clearance for each in obstacles)]
    ends = [*(each.x - clearance for each in obstacles), frame.width - frame.margin]
    gaps = [(start, end) for start, end in zip(starts, ends, strict=True) if end > start]
    left, right = max(gaps, key=lambda gap: (gap[1] - gap[0], -gap[0]))
    return Rect(left, row.y, right - left, height)


def _seat_areas(layout: Layout) -> list[Rect]:
    """Return the boxes of the other players' plates, portraits and backs."""
    return [box for place in range(1, layout.seats) for box in layout.parts(place)]
