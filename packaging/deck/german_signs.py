"""The suit signs of the German deck; they have gaps within, so that a sign in a text needs one color only."""

from typing import Final

from .palette import GOLD, GOLD_LIGHT, INK, PAPER, SIGN
from .pips import OUTLINES
from .svg import group, num, shape

_ACORN: Final = (
    "M-5,-36C-6,-41 -4,-46 -9,-50L-1,-52C4,-47 4,-41 5,-36Z"
    "M-37,-6C-38,-26 -22,-37 0,-37C22,-37 38,-26 37,-6C37,-2 34,-1 31,-1H-31C-34,-1 -37,-2 -37,-6Z"
    "M-29,5H29C31,26 18,41 6,45C3,46 2,50 0,52C-2,50 -3,46 -6,45C-18,41 -31,26 -29,5Z"
)
_CAP_AND_SHINE: Final = (
    "M-20,-24.5L-26.5,-17L-20,-9.5L-13.5,-17ZM0,-31L-6.5,-23.5L0,-16L6.5,-23.5ZM20,-24.5L13.5,-17L20,-9.5L26.5,-17Z"
    "M-19,11C-20,20 -15,29 -9,33C-12,26 -13,18 -12,11Z"
)
_LEAF: Final = (
    "M0,-52C4,-40 13,-37 20,-31C19,-27 20,-24 22,-21C29,-17 36,-13 40,-7C38,-3 38,0 41,4C47,10 44,22 36,26"
    "C30,29 22,27 14,23C9,21 6,21 4,20C4,30 8,38 18,45L12,52C0,46 -5,36 -4,20C-6,21 -9,21 -14,23"
    "C-22,27 -30,29 -36,26C-44,22 -47,10 -41,4C-38,0 -38,-3 -40,-7C-36,-13 -29,-17 -22,-21C-20,-24 -19,-27 -20,-31"
    "C-13,-37 -4,-40 0,-52Z"
)
_VEINS: Final = (
    "M0,-36L-2.4,-16L-14,-24L-13,-20L-2.6,-10L-2.8,0L-27,-7L-26,-3L-3,6.5L-3.2,11L-30,14L-29,18L-3.6,16.5H3.6"
    "L29,18L30,14L3.2,11L3,6.5L26,-3L27,-7L2.8,0L2.6,-10L13,-20L14,-24L2.4,-16Z"
)
_BELL: Final = (
    "M0,-53C9.6,-53 15,-47 15,-40.6C15,-38 14,-35.4 12.2,-33.2C28,-28.6 39,-15 41.4,1.4C15,10.4 -15,10.4 -41.4,1.4"
    "C-39,-15 -28,-28.6 -12.2,-33.2C-14,-35.4 -15,-38 -15,-40.6C-15,-47 -9.6,-53 0,-53Z"
    "M-41.8,8C-15,17.4 15,17.4 41.8,8C41,33 23,50 0,50C-23,50 -41,33 -41.8,8Z"
)
_EYE_AND_SLIT: Final = (
    "M0,-45.6C-4.2,-45.6 -6.8,-43.4 -6.8,-40.6C-6.8,-38 -4.2,-36 0,-36C4.2,-36 6.8,-38 6.8,-40.6"
    "C6.8,-43.4 4.2,-45.6 0,-45.6Z"
    "M-21,20.6C-25,19.4 -29,21.8 -29,25.8C-29,30 -25,32.4 -21,31.2C-15,32.8 -9,33.6 -3.6,33.9V45.4H3.6V33.9"
    "C9,33.6 15,32.8 21,31.2C25,32.4 29,30 29,25.8C29,21.8 25,19.4 21,20.6C19.6,21.2 18.6,22.4 18.2,23.8"
    "C6,26.6 -6,26.6 -18.2,23.8C-18.6,22.4 -19.6,21.2 -21,20.6Z"
)
ACORN: Final = _ACORN + _CAP_AND_SHINE
LEAF: Final = _LEAF + _VEINS
BELL: Final = _BELL + _EYE_AND_SLIT
SOLID: Final = {
    "S": f"{_ACORN}M-29,-3H29V7H-29Z",
    "H": OUTLINES["H"],
    "D": (
        "M0,-53C9.6,-53 15,-47 15,-40.6C15,-38 14,-35.4 12.2,-33.2C28,-28.6 39,-15 41.4,1.4L41.8,8C41,33 23,50 0,50"
        "C-23,50 -41,33 -41.8,8L-41.4,1.4C-39,-15 -28,-28.6 -12.2,-33.2C-14,-35.4 -15,-38 -15,-40.6"
        "C-15,-47 -9.6,-53 0,-53Z"
    ),
    "C": _LEAF,
}
"""The signs without any gaps, by the suits of the figures."""


def large_sign(suit: str, sign: str, x: float, y: float, size: float) -> str:
    """Draw a sign with gold in its gaps and a dark edge, on a rim of paper that keeps it apart from what is behind."""
    solid = SOLID[suit]
    rims = shape(solid, PAPER, PAPER, 11) + shape(solid, INK, INK, 5) + shape(solid, GOLD_LIGHT, GOLD, 1.5)
    return group(rims + shape(sign, SIGN), f"translate({num(x)} {num(y)}) scale({num(size / 100)})")
