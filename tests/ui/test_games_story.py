"""A match from its first card to the page of games and back: left, resumed, looked at, tried differently, kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from pinochle_qt.library.expert_comparison import comparable
from pinochle_qt.library.game_summary import game_in_lines
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from tests.checks import require
from tests.ui.panel_tools import the
from tests.ui.playing import Table
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

CONTROL = Qt.KeyboardModifier.ControlModifier


def open_table(qtbot: QtBot, paths: Paths) -> Table:
    """Start the program like a player who has played before."""
    table = Table(qtbot, paths, Settings(speed="instant", preset="hayes_two_handed"), store=RecordStore(paths.games))
    table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), table.window))  # type: ignore[arg-type]
    return table


def leave(table: Table) -> None:
    table.bots.forget()
    table.controller.session.close()


def press_key(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(table.window.focusWidget() or table.window, key, modifier)


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def play(table: Table, *, decisions: int = 1000) -> None:
    """Play by mouse until the deal is over, or for a number of decisions."""
    while decisions and table.wait_for_turn() is not None:
        table.answer_by_mouse()
        decisions -= 1


def games_page(table: Table) -> GamesRoom:
    press_key(table, Qt.Key.Key_O, CONTROL)
    room = table.window.rooms.room
    assert isinstance(room, GamesRoom)
    table.window.room_opener.library.refresh()
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.list.game is not None)
    return room


def test_a_match_is_left_continued_reviewed_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    first = open_table(qtbot, paths)
    first.window.matches.begin()
    play(first, decisions=5)
    path = require(first.controller.session.path)
    leave(first)
    first.window.close()

    table = open_table(qtbot, paths)
    table.window.matches.begin()
    room = games_page(table)
    room.list.choose(path.name)
    table.qtbot.waitUntil(lambda: room.list.game is not None and room.list.game.path == path.name)
    QTest.keyClick(room.list, Qt.Key.Key_Return)
    session = table.controller.session
    assert session.path == path
    play(table)
    assert session.match.results

    press_key(table, Qt.Key.Key_R)
    looked = table.window.rooms.room
    assert isinstance(looked, LookBack)
    table.qtbot.waitUntil(looked.panel.next_mistake.isEnabled)
    (hand,) = comparable(game_in_lines(session.lines))
    table.window.room_opener.opinions.played.emit(hand.key, hand.lead + 30)
    assert looked.panel.compared.text()
    click(looked.panel.next_mistake)
    assert looked.panel.cost.text()
    mistake = looked.review.steps[looked.step]
    click(looked.panel.play_on)
    practice = table.controller.session
    assert practice.header.practice
    prompt = require(table.wait_for_turn())
    assert prompt.seat == mistake.seat
    other = next(choice for choice in prompt.choices if choice != mistake.action)
    table.controller.submit(other)
    assert practice.steps[-1].action != mistake.action
    table.window.matches.leave_practice()
    assert table.controller.session is session

    saved = tmp_path / "sheet.csv"
    room = games_page(table)
    room.list.choose(path.name)
    table.qtbot.waitUntil(lambda: room.list.game is not None and room.list.game.path == path.name)
    click(room.detail.export)
    the(table.window, QFileDialog).fileSelected.emit(str(saved))
    assert saved.stat().st_size > 0
    assert replay_one(path).deals == 1
