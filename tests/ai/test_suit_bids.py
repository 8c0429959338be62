"""Bids that name their suit: what computer players imagine of the hands of others who made one."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.trial import heard_deals
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.cards import SUIT_OF, Suit
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

RULES = patch(PRESETS["partnership_four_handed"], {"auction.names_suit": True, "auction.forced_open": "none"})
HEARTS = "AH TH KH QH JH 9H AS TS AD 9C JC QD"


@pytest.mark.parametrize("suit", [Suit.HEARTS, Suit.CLUBS])
def test_a_bidder_of_a_suit_is_imagined_to_hold_many_cards_of_it(suit: Suit) -> None:
    game, match = dealt(RULES)
    match = after(game, match, Bid(0, 250, suit))
    seen, skill = observe(RULES, match, 1), SKILL_BY_LEVEL["expert"]
    rivals = heard_deals(seen, 1, skill, random.Random(1), Deadline(60.0))
    held = fmean(sum(SUIT_OF[face] == suit for face in rival.world.hands[0]) for rival in rivals)
    usual = (12 - sum(SUIT_OF[face] == suit for face in seen.hand)) / 3
    assert held > usual + 0.4
    assert all(rival.offers[0].suit is suit for rival in rivals)


@pytest.mark.parametrize("level", [level for level in SKILLS if level != "random"])
def test_every_level_names_the_suit_that_it_would_make_trump(level: str) -> None:
    game, match = dealt(RULES, HEARTS)
    action = make_player(level, 1).choose(observe(RULES, match, 0), require(game.prompt(match)), 60.0)
    assert isinstance(action, Bid)
    assert action.suit is Suit.HEARTS


@pytest.mark.parametrize("level", [level for level in SKILLS if level != "random"])
def test_no_level_names_a_suit_that_it_may_not_name(level: str) -> None:
    rules = patch(RULES, {"auction.trump_must_hold": "marriage"})
    game, match = dealt(rules, "AH AH TH TH JH JH 9H AS AD KS QS 9S")
    prompt = require(game.prompt(match))
    action = make_player(level, 1).choose(observe(rules, match, 0), prompt, 60.0)
    assert prompt.allows(action)
    assert not isinstance(action, Bid) or action.suit is Suit.SPADES
