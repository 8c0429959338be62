"""Words of eight four-bit counters, one for each rank of a suit, and operations that a compiler speeds up."""

from __future__ import annotations

import math
from time import time
from typing import Final, Protocol

# The contents of this module are declared once more in `bits.pxd`, which replaces it in the compiled modules.
IS_COMPILED: Final = False
ANY_SUIT: Final = 4
"""In place of a suit, no restriction; in place of the trump suit, no trump."""
POINT: Final = 20
"""The weight of one point when cards are compared."""
NOBODY: Final = -1
"""In place of a seat, or of a position among melded cards, none."""
PLAIN_MELD: Final = 0
DIX: Final = 1
MARRIAGE: Final = 2
RUN: Final = 3
PINOCHLE: Final = 4


def lowest(word: int) -> int:
    """Return the number of the lowest set bit; the word must not be 0."""
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """Return the number of the highest set bit; the word must not be 0."""
    return word.bit_length() - 1


def count(word: int) -> int:
    """Return the number of cards in a word."""
    pairs = (word & 0x0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F)
    return ((pairs * 0x01010101) >> 24) & 0xFF


def exp(value: float) -> float:
    """Return e raised to the power of a value."""
    return math.exp(value)


def log(value: float) -> float:
    """Return the natural logarithm of a value."""
    return math.log(value)


def now() -> float:
    """Return the time in seconds."""
    return time()


class Works(Protocol):
    """A kernel."""

    def work(self) -> None:
        """Do what was set up."""


class HasMemory(Protocol):
    """A solver."""

    memory: list[int]


def run_freely(kernel: Works) -> None:
    """Let a kernel do its work; when compiled, other Python threads run meanwhile."""
    kernel.work()


def make_memory(solver: HasMemory, size: int) -> None:
    """Give a solver its memory of `size` zeros; when compiled, these are part of the solver from the start.

    A list that is assigned there would pass over the stack, which is smaller than the memory in programs for Windows.
    """
    solver.memory = [0] * size
