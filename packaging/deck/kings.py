"""The four kings: hair, beards, crowns and robes."""

import math
from collections.abc import Iterable
from typing import Final

from .figures import Figure, strands
from .ornaments import cloth
from .palette import COLORS, DETAIL, GOLD, GOLD_LIGHT, INK, INNER, IVORY, LIP, LIP_LINE, OUTLINE
from .pips import pip
from .svg import MITER, circle, clip, ellipse, group, line, lozenge, moved, num, shape

HAIR_COLORS: Final = {
    "S": ("#2c3352", "#6f7ca6"),
    "H": ("#8f4323", "#cf8450"),
    "D": ("#c98a35", "#85521c"),
    "C": ("#ece8dd", "#97a3ac"),
}
"""Colors of the hair and of its strands."""
HAIR: Final = {
    "S": (
        "M-24,-34C-36,-24 -35,0 -37,20C-38,34 -34,42 -26,44L28,40C36,38 36,28 35,16C33,0 34,-24 23,-34Z",
        ("M-29,-20C-32,0 -31,16 -31,38", "M30,-18C31,0 30,14 31,34"),
    ),
    "D": (
        (
            "M14,-34C-4,-44 -32,-40 -38,-16C-40,-2 -40,8 -46,14C-54,16 -56,8 -52,3C-58,18 -50,30 -38,27"
            "C-26,30 -16,24 -13,12C-15,2 -10,-8 -4,-14C2,-20 10,-22 18,-26Z"
        ),
        ("M-22,-24C-36,-10 -32,10 -42,20", "M-12,-22C-28,-10 -24,10 -32,22"),
    ),
    "C": (
        (
            "M-24,-34C-38,-28 -30,-14 -37,-4C-43,6 -32,14 -39,26C-44,38 -36,48 -24,46L27,44C38,46 42,36 37,26"
            "C31,14 41,6 35,-4C29,-14 36,-28 23,-34Z"
        ),
        (
            "M-29,-24C-36,-14 -25,-2 -32,10C-37,22 -28,32 -33,42",
            "M29,-24C34,-14 26,-2 31,10C36,22 28,32 32,40",
        ),
    ),
}
CURLS: Final = (
    (-29, -20, 9),
    (-33, -6, 10),
    (-34, 9, 10.5),
    (-30, 24, 10),
    (27, -18, 8),
    (30, -4, 9),
    (30, 11, 9),
    (27, 25, 8.5),
)
CURL_CENTERS: Final = ((-31, -20), (-35, -6), (-36, 9), (-32, 24), (30, -18), (33, -4), (33, 11), (30, 25))
LIP_EDGE: Final = "C-22,9 -18,15 -11,16.5C-5,13.4 2,12.6 7,14.6C11,12.8 16,13.6 20,16C22,13 23.6,9 24.2,3"
"""Upper edge of a full beard, from the near temple to the far one."""
BEARDS: Final = {
    "S": (
        f"M-24.6,-2{LIP_EDGE}C29,22 22,46 4,70C-15,50 -30,24 -24.6,-2Z",
        (
            "M-17,22C-14,36 -7,48 0,58",
            "M4,32V62",
            "M21,22C20,36 14,48 8,58",
            "M-8,28C-6,38 -3,44 -1,48",
            "M14,28C13,38 11,42 9,46",
        ),
    ),
    "H": (
        (
            f"M-24.6,-2{LIP_EDGE}C28,12 28,22 24,28C24,38 17,44 12,44C8,50 -2,50 -6,45C-14,46 -20,38 -20,30"
            "C-27,24 -27,8 -24.6,-2Z"
        ),
        (
            "M-20,22A5,5 0 1 1 -11,25",
            "M-12,36A5,5 0 1 1 -3,38",
            "M0,40A5,5 0 1 1 9,40",
            "M12,36A5,5 0 1 1 20,33",
            "M15,25A4.5,4.5 0 1 1 23,23",
        ),
    ),
    "D": (
        (
            "M-15,-6C-12,2 -8,10 -1,13C6,14 12,11 17,13.6C20,15 22,20 24,22C25,26 22.6,29 23.6,33C25,40 31,44 38,44"
            "C34,52 24,55 15,51C9,49 6,45 3,43C-7,40 -15,28 -16,12Z"
        ),
        ("M-9,12C-8,24 -1,34 8,39", "M0,20C3,30 8,37 16,42", "M12,27C13,35 18,43 26,47"),
    ),
    "C": (
        f"M-24.6,-2{LIP_EDGE}C28,14 29,30 27,44C25,54 20,58 16,62H-9C-15,58 -22,54 -25,44C-28,28 -27,12 -24.6,-2Z",
        (
            "M-22,24Q-17,30 -12,25T-2,28M12,28Q17,31 24,24",
            "M-24,37Q-17,43 -10,38T4,38T18,38T26,36",
            "M-22,50Q-15,55 -8,50T4,50T16,50T24,48",
        ),
    ),
}
MUSTACHES: Final = {
    "S": (
        "#46507a",
        "M7,14C2,12.4 -7,14.4 -14,22.5C-7,24 2,23.4 7.2,18.6C12.4,23.2 18.5,23 23,21C18.5,14.2 12,12.4 7,14Z",
    ),
    "H": (
        "#a8552c",
        (
            "M7,14C1,11.8 -9,14 -13,19C-15,23 -12,26 -8,24.5C-3,24.6 3,23 7.2,18.8C11.6,23 16.6,24 20.4,23.6"
            "C24,24.6 25.4,21 23,18.4C19.6,14 12.6,12 7,14Z"
        ),
    ),
    "D": (
        "#dba048",
        (
            "M25,12.4C20,10.6 13,12.4 7.6,17C4.6,19.6 .6,19 .4,15C-4,20 0,26 6,25C13,25 20,22 24.4,17.4"
            "C26,15.6 26.4,13.4 25,12.4Z"
        ),
    ),
    "C": (
        "#fbf8f0",
        (
            "M7,14C1,12 -8,14.4 -13,23C-15,28 -14,32 -11,35C-9,29 1,25 7.2,18.8C12,25 19,29 21.4,34"
            "C25,30 25,26 23,22C19.4,14.2 12.6,12 7,14Z"
        ),
    ),
}
FRONTAL_MOUTH: Final = "M1.5,21.5H13C12,25.6 3,25.8 1.5,21.5Z"
BRIGHT_CLOTH: Final = {"S": "#3d5c9c", "H": COLORS["H"].dark, "D": "#b94f22", "C": "#4c8f6e"}
ROBE: Final = "M-16,112C-36,120 -56,126 -68,142C-80,158 -86,190 -90,240H112C104,196 92,158 76,142C60,128 36,120 16,112Z"
TAIL: Final = "M0,-5L3.8,4.4C1.8,3 -1.8,3 -3.8,4.4Z"
"""One black ermine tail."""


def _hair(suit: str) -> str:
    color, strand = HAIR_COLORS[suit]
    if suit == "H":
        rolls = "".join(circle(x, y, r, color, INK, INNER) for x, y, r in CURLS)
        return rolls + strands((f"M{x - 3},{y + 2}A4,4 0 1 1 {x + 3},{y + 1}" for x, y in CURL_CENTERS), strand, 1.6)
    outline, lines = HAIR[suit]
    return shape(outline, color, INK) + strands(lines, strand)


def _beard(suit: str) -> str:
    color, strand = HAIR_COLORS[suit]
    outline, lines = BEARDS[suit]
    mustache_color, mustache = MUSTACHES[suit]
    mouth = "M15,18.4L24,17.4C25.4,20 24.4,22.4 21.6,22.6C19,22.4 17,20.6 15,18.4Z" if suit == "D" else FRONTAL_MOUTH
    return (
        shape(outline, color, INK, INNER + 0.3)
        + strands(lines, strand)
        + shape(mouth, LIP, LIP_LINE, 0.9)
        + shape(mustache, mustache_color, INK, DETAIL + 0.2)
    )


def _spear_crown() -> str:
    colors = COLORS["S"]
    points = "M-28,-30L-33,-58L-19,-44L-13,-62L-5,-44L0,-72L5,-44L12,-62L18,-44L31,-58L27,-30Z"
    return (
        shape("M-25,-36C-30,-54 -14,-64 0,-70C14,-64 29,-54 24,-36Z", colors.robe, INK)
        + shape(points, GOLD, INK)
        + "".join(
            shape(lozenge(x, y, 4, 6), colors.accent, INK, DETAIL) for x, y in ((-13, -44), (0, -49), (12.5, -44))
        )
    )


def _arched_crown() -> str:
    return (
        shape("M-27,-34C-40,-58 -20,-70 0,-56C20,-70 38,-58 26,-34Z", COLORS["H"].robe, INK)
        + shape("M-27,-36C-38,-56 -22,-64 -3,-54L-4,-48C-18,-55 -28,-50 -20,-36Z", GOLD, INK, INNER)
        + shape("M26,-36C37,-56 21,-64 3,-54L4,-48C18,-55 27,-50 19,-36Z", GOLD, INK, INNER)
        + shape("M-5,-34C-5,-44 -4,-50 -4,-56H4C4,-50 5,-44 5,-34Z", GOLD, INK, INNER)
        + pip("H", 0, -63, 17, INK)
        + pip("H", 0, -63.3, 12.5, GOLD_LIGHT)
    )


def _stepped_crown() -> str:
    dark = COLORS["D"].dark
    steps = "M-29,-30L-31,-50H-21V-57H-11V-64H-5V-72H5V-64H11V-57H20V-50H30L28,-30Z"
    return (
        shape(steps, GOLD, INK, OUTLINE, MITER)
        + shape("M-21,-33V-44H-12V-51H-4V-57H4V-51H12V-44H20V-33Z", dark, INK, DETAIL, MITER)
        + pip("D", 0, -44, 19, GOLD_LIGHT)
        + "".join(shape(lozenge(x, -42, 3, 5), dark) for x in (-25.5, 24.5))
    )


def _pearl_crown() -> str:
    robe = COLORS["C"].robe
    lobes = (
        "M-28,-30C-34,-44 -32,-50 -29,-56C-24,-52 -20,-46 -19,-41C-14,-46 -6,-50 -5,-62H5C6,-50 13,-46 18,-41"
        "C19,-46 23,-52 28,-56C31,-50 33,-44 27,-30Z"
    )
    pearls = ((-30, -59, 4.6), (29, -59, 4.6), (-4.6, -61, 4.6), (4.6, -61, 4.6), (0, -68, 4.8))
    return (
        shape("M-25,-34C-28,-52 -14,-60 0,-60C14,-60 27,-52 24,-34Z", robe, INK)
        + shape(lobes, GOLD, INK)
        + "".join(circle(x, y, r, GOLD_LIGHT, INK, INNER) for x, y, r in pearls)
        + "".join(circle(x, y, 3, robe, INK) for x, y in ((0, -44), (-5, -37.5), (5, -37.5)))
    )


CROWNS: Final = {"S": _spear_crown, "H": _arched_crown, "D": _stepped_crown, "C": _pearl_crown}


def _crown(suit: str) -> str:
    robe = COLORS[suit].robe
    jewels = ((-20, -28.6, robe), (-10, -26.9, IVORY), (10, -26.9, IVORY), (19.6, -28.6, robe))
    return (
        CROWNS[suit]()
        + shape("M-28.5,-37Q0,-31 27.5,-37L26.5,-24Q0,-17.5 -27.5,-24Z", GOLD_LIGHT, INK)
        + "".join(circle(x, y, 2.8, color, INK) for x, y, color in jewels)
        + shape(lozenge(0, -26.3, 5, 5.7), robe, INK, DETAIL)
    )


def _tails(places: Iterable[tuple[int, int, int]]) -> str:
    return "".join(group(shape(TAIL, INK), f"translate({x} {y}) rotate({angle})") for x, y, angle in places)


def _ermine_cape() -> str:
    cape = (
        "M-24,112C-44,118 -60,126 -70,138C-68,145 -62,149 -56,148C-34,142 -12,140 1,140C14,140 40,142 62,148"
        "C69,149 75,146 77,139C66,126 46,118 24,112Z"
    )
    left = ((-57, 139, 25), (-38, 133, 18), (-46, 124, 25), (-25, 126, 12))
    right = ((62, 139, -25), (43, 133, -18), (52, 124, -25), (30, 126, -12))
    return shape(cape, IVORY, INK) + _tails(left + right)


def _ermine_lapels() -> str:
    outline = "M-14,110C-26,114 -36,119 -44,123C-46,150 -42,190 -36,240H-8C-16,190 -18,150 -8,130Z"
    places = (
        (-34, 130, 8),
        (-22, 140, -8),
        (-36, 148, 5),
        (-25, 158, -5),
        (-36, 168, 4),
        (-24, 178, -4),
        (-33, 190, 4),
    )
    lapel = shape(outline, IVORY, INK) + _tails(places)
    return lapel + group(lapel, "translate(2 0) scale(-1 1)")


def _pectoral() -> str:
    colors = COLORS["D"]
    tiers = (
        (110, 80, colors.dark),
        (68, 44, GOLD_LIGHT),
        (56, 36, colors.robe),
        (44, 28, IVORY),
        (33, 21, colors.dark),
    )
    drawn = "".join(ellipse(1, 108, rx, ry, fill, INK, INNER) for rx, ry, fill in tiers)
    for i in range(-6, 7):
        angle = math.radians(i * 14)
        across, down = math.sin(angle), math.cos(angle)
        drawn += shape(lozenge(1 + 77 * across, 108 + 49.5 * down, 4, 4.6), GOLD)
        inner = f"{num(1 + 44 * across)},{num(108 + 28 * down)}"
        drawn += line(f"M{inner}L{num(1 + 56 * across)},{num(108 + 36 * down)}", colors.dark, INNER)
    collar = (
        "M-14,109C-38,116 -60,124 -70,138L-62,152C-44,160 -20,164 1,164C22,164 48,160 66,152L77,139"
        "C64,124 42,116 16,109Z"
    )
    return clip(collar, drawn) + shape(collar, "none", INK)


def _leaf_cape() -> str:
    colors = COLORS["C"]
    rows = ((24, 44, colors.dark, GOLD, range(-4, 5), 20), (16, 36, colors.accent, colors.dark, range(-4, 4), 22))
    drawn = ""
    for root, length, color, vein, places, step in rows:
        wide, tip = num(root + length * 0.4), num(root + length * 0.72)
        outline = f"M0,{root - 14}C-13,{root} -12,{wide} 0,{tip}C12,{wide} 13,{root} 0,{root - 14}Z"
        leaf = shape(outline, color, INK, INNER + 0.2) + line(f"M0,{root}V{num(root + length * 0.5)}", vein, 2)
        for place in sorted(places, key=lambda i: -abs(i)):
            drawn += group(leaf, f"translate(1 106) scale(1.22 .92) rotate({-place * step})")
    return drawn


CAPES: Final = {"S": _ermine_cape, "H": _ermine_lapels, "D": _pectoral, "C": _leaf_cape}


def _body(suit: str) -> str:
    colors = COLORS[suit]
    return (
        shape(ROBE, colors.robe)
        + cloth(ROBE, suit, BRIGHT_CLOTH[suit], 1.15)
        + shape(ROBE, "none", INK)
        + shape("M-17,118L-30,240H40L19,118Z", BRIGHT_CLOTH["S"] if suit == "S" else colors.dark, INK, INNER)
        + line("M-12,130L-22,230M15,130L30,230", GOLD, 3.2)
        + CAPES[suit]()
    )


def king(suit: str) -> Figure:
    """Draw the parts of a king; the one in profile wears his hair and crown farther back."""
    if suit == "D":
        hat = _hair(suit) + moved(_crown(suit), -7, 0)
        return Figure(back_hair="", front_hair=_beard(suit) + hat, body=_body(suit), headgear=_crown(suit))
    crown = _crown(suit)
    return Figure(back_hair=_hair(suit), front_hair=_beard(suit) + crown, body=_body(suit), headgear=crown)
