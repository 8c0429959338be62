"""Choices are compared until the best one is clear, and no longer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.racing import FIRST_LOOK, raced

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LONG = 1e6
"""Seconds that never pass."""


def deals(means: Sequence[float], spread: float = 1.0) -> Callable[[Sequence[int]], list[float]]:
    """Return a function that imagines deals in which choices are worth these numbers on average."""
    chance = random.Random(5)
    return lambda running: [means[at] + chance.gauss(0, spread) for at in running]


def test_a_clear_difference_is_found_at_the_first_look() -> None:
    race = raced(3, deals([0, 10, 5]), Deadline(LONG), most=5000)
    assert (race.best, race.deals, race.is_over) == (1, FIRST_LOOK, True)


def test_the_closer_the_choices_the_more_deals_are_imagined() -> None:
    far, close = (raced(2, deals([0, gain]), Deadline(LONG), most=50_000) for gain in (1, 0.1))
    assert far.is_over
    assert close.is_over
    assert close.deals > 10 * far.deals
    assert far.best == close.best == 1


def test_choices_that_are_equal_take_no_time_if_small_differences_do_not_matter() -> None:
    race = raced(2, deals([0, 0], spread=0.1), Deadline(LONG), most=5000, near=0.3)
    assert race.is_over
    assert race.deals == FIRST_LOOK


def test_a_choice_left_out_is_valued_as_in_the_deals_in_which_it_was_tried() -> None:
    shared = random.Random(3)

    def values(running: Sequence[int]) -> list[float]:
        deal = shared.gauss(0, 100)
        return [deal + (0, 7, 7.2)[at] + shared.gauss(0, 1) for at in running]

    race = raced(3, values, Deadline(LONG), most=5000)
    worst, middle, best = race.values()
    assert race.is_over
    assert best - worst == pytest.approx(7.2, abs=1)
    assert best - middle == pytest.approx(0.2, abs=0.15)


def test_a_race_ends_with_the_time_or_the_number_of_deals() -> None:
    assert raced(2, deals([0, 0]), Deadline(LONG), most=50).deals == 50
    assert raced(2, deals([0, 0]), Deadline(-1), most=50).deals == 1
