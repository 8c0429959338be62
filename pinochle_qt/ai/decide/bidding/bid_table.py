"""The values of a pass and of several bids, perhaps of the moon, all tried in the same imagined deals."""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.imagined_auction import ImaginedAuction
from pinochle_qt.ai.decide.bidding.rules_of_thumb import nameable
from pinochle_qt.ai.decide.bidding.tally import BidTally
from pinochle_qt.ai.decide.bidding.trial import (
    FOR_LOOKING,
    LIMITS,
    STRIDE,
    best_of,
    heard_deals,
    suits_to_try,
    worth_of_endings,
)
from pinochle_qt.ai.decide.moon import as_shooter
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.odds import heights
from pinochle_qt.engine.actions import Bid, ShootMoon
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.prompts import MOON_BID

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


class BidTable(NamedTuple):
    """The values found; each list of values has one entry for each imagined deal."""

    passed: list[float]
    """The value of a pass."""
    bids: list[list[float]]
    """For each bid, the values of making it."""
    suits: list[Suit]
    """For each bid, its trump suit: the one that it names, otherwise the best one."""
    made: list[float]
    """For each bid, how often its contract is made, or every trick won."""
    odds: BidOdds
    """The odds of all bids in the same deals."""


def bid_table(
    seen: Observation, prompt: Prompt, calls: Sequence[Bid | ShootMoon], skill: Skill, seed: int, budget: float
) -> BidTable:
    """Return the values of a pass and of each of these calls, at least one, in as many imagined deals as time allows.

    A call without a suit gets the best one, also where every bid names one.

    How high to go on afterward, and with which suit, is learned from one half of the deals and tried in the other half:
    a choice that did best by luck would look better than it is.
    """
    deadline, seat, rng = Deadline(budget), prompt.seat or 0, random.Random(f"{seed}:{seen.number}:bid")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    promising, stride = suits_to_try(prompt, seen), round(STRIDE * total_card_points(seen.rules))
    suits = [promising if call.suit is None else [call.suit] for call in calls]

    @cache  # only where the moon may be bid
    def moons() -> ImaginedDeals:
        moon_seed = random.Random(f"{seed}:{seen.number}:moon").getrandbits(24)
        return ImaginedDeals(as_shooter(seen, seat), seat, moon_seed)

    least = prompt.bids.minimum if prompt.bids is not None else MOON_BID
    auctions = [ImaginedAuction(seen, seat, call.amount if isinstance(call, Bid) else least) for call in calls]
    raises = [times * stride for times in range(LIMITS)]
    passed: list[float] = []
    tried: list[list[list[float]]] = [[] for _ in calls]
    swept: list[list[list[float]]] = [[] for _ in calls]
    tally = BidTally(imagined, nameable(prompt))
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        worth = worth_of_endings(rival, imagined, seat, seen.rules)
        tally.count(rival.world)
        passed.append(worth(auctions[0].end(rival.offers, None), promising[0]).value)
        for at, (call, auction) in enumerate(zip(calls, auctions, strict=True)):
            if isinstance(call, ShootMoon):
                shot = [moons().played(rival.world, seat, MOON_BID, suit) for suit in suits[at]]
                tried[at].append([each.value for each in shot])
                swept[at].append([each.made for each in shot])
                continue
            endings = auction.ends(rival.offers, (call.amount + extra for extra in raises))
            tried[at].append([worth(ending, suit).value for suit in suits[at] for ending in endings])
        if deadline.is_over:
            break
    values = [_cross_validated(rows) for rows in tried]
    best = [best_of(rows) * len(each) // len(rows[0]) for each, rows in zip(suits, tried, strict=True)]
    made = [
        tally.chance(suits[at][best[at]], call.amount)
        if isinstance(call, Bid)
        else fmean(row[best[at]] for row in swept[at])
        for at, call in enumerate(calls)
    ]
    odds_amounts = () if prompt.bids is None else heights(prompt.bids)
    odds = tally.odds(odds_amounts, prompt.hand, seen.rules)
    return BidTable(passed, values, [each[at] for each, at in zip(suits, best, strict=True)], made, odds)


def _cross_validated(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return, for each deal, the value of whichever choice did best in the other half of the deals."""
    best = [best_of(rows[1 - half :: 2] or rows) for half in range(2)]
    return [row[best[at % 2]] for at, row in enumerate(rows)]
