"""Bids that partners add up: Expert bids what gains the most, given what the others have bid."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_bid, own_part
from pinochle_qt.ai.decide.bidding.summed_bids import amounts_to_try, heard, try_sum
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.actions import Bid, DealCards
from pinochle_qt.engine.cards import parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import BidRange
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

SUMMED = PRESETS["summed_bid_partnership"]
BIDS = BidRange(10, 9990, 10, zero=True)
STRONG = "AS TS KS QS JS AS TS AH AD AC KD QD"
MIDDLING = "AS TS KS QS 9S AH TH 9H KD 9D JC 9C"
WEAK = "9S JS JS QH 9H JH KD JD 9D TC JC 9C"


def asked(hand: str, *bids: int, rules: Rules = SUMMED) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of seat 0 with this hand after these bids by the seats before it."""
    game, own = Game(rules), parse_cards(hand)
    rest = list(without(pack(rules), own))
    random.Random(1).shuffle(rest)
    others = (tuple(rest[start : start + 12]) for start in (0, 12, 24))
    match = game.apply(game.start(3 - len(bids)), DealCards((own, *others))).after
    for seat, amount in enumerate(bids, 4 - len(bids)):
        match = game.apply(match, Bid(seat, amount)).after
    prompt = require(game.prompt(match))
    assert prompt.seat == 0
    return observe(rules, match, 0), prompt


def tried(hand: str, *bids: int, rules: Rules = SUMMED) -> Decision:
    return try_sum(*asked(hand, *bids, rules=rules), SKILL_BY_LEVEL["expert"], 1, 20.0)


def bid(found: Decision) -> int:
    assert isinstance(found.action, Bid)
    return found.action.amount


def test_the_last_bidder_names_trump_with_just_enough() -> None:
    found = tried(STRONG, 90, 0, 70)
    assert 160 < bid(found) <= 200
    assert found.reason.why is Why.SUM_WORKS


def test_a_weak_hand_adds_nothing_to_a_sufficient_sum_and_does_not_compete_for_trump() -> None:
    enough, hopeless = tried(WEAK, 50, 200, 60), tried(WEAK, 120, 0, 110)
    assert (bid(enough), enough.reason.why) == (0, Why.SUM_IS_ENOUGH)
    assert bid(hopeless) <= 10  # the lowest bid is safe, and a side that has bid keeps its meld without a trick


def test_a_strong_hand_bids_before_the_others() -> None:
    assert bid(tried(STRONG)) > 100


def test_a_good_hand_does_not_let_the_deal_pass_to_the_next_dealer() -> None:
    assert bid(tried(STRONG, 0, 0, 0)) > 0


@pytest.mark.parametrize(("usual", "maximum"), [(0, 250), (100, 250), (400, 600), (1500, 2250)])
def test_bids_around_the_usual_one_are_tried(usual: int, maximum: int) -> None:
    amounts = amounts_to_try(BIDS, usual, 250)
    assert amounts == sorted(set(amounts))
    assert {0, usual} <= set(amounts)
    assert max(amounts) <= maximum
    assert len(amounts) <= 30
    assert all(BIDS.refusal(amount) is None for amount in amounts)


def test_the_simple_rules_bid_for_a_hand_that_may_not_bid_or_has_no_time() -> None:
    barred = patch(SUMMED, {"auction.needs_marriage": True})
    hand = "AS TS 9S JS AS TS AH AD AC JD JC 9C"
    assert (bid(tried(hand, rules=barred)), tried(hand, rules=barred).reason.why) == (0, Why.NO_BID)
    seen, prompt = asked(STRONG)
    assert prompt.bids is not None
    assert try_sum(seen, prompt, SKILL_BY_LEVEL["expert"], 1, -1.0) == decide_bid(seen, prompt)
    assert bid(decide_bid(seen, prompt)) == own_part(prompt.hand, prompt.bids, SUMMED)


def test_the_bids_of_others_tell_what_they_hold() -> None:
    high, low = (
        fmean(
            own_part(world.hands[2], BIDS, SUMMED)
            for world in heard(seen, BIDS, SKILL_BY_LEVEL["expert"], random.Random(1))
        )
        for seen, _ in (asked(MIDDLING, 0, 200, 0), asked(MIDDLING, 0, 0, 0))
    )
    assert high > low + 10
