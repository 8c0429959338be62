"""Houses set their own numbers: the rules, the sheet and the computer players follow any of them."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.game import Game
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OptionValue, patch
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import plain_text
from tests.session.driving import played

TEAMS = "partnership_four_handed"

HOUSES: list[tuple[str, dict[str, OptionValue], str]] = [
    (TEAMS, {"scoring.set_multiplier": 3}, "loses three times the bid"),
    ("cutthroat_three_handed", {"scoring.set_multiplier": 3}, "loses three times the bid"),
    (TEAMS, {"scoring.save_meld": "min_points", "scoring.save_min_points": 100}, "at least 100 points in tricks"),
    (TEAMS, {"scoring.defenders_min_meld": 150}, "only if it comes to at least 150."),
    (TEAMS, {"scoring.min_trick_points": 100}, "has to take at least 100 in tricks"),
    (TEAMS, {"scoring.min_meld_to_play": 150}, "With less than 150 in meld"),
    (TEAMS, {"scoring.on_board_gap": 480}, "more than 480 above the side's meld"),
    (TEAMS, {"passing.cards": 1}, "the partner passes the bidder a card and then gets one back."),
    (TEAMS, {"passing.cards": 5}, "passes the bidder five cards and then gets five back."),
    (TEAMS, {"passing.cards": 1, "passing.mode": "simultaneous"}, "pass each other a card at the same time."),
    (TEAMS, {"deal.misdeal_nines": "both", "deal.max_redeals": 1}, "After one redeal the hands have to be played."),
    (TEAMS, {"deal.misdeal_nines": "both", "deal.max_redeals": 5}, "After 5 redeals in a row the hands have to be"),
    ("summed_bid_partnership", {"auction.min_meld": 150}, "A contract needs at least 150 in meld."),
    (TEAMS, {"match.bid_and_out": True, "match.slide_out": 2}, "have failed 2 contracts since."),
    (TEAMS, {"match.bid_and_out": True, "match.slide_out": 1}, "have failed a contract since."),
    (TEAMS, {"match.shoot_the_moon": 500}, "Taking every trick scores 500; failing costs 1000."),
    (TEAMS, {"match.shoot_the_moon": "target", "match.target": 1500}, "every trick scores 1500; failing costs 1000."),
    (TEAMS, {"match.shoot_the_moon": 500, "match.moon_penalty": 500}, "every trick scores 500; failing costs 500."),
    (TEAMS, {"match.shoot_the_moon": "game", "match.moon_penalty": 250}, "wins the match; failing costs 250."),
    ("check_pinochle", {"checks.game_bonus": 7}, "Winning the match +7"),
    ("check_pinochle", {"checks.game_bonus": 1}, "Winning the match +1"),
    ("check_pinochle", {"checks.seven_nines": 3}, "Seven nines or more when dealt +3"),
]


@pytest.mark.parametrize(("preset", "changes", "sentence"), HOUSES)
def test_a_house_can_set_its_own_number_and_the_sheet_says_so(
    preset: str, changes: dict[str, OptionValue], sentence: str
) -> None:
    rules = patch(PRESETS[preset], changes)
    assert not problems(rules)
    assert sentence in " ".join(plain_text(rules).split())
    session = played(preset, deals=2, people=(), rules=rules)
    game = Game(rules)
    for step in session.steps:
        if step.after.deal is None or step.after.deal.ending is not None:
            check_invariants(game, step.after)


def test_points_of_the_moon_must_fit_scores_without_the_last_zero() -> None:
    rules = patch(PRESETS[TEAMS], {"scoring.scale": "x1", "match.shoot_the_moon": 505})
    assert [problem.repair for problem in problems(rules)] == [{"scoring.scale": "x10"}]


def test_a_single_deal_has_no_target_for_the_moon_to_reach() -> None:
    rules = patch(PRESETS[TEAMS], {"match.mode": "single_deal", "match.shoot_the_moon": "target"})
    assert {"match.shoot_the_moon": "1000"} in [problem.repair for problem in problems(rules)]
