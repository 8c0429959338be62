"""Who may come in: limits of connections, and of tries to guess the table's code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.protocol.messages import Ask, Create, LayOut, TakeSeat
from pinochle_qt.server.net.addresses import household

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.protocol.messages import GuestMessage

MOST_CONNECTIONS: Final = 192
"""The most connections at a time; a browser opens up to seven for a page."""
MOST_OF_ONE: Final = 64
"""The most of them from one address, which may be a computer with several windows."""
TRIES: Final = 6
"""How many wrong codes an address may try in a minute, again and again.

An address may be that of a whole house, or of a provider's customers who share it. So it may try `TRIES_AT_ONCE`
first, and what it has tried lately does not count again: neither typing errors nor yesterday's link, which each phone
of a family opens, shut out the others. Whoever guesses gains next to nothing by that. Of 32 ** 6 codes, at 6 a minute,
he finds that of a single table after 170 years on average, and one of the 1,000 tables of a server after 4 months.
"""
TRIES_AT_ONCE: Final = 30
"""How many an address may try before that: everybody at a table of eight errs three times."""
ALL_TRIES: Final = 30
"""How many all addresses together may try in a minute, and twice as many at once.

That is what limits whoever has many addresses: he finds the code of a table at home after 34 years on average.
"""
_MOST_WRONG: Final = 1_000
"""The most wrong codes that are remembered with the address that tried them."""
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
    """Counts something, such as messages, against a rate that may be exceeded for a moment."""

    def __init__(self, now: float, most: int = MOST_AT_ONCE, rate: float = MESSAGES_A_SECOND) -> None:
        """Allow `most` at once, and in the long run `rate` a second."""
        self._left = float(most)
        self._at, self._most, self._rate = now, most, rate

    def left(self, now: float) -> float:
        """Return how many may come now."""
        return min(self._most, self._left + (now - self._at) * self._rate)

    def take(self, now: float, count: int = 1) -> bool:
        """Count one, or as so many; return False if that is too much."""
        left = self.left(now) - count
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
    """Counts wrong codes by the household that they come from, and all of them."""

    def __init__(self, all_tries: int = ALL_TRIES) -> None:
        """Allow all addresses together so many tries a minute."""
        self._all = Bucket(0.0, 2 * all_tries, all_tries / MINUTE)
        self._buckets: dict[str, Bucket] = {}
        self._wrong: dict[tuple[str, str], None] = {}
        """The latest wrong codes, with who tried them."""

    def may_try(self, address: str, now: float) -> bool:
        """Return whether an address may try a code now."""
        bucket = self._buckets.get(household(address))
        return self._all.left(now) >= 1 and (bucket is None or bucket.left(now) >= 1)

    def failed(self, address: str, code: str, now: float) -> None:
        """Count a wrong code, unless the same was tried from there before."""
        house = household(address)
        is_known = (house, code) in self._wrong
        self._wrong.pop((house, code), None)
        self._wrong[house, code] = None  # as the latest one
        if len(self._wrong) > _MOST_WRONG:
            del self._wrong[next(iter(self._wrong))]
        if is_known:
            return
        bucket = self._buckets.pop(house, None) or Bucket(now, TRIES_AT_ONCE, TRIES / MINUTE)
        self._buckets[house] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        bucket.take(now)
        self._all.take(now)


def must_end(addresses: Sequence[str], newest: str, most: int = MOST_CONNECTIONS) -> int | None:
    """Return which of the connections must end because there are too many, oldest first.

    `newest` is the address from which another one came; one that is empty is not known yet.
    """
    if newest and addresses.count(newest) > MOST_OF_ONE:
        return addresses.index(newest)
    return 0 if len(addresses) > most else None
