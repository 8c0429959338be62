"""The four Obers, officers in uniform: hair, mustaches, hats and coats.

They have the suits of the figures beside whom they stand: of spades for acorns, of clubs for leaves.
"""

from typing import Final

from .figures import Figure, strands
from .kings import MUSTACHES
from .ornaments import cloth
from .palette import COLORS, DETAIL, GOLD, GOLD_LIGHT, INK, INNER, IVORY, STEEL, STEEL_DARK
from .pips import pip
from .svg import circle, ellipse, group, line, rectangle, shape

HAIR_COLORS: Final = {
    "S": ("#8b8a8a", "#c9c6be"),
    "H": ("#5b3018", "#a5683c"),
    "D": ("#c98a35", "#f0cd84"),
    "C": ("#241812", "#6b4a34"),
}
"""Colors of the hair and of its strands."""
_BACK_HAIR: Final = "M-22,-30C-38,-26 -34,-2 -36,10C-38,22 -32,30 -22,28L24,28C33,30 37,20 34,8C32,-4 36,-26 20,-30Z"
_SIDES: Final = (
    "M-25,-34C-36,-26 -34,-4 -35,6C-37,16 -34,24 -27,25C-24,18 -22,8 -23,-2C-24,-10 -22,-16 -18,-20Z"
    "M22,-34C34,-26 32,-4 33,6C35,16 32,24 27,24C24,17 22,8 22.6,-2C23,-10 22,-16 19,-20Z"
)
_LOCKS: Final = ("M-29,-16C-31,-4 -30,8 -30,18", "M28,-16C30,-4 28,8 29,17")
_GOATEE: Final = "M2,24.6C4,27 10,27 12,24.4C13.4,31 11,39 7.2,44C3,39 .8,31 2,24.6Z"
_WHISKERS: Final = "M6,16.4C1,16.4 -4,18 -8,21M9,16.4C13,16.6 17,18 20,20.4"
_COAT: Final = (
    "M-16,112C-40,116 -62,120 -72,134C-80,152 -82,196 -84,240H110C104,198 92,152 80,134C66,120 42,116 18,112Z"
)
_PLASTRON: Final = "M-24,118L-36,142L-22,240H28L42,142L28,118Z"


def _helmet() -> str:
    """Draw the comb helmet of acorns."""
    comb = "M-30,-38C-28,-66 -12,-80 4,-80C22,-80 34,-64 32,-38C20,-52 -16,-52 -30,-38Z"
    brim = "M-46,-14C-34,-22 -26,-34 -1,-35C26,-34 34,-22 44,-14C30,-18 14,-22 -1,-22C-16,-22 -32,-18 -46,-14Z"
    return (
        shape(comb, COLORS["S"].accent, INK)
        + line("M-18,-52C-14,-62 -8,-70 0,-74M-4,-54C-2,-62 2,-70 8,-74M10,-54C14,-60 18,-66 22,-68", INK, DETAIL)
        + shape("M-29,-26C-31,-48 -16,-58 -1,-58C16,-58 30,-48 28,-26Z", STEEL, INK)
        + shape("M10,-57C22,-54 29,-44 28,-26L14,-28C17,-40 15,-50 10,-57Z", STEEL_DARK)
        + shape(brim, STEEL, INK)
        + line("M-32,-21C-20,-27 18,-27 31,-21", GOLD, 2.4)
        + circle(-1, -41, 11.5, GOLD_LIGHT, INK, INNER)
        + pip("S", -1, -41, 17)
    )


def _busby() -> str:
    """Draw the fur cap of hearts, with a bag and a plume."""
    fur = "M-31,-22C-36,-40 -34,-62 -28,-68C-12,-74 12,-74 27,-68C34,-62 36,-40 31,-22Q0,-31 -31,-22Z"
    tufts = (
        "M-24,-60L-22,-54M-14,-64L-13,-58M13,-64L13,-58M23,-60L21,-54M-27,-46L-24,-40M26,-46L24,-40"
        "M-24,-32L-22,-28M23,-32L21,-28"
    )
    plume = "M24,-56C26,-68 36,-76 50,-76C52,-64 44,-52 30,-48C27,-48 24,-51 24,-56Z"
    return (
        shape(plume, IVORY, INK, INNER + 0.2)
        + line("M29,-54C34,-62 40,-68 46,-71", COLORS["H"].robe, 2)
        + shape(fur, "#4a2a1c", INK)
        + line(tufts, "#a5724c", 1.6)
        + line("M-31,-34C-14,-22 14,-22 31,-36", INK, 5)
        + line("M-31,-34C-14,-22 14,-22 31,-36", GOLD, 2.6)
        + circle(0, -50, 12, GOLD_LIGHT, INK, INNER)
        + pip("H", 0, -49.6, 15)
    )


def _plumed_beret() -> str:
    """Draw the slashed beret of bells, under three plumes."""
    colors = COLORS["D"]
    vane = "M0,0C-13,-10 -14,-28 -2,-40C4,-46 12,-44 13,-36C8,-36 6,-34 8,-29C12,-18 9,-8 0,0Z"
    plumes = ""
    for angle, color in ((-58, IVORY), (54, IVORY), (-22, colors.accent), (18, colors.robe)):
        plume = shape(vane, color, INK, INNER)
        plumes += group(plume + line("M0,-3C-5,-14 -4,-26 3,-36", INK, DETAIL), f"translate(0 -40) rotate({angle})")
    return (
        plumes
        + shape("M-42,-24C-46,-42 -24,-52 0,-52C24,-52 46,-42 42,-24C30,-14 -30,-14 -42,-24Z", colors.dark, INK)
        + line("M-30,-42L-26,-24M-16,-48L-14,-22M16,-48L14,-22M30,-42L26,-24", colors.accent, 3.4)
        + shape("M-31,-28Q0,-38 31,-28L31,-18Q0,-29 -31,-18Z", GOLD, INK, INNER)
        + circle(0, -40, 11, GOLD_LIGHT, INK, INNER)
        + pip("D", 0, -40, 16)
    )


def _feathered_hat() -> str:
    """Draw the wide hat of leaves, with its brim turned up."""
    colors = COLORS["C"]
    brim = (
        "M-50,-20C-36,-22 -28,-36 0,-36C30,-36 34,-26 46,-36C50,-28 42,-14 26,-17C10,-22 -14,-22 -28,-15"
        "C-38,-12 -46,-14 -50,-20Z"
    )
    feather = "M24,-42C42,-46 54,-58 52,-76C36,-78 18,-70 12,-52C14,-45 18,-42 24,-42Z"
    return (
        shape("M-24,-34C-26,-56 -14,-66 2,-66C18,-66 27,-56 25,-34Z", colors.robe, INK)
        + shape(brim, colors.dark, INK)
        + line("M-44,-19C-32,-21 -22,-30 2,-30C24,-30 34,-22 44,-30", GOLD, 2.4)
        + shape(feather, IVORY, INK, INNER + 0.2)
        + line("M18,-46C30,-52 42,-62 48,-71", colors.accent, 2.2)
        + circle(-4, -47, 11, GOLD_LIGHT, INK, INNER)
        + pip("C", -4, -47, 17)
    )


_HATS: Final = {"S": _helmet, "H": _busby, "D": _plumed_beret, "C": _feathered_hat}
_MUSTACHES: Final = {"S": "C", "H": "H", "D": "S", "C": "S"}
"""The king whose mustache each of them has."""


def _grown(suit: str) -> str:
    color, strand = HAIR_COLORS[suit]
    _, mustache = MUSTACHES[_MUSTACHES[suit]]
    if suit == "S":
        return shape(mustache, strand, INK, DETAIL + 0.2)
    beard = shape(_GOATEE, color, INK, DETAIL) if suit in "DC" else ""
    return beard + shape(mustache, color, INK, DETAIL + 0.2) + strands((_WHISKERS,), strand, 1.1)


def _epaulette(x: float, angle: int) -> str:
    fringe = "M-15,5V15M-10,5V15M-5,5V15M0,5V15M5,5V15M10,5V15M15,5V15"
    drawn = line(fringe, INK, 5) + line(fringe, GOLD, 2.6)
    return group(drawn + ellipse(0, 0, 20, 8, GOLD_LIGHT, INK, INNER), f"translate({x} 132) rotate({angle})")


def _uniform(suit: str) -> str:
    colors = COLORS[suit]
    frogs = "".join(
        line(f"M-20,{y}H24", INK, 6) + line(f"M-20,{y}H24", GOLD, 3.2) + circle(2, y, 4, GOLD_LIGHT, INK, INNER)
        for y in (134, 149, 164, 179, 194)
    )
    return (
        shape(_COAT, colors.robe)
        + cloth(_COAT, suit, colors.dark, 1.0)
        + shape(_COAT, "none", INK)
        + shape(_PLASTRON, colors.dark, INK, INNER)
        + line("M-22,120L-33,142L-20,236M26,120L39,142L26,236", GOLD, 2.6)
        + frogs
        + _epaulette(-58, -14)
        + _epaulette(66, 14)
        + shape("M-15,108C-8,116 12,116 18,108L24,124C12,132 -8,132 -21,124Z", colors.accent, INK)
        + line("M-18,120C-8,127 12,127 21,120", GOLD_LIGHT, 2.2)
        + rectangle(-1, 116, 6, 12, GOLD, INK, DETAIL, 1)
    )


def ober(suit: str) -> Figure:
    """Draw the parts of an Ober."""
    color, strand = HAIR_COLORS[suit]
    hat = _HATS[suit]()
    hair = shape(_SIDES, color, INK, INNER + 0.2) + strands(_LOCKS, strand)
    return Figure(
        back_hair=shape(_BACK_HAIR, color, INK),
        front_hair=_grown(suit) + hair + hat,
        body=_uniform(suit),
        headgear=hat,
    )
