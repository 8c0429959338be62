"""The faces at the table: how they are drawn, when they change, and that a click on one is a click on its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import ThrowIn
from pinochle_qt.engine.events import MatchWon
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.faces import PERSONS, Expression, Face
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.viewer_steps import ViewedEvent
from pinochle_qt.ui.draw.plates import ChipItem, PlateView
from pinochle_qt.ui.draw.portraits import hand_picture, portrait_picture
from pinochle_qt.ui.draw.theme import FELT, Speed, Tempo
from pinochle_qt.ui.table.scene.transition import Transition
from pinochle_qt.ui.window.table_talk import TableTalk
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.menus import Menu
from tests.checks import require, some
from tests.ui.playing import Table, play_until, seed_that_asks

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SINGLE = "single_deck_partnership"
NORA, CALM = Face("person", "nora"), Expression.CALM


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a window in which nothing takes time."""
    return Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"))


def image(face: Face, *, expression: Expression = CALM, ring: str = "#8CC8FF", is_mirrored: bool = False) -> QImage:
    """Return the picture of a face."""
    return portrait_picture(face, expression, 128, ring, 1.0, is_mirrored=is_mirrored).toImage()


@pytest.mark.parametrize("name", PERSONS)
def test_every_drawn_person_has_three_expressions_and_a_hand(application: QApplication, name: str) -> None:
    del application
    face = Face("person", name)
    pictures = [image(face, expression=each) for each in Expression]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])
    assert require(hand_picture(face, 128, 1.0)).width() == 48


def test_faces_right_of_the_middle_are_mirrored(application: QApplication) -> None:
    del application
    assert image(NORA, is_mirrored=True) == image(NORA).flipped(Qt.Orientation.Horizontal)


@pytest.mark.parametrize("face", [NORA, Face("letter", "Zoë"), Face("file", "missing.png")])
def test_the_ring_has_the_color_of_the_side(application: QApplication, face: Face) -> None:
    del application
    for ring in ("#8CC8FF", "#FFB27A", FELT.accent):
        assert QColor(image(face, ring=ring).pixel(64, 4)).name().upper() == ring


def test_a_letter_is_the_same_on_both_sides_of_the_table_and_holds_no_cards(application: QApplication) -> None:
    del application
    face = Face("letter", "Bob")
    assert image(face) == image(face, is_mirrored=True)
    assert hand_picture(face, 128, 1.0) is None


def test_a_letter_is_on_rays_like_those_behind_drawn_people(application: QApplication) -> None:
    del application
    letter, x = image(Face("letter", "Zoë")), 20
    assert {"#e6eedb", "#d3e0c4"} <= {QColor(letter.pixel(x, y)).name() for y in range(40, 90)}


def test_a_picture_that_cannot_be_read_leaves_an_empty_disc(application: QApplication, tmp_path: Path) -> None:
    del application
    path = tmp_path / "broken.png"
    path.write_bytes(b"no picture")
    assert QColor(image(Face("file", str(path))).pixel(64, 64)).alpha() == 255


def test_everybody_at_the_table_has_a_face_and_those_with_cards_hold_them(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    portraits, layout = table.window.view.seats.portraits, table.window.view.layout_now
    assert len(portraits.items) == 4
    for place, item in some(enumerate(portraits.items)):
        box = require(layout.portrait(place))
        assert (item.pos().x(), item.pos().y()) == (box.x, box.y)
        assert item.zValue() < table.window.view.seats.plates[place].zValue()
        assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert not portraits.items[0].hand.isVisible()


def test_nobody_holds_cards_anymore_when_a_deal_is_given_up(table: Table) -> None:
    seed = seed_that_asks(SINGLE, "decide")
    session = table.open(SINGLE, seed, rules=patch(PRESETS[SINGLE], {"scoring.throw_in": True}))
    play_until(table, "decide")
    hands = [item.hand for item in table.window.view.seats.portraits.items]
    assert sum(hand.isVisible() for hand in hands) == 3
    table.controller.submit(ThrowIn(0))
    table.qtbot.waitUntil(lambda: bool(session.match.results))
    assert not any(hand.isVisible() for hand in hands)


def test_an_expression_fades_in_and_is_calm_again_later(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    seats = table.window.view.seats
    item = seats.portraits.items[1]
    seats.tempo = Tempo(Speed.NORMAL)
    seats.show_expression(1, Expression.PLEASED)
    assert require(item.shown)[1] is Expression.PLEASED
    assert item.leaving.isVisible()
    seats.finish()
    assert not item.leaving.isVisible()
    [timer] = [each for each in seats.portraits.findChildren(QTimer) if each.isActive()]
    timer.timeout.emit()
    assert require(item.shown)[1] is CALM


def test_a_face_is_calm_as_soon_as_its_seat_is_to_act(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    view = table.window.view
    seats = view.seats
    for seat in (1, 2):
        seats.show_expression(seat, Expression.PLEASED)
    seats.prompt, seats.thinking = None, 1
    view.event_player.seen_changed.emit()
    assert [require(item.shown)[1] for item in seats.portraits.items[1:3]] == [CALM, Expression.PLEASED]


def test_the_faces_at_the_end_of_a_match_stay(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    talk, view = TableTalk(table.window, table.controller), table.window.view
    view.event_shown.emit(ViewedEvent(MatchWon((1,)), table.controller.observation))
    portraits = view.seats.portraits
    winners = [require(item.shown)[1] for item in some(portraits.items)]
    assert winners[1::2] == [Expression.PLEASED] * 2
    assert not any(timer.isActive() for timer in portraits.findChildren(QTimer))
    talk.deleteLater()


def test_a_finished_match_that_is_opened_shows_the_faces_of_its_end(table: Table) -> None:
    session = table.begun(SINGLE, people=0, target=100)
    policy = Policy()
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(policy.choose(session.observe(prompt.seat), prompt, None))
    talk = TableTalk(table.window, table.controller)
    table.window.matches.open(session)
    seen = table.controller.observation
    assert len(seen.winners) == 1
    shown = [require(item.shown)[1] for item in some(table.window.view.seats.portraits.items)]
    won, lost = Expression.PLEASED, Expression.RUEFUL
    assert shown == [won if seat % 2 == seen.winners[0] else lost for seat in range(4)]
    talk.deleteLater()


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_chip_glides_to_the_next_dealer(table: Table, *, is_reduced: bool) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    view, seen = table.window.view, table.controller.observation
    seats, layout, ratio = view.seats, view.layout_now, view.devicePixelRatioF()
    seats.tempo = Tempo(Speed.NORMAL, is_reduced=is_reduced)
    dealer = (seen.dealer + 1) % 4
    seats.show(replace(seen, dealer=dealer, dealt_by=dealer), layout, view.theme, ratio)
    assert seats.chip.is_moving is not is_reduced

    def is_away() -> bool:
        plate = seats.plates[dealer].shown[0]
        assert isinstance(plate, PlateView)
        return plate.is_chip_away

    assert is_away() is not is_reduced
    if not is_reduced:
        at, before = require(seats.chip.center), layout.plate(seen.dealer)
        assert before.x <= at.x() <= before.right
        assert before.y <= at.y() <= before.bottom
        [chip] = [each for each in table.window.view.scene().items() if isinstance(each, ChipItem)]
        assert all(chip.zValue() < face.zValue() for face in seats.portraits.items)  # it passes behind faces
        clock = require(seats.chip.findChild(Transition)).clock
        clock.setCurrentTime(clock.duration())
    assert not seats.chip.is_moving
    assert not is_away()


def test_faces_change_at_once_if_motion_is_reduced(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    seats = table.window.view.seats
    seats.tempo = Tempo(Speed.NORMAL, is_reduced=True)
    seats.show_expression(2, Expression.RUEFUL)
    assert require(seats.portraits.items[2].shown)[1] is Expression.RUEFUL
    assert not seats.portraits.items[2].leaving.isVisible()


def test_a_click_on_a_portrait_is_a_click_on_its_plate(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    view = table.window.view
    asked: list[tuple[int, bool]] = []
    view.meaning_requested.connect(lambda seat, is_card: asked.append((seat, is_card)))
    seen = table.controller.observation
    seat = next(seat for seat in (1, 2, 3) if require(seen.shown)[seat])
    for box in (view.layout_now.plate(seat), require(view.layout_now.portrait(seat))):
        bar = view.layout_now.frame.bar
        at = QPoint(box.center.x, box.y + box.height // 3 - bar)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert require(view.event_player.interaction.marked.recalled).place == seat
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert view.event_player.interaction.marked.recalled is None
    assert [each[0] for each in asked] == [seat, seat]


def test_view_people_shows_plain_seats_and_people_again(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    action, view = table.window.menus.action(Menu.PEOPLE), table.window.view
    assert (action.isChecked(), view.layout_now.has_people) == (True, True)
    action.trigger()
    assert (action.isChecked(), view.layout_now.has_people) == (False, False)
    assert table.window.settings.plain_seats
    action.trigger()
    assert (action.isChecked(), view.layout_now.has_people) == (True, True)


def test_plain_seats_follow_the_preference_at_once(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")

    def has_people() -> bool:
        return table.window.view.layout_now.has_people

    view = table.window.view
    shown = [(view.layout_now.has_people, len(view.seats.portraits.items))]
    for is_plain in (True, False):
        table.window.preferences.apply(replace(table.window.settings, plain_seats=is_plain))
        shown.append((view.layout_now.has_people, len(view.seats.portraits.items)))
    assert shown == [(True, 4), (False, 0), (True, 4)]


@pytest.mark.parametrize(("size", "has_people"), [((960, 640), False), ((1280, 800), True)])
def test_a_lesson_in_a_small_window_has_plain_seats_and_the_game_after_it_has_people(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], has_people: bool
) -> None:
    table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"), size)
    table.window.matches.begin()
    assert table.window.view.layout_now.has_people
    table.window.room_opener.lesson_asked.emit("cards", 2)
    assert table.window.view.layout_now.has_people is has_people
    require(table.window.lessons).leave()
    table.window.room_opener.close()
    assert table.window.view.layout_now.has_people
