"""The program icon: the queen of spades and the jack of diamonds under the emblem."""

from typing import Final

from .emblem import binocle
from .index import figure
from .palette import COLORS, CREAM, EDGE, GOLD, GOLD_LIGHT, INK
from .pips import pip
from .svg import circle, rectangle

FELT: Final = "#1e5945"
FELT_DARK: Final = "#123528"


def _fanned_card(rank: str, suit: str, transform: str) -> str:
    drawn = rectangle(-58, -82, 116, 164, CREAM, EDGE, 3, 12) + figure(rank, -27, -67, 54, 2) + pip(suit, -27, 15, 44)
    return f'<g color="{COLORS[suit].pip}" transform="{transform}">{drawn}</g>'


def icon() -> str:
    """Return the program icon as a whole SVG file."""
    drawn = (
        rectangle(8, 8, 240, 240, FELT, FELT_DARK, 6, 52)
        + _fanned_card("Q", "S", "translate(88 116) rotate(-12)")
        + _fanned_card("J", "D", "translate(168 118) rotate(12)")
        + circle(128, 202, 39, INK, GOLD, 6)
        + binocle(128, 202, 1.38, GOLD_LIGHT)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{drawn}</g></svg>\n'
    )
