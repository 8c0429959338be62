"""Who may come in: limits of connections, and of tries to guess the table's code."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Final

from pinochle_qt.protocol.messages import Ask, Create, LayOut, TakeSeat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.protocol.messages import GuestMessage

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
"""How many messages or requests one guest, or one connection of a stranger, may send."""
MOST_AT_ONCE: Final = 60
"""The most of them within a moment."""
HELLO_COUNTS: Final = 2
"""As how many messages a hello counts for the address that it comes from: everybody is told who is there."""
MORE_WORK: Final[Mapping[type[GuestMessage], int]] = {Ask: 6, TakeSeat: 4, LayOut: 1, Create: 6}
"""As how many more messages those count that are more work for the table: all the others wait meanwhile."""
_MOST_ADDRESSES: Final = 256
"""The most addresses whose messages are counted."""


class Bucket:
    """Counts messages against a rate that may be exceeded for a moment."""

    def __init__(self, now: float) -> None:
        self._left = float(MOST_AT_ONCE)
        self._at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Count a message, or as so many; return False if that is too much."""
        left = min(MOST_AT_ONCE, self._left + (now - self._at) * MESSAGES_A_SECOND) - count
        self._left, self._at = max(left, 0.0), now
        return left >= 0


class Hellos:
    """Counts hellos by the address that they come from."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Count a hello; return False if it is one too many."""
        bucket = self._buckets.pop(address, None) or Bucket(now)
        self._buckets[address] = bucket  # as the latest one
        if len(self._buckets) > _MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now, HELLO_COUNTS)


class CodeTries:
    """Counts wrong codes of the last minute, by address."""

    def __init__(self, all_tries: int = ALL_TRIES) -> None:
        """Allow all addresses together so many tries."""
        self._all_tries = all_tries
        self._tries: deque[tuple[float, str]] = deque()
        self._count: Counter[str] = Counter()

    def may_try(self, address: str, now: float) -> bool:
        """Return whether an address may try another code now."""
        while self._tries and self._tries[0][0] <= now - MINUTE:
            _, former = self._tries.popleft()
            self._count[former] -= 1
            if not self._count[former]:
                del self._count[former]
        return self._count[address] < TRIES and len(self._tries) < self._all_tries

    def failed(self, address: str, now: float) -> None:
        """Count a wrong code."""
        self._tries.append((now, address))
        self._count[address] += 1


def must_end(addresses: Sequence[str], newest: str, most: int = MOST_CONNECTIONS) -> int | None:
    """Return which of the connections must end because there are too many, oldest first.

    `newest` is the address from which another one came; one that is empty is not known yet.
    """
    if newest and addresses.count(newest) > MOST_OF_ONE:
        return addresses.index(newest)
    return 0 if len(addresses) > most else None
