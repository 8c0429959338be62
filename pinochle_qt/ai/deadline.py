"""Deadlines for decisions, in processor time, so that a busy machine makes no player weaker."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE: Final = 3.0
"""The limit in real time, as a multiple of the processor time: on a busy machine the user is still waiting."""
_patience: ContextVar[float] = ContextVar("patience", default=PATIENCE)


@contextmanager
def unhurried() -> Iterator[None]:
    """Limit thinking by processor time alone, so that a busy machine makes no player weaker when no one is waiting."""
    before = _patience.set(inf)
    try:
        yield
    finally:
        _patience.reset(before)


class Deadline:
    """The end of the time for a decision, or for a part of it; the time starts when the object is created."""

    def __init__(self, seconds: float, patience: float = 1.0) -> None:
        """Give this thread this many seconds of processor time, and `PATIENCE` times as many of real time.

        `patience` is a factor for the latter, which has no end if the thread is `unhurried`; the result should not be
        below the former.
        """
        start = monotonic()
        self._earliest_end = start + seconds
        self._real_time_end = start + _patience.get() * patience * seconds
        self._processor_time_end = thread_time() + seconds

    @property
    def left(self) -> float:
        """The seconds of processor time that are left; negative once the time is up."""
        return min(self._processor_time_end - thread_time(), self._real_time_end - monotonic())

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        # A thread cannot use more processor time than real time, and reading the real-time clock takes a tenth as long.
        return monotonic() >= self._earliest_end and self.left < 0
