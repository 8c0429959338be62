"""The line that compares a player with Expert: a mean over the last deals, with its band."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.library.expert_comparison import LEAST, WINDOW, Compared, comparison_of


def compared(*differences: int) -> list[Compared]:
    return [Compared("a", at, each) for at, each in enumerate(differences)]


@given(st.lists(st.integers(-5000, 5000), min_size=LEAST, max_size=300))
def test_every_point_of_the_line_is_the_mean_of_the_last_deals(differences: list[int]) -> None:
    course = comparison_of(compared(*differences), len(differences))
    assert course.is_complete
    assert (course.points[0].deal, course.points[-1].deal) == (LEAST, len(differences))
    for point in course.points:
        values = differences[max(0, point.deal - WINDOW) : point.deal]
        assert point.mean == pytest.approx(fmean(values))
        assert point.high - point.mean == pytest.approx(1.96 * stdev(values) / len(values) ** 0.5)
        assert point.low + point.high == pytest.approx(2 * point.mean)


def test_there_is_no_line_for_a_few_deals() -> None:
    course = comparison_of(compared(*range(LEAST - 1)), 274)
    assert not course.points
    assert (course.compared, course.deals, course.is_complete) == (LEAST - 1, 274, False)


def test_a_long_line_has_few_points() -> None:
    assert len(comparison_of(compared(*range(3000)), 3000).points) <= 62
