"""Sums of floats that are the same, to the last bit, with every version of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def float_sum(numbers: Iterable[float]) -> float:
    """Return the sum of numbers, added one by one from the first to the last.

    The built-in `sum` does the same up to Python 3.11, but from 3.12 on it makes up for rounding errors in sums of
    floats. Where two choices are equally good, the last bit decides, and the same seed must give the same game with
    every Python. So every sum of floats uses this function, whether in `ai` or in numbers that are shown or stored;
    a test fails if `sum` returns a float. (`statistics.fmean` and `stdev` are exact in all versions.)
    """
    result = 0.0
    for number in numbers:
        result += number
    return result
