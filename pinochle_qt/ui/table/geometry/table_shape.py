"""The outline of the table at which people sit."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Point, Rect, TableShape

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout

_BELOW_WINDOW: Final = 30
"""How far the middle of the table lies below the window, at scale 1: its near side is out of sight."""
_HALF_WIDTH: Final = 0.54
_TOP, _HIGH_TOP, _CROWDED_TOP = {False: 104, True: 80}, {False: 48, True: 24}, 76
"""How far below the bar the table begins at scale 1, by whether the window is small; higher if nobody sits at the top,
so that there is felt for the widow, and at a crowded table."""
_TV_HALF_WIDTH, _TV_ABOVE, _TV_BELOW, _TV_EXPONENT = 0.45, 18, 20, 3.6
"""On a television: the half width of the table as a share of the width, how far below the bar it begins and above the
lower edge of the screen it ends, at scale 1, and its exponent, with which there is felt for melds in the corners."""
_LIGHT_HEIGHT: Final = 0.55
"""The half width of the table, and the height of the middle of the light, as shares of the window's size."""


_STEPS: Final = (1.0, 0.985, 0.97, 0.95, 0.93, 0.9, 0.87, 0.84, 0.8, 0.75, 0.7, 0.6, 0.4)
"""Heights above and below the middle, as shares of that of the felt, at which boxes around it become narrower."""


def table_shape(layout: Layout) -> TableShape | None:
    """Return the outline of the table; None if no people are shown, as the felt then fills the window."""
    if not layout.has_people:
        return None
    frame = layout.frame
    if frame.is_tv:
        return _on_tv(layout)
    is_free = layout.middle_top <= frame.bar
    top = _CROWDED_TOP if layout.is_crowded else (_HIGH_TOP if is_free else _TOP)[frame.small]
    middle = frame.height + frame.px(_BELOW_WINDOW)
    return TableShape(
        center=Point(frame.width // 2, middle),
        half_width=_HALF_WIDTH * frame.width,
        half_height=middle - frame.bar - frame.px(top),
        exponent=2.9 if layout.is_crowded else 2.6,
        rim=frame.px(11 if frame.small else 15),
        light=Point(frame.width // 2, round(_LIGHT_HEIGHT * frame.height)),
        ui=frame.ui,
    )


def _on_tv(layout: Layout) -> TableShape:
    """Return the outline on a television, where the whole table is in view."""
    frame = layout.frame
    top, bottom = frame.bar + frame.px(_TV_ABOVE), frame.height - frame.px(_TV_BELOW)
    center = Point(frame.width // 2, (top + bottom) // 2)
    return TableShape(
        center=center,
        half_width=_TV_HALF_WIDTH * frame.width,
        half_height=(bottom - top) / 2,
        exponent=_TV_EXPONENT,
        rim=frame.px(15),
        light=center,
        ui=frame.ui,
        is_whole=True,
    )


def felt_top(layout: Layout, x: int) -> int:
    """Return the first line of the felt at a column of a window, below the bar."""
    shape = table_shape(layout)
    if shape is None:
        return layout.frame.bar
    aside = min(1.0, abs(shape.center.x - x) / (shape.half_width - shape.rim))
    height = (shape.half_height - shape.rim) * math.pow(1 - math.pow(aside, shape.exponent), 1 / shape.exponent)
    return max(layout.frame.bar, math.ceil(shape.center.y - height))


def off_felt(shape: TableShape) -> list[Rect]:
    """Return boxes that cover the rim of a table and the floor around it, and little of its felt."""
    far, middle = 2 * shape.center.x, shape.center.y
    heights = [round(step * (shape.half_height - shape.rim)) for step in _STEPS]
    boxes = [Rect(0, 0, far, middle - heights[0])]
    if shape.is_whole:
        boxes.append(Rect(0, middle + heights[0], far, middle))
        heights.append(-heights[-1])
    for outer, inner in pairwise(heights):
        side = shape.center.x - round(shape.chord(middle - outer))
        for top in {middle - outer, middle + inner} if shape.is_whole else (middle - outer,):
            boxes += [Rect(0, top, side, outer - inner), Rect(far - side, top, side, outer - inner)]
    return [box for box in boxes if box.width > 0]
