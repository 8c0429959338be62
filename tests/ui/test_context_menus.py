"""A right click, the menu key or Shift+F10 opens a menu of what is pointed at, with what can be done there anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.help.help_room import HelpRoom
from pinochle_qt.ui.window.context_menus import ContextMenus
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.menus import ContextMenu, Menu
from pinochle_qt.words.rooms.games import GamesWord
from tests.checks import require
from tests.session.driving import SINGLE, played, record_text
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.table.zones.tokens import Token

Key = Qt.Key


@pytest.fixture
def table(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table with its menus, which are made after the first frame."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # it would grab the keyboard of the whole screen
    ContextMenus(table.window)
    return table


def right_click(widget: QWidget, at: QPoint) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.RightButton, pos=at)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at)))


def entries(owner: QWidget) -> dict[str, QAction]:
    """Return the entries of the menu that was opened last, by their labels."""
    menu = [each for each in owner.findChildren(QMenu) if each.parent() is owner][-1]
    return {each.text(): each for each in menu.actions() if not each.isSeparator()}


def menu_of_card(table: Table, token: Token) -> dict[str, QAction]:
    right_click(table.window.view.viewport(), table.point_of(token))
    return entries(table.window.view)


def own_card(table: Table, *, is_playable: bool) -> Token:
    cards = require(table.prompt).cards
    return next(each for each in table.window.view.choice.hand if (each.face in cards) is is_playable)


def at_refusing_trick(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)


def test_a_card_is_played_from_its_menu(table: Table) -> None:
    at_refusing_trick(table)
    token = own_card(table, is_playable=True)
    offered = menu_of_card(table, token)
    assert [*offered][:2] == [ContextMenu.PLAY(), Menu.HINT()]
    offered[ContextMenu.PLAY()].trigger()
    assert token not in table.window.view.choice.hand


def test_a_card_that_may_not_be_played_says_why(table: Table) -> None:
    at_refusing_trick(table)
    said: list[str] = []
    table.window.view.reason.said.connect(said.append)
    offered = menu_of_card(table, own_card(table, is_playable=False))
    assert ContextMenu.PLAY() not in offered
    offered[ContextMenu.WHY_NOT()].trigger()
    assert said


def test_the_menu_of_a_card_does_nothing_once_something_else_is_asked(table: Table) -> None:
    at_refusing_trick(table)
    token = own_card(table, is_playable=True)
    offered = menu_of_card(table, token)
    table.answer_by_mouse()
    play_until(table, "play")
    done = len(table.controller.session.steps)
    offered[ContextMenu.PLAY()].trigger()
    assert len(table.controller.session.steps) == done


@pytest.mark.parametrize("key", [Key.Key_F10, Key.Key_Menu])
def test_the_menu_of_the_card_with_the_focus_is_opened_by_keys(table: Table, key: Key) -> None:
    at_refusing_trick(table)
    view = table.window.view
    table.qtbot.waitUntil(table.window.isActiveWindow)
    view.setFocus()
    QTest.keyClick(view, Key.Key_Home)
    if key == Key.Key_F10:
        QTest.keyClick(view, key, Qt.KeyboardModifier.ShiftModifier)
    else:  # the desktop turns this key into the event
        at = view.viewport().rect().center()
        QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, view.mapToGlobal(at)))
    assert set(entries(view)) & {ContextMenu.PLAY(), ContextMenu.WHY_NOT()}
    assert DialogWord.PF_SORTING() in entries(view)


def test_a_plate_shows_melds_explains_the_last_action_and_says_how_the_player_plays(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    window, view = table.window, table.window.view
    shown = table.controller.observation.shown
    seat = next(seat for seat in range(1, 4) if shown[seat])
    plate = to_qt(view.layout_now.plates()[seat])  # the player at the screen sits at seat 0
    right_click(view.viewport(), view.mapFromScene(plate.center()))
    offered = entries(view)
    name = table.controller.session.people[seat].name
    offered[ContextMenu.MELDS_OF(name=name)].trigger()
    assert view.event_player.interaction.marked.recalled is not None
    melded = view.event_player.cards.item(view.event_player.recalled_cards[0]).box().center()
    right_click(view.viewport(), view.mapFromScene(melded))
    assert [*entries(view)] == [*offered]
    offered[Menu.MEANING()].trigger()
    assert window.panels.has_hint
    offered[ContextMenu.LEVEL(name=name, level="Steady")].trigger()
    assert isinstance(window.rooms.room, HelpRoom)
    assert window.rooms.room.chapter == "players"


def test_a_meld_on_the_table_has_the_menu_of_its_owner(table: Table) -> None:
    table.open("simplified_two_handed_150")
    play_until(table, "play")
    view = table.window.view
    other = 1
    for _ in range(30):
        zones = require(view.event_player.zones)
        if zones.melds[other]:
            break
        table.answer_by_mouse()
        table.wait_for_turn()
    token = zones.melds[other][0].tokens[0]
    right_click(view.viewport(), view.mapFromScene(view.event_player.cards.item(token).box().center()))
    name = table.controller.session.people[other].name
    assert ContextMenu.MELDS_OF(name=name) in entries(view)


def test_the_bare_table_offers_what_can_be_done_there(table: Table) -> None:
    at_refusing_trick(table)
    view = table.window.view
    right_click(view.viewport(), QPoint(view.width() // 2 - 200, 20))
    offered = entries(view)
    assert [*offered][:2] == [Menu.HINT(), Menu.UNDO()]
    assert offered[Menu.HINT()] is table.window.menus.action(Menu.HINT)


def test_the_menus_of_the_other_seats_are_reached_by_keys(table: Table) -> None:
    at_refusing_trick(table)
    view = table.window.view
    table.qtbot.waitUntil(table.window.isActiveWindow)
    view.setFocus()
    QTest.keyClick(view, Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    others = entries(view)[ContextMenu.OTHERS()].menu()
    assert isinstance(others, QMenu)
    names = [each.name for each in table.controller.session.people[1:]]
    assert [each.text() for each in others.actions()] == names
    of_first = others.actions()[0].menu()
    assert isinstance(of_first, QMenu)
    labels = [each.text() for each in of_first.actions()]
    assert labels[:2] == [ContextMenu.MELDS_OF(name=names[0]), Menu.MEANING()]


def test_a_game_in_the_list_has_a_menu_with_its_buttons(table: Table) -> None:
    window = table.window
    games = window.room_opener.paths.games
    games.mkdir(parents=True, exist_ok=True)
    (games / "game.pinochle").write_text(record_text(played(SINGLE, 1, deals=1)), encoding="utf-8")
    table.open(SINGLE)
    window.room_opener.open_games()
    room = window.rooms.room
    assert isinstance(room, GamesRoom)
    window.room_opener.library.refresh()
    table.qtbot.waitUntil(lambda: room.list.game is not None)
    right_click(room.list.viewport(), room.list.visualRect(room.list.currentIndex()).center())
    offered = entries(room)
    buttons = [*room.detail.buttons, room.detail.undo]
    assert [*offered] == [each.text() for each in buttons if not each.isHidden()]
    assert GamesWord.REMOVE() in offered
    offered[GamesWord.REMOVE()].trigger()
    right_click(room.list.viewport(), room.list.visualRect(room.list.currentIndex()).center())
    assert not (games / "game.pinochle").exists()
    assert [*entries(room)] == [room.detail.undo.text()]
