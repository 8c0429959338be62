"""Tricks lie on the pile of the seat that took them, face down, and the pack lies before the dealer."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.shapes import Point
from pinochle_qt.ui.reader.contents import table_contents
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.piles import CutStage, pile_box, trick_pack, undealt_pack, visible_packs
from pinochle_qt.ui.table.geometry.widow import stock_pose
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.words import text
from pinochle_qt.words.game.taken import side_sums
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.ui.clocks import HandClock
from tests.ui.film import Projector
from tests.ui.playing import Table, play_until, shown_is_known

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SINGLE = "single_deck_partnership"


def packs_painted(table: Table, seat: int) -> int:
    """Return the number of backs that lie on the pile of a seat."""
    view, seen = table.window.view, table.controller.observation
    place = place_of(seat, seen.viewer, seen.players)
    poses = {(pose.x, pose.y) for pose in (trick_pack(view.layout_now, place, nth) for nth in range(12))}
    cards = view.event_player.cards
    return sum(
        isinstance(item, CardItem)
        and not cards.is_token(item)
        and item.face is None
        and (item.pose.x, item.pose.y) in poses
        for item in view.scene().items()
    )


def play_tricks(table: Table, count: int) -> None:
    """Play until so many tricks have been taken and the player is to play again."""
    play_until(table, "play")
    while len(table.controller.observation.tricks) < count:
        table.answer_by_mouse()
        table.wait_for_turn()


def pile_point(table: Table, seat: int) -> QPoint:
    """Return the middle of a seat's pile in pixels of the viewport."""
    view, seen = table.window.view, table.controller.observation
    place = place_of(seat, seen.viewer, seen.players)
    box = require(pile_box(view.layout_now, place, seen.tricks_won(seat)))
    return view.mapFromScene(QPointF(box.center.x, box.center.y))


def tooltip(table: Table, at: QPoint) -> str:
    """Return what is shown once the cursor has rested at a point of the viewport."""
    viewport = table.window.view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def test_each_trick_lies_on_the_pile_of_the_seat_that_took_it(table: Table) -> None:
    table.open(SINGLE)
    for count in (1, 3, 5):
        play_tricks(table, count)
        seen = table.controller.observation
        assert shown_is_known(table)
        for seat in range(seen.players):
            assert packs_painted(table, seat) == len(visible_packs(seen.tricks_won(seat)))


def test_undo_takes_tricks_off_the_piles_again(table: Table) -> None:
    table.open(SINGLE)
    play_tricks(table, 2)
    table.controller.undo()
    table.controller.undo()
    table.wait_for_turn()
    seen = table.controller.observation
    assert len(seen.tricks) < 2
    assert shown_is_known(table)
    assert [packs_painted(table, seat) for seat in range(4)] == [seen.tricks_won(seat) for seat in range(4)]


def test_a_click_on_a_pile_shows_the_last_trick_and_another_one_hides_it(table: Table) -> None:
    table.open(SINGLE)
    play_tricks(table, 1)
    panels = table.window.panels
    at = pile_point(table, table.controller.observation.tricks[-1].winner)
    viewport = table.window.view.viewport()
    assert not panels.is_shown("trick")
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert panels.is_shown("trick")
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert not panels.is_shown("trick")


def test_a_pile_says_how_much_has_been_taken(table: Table, qtbot: QtBot) -> None:
    table.open(SINGLE)
    play_tricks(table, 3)
    view, seen = table.window.view, table.controller.observation
    winner = seen.tricks[-1].winner
    said = tooltip(table, pile_point(table, winner))
    worth = sum(trick.points for trick in seen.tricks if trick.winner == winner)
    assert text.points_named(worth, seen.rules) in said
    assert Word.TAKEN_SO_FAR() in said
    tooltip(table, view.viewport().rect().center())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert not table.window.panels.is_shown("meld_sum")


def test_a_pile_keeps_the_points_to_itself_if_counting_is_part_of_the_game(table: Table) -> None:
    table.open("bicycle_two_handed_48")
    play_tricks(table, 1)
    seen = table.controller.observation
    assert seen.rules.match.declare_out
    said = tooltip(table, pile_point(table, seen.tricks[-1].winner))
    assert "1" in said
    assert Word.TAKEN_SO_FAR() not in said


def test_a_trick_is_squared_face_up_and_carried_away_face_down(qtbot: QtBot, tmp_path: Path) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=False), clock=clock)
    table.open(SINGLE)
    play_until(table, "play")
    projector = Projector(table.window, table.controller, clock)
    zones = require(table.window.view.event_player.zones)
    seen_squared = False
    for _ in range(2000):
        projector.advance(10)
        projector.answer()
        seen_squared = seen_squared or zones.is_squared
        if zones.taker is not None:
            break
    assert seen_squared
    taker, ((receiver, flying),) = require(zones.taker), zones.leaving
    assert receiver == taker
    assert flying.face is None
    assert zones.packs(taker) == 0
    while zones.leaving:
        projector.advance(10)
    assert zones.packs(taker) == 1
    assert packs_painted(table, taker) == 1


def test_the_pack_is_cut_and_dealt_from_before_the_dealer(qtbot: QtBot, tmp_path: Path) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=False), clock=clock)
    table.open(SINGLE)
    player = table.window.view.event_player
    projector, zones = Projector(table.window, table.controller, clock), require(player.zones)
    dealt = list(zones.arriving)
    assert len(dealt) == 48
    places, hands = set(), [item.hand for item in table.window.view.seats.portraits.items[1:]]
    while player.moves_again:
        projector.advance(20)
        assert not any(hand.isVisible() for hand in hands)
        places.add(tuple((player.cards.item(token).pose.x, player.cards.item(token).pose.y) for token in dealt))
        assert all(player.cards.item(token).face is None for token in dealt)
    assert len(places) > 10
    while player.motion.is_moving:
        projector.advance(20)
    projector.advance(20)
    assert all(hand.isVisible() for hand in some(hands))
    assert shown_is_known(table)


def backs_near(table: Table, at: Point) -> bool:
    """Return whether a card that is face down is visible near a point."""
    cards = [item for item in table.window.view.scene().items() if isinstance(item, CardItem) and item.isVisible()]
    return any(item.face is None and abs(item.pose.x - at.x) < 12 and abs(item.pose.y - at.y) < 24 for item in cards)


@pytest.mark.parametrize("preset", ["hayes_two_handed", "hayes_multi_same_deck", "two_handed_draft"])
def test_the_stock_lies_before_the_dealer_and_then_goes_to_its_place(qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=False), clock=clock)
    table.open(preset)
    player, seen = table.window.view.event_player, table.controller.observation
    projector, layout = Projector(table.window, table.controller, clock), require(player.layout)
    goal, pack = stock_pose(layout), layout.pile(place_of(seen.dealer, seen.viewer, seen.players))
    places = Point(round(pack.x), round(pack.y)), Point(round(goal.x), round(goal.y))
    states = []
    while player.moves_again or player.motion.is_moving:
        states.append(tuple(backs_near(table, at) for at in places))
        projector.advance(20)
    states.append(tuple(backs_near(table, at) for at in places))
    stages = [state for state, _ in itertools.groupby(states)]
    assert stages == [(True, False), (False, False), (False, True)]  # it flies from one to the other


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_every_other_pack_lies_crosswise_and_the_pile_grows_up_to_six(seats: int) -> None:
    layout = Layout(Frame(1280, 800, has_people=True), seats)
    for place in some(range(seats)):
        packs = [trick_pack(layout, place, nth) for nth in range(9)]
        for lower, upper in itertools.pairwise(packs):
            assert abs(abs(lower.angle - upper.angle) - 90) <= 12
            assert upper.z > lower.z
        heights = [packs[0].y - pack.y for pack in packs]
        assert heights == [0, 4, 8, 12, 16, 20, 20, 20, 20]


def test_a_cut_leaves_no_card_where_another_part_of_the_pack_is() -> None:
    layout = Layout(Frame(1280, 800, has_people=True), 4)
    whole, apart, done = (undealt_pack(layout, 1, 48, stage) for stage in CutStage)
    assert len({pose.x for pose in whole}) == len({pose.x for pose in done}) == 1
    assert len({pose.x for pose in apart}) == 2
    heights = [pose.z for pose in done]
    assert heights == sorted(heights, reverse=True)


def test_with_reduced_motion_nothing_flies(qtbot: QtBot, tmp_path: Path) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=True), clock=clock)
    table.open(SINGLE)
    player = table.window.view.event_player
    assert not player.moves_again
    projector = Projector(table.window, table.controller, clock)
    projector.advance(100)
    assert not player.motion.is_moving


def test_no_place_waits_for_the_lead_while_the_last_trick_lies_there(qtbot: QtBot, tmp_path: Path) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=False), clock=clock)
    table.open(SINGLE)
    play_until(table, "play")
    projector, view = Projector(table.window, table.controller, clock), table.window.view
    zones, checked = require(view.event_player.zones), 0
    while not checked or table.prompt is None:
        projector.answer()
        projector.advance(20)
        if zones.is_squared and table.controller.table.asked == 0:
            assert not view.places.place.isVisible()
            checked += 1
    assert view.places.place.isVisible()


def test_the_name_of_a_meld_appears_once_its_cards_have_landed(qtbot: QtBot, tmp_path: Path) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=False), clock=clock)
    table.open(SINGLE)
    projector, player = Projector(table.window, table.controller, clock), table.window.view.event_player
    zones = require(player.zones)
    while not any(zones.melds):
        projector.advance(20)
        projector.answer()
    assert player.markers.pills
    hidden = 0
    while player.motion.is_moving:
        hidden += not any(pill.isVisible() for pill in player.markers.pills)
        projector.advance(20)
    assert hidden > 10
    assert all(pill.isVisible() for pill in player.markers.pills)


def test_screen_readers_find_what_has_been_taken(table: Table) -> None:
    table.open(SINGLE)
    play_tricks(table, 2)
    view, seen = table.window.view, table.controller.observation
    lists = table_contents(view.event_player, view.choice, view.seats.views, view.seats.people)
    (taken,) = [item for each in lists for item in each.items if item.name == Word.TAKEN_SO_FAR()]
    names = text.seat_names(seen.seated, view.seats.people)
    assert taken.more == text.listed(map(str, side_sums(seen, names)))
