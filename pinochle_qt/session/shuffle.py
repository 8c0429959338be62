"""What chance decides in a match; all of it follows from a seed, today and in every later version."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from pinochle_qt.engine.derived import pack
from pinochle_qt.session import generator

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

T = TypeVar("T")

SEED_BITS: Final = 40
"""Of the seeds of computer players, and of matches in the games of a command: short enough to be read out."""
SECRET_BITS: Final = 128
"""Of the seed of a match that nobody can foresee, nor find by trying."""
MOST_GIVEN: Final = 100
"""The most deals of a match that are given: their packs, of up to 264 cards each, fit into a line of a record."""


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


class Shuffles(Struct, frozen=True):
    """Everything that chance decides in one match: whose deal it is first, and the cards of every deal."""

    seed: int
    generator: str = ""
    """The algorithm of `session/generator.py`, or if empty the one of this page, with which games once began."""
    seeds: tuple[int, ...] = ()
    """The keys of the first deals, where they do not follow from `seed`."""
    packs: tuple[tuple[Card, ...], ...] = ()
    """The packs of the first deals, top card first, where they do not follow from a key; an empty one where they do."""

    @classmethod
    def fresh(cls, given: Iterable[int | tuple[Card, ...]] = ()) -> Shuffles:
        """Return what nobody can foresee, but for the first deals that are given: as keys, or as packs in order.

        Of more than `MOST_GIVEN` those that come first are taken.
        """
        deals = tuple(islice(given, MOST_GIVEN))
        keys = tuple(deal if isinstance(deal, int) else 0 for deal in deals)
        packs = tuple(() if isinstance(deal, int) else deal for deal in deals)
        seed = random.SystemRandom().getrandbits(SECRET_BITS)
        return cls(seed, generator.GENERATOR, keys, packs if any(packs) else ())

    def lot(self, bound: int, purpose: str) -> int:
        """Return a number from 0 to `bound` - 1."""
        if self.generator:
            return generator.lot(bound, generator.key_for(self.seed, purpose))
        return int(derived(self.seed, purpose).random() * bound)

    def drawn(self, cards: Iterable[T], turn: int) -> list[T]:
        """Return cards in the order in which they are drawn for the first deal."""
        if self.generator:
            return generator.shuffled(cards, generator.key_for(self.seed, f"draw {turn}"))
        return shuffled(cards, derived(self.seed, "draw", turn))

    def key(self, number: int) -> int | None:
        """Return the number from which the cards of a deal follow, and those of no other; None if there is none."""
        if self._given(number) or not self.generator:
            return None
        return self.seeds[number - 1] if number <= len(self.seeds) else generator.key_for(self.seed, f"deal {number}")

    def is_given(self, number: int) -> bool:
        """Return whether the cards of a deal do not follow from the seed."""
        return number <= max(len(self.seeds), len(self.packs))

    def pack(self, rules: Rules, number: int) -> tuple[Card, ...]:
        """Return the shuffled pack of a deal, top card first."""
        if given := self._given(number):
            return given
        key = self.key(number)
        if key is not None:
            return tuple(generator.shuffled(pack(rules), key))
        return tuple(shuffled(pack(rules), derived(self.seed, "deal", number)))

    def _given(self, number: int) -> tuple[Card, ...]:
        return self.packs[number - 1] if number <= len(self.packs) else ()
