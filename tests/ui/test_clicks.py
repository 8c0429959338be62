"""What a double click does and must not do, and where the mouse is before any click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.tricks import trick_winner
from tests.checks import require
from tests.ui.inspection import overlaps
from tests.ui.playing import Table, let_all_decide, play_until

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.prompts import Prompt

SINGLE = "single_deck_partnership"


def winning_last_cards(prompt: Prompt) -> list[Card]:
    """Return the cards with which the human player, playing last to a trick that is not the final one, wins it."""
    if prompt.kind != "play" or prompt.seat != 0 or prompt.position is None or len(prompt.hand) <= 2:
        return []
    trick, strength = prompt.position.trick, prompt.position.rank_order_strength
    if len(trick) != 3:
        return []
    return [card for card in prompt.cards if trick_winner((*trick, card), prompt.trump, strength) == 3]


def reach_a_winning_last_card(table: Table) -> QPoint:
    """Reach a position in which the human player can win a trick with its last card; return where that card lies."""
    session = table.controller.session
    let_all_decide(session, lambda prompt: bool(winning_last_cards(prompt)))
    table.window.matches.open(session)
    prompt = require(table.wait_for_turn())
    return table.point_of(table.token(winning_last_cards(prompt)[0], table.window.view.choice.hand))


@pytest.mark.parametrize("confirm", ["single", "double"])
def test_a_double_click_plays_one_card_and_not_the_next_lead(table: Table, confirm: str) -> None:
    session = table.open(SINGLE)
    at = reach_a_winning_last_card(table)
    table.window.view.choice.confirm_plays = confirm
    steps = len(session.steps)
    table.double_click(at)
    played = [step.action for step in session.steps[steps:] if isinstance(step.action, Play)]
    assert len(played) == 1
    assert table.prompt is not None
    assert not table.prompt.position or not table.prompt.position.trick


def test_a_double_click_on_a_card_to_be_passed_chooses_it_and_a_later_click_unselects_it(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "give")
    view = table.window.view
    token = view.choice.hand[3]
    table.double_click(table.point_of(token))
    assert view.event_player.interaction.chosen.selected == [token]
    table.click_card(token)
    assert view.event_player.interaction.chosen.selected == []


def test_a_double_click_is_a_click_and_its_confirmation_if_two_are_required(table: Table) -> None:
    session = table.open(SINGLE)
    at = reach_a_winning_last_card(table)
    view = table.window.view
    view.choice.confirm_plays = "second"
    steps = len(session.steps)
    table.double_click(at)
    assert len(session.steps) > steps
    assert view.event_player.interaction.chosen.selected == []


def test_a_card_that_was_just_clicked_can_be_dragged_at_once(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    refused = next(each for each in view.choice.hand if each.face not in prompt.cards)
    start, viewport, steps = table.point_of(refused), view.viewport(), len(session.steps)
    table.send(viewport, QEvent.Type.MouseButtonPress, start, 0)
    table.send(viewport, QEvent.Type.MouseButtonRelease, start, 50)
    assert view.reason.is_shown
    table.send(viewport, QEvent.Type.MouseButtonDblClick, start, 100)
    table.move_held(viewport, start - QPoint(0, 40))
    assert view.event_player.held is refused
    table.send(viewport, QEvent.Type.MouseButtonRelease, start, 900)
    assert len(session.steps) == steps


def test_a_double_click_on_a_plate_shows_its_melds(table: Table) -> None:
    table.open("three_handed_auction")
    play_until(table, "play")
    view, seen = table.window.view, table.controller.observation
    seat = next(seat for seat, melds in enumerate(seen.shown) if melds and seat != seen.viewer)
    center = view.layout_now.plate((seat - (seen.viewer or 0)) % seen.players).center
    table.double_click(view.mapFromScene(center.x, center.y))
    assert view.event_player.recalled_cards


def test_a_first_click_says_that_another_one_plays_the_card_until_the_player_knows(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    view = table.window.view
    view.choice.confirm_plays = "second"
    for is_known in (False, True):
        prompt = require(table.wait_for_turn())
        first, second = [each for each in view.choice.hand if each.face in prompt.cards][:2]
        for token in (first, second):
            table.click_card(token)
            assert view.reason.is_shown is not is_known
            assert is_known or view.reason.sentence == "Click again to play it"
            assert not overlaps(table.window)
        table.click_card(second)
        assert table.prompt is not prompt
        assert not view.reason.is_shown
        play_until(table, "play")


def test_a_single_click_says_that_a_double_click_plays_the_card_and_a_double_click_says_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    view.choice.confirm_plays = "double"
    legal = next(each for each in view.choice.hand if each.face in prompt.cards)
    refused = next(each for each in view.choice.hand if each.face not in prompt.cards)
    before = QApplication.doubleClickInterval()
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 1)
    steps = len(session.steps)
    table.click_card(refused)
    assert view.reason.sentence not in {"", "Double-click to play it"}
    table.click_card(legal)
    assert not view.reason.is_shown
    table.qtbot.waitUntil(lambda: view.reason.is_shown)
    assert view.reason.sentence == "Double-click to play it"
    assert len(session.steps) == steps
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: before)
    table.double_click(table.point_of(legal))
    assert len(session.steps) > steps
    assert not view.reason.is_shown
    assert not view.reason.is_due


@pytest.mark.parametrize("number", [1, 2])
def test_the_mouse_points_at_nothing_wherever_the_previous_test_left_it(table: Table, number: int) -> None:
    del number
    assert not table.window.frameGeometry().contains(QCursor.pos())
    QTest.mouseMove(table.window, table.window.rect().center())
    assert table.window.geometry().contains(QCursor.pos())
