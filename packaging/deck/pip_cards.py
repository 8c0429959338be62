"""The cards that show their value in pips: ten, nine, eight and seven."""

from typing import Final

from .index import index
from .palette import COLORS, GOLD, GOLD_LIGHT, PAPER
from .pips import pip
from .shells import HALF_TURN, PANEL, both_heads, card
from .svg import Point, polar, polygon, shape, used_again

PIP_SIZE: Final = 49
EDGE_OF_PANEL: Final = 2.6
"""Line width of the panel's edge, thick enough to be visible on a card 80 pixels wide."""
LEFT, MIDDLE, RIGHT = 85, 125, 165

HEADED: Final[dict[str, tuple[Point, ...]]] = {
    "T": ((LEFT, 62), (RIGHT, 62), (LEFT, 137.5), (RIGHT, 137.5), (MIDDLE, 99.5)),
    "9": ((LEFT, 62), (RIGHT, 62), (LEFT, 137.5), (RIGHT, 137.5)),
    "8": ((LEFT, 62), (RIGHT, 62), (MIDDLE, 118.5)),
    "7": ((LEFT, 62), (RIGHT, 62)),
}
"""Pips of the upper half; the lower half repeats them upside down."""
UPRIGHT: Final[dict[str, tuple[Point, ...]]] = {
    "T": (),
    "9": ((MIDDLE, 175),),
    "8": ((LEFT, 175), (RIGHT, 175)),
    "7": ((LEFT, 175), (RIGHT, 175), (MIDDLE, 118.5)),
}
"""Pips of the middle rows, which are upright, as is traditional."""


def corner_fans() -> str:
    """Draw a quarter of a rising sun in each corner of the panel that has no index."""
    blades = ["", ""]
    for i in range(5):
        angle = 99 + i * 18
        points = [polar(238, 12, 14, angle - 6), polar(238, 12, 36, angle), polar(238, 12, 14, angle + 6)]
        blades[i % 2] += polygon(points)
    fan = shape(blades[0], GOLD) + shape(blades[1], GOLD_LIGHT) + shape("M238,22.5A10.5,10.5 0 0 1 227.5,12H238Z", GOLD)
    return used_again("fan", fan, [HALF_TURN])


def plain_panel() -> str:
    """Draw the panel of cards without a figure."""
    return shape(PANEL, PAPER, GOLD, EDGE_OF_PANEL) + corner_fans()


def pip_card(rank: str, suit: str) -> str:
    """Return the full face of a ten, nine, eight or seven."""
    headed = "".join(pip(suit, x, y, PIP_SIZE) for x, y in HEADED[rank])
    upright = "".join(pip(suit, x, y, PIP_SIZE) for x, y in UPRIGHT[rank])
    return card(plain_panel() + both_heads(headed) + upright, index(rank, suit), COLORS[suit].pip)
