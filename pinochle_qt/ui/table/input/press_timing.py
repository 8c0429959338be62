"""Tells presses that answer what is shown from those that were meant for what was there before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Returns the seconds since some fixed moment, as `time.monotonic` does."""

QUIET: Final = 0.5
"""Seconds without any press before a press counts."""
PATIENCE: Final = 1.5
"""Seconds after which a question has surely been seen: a user who keeps pressing is then waiting for a response."""
HAMMERING: Final = 0.3
"""Presses less than this many seconds apart are never meant for something that appeared in the meantime."""


class PressTiming:
    """Decides which presses count after something has appeared.

    A press that comes too early is lost, and so are those that follow it without a pause: a user who hammers on Enter,
    or holds it down, isn't answering something that has just appeared. From the first press that counts, all do. So do
    those of a user who keeps pressing, without hammering, long after it appeared.
    """

    def __init__(self, clock: Clock, stands: float = QUIET, pause: float = QUIET) -> None:
        """Count presses from `stands` seconds after `begin`, and after a `pause` in seconds since the last one."""
        self._clock = clock
        self._stands = stands
        self._pause = pause
        self._since: float | None = None
        """When it appeared, or None when presses count."""
        self._last_press = 0.0

    def begin(self) -> None:
        """Start ignoring presses: something appears now."""
        self._since = self._last_press = self._clock()

    def appear(self) -> None:
        """Count the time from now on, as it becomes visible only now."""
        self._since = self._clock()

    @property
    def is_over(self) -> bool:
        """Whether every press counts."""
        return self._since is None

    def lets_through(self) -> bool:
        """Record a press, and return whether it counts."""
        if self._since is None:
            return True
        now = self._clock()
        open_seconds, pause = now - self._since, now - self._last_press
        if open_seconds >= self._stands and pause >= (self._pause if open_seconds < PATIENCE else HAMMERING):
            self._since = None
            return True
        self._last_press = now
        return False
