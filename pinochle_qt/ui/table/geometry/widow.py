"""Where cards lie that belong to no player yet: the widow, and the cards of a draft; pure, in window pixels."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, chain, product
from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.labels import bubble
from pinochle_qt.ui.table.geometry.panels import bid_panel, over_hand
from pinochle_qt.ui.table.geometry.table_shape import table_shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_CLEARANCE = 12
"""Gap between the widow and what is beside it, at scale 1."""
_LABEL_BELOW, _LABEL_GAP = 4, 8
"""Gap between the widow and a label below it, and beside it, at scale 1."""
_BELOW_RIM = {False: 132, True: 104}
"""How far below the strip the widow of a table without seats at the top lies at scale 1, by whether the window is
small: on the felt, below its rim."""
_LABEL_SPACE = 120
"""The width at scale 1 that is enough for every label of a widow, with the gap beside it."""
_NARROW = 100
"""The width at scale 1 of the narrowest gap for a widow with its label above it."""
_CARD_GAP = 6
"""Gap between the cards of the widow, at scale 1."""
_OVERLAPPING = 0.6
"""The least step between the cards of a widow on the felt, in card widths."""
_ON_FELT = 8
"""The least distance of a widow on the felt from its rim and from what is beside it, at scale 1."""
_BELOW_CORNER = 64
"""Height at scale 1 of the space below a widow beside the hand, in which a label about the raised cards is."""
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
    space, width = _widow_space(layout, count), layout.card_width(SizeClass.M)
    is_beside = not (_has_space_below(layout, space, label) or _is_narrow(layout, space))
    label_space = label + layout.frame.px(_LABEL_GAP) if is_beside else 0
    step = min(width + layout.frame.px(_CARD_GAP), (space.width - label_space - width) / max(count - 1, 1))
    left = space.center.x - (label_space + (count - 1) * step) / 2
    return tuple(
        Pose(whole(left + i * step), space.center.y, 0.0, layout.frame.depth(i, count), SizeClass.M)
        for i in range(count)
    )


def widow_label(layout: Layout, count: int, label: int) -> Point:
    """Return the middle of the top edge of the widow's label: below the cards, or to their right if it does not fit.

    In a narrow gap between people, it is above them instead.
    """
    space, px = _widow_space(layout, count), layout.frame.px
    if _has_space_below(layout, space, label):
        return Point(space.center.x, space.bottom + px(_LABEL_BELOW))
    if _is_narrow(layout, space):
        return Point(space.center.x, space.y - px(_LABEL_BELOW + PILL_HEIGHT))
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
    if layout.frame.is_tv:
        sides = [layout.trick_bounds()]
    elif layout.seats == 2 or not sides:
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


def stock_pose(layout: Layout) -> Pose:
    """Return the pose of the lowest card of the stock, in a draft that of the pile."""
    return layout.stock().stock if layout.has_stock else draft(layout).pile


def draft(layout: Layout) -> DraftPlaces:
    """Return where the pile, the offered card and the discards lie: side by side above the question."""
    w, h = layout.frame.card_width, layout.card_height(SizeClass.L)
    middle = layout.frame.width // 2
    top, bottom = layout.middle_top, over_hand(layout, "decide").y
    y = max((top + bottom) // 2, top + h // 2)
    spacing, size = whole(1.5 * w), SizeClass.L
    if layout.has_people and bottom - top < h:
        y, size = (top + bottom) // 2, SizeClass.M
    return DraftPlaces(
        Pose(middle - spacing, y, z=-2.0, size=size),
        Pose(middle, y, size=size),
        Pose(middle + spacing, y, z=-2.0, size=size),
    )


def _widow_space(layout: Layout, count: int) -> Rect:
    """Return the widest gap in the row at the top of the table; of equal ones, the one on the left.

    With people, it is on the felt if there is space for a widow of `count` cards side by side.
    """
    frame, clearance = layout.frame, layout.frame.px(_CLEARANCE)
    height = layout.card_height(SizeClass.M)
    if layout.has_people:
        return _space_on_felt(layout, count) or _space_between_people(layout)
    if layout.is_opposed:
        top = layout.middle_top + clearance
        left = layout.plate(1).right + clearance
        return Rect(left, top, frame.width - 2 * left, height)
    tops = [layout.plate(place) for place in range(1, layout.seats) if layout.is_top(place)]
    row_top = (frame.bar + tops[0].bottom - height) // 2 if tops else frame.bar + frame.px(28)
    row = Rect(0, max(row_top, frame.bar + frame.px(4)), frame.width, height)
    return _widest_gap(layout, row, _seat_areas(layout))


@lru_cache(maxsize=8)
def _space_on_felt(layout: Layout, count: int) -> Rect | None:
    """Return the highest gap inside the rim for that many cards with their label beside them, above the bid panel.

    If there is none, it is the highest in which the label is below them, and they may overlap if they must: to the
    right of that panel, as the player's own portrait is to its left, or at last of the hand. None if there is none
    either.
    """
    frame, shape, width = layout.frame, table_shape(layout), layout.card_width(SizeClass.M)
    if shape is None or (frame.is_tv and layout.middle_top > frame.bar):
        return None  # on a TV, people sit all around the felt
    height, clearance, step = layout.card_height(SizeClass.M), frame.px(_CLEARANCE), frame.px(_OPEN_STEP)
    panel, label = bid_panel(layout), frame.px(_LABEL_BELOW + PILL_HEIGHT)
    bubbles = [bubble(layout, at)[0] for at in range(layout.seats)]
    to_panel, hand = Rect(0, panel.y, panel.right, panel.height), layout.hand_bounds()
    to_hand = Rect(0, hand.y, hand.right, hand.height)
    obstacles = [
        each.grown(frame.px(_ON_FELT)) for each in (*_seat_areas(layout), *layout.parts(0), to_panel, to_hand, *bubbles)
    ]
    side_by_side, overlapping = count * (width + frame.px(_CARD_GAP)), width + whole((count - 1) * _OVERLAPPING * width)
    narrow, corner = frame.px(_NARROW), frame.height - frame.px(_BELOW_CORNER)
    ways = (
        (side_by_side + frame.px(_LABEL_SPACE), 0, panel.y),
        *product((max(side_by_side, narrow), max(overlapping, narrow)), (label,), (layout.hand_crest,)),
        *product((max(side_by_side, narrow), max(overlapping, narrow)), (label,), (corner,)),
    )
    for least, below, lowest in ways:
        for y in range(frame.bar, lowest - height - below, step):
            half = whole(shape.chord(y - frame.px(_ON_FELT))) - clearance
            row = Rect(0, y, frame.width, height + below)
            rim = (Rect(0, y, shape.center.x - half, height), Rect(shape.center.x + half, y, frame.width, height))
            gap = _widest_gap(layout, row, [*obstacles, *rim])
            if gap.width >= least:
                return Rect(gap.x, y, gap.width, height)
    return None


@lru_cache(maxsize=8)
def _space_between_people(layout: Layout) -> Rect:
    """Return a gap beside the plates at the top, or below the rim if there are none; else another that is wide enough.

    If the label has no space beside the cards there, it may be above them in a narrow gap. If no gap has space for a
    card and its label, it is the widest.
    """
    frame, height = layout.frame, layout.card_height(SizeClass.M)
    tops = [layout.plate(place).bottom for place in range(1, layout.seats) if layout.is_top(place)]
    highest = frame.bar + frame.px(_BELOW_RIM[frame.small])
    top = tops[0] - height if tops else min(highest, bid_panel(layout).y - frame.px(_LABEL_BELOW + 8) - height)
    fixed = [*_seat_areas(layout), bid_panel(layout)]
    bubbles = [bubble(layout, place)[0] for place in range(1, layout.seats)]
    highest_row, step = frame.bar + frame.px(4), frame.px(_OPEN_STEP)
    first, rows = max(top, highest_row), range(highest_row, layout.hand_crest - height, step)
    least = layout.card_width(SizeClass.M) + frame.px(_LABEL_SPACE)

    def gaps(obstacles: list[Rect], least: int, rows: Sequence[int], above: int = 0) -> Iterator[Rect]:
        """Yield the widest gap of each row if it has at least that width, also in the space `above` it."""
        for y in rows:
            gap = _widest_gap(layout, Rect(0, y, frame.width, height + above), obstacles)
            if gap.width >= least:
                yield Rect(gap.x, y + above, gap.width, height)

    everything = [*fixed, *bubbles]
    at_top, label = rows[: 1 + max(first - highest_row, 0) // step], frame.px(PILL_HEIGHT + _LABEL_BELOW)
    found = chain(
        gaps(everything, least, (first,)),
        gaps(everything, frame.px(_NARROW), at_top, label),
        gaps(everything, least, rows),
        gaps(fixed, least, (first, *rows)),  # where there is no other space, the widow is below speech bubbles
    )
    return next(found, None) or max(gaps(everything, 0, (first, *rows)), key=lambda gap: gap.width)


def _is_narrow(layout: Layout, space: Rect) -> bool:
    """Return whether the space for the widow is a gap between people in which its label is above it."""
    least = layout.card_width(SizeClass.M) + layout.frame.px(_LABEL_SPACE)
    return layout.has_people and layout.frame.px(_NARROW) <= space.width < least


def _widest_gap(layout: Layout, row: Rect, obstacles: Sequence[Rect]) -> Rect:
    """Return the widest part of a row that is free of obstacles; of equal ones, the one on the left."""
    frame, clearance = layout.frame, layout.frame.px(_CLEARANCE)
    inside = sorted((each for each in obstacles if each.overlaps(row)), key=lambda each: each.x)
    starts = [frame.margin, *accumulate((each.right + clearance for each in inside), max)]
    ends = [*(each.x - clearance for each in inside), frame.width - frame.margin]
    left, right = max(zip(starts, ends, strict=True), key=lambda gap: (gap[1] - gap[0], -gap[0]))
    return Rect(left, row.y, right - left, row.height)


def _seat_areas(layout: Layout) -> list[Rect]:
    """Return the boxes of the other players' plates, portraits and backs."""
    return [box for place in range(1, layout.seats) for box in layout.parts(place)]
