"""Hands for the drills: the engine counts them, and every question has an answer."""

from __future__ import annotations

import random

import pytest

from pinochle_qt.ai.judging import JUDGE, judge
from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.teaching.drills import OFFERED, bid_hand, bid_presets, how_it_went, meld_hand, meld_presets
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require


@pytest.mark.parametrize("preset", meld_presets())
def test_a_hand_is_counted_as_in_the_game_and_the_right_number_is_offered(preset: str) -> None:
    chance, rules = random.Random(1), PRESETS[preset]
    places = set()
    for _ in range(30):
        asked = meld_hand(preset, chance)
        assert len(asked.hand) == rules.deal.hand_size
        assert asked.melds == best_melds(asked.hand, asked.trump, rules)
        assert asked.points == sum(meld.points for meld in asked.melds)
        assert not any(meld.wins_game for meld in asked.melds)
        assert len(asked.offered) == OFFERED
        assert sorted(set(asked.offered)) == list(asked.offered)
        assert min(asked.offered) >= 0
        places.add(asked.offered.index(asked.points))
    assert len(places) > 1


def test_most_hands_have_some_meld_and_a_few_have_none() -> None:
    chance = random.Random(2)
    empty = sum(not meld_hand("single_deck_partnership", chance).points for _ in range(200))
    assert 0 < empty < 60


@pytest.mark.parametrize("preset", bid_presets())
def test_every_answer_to_a_bid_is_legal(preset: str) -> None:
    chance = random.Random(3)
    for _ in range(5):
        asked = bid_hand(preset, chance)
        assert asked.seen.viewer == asked.prompt.seat == asked.seat
        assert any(isinstance(action, Pass) for action in asked.offered)
        assert sum(isinstance(action, Bid) for action in asked.offered) >= 2
        assert all(asked.prompt.allows(action) for action in asked.offered)
        keys = {asked.key(action) for action in asked.offered}
        assert len(keys) == len(asked.offered)
        assert all(int(key[:12], 16) >= 0 for key in keys)


def test_expert_says_how_a_bid_went_in_imagined_deals() -> None:
    asked = bid_hand("single_deck_partnership", random.Random(4))
    bid = next(action for action in asked.offered if isinstance(action, Bid))
    skill = type(JUDGE)(worlds=8, typical_holdings=True, auction=12)
    went = require(how_it_went(judge(asked.seen, asked.prompt, bid, 5, skill)))
    assert went.made is not None
    assert 0 <= went.made <= 100


def test_a_bid_is_compared_with_a_pass_and_a_pass_with_the_lowest_bid() -> None:
    rows = (
        Alternative(Bid(0, 260), 80.0, 0.0, 0.0, 0.7),
        Alternative(Bid(0, 250), 70.0, 10.0, 2.0, 0.8),
        Alternative(Pass(0), 20.0, 60.0, 5.0),
    )
    bid = require(how_it_went(Opinion(Bid(0, 260), None, Bid(0, 260), is_same=True, rows=rows, deals=50)))
    assert (bid.made, bid.gain) == (70, 60.0)
    passed = require(how_it_went(Opinion(Bid(0, 260), None, Pass(0), is_same=False, rows=rows, deals=50)))
    assert (passed.made, passed.gain) == (None, -50.0)
    assert how_it_went(Opinion(Pass(0), None, Pass(0), is_same=True)) is None
