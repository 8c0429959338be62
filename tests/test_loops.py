"""The loops of tests that must run."""

import pytest

from tests.loops import some


def test_a_loop_over_nothing_fails() -> None:
    assert list(some(number for number in (1, 2))) == [1, 2]
    with pytest.raises(AssertionError, match="nothing to check"):
        list(some(()))
