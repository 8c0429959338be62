"""The four queens: hair, headdresses, necklaces and gowns."""

from typing import Final

from .figures import Figure, strands
from .ornaments import cloth
from .palette import COLORS, GOLD, GOLD_LIGHT, INK, INNER, IVORY, OUTLINE, RED
from .pips import pip
from .svg import circle, group, line, num, polar, polygon, shape

HAIR_COLORS: Final = {
    "S": ("#20294a", "#5f6fa0"),
    "H": ("#9c4424", "#d88a52"),
    "D": ("#e8bd62", "#a56f24"),
    "C": ("#3a2419", "#8a5c3c"),
}
"""Colors of the hair and of its strands."""
BACK_HAIR: Final = {
    "S": (
        "M-22,-36C-42,-34 -38,-6 -37,10C-37,20 -34,26 -26,28C-20,28 -16,24 -16,20L16,22C20,28 27,27 31,22"
        "C35,14 33,-34 20,-36Z"
    ),
    "H": (
        "M-22,-38C-44,-36 -36,-12 -42,2C-48,16 -38,26 -46,42C-50,54 -40,64 -28,62L28,62C42,64 50,54 44,42"
        "C38,28 44,14 38,2C34,-12 38,-36 20,-38Z"
    ),
    "D": "M-22,-34C-40,-30 -36,-10 -38,2C-40,14 -36,24 -26,24L26,24C36,22 38,12 36,2C33,-10 36,-30 20,-34Z",
    "C": "M-20,-38C-38,-34 -36,-10 -30,4L30,4C36,-10 34,-34 18,-38Z",
}
FRONT_HAIR: Final = {
    "S": (
        "M2,-40C-26,-44 -40,-24 -36,6C-36,16 -34,24 -26,27C-19,26 -13,17 -15,11C-20,8 -22,0 -21,-8"
        "C-19,-20 -8,-24 4,-25C14,-25 20,-18 22,-8C23,0 21,8 20,12C20,18 24,24 28,24C34,18 34,2 33,-8"
        "C32,-28 22,-42 2,-40Z"
    ),
    "H": (
        "M3,-38C-24,-42 -40,-22 -34,8C-32,16 -28,20 -24,16C-24,4 -22,-6 -14,-14C-8,-20 0,-22 4,-29"
        "C8,-22 16,-18 20,-8C22,0 22,10 23,16C28,18 31,12 31,4C33,-22 24,-40 3,-38Z"
    ),
    "D": (
        "M4,-39C-24,-43 -42,-24 -36,-4C-42,2 -40,10 -36,13C-38,22 -28,26 -23,20C-26,12 -20,8 -22,1"
        "C-18,-2 -20,-12 -13,-15C-8,-22 2,-22 8,-27C13,-22 20,-21 22,-13C24.6,-7 22,0 24,6C22,12 24,20 28,19"
        "C34,18 34,10 33,6C37,0 34,-6 33,-10C34,-30 20,-40 4,-39Z"
    ),
    "C": (
        "M3,-38C-22,-41 -36,-22 -31,0C-29,4 -25,4 -23.6,0C-24,-12 -12,-16 4,-28C14,-18 22,-14 22.4,0"
        "C24,4 28,3 29.4,-1C33,-22 24,-39 3,-38Z"
    ),
}
STRANDS: Final = {
    "S": ("M-31,-12C-32,2 -30,14 -27,21", "M-26,-22C-28,-6 -28,8 -22,18", "M28,-16C29,-2 28,8 27,18"),
    "H": ("M-1,-30C-14,-24 -26,-12 -27,8", "M8,-28C18,-22 26,-8 27,8"),
    "D": (
        "M-30,-20C-22,-22 -14,-26 -6,-34",
        "M-32,-8C-26,-10 -24,-20 -14,-22",
        "M-34,6C-28,4 -28,-2 -26,-6",
        "M16,-32C20,-26 26,-22 29,-16",
        "M28,2C31,0 30,-6 30,-8",
    ),
    "C": ("M3,-32C-10,-24 -26,-16 -27,-4", "M6,-31C14,-22 25,-16 26,-4"),
}
LONG_STRANDS: Final = (
    "M-34,-18C-40,-4 -34,10 -40,26C-44,40 -38,50 -38,56",
    "M-29,10C-32,26 -36,38 -30,56",
    "M32,-14C36,0 34,16 38,30C42,44 36,50 36,56",
    "M28,16C30,30 34,40 28,54",
)
EARRING: Final = line("M-21,14V20", GOLD, 2) + circle(-21, 24, 4, GOLD_LIGHT, INK)
GOWN: Final = "M-14,122C-32,124 -50,128 -58,144C-66,160 -72,200 -76,240H106C98,200 84,160 66,144C56,132 34,124 17,122Z"
NECKLINES: Final = {
    "S": (
        "M-15,116L-26,127L2,168L30,127L18,116Z",
        "M-11,114L-26,127M13,114L30,127",
        "M-26,127L2,168L30,127",
    ),
    "H": (
        "M-15,116C-30,124 -40,128 -44,132C-24,152 28,152 48,132C44,128 34,124 18,116Z",
        "M-11,114C-28,124 -40,128 -44,132M14,114C34,124 44,128 48,132",
        "M-44,132C-24,152 28,152 48,132",
    ),
    "D": (
        "M-15,116L-30,126V150H34V126L18,116Z",
        "M-11,114L-30,126M14,114L34,126",
        "M-30,126V150H34V126",
    ),
    "C": (
        "M-15,116C-26,122 -30,124 -32,127C-26,156 30,156 36,127C34,124 30,122 18,116Z",
        "M-11,114C-26,122 -30,124 -32,127M14,114C30,122 34,124 36,127",
        "M-32,127C-26,156 30,156 36,127",
    ),
}
"""Skin, shoulders and hem."""


def _beads(y_of_x: tuple[tuple[float, float], ...], radius: float, color: str) -> str:
    return "".join(circle(x, y, radius, color) for x, y in y_of_x)


def _aigrette() -> str:
    colors = COLORS["S"]
    feathers = ""
    for angle in (40, 20, 0, -20, -40):
        feather = shape("M0,0C-5,-12 -5,-24 0,-34C5,-24 5,-12 0,0Z", colors.accent if angle % 40 else IVORY, INK, INNER)
        feathers += group(feather, f"translate(2 -31) rotate({angle}) scale(.98)")
    return feathers


def _bandeau() -> str:
    return (
        shape("M-35,-27C-22,-36 18,-38 30,-26L32,-16C18,-27 -22,-25 -36,-15Z", GOLD, INK, INNER + 0.2)
        + circle(2, -29, 7.2, GOLD_LIGHT, INK, INNER)
        + pip("S", 2, -29, 10)
    )


def _coronet() -> str:
    robe = COLORS["H"].robe
    points = (
        "M-27,-33Q1,-27 27,-33L33,-54C27,-52 23,-48 19,-43C17,-51 11,-56 1,-62C-9,-56 -15,-51 -17,-43"
        "C-21,-48 -25,-52 -31,-54Z"
    )
    return (
        shape(points, GOLD, INK)
        + pip("H", 1, -46.5, 14, robe)
        + "".join(circle(x, y, 4, IVORY, INK, INNER) for x, y in ((-31.5, -56), (33.5, -56), (1, -64)))
        + shape("M-28,-37Q1,-31 28,-37L27,-28Q1,-22 -27,-28Z", GOLD_LIGHT, INK, INNER)
        + _beads(((-18, -31), (-8.5, -29.3), (1, -28.8), (10.5, -29.3), (20, -31)), 2.3, robe)
    )


def _fan_diadem() -> str:
    drawn = ""
    for i, angle in enumerate((-66, -44, -22, 0, 22, 44, 66)):
        blade = shape("M-5.4,-18L-8.2,-42Q0,-51 8.2,-42L5.4,-18Z", (GOLD, COLORS["D"].dark)[i % 2], INK, INNER)
        jewel = pip("D", 0, -38, 10, (RED, GOLD_LIGHT)[i % 2])
        drawn += group(blade + jewel, f"translate(1 -22) rotate({angle})")
    return drawn


def _ribbon() -> str:
    ribbon = shape("M-30,-31Q2,-42 31,-30L31,-22Q2,-34 -30,-23Z", GOLD_LIGHT, INK, INNER)
    return ribbon + _beads(((-20, -30), (-9, -32.8), (2, -33.4), (13, -32.4), (23, -29.4)), 2.2, RED)


def _coils() -> str:
    color, strand = HAIR_COLORS["C"]
    drawn = ""
    for x in (-33, 32):
        drawn += (
            circle(x, 4, 14.5, color, INK, OUTLINE)
            + line(f"M{x - 8},4A8,8 0 1 1 {x},12", strand, 1.8)
            + line(f"M{x - 3},4A3.4,3.4 0 1 1 {x + 1},7", strand, 1.6)
        )
    return drawn


def _wreath() -> str:
    drawn = ""
    for x, y, size in ((-25, -42, 15), (-13, -48, 17), (1, -51, 23), (15, -48, 17), (27, -42, 15)):
        drawn += pip("C", x, y, size + 5.5, INK) + pip("C", x, y, size, GOLD if size == 23 else GOLD_LIGHT)
    drawn += shape("M-30,-35Q1,-29 30,-35L29,-27Q1,-20.5 -29,-27Z", GOLD, INK, INNER + 0.2)
    places = ((-20, -29.4), (-9.5, -27.6), (1, -27), (11.5, -27.6), (22, -29.4))
    return drawn + _beads(places, 2.4, COLORS["C"].robe)


def _head(suit: str) -> tuple[str, str, str]:
    """Return the parts of a head behind and in front of the face, and its headgear alone."""
    color, strand = HAIR_COLORS[suit]
    back = shape(BACK_HAIR[suit], color, INK)
    front = shape(FRONT_HAIR[suit], color, INK, INNER + 0.2) + strands(STRANDS[suit], strand)
    match suit:
        case "S":
            return back, _aigrette() + front + _bandeau() + EARRING, _aigrette() + _bandeau()
        case "H":
            return back + strands(LONG_STRANDS, strand), front + _coronet(), _coronet()
        case "D":
            return _fan_diadem() + back, front + _ribbon(), _fan_diadem() + _ribbon()
        case _:
            return back + _coils(), front + _wreath(), _wreath()


def _fan_collar() -> str:
    count = 8
    step = 200 / count
    edge = []
    for i in range(count):
        edge += [polar(1, 132, 52, -190 + i * step), polar(1, 132, 60, -190 + (i + 0.5) * step)]
    outline = polygon([(1, 140), *edge, polar(1, 132, 52, 10)])
    pleats = ""
    for i in range(count):
        x, y = polar(1, 132, 54, -190 + (i + 0.5) * step)
        pleats += line(f"M1,132L{num(x)},{num(y)}", COLORS["S"].accent, 2.2)
    return shape(outline, IVORY, INK) + pleats


def _bodice(suit: str, hem: str) -> str:
    colors = COLORS[suit]
    if suit == "S":
        return shape("M-20,190L2,172L26,190L40,240H-34Z", colors.dark, INK, INNER)
    if suit == "D":
        panel = shape("M-20,155H24L40,240H-34Z", colors.dark, INK, INNER)
        return panel + line("M-13,157L-24,230M17,157L30,230", GOLD, 3)
    panel_color, lace_color = (colors.dark, GOLD_LIGHT) if suit == "H" else (IVORY, colors.robe)
    laces = "".join(line(f"M-13,{y}L17,{y + 12}M17,{y}L-13,{y + 12}", lace_color, 2.4) for y in (153, 165, 177, 189))
    return (
        shape("M-19,146C-8,149.5 12,149.5 23,146L30,240H-26Z", panel_color, INK, INNER)
        + laces
        + line("M-16.5,149L-22,230M20.5,149L26,230", GOLD, 3.4)
        + line(hem, INK, 9.5)
        + line(hem, IVORY, 5.4)
    )


def _body(suit: str) -> str:
    colors = COLORS[suit]
    skin, shoulders, hem = NECKLINES[suit]
    return (
        shape(GOWN, colors.robe)
        + cloth(GOWN, suit, colors.dark, 0.95)
        + shape(GOWN, "none", INK)
        + shape(skin, colors.skin.fill)
        + line(shoulders, INK, INNER + 0.2)
        + line(hem, INK, 9.5)
        + line(hem, GOLD_LIGHT if suit in "SD" else IVORY, 5.4)
        + _bodice(suit, hem)
    )


def _necklace(suit: str) -> str:
    colors = COLORS[suit]
    match suit:
        case "S":
            pearls = ((-13, 123), (-9.5, 129.5), (-4.5, 135.5), (2, 139), (8.5, 135.5), (13, 129.5), (16, 123))
            string = "".join(circle(x, y, 2.7, IVORY, INK) for x, y in pearls)
            return string + circle(2, 146, 4.6, colors.accent, INK, INNER)
        case "H":
            chain = "M-14,121C-8,134 12,134 18,121"
            heart = pip("H", 2, 137, 15, INK) + pip("H", 2, 137, 11, colors.robe)
            return line(chain, INK, 3.6) + line(chain, GOLD, 1.8) + heart
        case "D":
            band = shape("M-14,119C-10,130 14,130 18,119L22,126C14,142 -10,142 -18,126Z", GOLD, INK, INNER)
            return band + "".join(pip("D", x, y, 10, RED) for x, y in ((-9, 128.6), (2, 132), (13, 128.6)))
        case _:
            beads = ((-12, 124), (-6.5, 129), (2, 131), (10.5, 129), (16, 124))
            return "".join(circle(x, y, 2.6, GOLD_LIGHT, INK) for x, y in beads) + pip("C", 2, 140, 14, colors.robe)


def queen(suit: str) -> Figure:
    """Draw the parts of a queen."""
    back, front, headgear = _head(suit)
    return Figure(
        back_hair=back,
        front_hair=front,
        body=_body(suit),
        headgear=headgear,
        collar=_fan_collar() if suit == "S" else "",
        necklace=_necklace(suit),
    )
