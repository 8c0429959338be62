"""Where cards lie that are shown large for a moment: a rare meld, and the cards that won a match; pure, in pixels."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Pose, Rect, SizeClass, whole
from pinochle_qt.ui.table.geometry.panels import match_end_panel
from pinochle_qt.ui.table.geometry.plate_layout import LARGEST
from pinochle_qt.ui.table.geometry.table_shape import table_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

MOMENT_Z: Final = 300.0
"""The z value of the lowest of these cards, above everything else on the table."""
_RARE, _RARE_ON_TV = 1.35, 1.15
"""The width of the cards of a rare meld, in card widths, and on a television, where seats are nearer to the middle."""
_RARE_STEP: Final = 0.93
"""The distance from one of its cards to the next, as a share of a card's width, where there is space."""
_RARE_TURN, _WIDEST_TURN = 4.5, 16.0
"""Degrees from one of its cards to the next, and most of them between the outer two."""
_LABEL: Final = (472, 78)
"""Width and height at scale 1 of the label below a rare meld."""
_LABEL_OVERLAP: Final = 6
"""How far that label covers the cards, at scale 1."""
_SIDE: Final = 0.3
"""The space at both sides of a rare meld, in card widths."""
_RADIUS, _LIFT = 4.52, 0.25
"""Radius of the fan that won a match, and how much higher the cards of its best meld are, in card widths."""
_TURN, _LEAST_TURN, _TURN_STEP = 9.4, 4.0, 0.4
"""Degrees from one card of the fan to the next: where there is space, where there is none, and the steps between."""
_DROPS: Final = {False: (0, 0.2, 0.4, 0.6, 0.8), True: (0, 0.1)}
"""How much lower the fan may be, in card widths, by whether this is a television, where the panel is nearer."""
_LEAST_OUT: Final = 0.3
"""The least of a card that may look out at the side of the panel, in card widths."""
_FAN_GAP: Final = 4
"""The gap between the topmost plates and the fan, at scale 1."""


def rare_meld(layout: Layout, count: int) -> tuple[Pose, ...]:
    """Return where the cards of a rare meld lie in the middle of the table, from left to right."""
    box, width = rare_meld_label(layout), _rare_share(layout) * layout.frame.card_width
    left, right = _free_columns(layout)
    step = min(_RARE_STEP * width, (right - left - width) / max(count - 1, 1))
    turn = min(_RARE_TURN, _WIDEST_TURN / max(count - 1, 1))
    bottom = box.y + layout.frame.px(_LABEL_OVERLAP)
    center = bottom - 0.7 * width
    scale = width / layout.card_width(SizeClass.XL)
    return tuple(
        Pose(
            whole((left + right) / 2 + d * step),
            whole(center + d * d * step * math.radians(turn) / 2),
            d * turn,
            MOMENT_Z + at,
            SizeClass.XL,
            scale,
        )
        for at, d in enumerate(at - (count - 1) / 2 for at in range(count))
    )


def _rare_share(layout: Layout) -> float:
    """Return the width of the cards of a rare meld, in card widths."""
    return _RARE_ON_TV if layout.frame.is_tv else _RARE


def _free_columns(layout: Layout) -> tuple[float, float]:
    """Return the left and right edge of the space between the plates at the sides, or between stock and plates."""
    sides = [layout.area(place).right for place in range(1, layout.seats) if layout.is_left(place)]
    gap = _SIDE * layout.frame.card_width
    edge, left = max([layout.frame.margin, *sides]), 0
    if layout.has_stock:
        stock = layout.stock()
        left = layout.bounds(stock.stock).united(layout.bounds(stock.upcard)).right
    return max(edge, left) + gap, layout.frame.width - edge - gap


def rare_meld_label(layout: Layout) -> Rect:
    """Return the box of the label below the cards of a rare meld."""
    frame = layout.frame
    width, height = (frame.px(length) for length in _LABEL)
    cards = 1.4 * _rare_share(layout) * frame.card_width - frame.px(_LABEL_OVERLAP)
    middle = (layout.middle_top + layout.hand_top) / 2
    top = whole(middle - (cards + height) / 2 + cards)
    return Rect(whole((sum(_free_columns(layout)) - width) / 2), min(top, layout.hand_top - height), width, height)


def winning_fan(layout: Layout, raised: Sequence[bool]) -> tuple[Pose, ...]:
    """Return where the cards that won a match lie, from left to right; `raised` are those of the best meld.

    They cover no plate and nobody's face but those below the panel: the fan is lowered toward that, or else closed a
    little. It is above the middle of the panel, or else in the middle of the window.
    """
    panel = match_end_panel(layout)
    middles = panel.center.x, layout.frame.width // 2
    areas = [area for area in layout.plates_and_portraits() if not panel.contains(area)]
    turn = _TURN
    while turn > _LEAST_TURN:
        for drop, middle in product(_DROPS[layout.frame.is_tv], middles):
            poses = _fan(layout, raised, turn, drop, middle)
            if not any(_touches(layout, pose, area) for pose in poses for area in areas):
                while turn > _LEAST_TURN and any(_peeks_out(layout, pose, panel) for pose in poses):
                    turn -= _TURN_STEP
                    poses = _fan(layout, raised, turn, drop, middle)
                return poses
        turn -= _TURN_STEP
    return _fan(layout, raised, turn, 0, layout.frame.width // 2)


def _fan(layout: Layout, raised: Sequence[bool], turn: float, drop: float, middle: int) -> tuple[Pose, ...]:
    """Return the fan around this x with this angle between two cards, lowered by a number of card widths."""
    w, count = layout.frame.card_width, len(raised)
    radius, lift = _RADIUS * w, _LIFT * w
    shape = table_shape(layout)
    felt = shape.center.y - whole(shape.half_height) + shape.rim if shape is not None else 0
    crest = max(layout.middle_top, felt) + layout.frame.px(_FAN_GAP) + lift + drop * w
    pivot = crest + 0.7 * LARGEST * w + radius
    poses = []
    for at, is_raised in enumerate(raised):
        angle = (at - (count - 1) / 2) * turn
        reach, lean = radius + is_raised * lift, math.radians(angle)
        x, y = middle + reach * math.sin(lean), pivot - reach * math.cos(lean)
        poses.append(Pose(whole(x), whole(y), angle, MOMENT_Z + at, SizeClass.XL))
    return tuple(poses)


def _peeks_out(layout: Layout, pose: Pose, panel: Rect) -> bool:
    """Return whether a card is behind the panel except for a corner at its side, on which nothing can be read."""
    box = layout.bounds(pose)
    out = max(panel.x - box.x, box.right - panel.right)
    return pose.y >= panel.y and 0 < out < _LEAST_OUT * layout.card_width(pose.size)


def _touches(layout: Layout, pose: Pose, area: Rect) -> bool:
    """Return whether a card in a pose overlaps an area; no side of either then lies between them."""
    if not layout.bounds(pose).overlaps(area):
        return False
    lean, center = math.radians(pose.angle), area.center
    along, across = abs(math.cos(lean)), abs(math.sin(lean))
    dx, dy = center.x - pose.x, center.y - pose.y
    beside = abs(dx * math.cos(lean) + dy * math.sin(lean))
    above = abs(dy * math.cos(lean) - dx * math.sin(lean))
    half_width, half_height = area.width / 2, area.height / 2
    return (
        beside < layout.card_width(pose.size) / 2 + half_width * along + half_height * across
        and above < layout.card_height(pose.size) / 2 + half_width * across + half_height * along
    )
