"""The curtain between people at one screen: nobody sees another player's cards, however it falls and rises."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from pinochle_qt.engine.actions import Pass
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.session import Session
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.draw.theme import REDUCED_FADE, Speed, Tempo
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.ui.rooms.problem.problem_room import ProblemRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game import plate_lines as lines
from tests.checks import require
from tests.ui.panel_tools import texts
from tests.ui.playing import LEFT, Table, shown_is_known
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.panels.show.curtain import Curtain

SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"
GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def half_way(curtain: Curtain) -> None:
    """Let half of the time pass that the curtain takes to fall or rise."""
    clock = curtain.motion.clock
    clock.setCurrentTime(clock.duration() // 2)


def play_until_called(table: Table) -> Curtain:
    """Play by mouse until another person is called to the screen."""
    curtain = table.window.panels.curtain
    while not curtain.isVisible():
        table.wait_for_turn()
        table.answer_by_mouse()
    return curtain


def test_two_people_never_see_each_others_cards(table: Table) -> None:
    table.open(STOCK, people=2)
    curtain = table.window.panels.curtain
    for _ in range(8):
        table.qtbot.waitUntil(lambda: table.prompt is not None or curtain.isVisible())
        if curtain.isVisible():
            assert table.prompt is None
            assert curtain.geometry().contains(table.window.view.geometry())
            QTest.keyClick(curtain, Qt.Key.Key_Return)
        prompt = require(table.prompt)
        assert table.controller.viewer == prompt.seat
        zones = require(table.window.view.event_player.zones)
        other = 1 - (prompt.seat or 0)
        assert all(token.face is None for token in zones.hands[other])
        table.answer_by_mouse()


def test_the_curtain_hides_everything_and_rises_over_the_next_persons_table(table: Table) -> None:
    table.open(STOCK, people=2)
    table.window.panels.tempo = Tempo(Speed.SLOW)
    curtain = play_until_called(table)
    curtain.finish_motion()
    cloth = curtain.grab().toImage()
    home = require(curtain.parentWidget())
    assert home.grab(curtain.geometry()).toImage().convertToFormat(cloth.format()) == cloth
    hanging = curtain.y()
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert curtain.isVisible()
    assert table.prompt is not None
    half_way(curtain)
    assert curtain.y() < hanging
    table.qtbot.waitUntil(curtain.isHidden)


def test_a_person_without_a_name_is_numbered_if_two_share_the_screen(table: Table) -> None:
    seats = (SeatSetup("You", "human"), SeatSetup("Walter", "human"))
    session = Session.new(PRESETS[STOCK], STOCK, seats, 5)
    table.window.matches.open(session)
    called: set[str] = set()
    shown: set[tuple[str, ...]] = set()
    while len(called) < 2:
        curtain = play_until_called(table)
        called.add(curtain.accessibleName())
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        shown.add(tuple(view.name for view in table.window.view.seats.views))
    assert called == {"Player 1's turn. Pass Player 1 the screen.", "Walter's turn. Pass Walter the screen."}
    assert shown == {("Player 1 (you)", "Walter"), ("Player 1", "Walter (you)")}


def called_again(table: Table, tempo: Tempo) -> Curtain:
    """Let one person look at the table and play, so that the curtain starts to fall for the other one."""
    table.open(STOCK, people=2)
    curtain = play_until_called(table)
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    table.window.panels.tempo = tempo
    assert curtain.isHidden()
    return play_until_called(table)


def test_a_falling_curtain_covers_more_and_more_of_what_was_seen_before(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    home, event_player = require(curtain.parentWidget()), table.window.view.event_player
    seat = table.controller.viewer
    assert curtain.geometry().bottom() < 0
    half_way(curtain)
    assert 0 < curtain.geometry().bottom() < home.height() - 1
    assert event_player.zones is not None
    assert event_player.zones.viewer == seat
    assert all(token.face is None for token in event_player.zones.hands[1 - (seat or 0)])
    table.qtbot.waitUntil(lambda: curtain.geometry() == home.rect())
    assert event_player.zones.viewer == seat
    assert table.prompt is None


@pytest.mark.parametrize("how", ["enter", "space", "cloth", "button", "accessible"])
def test_a_press_while_the_curtain_falls_only_finishes_its_movement(table: Table, how: str) -> None:
    # when the curtain fades in, the button is in its place from the first moment on
    curtain = called_again(table, Tempo(Speed.SLOW, is_reduced=how == "button"))
    half_way(curtain)
    button = require(curtain.findChild(PanelButton))
    window = table.window.windowHandle()
    if how in {"enter", "space"}:
        QTest.keyClick(curtain, Qt.Key.Key_Return if how == "enter" else Qt.Key.Key_Space)
    elif how == "accessible":
        button.click()
    else:
        at = button.mapTo(table.window, button.rect().center()) if how == "button" else QPoint(60, 60)
        QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
        assert not curtain.motion.is_running
        QTest.mouseRelease(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    home = require(curtain.parentWidget())
    assert curtain.geometry() == home.rect()
    assert table.prompt is None
    QTest.mouseClick(button, LEFT)
    assert table.prompt is not None


def test_nothing_of_the_previous_person_can_be_read_beside_or_over_the_curtain(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.INSTANT))
    window = table.window
    window.presenter.toggle("hand_list")
    hand = require(window.findChild(QListView))
    for keys in ("Ctrl+L", "L", "S"):
        QTest.keySequence(window, QKeySequence(keys))
    uppermost = require(window.home.childAt(curtain.rect().center()))
    assert curtain.isAncestorOf(uppermost)
    assert hand.model().rowCount() == 0
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert hand.model().rowCount() == len(window.view.choice.hand) > 0
    QTest.keySequence(window, QKeySequence("Ctrl+L"))
    assert window.panels.log.isVisible()
    while curtain.isHidden():  # playing a card from the list also calls the other person
        prompt = table.wait_for_turn()
        if prompt is not None and prompt.kind == "play":
            hand.activated.emit(hand.model().index(0, 0))
        else:
            table.answer_by_mouse()
    assert hand.model().rowCount() == 0


@pytest.mark.parametrize("keys", ["Ctrl+H", "Ctrl+L", "S", "L", "M"])
def test_nothing_opens_over_the_curtain_or_takes_its_focus(table: Table, keys: str) -> None:
    table.open(STOCK, people=2)
    curtain = play_until_called(table)
    window = table.window
    before = window.grab().toImage()
    for _ in range(2):
        QTest.keySequence(window.focusWidget() or window, QKeySequence(keys))
        assert window.grab().toImage() == before
    table.key(Qt.Key.Key_Return)
    assert curtain.isHidden()
    assert table.prompt is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_O, Qt.Key.Key_T])
def test_the_curtain_has_the_focus_again_after_a_page_over_it(table: Table, key: Qt.Key) -> None:
    table.open(STOCK, people=2)
    curtain = play_until_called(table)
    curtain.finish_motion()
    QTest.keyClick(curtain, key, Qt.KeyboardModifier.ControlModifier)
    assert table.window.rooms.name
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Escape)
    assert not table.window.rooms.name
    assert curtain.isVisible()
    assert table.prompt is None
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Return)
    assert table.prompt is not None


def open_page(table: Table, page: str) -> Observation:
    """Open a page with a deal, and return what everybody may know at the step shown."""
    window = table.window
    if page == "problem":
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F3)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_N)
    else:
        window.room_opener.use_opinions(Opinions(QuickWorkshop(), window))  # type: ignore[arg-type]
        window.room_opener.look_back_at(GOLDEN / f"{SINGLE}.pinochle")
        table.qtbot.waitUntil(lambda: window.rooms.name == page)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_End)
    room = window.rooms.room
    assert isinstance(room, (ProblemRoom, LookBack))
    return (room.problem_question.review if isinstance(room, ProblemRoom) else room.review).table(room.step).public


def strip_in_sight(table: Table) -> QImage:
    """Return what is visible where the strip is."""
    return table.window.home.grab(table.window.strip.geometry()).toImage()


def painted_strip(table: Table) -> QImage:
    """Return the strip on its own."""
    return table.window.strip.grab().toImage().convertToFormat(strip_in_sight(table).format())


@pytest.mark.parametrize("page", ["problem", "look back"])
def test_a_page_shows_trump_and_contract_of_its_deal_while_the_curtain_is_down(table: Table, page: str) -> None:
    table.open(STOCK, people=2)
    play_until_called(table)
    window, cloth = table.window, strip_in_sight(table)
    public = open_page(table, page)
    assert window.strip.labels["title"].text() == lines.strip_title(public)
    assert strip_in_sight(table) == painted_strip(table)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert window.rooms.name == "games"
    assert strip_in_sight(table) == cloth
    open_page(table, page)
    assert strip_in_sight(table) != cloth
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert strip_in_sight(table) == cloth


@pytest.mark.usefixtures("application")
@pytest.mark.parametrize("people", [1, 2])
def test_a_page_shows_trump_and_contract_of_its_deal_in_another_language(table: Table, people: int) -> None:
    table.open(STOCK, people=people)
    if people > 1:
        play_until_called(table)
    public = open_page(table, "look back")
    table.window.preferences.apply(replace(table.window.settings, language="de"))
    table.window.dialogs.close()
    assert table.window.strip.labels["title"].text() == lines.strip_title(public)
    assert strip_in_sight(table) == painted_strip(table)


def test_the_person_at_the_screen_can_answer_by_keys_at_once(table: Table) -> None:
    table.open(SINGLE, people=2)
    table.window.panels.tempo = Tempo(Speed.SLOW)
    curtain = play_until_called(table)
    curtain.finish_motion()
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Return)
    assert curtain.isVisible()
    assert table.prompt is not None
    seat = require(table.prompt.seat)
    table.qtbot.waitUntil(curtain.isHidden)
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_P)
    assert table.controller.session.steps[-1].action == Pass(seat)


def test_undo_before_the_next_person_arrives_calls_the_previous_one_again(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.INSTANT))
    assert "Anna's turn. Pass Anna the screen." in texts(curtain)
    table.controller.undo()
    assert table.controller.awaits_person
    assert "Ben's turn. Pass Ben the screen." in texts(curtain)
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert table.prompt is not None
    assert table.prompt.seat == table.controller.viewer == 1
    assert shown_is_known(table)


def test_a_window_resized_while_the_curtain_falls_is_covered_at_once(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    half_way(curtain)
    table.window.resize(1400, 900)
    table.qtbot.waitUntil(lambda: table.window.view.width() == 1400)
    home = require(curtain.parentWidget())
    assert not curtain.motion.is_running
    assert curtain.geometry() == home.rect()
    assert table.prompt is None


def test_a_rising_curtain_falls_again_from_where_it_is(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    curtain.finish_motion()
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    half_way(curtain)
    low = curtain.geometry().bottom()
    table.window.panel_host.call_person(0)
    assert curtain.geometry().bottom() == low
    half_way(curtain)
    assert low < curtain.geometry().bottom()


def test_with_reduced_motion_the_curtain_fades_in_place(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.NORMAL, is_reduced=True))
    home = require(curtain.parentWidget())
    bare = home.grab().toImage()
    half_way(curtain)
    falling = home.grab().toImage()
    assert curtain.geometry() == home.rect()
    assert curtain.motion.clock.duration() == REDUCED_FADE.ms
    curtain.finish_motion()
    cloth = home.grab().toImage()
    assert cloth.convertToFormat(bare.format()) == curtain.grab().toImage().convertToFormat(bare.format())
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert table.prompt is not None
    half_way(curtain)
    rising = home.grab().toImage()
    assert curtain.geometry() == home.rect()
    assert all(between not in (bare, cloth) for between in (falling, rising))
    table.qtbot.waitUntil(curtain.isHidden)


def test_a_new_game_removes_the_curtain(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    half_way(curtain)
    table.open(STOCK)
    assert curtain.isHidden()
    table.open(STOCK, people=2)
    table.qtbot.waitUntil(curtain.isVisible)
    assert curtain.geometry().bottom() < 0
