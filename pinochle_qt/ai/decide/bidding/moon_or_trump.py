"""Shooting the moon in place of naming trump, by trial in imagined deals."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.all_tricks import count_losers, least_winning
from pinochle_qt.ai.decide.bidding.trial import FEWEST, FOR_LOOKING, best_of, decided_moon, heard_deals, suits_to_try
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

    A hand that wins every trick for certain is left to rules of thumb, and so is what cannot be tried.
    """
    plain, seat = decide_last_word(seen, prompt), prompt.seat or 0
    if plain.reason.why is not Why.MOON_IS_FAR:
        return plain
    found = tried_moon_or_trump(seen, prompt, skill, seed, budget)
    if len(found) < FEWEST:
        return plain
    moon, going_on = chance_of([shot for shot, _ in found], seen, seat), fmean(played.value for _, played in found)
    return decided_moon(seat, going_on, moon, moon.value - going_on)


def tried_moon_or_trump(
    seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float
) -> list[tuple[ImaginedResult, ImaginedResult]]:
    """Return, for each imagined deal that time allows, the results of the moon and of the contract in the best suit.

    There are none for a hand that is far from winning every trick, or before the widow is seen.
    """
    rules, contract, seat = seen.rules, seen.contract, prompt.seat or 0
    to_bury = len(prompt.hand) - rules.deal.hand_size if buries(rules) else 0
    if contract is None or (buries(rules) and not to_bury):
        return []
    shooting, suits = as_shooter(seen, seat), suits_to_try(prompt, seen)
    facts = Facts(shooting if drops_trump_for_moon(rules) else replace(shooting, trump=suits[0]), seat)
    if count_losers(facts) - to_bury > MOST_LOSERS:
        return []
    buried = least_winning(facts, to_bury)
    deadline, rng = Deadline(budget), random.Random(f"{seed}:{seen.number}:moon")
    imagined, moons = (ImaginedDeals(each, seat, rng.getrandbits(24)) for each in (seen, shooting))
    shot, played = list[ImaginedResult](), list[list[ImaginedResult]]()
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        shot.append(moons.played(_after_burying(rival.world, seat, buried), seat, contract.bid, suits[0]))
        played.append([imagined.played(rival.world, seat, contract.bid, suit) for suit in suits])
        if deadline.is_over:
            break
    at = best_of([[each.value for each in row] for row in played])
    return [(moon, row[at]) for moon, row in zip(shot, played, strict=True)]


def _after_burying(world: World, seat: Seat, buried: tuple[Card, ...]) -> World:
    hands = list(world.hands)
    hands[seat] = without(hands[seat], buried)
    return world._replace(hands=tuple(hands), buried=buried)
