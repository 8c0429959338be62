"""The invariants notice when a card or a point is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.prompts import Pick, Prompt
from pinochle_qt.session.invariants import PLAYED_OUT, BrokenInvariant, all_cards, check_invariants, has_answer
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, STOCK, played


@pytest.fixture(params=[SINGLE, STOCK])
def preset(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_lost_or_doubled_card_is_noticed(preset: str) -> None:
    session = played(preset, 1, deals=1)
    game = Game(session.rules)
    for step in session.steps[1:-1:7]:
        deal = step.after.deal
        assert deal is not None
        assert all_cards(session.rules, deal) == pack(session.rules)
        full = next(seat for seat, hand in enumerate(deal.hands) if hand)
        hands = list(deal.hands)
        hands[full] = hands[full][1:]
        with pytest.raises(BrokenInvariant, match=r"deal 1 has 47 of 48 cards \(missing: ..; too many: none\)"):
            check_invariants(game, replace(step.after, deal=replace(deal, hands=tuple(hands))))
        hands[full] = (*deal.hands[full], deal.hands[full][0])
        with pytest.raises(BrokenInvariant, match=r"has 49 of 48 cards \(missing: none; too many: ..\)"):
            check_invariants(game, replace(step.after, deal=replace(deal, hands=tuple(hands))))


def test_a_lost_point_is_noticed(preset: str) -> None:
    session = played(preset, 15, deals=None)
    game = Game(session.rules)
    ended = next(
        step.after
        for step in session.steps
        if len(step.after.results) > len(step.before.results) and step.after.results[-1].outcome in PLAYED_OUT
    )
    check_invariants(game, ended)
    result = ended.results[-1]
    short = replace(result, tricks=(result.tricks[0] - 10, *result.tricks[1:]))
    with pytest.raises(BrokenInvariant, match=r"count 240 points of 250"):
        check_invariants(game, replace(ended, results=(*ended.results[:-1], short)))
    wrong = replace(result, score=(result.score[0] + 10, *result.score[1:]))
    with pytest.raises(BrokenInvariant, match="leads from"):
        check_invariants(game, replace(ended, results=(*ended.results[:-1], wrong)))
    assert ended.deal is not None
    fewer = replace(ended.deal, tricks=(replace(ended.deal.tricks[0], cards=()), *ended.deal.tricks[1:]))
    with pytest.raises(BrokenInvariant, match="cards"):
        check_invariants(game, replace(ended, deal=fewer))


def test_a_question_without_an_answer_is_noticed() -> None:
    rules = PRESETS[SINGLE]
    assert not has_answer(Prompt(0, "play", rules))
    assert has_answer(Prompt(0, "show", rules))
    assert not has_answer(Prompt(0, "give", rules, pick=Pick(2, (), ())))
