"""The four aces."""

from typing import Final

from .emblem import binocle
from .index import index
from .palette import COLORS, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, NAVY, PAPER
from .pip_cards import plain_panel
from .pips import OUTLINES
from .shells import both_heads, card
from .svg import circle, clip, group, num, polar, polygon, shape

SIGN_BOX: Final = (-60, -60, 120, 120)


def sunburst(count: int, inner: float, outer: tuple[float, ...], spread: float, start: float = 0) -> str:
    """Draw pointed rays round the middle of the card, alternately gold and light gold.

    The lengths in outer follow each other round and round; spread is half the width of a ray in degrees.
    """
    rays = []
    for i in range(count):
        angle = i * 360 / count + start
        points = [
            polar(125, 175, inner, angle - spread),
            polar(125, 175, outer[i % len(outer)], angle),
            polar(125, 175, inner, angle + spread),
        ]
        rays.append(shape(polygon(points), (GOLD, GOLD_LIGHT)[i % 2]))
    return "".join(rays)


def ace_of_spades() -> str:
    """Return the full face of the ace of spades, which carries the emblem."""
    root = 19
    feathers = ""
    for i, angle in enumerate(range(-76, 77, 19)):
        length = 54 - abs(angle) * 0.30
        low, high = num(length * 0.55), num(length * 0.8)
        feather = f"M0,-8C-4.6,-{low} -4.2,-{high} 0,-{num(length)}C4.2,-{high} 4.6,-{low} 0,-8Z"
        eye = circle(0, -length * 0.74, 1.3, INK)
        feathers += group(
            shape(feather, (GOLD, COLORS["S"].accent)[i % 2], INK, 0.9) + eye, f"translate(0 {root}) rotate({angle})"
        )
    outline = OUTLINES["S"]
    inside = (
        shape(outline, NAVY)
        + feathers
        + circle(0, root, 11.5, GOLD_LIGHT, INK, 1.3)
        + binocle(0, root, 0.4, GOLD_DARK)
        + shape("M-9,38H9L14,46H-14Z", GOLD, INK, 0.9)
        + shape(outline, "none", GOLD, 7.4)
        + shape(outline, "none", INK, 4.6)
    )
    sign = shape(outline, PAPER, PAPER, 6) + shape(outline, INK) + clip(outline, inside, SIGN_BOX)
    rays = sunburst(36, 40, (112, 90, 102, 90), 2.6, -90)
    return card(plain_panel() + both_heads(index("A", "S")) + rays + group(sign, "translate(125 177) scale(1.94)"))


def ace(suit: str) -> str:
    """Return the full face of the ace of hearts, diamonds or clubs."""
    colors = COLORS[suit]
    root = {"H": 20, "D": 10, "C": 6}[suit]
    leaves = ""
    for i, angle in enumerate(range(-60, 61, 20)):
        length = 34 - abs(angle) * 0.10
        low, high = num(length * 0.55), num(length * 0.8)
        leaf = f"M0,-7C-4,-{low} -3.6,-{high} 0,-{num(length)}C3.6,-{high} 4,-{low} 0,-7Z"
        leaves += group(shape(leaf, (GOLD, IVORY)[i % 2]), f"translate(0 {root}) rotate({angle})")
    outline = OUTLINES[suit]
    inside = (
        shape(outline, NAVY if suit == "C" else colors.robe)
        + leaves
        + circle(0, root, 6.5, GOLD_LIGHT, colors.pip, 1.4)
        + shape(outline, "none", GOLD_LIGHT, 10)
        + shape(outline, "none", colors.pip, 6.4)
    )
    sign = group(clip(outline, inside, SIGN_BOX), "translate(125 175) scale(1.5)")
    return card(plain_panel() + both_heads(index("A", suit)) + sunburst(24, 80, (104, 93), 2.4) + sign)
