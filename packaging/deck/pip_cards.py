"""The cards that show their value in pips: ten, nine, eight and seven."""

from typing import Final

from .index import index
from .palette import COLORS, GOLD, PAPER
from .pips import pip
from .shells import PANEL, both_heads, card
from .svg import Point, shape

PIP_SIZE: Final = 49
EDGE_OF_PANEL: Final = 2.6
"""Thick enough to be seen on a card 80 pixels wide."""
LEFT, MIDDLE, RIGHT = 85, 125, 165

HEADED: Final[dict[str, tuple[Point, ...]]] = {
    "T": ((LEFT, 62), (RIGHT, 62), (LEFT, 137.5), (RIGHT, 137.5), (MIDDLE, 99.5)),
    "9": ((LEFT, 62), (RIGHT, 62), (LEFT, 137.5), (RIGHT, 137.5)),
    "8": ((LEFT, 62), (RIGHT, 62), (MIDDLE, 118.5)),
    "7": ((LEFT, 62), (RIGHT, 62)),
}
"""Pips of the upper half, which the lower half repeats upside down."""
UPRIGHT: Final[dict[str, tuple[Point, ...]]] = {
    "T": (),
    "9": ((MIDDLE, 175),),
    "8": ((LEFT, 175), (RIGHT, 175)),
    "7": ((LEFT, 175), (RIGHT, 175), (MIDDLE, 118.5)),
}
"""Pips of the middle, which stand upright as tradition has it."""


def plain_panel() -> str:
    """Draw the panel of the cards without a figure."""
    return shape(PANEL, PAPER, GOLD, EDGE_OF_PANEL)


def pip_card(rank: str, suit: str) -> str:
    """Return the full face of a ten, nine, eight or seven."""
    headed = "".join(pip(suit, x, y, PIP_SIZE) for x, y in HEADED[rank])
    upright = "".join(pip(suit, x, y, PIP_SIZE) for x, y in UPRIGHT[rank])
    return card(plain_panel() + both_heads(headed) + upright, index(rank, suit), COLORS[suit].pip)
