"""The deck of Württemberg in this deck's line: acorns, leaves, hearts and bells, with Ober and Unter.

Acorns and leaves have the figures of spades and clubs in colors of their own: clubs wear green with leaves already.
"""

import re
from collections.abc import Callable
from typing import Final

from .aces import sunburst
from .compact import compact_face
from .courts import court
from .german_signs import ACORN, BELL, LEAF, SOLID, large_sign
from .index import index
from .large import large_ace, large_face
from .palette import GOLD, GOLD_LIGHT, INK, RANKS, SIGN, SUITS
from .pip_cards import pip_card, plain_panel
from .pips import OUTLINES, other_signs
from .shells import card
from .svg import lozenge, shape, used_again

SIGNS: Final = {"S": ACORN, "H": OUTLINES["H"], "D": BELL, "C": LEAF}
"""The signs by the suit of their figures."""
FIGURES_OF: Final = {"S": "C", "H": "H", "D": "D", "C": "S"}
"""The suit of the figures by the suit for which a German one stands: leaves for spades, acorns for clubs."""
INKS: Final = {"S": "#43301f", "H": "#bd3030", "D": "#9c5800", "C": "#1d6b3f"}
"""The colors of the signs by the suit of their figures."""
BROWN: Final = {
    "#24365f": "#6b4524",
    "#17213f": "#3f2814",
    "#5b8fc0": "#d09a52",
    "#e3ebf0": "#e7e3db",
    "#d0dde6": "#d6cfc3",
    "#3d5c9c": "#8f5f33",
    "#2c3352": "#3a2a22",
    "#6f7ca6": "#8a6a52",
    "#46507a": "#54402f",
    "#20263f": "#2e211a",
}
"""The colors of acorns for those of spades."""
GAPS: Final = {"S": "#e0b878", "D": GOLD_LIGHT, "C": "#cfe0a8"}
"""The colors in the gaps of signs on cards."""
_OPENING: Final = re.compile(r'<g color="#\w+"')


def _two_signs(suit: str) -> str:
    """Draw the middle of a Daus, which has two signs."""
    sign = large_sign(suit, SIGNS[suit], 125, 106, 112)
    clasp = shape(lozenge(125, 175, 11, 11), INK) + shape(lozenge(125, 175, 7.5, 7.5), GOLD_LIGHT, GOLD, 1.5)
    return sunburst(40, 40, (112, 90, 102, 90), 2.4, -90) + used_again("half", sign, ["rotate(180 125 175)"]) + clasp


def _daus(suit: str) -> str:
    return card(plain_panel() + _two_signs(suit), index("A", suit))


def _full(rank: str, suit: str) -> str:
    if rank in "KOJ":
        return court(rank, suit)
    return _daus(suit) if rank == "A" else pip_card(rank, suit)


def _large(rank: str, suit: str) -> str:
    return large_ace(suit, _two_signs(suit)) if rank == "A" else large_face(rank, suit)


_FOLDERS: Final[dict[str, Callable[[str, str], str]]] = {"": _full, "large/": _large, "compact/": compact_face}


def german_drawings() -> dict[str, str]:
    """Return all faces by the names of those for which they stand, such as `QS` and `compact/QS` for Ober of leaves.

    The outlines of the signs are there too, by names such as `sign/S`.
    """
    outlines = {f"sign/{suit}": SIGNS[figures] for suit, figures in FIGURES_OF.items()}
    with other_signs(SIGNS):
        return outlines | {
            f"{folder}{rank}{suit}": _colored(draw("O" if rank == "Q" else rank, FIGURES_OF[suit]), FIGURES_OF[suit])
            for folder, draw in _FOLDERS.items()
            for suit in SUITS
            for rank in RANKS
        }


def _colored(drawn: str, suit: str) -> str:
    if suit == "S":
        drawn = re.sub("|".join(BROWN), lambda found: BROWN[found[0]], drawn)
    if suit != "H":
        sign = shape(SIGNS[suit], SIGN)
        drawn = drawn.replace(sign, shape(SOLID[suit], GAPS[suit]) + sign)
    return _OPENING.sub(f'<g color="{INKS[suit]}"', drawn, count=1)
