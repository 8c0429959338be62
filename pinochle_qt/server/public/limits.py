"""Who may open tables at a server for many, and how many."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.server.net.addresses import household

if TYPE_CHECKING:
    from collections.abc import Container

HOUR: Final = 3600.0
_MOST_ADDRESSES: Final = 100_000
"""The most addresses whose tables are counted; each stands for at least one table."""


class Limits(Struct, frozen=True):
    """What a server for many tables has space for."""

    tables: int = 1000
    """The most tables at a time."""
    an_hour: int = 6
    """The most tables that an address may open in an hour."""
    an_address: int = 24
    """The most tables that an address may have at a time, as far as they were opened since the server started."""
    tries: int = 300
    """The most wrong codes a minute from all addresses together.

    With 1,000 tables, strangers with very many addresses find one in 2 days, and from one address in 4 months.
    """

    @property
    def adjourned(self) -> int:
        """The most tables whose matches wait for another day: they stay for so long that others need space, too."""
        return (self.tables + 1) // 2


class Openings:
    """Counts the tables that each address has opened in the last hour, and those that are still there."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._openers: dict[str, str] = {}
        """By the code of a table, which address has opened it."""
        self._times: dict[str, deque[float]] = {}

    def may_open(self, address: str, now: float) -> bool:
        """Return whether an address has opened few enough tables in the last hour to open another one now."""
        return len(self._of(address, now)) < self._limits.an_hour

    def may_have(self, address: str, codes: Container[str]) -> bool:
        """Return whether an address has few enough tables to have another one; `codes` are those of all tables."""
        self._openers = {code: opener for code, opener in self._openers.items() if code in codes}
        return [*self._openers.values()].count(household(address)) < self._limits.an_address

    def opened(self, address: str, code: str, now: float) -> None:
        """Count a table with a code."""
        self._openers[code] = household(address)
        times = self._of(address, now)
        times.append(now)
        self._times[household(address)] = times
        if len(self._times) > _MOST_ADDRESSES:
            del self._times[next(iter(self._times))]

    def _of(self, address: str, now: float) -> deque[float]:
        times = self._times.pop(household(address), deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if times:
            self._times[household(address)] = times  # as the latest one
        return times
