"""Every match ends: see `endings.py`, which plays hundreds of each game; `PINOCHLE_LONG=1` plays more of them here."""

from __future__ import annotations

import os
import random
from itertools import islice
from typing import Final

import pytest

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.features import has_standard_auction
from pinochle_qt.engine.rules import diff, patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
from tests.endurance.endings import deals_of_match, main, rule_sets

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
TWO_OVER: Final = (
    "wikipedia_two_handed",
    "bicycle_two_handed_48",
)
"""Games in which both players make about as many points in a deal as the target goes up by."""


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_of_every_game_end(preset: str) -> None:
    chance = random.Random(preset)
    assert all(deals_of_match(PRESETS[preset], chance) for _ in range(200 if LONG else 1))


@pytest.mark.parametrize("preset", TWO_OVER)
def test_matches_end_although_two_go_beyond_the_raised_target_in_every_deal(preset: str) -> None:
    """Raised once a deal, the target of some of these would never be tested in time."""
    rules = patch(PRESETS[preset], {"match.both_over": "raise_target", "match.declare_out": False})
    chance = random.Random(preset)
    assert all(deals_of_match(rules, chance, Policy()) for _ in range(200 if LONG else 12))


def test_matches_end_where_most_cards_would_be_reneges() -> None:
    """If the players played any card, a renege would end nearly every deal here, and points would fall forever."""
    options = {"tricks.first_lead_trump": True, "scoring.save_min_points": 10, "penalties.renege": "detected_penalised"}
    rules = patch(PRESETS["three_handed_auction"], {**options, "widow.concede": False})
    assert all(deals_of_match(rules, random.Random(seed)) for seed in range(6))


def test_no_random_rules_make_somebody_open_with_more_than_usual() -> None:
    """Where that is more than a deal brings, even good players lose points in every deal and never reach the target."""
    for preset, rules in some(islice(rule_sets(random.Random(59)), 500)):
        if has_standard_auction(rules) and rules.auction.forced_open != "none":
            assert rules.auction.min_bid <= PRESETS[preset].auction.min_bid, diff(PRESETS[preset], rules)


def test_matches_of_random_rules_end() -> None:
    for preset, rules in some(islice(rule_sets(random.Random(1)), 500 if LONG else 12)):
        assert deals_of_match(rules, random.Random(preset)), diff(PRESETS[preset], rules)


def test_the_command_plays_and_says_how_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--sets", "2", "--matches", "1"]) == 0
    assert "2 matches in" in capsys.readouterr().out
