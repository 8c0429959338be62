"""What a pass and several bids bring, each tried in the same imagined deals."""

from __future__ import annotations

import random
from statistics import fmean
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ai.decide.auction import AuctionToCome
from pinochle_qt.ai.decide.trial import (
    FOR_LOOKING,
    LIMITS,
    STRIDE,
    heard_deals,
    suits_to_try,
    worth_of_endings,
)
from pinochle_qt.ai.imagine import Imagination
from pinochle_qt.engine.derived import total_card_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.mind import Mind
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


class BidTable(NamedTuple):
    """What was found; each list has one number for each imagined deal."""

    passed: list[float]
    """What a pass is worth."""
    bids: list[list[float]]
    """For each amount what bidding it is worth."""
    made: list[float]
    """For each amount how often its contract is made."""


def bid_table(
    seen: Observation, prompt: Prompt, amounts: Sequence[int], mind: Mind, seed: int, budget: float
) -> BidTable:
    """Return what a pass and each of these bids, at least one, bring in as many imagined deals as there is time for.

    How high to go on afterward, and with which suit, is learned from one half of the deals and tried in the other: what
    did best by luck would look better than it is.
    """
    ends, seat, chance = monotonic() + budget, prompt.seat or 0, random.Random(f"{seed}:{seen.number}:bid")
    imagined = Imagination(seen, seat, chance.getrandbits(24))
    suits, stride = suits_to_try(prompt.hand, seen), round(STRIDE * total_card_points(seen.rules))
    auctions = [AuctionToCome(seen, seat, least) for least in amounts]
    ways = [(suit, times * stride) for suit in suits for times in range(LIMITS)]
    passed: list[float] = []
    tried: list[list[list[float]]] = [[] for _ in amounts]
    made: list[list[list[float]]] = [[] for _ in amounts]
    for rival in heard_deals(seen, seat, mind, chance, monotonic() + FOR_LOOKING * budget):
        worth = worth_of_endings(rival, imagined, seen, seat)
        passed.append(worth(auctions[0].end(rival.offers, None), suits[0]))
        for at, (least, auction) in enumerate(zip(amounts, auctions, strict=True)):
            endings = {more: auction.end(rival.offers, least + more) for _, more in ways}
            tried[at].append([worth(endings[more], suit) for suit, more in ways])
            made[at].append([imagined.played(rival.world, seat, least, suit).made for suit in suits])
        if monotonic() > ends:
            break
    values = [_learned(rows) for rows in tried]
    return BidTable(passed, values, [_chance(rows, each, ways, suits) for rows, each in zip(tried, made, strict=True)])


def _learned(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the worth of the best way in each deal, where the deals at odd places say which it is at even ones."""
    best = [_best(rows[1 - half :: 2] or rows) for half in range(2)]
    return [row[best[at % 2]] for at, row in enumerate(rows)]


def _chance(
    rows: Sequence[Sequence[float]],
    made: Sequence[Sequence[float]],
    ways: Sequence[tuple[Suit, int]],
    suits: Sequence[Suit],
) -> float:
    """Return how often a contract is made with the suit of the best way."""
    suit, _ = ways[_best(rows)]
    return fmean(each[suits.index(suit)] for each in made)


def _best(rows: Sequence[Sequence[float]]) -> int:
    return max(range(len(rows[0])), key=lambda way: sum(row[way] for row in rows))
