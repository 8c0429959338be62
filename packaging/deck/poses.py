"""The poses of the court figures: arms, hands and what they hold, in card coordinates.

A pose has two layers: one behind the figure and one in front of it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import attributes, hands
from .palette import COLORS, GOLD, GOLD_DARK, INK, INNER, IVORY, OUTLINE, RED, Skin, SuitColors
from .svg import group, line, num, shape


@dataclass(frozen=True)
class Pose:
    """The drawings behind and in front of a figure."""

    front: str
    behind: str = ""


@dataclass(frozen=True)
class Sleeve:
    """The colors of an arm (skin, sleeve, folds, cuff) and the width of its sleeve."""

    skin: Skin

    color: str
    folds: str
    cuff: str
    breadth: float = 1.0


def placed(drawn: str, x: float, y: float, angle: float = 0, *, mirrored: bool = False, scale: float = 1) -> str:
    """Turn some content by an angle in degrees and place its origin at (x, y)."""
    flip = f" scale({num(-scale if mirrored else scale)} {num(scale)})" if mirrored or scale != 1 else ""
    turn = f" rotate({num(angle)})" if angle else ""
    return group(drawn, f"translate({num(x)} {num(y)}){turn}{flip}")


def forearm(sleeve: Sleeve) -> str:
    """Draw a sleeve that comes from below, with its cuff at the wrist (0, 0)."""
    k = sleeve.breadth
    a, b, c = num(10 * k), num(14 * k), num(20 * k)
    return (
        shape(
            f"M-{a},4C-{b},26 -{num(17 * k)},40 -{c},64H{c}C{num(17 * k)},40 {b},26 {a},4Z", sleeve.color, INK, OUTLINE
        )
        + line(f"M-{num(4 * k)},14C-{num(6 * k)},28 -{num(7 * k)},40 -{num(9 * k)},56", sleeve.folds, INNER)
        + line(f"M{num(5 * k)},14C{num(7 * k)},30 {num(10 * k)},42 {num(14 * k)},58", sleeve.folds, INNER)
        + shape(f"M-11,-1H11L{num(12.5 * k)},11Q0,16 -{num(12.5 * k)},11Z", sleeve.cuff, INK, OUTLINE)
    )


def arm(hand: str, sleeve: Sleeve) -> str:
    """Draw a hand with its forearm; the wrist is at (0, 0)."""
    return hand + forearm(sleeve)


def held(thing: str, x: float, y: float, angle: float = 0) -> str:
    """Place an object (held at y = 150 in its own frame) in a fist at (x, y)."""
    return group(thing, f"translate({num(x)} {num(y)}) rotate({num(angle)}) translate(0 -150)")


def fist_with(
    thing: str, sleeve: Sleeve, x: float, y: float, angle: float = 0, *, lean: float = 0, slim: float = 1
) -> str:
    """Draw a fist at (x, y) around an object that leans by `angle`; the forearm leans by an additional `lean`."""
    whole = angle + lean
    fist = group(arm(hands.grip(sleeve.skin, slim), sleeve), f"rotate({num(whole)}) translate(0 20)")
    return held(thing, x, y, angle) + group(fist, f"translate({num(x)} {num(y)})")


def _king_of_spades(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, GOLD)
    baldric = "M178,120C158,142 130,158 84,172"
    belt = (
        line(baldric, INK, 11) + line(baldric, GOLD_DARK, 6.6) + line(baldric, GOLD, 2.2, 'stroke-dasharray="0.01 6"')
    )
    left = placed(arm(hands.grip(colors.skin), sleeve), 88, 168, 48, mirrored=True)
    return Pose(fist_with(attributes.sword(colors), sleeve, 203, 149, 4, lean=-6) + belt + left)


def _king_of_hearts(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, GOLD)
    orb = placed(arm(hands.cupped(colors.skin), sleeve), 202, 161, 4)
    heart = placed(arm(hands.flat(colors.skin), sleeve), 92, 163, 60)
    return Pose(held(attributes.orb(colors), 202, 155) + orb + heart)


def _king_of_diamonds(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, RED)
    gem = held(attributes.gem(colors), 47, 151)
    left = placed(arm(hands.pinch(colors.skin), sleeve), 53, 182, -8, mirrored=True)
    return Pose(gem + left + fist_with(attributes.sun_scepter(colors), sleeve, 194, 130, 7, lean=-14))


def _king_of_clubs(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, GOLD)
    stroke = placed(arm(hands.flat(colors.skin, 1, 1.2), sleeve), 98, 170, 40)
    return Pose(fist_with(attributes.mace(colors), sleeve, 202, 148, 4, lean=-6) + stroke)


def _queen_of_spades(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.accent, IVORY, 0.9)
    pearls = placed(arm(hands.flat(colors.skin, 0.8, 0.9), sleeve), 96, 160, 48, scale=0.92)
    return Pose(fist_with(attributes.lorgnette(colors), sleeve, 204, 146, slim=0.88) + pearls)


def _queen_of_hearts(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.dark, colors.accent, IVORY, 0.95)
    rose = held(attributes.rose(colors), 186, 132, 12)
    crossing = placed(arm(hands.pinch(colors.skin, 0.84), sleeve), 166, 156, 40)
    return Pose(rose + crossing)


def _queen_of_diamonds(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.accent, IVORY, 0.9)
    fan = placed(held(attributes.fan(colors), 0, 0), 66, 178, -14, scale=0.94)
    left = placed(arm(hands.grip(colors.skin, 0.86), sleeve), 70, 198, 10, mirrored=True, scale=0.95)
    cheek = placed(arm(hands.flat(colors.skin, 0.74, 0.7), sleeve), 186, 126, -40, mirrored=True, scale=0.94)
    return Pose(fan + left + cheek)


def _queen_of_clubs(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.dark, colors.accent, IVORY, 0.9)
    lily = placed(held(attributes.lily(colors), 0, 0), 62, 170, -4, scale=0.74)
    left = placed(arm(hands.grip(colors.skin, 0.86), sleeve), 64, 190, -8, scale=0.95)
    bird = placed(attributes.bird(colors), 200, 92)
    return Pose(lily + left + placed(arm(hands.pinch(colors.skin, 0.82), sleeve), 198, 130, 8, mirrored=True) + bird)


def _jack_of_spades(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.accent, GOLD, 0.8)
    lower = fist_with(attributes.halberd(colors), sleeve, 201, 160, 1, lean=-9)
    upper = placed(arm(hands.grip(colors.skin), sleeve), 181, 141, 54, scale=0.95)
    return Pose(lower + upper)


def _jack_of_hearts(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, IVORY)
    elbow = (
        "M96,124C70,126 40,146 26,168C22,178 30,190 42,190C54,192 64,194 74,192L72,176C64,176 60,174 60,170"
        "C66,158 82,148 98,146Z"
    )
    akimbo = (
        placed(hands.flat(colors.skin), 72, 184, 82, scale=0.86)
        + shape(elbow, colors.robe, INK, OUTLINE)
        + line("M60,170C54,174 46,176 38,176M88,132C76,138 66,146 58,154", colors.dark, INNER)
        + shape("M66,174L76,174L80,194L70,194Q64,184 66,174Z", IVORY, INK, OUTLINE)
    )
    return Pose(fist_with(attributes.ivy(colors), sleeve, 203, 132, 2, lean=-10) + akimbo)


def _jack_of_diamonds(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, IVORY)
    glass = placed(held(attributes.lorgnette(colors), 0, 0), 66, 180, -4, mirrored=True, scale=0.9)
    left = placed(arm(hands.grip(colors.skin), sleeve), 66, 200, 6, mirrored=True)
    chest = placed(arm(hands.flat(colors.skin), sleeve), 184, 146, -58, mirrored=True, scale=0.94)
    return Pose(glass + left + chest)


def _jack_of_clubs(colors: SuitColors) -> Pose:
    sleeve = Sleeve(colors.skin, colors.robe, colors.dark, GOLD)
    arrow = fist_with(attributes.arrow(colors), sleeve, 92, 152, -14, lean=44)
    return Pose(fist_with(attributes.bow(colors), sleeve, 205, 146) + arrow)


POSES: Final[dict[str, Callable[[SuitColors], Pose]]] = {
    "KS": _king_of_spades,
    "KH": _king_of_hearts,
    "KD": _king_of_diamonds,
    "KC": _king_of_clubs,
    "QS": _queen_of_spades,
    "QH": _queen_of_hearts,
    "QD": _queen_of_diamonds,
    "QC": _queen_of_clubs,
    "JS": _jack_of_spades,
    "JH": _jack_of_hearts,
    "JD": _jack_of_diamonds,
    "JC": _jack_of_clubs,
}


def pose(name: str) -> Pose:
    """Return the pose of a court figure."""
    return POSES[name](COLORS[name[1]])
