"""The emblem of the game: a binocle, the two-lensed spyglass that pinochle is named after."""

from .palette import GLASS, GOLD, INK, WHITE
from .svg import circle, group, line, num


def binocle(x: float, y: float, scale: float = 1, rim: str = GOLD) -> str:
    """Draw the emblem around (x, y), 45 wide at scale 1; it looks the same upside down."""
    lens = (
        circle(-12.5, 0, 10, GLASS, INK, 5.2)
        + line("M-17.5,-1.5L-12,-6", WHITE, 2)
        + circle(-12.5, 0, 10, "none", rim, 2.6)
    )
    bridge = "M-3.2,-3C-1,-8 1.6,-3.5 0,0C-1.6,3.5 1,8 3.2,3"
    whole = lens + group(lens, "rotate(180)") + line(bridge, INK, 4.2) + line(bridge, rim, 1.9)
    return group(whole, f"translate({num(x)} {num(y)}) scale({num(scale)})")
