"""Whether a hand helps a partner's contract, as a pass with help signals (catalogue, item 77)."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds.kinds import PINOCHLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

# What cards contribute to a partner's contract in any suit, in points of melds and tricks after some are passed. Fitted
# to single-deck deals, where all of this together explains a tenth of how contracts with the same hand differ.
_OF_RANK: Final = {Rank.ACE: 8.0, Rank.KING: 7.0, Rank.QUEEN: 6.0, Rank.NINE: -5.0}
_PER_ACE_SUIT: Final = 11.0
"""For each suit in which the hand holds an ace."""
_PER_SHORTEST: Final = 17.0
"""For each card of the shortest suit: the hand has some cards of every suit that may become trump."""
_PER_HALF_PINOCHLE: Final = 18.0
_SAMPLES: Final = 400
_UNHELPFUL: Final = 0.4
"""The fraction of all hands that count as no help, chosen so that the signal carries the most information."""


@lru_cache(maxsize=8192)  # the same hands are imagined again and again
def help_worth(hand: tuple[Card, ...]) -> float:
    """Return what a hand contributes to its partner's contract, in points, up to an offset common to all hands."""
    lengths = [0] * len(SUITS)
    worth = 0.0
    for face in hand:
        lengths[SUIT_OF[face]] += 1
        worth += _OF_RANK.get(RANK_OF[face], 0.0)
    aces = {SUIT_OF[face] for face in hand if RANK_OF[face] is Rank.ACE}
    halves = sum([face in hand for face in PINOCHLE])
    return worth + _PER_SHORTEST * min(lengths) + _PER_ACE_SUIT * len(aces) + _PER_HALF_PINOCHLE * halves


def can_help(hand: Sequence[Card], rules: Rules) -> bool:
    """Return whether a hand is worth a pass with help."""
    return help_worth(tuple(hand)) > _least_help(rules)


@lru_cache(maxsize=64)
def _least_help(rules: Rules) -> float:
    """Return the contribution above which a hand counts as help."""
    rng, cards = random.Random(rules.deal.hand_size), pack(rules)
    found = sorted(help_worth(tuple(rng.sample(cards, rules.deal.hand_size))) for _ in range(_SAMPLES))
    return found[round(_UNHELPFUL * _SAMPLES)]
