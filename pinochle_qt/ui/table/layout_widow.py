"""Where cards lie that belong to nobody yet: the widow, and the cards of a draft; pure, in pixels of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ui.table.geometry import Pose, Rect, SizeClass, whole
from pinochle_qt.ui.table.layout_panels import decide_panel

if TYPE_CHECKING:
    from pinochle_qt.ui.table.layout import Layout

_AIR = 12
"""Between the widow and what stands beside it, at ui = 1."""


class Draft(NamedTuple):
    """The middle of a table where players choose their cards one by one."""

    pile: Pose
    offered: Pose
    """The card to keep or to lay aside."""
    aside: Pose
    """Where a card goes that nobody wants."""


def widow(layout: Layout, count: int) -> tuple[Pose, ...]:
    """Return the poses of the widow: in the row of the topmost plates, where the most room is, out of everyone's way.

    The cards overlap where the room is short.
    """
    room = _widow_room(layout)
    width = layout.card_width(SizeClass.M)
    step = min(width + layout.frame.px(6), (room.width - width) / max(count - 1, 1))
    left = room.center.x - (count - 1) * step / 2
    return tuple(
        Pose(whole(left + i * step), room.center.y, 0.0, layout.frame.depth(i, count), SizeClass.M)
        for i in range(count)
    )


def draft(layout: Layout) -> Draft:
    """Return where pile, card on offer and discards lie: side by side over the question."""
    w, h = layout.frame.card_width, layout.card_height(SizeClass.L)
    middle = layout.frame.width // 2
    y = max((layout.middle_top + decide_panel(layout).y) // 2, layout.middle_top + h // 2)
    apart = whole(1.5 * w)
    return Draft(Pose(middle - apart, y, z=-2.0), Pose(middle, y), Pose(middle + apart, y, z=-2.0))


def _widow_room(layout: Layout) -> Rect:
    """Return the widest gap in the row at the top of the table; of equal ones that on the left."""
    frame, air = layout.frame, layout.frame.px(_AIR)
    height = layout.card_height(SizeClass.M)
    if layout.seats == 2:
        top = layout.middle_top + air
        left = layout.plate(1).right + air
        return Rect(left, top, frame.width - 2 * left, height)
    tops = [layout.plate(place) for place in range(1, layout.seats) if layout.is_top(place)]
    beside = (frame.bar + tops[0].bottom - height) // 2 if tops else frame.bar + frame.px(28)
    row = Rect(0, max(beside, frame.bar + frame.px(4)), frame.width, height)
    peek = layout.peek
    around = [Rect(each.x, each.y - peek, each.width, each.height + peek) for each in layout.plates()[1:]]
    standing = sorted((each for each in around if each.overlaps(row)), key=lambda each: each.x)
    starts = [frame.margin, *(each.right + air for each in standing)]
    ends = [*(each.x - air for each in standing), frame.width - frame.margin]
    gaps = [(start, end) for start, end in zip(starts, ends, strict=True) if end > start]
    left, right = max(gaps, key=lambda gap: (gap[1] - gap[0], -gap[0]))
    return Rect(left, row.y, right - left, height)
