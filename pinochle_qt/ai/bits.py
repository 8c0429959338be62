"""Words of eight four-bit counters, one for each rank of a suit, and what a compiler does better with them."""

from __future__ import annotations

import math
from time import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pinochle_qt.ai.kernel import Kernel

# What stands here is declared once more in `bits.pxd`, which replaces it in the compiled modules.
IS_COMPILED: Final = False
ANY_SUIT: Final = 4
"""Instead of a suit: none is demanded. As trump: there is none."""
POINT: Final = 20
"""What a point is where cards are weighed against each other."""
NOBODY: Final = -1
"""Instead of a seat, or of a place among melded cards."""
PLAIN_MELD: Final = 0
DIX: Final = 1
ROYAL_MARRIAGE: Final = 2
RUN: Final = 3


def lowest(word: int) -> int:
    """Return the number of the lowest bit that is set; the word must not be 0."""
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """Return the number of the highest bit that is set; the word must not be 0."""
    return word.bit_length() - 1


def count(word: int) -> int:
    """Return how many cards a word holds."""
    pairs = (word & 0x0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F)
    return ((pairs * 0x01010101) >> 24) & 0xFF


def exp(value: float) -> float:
    """Return e to the power of a value."""
    return math.exp(value)


def log(value: float) -> float:
    """Return the natural logarithm of a value."""
    return math.log(value)


def now() -> float:
    """Return the time in seconds."""
    return time()


def run_freely(kernel: Kernel) -> None:
    """Let a kernel do its work; compiled, other threads of Python go on meanwhile."""
    kernel.work()
