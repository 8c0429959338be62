"""The checks that there is something to check."""

import pytest

from tests.checks import require, some


def test_a_loop_over_nothing_fails() -> None:
    assert list(some(number for number in (1, 2))) == [1, 2]
    with pytest.raises(AssertionError, match="nothing to check"):
        list(some(()))


def test_a_required_item_is_returned_or_fails() -> None:
    assert require(0) == 0
    with pytest.raises(AssertionError):
        require(None)
