"""The invariant checks notice when a card or a point is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.prompts import Pick, Prompt
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import PLAYED_OUT
from pinochle_qt.session.invariants import BrokenInvariant, all_cards, check_invariants, has_answer
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.session.driving import SINGLE, STOCK, played

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState


@pytest.fixture(params=[SINGLE, STOCK])
def preset(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_lost_or_duplicated_card_is_detected(preset: str) -> None:
    session = played(preset, 1, deals=1)
    game = Game(session.rules)
    for step in some(session.steps[1:-1:7]):
        deal = require(step.after.deal)
        assert all_cards(session.rules, deal) == pack(session.rules)
        full = next(seat for seat, hand in enumerate(deal.hands) if hand)
        hands = list(deal.hands)
        hands[full] = hands[full][1:]
        with pytest.raises(BrokenInvariant, match=r"deal 1 has 47 of 48 cards \(missing: ..; too many: none\)"):
            check_invariants(game, replace(step.after, deal=replace(deal, hands=tuple(hands))))
        hands[full] = (*deal.hands[full], deal.hands[full][0])
        with pytest.raises(BrokenInvariant, match=r"has 49 of 48 cards \(missing: none; too many: ..\)"):
            check_invariants(game, replace(step.after, deal=replace(deal, hands=tuple(hands))))


def test_a_lost_point_is_detected(preset: str) -> None:
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


def ended_deal(preset: str, rules: Rules | None = None, seed: int = 15) -> tuple[Game, MatchState]:
    """Return a game, and a match right after a deal that was played to its end."""
    session = played(preset, seed, rules=rules)
    ended = (step.after for step in session.steps if len(step.after.results) > len(step.before.results))
    return Game(session.rules), next(match for match in ended if match.results[-1].outcome in PLAYED_OUT)


def with_result(match: MatchState, **changes: tuple[int, ...]) -> MatchState:
    return replace(match, results=(*match.results[:-1], replace(match.results[-1], **changes)))


@pytest.mark.parametrize(
    ("rounding", "lowest", "highest"), [("none", 0, 0), ("seven_up", -12, 6)], ids=["no rounding", "two sides round"]
)
def test_rounding_changes_only_a_few_points(rounding: str, lowest: int, highest: int) -> None:
    _, match = ended_deal(SINGLE)
    game = Game(patch(PRESETS[SINGLE], {"scoring.rounding": rounding}))
    one, other = match.results[-1].tricks
    for gain in range(lowest, highest + 1):
        check_invariants(game, with_result(match, tricks=(one + gain, other)))
    for gain in (lowest - 1, highest + 1):
        with pytest.raises(BrokenInvariant, match=f"count {250 + gain} points of 250"):
            check_invariants(game, with_result(match, tricks=(one + gain, other)))


@pytest.mark.parametrize("gain", [-10, 10])
def test_totals_add_up_from_the_scores(gain: int) -> None:
    game, match = ended_deal(SINGLE)
    one, other = match.results[-1].score
    with pytest.raises(BrokenInvariant, match="leads from"):
        check_invariants(game, with_result(match, score=(one + gain, other)))
    one, other = match.totals
    with pytest.raises(BrokenInvariant, match="leads from"):
        check_invariants(game, replace(match, totals=(one + gain, other)))


def test_a_deal_is_played_to_its_last_trick() -> None:
    game, match = ended_deal(SINGLE)
    assert match.deal is not None
    first, second, *others = match.deal.tricks
    both = replace(first, cards=first.cards + second.cards)
    for tricks in ((both, *others), (both, replace(second, cards=()), replace(second, cards=()), *others)):
        deal = replace(match.deal, tricks=tricks)
        with pytest.raises(BrokenInvariant, match=f"was played out in {len(tricks)} tricks, not 12"):
            check_invariants(game, replace(match, deal=deal))


def test_buried_cards_count_for_nobody_if_the_rules_say_so() -> None:
    preset = "three_handed_auction"
    rules = patch(PRESETS[preset], {"widow.points_to": "nobody"})
    for seed in range(1, 9):
        game, match = ended_deal(preset, rules, seed)
        check_invariants(game, match)
        if sum(match.results[-1].tricks) < 250:
            return
    raise AssertionError("nobody has buried a counter")


def test_a_question_without_an_answer_is_detected() -> None:
    rules = PRESETS[SINGLE]
    assert not has_answer(Prompt(0, "play", rules))
    assert has_answer(Prompt(0, "show", rules))
    assert not has_answer(Prompt(0, "give", rules, pick=Pick(2, (), ())))
    one, other = pack(rules)[0], pack(rules)[-1]
    for must in ((), (one,), (one, other)):
        assert has_answer(Prompt(0, "give", rules, pick=Pick(2, (one, other), (one, other), must=must)))
    assert not has_answer(Prompt(0, "give", rules, pick=Pick(1, (one, other), (one, other), must=(one, other))))
    assert not has_answer(Prompt(0, "give", rules, pick=Pick(1, (one, other), (other,), must=(one,))))
