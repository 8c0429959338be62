"""Faces with a large index, for players who want to read a hand at a glance.

Aces and pip cards are redrawn; a court card is its full face under a patch of paper that carries the larger index.
"""

from typing import Final

from .aces import ace_art
from .index import figure
from .palette import COLORS, CREAM, GOLD, INK, PAPER
from .pip_cards import EDGE_OF_PANEL, corner_fans
from .pips import pip
from .shells import HALF_TURN, both_heads, card, corner, picture
from .svg import Point, group, line, shape, used_again

FIGURE_HEIGHT: Final = 70
INDEX_X: Final = 38
PANEL: Final = "M74,12H232Q238,12 238,18V212H186V222H176V338H18Q12,338 12,332V138H64V128H74Z"
PATCH: Final = "M9,9H74V128H64V138H9Z"
STEPS: Final = "M74,12V128H64V138H12"
STEPS_INSIDE: Final = "M78.5,16.5V132.5H68.5V142.5H16.5"
PIP_SIZE: Final = 45
LARGE_ART: Final = 0.78
"""The size of an ace's art beside a large index."""
_FOUR: Final[tuple[Point, ...]] = ((112, 50), (192, 50), (112, 122), (192, 122))
HEADED: Final[dict[str, tuple[Point, ...]]] = {
    "T": (*_FOUR, (152, 86)),
    "9": _FOUR,
    "8": _FOUR,
    "7": ((112, 50), (192, 50), (152, 104)),
}
"""Pips of the upper half beside the index; the lower half repeats them upside down."""
UPRIGHT: Final[dict[str, tuple[Point, ...]]] = {"9": ((125, 175),), "7": ((125, 175),)}
"""Pips of the middle row, which are upright, as is traditional."""


def _index(rank: str, suit: str) -> str:
    return corner(figure(rank, 0, 15, FIGURE_HEIGHT) + pip(suit, 0, 109, 40), INDEX_X)


def large_ace(suit: str, art: str) -> str:
    """Return the face of an ace with a large index, given the art that fills the card beside a small one."""
    smaller = group(art, f"translate(125 175) scale({LARGE_ART}) translate(-125 -175)")
    return card(_panel() + smaller, _index("A", suit), COLORS[suit].pip)


def _panel() -> str:
    return shape(PANEL, PAPER, GOLD, EDGE_OF_PANEL) + corner_fans()


def large_face(rank: str, suit: str) -> str:
    """Return the face of a card with a large index; for a court card, only the overlay on its full face."""
    index, color = _index(rank, suit), COLORS[suit].pip
    if rank in "KQOJ":
        patch = shape(PATCH, CREAM) + line(STEPS_INSIDE, GOLD, 1.6) + line(STEPS, INK, 2.8)
        return picture(f'<g id="art">{used_again("patch", patch, [HALF_TURN])}</g>{index}', color)
    if rank == "A":
        return large_ace(suit, ace_art(suit))
    headed = "".join(pip(suit, x, y, PIP_SIZE) for x, y in HEADED[rank])
    upright = "".join(pip(suit, x, y, PIP_SIZE) for x, y in UPRIGHT.get(rank, ()))
    return card(_panel() + both_heads(headed) + upright, index, color)
