"""Worlds that explain how the others have played, picked from many possible ones."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, TypeVar

from pinochle_qt.ai.inference.belief import strict_tricks
from pinochle_qt.ai.kernel_table import History, readings
from pinochle_qt.arithmetic import float_sum

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from pinochle_qt.ai.kernel_table import KernelTable
    from pinochle_qt.ai.sample import Sampler, World
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

AnyWorld = TypeVar("AnyWorld")

TRUST: Final = 0.7
"""How much the others are assumed to play as sensible players do: from 0, not at all, to 1, exactly like them."""


class WeightedSampler:
    """A sampler that deals more worlds than needed, and prefers those that better explain how the others played."""

    def __init__(self, sampler: Sampler, seen: Observation, seat: Seat, table: KernelTable, times: int) -> None:
        """Prepare to pick one of every `times` worlds; nothing is learned from the deciding seat's own plays."""
        self._sampler = sampler
        self._seat = seat
        self._table = table
        self._times = times
        self._declarer = None if seen.contract is None else seen.contract.declarer
        self._history = history_of(seen)

    def worlds(self, count: int, chance: random.Random) -> list[World]:
        """Return worlds; one that explains the play much better than others may occur several times."""
        if not self._history.cards:
            return self._sampler.worlds(count, chance)
        pool = self._sampler.worlds(count * self._times, chance)
        hands = [dict(enumerate(world.hands)) for world in pool]
        scores = readings(self._table, hands, self._history, self._seat, self._declarer)
        best = max(scores)
        return picked(pool, [exp(TRUST * (each - best)) for each in scores], count, chance.random())


def picked(worlds: Sequence[AnyWorld], weights: Sequence[float], count: int, start: float) -> list[AnyWorld]:
    """Return this many of the worlds, each as often as its weight demands, rounded up or down.

    `start`, from 0 up to 1, determines which ones are rounded up.
    """
    step = float_sum(weights) / count
    due, total = start * step, 0.0
    chosen: list[AnyWorld] = []
    for world, weight in zip(worlds, weights, strict=True):
        total += weight
        while due < total and len(chosen) < count:
            chosen.append(world)
            due += step
    return chosen + [worlds[-1]] * (count - len(chosen))  # makes up for rounding errors


def history_of(seen: Observation) -> History:
    """Return the cards played so far in strict play."""
    tricks = strict_tricks(seen)
    by_seat: list[list[Card]] = [[] for _ in range(seen.players)]
    for leader, cards in tricks:
        for place, face in enumerate(cards):
            by_seat[(leader + place) % seen.players].append(face)
    first = tricks[0][0] if tricks else seen.leader
    return History(
        leader=first,
        leads_first=seen.contract is not None and seen.contract.declarer == first,
        cards=tuple(face for _, cards in tricks for face in cards),
        by_seat=tuple(tuple(cards) for cards in by_seat),
    )
