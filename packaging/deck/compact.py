"""Compact faces for small cards: a large index at the left edge and one large suit sign low at the right."""

from typing import Final

from .index import figure
from .palette import COLORS
from .pips import pip
from .shells import WIDTH, card, corner

FIGURE_HEIGHT: Final = 0.40 * WIDTH
SIGN_SIZE: Final = 0.30 * WIDTH
LARGE_SIGN_SIZE: Final = 0.44 * WIDTH
INDEX_X: Final = 60
"""Middle of the index: the whole of it stays visible when the next card covers the right half."""
LARGE_SIGN_X: Final = 178
"""Middle of the large sign: the next card covers the whole of it, so that no sliver looks like another sign."""
EXTRA_WEIGHT: Final = 2
"""Small figures need bolder strokes to look as strong as large ones."""


def compact_face(rank: str, suit: str) -> str:
    """Return the compact face of a card."""
    index = figure(rank, 0, 18, FIGURE_HEIGHT, EXTRA_WEIGHT) + pip(suit, 0, 167, SIGN_SIZE)
    sign = pip(suit, LARGE_SIGN_X, 272, LARGE_SIGN_SIZE)
    return card(sign, corner(index, INDEX_X, is_double=False), COLORS[suit].pip, edge=3)
