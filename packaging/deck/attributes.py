"""The objects that the court figures hold.

Attribute frame: x = 0 is the axis of the object, and the hand is at y = 150.
"""

from .palette import (
    DETAIL,
    GLASS,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    INNER,
    IVORY,
    LEAF,
    OUTLINE,
    RED,
    STEEL,
    STEEL_DARK,
    STEM,
    WHITE,
    WOOD,
    SuitColors,
)
from .pips import pip
from .svg import BUTT, circle, group, line, moved, num, polar, polygon, rectangle, shape


def _rod(top: float, color: str, width: float = 5) -> str:
    return rectangle(-width / 2, top, width, 205 - top, color, INK)


def _stem(d: str) -> str:
    return line(d, INK, 6.4) + line(d, STEM, 3)


def sword(colors: SuitColors) -> str:
    """Draw the sword of the king of spades."""
    blade = "M-5,112V40L0,22L5,40V112Z"
    guard = "M-21,110C-14,116 14,116 21,110C23,116 20,121 16,122H-16C-20,121 -23,116 -21,110Z"
    return (
        shape(blade, STEEL)
        + shape("M0,24L5,40V112H0Z", STEEL_DARK)
        + line(blade, INK, INNER + 0.2)
        + rectangle(-2.6, 116, 5.2, 42, colors.dark, INK)
        + shape(guard, GOLD, INK, INNER)
        + circle(0, 115.5, 3.4, colors.accent, INK)
    )


def orb(colors: SuitColors) -> str:
    """Draw the orb of the king of hearts."""
    drawn = (
        circle(0, 0, 21, GOLD, INK, OUTLINE)
        + shape("M-20.8,-4C-10,3 10,3 20.8,-4V4C10,11 -10,11 -20.8,4Z", colors.robe, INK, INNER)
        + shape("M-4,-20.5V0H4V-20.5Z", colors.robe, INK, INNER)
        + circle(0, 2.6, 4.6, GOLD_LIGHT, INK)
        + line("M-13.5,-9C-12,-13 -10,-15 -8,-16", IVORY, 2.6)
        + pip("H", 0, -33, 27, INK)
        + pip("H", 0, -33.4, 21, colors.robe)
    )
    return moved(drawn, 0, 124)


def sun_scepter(colors: SuitColors) -> str:
    """Draw the scepter of the king of diamonds."""
    drawn = _rod(82, GOLD)
    for angle in range(-195, 16, 35):
        ray = [
            polar(0, 68, 11, angle - 16),
            polar(0, 68, 25 if angle == -90 else 22.5, angle),
            polar(0, 68, 11, angle + 16),
        ]
        drawn += shape(polygon(ray), GOLD, INK, INNER)
    drawn += circle(0, 68, 13, colors.robe, INK, INNER) + pip("D", 0, 68, 19, GOLD_LIGHT)
    return drawn + shape("M-8,82H8L4,91H-4Z", GOLD, INK, INNER)


def mace(colors: SuitColors) -> str:
    """Draw the trefoil mace of the king of clubs."""
    lobes = ((0, 33), (-12, 52), (12, 52))
    drawn = _rod(60, WOOD, 5.5) + "".join(circle(x, y, 11.5, GOLD, INK, OUTLINE) for x, y in lobes)
    drawn += "".join(circle(x, y, 10.4, GOLD) + circle(x, y, 4.4, colors.robe, INK) for x, y in lobes)
    drawn += circle(0, 47, 6, GOLD)
    return drawn + "".join(rectangle(-7, y, 14, 5.5, GOLD_LIGHT, INK, radius=2) for y in (66, 74))


def lorgnette(_colors: SuitColors) -> str:
    """Draw the lorgnette that the queen of spades and the jack of diamonds share."""
    handle = "M0,142C-1,122 16,116 18,94"
    lens = (
        circle(0, 0, 13, GLASS, INK, 6.2)
        + line("M-7,2C-7,-4 -3,-7 1,-7.5", WHITE, 2.6)
        + circle(0, 0, 13, "none", GOLD, 3)
    )
    bridge = "M-3.8,76C-3.4,71 .4,71 .8,76"
    return (
        line(handle, INK, 7)
        + line(handle, GOLD, 3.6)
        + moved(lens, -15, 80)
        + moved(lens, 12, 80)
        + line(bridge, INK, 5.4)
        + line(bridge, GOLD, 2.6)
    )


def rose(colors: SuitColors) -> str:
    """Draw the rose of the queen of hearts."""
    leaf = shape("M0,0C8,-14 18,-14 24,-15C22,-5 14,3 0,0Z", LEAF, INK, INNER) + line("M2,-1L18,-11", INK, DETAIL)
    bloom = ""
    for angle in range(126, 486, 72):
        x, y = polar(0, 0, 13, angle)
        bloom += circle(x, y, 11.5, colors.robe, INK, INNER)
    bloom += (
        circle(0, 0, 15, colors.accent, INK, INNER)
        + shape(
            "M-13,-3C-6,8 8,8 13,-4C15,6 8,14 0,14C-8,14 -15,6 -13,-3Z",
            colors.robe,
            INK,
            INNER,
        )
        + line("M-6,-2C-6,-9 5,-9 5,-2C5,3 -2,3 -2,-2", colors.dark, 2.2)
    )
    return (
        _stem("M0,158C-2,140 3,120 0,96")
        + moved(leaf, 0, 128)
        + group(leaf, "translate(0 118) scale(-1 1)")
        + moved(bloom, 0, 76)
    )


def fan(colors: SuitColors) -> str:
    """Draw the fan of the queen of diamonds."""
    drawn = ""
    first, last, count = -142, -54, 6
    step = (last - first) / count
    for i in range(count):
        a, b = first + i * step, first + (i + 1) * step
        middle = (a + b) / 2
        sides = polygon([polar(0, 0, 14, a), polar(0, 0, 52, a)], closed=False)
        bulge_x, bulge_y = polar(0, 0, 61, middle)
        end_x, end_y = polar(0, 0, 52, b)
        foot_x, foot_y = polar(0, 0, 14, b)
        leaf = f"{sides}Q{num(bulge_x)},{num(bulge_y)} {num(end_x)},{num(end_y)}L{num(foot_x)},{num(foot_y)}Z"
        dot_x, dot_y = polar(0, 0, 45, middle)
        stick = polygon([polar(0, 0, 6, a), polar(0, 0, 34, a), polar(0, 0, 34, b), polar(0, 0, 6, b)])
        drawn += (
            shape(leaf, (colors.dark, IVORY)[i % 2], INK, INNER)
            + circle(dot_x, dot_y, 3.2, (GOLD_LIGHT, GOLD)[i % 2])
            + shape(stick, GOLD, INK, DETAIL)
        )
    return moved(drawn, -2, 143)


def lily(colors: SuitColors) -> str:
    """Draw the lily of the queen of clubs."""
    leaf = shape("M0,0C6,-12 16,-13 23,-12C20,-3 12,4 0,0Z", colors.accent, INK, INNER)
    drawn = _stem("M0,158C3,140 -4,120 0,92") + group(leaf, "translate(0 130) scale(-1 1)") + moved(leaf, 0, 120)
    for angle in (-48, 48, 0):
        petal = (
            shape(
                "M0,2C-11,-8 -12,-24 0,-40C12,-24 11,-8 0,2Z",
                "#f4e3cf" if angle else IVORY,
                INK,
                INNER + 0.2,
            )
            + line("M0,-4V-26", colors.robe, 1.8)
            + circle(0, -29, 2.2, GOLD)
        )
        drawn += group(petal, f"translate(0 88) rotate({angle}) scale(.88)")
    return drawn + shape("M-9,83C-4,88 4,88 9,83L4,95H-4Z", colors.robe, INK, INNER)


def halberd(colors: SuitColors) -> str:
    """Draw the halberd of the jack of spades."""
    axe = "M3,52C12,54 18,46 24,40C28,56 28,70 23,84C17,78 12,72 3,74Z"
    return (
        _rod(52, WOOD, 5.5)
        + shape("M0,22L6,42L0,56L-6,42Z", STEEL, INK, INNER)
        + shape("M0,24L5,42L0,54Z", STEEL_DARK)
        + shape(axe, STEEL, INK, INNER + 0.2)
        + line("M21,47C23.5,58 23.5,68 20.5,77", STEEL_DARK, 2.4)
        + shape("M-3,56L-19,63L-3,71Z", STEEL_DARK, INK, INNER)
        + rectangle(-5, 50, 10, 28, GOLD, INK, radius=2)
        + shape("M-5,80L-9,98L-3,94L0,100L3,94L9,98L5,80Z", colors.accent, INK, INNER)
    )


def ivy(_colors: SuitColors) -> str:
    """Draw the ivy leaf of the jack of hearts."""
    outline = "M0,0C-10,10 -30,0 -26,-20C-24,-30 -10,-36 0,-50C10,-36 24,-30 26,-20C30,0 10,10 0,0Z"
    shadow = "M0,0C10,10 30,0 26,-20C24,-30 10,-36 0,-50Z"
    veins = "M0,4V-38M0,-10L-14,-20M0,-10L14,-20M0,-24L-9,-31M0,-24L9,-31"
    drawn = _stem("M0,158C4,136 -8,112 2,84")
    for x, y, scale, angle in ((-2, 124, 0.54, 58), (1, 94, 0.92, -4)):
        leaf = (
            shape(outline, LEAF, INK, INNER / scale + 0.3)
            + shape(shadow, "#3a7048")
            + line(veins, IVORY, DETAIL / scale + 0.2)
        )
        drawn += group(leaf, f"translate({x} {y}) rotate({angle}) scale({scale})")
    return drawn


def bow(_colors: SuitColors) -> str:
    """Draw the bow of the jack of clubs."""
    wood = "M20,27C13,28 9,34 7,42C-2,72 -6,96 -6,112C-6,150 0,170 8,190"
    return (
        line("M19,30L13,206", INK, 1.7)
        + line(wood, INK, 9.4)
        + line(wood, "#b5763a", 5.2)
        + line("M-3.4,88C-5.6,100 -6,106 -6,114", GOLD_LIGHT, 5.2, BUTT)
    )


def arrow(colors: SuitColors) -> str:
    """Draw an arrow of the jack of clubs, with the feathers at the top."""
    feather = shape("M1,70L8,61V83L1,94Z", colors.accent, INK, DETAIL)
    return (
        rectangle(-1.8, 68, 3.6, 150, WOOD, INK, 1.4)
        + feather
        + group(feather, "scale(-1 1)")
        + line("M-1.6,98H1.6M-1.6,102H1.6", RED, 2.2)
    )


def gem(colors: SuitColors) -> str:
    """Draw the cut gem that the king of diamonds examines, held by its lower tip."""
    facets = "M-11,121L-5,132M11,121L5,132M-19,130H19M-8,130L0,150L8,130"
    return (
        shape("M-19,130L-11,119H11L19,130L0,152Z", colors.accent, INK, OUTLINE)
        + shape("M-18,130H-8L0,150Z", GOLD_LIGHT)
        + shape("M8,130H18L0,151ZM5,131L11,120L18,130Z", colors.robe)
        + shape("M-8,130L0,150L8,130Z", RED)
        + shape("M-11,120L-5,130H-18Z", IVORY)
        + line(facets, INK, DETAIL)
    )


def bird(colors: SuitColors) -> str:
    """Draw the goldfinch of the queen of clubs; it faces left, and its feet are at (0, 6)."""
    body = "M-14,-18C-14,-26 -5,-29 1,-24C8,-18 16,-12 25,9C14,8 4,7 -2,3C-10,-1 -14,-9 -14,-18Z"
    wing = "M0,-13C8,-12 15,-4 20,8C10,6 1,0 0,-13Z"
    return (
        line("M-2,2L-3,9M4,4L3,10", GOLD_DARK, 2)
        + shape(body, GOLD_LIGHT, INK, INNER + 0.3)
        + shape("M-14,-18L-21,-16L-13.6,-14Z", GOLD, INK, DETAIL)
        + shape("M-13.4,-20C-12,-27 -4,-28 0,-24.4C-4,-23 -7,-21 -8,-16C-10,-14 -13,-15 -13.4,-20Z", colors.robe)
        + circle(-9, -19.5, 1.7, INK)
        + shape(wing, colors.robe, INK, INNER)
        + line("M5,-6L14,3M4,-1L12,5", GOLD_LIGHT, 1.4)
    )
