"""Worlds that may be: the hidden cards dealt by chance to the places where they can lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    from pinochle_qt.ai.belief import Belief, Hidden
    from pinochle_qt.engine.cards import Card


class World(NamedTuple):
    """Where every card of the pack is that has not been played or melded openly."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, the asking seat's own hand included."""
    stock: tuple[Card, ...] = ()
    """Top first, the turned card last."""
    widow: tuple[Card, ...] = ()
    buried: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    """Draft: by seat, the discards that the asking seat has not seen."""


class Sampler:
    """Deals worlds that agree with a belief.

    Cards that may lie only in some places are dealt first, each with the chance that the free room there gives it, so
    that with one kind of restriction all worlds are equally likely, and with several nearly so.
    """

    def __init__(self, belief: Belief, leanings: Mapping[Card, tuple[float, ...]] | None = None) -> None:
        """Prepare to deal; `leanings` says for some cards, by seat, how much more readily they lie there."""
        self._belief = belief
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
        self._bound: list[tuple[Card, tuple[int, ...], tuple[float, ...]]] = []
        for face, where in bound:
            spots = tuple(place for place in places if where >> place & 1) or tuple(places)
            lean = leans.get(face, ())
            self._bound.append((face, spots, tuple(lean[place] if place < len(lean) else 1.0 for place in spots)))
        self._free = tuple(free)
        self._places = tuple(places)

    def worlds(self, count: int, chance: random.Random) -> list[World]:
        """Return this many worlds."""
        return [self.world(chance.random) for _ in range(count)]

    def world(self, chance: Callable[[], float]) -> World:
        """Return one world; `chance` gives numbers from 0 up to 1.

        Cards for which there is no way to agree with everything that is believed are dealt where there is room.
        """
        room = list(self._belief.room)
        dealt = [list(each) for each in self._belief.known]
        if self._bound:
            self._deal_bound(room, dealt, chance)
        free = self._free
        keys = [chance() for _ in free]
        order = sorted(range(len(free)), key=keys.__getitem__)
        start = 0
        for place in self._places:
            end = start + room[place]
            dealt[place] += [free[at] for at in order[start:end]]
            start = end
        return self._named(dealt, chance)

    def _deal_bound(self, room: list[int], dealt: list[list[Card]], chance: Callable[[], float]) -> None:
        """Deal the cards that may not lie everywhere."""
        bound = self._bound
        where: list[int] = []
        spot = 0
        for number, (_, places, weights) in enumerate(bound):
            total = 0.0
            for place, weight in zip(places, weights, strict=True):
                total += room[place] * weight
            if total:
                at = chance() * total
                for place, weight in zip(places, weights, strict=True):
                    if room[place]:
                        spot = place
                        at -= room[place] * weight
                        if at < 0:
                            break
                where.append(spot)
                room[spot] -= 1
            else:
                where.append(self._made_room(number, where, room))
        for (face, _, _), place in zip(bound, where, strict=True):
            dealt[place].append(face)

    def _made_room(self, number: int, where: list[int], room: list[int]) -> int:
        """Return a place for a card although all its places are full, by moving on cards that were dealt before."""
        start = self._bound[number][1]
        came: dict[int, tuple[int, int]] = {}  # place -> the card that goes there, and the place it leaves
        reached = list(start)
        for place in reached:
            for card, at in enumerate(where):
                if at != place:
                    continue
                for other in self._bound[card][1]:
                    if other in start or other in came:
                        continue
                    came[other] = (card, place)
                    if room[other]:
                        return self._moved(other, came, where, room)
                    reached.append(other)
        spare = next(place for place in self._places if room[place])
        room[spare] -= 1
        return spare

    @staticmethod
    def _moved(place: int, came: dict[int, tuple[int, int]], where: list[int], room: list[int]) -> int:
        """Carry the moves out backwards from the place that has room; return the place that this frees."""
        room[place] -= 1
        while place in came:
            card, before = came[place]
            where[card] = place
            place = before
        return place

    def _named(self, dealt: list[list[Card]], chance: Callable[[], float]) -> World:
        belief = self._belief
        players, places = belief.players, belief.places
        hands = [tuple(hand) for hand in dealt[:players]]
        hands[belief.seat] = belief.hand
        stock = dealt[places.stock]
        if stock:
            keys = [chance() for _ in stock]
            stock = [stock[at] for at in sorted(range(len(stock)), key=keys.__getitem__)]
        return World(
            hands=tuple(hands),
            stock=(*belief.next_card, *stock, *belief.turned),
            widow=belief.open_widow or tuple(dealt[places.widow]),
            buried=tuple(dealt[places.buried]),
            piles=tuple(tuple(pile) for pile in dealt[places.pile(0) :]),
        )
