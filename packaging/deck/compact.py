"""Compact faces for small cards: a large index at the left edge and one large suit sign at the lower right."""

from typing import Final

from .courts import PARTS
from .index import figure
from .palette import COLORS
from .pips import pip
from .shells import WIDTH, card, corner
from .svg import group, num

FIGURE_HEIGHT: Final = 0.40 * WIDTH
SIGN_SIZE: Final = 0.30 * WIDTH
LARGE_SIGN_SIZE: Final = 0.44 * WIDTH
INDEX_X: Final = 51
"""Center of the index: a whole ten stays visible when the next card leaves only 0.38 of the width uncovered."""
LARGE_SIGN_X: Final = 178
"""Center of the large sign: the next card covers it completely, so that no sliver looks like another sign."""
EXTRA_WEIGHT: Final = 2
"""Additional stroke width, because small figures need bolder strokes to look as strong as large ones."""


CREST_X, CREST_Y = 184, 120
"""Center and base of a court's headgear, by which the card is recognized without a face."""
CRESTS: Final = {
    "K": {"S": (0, 1.6), "H": (0, 1.6), "D": (0, 1.6), "C": (0, 1.6)},
    "Q": {"S": (-2, 1.45), "H": (1, 1.5), "D": (0, 1.12), "C": (1, 1.5)},
    "O": {"S": (1, 1.2), "H": (-4, 1.12), "D": (0, 1.06), "C": (8, 1.12)},
    "J": {"S": (-11, 1.2), "H": (0, 1.25), "D": (-4, 1.22), "C": (8, 1.22)},
}
"""The center of each headgear in its own frame, and its magnification."""


def compact_face(rank: str, suit: str) -> str:
    """Return the compact face of a card."""
    index = figure(rank, 0, 18, FIGURE_HEIGHT, EXTRA_WEIGHT) + pip(suit, 0, 167, SIGN_SIZE)
    art = pip(suit, LARGE_SIGN_X, 272, LARGE_SIGN_SIZE)
    if rank in CRESTS:
        middle, scale = CRESTS[rank][suit]
        place = f"translate({num(CREST_X - middle * scale)} {num(CREST_Y + 20 * scale)}) scale({scale})"
        art += group(PARTS[rank](suit).headgear, place)
    return card(art, corner(index, INDEX_X, is_double=False), COLORS[suit].pip, edge=3)
