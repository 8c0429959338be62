"""Keys that are hammered, and presses that were on their way when something opened under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Done, Play
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.lesson import NAMES, lesson
from pinochle_qt.teaching.problems import problems
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.rooms.problem.problem_room import ProblemRoom
from pinochle_qt.ui.rooms.problem.series import in_order
from pinochle_qt.ui.table.input.press_timing import QUIET
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.ui.clocks import HandClock
from tests.ui.film import Projector
from tests.ui.panel_tools import buttons, the
from tests.ui.playing import LEFT, Table, let_all_decide, play_by_mouse_until, play_until, seed_that_asks

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.settings import SpeedName

SINGLE = "single_deck_partnership"
STOCK = "simplified_two_handed_150"
HAMMER = 0.2
"""Seconds between two presses of a user who hammers a key."""
REPEAT = 0.04
"""Seconds between two repeats of a key that is held down."""
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


def own_actions(table: Table) -> int:
    """Return how often the human player has decided something; without a meld, the program goes on by itself."""
    actions = [step.action for step in table.controller.session.steps]
    return sum(getattr(action, "seat", None) == 0 and not isinstance(action, Done) for action in actions)


def repeat_unmarked(table: Table, when: int) -> None:
    """Send what a held Enter sends on X11 while the window is busy: a release and a press at the same time."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(when)
        to = require(
            table.window.focusWidget() if kind == QEvent.Type.ShortcutOverride else table.window.windowHandle()
        )
        QApplication.sendEvent(to, event)
        QApplication.processEvents()


def is_asked(table: Table) -> bool:
    return table.prompt is not None or table.window.view.event_player.interaction.asked.melds_stay


def goes_on(table: Table) -> bool:
    """Return whether something moves, is asked, or has ended."""
    controller, is_moving = table.controller, table.window.view.event_player.is_busy
    return is_moving or is_asked(table) or controller.awaits_deal or controller.session.is_over


@pytest.mark.parametrize("speed", ["instant", "normal"])
@pytest.mark.parametrize("preset", PRESETS)
def test_enter_held_and_repeated_through_a_deal_decides_nothing(
    qtbot: QtBot, tmp_path: Path, clock: HandClock, preset: str, speed: SpeedName
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed=speed), clock=clock)
    session = table.open(preset, seed_that_asks(preset, "play"))
    event_player, answered = table.window.view.event_player, set[str]()
    for _ in range(1000):
        qtbot.waitUntil(lambda: goes_on(table))
        before, deals = own_actions(table), session.observe(0).number
        for _ in range(3):
            clock.now += HAMMER
            table.key(Key.Key_Return)
            QApplication.processEvents()
        for repeat in range(3):
            clock.now += REPEAT
            repeat_unmarked(table, 1000 + repeat)
        assert own_actions(table) == before
        assert session.observe(0).number == deals
        if session.is_over or (table.controller.awaits_deal and "play" in answered):
            break
        if event_player.is_busy and not event_player.interaction.asked.melds_stay:
            event_player.finish()
            continue
        rest(clock)
        if table.prompt is None:  # everybody's melds are to be seen, or nobody played and the next cards are dealt
            table.key(Key.Key_Return)
            continue
        asked = table.prompt
        answered.add(asked.kind)
        if asked.kind != "play":  # there it would claim the rest, as soon as that is known to be settled
            table.key(Key.Key_C)  # cards may have been picked, to be given away if one confirms it
        table.answer_by_keys()
        assert table.prompt is not asked
    assert "play" in answered


def test_one_press_deals_the_next_cards_and_further_ones_decide_nothing(table: Table, clock: HandClock) -> None:
    session = table.open(SINGLE)
    let_all_decide(session, lambda prompt: prompt.seat is None and bool(session.match.results))
    table.window.matches.open(session)
    table.qtbot.waitUntil(table.window.panels.score.isVisible)
    assert not hammer(table, clock, Key.Key_Return)
    rest(clock)
    assert hammer(table, clock, Key.Key_Return, times=1)
    assert not hammer(table, clock, Key.Key_Return)


def test_rapid_presses_play_one_card_and_slower_ones_continue(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    rest(clock)
    assert len(hammer(table, clock, Key.Key_Return, times=5)) == 1
    rest(clock)
    assert len(hammer(table, clock, Key.Key_Return, times=1)) == 1
    clock.now += QUIET
    assert len(hammer(table, clock, Key.Key_Return, times=1)) == 1


def test_a_click_plays_the_card_under_it_however_quickly_it_comes(table: Table) -> None:
    session = table.open(SINGLE)  # the clock of this table stands still
    play_until(table, "play")
    for _ in range(3):
        prompt = require(table.wait_for_turn())
        assert prompt.position is not None
        assert prompt.seat is not None
        face = prompt.position.legal()[0]
        steps = len(session.steps)
        table.click_card(table.token(face, list(table.window.view.choice.hand)))
        assert table.controller.session.steps[steps].action == Play(prompt.seat, face)


def test_a_held_key_is_one_press_even_if_qt_does_not_mark_repeats(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    table.key(Key.Key_Right)
    table.key(Key.Key_Return)
    before = own_actions(table)
    for repeat in range(5):  # the clock of this test would let each of them through
        table.wait_for_turn()
        repeat_unmarked(table, 1000 + repeat)
    assert own_actions(table) == before


def test_a_held_menu_key_acts_once_even_if_qt_does_not_mark_repeats(table: Table) -> None:
    handle = table.window.windowHandle()
    release = QKeyEvent(QEvent.Type.KeyRelease, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    override = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    for event, to in ((release, handle), (override, table.window)):
        event.setTimestamp(1000)
        event.ignore()
        QApplication.sendEvent(to, event)
    assert override.isAccepted()  # so Qt looks for no shortcut


def test_enter_repeated_after_the_match_starts_no_other_one(table: Table, clock: HandClock) -> None:
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


def test_a_dialog_just_opened_accepts_typing_and_closing_at_once(table: Table) -> None:
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


def test_shift_does_not_delay_the_next_press(table: Table, clock: HandClock) -> None:
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
def test_a_panel_accepts_no_key_before_it_could_be_read(table: Table, clock: HandClock, key: Qt.Key) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt = table.prompt
    table.key(key)
    assert table.prompt is prompt
    rest(clock)
    assert hammer(table, clock, key, times=1)


def test_a_panel_accepts_no_click_before_it_could_be_read(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt, button = table.prompt, require(table.window.panels.bid.main_button)
    for _ in range(5):
        clock.now += HAMMER
        QTest.mouseClick(button, LEFT)
    assert table.prompt is prompt
    rest(clock)
    QTest.mouseClick(button, LEFT)
    assert table.prompt is not prompt


def test_a_button_works_for_someone_who_keeps_clicking_it(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    prompt, button = table.prompt, require(table.window.panels.bid.main_button)
    for _ in range(4):
        clock.now += INSISTING
        QTest.mouseClick(button, LEFT)
        assert table.prompt is prompt
    clock.now += INSISTING
    QTest.mouseClick(button, LEFT)
    assert table.prompt is not prompt


def test_a_panel_is_never_answered_by_rapid_presses(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    assert not hammer(table, clock, Key.Key_Return, times=50)


def test_a_rapidly_repeated_key_does_not_open_the_curtain(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> None:
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


def test_no_card_is_played_while_the_cards_before_the_question_still_move(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.open(SINGLE)
    play_by_mouse_until(table, "play")  # reaches a trick to which the human player plays last
    view = table.window.view
    table.key(Key.Key_Right)
    view.set_tempo(Tempo(Speed.FAST))
    table.key(Key.Key_Return)
    projector = Projector(table.window, table.controller, HandClock())
    while table.controller.table.asked != 0:
        projector.advance(20)
    assert not is_all_seen(table)
    assert table.prompt is None
    steps = len(table.controller.session.steps)
    table.key(Key.Key_Return)
    assert is_all_seen(table)
    assert require(table.prompt).kind == "play"
    assert len(table.controller.session.steps) == steps
    table.key(Key.Key_Return)
    assert len(table.controller.session.steps) > steps


def test_enter_repeated_in_a_lesson_skips_no_step(table: Table, clock: HandClock) -> None:
    table.open(SINGLE)
    name, at = next((name, at) for name in NAMES for at, step in enumerate(lesson(name).steps) if step.answers)
    table.window.room_opener.lesson_asked.emit(name, at)
    lessons = require(table.window.lessons)
    run = require(lessons.run)
    rest(clock)
    table.press(lessons.coach.card.answers[run.step.right])
    assert run.is_done
    for _ in range(8):
        clock.now += HAMMER
        table.key(Key.Key_Return)
    assert run.at == at
    rest(clock)
    table.key(Key.Key_Return)
    assert run.at == at + 1


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_Return, Key.Key_N])
def test_a_held_or_repeated_key_skips_no_problem(table: Table, clock: HandClock, key: Qt.Key) -> None:
    table.open(SINGLE)
    entries = in_order(list(problems())[:4], table.window.room_opener.paths.practiced)
    table.window.room_opener.ask(entries)
    room = table.window.rooms.room
    assert isinstance(room, ProblemRoom)
    rest(clock)
    QTest.keyClick(room, Key.Key_1)
    assert room.own is not None
    answered = room.problem_question
    for _ in range(8):
        clock.now += HAMMER
        QTest.keyClick(room, key)
        QApplication.sendEvent(room, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True))
    assert room.problem_question is answered
    rest(clock)
    QTest.keyClick(room, Key.Key_Return)
    assert room.problem_question is not answered
    for _ in range(8):
        clock.now += HAMMER
        QTest.keyClick(room, key)
    assert room.own is None
