"""Hands, each in a frame of its own: the wrist is at (0, 0) and the forearm comes from below.

A hand is drawn in three passes: first everything in ink, slightly larger; then the skin of each finger with a line
along its edge; then the palm, so that the fingers join it without a seam.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from .palette import INK, Skin
from .svg import Point, line, num, shape

CONTOUR: Final = 1.7
"""How far the ink extends beyond the skin."""
STEPS: Final = 3


@dataclass(frozen=True)
class Finger:
    """A finger from its root through a bend to its tip, with its width at both ends."""

    root: Point
    bend: Point
    tip: Point
    width: float = 6.4
    end_width: float = 5.2
    has_nail: bool = False


def _sides(finger: Finger) -> tuple[list[Point], list[Point]]:
    """Return points along both sides of a finger, from root to tip."""
    (x0, y0), (x1, y1), (x2, y2) = finger.root, finger.bend, finger.tip
    left, right = [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
        dx = (1 - t) * (x1 - x0) + t * (x2 - x1)
        dy = (1 - t) * (y1 - y0) + t * (y2 - y1)
        length = math.hypot(dx, dy)
        half = (finger.width + t * (finger.end_width - finger.width)) / 2
        left.append((x + dy / length * half, y - dx / length * half))
        right.append((x - dy / length * half, y + dx / length * half))
    return left, right


def _smooth(points: list[Point]) -> str:
    """Return the path data of smooth curves through the points, for a path that is already at the first of them."""
    d = ""
    padded = [points[0], *points, points[-1]]
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(points), 1):
        before, after = padded[i - 1], padded[i + 2]
        d += (
            f"C{num(x0 + (x1 - before[0]) / 6)},{num(y0 + (y1 - before[1]) / 6)} "
            f"{num(x1 - (after[0] - x0) / 6)},{num(y1 - (after[1] - y0) / 6)} {num(x1)},{num(y1)}"
        )
    return d


def _outline(finger: Finger) -> str:
    """Return the outline of a finger, open at its root."""
    left, right = _sides(finger)
    radius = num(finger.end_width / 2)
    # With y pointing down, the rounded tip runs clockwise from the left side to the right, which is sweep flag 1.
    end = f"A{radius},{radius} 0 0 1 {num(right[-1][0])},{num(right[-1][1])}"
    start = f"M{num(left[0][0])},{num(left[0][1])}"
    return start + _smooth(left) + end + _smooth(right[::-1])


def _nail(finger: Finger, skin: Skin) -> str:
    (x1, y1), (x2, y2) = finger.bend, finger.tip
    angle = math.atan2(y2 - y1, x2 - x1)
    half = finger.end_width * 0.3
    across, along = (-math.sin(angle), math.cos(angle)), (math.cos(angle), math.sin(angle))
    a = (x2 + across[0] * half, y2 + across[1] * half)
    b = (x2 - across[0] * half, y2 - across[1] * half)
    c = (x2 - along[0] * half * 1.7, y2 - along[1] * half * 1.7)
    return line(f"M{num(a[0])},{num(a[1])}Q{num(c[0])},{num(c[1])} {num(b[0])},{num(b[1])}", skin.crease, 1)


def hand(skin: Skin, palm: str, fingers: Iterable[Finger], thumb: Finger, creases: str = "") -> str:
    """Draw a hand: fingers from back to front, the palm over their roots, then the thumb."""
    fingers = tuple(fingers)
    outlines = [_outline(finger) for finger in fingers]
    thumb_outline = _outline(thumb)
    whole = "".join(f"{d}Z" for d in (*outlines, thumb_outline)) + palm
    drawn = shape(whole, INK, INK, 2 * CONTOUR)
    for finger, outline in zip(fingers, outlines, strict=True):
        drawn += shape(f"{outline}Z", skin.fill) + line(outline, INK, 0.9)
        if finger.has_nail:
            drawn += _nail(finger, skin)
    drawn += shape(palm, skin.fill)
    if creases:
        drawn += line(creases, skin.line, 1.2)
    return drawn + shape(f"{thumb_outline}Z", skin.fill) + line(thumb_outline, INK, 0.9) + _nail(thumb, skin)


def grip(skin: Skin, slim: float = 1.0) -> str:
    """Draw a fist around a staff at x = 0; its center is at (0, -20)."""
    w = 7.0 * slim
    fingers = [
        Finger((9.5, -9.8), (0, -9.4), (-6.0, -9.0), w * 0.86, w * 0.80),
        Finger((11.6, -16.2), (2, -16.4), (-8.0, -15.4), w * 0.98, w * 0.9),
        Finger((12.2, -23), (2, -23.6), (-8.6, -22.2), w, w * 0.92),
        Finger((10.8, -29.6), (2, -30.6), (-7.4, -29), w * 0.98, w * 0.88),
    ]
    palm = (
        "M-7.4,3C-7.6,-3 -10,-8 -9,-12.6C-4,-11 1,-9.6 5,-10.6C8.6,-14 8,-22 8.4,-32C11.6,-33.4 13.8,-30.6 13.2,-27"
        "C15.8,-26 16,-21.4 14.4,-19.8C16,-17.6 15.6,-13.6 13.4,-12.4C14,-7 8.4,-3 8,3Z"
    )
    thumb = Finger((-7, -9), (-14.5, -22), (-1.8, -32.4), 8.2 * slim, 6.4 * slim)
    return hand(skin, palm, fingers, thumb, creases="M8.9,-26.4L11,-26.2M9,-19.4L11.6,-19.2M8,-12.9L10.8,-12.2")


def flat(skin: Skin, slim: float = 1.0, spread: float = 1.0) -> str:
    """Draw the back of a hand laid flat, fingers pointing up and the thumb on the left."""
    w = 6.4 * slim
    fingers = [
        Finger((6.6, -13), (9 * spread, -20), (10.4 * spread, -25.6), w * 0.84, w * 0.68, has_nail=True),
        Finger((-6.2, -15), (-8.0 * spread, -24), (-7.6 * spread, -31.6), w, w * 0.78, has_nail=True),
        Finger((2.6, -15), (4.4 * spread, -24), (4.9 * spread, -32), w * 0.96, w * 0.74, has_nail=True),
        Finger((-1.9, -15), (-2.0, -25), (-1.4, -34.6), w, w * 0.78, has_nail=True),
    ]
    palm = "M-7,3C-7,-2 -9.6,-8 -9.4,-14C-9,-18.4 -5,-19 -2,-19C3,-19.4 9.4,-18 9.8,-13C9.8,-8 7,-3 7,3Z"
    thumb = Finger((-6, -4), (-13, -8), (-16.4, -18.4), 7.4 * slim, 5.4 * slim)
    return hand(skin, palm, fingers, thumb, creases="M-5.4,-16.6L-4.9,-14M-1.2,-17.2V-14.4M3.2,-16.8L3,-14.2")


def pinch(skin: Skin, slim: float = 1.0) -> str:
    """Draw thumb and forefinger holding something delicate at (0, -30); the other fingers are spread gracefully."""
    w = 6.0 * slim
    fingers = [
        Finger((9.6, -13), (19, -20), (19.6, -30), w * 0.86, w * 0.62),
        Finger((7.6, -16), (16, -26), (13.6, -36), w * 0.98, w * 0.7),
        Finger((4, -17.6), (12.6, -29), (6.4, -37.6), w, w * 0.74),
        Finger((0, -17), (9.4, -25), (0.6, -31), w, w * 0.72),
    ]
    palm = "M-6.4,3C-6.6,-3 -9,-8 -8,-13C-7,-18 -2,-20 3,-19.4C8,-19 12.4,-16 12,-11.4C11,-6 7,-3 7,3Z"
    thumb = Finger((-5.4, -10), (-9.6, -20), (-1.4, -29.4), 7 * slim, 5 * slim)
    return hand(skin, palm, fingers, thumb, creases="M3.4,-14C1.4,-11 0,-9 -.6,-6")


def cupped(skin: Skin) -> str:
    """Draw a hand that holds something round with a radius of 21, centered at (0, -32)."""
    fingers = [
        Finger((8, -8), (24, -12), (26, -27), 6.8, 5.4),
        Finger((5, -7), (20, -8), (21.4, -21), 7.2, 5.8),
        Finger((2, -5), (14, -4), (15.4, -15), 7.2, 6),
    ]
    palm = "M-7.6,6C-8,1 -14,-3 -16,-10C-10,-8.6 -4,-9.4 2,-10C8,-10.4 12,-11 17,-13.4C16,-4 8,0 7.6,6Z"
    thumb = Finger((-9, -3.4), (-22, -8), (-24.6, -24.6), 8.4, 6.4)
    return hand(skin, palm, fingers, thumb)
