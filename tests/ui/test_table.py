"""The table in use: dragging, clicking, refusals, Esc, undo, hot seat, resizing and resuming."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.shadows import shadow_margin
from pinochle_qt.ui.draw.theme import CLOSE_UP, GLIDE_HOME, HOVER, PLATE_SHADOW, Speed, Tempo, Timing
from pinochle_qt.ui.panels.show.strip_parts import TrumpTile
from pinochle_qt.ui.table.input.drag import FLICK_MS
from tests.checks import require, some
from tests.ui import inspection
from tests.ui.inspection import blank_parts, finish_drawing, overlaps
from tests.ui.playing import EVERYBODY, LEFT, Table, play_until, shown_is_known

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QRect
    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.table.zones.tokens import Token


SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"


def blank_box(view: TableView) -> QRect:
    """Return where the viewer's card is to lie, in pixels of the view."""
    return view.mapFromScene(view.places.place.sceneBoundingRect()).boundingRect()


def test_a_card_dropped_in_the_trick_is_played_and_one_dropped_in_the_hand_is_not(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    token = table.window.view.choice.hand[0]
    steps = len(session.steps)
    start = table.point_of(token)
    table.drag_card(token, start + QPoint(30, 4))
    assert len(session.steps) == steps
    assert table.window.view.event_player.cards.item(token).pose.angle != 0
    table.drag_card(token, table.trick_point())
    assert len(session.steps) > steps
    assert shown_is_known(table)


def test_the_place_of_the_own_card_has_a_label_until_a_card_is_held_over_it(table: Table) -> None:
    table.open(STOCK)
    play_until(table, "play")
    view = table.window.view
    assert view.places.place.isVisible()
    assert view.places.place.words == "Your card"
    token = view.choice.hand[0]
    blank = view.places.place.boundingRect()
    with_words = view.grab(blank_box(view)).toImage()
    view.places.place.show_at(view.layout_now.own_place, view.theme, view.layout_now.frame.ui)
    assert view.places.place.boundingRect() == blank
    assert view.grab(blank_box(view)).toImage() != with_words
    QTest.mousePress(view.viewport(), LEFT, pos=table.point_of(token))
    table.move_held(view.viewport(), table.trick_point())
    assert view.places.place.words == ""


def test_a_refused_card_glides_back_with_a_reason(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    token = next(each for each in view.choice.hand if each.face not in prompt.cards)
    home, steps = view.event_player.cards.item(token).pose, len(session.steps)
    table.drag_card(token, table.trick_point())
    assert len(session.steps) == steps
    assert view.event_player.cards.item(token).pose == home
    assert view.reason.is_shown
    table.click_card(token)
    assert len(session.steps) == steps
    assert view.reason.is_shown


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
@pytest.mark.parametrize("preset", [SINGLE, "eight_handed_four_teams"])
def test_a_reason_covers_no_text_however_the_card_was_tried(table: Table, preset: str, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.open(preset)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    for token in some([each for each in view.choice.hand if each.face not in prompt.cards]):
        for attempt in (table.click_card, lambda token: table.drag_card(token, table.trick_point())):
            attempt(token)
            assert view.reason.is_shown
            assert not inspection.overlaps(table.window)
            box = view.reason.box
            assert box.left() < view.event_player.cards.item(token).pose.x < box.right()
            target = view.places.place.path().boundingRect()
            margin = shadow_margin(PLATE_SHADOW, view.layout_now.frame.ui)
            assert not box.adjusted(margin, margin, -margin, -margin).intersects(target)


def test_a_reason_appears_at_once_where_the_refused_card_will_be(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    view.set_tempo(Tempo(Speed.NORMAL))
    token = next(each for each in view.choice.hand if each.face not in prompt.cards)
    table.drag_card(token, table.trick_point())
    box = view.reason.box
    view.event_player.finish()
    assert box.left() < view.event_player.cards.item(token).pose.x < box.right()
    assert not inspection.overlaps(table.window)


WAYS = ["click", "enter", "space", "drag"]


def try_card(table: Table, token: Token, how: str) -> None:
    """Try to use a card with the mouse or the keyboard."""
    if how == "click":
        table.click_card(token)
    elif how == "drag":
        table.drag_card(token, table.trick_point())
    else:
        table.window.view.setFocus()
        table.focus_card(token)
        table.key(Qt.Key.Key_Return if how == "enter" else Qt.Key.Key_Space)


@pytest.mark.parametrize("how", WAYS)
def test_a_card_tried_out_of_turn_stays_and_the_table_says_whose_turn_it_is(
    table: Table, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    session = table.open(SINGLE)
    play_until(table, "play")
    with monkeypatch.context() as patch:
        patch.setattr(table.bots.soon, "start", lambda _ms: None)  # the computer player never finishes thinking
        table.answer_by_mouse()
        asked = require(session.prompt)
        assert asked.seat is not None
        view, steps = table.window.view, len(session.steps)
        token = view.choice.hand[0]
        table.drag_card(token, table.point_of(token) + QPoint(20, 4))
        assert not view.reason.sentence
        try_card(table, token, how)
        assert len(session.steps) == steps
        assert view.reason.is_shown
        assert view.reason.sentence == f"It's {EVERYBODY[asked.seat]}'s turn."
        assert not inspection.overlaps(table.window)
    table.bots.soon.start(0)
    table.wait_for_turn()
    assert not view.reason.is_shown


@pytest.mark.parametrize(
    ("preset", "kind", "sentence", "how"),
    [
        *((SINGLE, "bid", "Bidding comes first: pick an amount, or pass.", how) for how in WAYS),
        ("three_handed_auction", "trump", "Name trump first.", "click"),
        ("five_handed_called_partner", "call", "Call a card first.", "drag"),
    ],
)
def test_a_card_tried_at_another_question_stays_and_the_table_says_what_is_asked(
    table: Table, preset: str, kind: str, sentence: str, how: str
) -> None:
    session = table.open(preset)
    play_until(table, kind)
    view, steps = table.window.view, len(session.steps)
    token = view.choice.hand[3]
    table.drag_card(token, table.point_of(token) + QPoint(10, 4))
    assert not view.reason.sentence
    try_card(table, token, how)
    assert view.reason.is_shown
    assert view.reason.sentence == sentence
    assert len(session.steps) == steps
    assert not inspection.overlaps(table.window)
    table.answer_by_mouse()
    assert not view.reason.is_shown


@pytest.mark.parametrize("timing", [HOVER, GLIDE_HOME, CLOSE_UP])
def test_cards_close_up_glide_and_rise_each_at_its_own_speed(
    table: Table, monkeypatch: pytest.MonkeyPatch, timing: Timing
) -> None:
    table.open(STOCK)
    play_until(table, "play")
    event_player = table.window.view.event_player
    token = table.window.view.choice.hand[0]
    event_player.cards.item(token).place(replace(event_player.cards.item(token).pose, x=5))
    asked: list[Timing] = []
    monkeypatch.setattr(event_player.motion, "move", lambda _item, _to, how, **_rest: asked.append(how))
    event_player.arrange(timing)
    assert asked == [timing]


def test_playable_cards_are_higher_and_others_are_dimmed(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    for token in some(view.choice.hand):
        assert view.event_player.cards.item(token).is_dimmed == (token.face not in prompt.cards)


def test_a_click_and_an_upward_flick_play_a_card(table: Table) -> None:
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


def test_a_legal_card_dropped_far_from_the_trick_glides_back(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play")
    view, prompt = table.window.view, require(table.prompt)
    token = next(each for each in view.choice.hand if each.face in prompt.cards)
    home, steps = view.event_player.cards.item(token).pose, len(session.steps)
    plates = [view.layout_now.plate(place).center for place in (1, 3)]
    for drop_point in [*(view.mapFromScene(at.x, at.y) for at in plates), QPoint(1180, 60), QPoint(40, 60)]:
        table.drag_card(token, drop_point)
        assert len(session.steps) == steps, drop_point
        assert view.event_player.cards.item(token).pose.angle == home.angle
    other = view.layout_now.trick(3)
    table.drag_card(token, view.mapFromScene(other.x, other.y))
    assert len(session.steps) > steps


def test_a_card_raised_slowly_and_dropped_over_the_hand_stays_there(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    token = table.window.view.choice.hand[1]
    home, steps = table.window.view.event_player.cards.item(token).pose, len(session.steps)
    table.drag_card(token, table.point_of(token) - QPoint(0, 70), ms=2 * FLICK_MS)
    assert len(session.steps) == steps
    assert table.window.view.event_player.cards.item(token).pose.angle == home.angle


@pytest.mark.parametrize("how", ["escape", "focus", "right button"])
def test_a_held_card_returns_when_the_drag_is_cancelled(table: Table, how: str) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    view = table.window.view
    viewport = view.viewport()
    token = view.choice.hand[2]
    home, steps = view.event_player.cards.item(token).pose, len(session.steps)
    start = table.point_of(token)
    QTest.mousePress(viewport, LEFT, pos=start)
    table.move_held(viewport, start - QPoint(40, 200))
    assert view.event_player.cards.item(token).pose != home
    if how == "escape":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    elif how == "focus":
        table.window.strip.setFocus(Qt.FocusReason.OtherFocusReason)
        view.clearFocus()
    else:
        QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=start)
    QTest.mouseRelease(viewport, LEFT, pos=start - QPoint(40, 200))
    assert len(session.steps) == steps
    assert view.event_player.cards.item(token).pose.angle == home.angle


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_C])
def test_a_key_clears_the_cards_chosen_to_be_passed(table: Table, key: Qt.Key) -> None:
    table.open(SINGLE)
    play_until(table, "give")
    view = table.window.view
    for token in view.choice.hand[:2]:
        table.click_card(token)
    assert len(view.event_player.interaction.chosen.selected) == 2
    table.key(key)
    assert view.event_player.interaction.chosen.selected == []
    assert table.window.panels.passing.cards == ()


def test_escape_lowers_the_card_waiting_for_a_second_click(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    view, steps = table.window.view, len(session.steps)
    view.choice.confirm_plays = "second"
    token = view.choice.hand[0]
    table.click_card(token)
    table.key(Qt.Key.Key_Escape)
    assert view.event_player.interaction.chosen.selected == []
    table.click_card(token)
    assert len(session.steps) == steps


def test_a_second_click_confirms_if_required(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    table.window.view.choice.confirm_plays = "second"
    steps = len(session.steps)
    token = table.window.view.choice.hand[0]
    table.click_card(token)
    assert len(session.steps) == steps
    table.click_card(token)
    assert len(session.steps) > steps


def test_undo_goes_back_to_the_last_decision_and_redo_repeats_it(table: Table) -> None:
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


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_resizing_during_a_movement_leaves_a_correct_table(table: Table, preset: str) -> None:
    table.open(preset)
    for i in range(25):
        if table.wait_for_turn() is None:
            break
        table.window.resize(960 + 40 * (i % 9), 640 + 30 * (i % 5))
        table.answer_by_mouse()
        table.qtbot.waitUntil(lambda: not table.window.view.event_player.motion.is_moving)
        assert shown_is_known(table)


def test_a_saved_game_is_offered_again_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "c", tmp_path / "d")
    table = Table(qtbot, paths, Settings(speed="instant"))
    rules = Settings().rules(SINGLE)
    seats = tuple(SeatSetup(name, "human" if name == "Anna" else "computer:steady") for name in ("Anna", "B", "C", "D"))
    session = Session.new(rules, SINGLE, seats, 4, RecordStore(paths.games))
    table.window.matches.open(session)
    play_until(table, "play")
    path, position = require(session.path), table.controller.observation
    assert table.window.settings.last_journal == str(path)
    session.close()
    again = Session.resume(path, RecordStore(paths.games))
    table.window.matches.open(again)
    table.wait_for_turn()
    assert table.controller.observation == position
    assert shown_is_known(table)
    again.close()


NOTICE = "The record cannot be written (No space left on device)."


@pytest.mark.parametrize("sentence", [NOTICE, " ".join([NOTICE] * 4)], ids=["one line", "many lines"])
def test_notices_take_no_room_from_the_table(qtbot: QtBot, tmp_path: Path, sentence: str) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.open(SINGLE)
    play_until(table, "play")
    table.window.presenter.say(sentence)
    qtbot.wait(1)
    assert overlaps(table.window) == []
    assert blank_parts(table.window.grab().toImage(), table.window) == []
    assert (table.window.width(), table.window.height()) == (960, 640)
    notice = table.window.notice
    assert notice.isVisible()
    assert notice.text() == sentence
    assert notice.height() >= notice.heightForWidth(notice.width())
    QTest.mouseClick(notice, LEFT)
    assert notice.isHidden()


def test_strip_and_panels_grow_with_the_window(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    panels, strip = table.window.panels, table.window.strip
    pass_height = panels.bid.pass_button.height()
    tile = strip.findChildren(TrumpTile)[0].width()
    table.window.resize(2560, 1600)
    table.qtbot.waitUntil(lambda: panels.bid.pass_button.height() == 2 * pass_height)
    assert strip.findChildren(TrumpTile)[0].width() == 2 * tile
    assert panels.bid.rect().contains(panels.bid.pass_button.geometry())
    table.window.resize(1280, 800)
    table.qtbot.waitUntil(lambda: panels.bid.pass_button.height() == pass_height)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_no_face_is_drawn_while_cards_are_played(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    table.open(SINGLE)
    art = table.window.view.art
    table.window.view.warm_up()
    finish_drawing(art)
    monkeypatch.setattr(DeckArt, "_drawn_alone", None)  # drawing anything now would fail
    play_until(table, "play")
    while len(table.controller.observation.tricks) < 3:
        table.answer_by_keys()
        table.wait_for_turn()
        table.window.grab()


def test_melds_are_laid_out_completely_although_cards_are_still_moving(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "show")
    while table.prompt is None or not table.prompt.best:
        table.answer_by_mouse()
        play_until(table, "show")
    view = table.window.view
    choice, event_player = view.choice, view.event_player
    wanted = [token.face for token in event_player.interaction.chosen.draft]
    cards = tuple(face for face in wanted if face is not None)
    choice.clear()
    late = choice.own_cards.index(next(token for token in choice.own_cards if token.face == cards[0]))
    token = require(event_player.zones.hands[0].pop(late) if event_player.zones is not None else None)
    event_player.is_busy = True
    event_player.busy_changed.emit(True)
    choice.lay_out(cards)
    assert len(event_player.interaction.chosen.draft) == len(cards) - 1 or wanted.count(cards[0]) > 1
    choice.put_in_order([*choice.own_cards, token])
    event_player.is_busy = False
    event_player.busy_changed.emit(False)
    assert sorted(each.face or 0 for each in event_player.interaction.chosen.draft) == sorted(cards)


def test_an_answer_in_a_panel_finishes_all_movements_first(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="slow"))
    table.open("three_handed_auction")
    view = table.window.view
    while (prompt := table.wait_for_turn()) is None or prompt.kind == "bid":
        view.event_player.finish()
        table.key(Qt.Key.Key_Return)
    assert prompt.kind == "trump"
    table.key(Qt.Key.Key_Return)
    shown = require(table.prompt)
    assert shown.kind == "show"
    assert view.event_player.is_busy  # everybody still looks at what is trump
    assert len(view.choice.own_cards) == len(shown.hand)
    draft = [token.face for token in view.event_player.interaction.chosen.draft]
    assert draft
    table.key(Qt.Key.Key_Return)
    melds = require(view.event_player.zones).melds[0]  # they would wait for the end of that look
    assert {token.face for group in melds for token in group.tokens} == set(draft)
