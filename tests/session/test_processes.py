"""Processes that work for a command: results in order, faults where they are wanted, and an end at any moment."""

from __future__ import annotations

import contextlib
import itertools
import os
import time
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.session.processes import ProcessLost, worked_off

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGE = 4 * 1024 * 1024


def slow_first(task: int) -> int:
    time.sleep(0.05 if task % 3 == 0 else 0)
    return task * task


def large(task: int) -> bytes:
    return bytes(LARGE + task)


def bad_third(task: int) -> int:
    if task == 3:
        raise ValueError("the third")
    return task


def gone_at_second(task: int) -> int:
    if task == 2:
        os._exit(1)
    return task


@pytest.mark.parametrize("count", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(count: int) -> None:
    assert list(worked_off(slow_first, range(12), count)) == [task * task for task in range(12)]


def test_no_more_is_begun_than_a_little_ahead() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in itertools.count():
            taken.append(number)
            yield number

    with contextlib.closing(worked_off(slow_first, tasks(), 2)) as made:
        assert [next(made) for _ in range(3)] == [0, 1, 4]
        assert len(taken) < 10


def test_they_end_while_results_are_half_written() -> None:
    for _ in range(3):
        with contextlib.closing(worked_off(large, itertools.count(), 2)) as made:
            assert len(next(made)) == LARGE


@pytest.mark.parametrize("count", [1, 2, 3])
def test_what_a_task_raises_is_raised_where_its_result_is_taken(count: int) -> None:
    made = worked_off(bad_third, range(9), count)
    assert [next(made), next(made), next(made)] == [0, 1, 2]
    with pytest.raises(ValueError, match="the third"):
        next(made)


def test_a_process_that_is_gone_is_told() -> None:
    with pytest.raises(ProcessLost):
        list(worked_off(gone_at_second, range(6), 1))
