"""Woven patterns on the clothes of the courts, one for each suit."""

from collections.abc import Iterator

from .palette import COLORS, DETAIL
from .svg import MITER, Box, bounds, circle, clip, line, lozenge, num, polar, shape

LEFT, RIGHT, TOP, BOTTOM = -130, 120, 100, 220
"""Where cloth can be seen, measured from the axis of the figure; lower down the other head begins."""


def _lattice(step_x: float, step_y: float, area: Box) -> Iterator[tuple[float, float, bool]]:
    """Yield x, y and whether the row is shifted by half a step, leaving out what lies wholly outside the area."""
    x0, y0, width, height = area
    y: float = TOP
    shifted = False
    while y < BOTTOM:
        x = LEFT + (step_x / 2 if shifted else 0)
        while x < RIGHT:
            if x0 - step_x < x < x0 + width + step_x and y0 - step_y < y < y0 + height + step_y:
                yield x, y, shifted
            x += step_x
        y += step_y
        shifted = not shifted


def chevrons(edge: str, scale: float) -> str:
    """Draw zigzag lines."""
    step = 13 * scale
    y: float = TOP
    drawn = ""
    while y < BOTTOM:
        x: float = LEFT
        d = f"M{num(x)},{num(y)}"
        rising = True
        while x < RIGHT:
            x += step
            d += f"L{num(x)},{num(y - (step * 0.75 if rising else 0))}"
            rising = not rising
        drawn += line(d, edge, 3.6 * scale, MITER)
        y += step * 0.98
    return drawn


def scales(ground: str, edge: str, middle: str, scale: float, area: Box) -> str:
    """Draw overlapping fish scales."""
    radius = 11 * scale
    drawn = ""
    for x, y, _ in _lattice(2 * radius, radius, area):
        outer = f"M{num(x - radius)},{num(y)}A{num(radius)},{num(radius)} 0 0 0 {num(x + radius)},{num(y)}"
        half = radius * 0.5
        inner = f"M{num(x - half)},{num(y)}A{num(half)},{num(half)} 0 0 0 {num(x + half)},{num(y)}Z"
        drawn += shape(outer, ground, edge, DETAIL + 0.3) + shape(inner, middle)
    return drawn


def lozenges(edge: str, middle: str, scale: float, area: Box) -> str:
    """Draw a harlequin pattern."""
    width, height = 11 * scale, 15 * scale
    drawn = ""
    for x, y, shifted in _lattice(2 * width, height, area):
        if shifted:
            drawn += shape(lozenge(x, y, width, height), edge)
        drawn += shape(lozenge(x, y, width * 0.34, height * 0.34), middle)
    return drawn


def trefoils(leaf: str, scale: float, area: Box) -> str:
    """Draw scattered trefoils."""
    drawn = ""
    for x, y, _ in _lattice(17 * scale, 17 * scale * 0.8, area):
        for angle in (-90, 30, 150):
            leaf_x, leaf_y = polar(x, y, 3.4 * scale, angle)
            drawn += circle(leaf_x, leaf_y, 2.7 * scale, leaf)
    return drawn


def cloth(outline: str, suit: str, edge: str, scale: float, ground: str = "") -> str:
    """Fill an outline with the pattern of a suit.

    Edge is the second color of the pattern; ground is painted first if given.
    """
    area = bounds(outline)
    colors = COLORS[suit]
    match suit:
        case "S":
            pattern = chevrons(edge, scale)
        case "H":
            pattern = scales(colors.robe, edge, colors.accent, scale, area)
        case "D":
            pattern = lozenges(edge, colors.accent, scale, area)
        case _:
            pattern = trefoils(edge, scale, area)
    return clip(outline, (shape(outline, ground) if ground else "") + pattern)
