"""The four aces: one large suit sign each, filled with a fan of feathers, in front of a sunburst."""

import math
from collections.abc import Callable
from typing import Final

from .emblem import binocle
from .index import index
from .palette import COLORS, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, NAVY, PAPER, SIGN
from .pip_cards import plain_panel
from .pips import OUTLINES, pip
from .shells import card
from .svg import circle, clip, group, line, lozenge, num, polar, polygon, shape

SIGN_BOX: Final = (-60, -60, 120, 120)
SIZES: Final = {"S": 1.94, "H": 1.82, "D": 2.16, "C": 1.9}
MIDDLES: Final = {"S": 177, "H": 176, "D": 175, "C": 174}


def sunburst(count: int, inner: float, outer: tuple[float, ...], spread: float, start: float = 0) -> str:
    """Draw pointed rays around the center of the card, alternately gold and light gold.

    The rays cycle through the lengths in `outer`; `spread` is half the width of a ray in degrees.
    """
    rays = ["", ""]
    for i in range(count):
        angle = i * 360 / count + start
        points = [
            polar(125, 175, inner, angle - spread),
            polar(125, 175, outer[i % len(outer)], angle),
            polar(125, 175, inner, angle + spread),
        ]
        rays[i % 2] += polygon(points)
    return shape(rays[0], GOLD) + shape(rays[1], GOLD_LIGHT)


def _feathers(
    angles: range, length: Callable[[int], float], root: float, colors: tuple[str, ...], breadth: float = 1
) -> str:
    """Draw feathers that fan out from (0, root), each with the length for its angle and an eye near the tip."""
    drawn = ""
    for i, angle in enumerate(angles):
        reach = length(angle)
        low, high, wide = num(reach * 0.55), num(reach * 0.8), num(4.4 * breadth)
        feather = f"M0,-8C-{wide},-{low} -{wide},-{high} 0,-{num(reach)}C{wide},-{high} {wide},-{low} 0,-8Z"
        eye = circle(0, -reach * 0.74, 1.3 * breadth, INK)
        color = colors[i % len(colors)]
        drawn += group(shape(feather, color, INK, 0.9) + eye, f"translate(0 {num(root)}) rotate({angle})")
    return drawn


def _spade() -> str:
    root = 19
    return (
        _feathers(range(-76, 77, 19), lambda angle: 54 - abs(angle) * 0.30, root, (GOLD, COLORS["S"].accent))
        + circle(0, root, 11.5, GOLD_LIGHT, INK, 1.3)
        + binocle(0, root, 0.4, GOLD_DARK)
        + shape("M-9,38H9L14,46H-14Z", GOLD, INK, 0.9)
    )


def _heart() -> str:
    root = 26
    return (
        _feathers(
            range(-60, 61, 15),
            lambda angle: 45 + min(abs(angle), 30) * 0.62 - max(abs(angle) - 30, 0) * 0.72,
            root,
            (GOLD, COLORS["H"].accent, IVORY, COLORS["H"].accent),
            1.15,
        )
        + circle(0, root, 9, GOLD_LIGHT, INK, 1.3)
        + pip("H", 0, root + 0.6, 10.5)
    )


def _diamond() -> str:
    def length(angle: int) -> float:
        along, across = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
        return 1 / (along / 40 + across / 29)

    # Feathers of one layer do not touch each other, so turning a copy by 180 degrees covers nothing new.
    lower = _feathers(range(-54, 91, 36), length, 0, (COLORS["D"].accent,), 0.95)
    upper = _feathers(range(-72, 73, 36), length, 0, (GOLD, IVORY), 0.95)
    return (
        lower
        + group(lower, "rotate(180)")
        + upper
        + group(upper, "rotate(180)")
        + shape(lozenge(0, 0, 12.5, 16), GOLD_LIGHT, INK, 1.3)
        + shape(lozenge(0, 0, 8.6, 11.4), SIGN, INK, 0.9)
        + line("M0,-11.4L-3.4,0L0,11.4L3.4,0ZM-8.6,0H8.6", GOLD_LIGHT, 0.9)
    )


def _club() -> str:
    fan = _feathers(range(-52, 53, 26), lambda angle: 41 - abs(angle) * 0.2, 0, (GOLD, COLORS["C"].accent), 1.15)
    return (
        group(fan, "translate(0 2)")
        + group(fan, "translate(0 2) rotate(118)")
        + group(fan, "translate(0 2) rotate(-118)")
        + circle(0, 2, 8.4, GOLD_LIGHT, INK, 1.3)
        + pip("C", 0, 2, 10.5)
        + shape("M-7,39H7L12,46.4H-12Z", GOLD, INK, 0.9)
    )


ORNAMENTS: Final[dict[str, Callable[[], str]]] = {"S": _spade, "H": _heart, "D": _diamond, "C": _club}


def ace_art(suit: str) -> str:
    """Draw the sunburst and the large suit sign of an ace in the center of a card."""
    colors = COLORS[suit]
    outline = OUTLINES[suit]
    edge = INK if suit in "SC" else colors.dark
    inside = (
        shape(outline, NAVY if suit == "S" else SIGN)
        + ORNAMENTS[suit]()
        + shape(outline, "none", GOLD, 7.4)
        + shape(outline, "none", edge, 4.6)
    )
    sign = shape(outline, PAPER, PAPER, 6) + shape(outline, edge) + clip(outline, inside, SIGN_BOX)
    rays = sunburst(40, 40, (112, 90, 102, 90), 2.4, -90)
    placed = group(sign, f"translate(125 {MIDDLES[suit]}) scale({num(SIZES[suit])})")
    return rays + placed


def ace(suit: str) -> str:
    """Return the full face of an ace."""
    return card(plain_panel() + ace_art(suit), index("A", suit), COLORS[suit].pip)
