"""Shuffles that a seed reproduces, today and in every later version."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")

SEED_BITS: Final = 40
"""Enough for a trillion games, and short enough to be read out."""
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def fresh_seed() -> int:
    """Return a seed that nobody can foresee."""
    return random.SystemRandom().getrandbits(SEED_BITS)


def derived(seed: int, *purpose: object) -> random.Random:
    """Return a source of chance that depends only on a seed and what it is for."""
    return random.Random(":".join(str(part) for part in (seed, *purpose)))


def shuffled(cards: Iterable[T], chance: random.Random) -> list[T]:
    """Return the cards in random order.

    `random.shuffle` may change between versions of Python; the numbers of `random.random` may not.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def deal_code(seed: int, number: int) -> str:
    """Return a short code of a deal that can be read out: groups of letters and digits, then the deal's number.

    The letters that look like digits are left out.
    """
    signs = ""
    rest = seed
    while rest or not signs:
        rest, sign = divmod(rest, len(_SIGNS))
        signs = _SIGNS[sign] + signs
    head = len(signs) % 4
    groups = [signs[:head], *(signs[at : at + 4] for at in range(head, len(signs), 4))]
    return "-".join((*(group for group in groups if group), str(number)))
