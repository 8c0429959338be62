"""People at the seats: portrait, fan of backs and trick pile of each; pure, in window pixels like the layout.

A person sits behind the plate: the bust stands on it, the backs are an arc beside the face with their lower half behind
the plate, and the pile is beside the plate. Seats right of the middle are mirrored: everybody looks at the table.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Pose, Rect, SizeClass, card_height, whole
from pinochle_qt.ui.table.geometry.plate_layout import PORTRAITS, STANDING

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.plate_layout import PlateLayout

HOLDING: Final = 92
"""The least side of a portrait at scale 1 whose fingers are shown on the backs."""
PILE_Z: Final = -55.0
"""The z of a trick pile: below the plates, and above the hands behind them."""
_OUTWARD, _OWN_LEFT = 0.19, {False: 12, True: 8}
"""How far the middle of a portrait is from that of its plate, away from the center of the table, in portrait sides; and
how far South's is from the left edge of the plate, at scale 1, by whether the window is small."""
_FAN_INWARD: Final = 0.43
"""How far the middle of a fan is from that of the portrait, toward the center of the table, in portrait sides."""
_FAN_RADIUS, _FAN_TURN, _FAN_OPENING, _FAN_LIFT = 3.3, 5.4, 52.0, 2
"""A fan of backs: the distance of its pivot in card widths, its largest angles in degrees between neighbors and in
all, and how far above the top of the plate the middle of its middle card is, at scale 1."""
_PILE_CARD: Final = {False: 38, True: 30}
"""The width of the backs in a trick pile at scale 1, by whether plates are compact."""
_PILE_TURN: Final = 0.04
"""How far a turned pack extends beyond the square of a pile, as a share of its side."""
_PILE_GAP, _LEAST_PILE_GAP, _PILE_LIFT = 18, 2, 10
"""The distance of a trick pile from its plate at scale 1, the least one where two piles share the space between plates,
and how far South's is above the plate."""


def portrait(layout: PlateLayout, place: int) -> Rect:
    """Return the square of a portrait, whose lowest pixels the plate covers."""
    frame, plate = layout.frame, layout.plate(place)
    if layout.is_own(place):
        side = frame.px(_own_side(layout))
        left = plate.x + frame.px(_OWN_LEFT[side < frame.px(PORTRAITS[0])])
    else:
        side = frame.px(layout.portrait_side)
        outward = whole(_OUTWARD * side) * (1 if layout.is_mirrored(place) else -1)
        left = plate.center.x + outward - side // 2
    return Rect(left, plate.y + frame.px(STANDING) - side, side, side)


def _own_side(layout: PlateLayout) -> int:
    """Return the side at scale 1 of South's portrait: the largest that touches no seat at the left."""
    frame, foot = layout.frame, layout.plate(0).y + layout.frame.px(STANDING)
    lowest = max((plate.bottom for plate in layout.plates()[1:] if plate.x == layout.plate(0).x), default=0)
    sides = PORTRAITS[1 if frame.small else 0 :]
    return next((side for side in sides if foot - frame.px(side) >= lowest + frame.px(4)), sides[-1])


def fan(layout: PlateLayout, place: int, count: int) -> tuple[Pose, ...]:
    """Return the poses of `count` backs in a hand, left to right; their lower half is behind the plate."""
    face, width = portrait(layout, place), layout.card_width(SizeClass.S)
    inward = -1 if layout.is_mirrored(place) else 1
    x = face.center.x + inward * _FAN_INWARD * face.width
    y = layout.plate(place).y - layout.frame.px(_FAN_LIFT)
    radius, turn = _FAN_RADIUS * width, min(_FAN_TURN, _FAN_OPENING / max(count - 1, 1))
    angles = [(i - (count - 1) / 2) * turn for i in range(count)]
    return tuple(
        Pose(
            whole(x + radius * math.sin(math.radians(angle))),
            whole(y + radius * (1 - math.cos(math.radians(angle)))),
            angle,
            -100 + i,
            SizeClass.S,
        )
        for i, angle in enumerate(angles)
    )


@lru_cache(maxsize=64)
def fan_box(layout: PlateLayout, place: int) -> Rect:
    """Return the box around the backs of a full hand."""
    boxes = [layout.bounds(pose) for pose in fan(layout, place, max(layout.hand_most, 1))]
    return boxes[0].united(boxes[-1]).united(boxes[len(boxes) // 2])


def pile(layout: PlateLayout, place: int) -> Pose:
    """Return the pose of the lowest pack of a trick pile: beside the plate, toward the center of the table.

    It lies across. The pile takes a square as wide as a pack is high, and grows upward. South's is above the plate,
    beside the portrait. Its cards are smaller than those of its size class (`Pose.scale`).
    """
    frame, plate = layout.frame, layout.plate(place)
    width, gap = frame.px(_PILE_CARD[frame.small if layout.is_own(place) else layout.is_compact]), frame.px(_PILE_GAP)
    height = card_height(width)
    if layout.is_own(place):
        left = (portrait(layout, place).right if layout.has_people else plate.x) + gap
        x, y = left + height // 2, plate.y - frame.px(_PILE_LIFT) - height // 2
    else:
        least = frame.px(_LEAST_PILE_GAP)
        if layout.has_people:  # beside the backs that reach over the end of the plate
            backs = fan_box(layout, place)
            overhang = plate.x - backs.x if layout.is_mirrored(place) else backs.right - plate.right
            least = max(least, 1 + whole(_PILE_TURN * height) + overhang)
            gap = max(gap, least)
        space = _space_beside(layout, place)
        if space is not None and space < gap + height + frame.px(_LEAST_PILE_GAP):
            height = min(height, space - least - frame.px(_LEAST_PILE_GAP))
            width, gap = min(width, whole(height / 1.4)), max(least, space - height - frame.px(_LEAST_PILE_GAP))
        inward = -1 if layout.is_mirrored(place) else 1
        edge = (plate.x if inward < 0 else plate.right) + inward * gap
        x, y = edge + inward * (height // 2), plate.bottom - width // 2
    return Pose(x, y, 90.0, PILE_Z, SizeClass.S, width / layout.card_width(SizeClass.S))


def _space_beside(layout: PlateLayout, place: int) -> int | None:
    """Return the space for the pile of a plate in the row at the top, or None if there is no other plate.

    It reaches to the next plate toward the center, or half as far if the pile of the other is there too.
    """
    row = [other for other in range(layout.seats) if layout.plate(other).y == layout.plate(place).y]
    row.sort(key=lambda other: layout.plate(other).x)
    if len(row) < 2 or not (layout.is_top(place) or layout.frame.is_tv):
        return None
    at = row.index(place) + (-1 if layout.is_mirrored(place) else 1)
    if not 0 <= at < len(row):
        return None
    other = row[at]
    left, right = sorted((layout.plate(place), layout.plate(other)), key=lambda plate: plate.x)
    return (right.x - left.right) // (1 if layout.is_mirrored(place) == layout.is_mirrored(other) else 2)
