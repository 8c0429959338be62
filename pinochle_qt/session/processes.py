"""Processes that work for a command, and end with it however it ends."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from concurrent.futures import Future
    from multiprocessing.connection import Connection


AHEAD: Final = 2
"""How many tasks for each process are begun or waiting before the first result is taken."""

Task = TypeVar("Task")
Made = TypeVar("Made")


def worked_off(work: Callable[[Task], Made], tasks: Iterable[Task], count: int) -> Generator[Made, None, None]:
    """Yield what `work` makes of the tasks, in their order; `count` processes work a little ahead.

    They end with the generator even if they are busy: each holds one end of a pipe whose other end is here, where it is
    closed at the end, or by the system if this process is killed. Ctrl+C is heard here alone.
    """
    context = multiprocessing.get_context("spawn")
    far, near = context.Pipe(duplex=False)
    with far, near:
        pool = ProcessPoolExecutor(count, mp_context=context, initializer=_end_with, initargs=(far,))
        ahead: deque[Future[Made]] = deque()
        try:
            for task in tasks:
                with _unheard_interrupts():
                    ahead.append(pool.submit(work, task))
                if len(ahead) >= AHEAD * count:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            near.close()
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _unheard_interrupts() -> Iterator[None]:
    """Let processes that are started in the block never hear Ctrl+C; this one hears it after the block.

    Without it Ctrl+C would end them with a traceback while they start.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows; there they are deaf as soon as they have started
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with(pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_end, args=(pipe,), daemon=True).start()


def _wait_for_end(pipe: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        pipe.recv_bytes()
    os._exit(0)
