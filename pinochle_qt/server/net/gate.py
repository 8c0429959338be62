"""Who may come in: limits of connections, and of tries to guess the table's code."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_CONNECTIONS: Final = 192
"""The most connections at a time; a browser opens up to seven for a page."""
MOST_OF_ONE: Final = 64
"""The most of them from one address, which may be a computer with several windows."""
TRIES: Final = 6
"""How many wrong codes an address may try in a minute."""
ALL_TRIES: Final = 30
"""How many all addresses together may try: at this rate, all codes take seventy years."""
MINUTE: Final = 60.0
MESSAGES_A_SECOND: Final = 20
MOST_AT_ONCE: Final = 60
"""The most messages within a moment."""


class Bucket:
    """Counts messages against a rate that may be exceeded for a moment."""

    def __init__(self, now: float) -> None:
        self._left = float(MOST_AT_ONCE)
        self._at = now

    def take(self, now: float) -> bool:
        """Count a message; return False if it is one too many."""
        self._left = min(MOST_AT_ONCE, self._left + (now - self._at) * MESSAGES_A_SECOND) - 1
        self._at = now
        return self._left >= 0


class CodeTries:
    """Counts wrong codes of the last minute, by address."""

    def __init__(self) -> None:
        self._tries: deque[tuple[float, str]] = deque()
        self._count: Counter[str] = Counter()

    def may_try(self, address: str, now: float) -> bool:
        """Return whether an address may try another code now."""
        while self._tries and self._tries[0][0] <= now - MINUTE:
            _, former = self._tries.popleft()
            self._count[former] -= 1
            if not self._count[former]:
                del self._count[former]
        return self._count[address] < TRIES and len(self._tries) < ALL_TRIES

    def failed(self, address: str, now: float) -> None:
        """Count a wrong code."""
        self._tries.append((now, address))
        self._count[address] += 1


def must_end(addresses: Sequence[str]) -> int | None:
    """Return which of the connections must end because there are too many, oldest first; the last one is new."""
    newest = addresses[-1]
    if addresses.count(newest) > MOST_OF_ONE:
        return addresses.index(newest)
    return 0 if len(addresses) > MOST_CONNECTIONS else None
