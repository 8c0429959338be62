"""The page Play together: people join and find their places by mouse and keys, and the host decides how they play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from pinochle_qt.protocol.messages import AtTheDoor, Manage, PersonThere, Refused, TakeSeat
from pinochle_qt.protocol.options import TableOptions, options_from
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.words import firewall_advice, usual_phrases
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.together import TogetherWord
from tests.checks import require, some
from tests.server.guests import room_for
from tests.session.driving import SINGLE
from tests.ui.gatherings import ADDRESS, CODE, FOUR, FakeTable
from tests.ui.playing import Table
from tests.ui.small_screens import SMALL_SCREENS

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
ROTATING = "three_handed_auction"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    seats = (SeatSetup("Anna", "human"), *Settings().seats[1:])
    table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant", seats=seats))
    table.open(SINGLE)
    return table


@pytest.fixture
def host(table: Table) -> FakeTable:
    return FakeTable(table.window.room_opener.gathering)


def opened(table: Table) -> PlayTogetherRoom:
    """Open the page from the menu."""
    table.window.menus.action(Menu.TOGETHER).trigger()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    return room


def gathered(table: Table, host: FakeTable) -> PlayTogetherRoom:
    """Open the page, and the table with Enter."""
    room = opened(table)
    table.key(Qt.Key.Key_Return)
    assert host.gathering.stage is Stage.OPEN
    QApplication.processEvents()
    return room


def drag(start: QWidget, end: QPoint, *, drops: bool = True) -> None:
    """Drag a widget by its middle to a global position."""
    middle = start.rect().center()
    target = start.mapFromGlobal(end)
    QTest.mousePress(start, LEFT, pos=middle)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(start, middle + (target - middle) * share)
    if drops:
        QTest.mouseRelease(start, LEFT, pos=target)


def middle(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())


def choose(menu: QMenu | None, *labels: str) -> None:
    """Choose an entry by its labels, from menu to submenu."""
    for label in labels[:-1]:
        menu = next(each.menu() for each in require(menu).actions() if each.text() == label)  # type: ignore[assignment]
    next(each for each in require(menu).actions() if each.text() == labels[-1]).trigger()
    QApplication.processEvents()


# ---- opening and closing ---------------------------------------------------------------------------------------------


def test_nothing_is_open_before_the_host_says_so(table: Table, host: FakeTable) -> None:
    room = opened(table)
    assert host.gathering.stage is Stage.CLOSED
    assert room.page.button.text() == TogetherWord.OPEN()
    assert room.main_button is room.page.button
    assert not room.join.qr.isVisible()
    QTest.mouseClick(room.page.button, LEFT)
    assert room.join.qr.isVisible()
    assert room.join.address.text() == ADDRESS
    assert room.join.tiles.code == CODE
    QTest.mouseClick(room.join.close, LEFT)
    assert room.page.title.text() == TogetherWord.ENDED()
    assert not room.join.qr.isVisible()


def test_before_a_table_is_opened_the_page_says_who_could_join_it(table: Table, host: FakeTable) -> None:
    room = opened(table)
    assert room.page.why.text() == TogetherWord.CLOSED_WHY()
    for server, sentence in (
        ("cards.example.org", TogetherWord.CLOSED_WHY_SERVER),
        ("", TogetherWord.CLOSED_WHY),
    ):
        room.page.server.setText(server)
        room.page.server.editingFinished.emit()
        assert host.gathering.stage is Stage.CLOSED
        assert room.page.why.text() == sentence()


def test_each_fault_says_what_is_wrong_and_has_one_button(table: Table, host: FakeTable) -> None:
    room = opened(table)
    for stage, sentence in (
        (Stage.NO_NETWORK, TogetherWord.NO_NETWORK_WHY()),
        (Stage.FAILED, "The port 8470 is taken."),
    ):
        host.gathering.show_stage(stage, reason="The port 8470 is taken.")
        assert room.page.why.text() == sentence
        assert room.page.button.text() == TogetherWord.TRY_AGAIN()
    table.key(Qt.Key.Key_Return)
    assert host.gathering.stage is Stage.OPEN


def test_the_code_is_shown_in_every_way_that_a_phone_needs(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    link = f"http://{ADDRESS}/#{CODE}"
    assert room.join.qr.contents == link
    QTest.mouseClick(room.join.copy, LEFT)
    assert QGuiApplication.clipboard().text() == link
    assert room.join.copy.text() == TogetherWord.COPIED()
    QTest.mouseClick(room.join.larger, LEFT)
    assert room.large.qr.isVisible()
    assert room.large.qr.width() > room.join.qr.width()
    assert not room.people.pane.isVisible()
    table.key(Qt.Key.Key_Escape)
    assert room.join.qr.isVisible()
    assert table.window.rooms.room is room
    table.key(Qt.Key.Key_Escape)
    assert table.window.rooms.room is None


def test_advice_about_firewalls_ends_where_the_table_moves_to_a_server(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    QTest.mouseClick(room.join.help, Qt.MouseButton.LeftButton)
    assert room.join.note.text() == firewall_advice(host.gathering.port)
    host.gathering.note_server("https://cards.example.org")
    host.open("https://cards.example.org")
    assert room.join.note.text() == TogetherWord.AT_SERVER()
    assert not room.join.help.isVisible()


def test_the_network_is_chosen_where_this_computer_is_in_several(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.open(ADDRESS, "10.0.0.7:8470")
    assert not room.join.address.isVisible()
    room.join.networks.setFocus()
    QTest.keyClick(room.join.networks, Qt.Key.Key_Down)
    assert room.join.qr.contents == f"http://10.0.0.7:8470/#{CODE}"
    host.open("10.0.0.7:8470")
    assert room.join.address.text() == "10.0.0.7:8470"


# ---- who sits where --------------------------------------------------------------------------------------------------


def test_people_are_dragged_to_other_places_and_from_the_door(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    seats, rows = room.people.table.seats, room.people.rows
    drag(seats[0], middle(seats[3]))
    assert host.heard[-1] == Manage("move", person=0, to=3)
    drag(rows[1], middle(seats[3]))
    assert host.heard[-1] == Manage("move", guest=8, to=3)
    drag(seats[1], middle(rows[0]))
    assert host.heard[-1] == Manage("move", person=1)
    assert len(host.heard) == 3
    drag(seats[2], middle(seats[2]) + QPoint(4, 0))  # dropped where it was
    drag(seats[2], middle(room.options.main))  # dropped where nobody sits
    assert len(host.heard) == 3


def test_a_drag_shows_where_it_would_end_and_escape_puts_everybody_back(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    seats = room.people.table.seats
    drag(seats[0], middle(seats[3]), drops=False)
    assert [seat.is_target for seat in seats] == [False, False, False, True]
    table.key(Qt.Key.Key_Escape)
    assert not any(seat.is_target for seat in seats)
    QTest.mouseRelease(seats[0], LEFT, pos=seats[0].mapFromGlobal(middle(seats[3])))
    assert host.heard == []
    assert table.window.rooms.room is room


def test_nobody_is_dragged_while_cards_are_held(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.tell(phase="playing")
    drag(room.people.table.seats[0], middle(room.people.table.seats[3]))
    assert host.heard == []


@pytest.mark.parametrize(
    ("person", "labels", "said"),
    [
        (0, (TogetherWord.SWAP, "4: Free seat"), Manage("move", person=0, to=3)),
        (0, (TogetherWord.TO_DOOR,), Manage("move", person=0)),
        (0, (TogetherWord.GIVE_TO, "Oscar"), Manage("move", guest=8, to=0)),
        (2, (TogetherWord.STAND_UP,), TakeSeat("leave", person=2)),
        (3, (TogetherWord.SIT_HERE,), TakeSeat("take", person=3, name="Anna")),
        (3, (TogetherWord.BECOME, "Expert"), Manage("computer", person=3, skill="expert")),
    ],
)
def test_whatever_is_done_with_the_mouse_can_be_done_by_key_and_menu(
    table: Table, host: FakeTable, person: int, labels: tuple[Any, ...], said: object
) -> None:
    room = gathered(table, host)
    room.people.table.seats[person].setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Return)
    choose(room.people.menu, *(label if isinstance(label, str) else label() for label in labels))
    assert host.heard == [said]


def test_guests_at_the_door_are_seated_and_sent_away_by_menu(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    room.people.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Return)
    choose(room.people.menu, TogetherWord.PLACE_AT(), "4: Free seat")
    QTest.mouseClick(room.people.rows[1], LEFT)
    choose(room.people.menu, TogetherWord.SEND_AWAY())
    assert host.heard == [Manage("move", guest=7, to=3), Manage("remove", guest=8)]


def test_people_are_renamed_on_their_plates(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    for keys, heard in (
        ("Lena", [Manage("rename", person=0, name="Lena")]),
        ("   ", [Manage("rename", person=0, name="Lena")]),
    ):
        QTest.mouseClick(room.people.table.seats[0], LEFT)
        choose(room.people.menu, TogetherWord.RENAME())
        QTest.keyClicks(room.people.field, keys)
        QTest.keyClick(room.people.field, Qt.Key.Key_Return)
        assert not room.people.field.isVisible()
        assert host.heard == heard
    room.people.begin_renaming(0)
    QTest.keyClicks(room.people.field, "Nobody")
    QTest.keyClick(room.people.field, Qt.Key.Key_Escape)
    assert len(host.heard) == 1
    assert table.window.rooms.room is room


def test_a_host_without_a_name_is_asked_for_one_when_sitting_down(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.gathering.own_name = ""
    QTest.mouseClick(room.people.table.seats[3], LEFT)
    choose(room.people.menu, TogetherWord.SIT_HERE())
    assert room.people.field.placeholderText() == TogetherWord.OWN_NAME()
    assert host.heard == []
    QTest.keyClicks(room.people.field, "Nadia")
    QTest.keyClick(room.people.field, Qt.Key.Key_Return)
    assert host.heard == [TakeSeat("take", person=3, name="Nadia")]


def test_one_more_person_gets_a_place_at_this_screen_under_a_name(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    QTest.mouseClick(room.people.table.seats[3], LEFT)
    choose(room.people.menu, TogetherWord.SHARE_SCREEN())
    QTest.keyClicks(room.people.field, "Nadia")
    with table.qtbot.waitSignal(host.gathering.shared) as shared:
        QTest.keyClick(room.people.field, Qt.Key.Key_Return)
    assert shared.args == [3, "Nadia"]
    assert host.heard == []
    assert room.people.foot.text() == TogetherWord.TAKE_PHONE()
    clara, *others = host.people.people
    host.tell(people=(replace(clara, device="screen", you=True), *others))
    assert room.people.foot.text() == TogetherWord.TAKE_PHONES(count=2)
    QTest.mouseClick(room.people.table.seats[0], LEFT)
    choose(room.people.menu, TogetherWord.STAND_UP())
    assert host.heard == [TakeSeat("leave", person=0)]


def test_every_place_is_a_stop_of_tab_and_says_who_has_it(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.tell(people=(replace(FOUR[0], ready=False, away=12), *FOUR[1:]))
    reached = set()
    for _ in range(40):
        table.key(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        reached.add(focused.accessibleName() if focused is not None else "")
    assert {
        "Seat 1: Clara, Away 12 s",
        "Seat 2: Ruth, Phone, ready",
        "Seat 4: Free seat, Computer, Strong",
    } <= reached
    assert "Edith, Another computer" in reached
    assert {each.accessibleName() for each in room.options.rows.switches.values()} <= reached


@pytest.mark.parametrize("count", range(2, 10))
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_nobody_covers_anybody_at_any_table(qtbot: QtBot, tmp_path: Path, count: int, size: tuple[int, int]) -> None:
    table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"), size)
    table.open(SINGLE)
    people = tuple(PersonThere(f"Person {at}", "", "person", "phone") for at in range(count))
    room = gathered(table, FakeTable(table.window.room_opener.gathering, people))
    assert room.geometry().top() >= table.window.frame().bar
    seats = room.people.table.seats
    boxes = [[box.translated(seat.pos()) for box in seat.boxes] for seat in seats]
    area = room.people.table.rect()
    for at, own in some(enumerate(boxes)):
        assert all(area.adjusted(-2, -2, 2, 2).contains(box.toAlignedRect()) for box in own)
        for other in boxes[:at]:
            assert not any(one.intersects(two) for one in own for two in other)


def test_people_who_sit_out_in_turn_have_a_place_without_a_side(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    rules = replace(PRESETS[ROTATING], table=replace(PRESETS[ROTATING].table, sit_out="rotate"))
    host.gathering.show_game(ROTATING, rules, 4)
    assert room.people.count.text() == TogetherWord.ROTATE(count=4)
    assert [seat.shown.mark for seat in room.people.table.seats] == [None] * 4


def test_a_note_counts_the_guests_at_the_door_that_are_not_listed(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.tell(door=tuple(AtTheDoor(at, "", "phone") for at in range(20, 30)))
    assert [each.shown.name for each in room.people.rows] == ["Guest 20", "Guest 21"]
    assert room.people.door_note.text() == TogetherWord.DOOR_MORE(count=8)


# ---- how they play ---------------------------------------------------------------------------------------------------


def test_options_go_to_the_table_and_are_kept_for_the_next_time(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    QTest.mouseClick(room.options.rows.switches["hints"], LEFT, pos=QPoint(12, 16))
    room.options.rows.clock.setFocus()
    QTest.keyClick(room.options.rows.clock, Qt.Key.Key_Down)
    assert host.heard == [
        Manage("options", options={"hints": True}),
        Manage("options", options={"clock": 20}),
    ]
    assert options_from(table.window.settings.table_options) == TableOptions(clock=20, hints=True)
    host.tell(options={"clock": 40, "hints": False})
    assert room.options.rows.clock.currentData() == "40"
    assert not room.options.rows.switches["hints"].isChecked()


def test_free_places_wait_for_people_if_no_computer_players_fill_them(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    assert room.options.main.isEnabled()
    host.tell(options={"fill": False})
    assert not room.options.main.isEnabled()
    assert room.options.note.text() == TogetherWord.WAIT_FOR(count=1)
    host.tell(people=(*FOUR[:3], PersonThere("Edith", "", "person", "phone")))
    table.key(Qt.Key.Key_Return)
    assert host.heard == [Manage("deal")]


def test_enter_deals_and_later_never_pauses_by_accident(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.tell(phase="playing")
    table.key(Qt.Key.Key_Return)
    assert host.heard == [Manage("pause")] or host.heard == []
    host.heard.clear()
    QTest.mouseClick(room.options.main, LEFT)
    host.tell(phase="paused")
    table.key(Qt.Key.Key_Return)
    host.tell(phase="over")
    table.key(Qt.Key.Key_Return)
    assert host.heard == [Manage("pause"), Manage("continue"), Manage("rematch")]


def test_a_guest_who_leads_the_game_pauses_continues_and_begins_another_match(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.gathering.show_stage(Stage.JOINED)
    host.tell()
    lead = room.guest.lead
    assert not lead.isVisible()  # there is a free place
    for phase, do in (("playing", "pause"), ("paused", "continue"), ("over", "rematch")):
        host.tell(phase=phase)
        QTest.mouseClick(lead, LEFT)
        assert host.heard[-1] == Manage(do)  # type: ignore[arg-type]
    host.tell(leads=False)
    assert not lead.isVisible()


def test_at_a_club_night_a_guest_is_offered_no_seat_and_told_who_decides(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    host.gathering.show_stage(Stage.JOINED)
    host.tell(options={"evening": True}, leads=False)
    assert room.guest.why.text() == TogetherWord.EVENING_WAIT()
    assert TogetherWord.UNTIL_DEAL() not in room.people.foot.text()
    labels = []
    for person in range(4):
        room.people.open_menu(person)
        labels += [each.text() for each in room.people.menu.actions()]  # type: ignore[union-attr]
    refused = {TogetherWord.STAND_UP(), TogetherWord.SIT_HERE(), TogetherWord.SHARE_SCREEN()}
    assert not refused & set(labels)
    assert TogetherWord.RENAME() in labels


def test_phrases_are_edited_by_keyboard(table: Table, host: FakeTable) -> None:
    room = gathered(table, host)
    phrases = room.options.phrases
    assert phrases.bubbles.phrases == usual_phrases()
    QTest.mouseClick(phrases.edit, LEFT)
    phrases.fields[0].selectAll()
    QTest.keyClicks(phrases.fields[0], "Ahoy, everybody at the table!")
    for field in phrases.fields[2:]:
        field.clear()
    QTest.mouseClick(phrases.done, LEFT)
    assert host.heard == [Manage("options", options={"phrases": ("Ahoy, everybody at the t", usual_phrases()[1])})]
    assert phrases.bubbles.phrases == ("Ahoy, everybody at the t", usual_phrases()[1])
    QTest.mouseClick(phrases.edit, LEFT)
    table.key(Qt.Key.Key_Escape)
    assert not phrases.is_editing
    QTest.mouseClick(phrases.edit, LEFT)
    QTest.mouseClick(phrases.usual, LEFT)
    QTest.mouseClick(phrases.done, LEFT)
    assert host.heard[-1] == Manage("options", options={"phrases": ()})


def test_a_refusal_of_the_table_is_said_in_its_words(table: Table, host: FakeTable) -> None:
    gathered(table, host)
    said: list[str] = []
    host.gathering.trouble.connect(said.append)
    host.gathering.hear(Refused("not_now", "That is not possible right now."))
    host.gathering.hear(Refused("late", "The game has moved on.", state=4))
    assert said == ["That is not possible right now."]


# ---- with the real table ---------------------------------------------------------------------------------------------


def test_the_host_arranges_a_real_table(table: Table) -> None:
    there = room_for(SINGLE, people=range(4))
    host, ruth, oscar = there.come_host("Sam"), there.come("Ruth"), there.come("Oscar")
    gathering = table.window.room_opener.gathering
    told = 0

    def tell() -> None:
        nonlocal told
        news, told = host.heard[told:], len(host.heard)
        for message in news:
            gathering.hear(message)

    def say(message: Any) -> None:
        host.say(message)
        tell()

    fake = FakeTable(gathering, (), ())
    gathering.said.connect(say)
    room = opened(table)
    table.key(Qt.Key.Key_Return)
    assert fake.heard == []
    ruth.take(0)
    tell()
    seats = room.people.table.seats
    QApplication.processEvents()

    def names() -> list[str]:
        return [seat.shown.name for seat in seats]

    drag(room.people.rows[-1], middle(seats[2]))
    assert names() == ["Ruth", "Free seat", "Oscar", "Free seat"]
    drag(seats[0], middle(seats[1]))
    assert names() == ["Free seat", "Ruth", "Oscar", "Free seat"]
    gathering.sit_down(0)
    gathering.make_computer(3, "novice")
    assert [seat.shown.line for seat in seats] == [
        "This screen",
        "Another program",
        "Another program",
        "Computer, Novice",
    ]
    gathering.choose_game("simplified_two_handed_150", PRESETS["simplified_two_handed_150"], 2)
    assert names() == ["Anna", "Ruth"]
    assert oscar.people.door
    assert "150" in room.options.game.text()
    table.key(Qt.Key.Key_Return)
    assert gathering.people.phase == "playing"
    assert ruth.state.seat == 1


def test_the_page_stays_below_the_bar_of_a_window_that_leaves_less_height(table: Table, host: FakeTable) -> None:
    for height, least in ((755, 190), (900, 256)):
        table.window.resize(1265, height)
        room = gathered(table, host) if table.window.rooms.room is None else require(table.window.rooms.room)
        for _ in range(3):
            host.tell()
            QApplication.processEvents()
        assert isinstance(room, PlayTogetherRoom)
        assert room.y() >= table.window.frame().bar
        assert room.join.qr.width() >= least


@pytest.mark.parametrize("size", [*SMALL_SCREENS, (960, 640)])
def test_the_page_stays_below_the_bar_of_a_small_window_with_several_networks_and_with_help(
    qtbot: QtBot, application: QApplication, tmp_path: Path, size: tuple[int, int]
) -> None:
    speak(application, "de")
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language="de"), size)
    table.open(SINGLE)
    host = FakeTable(table.window.room_opener.gathering)
    room = gathered(table, host)
    for action in (partial(host.open, ADDRESS, "10.0.0.7:8470"), room.join.help.click):
        action()
        for _ in range(3):
            QApplication.processEvents()
        assert room.y() >= table.window.frame().bar
    assert room.join.note.isVisible()
    QTest.mouseClick(room.join.help, LEFT)
    assert room.join.copy.isVisible()
    assert room.join.qr.isVisible()


def test_whoever_plays_at_this_screen_can_leave_the_seat_for_a_phone_during_a_deal(
    table: Table, host: FakeTable
) -> None:
    room = gathered(table, host)
    host.tell(phase="playing")
    room.people.table.seats[2].setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Return)
    choose(room.people.menu, TogetherWord.STAND_UP())
    assert host.heard == [TakeSeat("leave", 2)]
