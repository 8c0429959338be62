"""The page of games: games are found, resumed, looked back at, named, removed, and played again."""

from __future__ import annotations

import os
import sys
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from pinochle_qt.engine.derived import people_count
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SHEET_SUFFIX, SeatSetup
from pinochle_qt.scorekeeping.files import write_sheet
from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.same_cards import deal_code
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw.short_names import ELLIPSIS
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels import deal_rows_table
from pinochle_qt.ui.rooms.games import games_room, row_standing
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.games.stored_games_model import GAME_ROLE
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.games import GamesWord, how_far
from tests.checks import require, some
from tests.session.driving import SINGLE, STOCK, advance, chance_player, played, record_text
from tests.systems import not_under_wine
from tests.ui.playing import EVERYBODY, Table, table_with_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Said

DRAFT = "two_handed_draft"
CALLED = "five_handed_called_partner"
NARROW_LIST = 1100
"""Width of a window in which the list has the least room beside the game."""


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """Return folders with three games: an old finished one, one in its second deal, and a new finished one."""
    new_paths = Paths(tmp_path / "config", tmp_path / "data")
    new_paths.games.mkdir(parents=True)
    for at, session in enumerate((played(SINGLE, 1), played(DRAFT, 2, deals=2), played(STOCK, 3))):
        path = new_paths.games / f"game-{at}.pinochle"
        path.write_text(record_text(session), encoding="utf-8")
        os.utime(path, (1_700_000_000 + at, 1_700_000_000 + at))
    return new_paths


@pytest.fixture
def table(qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setenv("XDG_DATA_HOME", str(paths.data.parent))  # the trash is in there
    return table_with_games(qtbot, paths)


def opened(table: Table) -> GamesRoom:
    """Open the page with its keys, and wait for its content."""
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    room = table.window.rooms.room
    assert isinstance(room, GamesRoom)
    table.window.room_opener.library.refresh()
    settle(table, room)
    return room


def settle(table: Table, room: GamesRoom) -> None:
    """Let all requests be answered."""
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.list.game is not None or bool(room.listed) is False)


def files(room: GamesRoom) -> list[str]:
    """Return the files of all visible games, in order."""
    model = room.list.model()
    rows = (model.index(row, 0).data(GAME_ROLE) for row in range(model.rowCount()))
    return [game.path for game in rows if game is not None]


def is_listed(room: GamesRoom, path: str) -> bool:
    return path in files(room)


def choose(table: Table, room: GamesRoom, path: str) -> None:
    room.list.choose(path)
    table.qtbot.waitUntil(lambda: room.list.game is not None and room.list.game.path == path)


def click(table: Table, button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]
    table.window.room_opener.library.finish()


def says(room: GamesRoom, line: str) -> bool:
    return room.line.text() == line


def test_unfinished_games_come_first(table: Table) -> None:
    room = opened(table)
    table.qtbot.waitUntil(lambda: files(room) == ["game-1.pinochle", "game-2.pinochle", "game-0.pinochle"])
    assert room.line.text() == "1 unfinished, 2 finished"
    for label, line in (("Finished", "2 finished"), ("Unfinished", "1 unfinished")):
        click(table, next(chip for chip in room.filters.chips if chip.text() == label))
        table.qtbot.waitUntil(partial(says, room, line))


def test_the_page_says_that_there_are_no_games_once_all_are_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_room, "REFRESH_MS", 10**6)
    table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"))
    table.window.matches.begin()
    opener = table.window.room_opener
    opener.open_games()
    room = require(opener.rooms.room)

    def says(word: GamesWord) -> bool:
        return any(label.isVisible() and label.text() == word() for label in room.findChildren(SuitLabel))

    qtbot.waitUntil(lambda: says(GamesWord.LOOKING))
    assert not says(GamesWord.EMPTY)
    opener.library.refresh()
    qtbot.waitUntil(lambda: says(GamesWord.EMPTY))
    assert not says(GamesWord.LOOKING)
    opener.close()


def test_enter_continues_the_chosen_game(table: Table, paths: Paths) -> None:
    room = opened(table)
    choose(table, room, "game-1.pinochle")
    QTest.keyClick(room.list, Qt.Key.Key_Return)
    assert table.window.rooms.name == ""
    assert table.controller.session.path == paths.games / "game-1.pinochle"
    assert table.controller.session.match.number >= 2


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_r_looks_back_at_the_chosen_game(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    room = opened(table)
    choose(table, room, "game-1.pinochle")
    QTest.keyClick(room.list, Qt.Key.Key_R)
    table.qtbot.waitUntil(lambda: isinstance(table.window.rooms.room, LookBack))
    shown = table.window.rooms.room
    assert isinstance(shown, LookBack)
    assert shown.review.rules == PRESETS[DRAFT]


def test_r_in_a_name_or_in_the_search_is_a_letter(table: Table) -> None:
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    QTest.keyClick(room.filters.search, Qt.Key.Key_R)
    assert room.filters.search.text() == "r"
    assert table.window.rooms.room is room


def test_escape_returns_to_the_unchanged_table(table: Table) -> None:
    before = table.controller.session
    room = opened(table)
    assert not table.window.strip.isEnabled()
    QTest.keyClick(room.list, Qt.Key.Key_Escape)
    assert table.window.rooms.name == ""
    assert table.window.strip.isEnabled()
    assert table.controller.session is before


def test_the_search_finds_games_by_variant_name_and_month(table: Table) -> None:
    room = opened(table)
    for words, found in (
        ("draft", ["game-1.pinochle"]),
        ("player 2 draft", ["game-1.pinochle"]),
        ("nov 2023", ["game-1.pinochle", "game-2.pinochle", "game-0.pinochle"]),
        ("zzz", []),
    ):
        room.filters.search.clear()
        QTest.keyClicks(room.filters.search, words)
        room.show_games()
        table.window.room_opener.library.finish()
        table.qtbot.waitUntil(partial(_are, room, found))


def _are(room: GamesRoom, found: list[str]) -> bool:
    return files(room) == found


def test_the_search_finds_the_game_of_a_deal_code(table: Table, paths: Paths) -> None:
    code = deal_code(Session.resume(paths.games / "game-0.pinochle"), 2)
    room = opened(table)
    room.filters.search.setText(code.lower().replace("-", " "))
    table.qtbot.waitUntil(lambda: files(room) == ["game-0.pinochle"])


def test_filter_chips_show_some_of_the_games(table: Table) -> None:
    room = opened(table)
    click(table, room.filters.chips[1])
    table.qtbot.waitUntil(lambda: files(room) == ["game-1.pinochle"])
    click(table, room.filters.chips[2])
    table.qtbot.waitUntil(lambda: files(room) == ["game-2.pinochle", "game-0.pinochle"])


def test_a_deal_is_opened_by_a_click(table: Table) -> None:
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    view = room.detail.table
    at = view.visualRect(view.model().index(1, 2)).center()
    view.scrollToTop()
    at = view.visualRect(view.model().index(1, 2)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    table.qtbot.waitUntil(lambda: table.window.rooms.name == "look back")
    looked = table.window.rooms.room
    assert isinstance(looked, LookBack)
    assert looked.review.number == 2


@pytest.mark.parametrize(("preset", "is_below"), [(CALLED, True), (SINGLE, False)])
def test_the_chart_leaves_enough_room_for_the_deals(table: Table, paths: Paths, preset: str, is_below: bool) -> None:
    (paths.games / "wide.pinochle").write_text(record_text(played(preset, 1)), encoding="utf-8")
    table.window.resize(1280, 900)
    room = opened(table)
    choose(table, room, "wide.pinochle")
    deals, chart = room.detail.table, room.detail.chart
    assert deals.horizontalScrollBar().maximum() == 0
    assert (chart.mapTo(room, QPoint()).y() > deals.mapTo(room, QPoint()).y() + deals.height()) is is_below


def test_a_game_gets_a_name_that_stays(table: Table, paths: Paths) -> None:
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    click(table, room.detail.rename)
    QTest.keyClick(room.detail.field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(room.detail.field, "Grandma's evening")
    QTest.keyClick(room.detail.field, Qt.Key.Key_Return)
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.detail.name.text() == "Grandma's evening")
    assert Session.resume(paths.games / "game-0.pinochle").header.title == "Grandma's evening"
    assert table.window.rooms.name == "games"


def test_a_name_being_typed_is_saved_by_the_next_button(table: Table, paths: Paths) -> None:
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    click(table, room.detail.rename)
    QTest.keyClicks(room.detail.field, "Grandma's evening")
    room.detail.rename.click()  # as screen readers do it, without moving the focus
    assert Session.resume(paths.games / "game-0.pinochle").header.title == "Grandma's evening"
    click(table, room.back)
    assert not table.window.rooms.name


def test_a_removed_game_can_be_restored_until_the_page_is_left(table: Table, paths: Paths) -> None:
    room = opened(table)
    choose(table, room, "game-2.pinochle")
    path = paths.games / "game-2.pinochle"
    click(table, room.detail.remove)
    assert not path.exists()
    choose(table, room, "game-2.pinochle")
    assert not room.detail.remove.isVisible()
    index = room.list.currentIndex()
    spot = room.list.undo_box(index).center().toPoint()
    QTest.mouseClick(room.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert path.exists()
    click(table, room.detail.remove)
    table.window.rooms.close()
    assert not path.exists()
    room = opened(table)
    table.qtbot.waitUntil(lambda: files(room) == ["game-1.pinochle", "game-0.pinochle"])


@not_under_wine("its recycle bin takes no files")
def test_removed_games_are_in_the_trash_once_the_page_is_left(table: Table, paths: Paths) -> None:
    room = opened(table)
    choose(table, room, "game-2.pinochle")
    click(table, room.detail.remove)
    assert len(RecordStore(paths.games).aside) == 1
    table.window.rooms.close()
    assert RecordStore(paths.games).aside == ()


def test_a_removed_game_is_restored_by_keys_and_focus_returns_to_the_list(table: Table, paths: Paths) -> None:
    room = opened(table)
    table.qtbot.waitUntil(lambda: len(files(room)) == 3)
    first, second = files(room)[:2]
    choose(table, room, first)
    room.detail.remove.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(room.detail.remove, Qt.Key.Key_Return)
    assert not (paths.games / first).exists()
    assert room.list.hasFocus()
    assert room.list.game is not None
    assert room.list.game.path == second
    QTest.keyClick(room.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (paths.games / first).exists()
    assert room.list.game.path == first
    click(table, room.detail.remove)
    QTest.keyClick(room.list, Qt.Key.Key_Up)
    assert room.detail.undo.isVisible()
    QTest.keyClick(room.list, Qt.Key.Key_Return)
    assert (paths.games / first).exists()
    click(table, room.detail.remove)
    choose(table, room, first)
    room.detail.undo.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(room.detail.undo, Qt.Key.Key_Return)
    assert (paths.games / first).exists()
    assert room.list.hasFocus()


def test_home_and_end_go_to_the_ends_of_a_long_list(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    paths.games.mkdir(parents=True)
    record = record_text(played(STOCK, 3))
    for at in range(450):  # more than are laid out at once
        path = paths.games / f"game-{at}.pinochle"
        path.write_text(record, encoding="utf-8")
        os.utime(path, (1_700_000_000 + at, 1_700_000_000 + at))
    table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    table.window.matches.begin()
    room = opened(table)
    table.qtbot.waitUntil(lambda: sum(room.listed) == 450 and room.list.game is not None)
    QTest.keyClick(room.list, Qt.Key.Key_End)
    bar = room.list.verticalScrollBar()
    assert room.list.currentIndex().row() == room.list.model().rowCount() - 1
    assert bar.value() == bar.maximum()
    assert room.list.viewport().rect().contains(room.list.visualRect(room.list.currentIndex()))
    QTest.keyClick(room.list, Qt.Key.Key_Home)
    assert room.list.currentIndex().row() == 1  # below a heading
    assert bar.value() == 0


def test_the_page_opens_with_the_focus_in_the_list(table: Table) -> None:
    room = opened(table)
    table.qtbot.waitUntil(lambda: files(room) == ["game-1.pinochle", "game-2.pinochle", "game-0.pinochle"])
    for path in ("game-2.pinochle", "game-0.pinochle"):
        QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Down)
        assert room.list.game is not None
        assert room.list.game.path == path


def test_enter_first_shows_the_game_if_there_is_no_room_beside_the_list(table: Table) -> None:
    table.window.resize(960, 640)
    room = opened(table)
    choose(table, room, "game-2.pinochle")
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Return)
    assert table.window.rooms.room is room
    assert room.detail.pane.isVisible()
    assert not room.list.isVisible()


def test_a_button_opens_the_game_if_there_is_no_room_beside_the_list(table: Table) -> None:
    room = opened(table)
    choose(table, room, "game-1.pinochle")
    assert not room.open_button.isVisible()
    table.window.resize(960, 640)
    table.qtbot.waitUntil(room.open_button.isVisible)
    table.press(room.open_button)
    assert room.detail.pane.isVisible()
    assert not room.open_button.isVisible()
    assert room.list.game is not None
    assert room.list.game.path == "game-1.pinochle"
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Escape)
    room.detail.remove.click()
    room.list.choose("game-1.pinochle")
    assert not room.open_button.isEnabled()


def test_escape_and_the_pages_key_go_from_a_game_back_to_the_list(table: Table) -> None:
    table.window.resize(960, 640)
    room = opened(table)
    choose(table, room, "game-2.pinochle")
    for key, held in (
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier),
    ):
        QTest.keyClick(room.list, Qt.Key.Key_Return)
        assert not room.list.isVisible()
        assert (room.back.cap, room.detail.back_to_list.cap) == ("", "Esc")
        QTest.keyClick(table.window.focusWidget(), key, held)
        assert table.window.rooms.room is room
        assert room.list.hasFocus()
        assert room.back.cap == "Esc"
    QTest.keyClick(room.list, Qt.Key.Key_Return)
    table.window.rooms.close()
    assert opened(table).list.hasFocus()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_a_restored_game_has_the_focus_where_it_is_shown(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    room = opened(table)
    table.qtbot.waitUntil(lambda: len(files(room)) == 3)
    first, second = files(room)[:2]
    choose(table, room, first)
    if size[0] < 1000:
        QTest.keyClick(room.list, Qt.Key.Key_Return)
    QTest.mouseClick(room.detail.remove, Qt.MouseButton.LeftButton)
    assert room.list.hasFocus()
    assert room.list.game is not None
    assert room.list.game.path == second
    if size[0] < 1000:
        QTest.keyClick(room.list, Qt.Key.Key_Return)
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.list.game.path == first
    focused = require(QApplication.focusWidget())
    assert focused.isVisible()


def test_a_game_that_was_removed_is_not_counted(table: Table) -> None:
    room = opened(table)
    table.qtbot.waitUntil(lambda: len(files(room)) == 3)
    assert says(room, GamesWord.COUNTS(unfinished=1, finished=2))
    choose(table, room, "game-1.pinochle")
    QTest.mouseClick(room.detail.remove, Qt.MouseButton.LeftButton)
    assert says(room, GamesWord.COUNT_FINISHED(finished=2))
    QTest.keyClick(room.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert says(room, GamesWord.COUNTS(unfinished=1, finished=2))


def test_the_main_button_does_what_enter_does(table: Table) -> None:
    room = opened(table)
    detail = room.detail
    for path, main, other in (
        ("game-1.pinochle", detail.go_on, detail.look_back),
        ("game-2.pinochle", detail.look_back, detail.go_on),
        ("game-1.pinochle", detail.go_on, detail.look_back),
    ):
        choose(table, room, path)
        assert room.main_button is main
        assert (main.kind, main.cap) == (Kind.MAIN, ENTER)
        assert not (other.isVisible() and other.kind is Kind.MAIN)
    assert detail.note.isVisible()


def test_a_copy_of_a_game_at_another_table_can_only_be_looked_back_at(table: Table, paths: Paths) -> None:
    path = paths.games / "game-1.pinochle"
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    path.write_text(f'{first[:-1]},"copy_of":"sha256:9f86"}}\n{rest}', encoding="utf-8")
    room = opened(table)
    choose(table, room, path.name)
    assert not room.detail.go_on.isVisible()
    assert room.main_button is room.detail.look_back
    assert room.list.game is not None
    assert require(room.list.game.game).summary.is_copy


def test_the_game_on_the_table_cannot_be_removed(table: Table) -> None:
    session = table.controller.session
    prompt = require(table.wait_for_turn())
    table.controller.submit(prompt.choices[-1])
    room = opened(table)
    assert session.path is not None
    choose(table, room, session.path.name)
    assert not room.detail.remove.isEnabled()


def test_an_unreadable_file_can_be_removed(table: Table, paths: Paths) -> None:
    session = table.controller.session
    prompt = require(table.wait_for_turn())
    table.controller.submit(prompt.choices[-1])
    broken = paths.games / "broken.pinochle"
    broken.write_text("nothing\n", encoding="utf-8")
    room = opened(table)
    assert session.path is not None
    for path in (session.path.name, broken.name):
        table.qtbot.waitUntil(partial(is_listed, room, path))
        choose(table, room, path)
    click(table, room.detail.remove)
    assert not broken.exists()


def test_the_indexs_reason_for_a_broken_file_is_in_the_language_of_the_window(
    table: Table, paths: Paths, application: QApplication
) -> None:
    lines = (paths.games / "game-0.pinochle").read_text("utf-8").splitlines(keepends=True)
    (paths.games / "broken.pinochle").write_text("".join([*lines[:4], "nothing\n", *lines[4:]]), encoding="utf-8")
    (paths.games / "broken.pinochle-sheet").write_text("{", encoding="utf-8")
    room = opened(table)
    table.qtbot.waitUntil(lambda: "broken.pinochle" in files(room))
    speak(application, "de")
    choose(table, room, "broken.pinochle")
    damaged = "„broken.pinochle“ ist ab Zeile 5 beschädigt und lässt sich nicht öffnen; die Datei bleibt, wie sie ist."
    assert room.detail.fault.text() == damaged
    choose(table, room, "broken.pinochle-sheet")
    assert room.detail.fault.text().startswith("„broken.pinochle-sheet“ ist keine Punkteliste dieses Programms")


def test_an_unreadable_file_shows_its_reason_beside_the_others(table: Table, paths: Paths) -> None:
    (paths.games / "broken.pinochle").write_text("nothing\n", encoding="utf-8")
    room = opened(table)
    table.qtbot.waitUntil(lambda: "broken.pinochle" in files(room))
    choose(table, room, "broken.pinochle")
    assert room.detail.fault.text() == "“broken.pinochle” isn't a game of this program."
    assert not room.detail.go_on.isVisible()
    assert room.detail.show_file.isVisible()
    assert len(files(room)) == 4


def test_without_games_the_page_says_how_to_get_some(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.window.matches.begin()
    room = opened(table)
    assert room.listed == ()
    assert room.shows_empty_page


def test_the_same_cards_are_played_again_in_a_new_game(table: Table, paths: Paths) -> None:
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    click(table, room.detail.again)
    played_before = Session.resume(paths.games / "game-0.pinochle")
    session = table.controller.session
    assert session.path != played_before.path
    assert session.given(1) == played_before.given(1)
    assert session.people == played_before.people


def test_computer_players_wait_while_the_page_is_open(table: Table) -> None:
    room = opened(table)
    before = len(table.controller.session.steps)
    for _ in range(20):
        table.qtbot.wait(1)
    assert len(table.controller.session.steps) == before
    QTest.keyClick(room.list, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(960, 640), (1100, 760), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_in_the_window(qtbot: QtBot, paths: Paths, size: tuple[int, int], language: str) -> None:
    table = Table(qtbot, paths, Settings(speed="instant", language=language), size)
    table.window.matches.begin()
    room = opened(table)
    table.qtbot.waitUntil(lambda: len(files(room)) == 3)
    for path in some(files(room)):
        choose(table, room, path)
        assert table.window.rect().contains(room.geometry())
        assert room.y() >= table.window.frame().bar


@pytest.mark.parametrize("size", [(960, 700), (1280, 800)])
@pytest.mark.usefixtures("language")
def test_the_filters_fit_in_one_line_and_never_cut_the_choice(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    room = opened(table)
    room.filters.offer_variants()
    table.qtbot.waitUntil(lambda: room.filters.variant.count() > 1)
    for box in (room.filters.variant, room.filters.order):
        for at in some(reversed(range(box.count()))):
            box.setCurrentIndex(at)
            assert box.lines == (box.currentText(),)
        assert not box.is_cut


@pytest.mark.usefixtures("language")
def test_no_result_of_a_deal_is_cut(table: Table) -> None:
    table.window.resize(1280, 800)
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    deals = room.detail.table
    table.qtbot.waitUntil(lambda: deals.width() >= deals.full_width)
    assert not room.detail.note.isHidden()
    assert room.detail.note.sizeHint().width() <= room.detail.pane.width()


def test_no_total_is_cut(table: Table, painted: Callable[[ModuleType], list[Said]]) -> None:
    room = opened(table)
    painted_texts = painted(deal_rows_table)
    choose(table, room, "game-0.pinochle")
    table.window.grab()
    assert painted_texts
    assert not [each.text for each in painted_texts if each.text[:1].isdigit() and "…" in each.text]


@pytest.mark.parametrize(
    ("size", "minimum"), [((960, 700), 800), ((NARROW_LIST, 760), 300), ((1280, 800), 400), ((1920, 1080), 400)]
)
@pytest.mark.usefixtures("language")
def test_the_list_shows_how_far_a_game_is_and_who_plays(
    qtbot: QtBot, tmp_path: Path, painted: Callable[[ModuleType], list[Said]], size: tuple[int, int], minimum: int
) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    paths.games.mkdir(parents=True)
    presets = (STOCK, "three_handed_auction", SINGLE, CALLED, "six_handed_deck_and_half", "eight_handed_four_teams")
    for preset in presets:
        (paths.games / f"{preset}.pinochle").write_text(record_text(in_second_deal(preset)), encoding="utf-8")
    sheet = Sheet(CALLED, PRESETS[CALLED], tuple(Word.PLAYER(number=at) for at in range(1, 6)))
    deal = SheetDeal(0, declarer=1, bid=2500, trump="H", meld=(0, 2000, 0, 0, 0), tricks=(0, 500, 0, 0, 0))
    write_sheet(paths.games / f"last{SHEET_SUFFIX}", sheet.with_deal(deal))
    table = Table(qtbot, paths, Settings(speed="instant"), size, store=RecordStore(paths.games))
    table.window.matches.begin()
    painted_texts = painted(row_standing)
    room = opened(table)
    table.qtbot.waitUntil(lambda: len(files(room)) > len(presets) and room.list.width() >= minimum)
    for path in some(files(room)):
        choose(table, room, path)
        grab_chosen_row(table, room, painted_texts)
        assert not [(a.text, b.text) for a, b in combinations(painted_texts, 2) if a.box.intersects(b.box)]
        texts = {each.text for each in painted_texts}
        assert room.list.game is not None
        assert room.list.game.game is not None
        assert how_far(room.list.game.game) in texts
        if size[0] == NARROW_LIST:
            continue
        assert not [each for each in texts if ELLIPSIS in each]
        if path.startswith(CALLED):
            assert set(EVERYBODY[1:5]) <= texts
        if path.startswith("last"):
            assert {"1", "2", "3", "4", "5"} <= {each[-1] for each in texts if not each.isdecimal()}


def grab_chosen_row(table: Table, room: GamesRoom, painted_texts: list[Said]) -> None:
    """Paint the chosen row on its own, so that only its texts are recorded."""
    view, row = room.list.viewport(), room.list.currentIndex()
    room.list.scrollTo(row)
    table.qtbot.waitUntil(lambda: view.rect().contains(room.list.visualRect(row)))
    painted_texts.clear()
    view.grab(room.list.visualRect(row))


def in_second_deal(preset: str) -> Session:
    """Return a session that was left early in its second deal, with a score other than 0."""
    rules = PRESETS[preset]
    everybody = tuple(
        SeatSetup(name, "random" if person else "human") for person, name in enumerate(EVERYBODY[: people_count(rules)])
    )
    session = Session.new(rules, preset, everybody, 3)
    advance(session, chance_player(3), deals=1)
    session.deal()
    advance(session, chance_player(3), actions=1)
    return session


def test_a_game_is_exported_with_the_button(table: Table, tmp_path: Path) -> None:
    room = opened(table)
    choose(table, room, "game-0.pinochle")
    click(table, room.detail.export)
    (dialog,) = table.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "sheet.txt"))
    assert "Total" in (tmp_path / "sheet.txt").read_text(encoding="utf-8")
    dialog.close()


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names of files are Unicode there")
def test_a_game_with_a_file_name_that_is_not_text_is_listed_removed_and_opened(table: Table, paths: Paths) -> None:
    odd = paths.games / os.fsdecode(b"M\xfcller.pinochle")
    (paths.games / "game-1.pinochle").rename(odd)
    room = opened(table)
    table.qtbot.waitUntil(lambda: files(room) == [odd.name, "game-2.pinochle", "game-0.pinochle"])
    choose(table, room, odd.name)
    click(table, room.detail.remove)
    assert not odd.exists()
    choose(table, room, odd.name)
    spot = room.list.undo_box(room.list.currentIndex()).center().toPoint()
    QTest.mouseClick(room.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert odd.exists()
    QTest.keyClick(room.list, Qt.Key.Key_Return)
    assert table.window.rooms.name == ""
    assert table.controller.session.path == odd


def test_the_list_of_variants_is_as_high_in_every_window(table: Table) -> None:
    table.window.resize(1264, 755)
    room = opened(table)
    heights = []
    for size in ((1264, 755), (960, 640), (1264, 755)):
        table.window.resize(*size)
        settle(table, room)
        heights.append(room.filters.variant.height())
    assert heights == [room.filters.order.height()] * 3
