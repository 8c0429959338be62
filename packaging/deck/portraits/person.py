"""What makes a portrait: the features of a face, and the drawn layers of a person."""

from dataclasses import dataclass
from typing import Final

from deck.palette import Skin

SIZE: Final = 160
CENTER: Final = (80, 80)
RADIUS: Final = 75
EXPRESSIONS: Final = ("calm", "pleased", "rueful")

LOCK: Final = 1.6
FAIR: Final = Skin("#f7e3d0", "#e3bfa5", "#93604f", "#c99a82", "#e29a8a")
ROSY: Final = Skin("#fae0c8", "#ecbf9e", "#a35d45", "#cf8f6c", "#ea937c")
SAND: Final = Skin("#f3d3a9", "#dcae7e", "#8f5a38", "#bf8a5a", "#e0906c")
OLIVE: Final = Skin("#e0b083", "#c38d5f", "#7d4c2c", "#a06c3e", "#d07a56")
BROWN: Final = Skin("#c58d60", "#a46e44", "#5f3720", "#835230", "#b8613f")
DARK: Final = Skin("#93603f", "#744830", "#3a1f14", "#593422", "#a9523c")
DEEP: Final = Skin("#754a34", "#593524", "#2a150e", "#432618", "#8f4634")


@dataclass(frozen=True)
class Look:
    """The features of a face."""

    skin: Skin
    iris: str
    brows: str
    contour: str = "oval"
    nose: str = "straight"
    lips: str = ""
    """Color of the lips of a person with marked lips; empty for plain ones."""
    lashes: bool = False
    size: float = 1.0
    slant: float = 0.0
    thick: float = 1.3
    aged: bool = False
    freckles: bool = False
    breadth: float = 1.0
    mouth_drop: float = 0
    """How far the mouth lies lower, to show below a mustache."""


@dataclass(frozen=True)
class Person:
    """A portrait: colors of the halo and the drawn layers, from back to front."""

    suit: str
    look: Look
    behind: str = ""
    """Behind the trunk, in the head frame."""
    body: str = ""
    """In picture coordinates."""
    ear: bool = False
    crown: str = ""
    """Skull and hair under the features, in the head frame."""
    over: str = ""
    """Hair, hat, glasses over the features, in the head frame."""
    chest: str = ""
    """Ornaments over everything, in picture coordinates."""
    tilt: float = 0
    mustache: str = ""
    """Over the mouth, in the head frame."""
    under: str = ""
    """Between the neck and the face, in the head frame."""
    size: float = 1.3
    """Scale of the head; people with tall hair or a hat have smaller heads, so that nothing leaves the picture."""
    head_y: float = 69
