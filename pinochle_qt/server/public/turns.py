"""Looking at many things, each once in a while and never all at once."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

Thing = TypeVar("Thing")


class Turns(Generic[Thing]):
    """Goes around all things again and again."""

    def __init__(self, seconds: float) -> None:
        """Go around once in so many seconds."""
        self._seconds = seconds
        self._rest: list[Thing] = []
        self._count = 0
        self._at: float | None = None

    def due(self, things: Iterable[Thing], now: float) -> list[Thing]:
        """Return those whose turn has come since the last call; `things` are all of them, for the next round."""
        share = 1.0 if self._at is None else (now - self._at) / self._seconds
        self._at = now
        if not self._rest:
            self._rest = list(things)
            self._count = len(self._rest)
        start = max(0, len(self._rest) - ceil(self._count * share))
        found, self._rest = self._rest[start:], self._rest[:start]
        return found
