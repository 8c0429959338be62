"""Bidding the moon in the auction: with a hand that wins every trick, or if imagined deals say that it pays."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.all_tricks import wins_all
from pinochle_qt.ai.decide.bidding.hand_worth import meld_points, trick_points
from pinochle_qt.ai.decide.bidding.imagined_auction import AuctionEnd, ImaginedAuction
from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_bid, nameable, partner_has_it
from pinochle_qt.ai.decide.bidding.trial import (
    FEWEST,
    FOR_LOOKING,
    heard_deals,
    how_often,
    suits_to_try,
    worth_of_endings,
)
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.decide.moon import as_shooter, chance_of
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.stakes import Stakes, Terms
from pinochle_qt.engine.actions import ShootMoon
from pinochle_qt.engine.calls import moon_bidders
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.features import drops_trump_for_moon
from pinochle_qt.engine.prompts import MOON_BID

if TYPE_CHECKING:
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

PROMISING: Final = 0.8
"""The fraction of all trick points from which a hand is worth trying the moon with."""


def decide_moon_or_bid(seen: Observation, prompt: Prompt) -> Decision:
    """Bid the moon with a hand that wins every trick, or else what the hand is worth."""
    return sure_moon(seen, prompt) or decide_bid(seen, prompt)


def sure_moon(seen: Observation, prompt: Prompt) -> Decision | None:
    """Return the bid of the moon if the hand wins every trick in some suit, and that pays more than a number."""
    if not _is_offered(seen, prompt):
        return None
    seat = prompt.seat or 0
    for suit in nameable(prompt):
        shooting = as_shooter(seen, seat)
        facts = Facts(shooting if drops_trump_for_moon(seen.rules) else replace(shooting, trump=suit), seat)
        if wins_all(facts) and _pays_if_won(seen, prompt, suit):
            return Decision(_moon(prompt, suit), Why.MOON_IS_SURE.because())
    return None


def try_moon(seen: Observation, prompt: Prompt, usual: Decision, skill: Skill, seed: int, budget: float) -> Decision:
    """Return the bid of the moon if it is worth more than a pass and than the lowest contract in imagined deals."""
    sure, whole = sure_moon(seen, prompt), total_card_points(seen.rules)
    if sure is not None or prompt.bids is None or not _is_offered(seen, prompt):
        return sure or usual
    suits = [
        suit for suit in suits_to_try(prompt, seen) if trick_points(prompt.hand, suit, seen.rules) >= PROMISING * whole
    ]
    if not suits:
        return usual
    deadline, seat, suit = Deadline(budget), prompt.seat or 0, suits[0]
    rng = random.Random(f"{seed}:{seen.number}:moon")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    moons = ImaginedDeals(as_shooter(seen, seat), seat, rng.getrandbits(24))
    auction, contract = ImaginedAuction(seen, seat, prompt.bids.minimum), AuctionEnd(seat, prompt.bids.minimum)
    shot, played, passed = [], list[float](), list[float]()
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        worth = worth_of_endings(rival, imagined, seat, seen.rules)
        shot.append(moons.played(rival.world, seat, MOON_BID, suit))
        played.append(worth(contract, suit).value)
        passed.append(worth(auction.end(rival.offers, None), suit).value)
        if deadline.is_over:
            break
    if len(shot) < FEWEST:
        return usual
    moon = chance_of(shot, seen, seat)
    gain = moon.value - max(fmean(played), fmean(passed))
    if gain <= A_DIFFERENCE:
        return usual
    why = Why.MOON_PAYS.because(points=Points(round(gain)), often=how_often(moon.works))
    return Decision(_moon(prompt, suit), why, ((_moon(prompt, suit), gain), (usual.action, 0.0)))


def _is_offered(seen: Observation, prompt: Prompt) -> bool:
    """Return whether the moon may be bid, other than over that of a partner."""
    is_partners = partner_has_it(seen) and bool(moon_bidders(seen.calls))
    return not is_partners and prompt.offers_moon


def _moon(prompt: Prompt, suit: Suit) -> ShootMoon:
    return ShootMoon(prompt.seat or 0, suit if prompt.suits else None)


def _pays_if_won(seen: Observation, prompt: Prompt, suit: Suit) -> bool:
    """Return whether the moon is worth more than winning every trick for the lowest bid, if one is still possible."""
    if prompt.bids is None:
        return True
    if seen.rules.match.pinochling:
        return False  # winning every trick wins the match anyway
    seat, whole = prompt.seat or 0, total_card_points(seen.rules)
    melds, terms = (meld_points(prompt.hand, suit, seen.rules), 0), Terms(seat, prompt.bids.minimum)
    shot = Stakes(as_shooter(seen, seat), seat, terms, melds).value(whole, 0)
    return shot > Stakes(seen, seat, terms, melds).value(whole, 0)
