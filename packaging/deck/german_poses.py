"""What the figures of the German deck hold, and how.

Attribute frame: x = 0 is the axis of the object, and the hand is at y = 150.
"""

from collections.abc import Callable
from typing import Final

from . import attributes, hands
from .palette import COLORS, GOLD, GOLD_LIGHT, INK, INNER, IVORY, OUTLINE, STEEL, STEEL_DARK, WOOD, SuitColors
from .pips import has_other_signs, pip
from .poses import Pose, Sleeve, arm, fist_with, placed, pose
from .svg import circle, line, moved, rectangle, shape


def _saber(colors: SuitColors) -> str:
    blade = "M-3,118C-8,90 -4,58 14,30C15,60 12,92 5,118Z"
    return (
        shape(blade, STEEL, INK, INNER + 0.2)
        + shape("M14,34C14,62 11,92 4.6,116L1,117C8,92 12,62 14,34Z", STEEL_DARK)
        + rectangle(-2.8, 118, 5.6, 42, colors.dark, INK)
        + line("M-4,118C-20,124 -20,152 -3,160", INK, 6)
        + line("M-4,118C-20,124 -20,152 -3,160", GOLD, 3)
        + rectangle(-10, 114, 20, 6, GOLD, INK, INNER, 2)
    )


def _pennon(colors: SuitColors) -> str:
    flag = "M2,34C12,28 20,40 33,34L26,49L33,64C20,70 12,58 2,64Z"
    return (
        rectangle(-2.6, 30, 5.2, 178, WOOD, INK)
        + shape("M0,8L6,22L0,32L-6,22Z", STEEL, INK, INNER)
        + shape(flag, colors.robe, INK, OUTLINE)
        + pip("H", 14, 49, 16, GOLD_LIGHT)
        + rectangle(-4, 31, 8, 5, GOLD, INK, INNER, 1)
        + rectangle(-4, 62, 8, 5, GOLD, INK, INNER, 1)
    )


def _bell_staff(colors: SuitColors) -> str:
    """Draw a Schellenbaum, the staff with bells that is carried before a band."""
    knob = circle(0, 32, 6, GOLD, INK, INNER)
    drawn = rectangle(-2.6, 60, 5.2, 146, WOOD, INK)
    for x, y in ((-21, 80), (0, 87), (21, 80)):
        drawn += line(f"M{x},60V{y - 8}", INK, 2) + moved(pip("D", 0, 0, 22, INK) + pip("D", 0, 0.4, 17, GOLD), x, y)
    roof = "M-29,66C-25,62 -12,58 -8,38C-5,34 5,34 8,38C12,58 25,62 29,66C16,71 -16,71 -29,66Z"
    return drawn + shape(roof, colors.robe, INK, OUTLINE) + line("M-17,61C-6,65 6,65 17,61", GOLD_LIGHT, 2.4) + knob


def _ober_of_acorns(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, GOLD)
    left = placed(arm(hands.grip(colors.skin), sleeve), 86, 172, 52, mirrored=True)
    return Pose(fist_with(_saber(colors), sleeve, 202, 146, 6, lean=-10) + left)


def _ober_of_leaves(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, IVORY)
    chest = placed(arm(hands.flat(colors.skin), sleeve), 94, 164, 48, scale=0.95)
    return Pose(fist_with(attributes.lorgnette(colors), sleeve, 204, 146, slim=0.95) + chest)


def _ober_of_hearts(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, IVORY)
    heart = placed(arm(hands.flat(colors.skin), sleeve), 94, 166, 56)
    return Pose(fist_with(_pennon(colors), sleeve, 198, 148, lean=-8) + heart)


def _ober_of_bells(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, IVORY)
    hip = placed(arm(hands.grip(colors.skin), sleeve), 92, 172, 50, mirrored=True, scale=0.95)
    return Pose(fist_with(_bell_staff(colors), sleeve, 203, 148, 2, lean=-8) + hip)


def _king_of_leaves(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, GOLD)
    beard = placed(arm(hands.flat(colors.skin, 1, 1.2), sleeve), 98, 170, 40)
    return Pose(fist_with(attributes.ivy(colors), sleeve, 202, 140, 4, lean=-6) + beard)


def _unter_of_hearts(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, IVORY)
    return Pose(fist_with(attributes.rose(colors), sleeve, 203, 138, 2, lean=-10))


HELD: Final[dict[str, Callable[[SuitColors], Pose]]] = {
    "OS": _ober_of_acorns,
    "OC": _ober_of_leaves,
    "OH": _ober_of_hearts,
    "OD": _ober_of_bells,
    "KC": _king_of_leaves,
    "JH": _unter_of_hearts,
}


def pose_of(name: str) -> Pose:
    """Return the pose of a figure, which holds something else in the German deck if its suit's sign differs."""
    return HELD[name](COLORS[name[1]]) if name in HELD and has_other_signs() else pose(name)
