"""Bids that partners add up, by trial: what the side makes of them, and who then names trump."""

from __future__ import annotations

import random
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.hand_worth import are_partners, own_worths
from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_bid, own_part
from pinochle_qt.ai.decide.bidding.trial import FEWEST, how_often
from pinochle_qt.ai.imagined_play import ImaginedDeals, ImaginedResult
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.weighted_sampling import picked
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.stakes import Terms
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.engine.summed_bids import summed_contract

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.ai.sample import World
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange, Prompt
    from pinochle_qt.engine.seats import Seat

POOL: Final = 4
"""The number of deals considered, as a multiple of the number requested."""
SPREAD: Final = 0.2
"""How far others deviate from the rule-of-thumb bid, as a fraction of the higher of the two."""
ANYHOW: Final = 0.05
"""The probability that a player bids without regard to rules of thumb."""
HIGHEST: Final = 1.5
"""The highest bid tried, as a multiple of the rule-of-thumb bid; all trick points if they are more."""
TRIED: Final = 24
"""The approximate number of bids tried besides 0."""


def try_sum(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Bid what brings most in imagined deals."""
    plain, bids = decide_bid(seen, prompt), prompt.bids
    if bids is None or not isinstance(plain.action, Bid):
        return plain
    amounts = amounts_to_try(bids, plain.action.amount, total_card_points(seen.rules))
    rows = tried_sums(seen, prompt, amounts, skill, seed, budget)
    if len(rows) < FEWEST:
        return plain
    means = [fmean(row[at].value for row in rows) for at in range(len(amounts))]
    at = means.index(max(means))  # of equally good bids, the lowest
    bid = Bid(plain.action.seat, amounts[at])
    values = tuple((Bid(bid.seat, amount), mean) for amount, mean in zip(amounts, means, strict=True))
    return Decision(bid, _reason(seen, bid, fmean(row[at].made for row in rows)), values)


def _reason(seen: Observation, bid: Bid, made: float) -> Reason:
    if bid.amount:
        return Why.SUM_WORKS.because(often=how_often(made))
    partners = (call for call in seen.calls if are_partners(seen.rules, call.seat, bid.seat))
    return (Why.SUM_IS_ENOUGH if any(call.amount for call in partners) else Why.SUM_RISKS_MORE).because()


def amounts_to_try(bids: BidRange, usual: int, whole: int) -> list[int]:
    """Return the bids worth trying in ascending order, including the usual one; `whole` is all trick points."""
    maximum = bids.at_least(max(whole, int(HIGHEST * usual)))
    step = -(-(maximum - bids.minimum) // TRIED // bids.increment) * bids.increment or bids.increment
    return sorted({0, usual, *range(bids.minimum, maximum + 1, step)})


def tried_sums(
    seen: Observation, prompt: Prompt, amounts: Sequence[int], skill: Skill, seed: int, budget: float
) -> list[list[ImaginedResult]]:
    """Return, for each imagined deal that time allows, the result of each of these bids."""
    deadline, seat, rng = Deadline(budget), prompt.seat or 0, random.Random(f"{seed}:{seen.number}:sum")
    if prompt.bids is None:
        return []
    trials = _SumTrials(seen, seat, prompt.bids, rng.getrandbits(24))
    rows: list[list[ImaginedResult]] = []
    for world in heard(seen, prompt.bids, skill, rng):
        rows.append(trials.outcomes(world, amounts))
        if deadline.is_over:
            break
    return rows


def heard(seen: Observation, bids: BidRange, skill: Skill, chance: random.Random) -> list[World]:
    """Return worlds, each the likelier to be picked the better its hands agree with the bids so far."""
    sampler = Sampler(believe(seen, seen.viewer or 0, plays=skill.plays, shown=skill.shown))
    pool = sampler.worlds(POOL * skill.auction, chance)
    worlds = picked(pool, [_agreement(world, seen, bids) for world in pool], skill.auction, chance.random())
    chance.shuffle(worlds)
    return worlds


def _agreement(world: World, seen: Observation, bids: BidRange) -> float:
    """Return how well the hands of a world agree with the bids so far, from 0 to 1."""
    weight = 1.0
    for call in seen.calls:
        bid, usual = call.amount or 0, own_part(world.hands[call.seat], bids, seen.rules)
        gap = abs(bid - usual) / max(bid, usual, bids.minimum)
        weight *= ANYHOW + (1 - ANYHOW) * exp(-gap / SPREAD)
    return weight


class _SumTrials:
    """Imagined deals in which the players who have not bid yet follow rules of thumb."""

    def __init__(self, seen: Observation, seat: Seat, bids: BidRange, seed: int) -> None:
        self._seen = seen
        self._seat = seat
        self._bids = bids
        self._imagined = ImaginedDeals(seen, seat, seed)
        self._waiting = clockwise_from(seat, seen.players)[1 : seen.players - len(seen.calls)]

    def outcomes(self, world: World, amounts: Sequence[int]) -> list[ImaginedResult]:
        """Return the result of a deal after each of these bids."""
        rules = self._seen.rules
        later_bids = [(other, own_part(world.hands[other], self._bids, rules)) for other in self._waiting]
        found = []
        for amount in amounts:
            contract = summed_contract(rules, self._seen.after_bids((self._seat, amount), *later_bids).calls)
            if contract is None:
                found.append(ImaginedResult(self._imagined.nothing(), 1.0))
            else:
                terms = Terms(contract.declarer, contract.bid, contract.side_bids)
                found.append(self._imagined.summed(world, terms, self._best_suit(world, contract.declarer)))
        return found

    def _best_suit(self, world: World, seat: Seat) -> Suit:
        worths = own_worths(world.hands[seat], self._seen)
        return max(SUITS, key=lambda suit: worths[suit])
