"""All deals that are possible given what a seat knows, or a sample large enough to miss hardly anything."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from typing import Final, NamedTuple

from pinochle_qt.ai.inference.belief import Belief, Hidden
from pinochle_qt.ai.sample import Sampler, World
from pinochle_qt.engine.cards import Card

MOST: Final = 400
"""The maximum number of different deals to list one by one; if there are more, this many are sampled."""


class Possible(NamedTuple):
    """Deals with their weights."""

    worlds: list[World]
    weights: list[float]
    """Each deal's share of all ways to distribute the copies of the cards; the sum is 1."""
    is_all: bool
    """Whether these are all possible deals."""


def possible_deals(belief: Belief, chance: random.Random) -> Possible:
    """Return every deal that agrees with a belief, or a fair sample if there are too many."""
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
    """Yield hands and piles by place, each with its number of ways to distribute the copies of cards."""
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
    """Yield the ways to share out copies of a card among places, each with its number of combinations."""
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
