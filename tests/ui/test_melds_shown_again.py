"""Melds after they are taken up: the plates keep their points, and a click on a plate shows them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from pinochle_qt.engine.melds import points_of
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.bubbles import PillItem
from pinochle_qt.ui.draw.plates import PlateItem, PlateView
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.theme import FELT, Tempo
from pinochle_qt.ui.table.scene.mats import MatItem
from pinochle_qt.words import text
from pinochle_qt.words.menus import Menu
from tests.checks import require
from tests.ui.inspection import overlaps
from tests.ui.moments import moments, session_at
from tests.ui.playing import LEFT, Table, play_by_mouse_until, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

EIGHT, THREE, SIX = "eight_handed_four_teams", "three_handed_auction", "racehorse_six_handed"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


def play_to_the_first_lead(table: Table, preset: str) -> None:
    """Play until the human player is asked for a card, after everybody has melded."""
    table.open(preset)
    play_until(table, "play")


def click_plate(table: Table, place: int) -> None:
    """Click the plate at a place."""
    view = table.window.view
    center = view.layout_now.plate(place).center
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(center.x, center.y))


def labels(table: Table) -> int:
    """Return the number of labels on the table."""
    return sum(isinstance(item, PillItem) and item.isVisible() for item in table.window.view.scene().items())


@pytest.mark.parametrize("preset", [EIGHT, THREE])
def test_plates_keep_the_points_of_melds_during_tricks(table: Table, preset: str) -> None:
    play_to_the_first_lead(table, preset)
    seen = table.controller.observation
    worth = [text.points(points_of(melds or ()), seen.rules) for melds in seen.shown]
    assert any(melds for melds in seen.shown)
    shown = [view.meld for view in table.window.view.seats.views]
    assert shown == [points if melds else "" for points, melds in zip(worth, seen.shown, strict=True)]


def test_the_points_of_melds_are_on_the_plate_beside_its_tricks(table: Table) -> None:
    del table
    rect = Rect(0, 0, 184, 56)
    plates = [PlateItem() for _ in range(3)]
    for plate, meld in zip(plates, ("", "240", "190"), strict=True):
        plate.show_view(PlateView("Walter", "Led A", 0, "2", "tricks", meld=meld), rect, FELT, 1.0, 1.0)
    pictures = [plate.pixmap().toImage() for plate in plates]
    assert all(one != other for one, other in zip(pictures, (*pictures[1:], pictures[0]), strict=True))


@pytest.mark.parametrize("preset", [EIGHT, THREE])
def test_a_click_on_a_plate_shows_its_melds_again_until_the_next_click(table: Table, preset: str) -> None:
    play_to_the_first_lead(table, preset)
    view, seen = table.window.view, table.controller.observation
    event_player, before = view.event_player, labels(table)
    assert seen.viewer is not None
    melding = [seat for seat, melds in enumerate(seen.shown) if melds and seat != seen.viewer]
    assert melding
    for seat in melding:
        place = (seat - seen.viewer) % seen.players
        click_plate(table, place)
        faces = {face for meld in seen.shown[seat] or () for face in meld.cards}
        assert {token.face for token in event_player.recalled_cards} == faces
        assert labels(table) == before + len(seen.shown[seat] or ())
        plates = [QRectF(each.x, each.y, each.width, each.height) for each in view.layout_now.plates()]
        for token in event_player.recalled_cards:
            assert not any(event_player.cards.item(token).box().intersects(plate) for plate in plates)
        assert not overlaps(table.window)
        click_plate(table, place)
        assert not event_player.recalled_cards
        assert labels(table) == before


def test_m_shows_the_melds_of_one_seat_after_the_other_and_then_none(table: Table) -> None:
    play_to_the_first_lead(table, EIGHT)
    event_player, seen = table.window.view.event_player, table.controller.observation
    melding = [place for place in (*range(1, seen.players), 0) if seen.shown[(place + (seen.viewer or 0)) % 8]]
    assert len(melding) > 2
    for place in melding:
        table.key(Qt.Key.Key_M)
        assert event_player.interaction.marked.recalled is not None
        assert event_player.interaction.marked.recalled.place == place
        assert event_player.recalled_cards
    table.key(Qt.Key.Key_M)
    assert not event_player.recalled_cards
    table.key(Qt.Key.Key_M)
    assert event_player.recalled_cards
    table.key(Qt.Key.Key_Escape)
    assert not event_player.recalled_cards


@pytest.mark.parametrize("preset", [THREE, SIX])
def test_the_menu_shows_melds_again_only_if_there_are_some(table: Table, preset: str) -> None:
    action = next(
        action
        for menu in table.window.menuBar().findChildren(QMenu)
        for action in menu.actions()
        if action.text() == Menu.MELDS()
    )
    table.open(preset)
    states = set()
    while table.wait_for_turn() is not None:
        seen = table.controller.observation
        assert action.isEnabled() is table.window.view.event_player.can_recall
        assert not action.isEnabled() or any(seen.shown)
        if action.isEnabled():
            table.key(Qt.Key.Key_M)
            assert table.window.view.event_player.interaction.marked.recalled is not None
            table.key(Qt.Key.Key_Escape)
        states.add(action.isEnabled())
        table.answer_by_mouse()
    assert states == {True, False}
    assert not action.isEnabled()


def test_a_tip_says_once_that_melds_can_be_shown_again(table: Table) -> None:
    table.open(THREE)
    play_by_mouse_until(table, "play")
    notice = table.window.notice
    assert notice.isVisible()
    assert "M" in notice.text()
    notice.hide()
    table.open(EIGHT)
    play_by_mouse_until(table, "play")
    assert not notice.isVisible()


def test_melds_shown_again_disappear_when_the_game_continues(table: Table) -> None:
    play_to_the_first_lead(table, THREE)
    view, seen = table.window.view, table.controller.observation
    seat = next(seat for seat, melds in enumerate(seen.shown) if melds)
    click_plate(table, (seat - (seen.viewer or 0)) % seen.players)
    recalled = view.event_player.recalled_cards
    assert recalled
    table.answer_by_mouse()
    table.wait_for_turn()
    assert not view.event_player.recalled_cards
    assert not any(view.event_player.cards.has(token) for token in recalled)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_a_click_on_a_plate_shows_all_melds_of_a_seat_during_melding(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    QApplication.processEvents()
    moment = next(each for each in moments(SIX) if each.name == "show")
    table.window.matches.open(session_at(SIX, moment))
    seen, view, panels = table.controller.observation, table.window.view, table.window.panels
    event_player, drafted = view.event_player, list(view.event_player.interaction.chosen.draft)
    assert seen.viewer is not None
    assert drafted
    assert event_player.zones is not None
    before = {token: event_player.cards.item(token).pose for token in event_player.zones.tokens()}
    for seat in (seat for seat, melds in enumerate(seen.shown) if melds and seat != seen.viewer):
        place = (seat - seen.viewer) % seen.players
        click_plate(table, place)
        groups = event_player.zones.melds[seat]
        assert list(event_player.recalled_cards) == [token for group in groups for token in group.tokens]
        pill_texts = [
            str(item.shown[1]) for item in view.scene().items() if isinstance(item, PillItem) and item.isVisible()
        ]
        for group in groups:
            pill_texts.remove(text.points(group.meld.points, seen.rules))
        assert not panels.mat.isVisible()
        assert not panels.melds.isVisible()
        # the box around a tilted card at the end of the hand has an empty corner
        assert not [fault for fault in overlaps(table.window) if "hand" not in fault]
        click_plate(table, place)
        assert not event_player.recalled_cards
        assert panels.mat.isVisible()
        assert panels.melds.isVisible()
        assert event_player.interaction.chosen.draft == drafted
        assert {token: event_player.cards.item(token).pose for token in before} == before
    assert table.prompt is not None
    assert table.prompt.kind == "show"


def test_laid_out_cards_are_raised_in_the_hand_while_other_seats_show_melds(table: Table) -> None:
    moment = next(each for each in moments(SIX) if each.name == "show")
    table.window.matches.open(session_at(SIX, moment))
    event_player, cards = table.window.view.event_player, table.window.view.event_player.cards
    table.window.view.set_tempo(Tempo())
    drafted = list(event_player.interaction.chosen.draft)
    on_mat = [cards.item(token).pose for token in drafted]
    seen = []
    while True:
        table.key(Qt.Key.Key_M)
        event_player.finish()
        if event_player.interaction.marked.recalled is None:
            break
        seen.append([cards.item(token).pose for token in drafted])
    assert len(seen) > 2
    assert all(poses == seen[0] for poses in seen)
    assert not set(seen[0]) & set(on_mat)
    assert [cards.item(token).pose for token in drafted] == on_mat


def test_at_plain_seats_recalled_melds_in_the_middle_show_the_name_of_their_owner(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", plain_seats=True))
    play_to_the_first_lead(table, EIGHT)
    table.key(Qt.Key.Key_M)
    view, seen = table.window.view, table.controller.observation
    recalled = require(view.event_player.interaction.marked.recalled)
    owner = (recalled.place + (seen.viewer or 0)) % seen.players
    names = {item.name for item in view.scene().items() if isinstance(item, MatItem) and item.isVisible()}
    assert names == {view.seats.people[owner]}
