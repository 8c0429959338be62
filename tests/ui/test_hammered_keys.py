"""Keys that are hammered, and presses that were on their way when something opened under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.engine.actions import Play
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.panels.press_guard import QUIET
from tests.ui.clocks import HandClock
from tests.ui.panel_tools import buttons, the
from tests.ui.playing import LEFT, Table, play_by_mouse_until, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SINGLE = "single_deck_partnership"
STOCK = "simplified_two_handed_150"
HAMMER = 0.2
"""Seconds between two presses of a user who hammers a key."""
INSISTING = 0.35
"""Seconds between two presses of a user who wonders why a button does nothing."""
Key = Qt.Key


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> Table:
    paths = Paths(tmp_path, tmp_path)
    return Table(qtbot, paths, Settings(speed="instant"), clock=clock)


def hammer(table: Table, clock: HandClock, key: Qt.Key, times: int = 8) -> list[object]:
    """Press a key again and again, and return the human player's resulting actions."""
    steps = table.controller.session.steps
    before = len(steps)
    for _ in range(times):
        clock.now += HAMMER
        QTest.keyClick(table.window.focusWidget() or table.window, key)
        table.wait_for_turn()
    done = (step.action for step in table.controller.session.steps[before:])
    return [action for action in done if getattr(action, "seat", 0) == 0]


def rest(clock: HandClock) -> None:
    """Take time to look at what is there."""
    clock.now += 2 * QUIET


def test_enter_hammered_through_a_deal_does_nothing_but_play_cards_in_sight(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    played = deliberate = 0
    for _ in range(40):
        prompt = table.wait_for_turn()
        done = hammer(table, clock, Key.Key_Return)
        assert all(isinstance(action, Play) for action in done)
        played += len(done)
        if table.controller.awaits_deal:
            break
        if table.prompt is not None and table.prompt.kind != "play":
            rest(clock)
            table.answer_by_mouse()
            deliberate += 1
        assert prompt is not None
    assert played == 12
    assert deliberate > 1
    assert table.controller.awaits_deal
    assert table.window.panels.score.isVisible()
    rest(clock)
    assert hammer(table, clock, Key.Key_Return, times=1)  # one press, one deal
    assert all(isinstance(action, Play) for action in hammer(table, clock, Key.Key_Return))


def test_enter_hammered_after_the_match_begins_no_other_one(table: Table, clock: HandClock) -> None:
    session = table.open(STOCK, target=100)
    for _ in range(200):
        if session.is_over:
            break
        if table.wait_for_turn() is None:
            table.controller.deal_next()
        else:
            rest(clock)
            table.answer_by_mouse()
    assert session.is_over
    panel = table.window.panels.match_end
    table.qtbot.waitUntil(panel.isVisible)
    for _ in range(8):
        clock.now += HAMMER
        table.key(Key.Key_Return)
    assert table.controller.session is session
    rest(clock)
    table.press(buttons(panel)["New game…"])
    dialog = the(table.window, NewGameDialog)
    for _ in range(8):
        clock.now += HAMMER
        QTest.keyClick(dialog, Key.Key_Return)
    assert table.controller.session is session
    assert dialog.isVisible()
    rest(clock)
    QTest.keyClick(dialog, Key.Key_Return)
    assert table.controller.session is not session


def test_a_dialog_that_was_just_opened_is_typed_into_and_left_without_a_wait(table: Table) -> None:
    session = table.open(SINGLE)
    table.window.dialogs.open_new_game()
    dialog = the(table.window, NewGameDialog)
    table.qtbot.waitUntil(dialog.isActiveWindow)
    chosen = dialog.game
    QTest.keyClick(dialog.focusWidget(), Key.Key_Down)
    assert dialog.game is not chosen
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog.focusWidget(), Key.Key_Escape)
    assert not dialog.isVisible()
    assert table.controller.session is session


def test_shift_is_no_press_that_makes_the_next_one_wait(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt, bid = table.prompt, table.window.panels.bid
    rest(clock)
    table.window.panel_host.ask(prompt, table.controller.observation)
    clock.now += QUIET - 0.1
    QTest.keyPress(bid, Key.Key_Shift)
    clock.now += 0.2
    QTest.keyClick(bid, Key.Key_Return)
    assert table.prompt is not prompt


@pytest.mark.parametrize("key", [Key.Key_P, Key.Key_Return])
def test_a_panel_takes_no_key_before_it_could_be_read(table: Table, clock: HandClock, key: Qt.Key) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt = table.prompt
    table.key(key)
    assert table.prompt is prompt
    rest(clock)
    assert hammer(table, clock, key, times=1)


def test_a_panel_takes_no_click_before_it_could_be_read(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt, button = table.prompt, table.window.panels.bid.main_button
    assert button is not None
    for _ in range(5):
        clock.now += HAMMER
        QTest.mouseClick(button, LEFT)
    assert table.prompt is prompt
    rest(clock)
    QTest.mouseClick(button, LEFT)
    assert table.prompt is not prompt


def test_a_button_answers_whoever_keeps_clicking_it_without_a_rest(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt, button = table.prompt, table.window.panels.bid.main_button
    assert button is not None
    for _ in range(4):
        clock.now += INSISTING
        QTest.mouseClick(button, LEFT)
        assert table.prompt is prompt
    clock.now += INSISTING
    QTest.mouseClick(button, LEFT)
    assert table.prompt is not prompt


def test_a_panel_is_never_answered_by_hammering(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    assert not hammer(table, clock, Key.Key_Return, times=50)


def test_a_hammered_key_does_not_lift_the_curtain(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), clock=clock)
    table.open(SINGLE, people=2)
    table.qtbot.waitUntil(lambda: table.controller.awaits_person)
    for _ in range(5):
        clock.now += HAMMER
        table.key(Key.Key_Return)
    assert table.controller.awaits_person
    rest(clock)
    table.key(Key.Key_Return)
    assert not table.controller.awaits_person


def is_all_seen(table: Table) -> bool:
    return table.window.view.event_player.is_all_seen


def test_a_card_is_not_played_while_what_led_to_the_question_is_still_on_its_way(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.open(SINGLE)
    play_by_mouse_until(table, "play")  # reaches a trick to which the human player plays last
    view = table.window.view
    table.key(Key.Key_Right)
    view.set_tempo(Tempo(Speed.FAST))
    table.key(Key.Key_Return)
    prompt = table.wait_for_turn()
    assert prompt is not None
    assert prompt.kind == "play"
    assert not is_all_seen(table)
    steps = len(table.controller.session.steps)
    table.key(Key.Key_Return)
    assert is_all_seen(table)
    assert len(table.controller.session.steps) == steps
    table.key(Key.Key_Return)
    assert len(table.controller.session.steps) > steps
