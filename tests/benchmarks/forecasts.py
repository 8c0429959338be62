"""Chances that were given beside what came of it, for benchmarks that check how true they are."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Forecast(NamedTuple):
    """How likely something seemed, and whether it came true."""

    chance: float
    came_true: bool


class Outcome(NamedTuple):
    """What several forecasts say together."""

    expected: float
    """The chance that was given, on average."""
    real: float
    """The share that came true."""
    many: int
    apart: str
    """By how many standard errors the two differ; empty where no chance was left open."""


def outcome(found: Sequence[Forecast]) -> Outcome:
    """Return what one or more forecasts say together."""
    expected, real = fmean(each.chance for each in found), fmean(each.came_true for each in found)
    error = sqrt(sum(each.chance * (1 - each.chance) for each in found)) / len(found)
    return Outcome(expected, real, len(found), f"{(real - expected) / error:+.1f}" if error else "")


def by_class(found: Iterable[Forecast], classes: int) -> list[list[Forecast]]:
    """Return forecasts by their chance, in so many classes from 0 to 1, each as wide as the others."""
    sorted_in: list[list[Forecast]] = [[] for _ in range(classes)]
    for each in found:
        sorted_in[min(classes - 1, int(each.chance * classes))].append(each)
    return sorted_in


def cell(found: Sequence[Forecast]) -> str:
    """Return in a few signs what was expected, what came true, of how many, and how far apart that is."""
    if not found:
        return ""
    expected, real, many, apart = outcome(found)
    return f"{100 * expected:.0f}: {100 * real:.0f} of {many}{', ' * bool(apart)}{apart}"
