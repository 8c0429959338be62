"""The rank symbols in the corner of a card, drawn as strokes so that they stay crisp when small."""

from dataclasses import dataclass
from typing import Final

from .palette import SIGN
from .pips import pip
from .shells import corner
from .svg import BUTT, MITER, group, line, num, shape


@dataclass(frozen=True)
class Figure:
    """One rank symbol, 100 high: its width, the strokes it is drawn with and its filled parts."""

    width: float
    strokes: tuple[str, ...]
    solid: str = ""
    weight: float = 15.5


FIGURES: Final = {
    "A": Figure(60, ("M5,100L26,5H34L55,100", "M16,70H44")),
    "K": Figure(56, ("M8,0V100", "M50,0L11,59", "M25,42L51,100")),
    "Q": Figure(58, ("M29,8C47,8 50,24 50,48C50,72 47,88 29,88C11,88 8,72 8,48C8,24 11,8 29,8Z", "M30,66L53,102")),
    "J": Figure(48, ("M20,7.5H40V66C40,86 34,92.5 23,92.5C12,92.5 7,86 7,68",)),
    "T": Figure(
        82,
        ("M57,8C73,8 74,26 74,50C74,74 73,92 57,92C41,92 40,74 40,50C40,26 41,8 57,8Z",),
        solid="M0,15C6.5,13.5 10.5,8.5 11.5,0H24.5V100H9.5V27H0Z",
        weight=14,
    ),
    "9": Figure(
        56,
        (
            (
                "M48,33C48,17 41,7.5 28,7.5C15,7.5 8,17 8,33C8,49 15,58 28,58C41,58 48,49 48,33V50"
                "C48,80 42,92.5 27,92.5C18,92.5 12,88 9,80"
            ),
        ),
    ),
    "8": Figure(
        56,
        (
            "M28,7.5C41,7.5 46,16 46,27C46,38 41,46 28,46C15,46 10,38 10,27C10,16 15,7.5 28,7.5Z",
            "M28,46C43,46 49,56 49,69C49,83 43,92.5 28,92.5C13,92.5 7,83 7,69C7,56 13,46 28,46Z",
        ),
    ),
    "7": Figure(54, ("M3,8H47C35,36 24,62 22,100",)),
}
"""The symbols by rank letter; the ten is shown as 10."""


def figure(rank: str, x: float, top: float, height: float, extra_weight: float = 0) -> str:
    """Draw the symbol of a rank in the color of its suit, centered on x; its strokes can be made bolder."""
    shown = FIGURES[rank]
    scale = height / 100
    parts = [shape(shown.solid, SIGN)] if shown.solid else []
    parts += [line(d, SIGN, shown.weight + extra_weight, f"{BUTT} {MITER}") for d in shown.strokes]
    return group("".join(parts), f"translate({num(x - shown.width * scale / 2)} {num(top)}) scale({num(scale)})")


def index(rank: str, suit: str) -> str:
    """Draw the corner index of a full face: the rank symbol above the suit sign."""
    return corner(figure(rank, 0, 14, 47) + pip(suit, 0, 82.5, 33), 28.5)
