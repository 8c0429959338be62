"""What hands usually hold on which players of a level bid so high: counted in many random hands that they judge."""

from __future__ import annotations

import random
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.decide.bidding.hand_worth import meld_points, partners_meld, safe_bid, worths_in_auction
from pinochle_qt.ai.decide.bidding.rivals import HABITS
from pinochle_qt.ai.decide.bidding.signals import holds_run
from pinochle_qt.ai.decide.human_errors import HOPE, MOOD
from pinochle_qt.ai.inference.strength import STRENGTHS
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.engine.cards import SUIT_OF, SUITS
from pinochle_qt.engine.derived import pack, total_card_points

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules

HANDS: Final = 1500
"""The number of random hands that are judged, which takes some hundredths of a second for each game and level."""
FEWEST: Final = 15
"""The number of hands that are described: the best of all, if fewer are worth a bid."""


class UsualHand(NamedTuple):
    """What half of the hands on which somebody bids so high hold at least, with their best suit as trump."""

    meld: int
    """The points of meld, in tens."""
    trumps: int
    runs: float
    """The fraction of these hands that hold a run."""


class _Judged(NamedTuple):
    """A hand with its best suit as trump."""

    height: float
    """How high its player bids if partners are expected to have no meld."""
    meld: int
    trumps: int
    has_run: bool


def usual_hand(before: Observation, amount: int, level: str) -> UsualHand:
    """Return what the hand of the viewer, who now bids this amount and is of this level, usually holds.

    `before` is the auction as it was before the bid. Where the partner has the highest bid, more is needed.
    """
    need = amount - partners_meld(before)
    hands = _judged(before.rules, level)
    chosen = [hand for hand in hands if hand.height >= need]
    chosen = chosen if len(chosen) >= FEWEST else sorted(hands, reverse=True)[:FEWEST]
    return UsualHand(
        round(median(hand.meld for hand in chosen) / 10) * 10,
        round(median(hand.trumps for hand in chosen)),
        sum(hand.has_run for hand in chosen) / len(chosen),
    )


@lru_cache(maxsize=32)
def _judged(rules: Rules, level: str) -> tuple[_Judged, ...]:
    rng, cards, found = random.Random(rules.deal.hand_size), pack(rules), list[_Judged]()
    for _ in range(HANDS):
        hand = tuple(rng.sample(cards, rules.deal.hand_size))
        worth, suit = max(zip(worths_in_auction(hand, rules), SUITS, strict=True))
        height = safe_bid(worth, rules) + _misjudged(rules, level, rng)
        trumps = sum(SUIT_OF[face] == suit for face in hand)
        found.append(_Judged(height, meld_points(hand, suit, rules), trumps, holds_run(hand, suit)))
    return tuple(found)


def _misjudged(rules: Rules, level: str, chance: random.Random) -> float:
    """Return by how many points a player of this level bids higher than rules of thumb would."""
    skill = SKILL_BY_LEVEL.get(level)
    if skill is None:
        return 0.0
    if skill.soft:
        return min(chance.gauss(0.0, MOOD * skill.soft), HOPE * MOOD * skill.soft)
    if not skill.auction:
        return 0.0
    habit = HABITS[chance.random() >= STRENGTHS[level].by_thumb]
    return habit.exceeded(chance.random()) * total_card_points(rules)
