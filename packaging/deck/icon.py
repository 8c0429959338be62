"""The program icon: a binocle with the queen's spade in one lens and the jack's diamond in the other."""

from typing import Final

from .palette import COLORS, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY
from .pips import pip
from .svg import circle, group, line, polar, polygon, rectangle, shape

FELT: Final = "#1e5945"
FELT_DARK: Final = "#123528"
FELT_LIGHT: Final = "#2a6d56"
SIZE: Final = 256
MIDDLE: Final = (128, 128)
LENS: Final = 47
LENS_X: Final = 55
"""Distance from the center of the icon to the center of each lens."""


def _rays() -> str:
    d = ""
    for i in range(16):
        angle = i * 22.5 + 5.6
        d += polygon([MIDDLE, polar(*MIDDLE, 114, angle), polar(*MIDDLE, 114, angle + 11.25)])
    return shape(d, FELT_LIGHT)


def _feathers(sides: str, middle: str) -> str:
    drawn = ""
    for angle, color in ((-30, sides), (30, sides), (0, middle)):
        feather = shape("M0,-20C-19,-50 -17,-76 0,-100C17,-76 19,-50 0,-20Z", color, INK, 6) + circle(0, -74, 6.5, INK)
        drawn += group(feather, f"rotate({angle})")
    return group(drawn, f"translate({MIDDLE[0]} {MIDDLE[1]})")


def _lens(suit: str, x: float) -> str:
    return (
        circle(x, MIDDLE[1], LENS, IVORY, INK, 21)
        + circle(x, MIDDLE[1], LENS, "none", GOLD, 11.5)
        + circle(x, MIDDLE[1], LENS + 2.6, "none", GOLD_LIGHT, 2.6)
        + pip(suit, x, MIDDLE[1] + 1, 68, COLORS[suit].pip)
    )


def icon() -> str:
    """Return the program icon as a complete SVG file."""
    bridge = "M108,120C113,96 143,96 148,120"
    drawn = (
        rectangle(7, 7, 242, 242, FELT, GOLD, 6, 54)
        + rectangle(11, 11, 234, 234, "none", FELT_DARK, 4, 50)
        + _rays()
        + group(_feathers(COLORS["D"].robe, COLORS["D"].accent), f"rotate(180 {MIDDLE[0]} {MIDDLE[1]})")
        + _feathers(COLORS["S"].accent, IVORY)
        + line(bridge, INK, 22)
        + line(bridge, GOLD_DARK, 12)
        + line(bridge, GOLD, 8)
        + _lens("S", MIDDLE[0] - LENS_X)
        + _lens("D", MIDDLE[0] + LENS_X)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{drawn}</g></svg>\n'
    )
