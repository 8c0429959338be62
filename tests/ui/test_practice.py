"""Practice: the game that is waiting stays this window's game, whatever is pressed in the meantime."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from tests.checks import require
from tests.session.driving import SINGLE, advance, chance_player, new_session
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.session import Session


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a table where something is tried out while a game that has a file is waiting."""
    paths = Paths(tmp_path / "config", tmp_path / "data")
    new_table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    session = new_session(SINGLE, 1, store=RecordStore(paths.games))
    advance(session, chance_player(1), deals=1)
    new_table.window.matches.open(session)
    new_table.window.matches.practice(session.practice())
    return new_table


def waiting(table: Table) -> Session:
    return require(table.window.matches.waiting)


def test_an_error_in_practice_leaves_the_game_waiting(table: Table) -> None:
    tried, waits = table.controller.session, waiting(table)
    table.window.matches.rebuild_table()
    assert table.controller.session is tried
    assert waiting(table) is waits


def test_both_files_are_released_at_the_end(table: Table) -> None:
    path = require(waiting(table).path)
    lock = path.with_name(f"{path.name}.lock")
    assert lock.exists()
    table.window.matches.close()
    assert not lock.exists()


def test_abandoning_practice_goes_back_to_the_game(table: Table) -> None:
    waits = waiting(table)
    table.window.dialogs.match_left.emit()
    assert table.controller.session is waits
    assert table.window.matches.waiting is None


def test_on_the_games_page_the_waiting_game_counts_as_the_one_on_the_table(table: Table) -> None:
    waits = waiting(table)
    table.window.room_opener.open_games()
    room = table.window.rooms.room
    assert isinstance(room, GamesRoom)
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.list.game is not None)
    assert not room.detail.remove.isEnabled()
    room.detail.renamed.emit("Sunday")
    assert waits.header.title == "Sunday"
    assert table.controller.session.header.title == ""
    room.detail.go_on.click()
    assert table.controller.session is waits
    assert not table.window.rooms.name


def test_resuming_the_waiting_game_in_new_game_goes_back_to_it(table: Table) -> None:
    waits = waiting(table)
    table.window.dialogs.resume_asked.emit(waits.path)
    assert table.controller.session is waits


def test_practice_continues_after_a_lesson(table: Table) -> None:
    tried, waits = table.controller.session, waiting(table)
    window = table.window
    for _ in range(2):
        window.room_opener.lesson_asked.emit("tricks", 0)
        assert window.lessons is not None
        window.room_opener.lesson_asked.emit("cards", 0)
        assert table.controller.session is not tried
        window.lessons.leave()
        assert table.controller.session is tried
        assert waiting(table) is waits
    window.panels.practice_left.emit()
    assert table.controller.session is waits


def test_the_waiting_game_can_be_continued_in_a_lesson(table: Table) -> None:
    waits = waiting(table)
    table.window.room_opener.lesson_asked.emit("cards", 0)
    table.window.dialogs.resume_asked.emit(waits.path)
    assert table.controller.session is waits
    assert table.window.matches.waiting is None
