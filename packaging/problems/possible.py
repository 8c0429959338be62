"""All deals that are possible as far as a seat knows, or so many of them that hardly anything is missed."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from typing import Final, NamedTuple

from pinochle_qt.ai.belief import Belief, Hidden
from pinochle_qt.ai.sample import Sampler, World
from pinochle_qt.engine.cards import Card

MOST: Final = 400
"""How many different deals are gone through one by one; where there are more, this many are drawn by lot."""


class Possible(NamedTuple):
    """Deals with what each counts."""

    worlds: list[World]
    weights: list[float]
    """In how many ways the copies of the cards can lie so, out of 1 in all."""
    is_all: bool
    """Whether there are no others."""


def possible_deals(belief: Belief, chance: random.Random) -> Possible:
    """Return every deal that agrees with a belief, or if they are too many a fair sample."""
    found: Counter[World] = Counter()
    for ways, dealt in _dealt(belief):
        found[_named(belief, dealt)] += ways
        if len(found) > MOST:
            return Possible(Sampler(belief).worlds(MOST, chance), [1 / MOST] * MOST, is_all=False)
    total = found.total()
    worlds = sorted(found)
    chance.shuffle(worlds)
    return Possible(worlds, [found[world] / total for world in worlds], is_all=True)


def _dealt(belief: Belief) -> Iterator[tuple[int, list[list[Card]]]]:
    """Yield hands and heaps by place, each with the number of ways in which the copies can lie so."""
    groups = sorted(Counter(belief.loose).items(), key=lambda group: group[0].places.bit_count())
    yield from _placed(groups, list(belief.room), [list(cards) for cards in belief.known])


def _placed(
    groups: Sequence[tuple[Hidden, int]], room: list[int], dealt: list[list[Card]]
) -> Iterator[tuple[int, list[list[Card]]]]:
    if not groups:
        if not any(room):
            yield 1, dealt
        return
    (hidden, count), rest = groups[0], groups[1:]
    places = [place for place in range(len(room)) if hidden.places >> place & 1 and room[place]]
    for ways, shares in _shared(count, [room[place] for place in places]):
        left, more = list(room), [list(cards) for cards in dealt]
        for place, share in zip(places, shares, strict=True):
            left[place] -= share
            more[place] += [hidden.face] * share
        for others, whole in _placed(rest, left, more):
            yield ways * others, whole


def _shared(count: int, room: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield how copies of a card can be shared out, each with the number of ways."""
    if not room:
        if not count:
            yield 1, ()
        return
    for share in range(min(count, room[0]) + 1):
        for ways, rest in _shared(count - share, room[1:]):
            yield comb(count, share) * ways, (share, *rest)


def _named(belief: Belief, dealt: Sequence[Sequence[Card]]) -> World:
    hands = [tuple(sorted(hand)) for hand in dealt[: belief.players]]
    hands[belief.seat] = belief.hand
    places = belief.places
    return World(tuple(hands), widow=tuple(sorted(dealt[places.widow])), buried=tuple(sorted(dealt[places.buried])))
