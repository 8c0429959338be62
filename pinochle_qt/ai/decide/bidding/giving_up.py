"""Giving up a contract that cannot be thrown in later for the same price, by trial in imagined deals."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_trump
from pinochle_qt.ai.decide.bidding.trial import FEWEST, FOR_LOOKING, heard_deals, try_last_word, try_trump
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.decide.small_decisions import decide_last_word
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.engine.actions import Concede, NameTrump, PlayOn
from pinochle_qt.engine.features import concedes_for_good

if TYPE_CHECKING:
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def try_naming(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Name the suit that brings most, or give up if that is worth more: unseen, if the widow is turned only later."""
    named = tuple(choice for choice in prompt.choices if isinstance(choice, NameTrump))
    concession = _concession(prompt)
    if concession is None or not gives_up_now_or_never(prompt):
        return try_trump(seen, prompt, skill, seed, budget)
    decision = try_trump(seen, replace(prompt, choices=named), skill, seed, budget / 2)
    if not isinstance(decision.action, NameTrump):
        raise AssertionError("only suits could be chosen")
    loss = _cost_of_playing(seen, prompt, decision.action.suit, skill, seed, budget / 2)
    if loss is None or abs(loss) < A_DIFFERENCE:
        plain = decide_trump(seen, prompt)
        return plain if plain.action == concession else decision
    return decision if loss < 0 else _given_up(concession, decision.action, loss)


def try_going_on(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Decide on giving up with the widow that was turned after naming trump; otherwise as in other games."""
    concession = _concession(prompt)
    if concession is None or prompt.trump is None:
        return try_last_word(seen, prompt, skill, seed, budget)
    loss = _cost_of_playing(seen, prompt, prompt.trump, skill, seed, budget)
    if loss is None or abs(loss) < A_DIFFERENCE:  # what is hopeless can often still be thrown in for the same price
        return decide_last_word(seen, prompt)
    going_on = PlayOn(concession.seat)
    if loss > 0:
        return _given_up(concession, going_on, loss)
    why = Why.BETTER_THAN_GIVING_UP.because(points=Points(round(-loss)))
    return Decision(going_on, why, ((going_on, 0.0), (concession, loss)))


def gives_up_now_or_never(prompt: Prompt) -> bool:
    """Return whether the contract may be given up now, but not later for the same price, when more is known."""
    return _concession(prompt) is not None and concedes_for_good(prompt.rules)


def _given_up(concession: Concede, going_on: SeatAction, loss: float) -> Decision:
    why = Why.BETTER_TO_GIVE_UP.because(points=Points(round(loss)))
    return Decision(concession, why, ((concession, loss), (going_on, 0.0)))


def _concession(prompt: Prompt) -> Concede | None:
    return next(iter(prompt.concessions), None)


def _cost_of_playing(
    seen: Observation, prompt: Prompt, trump: Suit, skill: Skill, seed: int, budget: float
) -> float | None:
    """Return how many points playing the contract costs more than giving it up; None if time allows too few deals."""
    if seen.contract is None:
        raise AssertionError("only a contract can be given up")
    deadline, seat, bid = Deadline(budget), prompt.seat or 0, seen.contract.bid
    rng = random.Random(f"{seed}:{seen.number}:concede")
    imagined, losses = ImaginedDeals(seen, seat, rng.getrandbits(24)), list[float]()
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        played = imagined.played(rival.world, seat, bid, trump).value
        losses.append(imagined.given_up(rival.world, seat, bid, trump) - played)
        if deadline.is_over:
            break
    return fmean(losses) if len(losses) >= FEWEST else None
