"""Computer players shoot the moon in place of trump with a hand that takes every trick, and play it without trump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.ai.decide.all_tricks import least_winning, wins_all
from pinochle_qt.ai.decide.moon import as_shooter
from pinochle_qt.ai.decide.small_decisions import decide_last_word
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine.actions import Bid, Pass, PlayOn, ShootMoon
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState

THREE: Final = PRESETS["binokel_three_handed"]
SURE: Final = "AS AS TS TS AH AH TH TH AC AC AD TD"
THREE_LOSERS: Final = "AS AS TS TS AH AH TH TH AC JC AD JD"


def asked(hand: str, rules: Rules = THREE) -> tuple[Game, MatchState, Observation]:
    """Return a deal in which seat 0, the dealer, has won the auction for 160, and what it observes."""
    game, match = dealt(rules, hand, "TC TC KC KC", dealer=0)
    match = after(game, match, Pass(2), Bid(0, 160), Pass(1))
    return game, match, observe(rules, match, 0)


def test_a_hand_that_takes_every_trick_once_the_dabb_is_buried_shoots_the_moon_and_makes_it() -> None:
    game, match = dealt(THREE, SURE, dealer=0)
    match = after(game, match, Pass(2), Bid(0, 160), Pass(1))
    policy = Policy()
    prompt = require(game.prompt(match))
    decision = policy.decide(observe(THREE, match, 0), prompt, None)
    assert decision.action == ShootMoon(0)
    match = after(game, match, decision.action)
    while not match.results:
        prompt = require(game.prompt(match))
        seat = require(prompt.seat)
        match = after(game, match, policy.choose(observe(THREE, match, seat), prompt, None))
    assert match.results[-1].outcome == "moon_made"


def test_more_losers_than_can_be_buried_name_trump() -> None:
    game, match, seen = asked("AS AS TS TS AH JH QH JH AC JC AD JD")
    assert decide_last_word(seen, require(game.prompt(match))).action == PlayOn(0)


@pytest.mark.parametrize(("spare", "expected"), [(3, True), (2, False)])
def test_cards_that_win_nothing_may_be_laid_aside(spare: int, expected: bool) -> None:
    _, _, seen = asked(THREE_LOSERS)
    assert wins_all(Facts(as_shooter(seen, 0), 0), spare) is expected


def test_cards_buried_before_a_moon_without_trump_win_nothing() -> None:
    _, _, seen = asked(THREE_LOSERS)
    facts = Facts(as_shooter(seen, 0), 0)
    assert not any(facts.is_boss(face) for face in least_winning(facts, 2))
    assert len(least_winning(facts, 4)) == 4
    assert set(least_winning(facts, 4)).isdisjoint(parse_cards("AS AH AC AD"))


def test_giving_up_is_worth_less_where_the_others_score_a_bonus_for_it() -> None:
    _, _, seen = asked(SURE)
    _, _, bonus = asked(SURE, patch(THREE, {"scoring.giving_up_bonus": 40}))
    assert Stakes.of(seen, 0).given_up() > Stakes.of(bonus, 0).given_up()
