"""Predicted chances and actual outcomes, for benchmarks that check how well they agree."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Forecast(NamedTuple):
    """A predicted chance, and whether the prediction came true."""

    chance: float
    came_true: bool


class Outcome(NamedTuple):
    """The summary of several forecasts."""

    expected: float
    """The average predicted chance."""
    real: float
    """The share that came true."""
    many: int
    apart: str
    """The difference of the two in standard errors; empty if every forecast was certain."""


def outcome(found: Sequence[Forecast]) -> Outcome:
    """Return the summary of one or more forecasts."""
    expected, real = fmean(each.chance for each in found), fmean(each.came_true for each in found)
    error = sqrt(sum(each.chance * (1 - each.chance) for each in found)) / len(found)
    return Outcome(expected, real, len(found), f"{(real - expected) / error:+.1f}" if error else "")


def by_class(found: Iterable[Forecast], classes: int) -> list[list[Forecast]]:
    """Sort forecasts by chance into this many classes of equal width from 0 to 1."""
    sorted_in: list[list[Forecast]] = [[] for _ in range(classes)]
    for each in found:
        sorted_in[min(classes - 1, int(each.chance * classes))].append(each)
    return sorted_in


def cell(found: Sequence[Forecast]) -> str:
    """Return a table cell with the expected and the actual percentage, the count, and the difference."""
    if not found:
        return ""
    expected, real, many, errors_off = outcome(found)
    return f"{100 * expected:.0f}: {100 * real:.0f} of {many}{', ' * bool(errors_off)}{errors_off}"
