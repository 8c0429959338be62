"""Woven patterns on the clothes of the courts, one for each suit."""

from collections.abc import Iterator
from itertools import groupby

from .palette import COLORS, DETAIL
from .svg import MITER, Box, bounds, clip, line, lozenge, num, polar, shape

LEFT, RIGHT, TOP, BOTTOM = -130, 120, 100, 220
"""The area in which cloth can be seen, relative to the axis of the figure; below it the other head begins."""


def _lattice(step_x: float, step_y: float, area: Box) -> Iterator[tuple[float, float, bool]]:
    """Yield x, y and whether the row is shifted by half a step, skipping points entirely outside the area."""
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
    d = ""
    while y < BOTTOM:
        x: float = LEFT
        d += f"M{num(x)},{num(y)}"
        rising = True
        while x < RIGHT:
            x += step
            d += f"L{num(x)},{num(y - (step * 0.75 if rising else 0))}"
            rising = not rising
        y += step * 0.98
    return line(d, edge, 3.6 * scale, MITER)


def scales(ground: str, edge: str, middle: str, scale: float, area: Box) -> str:
    """Draw overlapping fish scales, each row over the one above it."""
    radius = 11 * scale
    half = radius * 0.5
    drawn = ""
    for y, row in groupby(_lattice(2 * radius, radius, area), key=lambda place: place[1]):
        xs = [x for x, _, _ in row]
        outer = "".join(
            f"M{num(x - radius)},{num(y)}A{num(radius)},{num(radius)} 0 0 0 {num(x + radius)},{num(y)}" for x in xs
        )
        inner = "".join(
            f"M{num(x - half)},{num(y)}A{num(half)},{num(half)} 0 0 0 {num(x + half)},{num(y)}Z" for x in xs
        )
        drawn += shape(outer, ground, edge, DETAIL + 0.3) + shape(inner, middle)
    return drawn


def lozenges(edge: str, middle: str, scale: float, area: Box) -> str:
    """Draw a harlequin pattern."""
    width, height = 11 * scale, 15 * scale
    places = [(x, y) for x, y, shifted in _lattice(2 * width, height, area) if shifted]
    large = "".join(lozenge(x, y, width, height) for x, y in places)
    small = "".join(lozenge(x, y, width * 0.32, height * 0.32) for x, y in places)
    return shape(large, edge) + shape(small, middle)


def trefoils(leaf: str, scale: float, area: Box) -> str:
    """Draw scattered trefoils."""
    radius = num(2.7 * scale)
    d = ""
    for x, y, _ in _lattice(17 * scale, 17 * scale * 0.8, area):
        for angle in (-90, 30, 150):
            leaf_x, leaf_y = polar(x, y, 3.4 * scale, angle)
            left, right = num(leaf_x - 2.7 * scale), num(leaf_x + 2.7 * scale)
            d += f"M{left},{num(leaf_y)}A{radius},{radius} 0 0 1 {right},{num(leaf_y)}"
            d += f"A{radius},{radius} 0 0 1 {left},{num(leaf_y)}Z"
    return shape(d, leaf)


def cloth(outline: str, suit: str, edge: str, scale: float, ground: str = "") -> str:
    """Fill an outline with the pattern of a suit.

    `edge` is the second color of the pattern; `ground` is painted first if given.
    """
    area = bounds(outline)
    colors = COLORS[suit]
    match suit:
        case "S":
            pattern = chevrons(edge, scale)
        case "H":
            pattern = scales(colors.robe, edge, colors.accent, 1.12 * scale, area)
        case "D":
            pattern = lozenges(edge, colors.accent, 1.35 * scale, area)
        case _:
            pattern = trefoils(edge, 1.3 * scale, area)
    return clip(outline, (shape(outline, ground) if ground else "") + pattern)
