"""When a decision has to end: by the processor time that it takes, so that a busy machine makes nobody play worse."""

from __future__ import annotations

from time import monotonic, thread_time
from typing import Final

PATIENCE: Final = 3.0
"""How many times the processor time the clock may take: where others keep the processor, the person still waits."""


class Deadline:
    """The end of the time for a decision, or for a part of it, counted from when it was made."""

    def __init__(self, seconds: float) -> None:
        """Give this thread so many seconds of processor time, and `PATIENCE` times as many by the clock."""
        begins = monotonic()
        self._soonest = begins + seconds
        self._waited = begins + PATIENCE * seconds
        self._worked = thread_time() + seconds

    @property
    def left(self) -> float:
        """The seconds of processor time for which there is still time; less than nothing afterward."""
        return min(self._worked - thread_time(), self._waited - monotonic())

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        # No thread works longer than the clock goes, and asking the clock takes a tenth of the time.
        return monotonic() >= self._soonest and self.left < 0
