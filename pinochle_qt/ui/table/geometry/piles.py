"""Where face-down cards lie in packs: the tricks that a seat has taken, and the pack before the dealer; no Qt."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import whole

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.shapes import Pose, Rect
    from pinochle_qt.ui.table.geometry.layout import Layout

_STEP: Final = 4
"""How much higher each pack of a pile lies than the one below it, at scale 1."""
_LEVELS: Final = 6
"""The number of packs after which a pile grows no more."""
_TURNS: Final = (-6, 4, 3, -5, 5, -2, -4, 6)
"""By how many degrees packs deviate from lying exactly across and along."""
_PACK_HEIGHT: Final = 14
"""The height of a whole pack, at scale 1."""
_CARD_STEP: Final = 0.35
"""The height of one card in it, at scale 1, if there are few."""
_CUT_GAP: Final = 10
"""The distance between both parts of a pack while it is cut, at scale 1."""


class CutStage(Enum):
    """How far the cutting of the pack has come."""

    WHOLE = "whole"
    APART = "apart"
    """The upper part lies beside the lower one."""
    DONE = "done"


def trick_pack(layout: Layout, place: int, nth: int) -> Pose:
    """Return the pose of the nth trick, counted from 0, on the pile of a place: crosswise on the one before it."""
    lowest = layout.pile(place)
    level = min(nth, _LEVELS - 1)
    angle = _TURNS[(nth + 3 * place) % len(_TURNS)] + (lowest.angle if nth % 2 == 0 else lowest.angle - 90)
    return replace(lowest, y=lowest.y - layout.frame.px(_STEP) * level, angle=angle, z=lowest.z + 0.1 * nth)


def visible_packs(count: int) -> list[int]:
    """Return which tricks of a pile of `count` are drawn; the others lie hidden at the height of the uppermost."""
    return sorted({*range(min(count, _LEVELS)), *range(max(0, count - 2), count)})


def pile_box(layout: Layout, place: int, count: int) -> Rect | None:
    """Return the box around a pile of `count` tricks, or None if there is none."""
    boxes = [layout.bounds(trick_pack(layout, place, nth)) for nth in visible_packs(count)]
    if not boxes:
        return None
    box = boxes[0]
    for other in boxes[1:]:
        box = box.united(other)
    return box


def undealt_pack(layout: Layout, place: int, count: int, stage: CutStage) -> tuple[Pose, ...]:
    """Return the poses of `count` cards to be dealt, in the order in which they are, before the dealer's place.

    The cards that are dealt first are below the others until the pack has been cut.
    """
    lowest, frame = layout.pile(place), layout.frame
    step = min(frame.px(_PACK_HEIGHT) / max(count, 1), _CARD_STEP * frame.ui)
    half = count // 2
    inward = -1 if layout.is_mirrored(place) else 1  # away from the plate
    width = layout.bounds(lowest).width + frame.px(_CUT_GAP)
    poses = []
    for i in range(count):
        is_lower, height, is_aside = i < half, count - 1 - i, False
        if is_lower and stage is not CutStage.DONE:
            height, is_aside = half - 1 - i, True
        elif stage is CutStage.WHOLE:
            height, is_aside = height + half, True
        x = lowest.x + (inward * width if is_aside else 0)
        poses.append(replace(lowest, x=x, y=whole(lowest.y - height * step), z=lowest.z + 0.01 * height))
    return tuple(poses)
