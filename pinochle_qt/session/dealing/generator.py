"""The shuffle of today's games: which cards follow from a key, so that anybody can deal them again in any language.

Nothing here depends on Python or its version, only on HMAC (RFC 2104) with SHA-256 (FIPS 180-4) and on SHAKE-256 (FIPS
202). `record/FORMAT.md` describes it, tests check it against published test vectors and its own, and it never changes:
another algorithm would get another name.
"""

from __future__ import annotations

from struct import unpack
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

T = TypeVar("T")

GENERATOR: Final = "shake256-fisher-yates"
"""The name of this algorithm in records."""
KEY_BITS: Final = 80
"""The key length in bits: too long to try every key, and short enough to type."""

_DRAW_BYTES: Final = 2
_DRAW_RANGE: Final = 256**_DRAW_BYTES
_FIRST_BYTES: Final = 256
"""Nearly always enough for one pack."""


def key_for(seed: int, purpose: str) -> int:
    """Return the key for one purpose, which reveals nothing about the seed or the key for any other purpose.

    It is the first ten bytes, most significant first, of HMAC-SHA-256 over the purpose, keyed with the seed in decimal
    digits.
    """
    import hmac  # not at the top: a start that deals nothing does not need it

    return int.from_bytes(hmac.digest(str(seed).encode(), purpose.encode(), "sha256")[: KEY_BITS // 8], "big")


def lot(bound: int, key: int) -> int:
    """Return a number from 0 to `bound` - 1 that follows from the key; all are equally likely."""
    return _below(bound, _draws(key))


def shuffled(cards: Iterable[T], key: int) -> list[T]:
    """Return the cards in the order that follows from the key.

    This is a Fisher-Yates shuffle: from the last position down, each card is swapped with one at or before it.
    """
    order, draws = list(cards), _draws(key)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, draws)
        order[last], order[other] = order[other], order[last]
    return order


def _below(bound: int, draws: Iterator[int]) -> int:
    """Return the next number drawn, modulo the bound; draws that would make some results likelier are skipped."""
    limit = _DRAW_RANGE - _DRAW_RANGE % bound
    while (number := next(draws)) >= limit:
        pass
    return number % bound


def _draws(key: int) -> Iterator[int]:
    """Yield SHAKE-256 of the generator's name, a colon and the key in decimal digits, as 16-bit numbers.

    The first byte of each pair is the more significant.
    """
    import hashlib  # not at the top: a start that deals nothing does not need it

    source = hashlib.shake_256(f"{GENERATOR}:{key}".encode())
    begin, end = 0, _FIRST_BYTES
    while True:
        content = source.digest(end)[begin:]  # a longer digest begins with the shorter one
        yield from unpack(f">{len(content) // _DRAW_BYTES}H", content)
        begin, end = end, 2 * end
