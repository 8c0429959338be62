"""Worker processes for a command, which end with it however it ends.

This is no `ProcessPoolExecutor`. If a process of such a pool ends while it is writing a result, half of the result
stays in a pipe that the pool itself keeps open, and the pool waits for the other half forever.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from itertools import islice
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pinochle_qt.helper_process import blocked_interrupts, quiet_start, send_message

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from multiprocessing.connection import Connection

_LOST: Final = "a process has ended before its work was done"


AHEAD: Final = 2
"""How many tasks per process are running or waiting before the first result is taken."""

Task = TypeVar("Task")
Made = TypeVar("Made")


class WorkLost(RuntimeError):
    """What works on tasks is gone before they are done; `str()` says why, without a period."""


class ProcessLost(WorkLost):
    """A process ended before its work was done, or could not be started; `str()` says which, without a period."""


def run_tasks(work: Callable[[Task], Made], tasks: Iterable[Task], count: int) -> Generator[Made, None, None]:
    """Yield the result of `work` for each task, in order; `count` processes work a little ahead.

    They end with the generator even if they are busy, and with this process even if it is killed: each listens to a
    pipe whose other end is here. Only this process handles Ctrl+C.

    Raises:
        ProcessLost: a process was killed or cannot be started; what `work` raises is raised here as well.
    """
    workers = [TaskProcess(work) for _ in range(count)]
    todo, done = enumerate(tasks), dict[int, tuple[Made, Exception | None]]()
    given, wanted = 0, 0
    try:
        while True:
            for worker in workers:
                room = min(AHEAD - worker.busy, wanted + AHEAD * count - given)
                for number, task in islice(todo, room):
                    worker.give(number, task)
                    given = number + 1
            if wanted in done:
                result, fault = done.pop(wanted)
                if fault is not None:
                    raise fault
                yield result
                wanted += 1
                continue
            busy = {worker.pipe: worker for worker in workers if worker.busy}
            if not busy:
                return
            for pipe in wait(list(busy)):
                number, result, fault = busy[pipe].take()  # type: ignore[index]  # they are those that were asked about
                done[number] = result, fault
    finally:
        for worker in workers:
            worker.end()


class TaskProcess:
    """The near end of one process, which starts with its first task."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        with _reporting_refusal():
            self.pipe, self._far_end = context.Pipe()
        self._process = context.Process(target=serve_tasks, args=(self._far_end, work), daemon=True)
        self._is_started = False
        self.busy = 0
        """The number of tasks given to it whose results have not arrived."""

    def give(self, number: int, task: object) -> None:
        """Give it a task.

        Raises:
            ProcessLost: it has ended, or cannot be started.
        """
        if not self._is_started:
            with quiet_start(), _reporting_refusal():
                self._process.start()
                self._is_started = True
            self._far_end.close()
        try:
            with blocked_interrupts():
                send_message(self.pipe, (number, task))
        except OSError:
            raise ProcessLost(_LOST) from None
        self.busy += 1

    def take(self) -> tuple[int, Any, Exception | None]:
        """Return the number of a task, its result, and the exception that was raised instead, if any.

        Raises:
            ProcessLost: it has ended.
        """
        try:
            with blocked_interrupts():
                answer: tuple[int, Any, Exception | None] = self.pipe.recv()
        except (EOFError, OSError):
            raise ProcessLost(_LOST) from None
        self.busy -= 1
        return answer

    def end(self) -> None:
        """End it, whatever it is doing."""
        self.pipe.close()
        self._far_end.close()
        if self._is_started:
            self._process.kill()
            self._process.join()


@contextlib.contextmanager
def _reporting_refusal() -> Iterator[None]:
    """Raise `ProcessLost` if the system has no space for another process."""
    try:
        yield
    except OSError as error:
        raise ProcessLost(f"a process cannot be started ({error.strerror})") from error


def serve_tasks(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Work on tasks until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks: SimpleQueue[tuple[int, Any]] = SimpleQueue()
    Thread(target=_listen, args=(pipe, tasks), daemon=True).start()
    while True:
        number, task = tasks.get()
        answer: tuple[int, Any, Exception | None]
        try:
            answer = number, work(task), None
        except Exception as fault:
            answer = number, None, fault
        with contextlib.suppress(OSError):  # nobody is waiting anymore; the listener ends this process
            send_message(pipe, answer)


def _listen(pipe: Connection, tasks: SimpleQueue[tuple[int, Any]]) -> None:
    """Receive tasks, and end the process when the other end is gone, which nothing else notices during a task."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            tasks.put(pipe.recv())
    os._exit(0)
