"""Arithmetic gives the same bits with every Python, and tests notice where the program leaves it to `sum`."""

import math
from types import FunctionType

import pytest

from pinochle_qt.arithmetic import float_sum


def test_floats_are_added_from_the_first_to_the_last() -> None:
    tenths = [0.1] * 10
    assert math.fsum(tenths) == 1.0
    assert float_sum(tenths) == 0.9999999999999999
    assert isinstance(float_sum([]), float)


def _builtin_sum(numbers: list[float]) -> float:
    return sum(numbers)


def test_a_test_fails_if_the_program_adds_floats_with_sum() -> None:
    def added(module: str, numbers: list[float]) -> object:
        return FunctionType(_builtin_sum.__code__, {"__name__": module})(numbers)

    for module in ("pinochle_qt.ai.decide.bidding.trial", "pinochle_qt.words.standing"):
        assert added(module, [1, 2]) == 3
        with pytest.raises(AssertionError, match="use float_sum"):
            added(module, [1, 0.5])
    for module in ("pinochle_qt.ui.table.geometry.widow", "rich.table"):
        assert added(module, [1, 0.5]) == 1.5
