"""Colors and line weights shared by every picture of the deck."""

from dataclasses import dataclass
from typing import Final

INK: Final = "#1b2440"
CREAM: Final = "#fbf5e6"
PAPER: Final = "#fffdf6"
EDGE: Final = "#b9ab8d"
WHITE: Final = "#ffffff"
RED: Final = "#bd3030"
GOLD: Final = "#dca63f"
GOLD_LIGHT: Final = "#f3d68c"
GOLD_DARK: Final = "#a06d22"
IVORY: Final = "#fff9ec"
STEEL: Final = "#dbe3ec"
STEEL_DARK: Final = "#9db0c8"
GLASS: Final = "#cfe6ec"
NAVY: Final = "#24365f"
WOOD: Final = "#8a5a33"
STEM: Final = "#3f7a4f"
LEAF: Final = "#4f8f5a"
RUST: Final = "#c77a38"

LIP: Final = "#b8433c"
LIP_LINE: Final = "#6d1f26"

OUTLINE: Final = 2.6
"""Line width of silhouettes, in card units (the card is 250 wide)."""
INNER: Final = 1.8
"""Line width of inner edges."""
DETAIL: Final = 1.3
"""Line width of jewels and other small details."""

SIGN: Final = "currentColor"
"""The color of the suit, which the program can change."""

SUITS: Final = ("S", "H", "D", "C")
RANKS: Final = ("A", "T", "K", "Q", "J", "9", "8", "7")


@dataclass(frozen=True)
class Skin:
    """The colors of a complexion: light, shadow, the lines between fingers, soft folds and cheeks."""

    fill: str
    shade: str
    line: str
    crease: str
    blush: str


@dataclass(frozen=True)
class SuitColors:
    """The colors of one suit: its pips, the clothes and complexion of its courts and the ground behind them."""

    pip: str
    robe: str
    dark: str
    accent: str
    tint: str
    rays: str
    skin: Skin


COLORS: Final = {
    "S": SuitColors(
        INK,
        NAVY,
        "#17213f",
        "#5b8fc0",
        "#e3ebf0",
        "#d0dde6",
        Skin("#f7e3d0", "#dfb79b", "#93604f", "#c08f76", "#dd8f80"),
    ),
    "H": SuitColors(
        RED,
        RED,
        "#7d1c2b",
        "#e58c7c",
        "#fae5dc",
        "#f4d2c6",
        Skin("#fae0c8", "#ebb794", "#a35d45", "#cf8f6c", "#e78a72"),
    ),
    "D": SuitColors(
        RED,
        "#d4622a",
        "#54234a",
        "#f2b454",
        "#fcf1d8",
        "#f7e3b6",
        Skin("#f0cb9f", "#d79f6b", "#8f5534", "#bb7f50", "#dc7f58"),
    ),
    "C": SuitColors(
        INK,
        "#2b6b54",
        "#173f39",
        "#7fb08a",
        "#e6eedb",
        "#d3e0c4",
        Skin("#cf9a6e", "#ad7549", "#6b3d27", "#8c5836", "#b95f45"),
    ),
}
