"""Deciding before the play by trying in imagined deals: bids against defending, trump, giving up."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.belief import believe
from pinochle_qt.ai.decide.bidding import (
    are_partners,
    best_pass,
    decide_bid,
    decide_trump,
    hand_worth,
    own_worths,
    partners_meld,
    safe_bid,
)
from pinochle_qt.ai.decide.other import decide_last_word
from pinochle_qt.ai.decide.rivals import Bidders, chance_to_stand, over_partner, rivals
from pinochle_qt.ai.habits import leanings
from pinochle_qt.ai.imagine import Imagination
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.stakes import Stakes, Terms
from pinochle_qt.engine.actions import Bid, NameTrump, PlayOn, ThrowIn
from pinochle_qt.engine.cards import SUITS, Suit
from pinochle_qt.engine.derived import total_card_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.decide.rivals import Rival
    from pinochle_qt.ai.imagine import Result
    from pinochle_qt.ai.mind import Mind
    from pinochle_qt.engine.actions import Pass
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

# Parts of all trick points: where more is at stake, hands differ by more.
NEAR: Final = 0.24
"""Suits that are worth so much less than the best one by rules of thumb are not tried."""
CLOSE: Final = 0.24
"""A bid so far from what rules of thumb allow is not tried, as long as the deal cannot end the match: they see as
much, but look at no scores."""
SUITS_TRIED: Final = 2
"""No more suits are tried for one bid."""
BY_PASSING: Final = 0.08
"""How much more playing is worth than imagined deals say, in which cards are passed by rules of thumb alone."""
SURE_ENOUGH: Final = 0.4
"""How often a contract must be made in imagined deals, be it ever so tempting to keep it from the others."""
CONCEIVABLE: Final = 0.1
"""The same where they might win the match with it."""
PROBABLE: Final = 0.5
"""A contract made more often needs no other reason to be bid."""
HARDLY_STANDS: Final = 0.2
"""A bid that stands less often is safe, and makes dear what the others play."""
DOUBT: Final = 0.5
"""So many standard errors imagined deals must speak against what rules of thumb bid."""
LAST_DEAL: Final = 0.5
"""By how much more than the lowest bid a side may gain in a deal: who is so near the target may end the match."""
WORTH_IT: Final = 0.16
"""So much a bid must bring that rules of thumb would not make: less would seem foolhardy."""
CLEARLY: Final = 1.5
"""So many standard errors another trump suit must be better than the one that rules of thumb name."""
FOR_COMPARING: Final = 0.8
"""The part of the time that comparing a bid with a pass may take."""
FOR_LOOKING: Final = 0.5
"""The part of the time that looking for deals may take that agree with the auction."""
FEWEST: Final = 6
"""From fewer imagined deals nothing can be learned; rules of thumb decide."""


class Tried(NamedTuple):
    """What an imagined deal brought with each suit, and with the usual choice: a pass, or another suit."""

    results: list[Result]
    usual: float


def try_bid(seen: Observation, prompt: Prompt, mind: Mind, seed: int, budget: float) -> Decision:
    """Bid if playing the least possible contract is worth more than leaving it to the others, or makes theirs dear."""
    plain = decide_bid(seen, prompt)
    passing = best_pass(prompt, seen.rules)
    if prompt.bids is None or prompt.bids.zero or passing is None:
        return plain
    ends, seat, least = monotonic() + budget, prompt.seat or 0, prompt.bids.minimum
    decision = _compared(seen, prompt, plain, passing, mind, seed, FOR_COMPARING * budget)
    if isinstance(decision.action, Bid):
        return decision
    bidders, chance = Bidders(seen, seat), random.Random(f"{seed}:{seen.number}:stand")
    if bidders.partner_waits():
        return decision
    stands = chance_to_stand(bidders, _sampler(seen, seat, mind), least, chance, ends)
    if stands >= HARDLY_STANDS:
        return decision
    share = round(100 * (1 - stands))
    return Decision(Bid(seat, least), Why.OTHERS_GO_ON.because(points=Points(least), share=share))


def _compared(
    seen: Observation, prompt: Prompt, plain: Decision, passing: Pass, mind: Mind, seed: int, budget: float
) -> Decision:
    """Return the bid or the pass, whichever brings more in imagined deals in which a bid would stand."""
    if prompt.bids is None:
        raise AssertionError("bids are compared where there is one to make")
    ends, seat, least = monotonic() + budget, prompt.seat or 0, prompt.bids.minimum
    is_last = _may_be_last(seen)
    if not is_last and _is_clear(seen, prompt, least):
        return plain
    # the same deals for every bid of an auction, or what luck suggests once would be bid in the end
    chance = random.Random(f"{seed}:{seen.number}:bid")
    imagined = Imagination(seen, seat, chance.getrandbits(24))
    suits = _suits_to_try(prompt.hand, seen)
    tried: list[Tried] = []
    for rival in _deals(seen, seat, mind, chance, monotonic() + FOR_LOOKING * budget, least):
        results = [imagined.played(rival.world, seat, least, suit) for suit in suits]
        tried.append(Tried(results, value_of_passing(seen, seat, rival, imagined)))
        if monotonic() > ends:
            break
    if len(tried) < FEWEST:
        return plain
    best = max(range(len(suits)), key=lambda at: sum(each.results[at].value for each in tried))
    gain, error = _gain(tried, best)
    if seen.rules.passing.cards:
        gain += BY_PASSING * total_card_points(seen.rules)
    sure = fmean(each.results[best].made for each in tried)
    enough = CONCEIVABLE if is_last else SURE_ENOUGH
    if isinstance(plain.action, Bid):
        bids = gain >= -DOUBT * error
    else:
        bids = gain > max(DOUBT * error, WORTH_IT * total_card_points(seen.rules)) and sure >= enough
    why = _why(sure, bids=bids, is_last=is_last)
    reason = why.because(points=Points(least), suit=suits[best], share=round(100 * sure))
    usual = plain.action if isinstance(plain.action, Bid) else Bid(seat, least)  # it may tell partner something
    return Decision(usual if bids else passing, reason)


def _why(sure: float, *, bids: bool, is_last: bool) -> Why:
    """Return what speaks for a bid or a pass with a contract that is made so often."""
    if bids == (sure >= PROBABLE):
        return Why.MADE
    if not bids:
        return Why.BETTER_LEFT
    return Why.MAY_DECIDE if is_last and sure < SURE_ENOUGH else Why.SELDOM_MADE


def _deals(
    seen: Observation, seat: Seat, mind: Mind, chance: random.Random, ends: float, amount: int | None = None
) -> list[Rival]:
    """Return deals that agree with the auction, as many as the mind imagines."""
    return rivals(Bidders(seen, seat), _sampler(seen, seat, mind), mind.auction, chance, ends, amount)


def _sampler(seen: Observation, seat: Seat, mind: Mind) -> Sampler:
    """Return what imagines the hands of the others."""
    return Sampler(believe(seen, seat, plays=mind.plays, shown=mind.shown))


def _gain(tried: Sequence[Tried], suit: int) -> tuple[float, float]:
    """Return by how much playing with a suit is worth more than the usual choice, and the standard error of that."""
    gains = [each.results[suit].value - each.usual for each in tried]
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def try_trump(seen: Observation, prompt: Prompt, mind: Mind, seed: int, budget: float) -> Decision:
    """Name the suit that brings most in imagined deals."""
    plain = decide_trump(seen, prompt)
    named = [choice for choice in prompt.choices if isinstance(choice, NameTrump)]
    contract = seen.contract
    if not isinstance(plain.action, NameTrump) or contract is None or contract.side_bids:
        return plain
    worths = {choice.suit: hand_worth(prompt.hand, choice.suit, seen) for choice in named}
    near = max(worths.values()) - NEAR * total_card_points(seen.rules)
    suits = [suit for suit, worth in worths.items() if worth > near]
    if len(suits) == 1:
        return plain
    ends, seat = monotonic() + budget, prompt.seat or 0
    chance = random.Random(f"{seed}:{seen.number}:trump")
    imagined = Imagination(seen, seat, chance.getrandbits(24))
    usual = suits.index(plain.action.suit)
    tried: list[Tried] = []
    for rival in _deals(seen, seat, mind, chance, monotonic() + FOR_LOOKING * budget):
        results = [imagined.played(rival.world, seat, contract.bid, suit) for suit in suits]
        tried.append(Tried(results, results[usual].value))
        if monotonic() > ends:
            break
    if len(tried) < FEWEST:
        return plain
    at = max(range(len(suits)), key=lambda at: sum(each.results[at].value for each in tried))
    gain, error = _gain(tried, at)
    if gain <= CLEARLY * error:
        return plain
    return Decision(NameTrump(seat, suits[at]), Why.SUIT_BROUGHT_MOST.because(suit=suits[at]))


def try_last_word(seen: Observation, prompt: Prompt, mind: Mind, seed: int, budget: float) -> Decision:
    """Throw a hand in if that costs less than playing it, on average in imagined deals."""
    plain, seat = decide_last_word(seen, prompt), prompt.seat or 0
    if ThrowIn(seat) not in prompt.choices or prompt.trump is None:
        return plain
    ends, values = monotonic() + budget, list[float]()
    chance = random.Random(f"{seed}:{seen.number}:decide")
    imagined = Imagination(seen, seat, chance.getrandbits(24))
    sampler = Sampler(believe(seen, seat, plays=mind.plays, shown=mind.shown), leanings(seen) if mind.habits else None)
    while len(values) < mind.auction and monotonic() < ends:
        values.append(imagined.going_on(sampler.world(chance.random), prompt.trump))
    if not values:
        return plain
    if fmean(values) < Stakes.of(seen, seat).given_up():
        return Decision(ThrowIn(seat), Why.WORSE_TO_PLAY.because(deals=len(values)))
    return Decision(PlayOn(seat), Why.WORTH_PLAYING.because())


def value_of_passing(seen: Observation, seat: Seat, rival: Rival, imagined: Imagination) -> float:
    """Return what it is worth to leave the contract to the others, who bid as high as their hands allow."""
    auction = seen.rules.auction
    bids = [call for call in seen.calls if call.amount is not None]
    passed = {call.seat for call in seen.calls if call.amount is None} | {seat}
    high = bids[-1].amount or 0 if bids else 0
    holder = bids[-1].seat if bids else None
    least = high + auction.step if bids else auction.min_bid
    heights = {
        other: offer.height - (0.0 if holder is None else over_partner(seen, holder, other))
        for other, offer in rival.offers.items()
        if other not in passed and other != holder
    }
    bidders = sorted((other for other, height in heights.items() if height >= least), key=heights.__getitem__)
    if holder is not None:
        if not bidders:
            return imagined.played(rival.world, holder, high, rival.offers[holder].suit).value
        if rival.offers[holder].height > heights[bidders[-1]]:
            amount = max(least, int(heights[bidders[-1]]) + auction.step)
            return imagined.played(rival.world, holder, amount, rival.offers[holder].suit).value
    if not bidders:
        return _all_passed(seen, seat, rival, imagined, passed)
    winner = bidders[-1]
    against = [heights[other] for other in bidders[:-1] if not are_partners(seen.rules, winner, other)]
    if holder is not None and not are_partners(seen.rules, winner, holder):
        against.append(rival.offers[holder].height)
    amount = max(least, int(max(against, default=0.0)) + auction.step if against else least)
    return imagined.played(rival.world, winner, amount, rival.offers[winner].suit).value


def _all_passed(seen: Observation, seat: Seat, rival: Rival, imagined: Imagination, passed: set[Seat]) -> float:
    """Return what it is worth that nobody else bids."""
    auction = seen.rules.auction
    forced: Seat | None = None
    if auction.all_pass == "dealer_forced":
        forced = seen.dealer
    elif auction.all_pass == "last_player_forced":
        waiting = [other for other in _order(seen) if other not in passed]
        forced = waiting[-1] if waiting else None
    if forced is None or forced == seat:
        return Stakes(seen, seat, Terms(seat, 0), (0, 0)).nothing()
    return imagined.played(rival.world, forced, auction.forced_bid, rival.offers[forced].suit).value


def _order(seen: Observation) -> Sequence[Seat]:
    first = seen.dealer if seen.rules.auction.first_bidder == "dealer" else (seen.dealer + 1) % seen.players
    return [(first + place) % seen.players for place in range(seen.players)]


def _suits_to_try(hand: Sequence[Card], seen: Observation) -> list[Suit]:
    """Return the most promising suits, the best first."""
    worths = own_worths(hand, seen)
    near = max(worths) - NEAR * total_card_points(seen.rules)
    return sorted((suit for suit in SUITS if worths[suit] > near), key=lambda suit: -worths[suit])[:SUITS_TRIED]


def _may_be_last(seen: Observation) -> bool:
    """Return whether somebody may get to the target in this deal."""
    rules = seen.rules
    gained = rules.auction.min_bid + LAST_DEAL * total_card_points(rules)
    return rules.match.mode == "match" and max(seen.totals) + gained >= seen.target


def _is_clear(seen: Observation, prompt: Prompt, least: int) -> bool:
    """Return whether the hand allows far more than the least bid, or far less."""
    worth = safe_bid(max(own_worths(prompt.hand, seen)) + partners_meld(seen), seen.rules)
    return abs(worth - least) > CLOSE * total_card_points(seen.rules)
