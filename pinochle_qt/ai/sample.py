"""Possible worlds: the hidden cards dealt at random to the places where they can be.

Compiled together with `sample.pxd`, as the kernel is with its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    from pinochle_qt.ai.inference.belief import Belief, Hidden
    from pinochle_qt.engine.cards import Card


class World(NamedTuple):
    """The place of every card of the pack that has not been played or melded openly."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, including the deciding seat's own hand."""
    stock: tuple[Card, ...] = ()
    """Top first, the turned card last."""
    widow: tuple[Card, ...] = ()
    buried: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    """Draft: by seat, the discards that the deciding seat has not seen."""


class Sampler:
    """Deals worlds that agree with a belief.

    Cards that are restricted to some places are dealt first, each with probabilities in proportion to the free room, so
    that with one kind of restriction all worlds are equally likely, and with several nearly so.
    """

    def __init__(self, belief: Belief, leanings: Mapping[Card, tuple[float, ...]] | None = None) -> None:
        """Prepare to deal; `leanings` gives, for some cards, the relative likelihood of each seat holding them."""
        leans = leanings or {}
        places = [place for place, room in enumerate(belief.room) if room]
        everywhere = sum(1 << place for place in places)
        bound: list[Hidden] = []
        free: list[Card] = []
        for hidden in belief.loose:
            if hidden.places & everywhere != everywhere or hidden.face in leans:
                bound.append(hidden)
            else:
                free.append(hidden.face)
        bound.sort(key=lambda hidden: (hidden.places & everywhere).bit_count())
        self.belief = belief
        self.bound = [hidden.face for hidden in bound]
        self.free = free
        self.places = places
        self.names = belief.places
        # No pack has more than 256 cards, and no table more than 19 places for them.
        self.begins = [0] * 256
        self.ends = [0] * 256
        self.spots = [0] * 4864
        self.weights = [0.0] * 4864
        self.room = [0] * 19
        self.where = [0] * 256
        end = 0
        for number, (face, where) in enumerate(bound):
            self.begins[number] = end
            lean = leans.get(face, ())
            for place in [place for place in places if where >> place & 1] or places:
                self.spots[end] = place
                self.weights[end] = lean[place] if place < len(lean) else 1.0
                end += 1
            self.ends[number] = end

    def worlds(self, count: int, chance: random.Random) -> list[World]:
        """Return this many worlds."""
        return [self.world(chance.random) for _ in range(count)]

    def world(self, chance: Callable[[], float]) -> World:
        """Return one world; `chance` returns random numbers from 0 up to 1.

        Cards that cannot be placed in agreement with everything that is believed are dealt wherever there is space.
        """
        belief, free = self.belief, self.free
        for place, room in enumerate(belief.room):
            self.room[place] = room
        dealt = [list(each) for each in belief.known]
        if self.bound:
            self.deal_bound(chance)
            for number, face in enumerate(self.bound):
                dealt[self.where[number]].append(face)
        keys = [chance() for _ in free]
        order = sorted(range(len(free)), key=keys.__getitem__)
        start = 0
        for place in self.places:
            end = start + self.room[place]
            dealt[place] += [free[at] for at in order[start:end]]
            start = end
        return self._named(dealt, chance)

    def deal_bound(self, chance: Callable[[], float]) -> None:
        """Find a place for each card that is not equally likely to be anywhere."""
        for number in range(len(self.bound)):
            total = 0.0
            for at in range(self.begins[number], self.ends[number]):
                total += self.room[self.spots[at]] * self.weights[at]
            if total == 0.0:
                self.where[number] = self.make_room(number)
                continue
            drawn = chance() * total
            spot = 0
            for at in range(self.begins[number], self.ends[number]):
                if self.room[self.spots[at]]:
                    spot = self.spots[at]
                    drawn -= self.room[spot] * self.weights[at]
                    if drawn < 0.0:
                        break
            self.where[number] = spot
            self.room[spot] -= 1

    def make_room(self, number: int) -> int:
        """Return a place for a card although all its places are full, by moving cards that were dealt before."""
        start = self._spots_of(number)
        came: dict[int, tuple[int, int]] = {}  # place -> the card that goes there, and the place it leaves
        reached = list(start)
        for place in reached:
            for card in range(number):
                if self.where[card] != place:
                    continue
                for other in self._spots_of(card):
                    if other in start or other in came:
                        continue
                    came[other] = (card, place)
                    if self.room[other]:
                        return self._moved(other, came)
                    reached.append(other)
        spare = next(place for place in self.places if self.room[place])
        self.room[spare] -= 1
        return spare

    def _spots_of(self, number: int) -> list[int]:
        return [self.spots[at] for at in range(self.begins[number], self.ends[number])]

    def _moved(self, place: int, came: dict[int, tuple[int, int]]) -> int:
        """Make the moves in reverse, starting from the place that has space; return the place that this frees."""
        self.room[place] -= 1
        while place in came:
            card, before = came[place]
            self.where[card] = place
            place = before
        return place

    def _named(self, dealt: list[list[Card]], chance: Callable[[], float]) -> World:
        belief, names = self.belief, self.names
        hands = [tuple(hand) for hand in dealt[: names.players]]
        hands[belief.seat] = belief.hand
        stock = dealt[names.stock]
        if stock:
            keys = [chance() for _ in stock]
            stock = [stock[at] for at in sorted(range(len(stock)), key=keys.__getitem__)]
        return World(
            tuple(hands),
            (*belief.next_card, *stock, *belief.turned),
            belief.open_widow or tuple(dealt[names.widow]),
            tuple(dealt[names.buried]),
            tuple([tuple(pile) for pile in dealt[names.pile(0) :]]),
        )
