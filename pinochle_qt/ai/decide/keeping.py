"""What a player's cards are worth to keep when some of them are buried, passed to the declarer or passed back."""

from __future__ import annotations

from itertools import combinations
from math import comb, inf
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.decide.bidding.hand_worth import meld_points, worth_of
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, SUITS, Rank, without
from pinochle_qt.engine.melds import best_melds, melded_copies
from pinochle_qt.engine.melds.kinds import PINOCHLE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.prompts import Pick
    from pinochle_qt.engine.rules import Rules

MOST: Final = 3000
"""The maximum number of choices that are compared by these costs."""


class Costs(NamedTuple):
    """What it costs to part with cards, in points or a multiple of them."""

    alone: tuple[tuple[float, ...], ...]
    """By trump suit and card, beside other cards; negative if somebody else has more use for it."""
    again: tuple[tuple[float, ...], ...]
    """The same for further copies of a card."""
    per_mate: tuple[tuple[float, ...], ...]
    """By trump suit and card, what every card of its suit adds."""
    meld: float
    """What a point of meld counts that is lost with it."""


def _costs(
    trump: Mapping[Rank, float],
    again: Mapping[Rank, float],
    side: Mapping[Rank, float],
    *,
    per_mate: float,
    leg: float,
    meld: float,
) -> Costs:
    """Return costs by rank: of a trump, of its further copies, and of other cards; a pinochle card costs `leg` more."""

    def table(own: Mapping[Rank, float]) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(cost(own if SUIT_OF[face] == suit else side, face) for face in FACES) for suit in SUITS)

    def cost(by_rank: Mapping[Rank, float], face: Card) -> float:
        return by_rank.get(RANK_OF[face], by_rank[Rank.NINE]) + (leg if face in PINOCHLE else 0.0)

    mates = tuple(
        tuple(0.0 if SUIT_OF[face] == suit or RANK_OF[face] is Rank.ACE else per_mate for face in FACES)
        for suit in SUITS
    )
    return Costs(table(trump), table(again), mates, meld)


def _ranks(ace: float, ten: float, king: float, queen: float, jack: float, nine: float) -> Mapping[Rank, float]:
    return {Rank.ACE: ace, Rank.TEN: ten, Rank.KING: king, Rank.QUEEN: queen, Rank.JACK: jack, Rank.NINE: nine}


# Fitted to all choices of cards in imagined deals: three-handed for buried ones, single-deck for passed ones.
_TRUMPS_TO_BURY = _ranks(96, 80, 71, 77, 78, 65)
BURIED: Final = _costs(_TRUMPS_TO_BURY, _TRUMPS_TO_BURY, _ranks(70, -15, -18, 0, 0, 0), per_mate=11, leg=0, meld=2)
"""Counters are safe where their points count for the declarer, and short suits can be trumped."""
BURIED_FOR_OTHERS: Final = _costs(
    _TRUMPS_TO_BURY, _TRUMPS_TO_BURY, _ranks(70, 15, 15, 0, 0, 0), per_mate=11, leg=0, meld=2
)
"""The same where these points don't count for the declarer."""
GIVEN: Final = _costs(
    _ranks(-66, -43, -55, -54, -1, 7),
    _ranks(-30, -22, -4, -4, 10, 50),
    _ranks(-5, 51, 35, 37, 43, 60),
    per_mate=-1.7,
    leg=-56,
    meld=2,
)
"""The declarer needs trumps, aces and pinochle cards; kings and queens may give him marriages."""
RETURNED: Final = _costs(
    _ranks(44, 25, 5, 15, 29, 20),
    _ranks(57, 31, 0, 10, 31, 0),
    _ranks(28, -15, -85, -35, -16, -13),
    per_mate=7,
    leg=-70,
    meld=3.6,
)
"""The declarer's partner can still meld with kings, queens and pinochle cards, and nobody needs short side suits."""


def to_bury(rules: Rules) -> Costs:
    """Return what it costs a declarer to bury cards."""
    return BURIED if rules.widow.points_to == "bidder_side" else BURIED_FOR_OTHERS


def least_needed(hand: Sequence[Card], pick: Pick, trump: Suit, rules: Rules, costs: Costs) -> tuple[Card, ...]:
    """Return the cards that cost least to lose, one after the other: usually none of a completed meld."""
    chosen = list(pick.must)[: pick.size]
    left = list(without(hand, chosen))
    allowed, counts, lengths = [0] * 32, [0] * 32, [0] * 4
    for face in pick.among:
        allowed[face] += 1
    for face in chosen:
        allowed[face] -= 1
    for face in left:
        counts[face] += 1
        lengths[SUIT_OF[face]] += 1
    faces = sorted(set(pick.among))
    melds = best_melds(left, trump, rules)
    in_melds, melded = melded_copies(melds), dict[int, float]()
    alone, again, per_mate = costs.alone[trump], costs.again[trump], costs.per_mate[trump]
    while len(chosen) < pick.size:
        lowest_cost, cheapest = inf, faces[0]
        serving: list[tuple[float, Card]] = []
        for face in faces:
            if allowed[face] <= 0:
                continue
            cost = (again if face in chosen else alone)[face] + per_mate[face] * lengths[face >> 3]
            if face in in_melds and counts[face] <= in_melds[face]:
                serving.append((cost, face))
            elif cost < lowest_cost:
                lowest_cost, cheapest = cost, face
        for cost, face in sorted(serving):
            # What is lost with a card that serves in melds can only grow as other cards leave the hand, so it is
            # worked out again only where it might change the choice.
            if cost + melded.get(face, 0.0) < lowest_cost:
                lost = worth_of(melds) - meld_points(without(left, (face,)), trump, rules)
                melded[face] = costs.meld * lost
                if cost + melded[face] < lowest_cost:
                    lowest_cost, cheapest = cost + melded[face], face
        is_in_meld = counts[cheapest] <= in_melds.get(cheapest, 0)
        chosen.append(cheapest)
        left.remove(cheapest)
        allowed[cheapest] -= 1
        counts[cheapest] -= 1
        lengths[SUIT_OF[cheapest]] -= 1
        if is_in_meld and len(chosen) < pick.size:
            melds = best_melds(left, trump, rules)
            in_melds, melded = melded_copies(melds), {}
    return tuple(chosen)


def promising(
    hand: Sequence[Card], pick: Pick, trump: Suit, rules: Rules, costs: Costs, count: int
) -> list[tuple[Card, ...]]:
    """Return the choices of cards that cost least to lose together, the cheapest first."""
    alone, again, per_mate = costs.alone[trump], costs.again[trump], costs.per_mate[trump]
    lengths = [sum(SUIT_OF[face] == suit for face in hand) for suit in SUITS]
    held = meld_points(hand, trump, rules)

    def lost(cards: Sequence[Card]) -> float:
        return costs.meld * (held - meld_points(without(hand, cards), trump, rules))

    def cost(face: Card, *, is_again: bool = False) -> float:
        return (again if is_again else alone)[face] + per_mate[face] * lengths[SUIT_OF[face]]

    free, size = sorted(without(pick.among, pick.must)), pick.size - len(pick.must)
    free.sort(key=lambda face: cost(face) + lost((face,)))
    while comb(len(free), size) > MOST:
        free.pop()
    found: dict[tuple[Card, ...], float] = {}
    for cards in combinations(sorted(free), size):
        if cards not in found:
            parts = [cost(face, is_again=face in cards[:at]) for at, face in enumerate(cards)]
            found[cards] = float_sum(parts) + lost((*pick.must, *cards))
    ordered = sorted(found, key=lambda cards: (found[cards], cards))
    return [tuple(sorted((*pick.must, *cards))) for cards in ordered[:count]]
