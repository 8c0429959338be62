"""The four jacks: hair, hats and coats."""

import math
from typing import Final

from .figures import Figure, strands
from .ornaments import cloth
from .palette import COLORS, DETAIL, GOLD, GOLD_LIGHT, INK, INNER, IVORY, RED, RUST
from .pips import pip
from .svg import circle, group, line, lozenge, moved, num, polygon, shape

HAIR_COLORS: Final = {
    "S": ("#3a2c2b", "#85675a"),
    "H": ("#a65528", "#dd9a5c"),
    "D": ("#e3b458", "#a06c22"),
    "C": ("#3d2619", "#8f6342"),
}
"""Colors of the hair and of its strands."""
BACK_HAIR: Final = {
    "S": "M-8,-34C-38,-34 -44,-6 -42,16C-42,32 -30,36 -12,30L0,6Z",
    "H": "M-8,-34C-36,-34 -42,-8 -40,8C-40,24 -30,28 -14,26L0,6Z",
    "D": (
        "M-22,-34C-38,-30 -36,-8 -40,2C-44,10 -40,18 -36,18C-38,26 -28,30 -22,25L24,23C32,28 40,22 37,15"
        "C42,12 42,4 38,0C33,-10 36,-30 20,-34Z"
    ),
    "C": "M-22,-34C-36,-30 -32,-4 -34,8C-35,20 -30,26 -22,24L24,22C31,24 35,16 33,6C31,-6 34,-30 20,-34Z",
}
FRONT_HAIR: Final = {
    "S": (
        "M16,-30C4,-42 -28,-40 -38,-16C-43,0 -42,16 -38,26C-34,34 -20,34 -10,27C-14,18 -9,10 -8,2"
        "C-8,-4 -4,-10 3,-14C9,-17 16,-17 21.4,-20Z"
    ),
    "H": (
        "M16,-30C4,-42 -28,-40 -37,-16C-42,-2 -42,14 -36,22C-32,28 -24,24 -23,20C-20,26 -11,24 -12,17"
        "C-10,10 -12,4 -7,-1C-6,-7 -2,-6 1,-12C4,-9 8,-11 10,-15C14,-13 18,-14 21.6,-19Z"
    ),
    "D": (
        "M2,-35C-22,-39 -36,-20 -34,-4C-39,2 -38,10 -34,13C-34,22 -26,24 -22,19C-26,10 -22,2 -22.6,-6"
        "C-21,-15 -15,-17 -9,-16.4C-3,-15.4 4,-16 10,-18C16,-19 21,-16 22.4,-8C23,-4 22.6,0 23,4"
        "C22,12 24,19 28,18C33,17 33,10 32,6C37,0 33,-6 31,-10C32,-28 20,-37 2,-35Z"
    ),
    "C": (
        "M2,-34C-22,-38 -34,-18 -32,8C-31,18 -27,22 -22,19C-24,10 -22,2 -22,-4C-20,-12 -14,-18 -4,-20"
        "C8,-20 18,-18 21,-10C23,0 22,10 25,18C31,16 31,4 30,-6C31,-26 20,-36 2,-34Z"
    ),
}
STRANDS: Final = {
    "S": ("M-20,-22C-34,-8 -34,10 -31,24", "M-8,-24C-24,-12 -26,8 -22,26", "M4,-24C-8,-18 -16,-6 -16,10"),
    "H": ("M-20,-20C-34,-6 -34,8 -30,18", "M-6,-24C-22,-12 -24,4 -19,16"),
    "D": ("M-28,-14C-31,-4 -29,6 -28,16", "M27,-12C29,-2 27,4 29,12"),
    "C": (
        "M-27,-10C-28,2 -28,10 -26,16",
        "M27,-8C27,2 27,8 27,13",
        "M-16,-20C-8,-26 8,-26 16,-20",
    ),
}
FRECKLES: Final = ((6, 5.4), (9.6, 7.6), (13, 5.2), (10, 3.6), (16.4, 6.4), (3.6, 8))
MUSTACHE: Final = "M25,13C20,11.6 14,13.4 9,17.4C7,19 5,18.6 4.4,17C4.2,21 8.4,22.4 12,20.4C17,19 22,17.4 25.4,15Z"
GOATEE: Final = (
    "M20.6,24.6C23,25.6 24,28 23,31C23.4,35 22,40 16,42C13.6,38 13.4,32.6 15.4,28.4C16.6,26 18.4,24.6 20.6,24.6Z"
)
CHIN_BEARD: Final = (
    "M-23,-2C-22,8 -18,18 -8,22.4C-4,23.6 -1,21 .6,17C3,14.8 6,14.2 7.4,15C9.4,14.2 12.4,14.8 14,16.4"
    "C16,20 17.4,22.4 19.4,19.4C21.6,15 22.4,8 23.4,0C25.4,12 22.6,24 17.4,31C14,36.4 3,37.4 -4,34.6"
    "C-13,31 -20,22 -22,12Z"
)
BEARD_STRANDS: Final = ("M-14,16C-11,23 -6,28 0,31", "M18,20C17,25 14,29 11,31", "M3,28C5,30 9,30 11,28")
LIPS_IN_BEARD: Final = "M1.4,19.4C4,17.8 5.6,17.4 7.2,18C8.8,17.4 10.8,17.8 13.4,19.2C11.4,22.8 4.2,23 1.4,19.4Z"
COAT: Final = "M-15,114C-34,120 -56,124 -64,140C-72,158 -74,200 -76,240H108C100,200 88,160 72,142C58,126 34,120 17,114Z"
YOKE: Final = (
    "M-20,116C-44,122 -60,130 -66,146L-70,170C-40,176 -20,186 2,196C26,186 50,176 88,172L74,146C62,128 40,122 22,116Z"
)


def _beret() -> str:
    colors = COLORS["S"]
    plume = (
        "M20,-40C8,-62 -18,-72 -42,-60C-50,-56 -54,-46 -52,-38C-46,-42 -42,-42 -38,-42"
        "C-30,-44 -24,-42 -16,-44C-4,-46 8,-42 20,-34Z"
    )
    return (
        shape("M-34,-22C-44,-40 -26,-56 -2,-57C22,-58 40,-46 34,-30C24,-40 -16,-32 -34,-22Z", colors.robe, INK)
        + shape("M-35,-20C-16,-32 20,-40 34,-31L34,-23C18,-31 -16,-23 -33,-12Z", GOLD, INK, INNER)
        + shape(plume, IVORY, INK, INNER + 0.2)
        + line("M20,-38C4,-54 -22,-62 -44,-50", colors.accent, 2)
        + circle(21, -36, 5.6, colors.accent, INK, INNER)
    )


def _hunting_feather() -> str:
    feather = shape("M-22,-34C-38,-44 -46,-60 -40,-76C-26,-68 -18,-54 -16,-38Z", IVORY, INK, INNER + 0.2)
    return feather + line("M-20,-38C-30,-50 -36,-60 -38,-70", COLORS["H"].robe, 2)


def _hunting_hat() -> str:
    colors = COLORS["H"]
    brim = "M-38,-14C-32,-24 -22,-34 -8,-36C10,-38 34,-34 48,-20C34,-22 22,-22 10,-22C-8,-22 -24,-20 -38,-14Z"
    return (
        shape("M-26,-30C-24,-50 0,-62 16,-54C26,-50 30,-40 30,-30Z", colors.robe, INK)
        + shape(brim, colors.dark, INK)
        + line("M-30,-20C-20,-28 -8,-30 6,-30C18,-30 30,-28 38,-24", GOLD, 2.6)
        + pip("H", 6, -43, 14, GOLD_LIGHT)
    )


def _plume() -> str:
    outline = "M-20,-34C-34,-42 -46,-50 -47,-62C-47,-70 -38,-74 -31,-69C-26,-65 -20,-66 -14,-60C-8,-54 -10,-44 -8,-36Z"
    barbs = "M-14,-38C-22,-48 -32,-56 -41,-62M-28,-53C-30,-58 -30,-62 -29,-65M-22,-48C-21,-54 -20,-58 -18,-61"
    return shape(outline, IVORY, INK, INNER + 0.2) + line(barbs, COLORS["D"].robe, 1.8)


def _notched_cap() -> str:
    colors = COLORS["D"]
    brim = (
        "M-36,-16C-44,-28 -40,-38 -33,-42C-26,-34 -12,-32 -4,-32L0,-26L5,-32C16,-32 26,-35 33,-42"
        "C40,-38 42,-27 35,-17C22,-25 -20,-25 -36,-16Z"
    )
    return (
        shape("M-26,-32C-30,-50 -12,-62 4,-60C20,-60 31,-50 29,-32Z", colors.dark, INK)
        + line("M2,-60C-4,-52 -6,-44 -6,-36M10,-60C14,-52 15,-44 15,-36", colors.accent, INNER)
        + shape(brim, colors.robe, INK)
        + line("M-35,-24C-24,-29 -12,-29.5 -6,-29M7,-29C18,-29.5 26,-30 34,-25", GOLD_LIGHT, 2.2)
        + shape(lozenge(-23, -31, 6.5, 9), GOLD_LIGHT, INK, INNER)
        + pip("D", -23, -31, 9, RED)
    )


def _pheasant_feathers() -> str:
    return (
        shape("M24,-38C33,-50 33,-62 28,-72C19,-62 14,-52 16,-38Z", RUST, INK, INNER)
        + line("M21,-40C26,-50 28,-58 28,-66", INK, DETAIL)
        + shape("M20,-38C40,-48 50,-58 52,-70C36,-64 22,-54 14,-40Z", COLORS["C"].accent, INK, INNER)
        + line("M20,-42C32,-50 42,-58 48,-66", INK, DETAIL)
    )


def _round_cap() -> str:
    colors = COLORS["C"]
    return (
        shape("M-28,-30C-32,-50 -14,-60 2,-60C18,-60 32,-50 28,-30Z", colors.robe, INK)
        + line("M2,-60V-40M-16,-56C-18,-50 -18,-44 -17,-38M20,-56C21,-50 21,-44 20,-38", colors.accent, INNER)
        + shape("M-33,-24C-35,-32 -34,-38 -31,-40Q0,-34 31,-40C34,-38 35,-32 33,-25Q0,-19 -33,-24Z", RUST, INK)
        + line("M-29,-31Q0,-25.5 29,-31.5", GOLD_LIGHT, 2, 'stroke-dasharray="1 6"')
        + circle(19, -33, 5.6, GOLD, INK, INNER)
    )


def _hat(suit: str) -> tuple[str, str]:
    """Return the parts of a hat behind the hair and in front of it."""
    match suit:
        case "S":
            return "", moved(_beret(), -4, 0)
        case "H":
            feather = group(_hunting_feather(), "translate(0 4) scale(-.92 .92)")
            return "", moved(feather + _hunting_hat(), -4, 0)
        case "D":
            return _plume(), _notched_cap()
        case _:
            return _pheasant_feathers(), _round_cap()


def _grown(suit: str) -> str:
    """Draw the beard, mustache or freckles of a face."""
    color, strand = HAIR_COLORS[suit]
    match suit:
        case "S":
            return shape(GOATEE, color, INK, DETAIL) + shape(MUSTACHE, color, color, 0.8)
        case "H":
            return "".join(circle(x, y, 0.75, "#c07a50") for x, y in FRECKLES)
        case "D":
            return ""
        case _:
            return (
                shape(CHIN_BEARD, color, INK, DETAIL)
                + strands(BEARD_STRANDS, strand, 1.2)
                + shape(LIPS_IN_BEARD, "#a8573f")
                + line("M0,19.2C3,20.4 5.4,19.6 7.2,20C9.4,19.6 12,20.2 14.6,18.8", "#4d1f1a", 1.3)
            )


def _ruff() -> str:
    count = 10
    top = [(-34 + i * 72 / count, 118 + 6 * math.sin(math.pi * i / count)) for i in range(count + 1)]
    bottom = [(-40 + i * 84 / count, 128 + 12 * math.sin(math.pi * i / count)) for i in range(count + 1)]
    outline = polygon(top, closed=False)
    for i in range(count, 0, -1):
        (x, y), (next_x, next_y) = bottom[i], bottom[i - 1]
        middle = f"{num((x + next_x) / 2)},{num((y + next_y) / 2 + 8)}"
        outline += f"L{num(x)},{num(y)}Q{middle} {num(next_x)},{num(next_y)}"
    pleats = "".join(line(polygon([top[i], bottom[i]], closed=False), "#8d95a8", DETAIL + 0.1) for i in range(1, count))
    return shape(outline + "Z", IVORY, INK, INNER + 0.3) + pleats


def _folded_collar(color: str) -> str:
    return shape("M-15,112L-38,126L-22,150L2,130L26,150L42,126L18,112L2,126Z", color, INK)


def _body(suit: str) -> str:
    colors = COLORS[suit]
    has_light_front = suit in "SC"
    has_ruff = suit in "SD"
    yoke_ground = colors.dark if suit == "C" else colors.robe
    yoke_edge = colors.accent if has_light_front else colors.dark
    buttons = (circle(2.3, y, 3.4, GOLD if has_light_front else colors.dark, INK) for y in (150, 164, 178, 192))
    return (
        shape(COAT, colors.dark if suit in "HS" else colors.robe)
        + cloth(YOKE, suit, yoke_edge, 1.0, yoke_ground)
        + shape(COAT, "none", INK)
        + shape("M-8,132L-12,240H18L12,132Z", IVORY if has_light_front else colors.accent, INK, INNER)
        + "".join(buttons)
        + (_ruff() if has_ruff else _folded_collar(IVORY if suit == "H" else GOLD_LIGHT))
    )


def jack(suit: str) -> Figure:
    """Draw the parts of a jack."""
    color, strand = HAIR_COLORS[suit]
    hair = shape(FRONT_HAIR[suit], color, INK, INNER + 0.2) + strands(STRANDS[suit], strand)
    behind, hat = _hat(suit)
    return Figure(
        back_hair=shape(BACK_HAIR[suit], color, INK),
        front_hair=_grown(suit) + behind + hair + hat,
        body=_body(suit),
        headgear=behind + hat,
    )
