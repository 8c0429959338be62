"""Processes that work for a command: results in order, errors where a result is taken, and an end at any moment."""

from __future__ import annotations

import contextlib
import errno
import itertools
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
import time
from multiprocessing import Pipe
from queue import SimpleQueue
from types import SimpleNamespace
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from pinochle_qt.session.tasks import processes
from pinochle_qt.session.tasks.processes import AHEAD, ProcessLost, TaskProcess, run_tasks, serve_tasks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


def dies_at_second(task: int) -> int:
    if task == 2:
        os._exit(1)
    return task


@pytest.mark.parametrize("count", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(count: int) -> None:
    assert list(run_tasks(slow_first, range(12), count)) == [task * task for task in range(12)]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_only_a_little_is_started_ahead(count: int) -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in itertools.count():
            taken.append(number)
            yield number

    with contextlib.closing(run_tasks(slow_first, tasks(), count)) as results:
        assert [(next(results), len(taken)) for _ in range(9)] == [
            (task * task, task + AHEAD * count) for task in range(9)
        ]


def test_no_process_is_given_much_while_another_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = []

    class Worker:
        """A stand-in for a process: a task is done when its answer is taken."""

        def __init__(self, work: Callable[[int], int]) -> None:
            self.work = work
            self.pipe = self
            self.todo: list[tuple[int, int]] = []

        @property
        def busy(self) -> int:
            return len(self.todo)

        def give(self, number: int, task: int) -> None:
            self.todo.append((number, task))
            waiting.append(self.busy)

        def take(self) -> tuple[int, int, None]:
            number, task = self.todo.pop(0)
            return number, self.work(task), None

        def end(self) -> None:
            self.todo.clear()

    monkeypatch.setattr(processes, "TaskProcess", Worker)
    monkeypatch.setattr(processes, "wait", lambda pipes: pipes[-1:])  # the first worker is always slower
    assert list(run_tasks(abs, range(20), 2)) == list(range(20))
    assert max(waiting) == AHEAD


def test_processes_can_be_ended_while_results_are_half_written() -> None:
    for _ in range(3):
        with contextlib.closing(run_tasks(large, itertools.count(), 2)) as results:
            assert len(next(results)) == LARGE


@pytest.mark.parametrize("count", [1, 2, 3])
def test_an_exception_in_a_task_is_raised_where_its_result_is_taken(count: int) -> None:
    results = run_tasks(bad_third, range(9), count)
    assert [next(results), next(results), next(results)] == [0, 1, 2]
    with pytest.raises(ValueError, match="the third"):
        next(results)


def test_an_ended_process_is_reported() -> None:
    with pytest.raises(ProcessLost):
        list(run_tasks(dies_at_second, range(6), 1))


@pytest.mark.parametrize("how", [EOFError, ConnectionResetError])  # the latter if it left a task unread
def test_an_ended_process_is_detected_in_either_way_that_systems_report_it(
    how: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = TaskProcess(dies_at_second)
    try:
        monkeypatch.setattr(worker.pipe, "recv", Mock(side_effect=how))
        with pytest.raises(ProcessLost):
            worker.take()
    finally:
        worker.end()


def test_an_ended_process_is_given_no_more_tasks() -> None:
    worker = TaskProcess(dies_at_second)
    try:
        worker.give(0, 2)
        assert multiprocessing.connection.wait([worker.pipe], timeout=60)  # until the process ends
        with pytest.raises(ProcessLost):
            worker.give(1, 3)
    finally:
        worker.end()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("way", ["send_bytes", "recv"])
def test_ctrl_c_interrupts_before_or_after_a_message_but_never_within_one(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = []

    def interrupted(*_given: object) -> tuple[int, None, None]:
        signal.raise_signal(signal.SIGINT)
        passed.append(way)
        return 0, None, None

    near = Mock(**{way: interrupted})
    monkeypatch.setattr(multiprocessing, "get_context", lambda _: Mock(**{"Pipe.return_value": (near, Mock())}))
    worker = TaskProcess(dies_at_second)
    with pytest.raises(KeyboardInterrupt):
        worker.give(0, 1) if way == "send_bytes" else worker.take()
    assert passed == [way]


@pytest.mark.parametrize("refused", ["Pipe", "Process"])
def test_a_process_that_cannot_be_started_is_reported(refused: str, monkeypatch: pytest.MonkeyPatch) -> None:
    context = Mock(wraps=multiprocessing.get_context("spawn"))
    why = OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    if refused == "Pipe":
        context.Pipe.side_effect = why
    else:
        context.Process = Mock(**{"return_value.start.side_effect": why})
    monkeypatch.setattr(multiprocessing, "get_context", lambda _: context)
    with pytest.raises(ProcessLost, match=r"^a process cannot be started \(.+\)$"):
        list(run_tasks(slow_first, range(6), 2))


def test_a_process_answers_its_tasks_ignores_ctrl_c_and_ends_with_its_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Enough(BaseException):
        """Ends what would otherwise end only with the process."""

    def work(task: int) -> int:
        if task > 3:
            raise Enough
        return bad_third(task)

    before = threading.enumerate()
    handled: list[tuple[object, ...]] = []
    exit_codes: SimpleQueue[int] = SimpleQueue()
    monkeypatch.setattr(signal, "signal", lambda *given: handled.append(given))
    monkeypatch.setattr(processes, "os", SimpleNamespace(_exit=exit_codes.put))
    near, far = Pipe()
    for numbered in enumerate([2, 3, 1, 4]):
        near.send(numbered)
    with pytest.raises(Enough):
        serve_tasks(far, work)
    first, second, third = (near.recv() for _ in range(3))
    assert (first, third) == ((0, 2, None), (2, 1, None))
    assert second[:2] == (1, None)
    assert str(second[2]) == "the third"
    assert handled == [(signal.SIGINT, signal.SIG_IGN)]
    assert exit_codes.empty()
    [listener] = [thread for thread in threading.enumerate() if thread not in before]
    assert listener.daemon, "it would keep a process that has failed"
    near.close()
    assert exit_codes.get(timeout=60) == 0
    far.close()


def test_processes_do_not_keep_a_program_from_ending() -> None:
    with contextlib.closing(run_tasks(slow_first, itertools.count(), 2)) as results:
        next(results)
        children = multiprocessing.active_children()
        assert len(children) >= 2
        assert all(child.daemon for child in children)
