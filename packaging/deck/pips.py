"""The four suit signs, for the cards and for the text beside them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from .palette import SIGN
from .svg import group, num, shape

OUTLINES: Final = {
    "S": (
        "M0,-50C10,-28 46,-10 46,15C46,29 36,37 25,37C16,37 9,33 5,26C6,38 10,45 18,50L-18,50"
        "C-10,45 -6,38 -5,26C-9,33 -16,37 -25,37C-36,37 -46,29 -46,15C-46,-10 -10,-28 0,-50Z"
    ),
    "H": (
        "M0,48C-10,29 -47,10 -47,-18C-47,-36 -35,-46 -23,-46C-12,-46 -4,-39 0,-27C4,-39 12,-46 23,-46"
        "C35,-46 47,-36 47,-18C47,10 10,29 0,48Z"
    ),
    "D": "M0,-51C9,-31 23,-13 38,0C23,13 9,31 0,51C-9,31 -23,13 -38,0C-23,-13 -9,-31 0,-51Z",
    "C": (
        "M0,-48C8.39,-48.02 16.06,-43.27 19.77,-35.75C23.49,-28.23 22.61,-19.25 17.5,-12.6"
        "C27.65,-15.53 38.45,-10.83 43.22,-1.4C47.99,8.02 45.4,19.5 37.03,25.96C28.67,32.41 16.9,32.01 9,25"
        "C8,36 11,45 18,50L-18,50C-11,45 -8,36 -9,25C-16.9,32.01 -28.67,32.41 -37.03,25.96"
        "C-45.4,19.5 -47.99,8.02 -43.22,-1.4C-38.45,-10.83 -27.65,-15.53 -17.5,-12.6"
        "C-22.61,-19.25 -23.49,-28.23 -19.77,-35.75C-16.06,-43.27 -8.39,-48.02 0,-48Z"
    ),
}
"""Path data centered on (0, 0), about 100 high."""
_drawn: ContextVar[Mapping[str, str]] = ContextVar("drawn", default=OUTLINES)


@contextmanager
def other_signs(outlines: Mapping[str, str]) -> Iterator[None]:
    """Draw the signs of another deck in this block, given as path data by the suits of this one."""
    token = _drawn.set(outlines)
    try:
        yield
    finally:
        _drawn.reset(token)


def has_other_signs() -> bool:
    """Return whether the signs of another deck are drawn."""
    return _drawn.get() is not OUTLINES


def outline(suit: str) -> str:
    """Return the path data of a suit sign."""
    return _drawn.get()[suit]


def pip(suit: str, x: float, y: float, size: float, fill: str | None = None) -> str:
    """Draw a suit sign around (x, y), by default in the color of the card's suit."""
    return group(shape(outline(suit), fill or SIGN), f"translate({num(x)} {num(y)}) scale({num(size / 100)})")
