"""Points, rectangles and poses on the table as plain values, without Qt."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

COMPACT_BELOW: Final = 74
"""Cards narrower than this many pixels show the compact face, with a larger index."""
_INDEX: Final = (0.28, 0.56)
"""Width and height of the corner of a card with its index, in card widths."""
_LARGE_INDEX: Final = (0.5, 0.8)


class SizeClass(Enum):
    """The sizes in which cards are drawn: three in play, and one for special moments; there are none in between."""

    XL = "XL"
    """Rare melds, and the cards that won a match."""
    L = "L"
    """Hand, trick, upcard."""
    M = "M"
    """Melds."""
    S = "S"
    """Card backs at the plates."""


class Tail(Enum):
    """The side of a bubble that has the tail."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


class Point(Struct, frozen=True):
    """A point in window pixels."""

    x: int
    y: int


class Rect(Struct, frozen=True):
    """An upright rectangle in window pixels; `right` and `bottom` are just outside it."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The left edge plus the width."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The top edge plus the height."""
        return self.y + self.height

    @property
    def center(self) -> Point:
        """The middle, rounded down to a whole pixel."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)

    def overlaps(self, other: Rect) -> bool:
        """Return whether the two share at least one pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def shared(self, other: Rect) -> int:
        """Return the number of pixels that the two have in common."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(across, 0) * max(down, 0)

    def contains(self, other: Rect) -> bool:
        """Return whether `other` lies entirely inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def grown(self, pixels: int) -> Rect:
        """Return the rectangle enlarged by `pixels` on each side, or shrunk if negative."""
        return Rect(self.x - pixels, self.y - pixels, self.width + 2 * pixels, self.height + 2 * pixels)

    def moved(self, dx: int = 0, dy: int = 0) -> Rect:
        """Return the rectangle shifted right by `dx` and down by `dy`."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def united(self, other: Rect) -> Rect:
        """Return the smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


class Pose(Struct, frozen=True):
    """The place of a card: its center, clockwise rotation in degrees, height in the pile, and size class.

    `scale` multiplies the size class and is 1 except while a card moves. Layouts use whole pixels.
    """

    x: float
    y: float
    angle: float = 0.0
    z: float = 0.0
    size: SizeClass = SizeClass.L
    scale: float = 1.0

    def shifted_up(self, pixels: float) -> Pose:
        """Return the pose moved by `pixels` along the card's own axis, toward its top edge."""
        turn = math.radians(self.angle)
        return replace(self, x=whole(self.x + pixels * math.sin(turn)), y=whole(self.y - pixels * math.cos(turn)))

    def bounds(self, width: int, height: int) -> Rect:
        """Return the upright box around a card of `width` and `height` in this pose."""
        turn = math.radians(self.angle)
        half_w = (abs(width * math.cos(turn)) + abs(height * math.sin(turn))) * self.scale / 2
        half_h = (abs(width * math.sin(turn)) + abs(height * math.cos(turn))) * self.scale / 2
        left, top = math.floor(self.x - half_w + 1e-6), math.floor(self.y - half_h + 1e-6)
        right, bottom = math.ceil(self.x + half_w - 1e-6), math.ceil(self.y + half_h - 1e-6)
        return Rect(left, top, right - left, bottom - top)


def whole(value: float) -> int:
    """Return the nearest whole pixel, halves rounded up, so that equal distances round the same everywhere."""
    return math.floor(value + 0.5)


def card_height(width: int) -> int:
    """Return the even height in pixels of a card `width` pixels wide."""
    return 2 * whole(0.7 * width)


def index_corner(card: Rect, *, is_large: bool, is_right: bool) -> Rect:
    """Return the corner of a card that contains its index, for large indices and for indices on the right too."""
    width_share, height_share = _LARGE_INDEX if is_large else _INDEX
    width, height = whole(width_share * card.width), whole(height_share * card.width)
    return Rect(card.right - width if is_right else card.x, card.y, width, height)


def badge_corner(card: Rect, below: int | None = None) -> Rect:
    """Return the part of a card that may contain its badge, on either side: its foot, or what is `below` the index."""
    height = max(20, whole(0.28 * card.width))
    return Rect(card.x, card.bottom - height if below is None else below, card.width, height)


def round8(value: float) -> int:
    """Return the nearest line of the baseline grid."""
    return 8 * whole(value / 8)


def ceil8(value: float) -> int:
    """Return the first line of the baseline grid at or below `value` pixels from the top."""
    return 8 * math.ceil(value / 8)


class TableShape(Struct, frozen=True):
    """The outline of the table, a superellipse in window pixels, of which usually only the upper half can be seen."""

    center: Point
    half_width: float
    half_height: float
    exponent: float
    """2 is an ellipse; the larger it is, the more the table is like a rectangle."""
    rim: int
    """The width of the rim, which lies inside the outline."""
    light: Point
    """Where the felt is lightest."""
    ui: float
    """The scale of shadows and lines."""
    is_whole: bool = False
    """Whether the lower half can be seen too."""

    def chord(self, y: float) -> float:
        """Return half the width of the felt inside the rim at a line, 0 where there is none."""
        across, up = self.half_width - self.rim, self.half_height - self.rim
        height = abs(self.center.y - y) / up
        return across * math.pow(max(0.0, 1 - math.pow(height, self.exponent)), 1 / self.exponent)

    def arc(self, inset: float, count: int) -> list[tuple[float, float]]:
        """Return `count` points `inset` pixels inside the outline, from the left over the top to the right.

        If it `is_whole`, they go on below it to where they began.
        """
        across, up, power = self.half_width - inset, self.half_height - inset, 2 / self.exponent
        whole_turn = 2 if self.is_whole else 1
        turns = (math.pi * (1 - whole_turn * at / (count - 1)) for at in range(count))
        return [
            (
                self.center.x + math.copysign(across * abs(math.cos(turn)) ** power, math.cos(turn)),
                self.center.y - math.copysign(up * abs(math.sin(turn)) ** power, math.sin(turn)),
            )
            for turn in turns
        ]
