"""The problems that ship: each can be played, and has one answer that is clearly the best."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date, timedelta

import pytest

from pinochle_qt.ai.opinion import AS_GOOD
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.actions import Play, ShowMelds
from pinochle_qt.engine.observe import observe
from pinochle_qt.resources import asset
from pinochle_qt.teaching.problem_question import known_to, of_problem
from pinochle_qt.teaching.problems import FILE, Problem, problem_of, problems
from problems.endings import CLEARLY, NEARLY_ALL, clear_best, solved
from problems.played import Decision
from tests.checks import require

ALL = problems()
SAMPLE = [problem for problem in ALL if problem.kind == "ending" and problem.is_all and problem.deals < 40][::5]


def asked(problem: Problem) -> Decision:
    game = problem.played()
    prompt = require(game.game.prompt(game.match))
    return Decision(game.match, prompt, observe(game.game.rules, game.match, problem.seat), problem.answers[0].action)


def test_there_are_enough_of_every_kind_and_no_duplicates() -> None:
    kinds = Counter(problem.kind for problem in ALL)
    assert kinds["ending"] >= 60
    assert kinds["auction"] >= 20
    assert kinds["passing"] >= 15
    assert kinds["trump"] + kinds["meld"] + kinds["stock"] >= 15
    assert min(kinds["trump"], kinds["meld"], kinds["stock"]) >= 5
    assert len({problem.grade for problem in ALL}) == 5
    assert len({problem.id for problem in ALL}) == len({problem.hands for problem in ALL}) == len(ALL)
    assert {problem.preset for problem in ALL} >= {
        "single_deck_partnership",
        "double_deck_four_handed",
        "three_handed_auction",
        "wikipedia_two_handed",
    }
    assert asset(*FILE).stat().st_size < 300 * 1024


@pytest.mark.parametrize("problem", ALL, ids=lambda problem: problem.id)
def test_every_problem_is_played_to_its_end_with_every_answer(problem: Problem) -> None:
    decision = asked(problem)
    assert decision.prompt.seat == problem.seat
    for answer in problem.answers:
        assert decision.prompt.allows(answer.action)
        assert problem.played(answer).match.results
    problem_question = of_problem(problem)
    assert problem_question.question.seat == problem.seat
    assert problem_question.review.steps[problem_question.at].action == problem.answers[0].action


@pytest.mark.parametrize("problem", ALL, ids=lambda problem: problem.id)
def test_one_answer_is_clearly_best_and_some_player_misses_it(problem: Problem) -> None:
    best, *others = problem.answers
    assert len(others) >= 2
    assert best.cost == 0
    assert all(other.cost >= max(AS_GOOD, 3 * other.error) for other in others)
    assert 1 <= problem.grade <= 5
    assert set(problem.missed) <= SKILLS.keys()
    if problem.kind == "meld":
        assert isinstance(best.action, ShowMelds)  # whether holding one back gains depends on who fights for tricks
    if problem.kind == "ending":
        assert all(other.cost >= CLEARLY for other in others)
        assert best.best_in is not None
        assert best.best_in >= NEARLY_ALL


@pytest.mark.parametrize("problem", SAMPLE, ids=lambda problem: problem.id)
def test_the_solver_gets_the_same_result_over_all_possible_hands(problem: Problem) -> None:
    decision = asked(problem)
    found = require(solved(decision, random.Random(1)))
    best = require(clear_best(found))
    assert Play(problem.seat, found.cards[best]) == problem.answers[0].action
    assert found.is_all
    assert len(found.values) == problem.deals


@pytest.mark.parametrize("problem", [each for each in ALL if each.kind == "ending"], ids=lambda problem: problem.id)
def test_statements_about_hidden_cards_are_true(problem: Problem) -> None:
    decision = asked(problem)
    deal = require(decision.match.deal)
    known = known_to(decision.seen, problem.seat)
    for seat, cards in known.held:
        assert not Counter(cards) - Counter(deal.hands[seat])
    for seat, suits in known.without:
        assert not [face for face in deal.hands[seat] if face // 8 in suits]
    hidden = Counter(face for seat, hand in enumerate(deal.hands) if seat != problem.seat for face in hand)
    known_cards = Counter(known.out) + Counter(face for _, cards in known.held for face in cards)
    assert not hidden - known_cards


def test_every_day_has_its_problem_and_none_repeats_before_all_were_used() -> None:
    first = date(2026, 11, 23)
    days = [problem_of(first + timedelta(at)).id for at in range(len(ALL))]
    assert sorted(days) == sorted(problem.id for problem in ALL)
    assert problem_of(first) == problem_of(first + timedelta(len(ALL)))
