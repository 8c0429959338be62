"""The values of a pass and of several bids, all tried in the same imagined deals."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.auction import AuctionToCome
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
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.odds import heights
from pinochle_qt.engine.derived import total_card_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


class BidTable(NamedTuple):
    """The values found; each list of values has one entry for each imagined deal."""

    passed: list[float]
    """The value of a pass."""
    bids: list[list[float]]
    """For each amount, the values of bidding it."""
    made: list[float]
    """For each amount, how often its contract is made."""
    odds: BidOdds
    """The odds of all bids in the same deals."""


def bid_table(
    seen: Observation, prompt: Prompt, amounts: Sequence[int], skill: Skill, seed: int, budget: float
) -> BidTable:
    """Return the values of a pass and of each of these bids, at least one, in as many imagined deals as time allows.

    How high to go on afterward, and with which suit, is learned from one half of the deals and tried in the other half:
    a choice that did best by luck would look better than it is.
    """
    deadline, seat, rng = Deadline(budget), prompt.seat or 0, random.Random(f"{seed}:{seen.number}:bid")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    suits, stride = suits_to_try(prompt.hand, seen), round(STRIDE * total_card_points(seen.rules))
    auctions = [AuctionToCome(seen, seat, least) for least in amounts]
    raises = [times * stride for times in range(LIMITS)]
    choices = [(suit, extra) for suit in suits for extra in raises]
    passed: list[float] = []
    tried: list[list[list[float]]] = [[] for _ in amounts]
    tally = BidTally(imagined)
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        worth = worth_of_endings(rival, imagined, seat, seen.rules)
        tally.count(rival.world)
        passed.append(worth(auctions[0].end(rival.offers, None), suits[0]).value)
        for at, (least, auction) in enumerate(zip(amounts, auctions, strict=True)):
            endings = auction.ends(rival.offers, (least + extra for extra in raises))
            tried[at].append([worth(ending, suit).value for suit in suits for ending in endings])
        if deadline.is_over:
            break
    values = [_cross_validated(rows) for rows in tried]
    best_suits = [choices[best_of(rows)][0] for rows in tried]
    made = [tally.chance(suit, least) for suit, least in zip(best_suits, amounts, strict=True)]
    odds_amounts = () if prompt.bids is None else heights(prompt.bids)
    return BidTable(passed, values, made, tally.odds(odds_amounts, prompt.hand, seen.rules))


def _cross_validated(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return, for each deal, the value of whichever choice did best in the other half of the deals."""
    best = [best_of(rows[1 - half :: 2] or rows) for half in range(2)]
    return [row[best[at % 2]] for at, row in enumerate(rows)]
