"""All random choices in a match, which follow from a seed, today and in every later version."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from pinochle_qt.engine.derived import pack
from pinochle_qt.session.dealing import generator
from pinochle_qt.session.dealing.mixing import MIXED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

T = TypeVar("T")

SEED_BITS: Final = 40
"""The length of the seeds of computer players, and of matches that commands play: short enough to be read aloud."""
SECRET_BITS: Final = 128
"""The length of the seed of a match that nobody should be able to predict, nor find by trying."""
MOST_GIVEN: Final = 100
"""The most deals of a match that can be given: their packs, of up to 264 cards each, fit in a line of a record."""


def derived(seed: int, *purpose: object) -> random.Random:
    """Return a random number generator that depends only on a seed and its purpose."""
    return random.Random(":".join(str(part) for part in (seed, *purpose)))


def shuffled(cards: Iterable[T], chance: random.Random) -> list[T]:
    """Return the cards in random order.

    `random.shuffle` may change between versions of Python; the numbers of `random.random` will not.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class Shuffles(Struct, frozen=True):
    """All random choices in one match: the first dealer, and the cards of every deal."""

    seed: int
    generator: str = ""
    """The algorithm of `session/dealing/generator.py`; if empty, the one in this module, which older games used."""
    seeds: tuple[int, ...] = ()
    """The keys of the first deals, where they do not follow from `seed`."""
    packs: tuple[tuple[Card, ...], ...] = ()
    """The packs of the first deals, top card first, where they do not follow from a key; empty ones where they do."""

    @classmethod
    def of_table(cls) -> Shuffles:
        """Return unpredictable shuffles to which the programs of guests can add."""
        return cls(random.SystemRandom().getrandbits(SECRET_BITS), MIXED)

    @classmethod
    def fresh(cls, given: Iterable[int | tuple[Card, ...]] = ()) -> Shuffles:
        """Return unpredictable shuffles, except for the given first deals, each a key or a pack in order.

        If more than `MOST_GIVEN` are given, the first ones are used.
        """
        deals = tuple(islice(given, MOST_GIVEN))
        keys = tuple(deal if isinstance(deal, int) else 0 for deal in deals)
        packs = tuple(() if isinstance(deal, int) else deal for deal in deals)
        seed = random.SystemRandom().getrandbits(SECRET_BITS)
        return cls(seed, generator.GENERATOR, keys, packs if any(packs) else ())

    def lot(self, bound: int, purpose: str) -> int:
        """Return a random number from 0 to `bound` - 1."""
        if self.generator:
            return generator.lot(bound, generator.key_for(self.seed, purpose))
        return int(derived(self.seed, purpose).random() * bound)

    def drawn(self, cards: Iterable[T], turn: int) -> list[T]:
        """Return the cards in the order in which players draw them for the first deal, in this round of drawing."""
        if self.generator:
            return generator.shuffled(cards, generator.key_for(self.seed, f"draw {turn}"))
        return shuffled(cards, derived(self.seed, "draw", turn))

    def key(self, number: int) -> int | None:
        """Return the key from which the cards of this deal, and of no other, follow; None if there is none."""
        if self._given_pack(number) or not self.generator:
            return None
        return self.seeds[number - 1] if number <= len(self.seeds) else generator.key_for(self.seed, f"deal {number}")

    @property
    def can_be_mixed(self) -> bool:
        """Whether the programs of guests can add to the shuffles: what names the match then reveals no seed."""
        return self.generator == MIXED and self.is_secret

    @property
    def is_secret(self) -> bool:
        """Whether nobody finds the cards by trying seeds until one has a known hash, and none are given."""
        return self.seed.bit_length() > 2 * SEED_BITS and not (self.seeds or self.packs)

    @property
    def given(self) -> int:
        """How many deals, from the first on, have given cards, which do not follow from the seed."""
        return max(len(self.seeds), len(self.packs))

    def is_given(self, number: int) -> bool:
        """Return whether the cards of a deal are given."""
        return number <= self.given

    def pack(self, rules: Rules, number: int) -> tuple[Card, ...]:
        """Return the shuffled pack of a deal, top card first."""
        if given := self._given_pack(number):
            return given
        key = self.key(number)
        if key is not None:
            return tuple(generator.shuffled(pack(rules), key))
        return tuple(shuffled(pack(rules), derived(self.seed, "deal", number)))

    def _given_pack(self, number: int) -> tuple[Card, ...]:
        return self.packs[number - 1] if number <= len(self.packs) else ()
