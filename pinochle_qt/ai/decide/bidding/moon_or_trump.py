"""Shooting the moon in place of naming trump, by trial in imagined deals."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.all_tricks import count_losers, least_winning
from pinochle_qt.ai.decide.bidding.trial import FEWEST, FOR_LOOKING, decided_moon, heard_deals, suits_to_try
from pinochle_qt.ai.decide.moon import as_shooter, chance_of
from pinochle_qt.ai.decide.small_decisions import decide_last_word
from pinochle_qt.ai.imagined_play import ImaginedDeals, ImaginedResult
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.features import buries, drops_trump_for_moon

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision
    from pinochle_qt.ai.sample import World
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

MOST_LOSERS: Final = 4
"""How many cards of a hand, besides those to be buried, may lose a trick if the moon is to be tried with it."""


def try_moon_or_trump(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Shoot the moon before trump is named if that is worth more than the contract in the best suit.

    A hand that wins every trick for certain is left to rules of thumb, and so is one that is far from it, or whose
    bidder has yet to see the widow.
    """
    plain, seat, contract = decide_last_word(seen, prompt), prompt.seat or 0, seen.contract
    size = seen.rules.deal.hand_size
    to_bury = len(prompt.hand) - size if buries(seen.rules) else 0
    if plain.reason.why is not Why.MOON_IS_FAR or contract is None or (buries(seen.rules) and not to_bury):
        return plain
    shooting, suits = as_shooter(seen, seat), suits_to_try(prompt, seen)
    facts = Facts(shooting if drops_trump_for_moon(seen.rules) else replace(shooting, trump=suits[0]), seat)
    if count_losers(facts) - to_bury > MOST_LOSERS:
        return plain
    buried = least_winning(facts, to_bury)
    deadline, rng = Deadline(budget), random.Random(f"{seed}:{seen.number}:moon")
    imagined, moons = (ImaginedDeals(each, seat, rng.getrandbits(24)) for each in (seen, shooting))
    shot, played = list[ImaginedResult](), list[list[float]]()
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        shot.append(moons.played(_after_burying(rival.world, seat, buried), seat, contract.bid, suits[0]))
        played.append([imagined.played(rival.world, seat, contract.bid, suit).value for suit in suits])
        if deadline.is_over:
            break
    if len(shot) < FEWEST:
        return plain
    moon, going_on = chance_of(shot, seen, seat), max(map(fmean, zip(*played, strict=True)))
    return decided_moon(seat, going_on, moon, moon.value - going_on)


def _after_burying(world: World, seat: Seat, buried: tuple[Card, ...]) -> World:
    hands = list(world.hands)
    hands[seat] = without(hands[seat], buried)
    return world._replace(hands=tuple(hands), buried=buried)
