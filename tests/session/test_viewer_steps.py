"""What a viewer sees of a step: after every event, what the viewer may know then, and never a hidden card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.events import CardDrawn, CardPlayed, TrickTaken
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.session.driving import SINGLE, STOCK, new_session, played

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Step

MELD_THEN_DRAW = "wikipedia_two_handed"


def names(step: Step) -> list[str]:
    return [type(each.event).__name__ for each in step.events]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_events_of_a_step_lead_from_the_observation_before_to_the_one_after(preset: str) -> None:
    for step in some(played(preset, 3, deals=2).steps):
        seen = viewed(PRESETS[preset], step, 0)
        assert seen.after == observe(PRESETS[preset], step.after, 0)
        if step.events:
            assert step.match_after(len(step.events) - 1) is step.after
            assert seen.events[-1].after == seen.after
        assert len(seen.events) == len(step.events)


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_a_full_trick_is_on_the_table_before_it_is_taken(preset: str) -> None:
    for step in some(played(preset, 3, deals=1).steps):
        if "TrickTaken" in names(step):
            full, taken, *_ = viewed(PRESETS[preset], step, 0).events
            assert isinstance(full.event, CardPlayed)
            assert isinstance(taken.event, TrickTaken)
            assert full.after.trick == taken.event.cards
            assert taken.after.trick == ()
            assert len(taken.after.tricks) == len(full.after.tricks) + 1


def test_cards_are_drawn_one_by_one() -> None:
    steps = [step for step in played(MELD_THEN_DRAW, 3, deals=1).steps if names(step).count("CardDrawn") == 2]
    assert steps
    for step in steps:
        seen = viewed(PRESETS[MELD_THEN_DRAW], step, 0).events
        first, second = (each.after.stock_count for each in seen if isinstance(each.event, CardDrawn))
        assert first == second + 1


@pytest.mark.parametrize("preset", PRESETS)
def test_a_spectators_view_does_not_depend_on_the_hidden_hands(preset: str) -> None:
    rules = PRESETS[preset]
    step = played(preset, 3, deals=1).steps[0]
    assert isinstance(step.action, DealCards)
    hands, stock, widow = step.action.hands, step.action.stock, step.action.widow
    other = Game(rules).apply(step.before, DealCards(hands[::-1], (*stock[-2::-1], *stock[-1:]), widow[::-1]))
    assert other.after.deal != step.after.deal
    assert viewed(rules, other, None) == viewed(rules, step, None)


def test_an_observation_of_a_state_is_computed_once() -> None:
    session = new_session(SINGLE)
    session.deal()
    known = session.observe(0)
    assert session.observe(0) is known
    assert session.observe(1) != known
    step = require(session.last_step)
    assert session.view(step, 0).after is known
    assert session.view(step, 0) == viewed(session.rules, step, 0)
    prompt = require(session.prompt)
    session.submit(prompt.choices[0])
    assert session.observe(0) == observe(session.rules, session.match, 0) != known
