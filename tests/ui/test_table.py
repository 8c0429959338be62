"""The table under the hand: drag, click, refusals, Esc, undo, hot seat, resize, resume."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, parse_cards
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui import hand_list
from pinochle_qt.ui.panels.controls import PanelButton
from pinochle_qt.ui.panels.strip_parts import TrumpTile
from pinochle_qt.ui.table.compose import pointing_groups
from pinochle_qt.ui.table.drag import FLICK_MS
from pinochle_qt.ui.table.geometry import Rect
from pinochle_qt.ui.table.layout_panels import meld_mat
from pinochle_qt.ui.table.shadows import shadow_margin
from pinochle_qt.ui.table.tableau import Tableau
from pinochle_qt.ui.theme import CLOSE_UP, GLIDE_HOME, HOVER, PLATE_SHADOW, REDUCED_FADE, Speed, Tempo, Timing
from tests.ui import inspection
from tests.ui.inspection import overlaps
from tests.ui.moments import moments, session_at
from tests.ui.panel_tools import texts
from tests.ui.playing import EVERYBODY, LEFT, Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.settings import Sorting
    from pinochle_qt.ui.panels.curtain import Curtain
    from pinochle_qt.ui.table.card_tokens import Token

SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="instant"))


def play_until(table: Table, kind: str, *, with_duty: bool = False) -> None:
    """Play by mouse until the person is asked a question of a kind, with some card refused if wanted."""
    for _ in range(200):
        prompt = table.wait_for_turn()
        if prompt is None:
            table.controller.deal_next()
            continue
        if prompt.kind == kind and (not with_duty or len(prompt.cards) < len(set(prompt.hand))):
            return
        table.answer_by_mouse()
    raise AssertionError(f"no question of kind {kind} came up")


def half_way(curtain: Curtain) -> None:
    """Let half of the time pass that the curtain takes to fall or to rise."""
    clock = curtain._way._clock
    clock.setCurrentTime(clock.duration() // 2)


def play_until_called(table: Table) -> Curtain:
    """Play by mouse until another person is called to the screen."""
    curtain = table.window.stage.curtain
    while not curtain.isVisible():
        table.wait_for_turn()
        table.answer_by_mouse()
    return curtain


def shown_is_known(table: Table) -> bool:
    """Return whether the table shows just what the viewer knows."""
    director = table.window.view.director
    assert director.tableau is not None
    return director.tableau.snapshot() == Tableau(table.controller.observation).snapshot()


def test_a_card_dropped_in_the_trick_is_played_and_one_dropped_at_home_is_not(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    token = table.window.view.choice.hand[0]
    steps = len(session.steps)
    start = table.point_of(token)
    table.drag_card(token, start + QPoint(30, 4))
    assert len(session.steps) == steps
    assert table.window.view.director.item(token).pose.angle != 0
    table.drag_card(token, table.trick_point())
    assert len(session.steps) > steps
    assert shown_is_known(table)


def test_a_refused_card_glides_home_and_the_reason_is_said(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, table.prompt
    assert prompt is not None
    token = next(each for each in view.choice.hand if each.face not in prompt.cards)
    home, steps = view.director.item(token).pose, len(session.steps)
    table.drag_card(token, table.trick_point())
    assert len(session.steps) == steps
    assert view.director.item(token).pose == home
    assert view._reason.is_shown
    table.click_card(token)
    assert len(session.steps) == steps
    assert view._reason.is_shown


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
@pytest.mark.parametrize("preset", [SINGLE, "eight_handed_four_teams"])
def test_a_reason_covers_nothing_that_is_to_be_read_however_the_card_was_tried(
    table: Table, preset: str, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    table.open(preset)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, table.prompt
    assert prompt is not None
    for token in [each for each in view.choice.hand if each.face not in prompt.cards]:
        for attempt in (table.click_card, lambda token: table.drag_card(token, table.trick_point())):
            attempt(token)
            assert view._reason.is_shown
            assert not inspection.overlaps(table.window)
            said = view._reason._item.sceneBoundingRect()
            assert said.left() < view.director.item(token).pose.x < said.right()
            target = view.place.path().boundingRect()
            margin = shadow_margin(PLATE_SHADOW, view.layout_now.frame.ui)
            assert not said.adjusted(margin, margin, -margin, -margin).intersects(target)


def test_a_reason_stands_at_once_where_the_refused_card_will_be(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, table.prompt
    assert prompt is not None
    view.set_tempo(Tempo(Speed.NORMAL))
    token = next(each for each in view.choice.hand if each.face not in prompt.cards)
    table.drag_card(token, table.trick_point())
    said = view._reason._item.sceneBoundingRect()
    view.director.finish()
    assert said.left() < view.director.item(token).pose.x < said.right()
    assert not inspection.overlaps(table.window)


def test_a_card_dragged_to_the_trick_out_of_turn_glides_home_and_it_is_said_whose_turn_it_is(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.open(SINGLE)
    play_until(table, "play")
    with monkeypatch.context() as patch:
        patch.setattr(table.bots._soon, "start", lambda _ms: None)  # the computer player thinks all the time
        table.answer_by_mouse()
        asked = session.prompt
        assert asked is not None
        assert asked.seat is not None
        view, steps = table.window.view, len(session.steps)
        token = view.choice.hand[0]
        table.drag_card(token, table.point_of(token) + QPoint(20, 4))
        assert not view._reason.sentence
        table.drag_card(token, table.trick_point())
        assert len(session.steps) == steps
        assert view._reason._item.isVisible()
        assert view._reason.sentence == f"It is {EVERYBODY[asked.seat]}'s turn."
        assert not inspection.overlaps(table.window)
    table.bots._soon.start(0)
    table.wait_for_turn()
    assert not view._reason._item.isVisible()


@pytest.mark.parametrize("timing", [HOVER, GLIDE_HOME, CLOSE_UP])
def test_cards_close_up_glide_and_rise_each_in_its_own_time(
    table: Table, monkeypatch: pytest.MonkeyPatch, timing: Timing
) -> None:
    table.open(STOCK)
    play_until(table, "play")
    director = table.window.view.director
    token = table.window.view.choice.hand[0]
    director.item(token).place(replace(director.item(token).pose, x=5))
    asked: list[Timing] = []
    monkeypatch.setattr(director.motion, "move", lambda _item, _to, how, **_rest: asked.append(how))
    director.arrange(timing)
    assert asked == [timing]


def test_playable_cards_stand_higher_and_others_are_veiled(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, table.prompt
    assert prompt is not None
    for token in view.choice.hand:
        assert view.director.item(token).is_dimmed == (token.face not in prompt.cards)


def test_a_click_plays_and_flicking_upward_too(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    steps = len(session.steps)
    table.click_card(table.window.view.choice.hand[0])
    assert len(session.steps) > steps
    play_until(table, "play")
    steps = len(session.steps)
    token = table.window.view.choice.hand[1]
    table.drag_card(token, table.point_of(token) - QPoint(0, 90))
    assert len(session.steps) > steps


def test_a_legal_card_dropped_far_from_the_trick_glides_home(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play")
    view, prompt = table.window.view, table.prompt
    assert prompt is not None
    token = next(each for each in view.choice.hand if each.face in prompt.cards)
    home, steps = view.director.item(token).pose, len(session.steps)
    plates = [view.layout_now.plate(place).center for place in (1, 3)]
    for far in [*(view.mapFromScene(at.x, at.y) for at in plates), QPoint(1180, 60), QPoint(40, 60)]:
        table.drag_card(token, far)
        assert len(session.steps) == steps, far
        assert view.director.item(token).pose.angle == home.angle
    other = view.layout_now.trick(3)
    table.drag_card(token, view.mapFromScene(other.x, other.y))
    assert len(session.steps) > steps


def test_a_card_carried_up_slowly_and_dropped_over_the_hand_stays_there(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    token = table.window.view.choice.hand[1]
    home, steps = table.window.view.director.item(token).pose, len(session.steps)
    table.drag_card(token, table.point_of(token) - QPoint(0, 70), ms=2 * FLICK_MS)
    assert len(session.steps) == steps
    assert table.window.view.director.item(token).pose.angle == home.angle


@pytest.mark.parametrize("how", ["escape", "focus", "right button"])
def test_a_held_card_goes_home_when_the_drag_is_given_up(table: Table, how: str) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    view = table.window.view
    viewport = view.viewport()
    token = view.choice.hand[2]
    home, steps = view.director.item(token).pose, len(session.steps)
    start = table.point_of(token)
    QTest.mousePress(viewport, LEFT, pos=start)
    table._move_held(viewport, start - QPoint(40, 200))
    assert view.director.item(token).pose != home
    if how == "escape":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    elif how == "focus":
        table.window.strip.setFocus(Qt.FocusReason.OtherFocusReason)
        view.clearFocus()
    else:
        QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=start)
    QTest.mouseRelease(viewport, LEFT, pos=start - QPoint(40, 200))
    assert len(session.steps) == steps
    assert view.director.item(token).pose.angle == home.angle


def test_a_second_click_confirms_where_that_is_wanted(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    table.window.view.choice.confirm_plays = "second"
    steps = len(session.steps)
    token = table.window.view.choice.hand[0]
    table.click_card(token)
    assert len(session.steps) == steps
    table.click_card(token)
    assert len(session.steps) > steps


def test_undo_goes_back_to_the_last_decision_and_redo_takes_it_again(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play")
    before = table.controller.observation
    table.answer_by_mouse()
    table.wait_for_turn()
    after = session.match
    table.controller.undo()
    assert table.controller.observation == before
    assert shown_is_known(table)
    table.controller.redo()
    table.qtbot.waitUntil(lambda: session.match == after)


def test_two_people_never_see_each_others_cards(table: Table) -> None:
    table.open(STOCK, people=2)
    curtain = table.window.stage.curtain
    for _ in range(8):
        table.qtbot.waitUntil(lambda: table.prompt is not None or curtain.isVisible())
        if curtain.isVisible():
            assert table.prompt is None
            assert curtain.geometry().contains(table.window.view.geometry())
            QTest.keyClick(curtain, Qt.Key.Key_Return)
        prompt = table.prompt
        assert prompt is not None
        assert table.controller.viewer == prompt.seat
        tableau = table.window.view.director.tableau
        assert tableau is not None
        other = 1 - (prompt.seat or 0)
        assert all(token.face is None for token in tableau.hands[other])
        table.answer_by_mouse()


def test_the_curtain_hides_everything_and_rises_over_the_table_of_the_next_person(table: Table) -> None:
    table.open(STOCK, people=2)
    table.window.stage.set_tempo(Tempo(Speed.SLOW))
    curtain = play_until_called(table)
    curtain.finish_motion()
    cloth = curtain.grab().toImage()
    home = curtain.parentWidget()
    assert home is not None
    assert home.grab(curtain.geometry()).toImage().convertToFormat(cloth.format()) == cloth
    hanging = curtain.y()
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert curtain.isVisible()
    assert table.prompt is not None
    half_way(curtain)
    assert curtain.y() < hanging
    table.qtbot.waitUntil(curtain.isHidden)


def called_again(table: Table, tempo: Tempo) -> Curtain:
    """Let somebody look at the table and play, so that the curtain sets out to fall for the other person."""
    table.open(STOCK, people=2)
    curtain = play_until_called(table)
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    table.window.stage.set_tempo(tempo)
    assert curtain.isHidden()
    return play_until_called(table)


def test_a_falling_curtain_covers_more_and_more_and_below_is_only_what_was_seen_before(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    home, director = curtain.parentWidget(), table.window.view.director
    assert home is not None
    seat = table.controller.viewer
    assert curtain.geometry().bottom() < 0
    half_way(curtain)
    assert 0 < curtain.geometry().bottom() < home.height() - 1
    assert director.tableau is not None
    assert director.tableau.viewer == seat
    assert all(token.face is None for token in director.tableau.hands[1 - (seat or 0)])
    table.qtbot.waitUntil(lambda: curtain.geometry() == home.rect())
    assert director.tableau.viewer == seat
    assert table.prompt is None


@pytest.mark.parametrize("how", ["enter", "space", "cloth", "button", "accessible"])
def test_what_is_pressed_while_the_curtain_falls_only_lets_it_hang(table: Table, how: str) -> None:
    # where it fades, the button is in its place from the first moment on
    curtain = called_again(table, Tempo(Speed.SLOW, is_reduced=how == "button"))
    half_way(curtain)
    button = curtain.findChild(PanelButton)
    assert button is not None
    window = table.window.windowHandle()
    if how in {"enter", "space"}:
        QTest.keyClick(curtain, Qt.Key.Key_Return if how == "enter" else Qt.Key.Key_Space)
    elif how == "accessible":
        button.click()
    else:
        at = button.mapTo(table.window, button.rect().center()) if how == "button" else QPoint(60, 60)
        QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
        assert not curtain._way.is_running
        QTest.mouseRelease(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    home = curtain.parentWidget()
    assert home is not None
    assert curtain.geometry() == home.rect()
    assert table.prompt is None
    QTest.mouseClick(button, LEFT)
    assert table.prompt is not None


def test_beside_and_over_the_curtain_nothing_of_the_last_person_can_be_read(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.INSTANT))
    window = table.window
    window._toggle_hand_list()
    hand = window.findChild(QListView)
    assert hand is not None
    for keys in ("Ctrl+L", "L", "S"):
        QTest.keySequence(window, QKeySequence(keys))
    uppermost = window._home.childAt(curtain.rect().center())
    assert uppermost is not None
    assert curtain.isAncestorOf(uppermost)
    assert hand.model().rowCount() == 0
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert hand.model().rowCount() == len(window.view.choice.hand) > 0
    QTest.keySequence(window, QKeySequence("Ctrl+L"))
    assert window.stage.log.isVisible()
    while curtain.isHidden():  # a card played from the list itself calls the other person too
        prompt = table.wait_for_turn()
        if prompt is not None and prompt.kind == "play":
            hand.activated.emit(hand.model().index(0, 0))
        else:
            table.answer_by_mouse()
    assert hand.model().rowCount() == 0


def test_undo_before_the_next_person_is_there_calls_the_last_one_again(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.INSTANT))
    assert "Hand over to Anna." in texts(curtain)
    table.controller.undo()
    assert table.controller.awaits_person
    assert "Hand over to Ben." in texts(curtain)
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert table.prompt is not None
    assert table.prompt.seat == table.controller.viewer == 1
    assert shown_is_known(table)


def test_a_window_that_changes_while_the_curtain_falls_is_covered_at_once(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    half_way(curtain)
    table.window.resize(1400, 900)
    table.qtbot.waitUntil(lambda: table.window.view.width() == 1400)
    home = curtain.parentWidget()
    assert home is not None
    assert not curtain._way.is_running
    assert curtain.geometry() == home.rect()
    assert table.prompt is None


def test_a_curtain_that_rises_falls_again_from_where_it_is(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    curtain.finish_motion()
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    half_way(curtain)
    low = curtain.geometry().bottom()
    table.window.stage.call_person(0)
    assert curtain.geometry().bottom() == low
    half_way(curtain)
    assert low < curtain.geometry().bottom()


def test_where_motion_is_reduced_the_curtain_fades_in_its_place(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.NORMAL, is_reduced=True))
    home = curtain.parentWidget()
    assert home is not None
    bare = home.grab().toImage()
    half_way(curtain)
    falling = home.grab().toImage()
    assert curtain.geometry() == home.rect()
    assert curtain._way._clock.duration() == REDUCED_FADE.ms
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


def test_a_new_game_takes_the_curtain_away(table: Table) -> None:
    curtain = called_again(table, Tempo(Speed.SLOW))
    half_way(curtain)
    table.open(STOCK)
    assert curtain.isHidden()
    table.open(STOCK, people=2)
    table.qtbot.waitUntil(curtain.isVisible)
    assert curtain.geometry().bottom() < 0


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_resizing_in_the_middle_of_everything_leaves_a_true_table(table: Table, preset: str) -> None:
    table.open(preset)
    for i in range(25):
        if table.wait_for_turn() is None:
            break
        table.window.resize(960 + 40 * (i % 9), 640 + 30 * (i % 5))
        table.answer_by_mouse()
        table.qtbot.waitUntil(lambda: not table.window.view.director.motion.is_moving)
        assert shown_is_known(table)


def test_a_game_begun_with_a_store_is_offered_again_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "c", tmp_path / "d", tmp_path / "s")
    table = Table(qtbot, paths, Settings(speed="instant"))
    rules = Settings().rules(SINGLE)
    seats = tuple(SeatSetup(name, "human" if name == "Anna" else "computer:steady") for name in ("Anna", "B", "C", "D"))
    session = Session.new(rules, SINGLE, seats, 4, RecordStore(paths.games))
    table.window.open_session(session)
    play_until(table, "play")
    path, position = session.path, table.controller.observation
    assert path is not None
    assert table.window.settings.last_journal == str(path)
    session.close()
    again = Session.resume(path, RecordStore(paths.games))
    table.window.open_session(again)
    table.wait_for_turn()
    assert table.controller.observation == position
    assert shown_is_known(table)
    again.close()


@pytest.mark.parametrize("sorting", ["suit", "trump", "rank"])
def test_the_hand_is_sorted_as_the_person_wants(table: Table, sorting: Sorting) -> None:
    table.window.apply_settings(replace(table.window.settings, sorting=sorting))
    table.open(SINGLE)
    play_until(table, "play")
    faces = [token.face for token in table.window.view.choice.hand if token.face is not None]
    trump = table.controller.observation.trump
    ranks = [RANK_OF[face] for face in faces]
    suits = [SUIT_OF[face] for face in faces]
    if sorting == "rank":
        assert ranks == sorted(ranks, reverse=True)
        return
    assert len([suit for i, suit in enumerate(suits) if i == 0 or suits[i - 1] != suit]) == len(set(suits))
    if sorting == "trump" and trump in suits:
        assert suits[0] == trump


def test_the_hand_can_be_read_and_played_as_a_list(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    table.window._toggle_hand_list()
    hand, prompt = table.window._hand_list, table.prompt
    assert hand is not None
    assert prompt is not None
    model = hand.list.model()
    names = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert len(names) == len(prompt.hand)
    row = next(i for i, token in enumerate(table.window.view.choice.hand) if token.face in prompt.cards)
    steps = len(session.steps)
    hand.list.setCurrentIndex(model.index(row, 0))
    QTest.keyClick(hand.list, Qt.Key.Key_Return)
    assert len(session.steps) > steps
    assert model.rowCount() == len(prompt.hand) - 1


SAID = "The record cannot be written (No space left on device)."


@pytest.mark.parametrize("sentence", [SAID, " ".join([SAID] * 12)], ids=["one line", "many lines"])
def test_what_the_program_says_takes_no_room_from_the_table(qtbot: QtBot, tmp_path: Path, sentence: str) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.open(SINGLE)
    play_until(table, "play")
    table.window.say(sentence)
    qtbot.wait(1)
    assert overlaps(table.window) == []
    assert (table.window.width(), table.window.height()) == (960, 640)
    notice = table.window.notice
    assert notice.isVisible()
    assert notice.text() == sentence
    assert notice.height() >= notice.heightForWidth(notice.width())
    QTest.mouseClick(notice, LEFT)
    assert notice.isHidden()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("kind", ["bid", "show", "play"])
@pytest.mark.parametrize("has_room", [True, False])
def test_the_list_of_the_hand_leaves_the_table_whole(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], kind: str, has_room: bool
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="instant"), size)
    window = table.window
    table.open(SINGLE)
    play_until(table, kind)
    monkeypatch.setattr(hand_list, "room_on_screen", lambda _: QRect(0, 0, 1920 if has_room else size[0], 1080))
    QTest.keySequence(window, QKeySequence("Ctrl+H"))
    qtbot.wait(1)
    listed = window._hand_list
    assert listed is not None
    assert listed.isVisible()
    assert listed.isFloating() is (size[0] == 960 and not has_room)
    assert window._home.width() >= 960
    assert window.view.width() == window._home.width()
    assert overlaps(window) == []


def drag_within_hand(table: Table, token: Token, beyond: Token) -> None:
    """Drag a card of the hand along it, to the right of another one."""
    start, end = table.point_of(token), table.point_of(beyond)
    table.drag_card(token, QPoint(end.x() + 4, start.y()))


def test_the_hand_can_be_put_in_order_by_dragging_and_sorted_again(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    view, strip = table.window.view, table.window.strip
    sorted_hand = list(view.choice.hand)
    drag_within_hand(table, sorted_hand[1], sorted_hand[5])
    arranged = [*sorted_hand[:1], *sorted_hand[2:6], sorted_hand[1], *sorted_hand[6:]]
    assert view.choice.hand == arranged
    assert [view.director.item(token).pose.x for token in arranged] == sorted(
        view.director.item(token).pose.x for token in arranged
    )
    table.window.resize(1100, 720)
    assert view.choice.hand == arranged
    tool = next(each for each in strip.findChildren(PanelButton) if each.text() == "Sort the hand")
    table.press(tool)
    assert view.choice.hand == sorted_hand
    assert tool.isHidden()


def test_a_drag_in_the_hand_that_is_given_up_leaves_its_order(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    view = table.window.view
    before = list(view.choice.hand)
    start, end = table.point_of(before[0]), table.point_of(before[6])
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    table._move_held(view.viewport(), QPoint(end.x(), start.y()))
    assert view.choice.hand != before
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.choice.hand == before
    assert table.window.strip.isVisible()


def twins(table: Table) -> list[Token]:
    """Two equal cards in the hand that can be played now, if there are any."""
    hand, prompt = table.window.view.choice.hand, table.prompt
    faces = [token.face for token in hand]
    return [token for token in hand if prompt and token.face in prompt.cards and faces.count(token.face) > 1][:2]


def test_of_two_equal_cards_the_one_in_hand_is_played(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    while not twins(table):
        table.answer_by_mouse()
        play_until(table, "play")
    left, right = twins(table)
    table.drag_card(right, table.trick_point())
    assert right not in table.window.view.choice.hand
    assert left in table.window.view.choice.hand


def test_strip_and_panels_grow_with_the_window(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    stage, strip = table.window.stage, table.window.strip
    pass_height = stage.bid._pass.height()
    tile = strip.findChildren(TrumpTile)[0].width()
    table.window.resize(2560, 1600)
    table.qtbot.waitUntil(lambda: stage.bid._pass.height() == 2 * pass_height)
    assert strip.findChildren(TrumpTile)[0].width() == 2 * tile
    assert stage.bid.rect().contains(stage.bid._pass.geometry())
    table.window.resize(1280, 800)
    table.qtbot.waitUntil(lambda: stage.bid._pass.height() == pass_height)


def test_melds_are_laid_out_in_full_when_cards_are_still_on_their_way(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "show")
    while table.prompt is None or not table.prompt.best:
        table.answer_by_mouse()
        play_until(table, "show")
    view = table.window.view
    choice, director = view.choice, view.director
    wanted = [token.face for token in director.pointing.draft]
    cards = tuple(face for face in wanted if face is not None)
    choice.clear()
    late = choice.own_cards.index(next(token for token in choice.own_cards if token.face == cards[0]))
    token = director.tableau.hands[0].pop(late) if director.tableau is not None else None
    assert token is not None
    director._set_busy(busy=True)
    choice.lay_out(cards)
    assert len(director.pointing.draft) == len(cards) - 1 or wanted.count(cards[0]) > 1
    choice.put_in_order([*choice.own_cards, token])
    director._set_busy(busy=False)
    assert sorted(each.face or 0 for each in director.pointing.draft) == sorted(cards)


def test_an_answer_in_a_panel_brings_everything_to_rest_first(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="slow"))
    table.open("three_handed_auction")
    view = table.window.view
    while (prompt := table.wait_for_turn()) is None or prompt.kind == "bid":
        view.director.finish()
        table.key(Qt.Key.Key_Return)
    assert prompt.kind == "trump"
    assert view.director.is_busy  # the widow is still shown to everybody
    table.key(Qt.Key.Key_Return)
    shown = table.prompt
    assert shown is not None
    assert shown.kind == "show"
    view.director.finish()
    assert len(view.choice.own_cards) == len(shown.hand)
    assert len(view.director.pointing.draft) > 0


def lay_out_by_mouse(table: Table, faces: str) -> None:
    """Take everything off the mat with clicks and drag other cards of the hand there, as many as are named."""
    view = table.window.view
    for token in list(view.director.pointing.draft):
        table.click_card(token)
    mat = meld_mat(view.layout_now)
    for face in parse_cards(faces):
        table.drag_card(table.token(face, view.choice.hand), view.mapFromScene(mat.center.x, mat.center.y))


def open_meld_turn(table: Table, size: tuple[int, int]) -> None:
    """Come to a turn in which a run can be melded with cards of earlier melds."""
    table.window.resize(*size)
    QApplication.processEvents()  # the menu takes its height a moment later, which moves the table
    moment = next(each for each in moments("hayes_two_handed") if each.name == "meld")
    table.window.open_session(session_at("hayes_two_handed", moment))
    prompt = table.prompt
    assert prompt is not None
    assert prompt.kind == "meld"
    assert set(parse_cards("TC KC JC AH")) <= set(prompt.hand)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_a_meld_in_a_stock_game_is_drafted_on_a_mat_with_its_points(table: Table, size: tuple[int, int]) -> None:
    open_meld_turn(table, size)
    stage, director = table.window.stage, table.window.view.director
    assert stage.mat.isVisible()
    lay_out_by_mouse(table, "TC KC JC")
    assert "Your meld: 150" in texts(stage.mat)
    assert [group.meld.kind for group in pointing_groups(director.pointing)[0]] == ["run"]
    assert len(director.pointing.reused) == 2  # ace and queen lie in other melds
    assert stage.melds.main_button is not None
    assert stage.melds.main_button.isEnabled()
    box = meld_mat(table.window.view.layout_now)
    for token in director.pointing.draft:
        card = director.item(token).box()
        assert box.contains(Rect(round(card.x()), round(card.y()), round(card.width()), round(card.height())))
    assert inspection.overlaps(table.window) == []


def test_the_mat_of_a_stock_game_says_what_is_missing(table: Table) -> None:
    open_meld_turn(table, (1280, 800))
    mat = table.window.stage.mat
    lay_out_by_mouse(table, "TC KC")
    assert mat.remarks[0].told == "Run in clubs: J♣ is in your hand. Lay it out to add 150."
    assert any(line.words.startswith("Run in clubs") for line in mat.lines())
    lay_out_by_mouse(table, "JC AH")
    assert "150" not in "".join(texts(mat))


def test_enter_and_the_gray_button_say_why_a_draft_is_no_meld(table: Table) -> None:
    open_meld_turn(table, (1280, 800))
    view, melds = table.window.view, table.window.stage.melds
    lay_out_by_mouse(table, "TC AH")
    button = melds.main_button
    assert button is not None
    asks: tuple[Callable[[], None], ...] = (
        lambda: QTest.keyClick(view, Qt.Key.Key_Return),
        lambda: QTest.keyClick(melds, Qt.Key.Key_Return),
        lambda: QTest.mouseClick(button, LEFT),
    )
    melds.setFocus()
    for ask in asks:
        view.hide_reason()
        ask()
        assert view._reason.is_shown
        assert table.prompt is not None
        assert table.prompt.kind == "meld"
    assert table.window.stage.mat.why_not.endswith(".")


def test_undoing_a_meld_while_its_points_count_up_takes_them_away(table: Table) -> None:
    table.open(SINGLE, seed=3)
    play_until(table, "show")
    view = table.window.view
    view.set_tempo(Tempo(Speed.SLOW))
    table.answer_by_mouse()
    table.qtbot.waitUntil(lambda: view._seats._count.is_running and bool(view._seats._counting))
    table.controller.undo()
    assert not view._seats._counting
    view.director.finish()
