"""A window joins somebody else's table by its address and code, and comes back to it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.server.net.nearby import TableNearby
from pinochle_qt.server.visit import VisitFile
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session.instance import StartRequest
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.far import nearby_tables
from pinochle_qt.ui.far.far_guest import FarGuest
from pinochle_qt.ui.far.nearby_tables import NearbyTables
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words.dialogs.faces import FaceWord
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.statistics import Stat
from pinochle_qt.words.rooms.together import TogetherWord
from tests.checks import require
from tests.server.test_serve import free_port
from tests.ui.far_tables import ServedInThread, served
from tests.ui.playing import Table
from tests.ui.test_far_table import LIMIT_MS, goes_on, says, session_of
from tests.ui.test_play_together import choose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.cards import Card

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def there() -> Iterator[ServedInThread]:
    with served(session_of()) as table:
        yield table


@pytest.fixture
def new_window(qtbot: QtBot, tmp_path: Path) -> Callable[[str], Table]:
    def new(name: str) -> Table:
        table = Table(qtbot, Paths(tmp_path / name / "config", tmp_path / name / "data"), Settings(speed="instant"))
        table.open("single_deck_partnership")
        return table

    return new


@pytest.fixture
def guest(new_window: Callable[[str], Table]) -> Table:
    return new_window("guest")


def asked(table: Table) -> PlayTogetherRoom:
    """Open the page, and let it ask for a table."""
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    QTest.mouseClick(room.page.join, LEFT)
    assert room.join_page.pane.isVisible()
    return room


def joined(table: Table, address: str, code: str) -> PlayTogetherRoom:
    """Join a table by keys alone."""
    room = asked(table)
    assert room.focusWidget() is room.join_page.address
    QTest.keyClicks(room.join_page.address, address)
    table.key(Qt.Key.Key_Return)
    assert room.focusWidget() is room.join_page.code
    QTest.keyClicks(room.join_page.code, code)
    table.key(Qt.Key.Key_Return)
    table.qtbot.waitUntil(lambda: bool(room.gathering.people.people), timeout=LIMIT_MS)
    return room


def seated(guest: Table, there: ServedInThread) -> PlayTogetherRoom:
    """Join a table as Bea, and take its second place."""
    room = joined(guest, there.address, there.table.code)
    room.gathering.own_name = "Bea"
    room.people.sit_down(1)
    guest.qtbot.waitUntil(lambda: room.gathering.own_people == (1,), timeout=LIMIT_MS)
    return room


def is_own(table: TableNearby, there: ServedInThread) -> bool:
    """Return whether a table that was found is the one of the test; there may be others in this network."""
    return table.address.endswith(f":{there.port}")


def shows(room: PlayTogetherRoom, there: ServedInThread) -> bool:
    """Return whether the page shows the table of the test among those that were found."""
    nearby = room.join_page.nearby
    shown = zip(nearby.buttons, nearby.tables, strict=False)
    return any(button.isVisible() and is_own(table, there) for button, table in shown)


def ask_only(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window look for tables at one port of this computer alone."""
    monkeypatch.setattr(nearby_tables, "everybody", lambda: [("127.0.0.1", port)])


def fail(table: Table, address: str, code: str = "") -> str:
    """Try to join a table, and return the sentence that says why not."""
    room = asked(table)
    room.join_page.address.setText(address)
    room.join_page.code.setText(code)
    QTest.mouseClick(room.join_page.join, LEFT)
    table.qtbot.waitUntil(lambda: room.gathering.stage is Stage.ASKING, timeout=LIMIT_MS)
    assert not table.window.matches.is_guest
    assert room.join_page.join.isEnabled()
    sentence = room.join_page.status.text()
    table.key(Qt.Key.Key_Escape)
    assert room.gathering.stage is Stage.CLOSED
    assert table.window.rooms.room is room
    return sentence


def test_two_windows_play_a_whole_deal_at_the_table_of_another_program(
    guest: Table, new_window: Callable[[str], Table], there: ServedInThread
) -> None:
    host = new_window("host")
    link = f"http://{there.address}/#{there.table.code}.{there.table.host_key}"
    host.window.room_opener.join_table(link)
    gathering = host.window.room_opener.gathering
    guest.qtbot.waitUntil(lambda: gathering.stage is Stage.OPEN, timeout=LIMIT_MS)
    room = joined(guest, there.address, there.table.code.lower())
    assert guest.window.settings.table_address == there.address
    assert room.gathering.stage is Stage.JOINED
    assert not room.options.pane.isVisible()
    room.people.open_menu(2)
    room.gathering.own_name = "Bea"
    choose(room.people.menu, TogetherWord.SIT_HERE())
    guest.qtbot.waitUntil(lambda: room.gathering.own_people == (2,), timeout=LIMIT_MS)
    gathering.own_name = "Anna"
    gathering.sit_down(0)
    guest.qtbot.waitUntil(lambda: gathering.own_people == (0,), timeout=LIMIT_MS)
    host_room = host.window.rooms.room
    assert isinstance(host_room, PlayTogetherRoom)
    QTest.mouseClick(host_room.options.main, LEFT)
    guest.qtbot.waitUntil(lambda: host.window.rooms.room is None and guest.window.rooms.room is None, timeout=LIMIT_MS)
    windows = [host, guest]
    for _ in range(200):
        guest.qtbot.waitUntil(lambda: goes_on(windows), timeout=LIMIT_MS)
        asked_window = next((each for each in windows if each.prompt is not None), None)
        if asked_window is None:
            break
        asked_window.answer_by_mouse()
    results = there.table.session.match.results
    guest.qtbot.waitUntil(
        lambda: [each.controller.observation.results for each in windows] == [results, results], timeout=LIMIT_MS
    )
    assert len(there.table.session.match.results) == 1


def test_a_later_start_of_the_program_brings_the_window_to_the_table_that_it_names(
    guest: Table, there: ServedInThread
) -> None:
    call = StartRequest("", table=f"http://{there.address}/#{there.table.code}")
    guest.window.opening.answer(call)
    gathering = guest.window.room_opener.gathering
    guest.qtbot.waitUntil(lambda: gathering.stage is Stage.JOINED, timeout=LIMIT_MS)
    assert guest.window.rooms.name == "play together"


def test_a_guest_arranges_only_himself(guest: Table, there: ServedInThread) -> None:
    room = joined(guest, there.address, there.table.code)
    room.people.open_menu(1)
    assert [each.text() for each in room.people.menu.actions()] == [TogetherWord.SIT_HERE()]  # type: ignore[union-attr]
    room.gathering.own_name = "Bea"
    room.people.sit_down(1)
    guest.qtbot.waitUntil(lambda: room.gathering.own_people == (1,), timeout=LIMIT_MS)
    room.gathering.rename(1, "Beatrix")
    guest.qtbot.waitUntil(lambda: room.gathering.people.people[1].name == "Beatrix", timeout=LIMIT_MS)
    assert not room.people.table.seats[1].can_move
    assert room.people.table.seats[1].shown.line == TogetherWord.SCREEN()
    assert room.people.foot.text() == TogetherWord.UNTIL_DEAL()
    QTest.mouseClick(room.guest.leave, LEFT)
    assert room.gathering.stage is Stage.CLOSED
    assert guest.window.matches.together.table is None
    assert room.page.button.isVisible()


def test_every_failure_is_one_sentence_and_the_page_asks_again(
    guest: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = there.table.code
    assert fail(guest, "somewhere else", code) == FarWord.ADDRESS(address="somewhere else")
    assert fail(guest, there.address, "abc") == TogetherWord.JOIN_CODE_MISSING()
    wrong = "AAAAAA" if code != "AAAAAA" else "BBBBBB"
    assert fail(guest, there.address, wrong) == ServerWord.WRONG_CODE()
    there.table.is_open = False
    assert fail(guest, there.address, code) == ServerWord.CLOSED()
    there.table.is_open = True
    monkeypatch.setattr(there.table.guests, "add", lambda *_: None)
    assert fail(guest, there.address, code) == ServerWord.FULL()


def test_the_menu_asks_for_a_table_or_shows_the_one_where_the_window_is(guest: Table, there: ServedInThread) -> None:
    guest.window.menus.action(Menu.JOIN).trigger()
    room = guest.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    assert room.join_page.pane.isVisible()
    guest.key(Qt.Key.Key_Escape)
    room = joined(guest, there.address, there.table.code)
    guest.window.menus.action(Menu.JOIN).trigger()
    assert guest.window.rooms.room is room
    assert room.gathering.stage is Stage.JOINED


def test_a_table_in_the_same_house_is_found_and_joined_by_one_click_and_its_code(guest: Table) -> None:
    with served(session_of(), is_open=True) as there:
        there.table.places.places[0].player = ""
        guest.window.menus.action(Menu.JOIN).trigger()
        room = guest.window.rooms.room
        assert isinstance(room, PlayTogetherRoom)
        nearby = room.join_page.nearby
        guest.qtbot.waitUntil(lambda: shows(room, there), timeout=LIMIT_MS)
        title = preset_title(find(there.table.session.preset))
        own = next(button for button, table in zip(nearby.buttons, nearby.tables, strict=False) if is_own(table, there))
        assert own.text() == TogetherWord.NEARBY_UNNAMED(address=there.address, game=title)
        QTest.mouseClick(own, LEFT)
        assert room.join_page.address.text() == there.address
        assert room.focusWidget() is room.join_page.code
        QTest.keyClicks(room.join_page.code, there.table.code)
        guest.key(Qt.Key.Key_Return)
        guest.qtbot.waitUntil(lambda: room.gathering.stage is Stage.JOINED, timeout=LIMIT_MS)


def test_the_code_alone_leads_to_the_only_table_in_the_house(guest: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(session_of(), is_open=True) as there:
        ask_only(there.port, monkeypatch)
        guest.window.opening.answer(StartRequest("", table=there.table.code.lower()))
        gathering = guest.window.room_opener.gathering
        guest.qtbot.waitUntil(lambda: gathering.stage is Stage.JOINED, timeout=LIMIT_MS)
        assert gathering.address == there.address


def test_the_code_alone_leads_nowhere_if_no_table_answers_or_several_do(
    guest: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_only(there.port, monkeypatch)  # which is not open to the network
    guest.window.room_opener.join_table(there.table.code)
    room = guest.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    page = room.join_page
    guest.qtbot.waitUntil(lambda: page.status.text() == TogetherWord.NO_ADDRESS(), timeout=LIMIT_MS)
    assert page.nearby.note.text() == TogetherWord.NEARBY_NONE()
    assert room.focusWidget() is page.address
    two = (TableNearby("192.168.1.20:8470", 1, "", "", 0), TableNearby("192.168.1.21:8470", 2, "Nora", "", 0))
    search = require(page.nearby.findChild(NearbyTables))
    search.tables = two
    page.try_it()
    assert page.status.text() == TogetherWord.SEVERAL()
    search.ended.emit()
    labels = [button.text() for button in page.nearby.buttons if button.isVisible()]
    assert labels == ["192.168.1.20:8470", TogetherWord.NEARBY_HOST(name="Nora")]
    assert not guest.window.matches.is_guest


def test_nobody_looks_for_tables_before_somebody_asks_for_one(guest: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[None] = []
    monkeypatch.setattr(NearbyTables, "look", lambda _: looked.append(None))
    guest.window.room_opener.open_together()
    room = guest.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    assert not looked
    QTest.mouseClick(room.page.join, LEFT)
    assert len(looked) == 1


def test_a_window_whose_own_table_has_guests_does_not_leave_them_for_another_table(
    guest: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(guest.window.room_opener), "others_at_table", 2)
    told: list[str] = []
    guest.window.room_opener.trouble.connect(told.append)
    guest.window.room_opener.join_table("192.168.1.20:8470/#ABCDEF")
    assert told == [FarWord.AT_TABLE()]
    assert guest.window.room_opener.gathering.stage is Stage.CLOSED


def test_a_link_fills_both_fields_and_the_last_address_is_remembered(guest: Table, there: ServedInThread) -> None:
    room = asked(guest)
    room.join_page.address.setText(f"http://{there.address}/#{there.table.code}")
    assert room.join_page.address.text() == there.address
    assert room.join_page.code.text() == there.table.code
    QTest.mouseClick(room.join_page.join, LEFT)
    guest.qtbot.waitUntil(lambda: room.gathering.stage is Stage.JOINED, timeout=LIMIT_MS)
    gathering = guest.window.room_opener.gathering
    assert gathering.last_address == guest.window.settings.table_address == there.address


def test_whoever_leaves_a_match_before_its_end_reads_that_in_his_own_statistics(
    guest: Table, new_window: Callable[[str], Table], there: ServedInThread
) -> None:
    def left(table: Table) -> str:
        """Return what the statistics say about matches that were left; empty if nothing."""
        table.window.room_opener.open_statistics()
        room = table.window.rooms.room
        assert isinstance(room, StatisticsRoom)
        table.qtbot.waitUntil(lambda: room.is_counted, timeout=LIMIT_MS)
        (line,) = (each for each in room.page.streaks.lines if each.label == Stat.LEFT())
        found = line.toolTip() if line.is_wanted else ""
        table.key(Qt.Key.Key_Escape)
        return found

    room = seated(guest, there)
    host = FarGuest(guest.window, language="", device="window", name="Anna")
    host.join(there.address, key=there.table.host_key)
    guest.qtbot.waitUntil(lambda: host.is_connected, timeout=LIMIT_MS)
    host.send(Manage("deal"))
    guest.qtbot.waitUntil(lambda: there.table.session.match.number == 1, timeout=LIMIT_MS)
    guest.qtbot.waitUntil(
        lambda: guest.window.matches.is_guest and guest.controller.observation.number == 1, timeout=LIMIT_MS
    )
    assert left(guest) == "", "he is still there"
    guest.window.matches.together.leave()
    assert room.gathering.stage is Stage.CLOSED
    assert left(guest) == Stat.LEFT_WHY(left=1, all=1)
    again = new_window("guest")
    assert left(again) == Stat.LEFT_WHY(left=1, all=1)
    again.window.room_opener.open_together()
    room = again.window.rooms.room  # type: ignore[assignment]
    QTest.mouseClick(room.page.back, LEFT)
    again.qtbot.waitUntil(lambda: again.window.matches.is_guest, timeout=LIMIT_MS)
    assert left(again) == "", "he has come back"
    host.send(Manage("end"))
    again.qtbot.waitUntil(lambda: not again.window.matches.is_guest, timeout=LIMIT_MS)
    assert left(again) == "", "the host has ended the match"


def test_a_window_that_is_started_again_comes_back_to_its_seat_by_one_click(
    guest: Table, new_window: Callable[[str], Table], there: ServedInThread
) -> None:
    room = seated(guest, there)
    guest.window.matches.close()
    path = guest.window.room_opener.paths.visit
    assert path.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    there.table.is_open = False  # a new guest would not be let in
    again = new_window("guest")
    again.window.room_opener.open_together()
    room = again.window.rooms.room  # type: ignore[assignment]
    assert room.page.back.isVisible()
    QTest.mouseClick(room.page.back, LEFT)
    again.qtbot.waitUntil(lambda: room.gathering.own_people == (1,), timeout=LIMIT_MS)
    host = FarGuest(again.window, language="", device="window", name="Anna")
    host.join(there.address, key=there.table.host_key)
    again.qtbot.waitUntil(lambda: host.is_connected, timeout=LIMIT_MS)
    host.send(Manage("end"))
    again.qtbot.waitUntil(lambda: not room.gathering.is_there, timeout=LIMIT_MS)
    assert room.gathering.visit is None
    assert not path.exists()


def test_all_who_sit_at_a_window_come_back_with_it_and_nobodys_cards_are_shown_before_one_is_called(
    guest: Table, new_window: Callable[[str], Table], there: ServedInThread
) -> None:
    room = seated(guest, there)
    room.gathering.share_screen(2, "Cleo")
    guest.qtbot.waitUntil(lambda: room.gathering.own_people == (1, 2), timeout=LIMIT_MS)
    host = FarGuest(guest.window, language="", device="window", name="Anna")
    host.join(there.address, key=there.table.host_key)
    guest.qtbot.waitUntil(lambda: host.is_connected, timeout=LIMIT_MS)
    host.send(Manage("deal"))
    guest.qtbot.waitUntil(guest.window.panels.curtain.isVisible, timeout=LIMIT_MS)
    guest.window.matches.close()
    host.leave()
    again = new_window("guest")
    shown: list[tuple[Card, ...]] = []
    again.controller.reset.connect(lambda seen: shown.append(seen.hand))
    again.window.room_opener.open_together()
    room = again.window.rooms.room  # type: ignore[assignment]
    QTest.mouseClick(room.page.back, LEFT)
    again.qtbot.waitUntil(lambda: room.gathering.own_people == (1, 2), timeout=LIMIT_MS)
    again.qtbot.waitUntil(lambda: again.window.matches.is_guest, timeout=LIMIT_MS)
    again.key(Qt.Key.Key_Escape)
    again.qtbot.waitUntil(again.window.panels.curtain.isVisible, timeout=LIMIT_MS)
    assert not any(shown)
    called = there.table.session.seated[require(again.controller.called)]
    assert called in {1, 2}
    visit = require(room.gathering.visit)
    QTest.mouseClick(require(again.window.panels.curtain.main_button), LEFT)
    assert again.controller.viewer is not None
    assert again.controller.observation.hand
    assert len(visit.others) == 1
    far = require(again.window.matches.together.table)
    far.send(TakeSeat("leave", 2))
    again.qtbot.waitUntil(lambda: require(room.gathering.visit).others == (), timeout=LIMIT_MS)
    assert far.own_people == (1,)


def test_a_guest_sent_away_meanwhile_does_not_keep_others_at_the_window_from_coming_back(
    guest: Table, there: ServedInThread
) -> None:
    room = seated(guest, there)
    QTest.mouseClick(room.guest.leave, LEFT)
    room.gathering.visit = replace(require(room.gathering.visit), others=("k" * 22,))
    QTest.mouseClick(room.page.back, LEFT)
    guest.qtbot.waitUntil(lambda: guest.window.matches.is_guest, timeout=LIMIT_MS)
    assert room.gathering.own_people == (1,)
    assert not says(guest, ServerWord.WRONG_CODE())
    assert require(room.gathering.visit).others == ()


@pytest.mark.parametrize("away", ["127.0.0.1:9", "http://127.0.0.1:9/pinochle"], ids=["table", "server"])
def test_a_table_that_is_away_may_be_back_later_but_one_that_forgot_its_guest_is_forgotten(
    guest: Table, there: ServedInThread, away: str
) -> None:
    room = joined(guest, there.address, there.table.code)
    QTest.mouseClick(room.guest.leave, LEFT)
    visit = require(room.gathering.visit)
    assert room.page.back.text() == TogetherWord.GO_BACK(name=there.address)
    room.gathering.visit = replace(visit, address=away)
    QTest.mouseClick(room.page.back, LEFT)
    guest.qtbot.waitUntil(lambda: room.gathering.stage is Stage.ASKING, timeout=LIMIT_MS)
    guest.key(Qt.Key.Key_Escape)
    assert room.page.back.isVisible()
    room.gathering.visit = replace(visit, key="k" * 22, code="AAAAAA")
    QTest.mouseClick(room.page.back, LEFT)
    guest.qtbot.waitUntil(lambda: room.gathering.stage is Stage.ASKING, timeout=LIMIT_MS)
    assert room.join_page.status.text() == ServerWord.WRONG_CODE()
    guest.key(Qt.Key.Key_Escape)
    assert not room.page.back.isVisible()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"address": "192.168.1.20:8470", "key": "short", "at": 9e9}',
        b'{"address": "no address", "key": "kkkkkkkkkkkkkkkkkkkkkk", "at": 9e9}',
        b'{"address": "192.168.1.20:8470", "key": "kkkkkkkkkkkkkkkkkkkkkk", "at": 0}',
        b"\xff" * 10_000,
    ],
)
def test_a_file_of_a_visit_that_is_damaged_or_old_leads_nowhere(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "visit.json"
    path.write_bytes(content)
    assert VisitFile(path).visit is None


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("http://192.168.1.20:8470/#h7k2qm", "H7K2QM", ""),
        (f"192.168.1.20:8470/#H7K2QM.{'k' * 22}", "H7K2QM", "k" * 22),
        (f"http://192.168.1.20:8470/#{'k' * 22}", "", "k" * 22),
        ("192.168.1.20", "", ""),
    ],
)
def test_links_hold_code_and_key(text: str, code: str, key: str) -> None:
    address = TableAddress(text)
    assert (str(address), address.code, address.key) == ("192.168.1.20:8470", code, key)


def test_a_guest_of_a_table_that_is_closed_for_now_comes_back_by_himself(guest: Table) -> None:
    session = session_of()
    with served(session, free_port()) as there:  # no other table may take it meanwhile
        room = joined(guest, there.address, there.table.code)
        room.gathering.own_name = "Bea"
        room.people.sit_down(1)
        guest.qtbot.waitUntil(lambda: room.gathering.own_people == (1,), timeout=LIMIT_MS)
        table, port = there.table, there.port
        guest.key(Qt.Key.Key_Escape)
    far = require(guest.window.matches.together.table)
    guest.qtbot.waitUntil(lambda: not far.is_connected, timeout=LIMIT_MS)
    assert says(guest, ServerWord.CLOSING())
    with served(session, port, table) as there:
        guest.qtbot.waitUntil(lambda: far.is_connected, timeout=LIMIT_MS)
        assert says(guest, FarWord.OPEN_AGAIN())
        assert there.table is table


def test_a_guest_chooses_a_face_that_nobody_else_has(guest: Table, there: ServedInThread) -> None:
    there.table.guests.add("Nora", "phone", "en")
    other = list(there.table.guests)[-1]
    other.face, other.person = "ruth", 0
    room = seated(guest, there)
    room.people.open_menu(1)
    menu = require(room.people.menu)
    faces = next(each.menu() for each in menu.actions() if each.text() == FaceWord.TITLE_YOU())
    assert isinstance(faces, QMenu)
    offered = {each.text(): each for each in faces.actions()}
    assert len(offered) == 11
    assert not offered["Ruth"].isEnabled()
    assert offered[FaceWord.LETTER(letter="B")].isChecked()
    offered["Kenji"].trigger()
    guest.qtbot.waitUntil(lambda: room.gathering.people.people[1].face == "kenji", timeout=LIMIT_MS)
    room.gathering.choose_face(1, "letter")
    guest.qtbot.waitUntil(lambda: not room.gathering.people.people[1].face, timeout=LIMIT_MS)
