"""Passing with help: what the pass promises, and what a partner makes of it."""

from __future__ import annotations

import random
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.hand_worth import partners_meld
from pinochle_qt.ai.decide.bidding.helping import can_help, help_worth
from pinochle_qt.ai.decide.bidding.rivals import Bidders, rivals
from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_trump
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Bid, Concede, Pass
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.ai.test_auction import SINGLE, UNCLEAR, WORTHLESS, dealt
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

HELP = "AS QS AH KH TH AD JD KD AC KC QC 9S"
NO_HELP = WORTHLESS["single_deck_partnership"]
FAIR = UNCLEAR
SKILLED = ("steady", "strong", "expert")


def after(hand: str, words: str, *, to_trump: bool = False) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of seat 0 after it has bid and the others have called: b, h for help, p."""
    game, match = dealt(SINGLE, hand)
    for word in ("b", *words):
        prompt = require(game.prompt(match))
        seat = prompt.seat or 0
        action = Bid(seat, prompt.bids.minimum) if word == "b" and prompt.bids else Pass(seat, help=word == "h")
        match = game.apply(match, action).after
    prompt = require(game.prompt(match))
    assert (prompt.seat, prompt.kind) == (0, "trump" if to_trump else "bid")
    return observe(SINGLE, match, 0), prompt


def test_aces_everywhere_and_parts_of_melds_help_and_a_hand_of_nines_does_not() -> None:
    assert can_help(parse_cards(HELP), SINGLE)
    assert not can_help(parse_cards(NO_HELP), SINGLE)


@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed", "triple_deck_six_handed"])
def test_most_hands_help_whatever_the_deck(preset: str) -> None:
    rules, chance = PRESETS[preset], random.Random(2)
    cards, size = pack(rules), rules.deal.hand_size
    helpful = fmean(can_help(chance.sample(cards, size), rules) for _ in range(1000))
    assert 0.5 < helpful < 0.7


@pytest.mark.parametrize("skill", SKILLED)
def test_a_pass_says_whether_the_hand_helps(skill: str) -> None:
    for hand, helps in ((HELP.replace("AS QS", "9D 9D"), True), (NO_HELP, False)):
        seen, prompt = after(hand, "bbb")
        assert make_player(skill, 1).choose(seen, replace_minimum(prompt, 600), 5.0) == Pass(0, help=helps)


@pytest.mark.parametrize("skill", SKILLED)
def test_nobody_promises_help_to_a_partner_who_has_passed(skill: str) -> None:
    seen, prompt = after(HELP.replace("AS QS", "9D 9D"), "bpb")
    assert make_player(skill, 1).choose(seen, replace_minimum(prompt, 600), 5.0) == Pass(0)


def replace_minimum(prompt: Prompt, minimum: int) -> Prompt:
    """Return the prompt with a lowest bid so high that this hand can only pass."""
    assert prompt.bids is not None
    return replace(prompt, bids=replace(prompt.bids, minimum=minimum))


def test_after_a_pass_with_help_the_partner_is_expected_to_meld_more() -> None:
    helped, plain = (partners_meld(after(FAIR, words)[0]) for words in ("bhb", "bpb"))
    assert plain < helped


def test_a_fair_hand_goes_higher_with_a_promise_of_help_than_without() -> None:
    def bids(words: str) -> int:
        seen, prompt = after(FAIR, words)
        prompt = replace_minimum(prompt, 310)
        found = [ThinkingPlayer(SKILL_BY_LEVEL["expert"], seed).decide(seen, prompt, 60.0) for seed in range(6)]
        return sum(isinstance(each.action, Bid) for each in found)

    assert bids("bhb") >= 5
    assert bids("bpb") <= 3


def test_imagined_hands_agree_with_what_partner_promised() -> None:
    def imagined_help(words: str) -> float:
        seen, _ = after(FAIR, words)
        found = rivals(Bidders(seen, 0), Sampler(believe(seen, 0)), 32, random.Random(4), Deadline(inf))
        return fmean(help_worth(each.world.hands[2]) for each in found)

    assert imagined_help("bhb") > imagined_help("bpb") + 20


def test_a_contract_out_of_reach_is_kept_only_with_help_from_the_partner() -> None:
    def named(words: str) -> SeatAction:
        seen, prompt = after(NO_HELP, words, to_trump=True)
        assert seen.contract is not None
        seen = replace(seen, contract=replace(seen.contract, bid=400))
        can_give_up = replace(prompt, choices=(*prompt.choices, Concede(0)))
        return decide_trump(seen, can_give_up).action

    assert named("php") != Concede(0)
    assert named("hpp") == named("pph") == named("ppp") == Concede(0)
