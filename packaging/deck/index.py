"""The rank symbols in the corner of a card, drawn as strokes so that they stay crisp when small."""

from dataclasses import dataclass
from typing import Final

from .palette import SIGN
from .pips import has_other_signs, pip
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
    "O": Figure(58, ("M29,8C47,8 50,24 50,48C50,72 47,92 29,92C11,92 8,72 8,48C8,24 11,8 29,8Z",)),
    "U": Figure(56, ("M8,0V64C8,84 14,92.5 28,92.5C42,92.5 48,84 48,64V0",)),
    "D": Figure(56, ("M8,7.5H22C40,7.5 48,20 48,50C48,80 40,92.5 22,92.5H8Z",)),
    "B": Figure(
        56,
        (
            "M8,46H27C40,46 45,38 45,27C45,15 40,7.5 27,7.5H8Z",
            "M8,46H28C42,46 48,55 48,69C48,83 42,92.5 28,92.5H8Z",
        ),
    ),
    "R": Figure(56, ("M8,100V7.5H27C41,7.5 46,16 46,29C46,42 41,51 27,51H8", "M28,51L50,100")),
    "V": Figure(60, ("M5,0L27,94H33L55,0",)),
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
"""The symbols by rank letter; the ten is shown as 10. O and U are those of Ober and Unter, and D, B, R and V those of
queen, jack and king in languages that have other words for them."""


def figure(rank: str, x: float, top: float, height: float, extra_weight: float = 0) -> str:
    """Draw the symbol of a rank in the color of its suit, centered on x; its strokes can be made bolder."""
    shown = FIGURES["U" if rank == "J" and has_other_signs() else rank]
    scale = height / 100
    parts = [shape(shown.solid, SIGN)] if shown.solid else []
    parts += [line(d, SIGN, shown.weight + extra_weight, f"{BUTT} {MITER}") for d in shown.strokes]
    return group("".join(parts), f"translate({num(x - shown.width * scale / 2)} {num(top)}) scale({num(scale)})")


def index(rank: str, suit: str) -> str:
    """Draw the corner index of a full face: the rank symbol above the suit sign."""
    return corner(figure(rank, 0, 14, 47) + pip(suit, 0, 82.5, 33), 28.5)


def letters() -> dict[str, tuple[float, tuple[str, ...]]]:
    """Return the width and the strokes of the letters with which the program replaces those of king, queen and jack."""
    return {letter: (FIGURES[letter].width, FIGURES[letter].strokes) for letter in "BDRV"}
