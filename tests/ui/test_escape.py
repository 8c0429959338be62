"""Escape closes what was opened last, wherever the focus is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.rooms.games import RoomWord
from tests.checks import require
from tests.ui.playing import EVERYBODY, Table, let_all_decide, play_until
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SINGLE = "single_deck_partnership"
Key = Qt.Key


def in_second_deal(table: Table, kind: str) -> None:
    """Play until there is a score sheet and a question of this kind to answer."""
    seats = tuple(SeatSetup(name, "computer:steady" if seat else "human") for seat, name in enumerate(EVERYBODY[:4]))
    session = Session.new(PRESETS[SINGLE], SINGLE, seats, 5)
    while session.match.number < 2 and (prompt := session.prompt) is not None:
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(table.policy.decide(session.observe(prompt.seat), prompt, None).action)
    table.window.matches.open(session)
    play_until(table, kind)


def open_by_key(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(table.window.focusWidget() or table.window, key, modifier)


@pytest.mark.parametrize("kind", ["bid", "play"])
def test_escape_closes_the_score_sheet_and_focus_returns_to_the_question(table: Table, kind: str) -> None:
    in_second_deal(table, kind)
    prompt, focused = table.prompt, table.window.focusWidget()
    open_by_key(table, Key.Key_S)
    assert table.window.panels.score.isVisible()
    table.key(Key.Key_Escape)
    assert not table.window.panels.score.isVisible()
    assert table.window.focusWidget() is focused
    assert table.prompt is prompt


def test_the_score_sheet_stays_while_others_act_and_the_next_question_waits_under_it(table: Table) -> None:
    in_second_deal(table, "bid")
    controller, score = table.controller, table.window.panels.score
    open_by_key(table, Key.Key_S)
    for _ in range(3):
        prompt = require(table.prompt)
        controller.submit(table.policy.decide(controller.observation, prompt, None).action)
        table.wait_for_turn()
        assert score.isVisible()
        assert score.can_close
        assert table.prompt is not prompt
    assert table.window.focusWidget() is score
    table.key(Key.Key_Escape)
    assert not score.isVisible()
    assert table.window.focusWidget() is not None


def test_the_score_of_a_deal_replaces_the_sheet(table: Table) -> None:
    in_second_deal(table, "play")
    controller, score = table.controller, table.window.panels.score
    open_by_key(table, Key.Key_S)
    while (prompt := table.wait_for_turn()) is not None:
        assert score.can_close
        controller.submit(table.policy.decide(controller.observation, prompt, None).action)
    table.qtbot.waitUntil(lambda: not score.can_close)
    assert score.isVisible()
    assert controller.awaits_deal


def test_enter_answers_nothing_under_the_score_sheet(table: Table) -> None:
    in_second_deal(table, "bid")
    prompt, steps = table.prompt, len(table.controller.session.steps)
    open_by_key(table, Key.Key_S)
    table.key(Key.Key_Return)
    assert not table.window.panels.score.isVisible()
    assert table.prompt is prompt
    assert len(table.controller.session.steps) == steps


@pytest.mark.parametrize("kind", ["bid", "play"])
def test_escape_closes_one_thing_at_a_time_the_latest_first(table: Table, kind: str) -> None:
    in_second_deal(table, kind)
    panels, prompt = table.window.panels, table.prompt
    open_by_key(table, Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    open_by_key(table, Key.Key_H)
    table.qtbot.waitUntil(lambda: panels.has_hint and panels.hint.isVisible())
    open_by_key(table, Key.Key_S)
    opened: list[QWidget] = [panels.log, panels.hint, panels.score]
    while opened:
        assert all(each.isVisible() for each in opened)
        table.key(Key.Key_Escape)
        assert not opened.pop().isVisible()
    assert table.prompt is prompt


def test_a_reopened_panel_counts_as_the_latest(table: Table) -> None:
    in_second_deal(table, "bid")
    panels = table.window.panels
    control = Qt.KeyboardModifier.ControlModifier
    open_by_key(table, Key.Key_L, control)
    open_by_key(table, Key.Key_H)
    table.qtbot.waitUntil(lambda: panels.has_hint and panels.hint.isVisible())
    open_by_key(table, Key.Key_L, control)
    open_by_key(table, Key.Key_L, control)
    table.key(Key.Key_Escape)
    assert panels.log.isHidden()
    assert panels.hint.isVisible()


def test_escape_closes_the_last_trick_when_it_was_requested(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    table.answer_by_mouse()
    play_until(table, "play")
    small, large = table.window.panels.last_trick, table.window.panels.trick
    table.key(Key.Key_L)
    assert large.isVisible()
    table.key(Key.Key_Escape)
    assert large.isHidden()
    table.key(Key.Key_Escape)
    assert small.isVisible()


def test_escape_removes_typed_digits_only_if_nothing_is_open(table: Table) -> None:
    in_second_deal(table, "bid")
    bid, panels = table.window.panels.bid, table.window.panels
    open_by_key(table, Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    before = bid.amount
    for digit in (Key.Key_3, Key.Key_8, Key.Key_0):
        table.key(digit)
    assert bid.amount != before
    table.key(Key.Key_Escape)
    assert panels.log.isHidden()
    assert bid.take_back()


def test_escape_keeps_cards_the_person_chose_after_a_hint(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "give")
    view, panels = table.window.view, table.window.panels
    open_by_key(table, Key.Key_H)
    table.qtbot.waitUntil(lambda: panels.has_hint and panels.hint.isVisible())
    table.click_card(view.event_player.interaction.chosen.selected[0])
    mine = list(view.event_player.interaction.chosen.selected)
    table.key(Key.Key_Escape)
    assert not panels.hint.isVisible()
    assert view.event_player.interaction.chosen.selected == mine
    table.key(Key.Key_Escape)
    assert view.event_player.interaction.chosen.selected == []


def test_only_one_of_score_sheet_and_large_last_trick_is_open(table: Table) -> None:
    in_second_deal(table, "play")
    table.answer_by_mouse()
    play_until(table, "play")
    panels = table.window.panels
    shown: list[tuple[bool, bool]] = []
    for key in (Key.Key_S, Key.Key_L, Key.Key_S, Key.Key_Escape):
        open_by_key(table, key)
        shown.append((panels.score.isVisible(), panels.trick.isVisible()))
    assert shown == [(True, False), (False, True), (True, False), (False, False)]


@pytest.mark.parametrize("opened", ["log", "hand list", "trick"])
def test_the_result_has_the_focus_again_when_the_panel_beside_it_closes(table: Table, opened: str) -> None:
    in_second_deal(table, "play")
    while table.prompt is not None:
        table.answer_by_mouse()
        table.wait_for_turn()
    score = table.window.panels.score
    table.qtbot.waitUntil(score.isVisible)
    key, modifier = {
        "log": (Key.Key_L, Qt.KeyboardModifier.ControlModifier),
        "hand list": (Key.Key_H, Qt.KeyboardModifier.ControlModifier),
        "trick": (Key.Key_L, Qt.KeyboardModifier.NoModifier),
    }[opened]
    open_by_key(table, key, modifier)
    table.key(Key.Key_Escape)
    assert score.isVisible()
    focused = require(table.window.focusWidget())
    assert focused is score or score.isAncestorOf(focused)


def test_escape_goes_back_through_the_pages_that_led_here(table: Table) -> None:
    session = table.open(SINGLE)
    let_all_decide(session, lambda _: len(session.match.results) == 1)
    table.window.matches.open(session)
    opener, rooms = table.window.room_opener, table.window.rooms
    opener.use_opinions(Opinions(QuickWorkshop(), table.window))  # type: ignore[arg-type]
    opener.open_statistics()
    assert isinstance(rooms.room, StatisticsRoom)
    rooms.room.games_chosen.emit([])
    opener.look_back_here()
    assert isinstance(rooms.room, LookBack)
    rooms.room.go_to(3)
    opener.open_fair_play("shuffle")
    names = []
    while rooms.name:
        names.append(rooms.name)
        if isinstance(rooms.room, LookBack):
            assert rooms.room.step == 3
            assert rooms.room.dock.back.text() == RoomWord.BACK_TO_PAGE()
        if isinstance(rooms.room, StatisticsRoom):
            assert rooms.room.back.text() == RoomWord.BACK()
        table.key(Key.Key_Escape)
    assert names == ["fair play", "look back", "games", "statistics"]


def test_a_page_opened_twice_is_on_the_way_back_once(table: Table) -> None:
    table.open(SINGLE)
    opener, rooms = table.window.room_opener, table.window.rooms
    for _ in range(3):
        opener.open_games()
        opener.open_statistics()
    table.key(Key.Key_Escape)
    assert rooms.name == "games"
    table.key(Key.Key_Escape)
    assert not rooms.name
    opener.open_statistics()
    assert isinstance(rooms.room, StatisticsRoom)
    table.press(rooms.room.back)
    assert not rooms.name
