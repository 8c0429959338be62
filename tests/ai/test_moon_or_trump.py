"""Computer players shoot the moon in place of trump with a hand that takes every trick, and play it without trump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.all_tricks import least_winning, wins_all
from pinochle_qt.ai.decide.moon import as_shooter
from pinochle_qt.ai.decide.small_decisions import decide_last_word
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.judging import judge
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine.actions import Bid, Pass, PlayOn, ShootMoon
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import OptionValue, Rules
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


RISKY: Final = "TC AC KD TD AD TH TH AH JS QS AS AS"
"""With TC AH AD TS from the Dabb, five cards may lose a trick, and only four can be buried."""
HOPELESS: Final = "QC AC JD KD TD AD TH AH JS TS TS AS"


def after_the_dabb(hand: str, dabb: str, rules: Rules = THREE) -> tuple[Observation, Prompt]:
    """Return what the dealer sees who has won the auction with this hand for 160, and what it is asked."""
    game, match = dealt(rules, hand, widow=dabb, dealer=0)
    match = after(game, match, Pass(2), Bid(0, 160), Pass(1))
    return observe(rules, match, 0), require(game.prompt(match))


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(
    ("hand", "dabb", "action"),
    [(RISKY, "TC AH AD TS", ShootMoon(0)), (HOPELESS, "AH AC TC TH", PlayOn(0))],
)
def test_a_moon_that_may_fail_is_shot_if_it_is_worth_more_than_the_best_trump(
    level: str, hand: str, dabb: str, action: SeatAction
) -> None:
    seen, prompt = after_the_dabb(hand, dabb)
    assert make_player(level, 1).choose(seen, prompt, 60.0) == action


@pytest.mark.parametrize(
    ("changes", "action"),
    [
        ({}, ShootMoon(0)),
        ({"match.shoot_the_moon": "250"}, PlayOn(0)),
        ({"match.moon_penalty": 10_000}, PlayOn(0)),
    ],
)
def test_reward_and_price_decide_whether_a_risky_moon_is_shot(
    changes: dict[str, OptionValue], action: SeatAction
) -> None:
    hand, dabb = "AC AC TD QH TH TH AH JS KS TS TS AS", "AS TC AD QC"
    seen, prompt = after_the_dabb(hand, dabb, patch(THREE, changes))
    assert make_player("expert", 1).choose(seen, prompt, 60.0) == action


def test_a_risky_moon_says_how_often_it_works_and_what_it_gains() -> None:
    seen, prompt = after_the_dabb(RISKY, "TC AH AD TS")
    decision = ThinkingPlayer(SKILL_BY_LEVEL["expert"], 1).decide(seen, prompt, 60.0)
    assert decision.reason.why is Why.MOON_PAYS
    assert {action for action, _ in decision.values} == {PlayOn(0), ShootMoon(0)}


def test_the_suits_that_are_kept_before_a_moon_are_those_in_which_the_fewest_cards_can_beat_them() -> None:
    """Clubs and spades lose to cards that are likely to be held; hearts only to five in one hand."""
    seen, _ = after_the_dabb("KC TC AC TD AD JH TH TH AH TS AS AS", "AH KC AD TD")
    facts = Facts(as_shooter(seen, 0), 0)
    assert not set(least_winning(facts, 3)) & set(parse_cards("JH TH AH"))
    assert set(least_winning(facts, 3)) == set(parse_cards("KC TC"))


def test_the_review_says_what_naming_trump_cost_in_place_of_a_moon_and_a_moon_in_place_of_trump() -> None:
    skill = replace(SKILL_BY_LEVEL["expert"], auction=48)
    seen, prompt = after_the_dabb(RISKY, "TC AH AD TS")
    opinion = judge(seen, prompt, PlayOn(0), 3, skill)
    assert (opinion.action, opinion.verdict) == (ShootMoon(0), "cost")
    assert require(require(opinion.row(ShootMoon(0))).chance) > 0.7
    seen, prompt = after_the_dabb(HOPELESS, "AH AC TC TH")
    opinion = judge(seen, prompt, ShootMoon(0), 3, skill)
    assert (opinion.action, opinion.verdict) == (PlayOn(0), "cost")
