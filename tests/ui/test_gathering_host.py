"""The page Play together with the process of a real table, which this window opens."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from pinochle_qt.protocol.messages import Manage, People
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.server.process import NewGame, TableOrder
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.dialogs.close_table import CloseTableDialog
from pinochle_qt.ui.far.far_table import FarTable
from pinochle_qt.ui.far.host import TableHost
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
from pinochle_qt.ui.rooms.play_together.tv_button import TvButton
from pinochle_qt.ui.window import gathering_host
from pinochle_qt.ui.window.gathering_host import GatheringHost
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.rooms.together import TogetherWord
from tests.checks import require
from tests.session.driving import SINGLE
from tests.ui.gatherings import CODE, FOUR, FREE, FakeTable
from tests.ui.panel_tools import dialog_in_sight
from tests.ui.playing import Table, table_with_games

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
LIMIT_MS = 60_000
FIVE = "five_handed_called_partner"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"))
    table.open(SINGLE)
    return table


def hosting(qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, PlayTogetherRoom]:
    """Return a window that keeps its games in a folder, and its page with an open table at a local address."""
    monkeypatch.setattr(gathering_host, "local_addresses", lambda: ["192.0.2.2"])
    table = table_with_games(qtbot, Paths(folder / "config", folder / "data"))
    return table, opened(table)


def opened(table: Table) -> PlayTogetherRoom:
    """Open the page and the table, and wait until the host is let in."""
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    QTest.mouseClick(room.page.button, LEFT)
    assert room.gathering.stage is Stage.OPENING
    table.qtbot.waitUntil(lambda: bool(room.gathering.people.people), timeout=LIMIT_MS)
    return room


def continue_from_games(table: Table, journal: Path | None) -> None:
    """Continue a game from the list of games."""
    table.window.room_opener.open_games()
    room = table.window.rooms.room
    assert isinstance(room, GamesRoom)
    room.continue_asked.emit(journal)


def test_a_table_is_opened_arranged_dealt_at_and_closed_while_the_own_game_waits(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering_host, "local_addresses", lambda: ["192.0.2.2"])
    own = table.controller.current_session
    room = opened(table)
    gathering = room.gathering
    assert [each.plays for each in gathering.people.people] == ["free"] * 4
    # a computer without a network stays where it is; one with a network shows the address
    gathering.hear(People(gathering.people.people, code=gathering.people.code))
    gathering.show_stage(Stage.OPEN, ("192.0.2.2:8470",))
    gathering.choose_game(FIVE, PRESETS[FIVE], 5)
    table.qtbot.waitUntil(lambda: len(gathering.people.people) == 5, timeout=LIMIT_MS)
    gathering.own_name = "Anna"
    room.people.sit_down(2)
    table.qtbot.waitUntil(lambda: gathering.own_people == (2,), timeout=LIMIT_MS)
    gathering.share_screen(4, "Bea")
    table.qtbot.waitUntil(lambda: gathering.own_people == (2, 4), timeout=LIMIT_MS)
    gathering.leave_place(4)
    table.qtbot.waitUntil(lambda: gathering.own_people == (2,), timeout=LIMIT_MS)
    QTest.mouseClick(room.options.main, LEFT)
    table.qtbot.waitUntil(lambda: table.window.rooms.room is None, timeout=LIMIT_MS)
    table.qtbot.waitUntil(lambda: len(table.controller.observation.hand) > 0, timeout=LIMIT_MS)
    assert table.controller.observation.players == 5
    process = require(require(table.window.matches.together.host).process)
    table.window.room_opener.open_together()
    QTest.mouseClick(room.join.close, LEFT)
    assert gathering.stage is Stage.ENDED
    assert process > 0
    assert table.window.matches.together.host is None
    assert table.controller.current_session is own


def test_without_a_network_nothing_is_opened(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering_host, "local_addresses", list)
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    QTest.mouseClick(room.page.button, LEFT)
    assert room.gathering.stage is Stage.NO_NETWORK
    assert table.window.matches.together.host is None


def test_another_game_is_chosen_in_a_dialog(table: Table) -> None:
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    QTest.mouseClick(room.page.change, LEFT)
    table.window.dialogs.table_game_chosen.emit(Settings(preset=FIVE))
    assert room.gathering.preset == FIVE
    assert room.gathering.count == 5
    assert table.window.settings.preset == SINGLE
    table.window.dialogs.close()


def test_the_table_is_shown_on_a_tv_with_the_code_and_a_pause_for_all(table: Table) -> None:
    host = FakeTable(table.window.room_opener.gathering, (*FOUR[:2], FREE, FREE))
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    host.open()
    host.tell(people=FOUR)
    assert not room.options.tv.button.isEnabled()  # Sam plays at this screen
    host.tell(people=(*FOUR[:2], FREE, FREE))
    session = table.begun(SINGLE, people=0)
    table.window.matches.open(session)
    table.window.room_opener.open_together()
    QTest.mouseClick(room.options.tv.button, LEFT)
    tv = table.window.tv
    assert tv.is_on
    assert table.window.rooms.room is None
    assert tv.bar.code == CODE
    host.tell(phase="playing")
    table.key(Qt.Key.Key_Space)
    assert host.heard == [Manage("pause")]
    for phase in ("paused", "playing"):
        host.tell(phase=phase)
        assert tv.is_paused == (phase == "paused")
    tv.leave()


def test_a_table_that_was_closed_opens_again_with_the_same_match_code_and_people(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, room = hosting(qtbot, tmp_path, monkeypatch)
    gathering = room.gathering
    gathering.show_stage(Stage.OPEN, ("192.0.2.2:8470",))
    gathering.choose_game(FIVE, PRESETS[FIVE], 5)  # the table has another journal from now on
    qtbot.waitUntil(lambda: len(gathering.people.people) == 5, timeout=LIMIT_MS)
    gathering.own_name = "Anna"
    room.people.sit_down(2)
    qtbot.waitUntil(lambda: gathering.own_people == (2,), timeout=LIMIT_MS)
    QTest.mouseClick(room.options.main, LEFT)
    qtbot.waitUntil(lambda: len(table.controller.observation.hand) > 0, timeout=LIMIT_MS)
    hand, code = table.controller.observation.hand, gathering.people.code
    host = require(table.window.matches.together.host)
    table.window.room_opener.open_together()
    QTest.mouseClick(room.join.close, LEFT)
    assert gathering.stage is Stage.ENDED
    journal = require(host.journal)
    QTest.mouseClick(room.page.button, LEFT)
    qtbot.waitUntil(lambda: gathering.own_people == (2,), timeout=LIMIT_MS)
    assert gathering.people.code == code
    assert gathering.people.phase == "playing"
    assert table.window.rooms.room is room  # which shows who is back
    qtbot.waitUntil(lambda: table.controller.observation.hand == hand, timeout=LIMIT_MS)
    table.window.room_opener.open_together()
    gathering.close_asked.emit()
    continue_from_games(table, journal)
    assert table.window.rooms.name == "play together"
    qtbot.waitUntil(lambda: gathering.own_people == (2,), timeout=LIMIT_MS)
    gathering.close_asked.emit()


def test_all_who_sit_at_the_hosts_window_have_their_places_when_the_table_opens_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, room = hosting(qtbot, tmp_path, monkeypatch)
    gathering = room.gathering
    gathering.own_name = "Anna"
    room.people.sit_down(2)
    table.qtbot.waitUntil(lambda: gathering.own_people == (2,), timeout=LIMIT_MS)
    gathering.share_screen(0, "Bea")
    table.qtbot.waitUntil(lambda: gathering.own_people == (0, 2), timeout=LIMIT_MS)
    QTest.mouseClick(room.join.close, LEFT)
    QTest.mouseClick(room.page.button, LEFT)
    table.qtbot.waitUntil(lambda: gathering.own_people == (0, 2), timeout=LIMIT_MS)
    assert [each.name for each in gathering.people.people if each.you] == ["Bea", "Anna"]
    gathering.close_asked.emit()


def test_a_match_that_cannot_be_opened_gives_way_to_a_new_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering_host, "local_addresses", lambda: ["192.0.2.2"])
    table = table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data"))
    opener = table.window.room_opener
    opener.open_together()
    host = require(opener.gathering.findChild(GatheringHost))
    host.open_again(tmp_path / f"nothing{SUFFIX}")
    qtbot.waitUntil(lambda: opener.gathering.stage is Stage.FAILED, timeout=LIMIT_MS)
    opener.gathering.open_asked.emit()
    qtbot.waitUntil(lambda: bool(opener.gathering.people.people), timeout=LIMIT_MS)
    opener.gathering.close_asked.emit()


def test_the_window_asks_before_it_closes_a_table_at_which_others_sit(table: Table) -> None:
    host = FakeTable(table.window.room_opener.gathering)
    table.window.room_opener.open_together()
    host.open()
    table.window.matches.together.host = TableHost(  # never begun
        TableOrder(NewGame(PRESETS[SINGLE], SINGLE, ())), FarTable(table.window), table.window
    )
    table.window.close()
    assert table.window.isVisible()
    dialog = dialog_in_sight(table.window, CloseTableDialog)
    assert TogetherWord.STILL_HERE(count=2) in [each.text() for each in dialog.findChildren(QLabel)]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert table.window.isVisible()
    table.window.close()
    dialog = dialog_in_sight(table.window, CloseTableDialog)
    dialog.accept()
    assert not table.window.isVisible()
    table.window.matches.together.host = None


def test_a_table_without_others_is_closed_with_the_window_at_once(table: Table) -> None:
    host = FakeTable(table.window.room_opener.gathering, (*FOUR[2:], FREE, FREE))
    table.window.room_opener.open_together()
    host.open()
    table.window.close()
    assert not table.window.isVisible()


def test_with_several_screens_the_button_asks_on_which_one(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    host = FakeTable(table.window.room_opener.gathering, (*FOUR[:2], FREE, FREE))
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    host.open()
    here, tv = room.screen(), room.options.tv
    other = Mock(**{"model.return_value": "Big", "size.return_value": QSize(1920, 1080)}, devicePixelRatio=lambda: 2.0)
    monkeypatch.setattr(TvButton, "_screens", staticmethod(lambda: [here, other]))
    asked: list[object] = []
    room.tv_asked.disconnect()
    tv.asked.connect(asked.append)
    QTest.mouseClick(tv.button, LEFT)
    entries = {each.text(): each for each in require(tv.menu).actions()}
    assert list(entries) == [TogetherWord.TV_SCREEN(name="Big", width=3840, height=2160), TogetherWord.TV_HERE()]
    entries[TogetherWord.TV_HERE()].trigger()
    assert asked == [here]
