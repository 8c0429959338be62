"""What comes from outside: a file is chosen, dropped or handed over, and opens at the table or says why not."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu

from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.sayings import Agreement
from pinochle_qt.record.limits import MAX_FILE
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.teaching.own_agreements import OwnAgreements, write_agreement
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.history.recent_games import MOST
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import rule_set
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.menus import Menu
from tests.checks import require
from tests.session.driving import SINGLE, STOCK, advance, begun_file, chance_player, new_session
from tests.systems import make_link
from tests.ui.playing import Table
from tests.ui.positions import OURS
from tests.ui.test_dialogs import push

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QAction, QWindow
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.session import Session

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction


NOT_OPENED = (
    "“letter.odt” can't be opened here: "
    "only games (.pinochle), rules (.pinochle-rules) and conventions (.pinochle-bids) can."
)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def table(qtbot: QtBot, paths: Paths) -> Table:
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.window.matches.begin()
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a game that was begun elsewhere."""
    return begun_file(STOCK, tmp_path / "mine" / "ours.pinochle")


def here(table: Table) -> Session:
    return table.controller.session


def handle(table: Table) -> QWindow:
    """Return the window that gets the window system's events."""
    return require(table.window.windowHandle())


def mime_data(*files: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    return data


def drag(table: Table, data: QMimeData, action: Qt.DropAction = COPY) -> bool:
    """Drag something over the cards; return whether it may be dropped."""
    middle = table.window.rect().center()
    enter = QDragEnterEvent(middle, COPY | MOVE, data, LEFT, NONE)
    enter.setDropAction(action)
    QCoreApplication.sendEvent(handle(table), enter)
    move = QDragMoveEvent(middle + QPoint(1, 1), COPY | MOVE, data, LEFT, NONE)
    move.setDropAction(enter.dropAction())
    move.setAccepted(enter.isAccepted())  # as Qt does, which asks only once
    QCoreApplication.sendEvent(handle(table), move)
    assert move.isAccepted() == enter.isAccepted()
    return enter.isAccepted()


def drop(table: Table, data: QMimeData, action: Qt.DropAction = COPY) -> QDropEvent:
    """Drop what is being dragged."""
    dropped = QDropEvent(QPointF(table.window.rect().center()), COPY | MOVE, data, LEFT, NONE)
    dropped.setDropAction(action)
    QCoreApplication.sendEvent(handle(table), dropped)
    return dropped


def sentence_shown(table: Table) -> str:
    """Return the sentence shown."""
    return table.window.notice.text() if table.window.notice.is_told else ""


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> list[str]:
    """Let every file dialog choose this file; return a list that fills with the folders in which they open."""
    began: list[str] = []

    def answer(_parent: object, _title: str, folder: str, _filter: str) -> tuple[str, str]:
        began.append(folder)
        return ("" if path is None else str(path)), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    return began


# ---- dropped -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_altered", [False, True])
def test_a_game_with_cards_its_seed_does_not_deal_is_opened_with_a_notice(
    table: Table, file: Path, *, is_altered: bool
) -> None:
    if is_altered:
        head, rest = file.read_text(encoding="utf-8").split("\n", 1)
        file.write_text("\n".join((head.replace('"seed":1', '"seed":2'), rest)), encoding="utf-8")
    table.window.opening.open_file(file)
    assert here(table).path == file
    assert (sentence_shown(table) == Opened.ALTERED()) == is_altered


def test_a_game_dropped_on_the_cards_is_continued(table: Table, file: Path, paths: Paths) -> None:
    before, data = here(table), mime_data(file)
    assert drag(table, data)
    assert sentence_shown(table) == "Drop it to open this game."
    dropped = drop(table, data)
    assert dropped.isAccepted()
    assert here(table).path == file
    assert here(table) is not before
    assert sentence_shown(table) == ""
    settings, _ = load_settings(paths.settings)
    assert settings.last_journal == str(file)


def test_a_dropped_file_stays_where_it_was(table: Table, file: Path) -> None:
    """A file manager offers to move the file, and would remove it if the window accepted that."""
    data = mime_data(file)
    assert drag(table, data, MOVE)
    assert drop(table, data, MOVE).dropAction() == COPY


def test_a_drag_that_leaves_the_window_changes_nothing(table: Table, file: Path) -> None:
    before = here(table)
    drag(table, mime_data(file))
    QCoreApplication.sendEvent(handle(table), QDragLeaveEvent())
    assert sentence_shown(table) == ""
    assert here(table) is before


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (
            ["letter.odt"],
            NOT_OPENED,
        ),
        (
            ["a.pinochle", "letter.odt"],
            NOT_OPENED,
        ),
        (["a.pinochle", "b.pinochle"], "Please drop one file at a time."),
    ],
)
def test_other_files_are_refused_during_the_drag(table: Table, names: Sequence[str], sentence: str) -> None:
    before = here(table)
    assert not drag(table, mime_data(*map(Path, names)))
    assert sentence_shown(table) == sentence
    assert here(table) is before


def test_dragged_text_is_ignored(table: Table) -> None:
    data = QMimeData()
    data.setText("hello")
    assert not drag(table, data)
    assert sentence_shown(table) == ""


def test_dropped_rules_are_offered_for_a_new_game(table: Table, tmp_path: Path) -> None:
    path, before = tmp_path / "ours.pinochle-rules", here(table)
    rules = patch(PRESETS[STOCK], {"match.target": 1500})
    write_rule_set(path, rule_set("Ours", STOCK, rules))
    data = mime_data(path)
    assert drag(table, data)
    assert sentence_shown(table) == "Drop it to play by these rules."
    drop(table, data)
    dialog = require(table.window.findChild(NewGameDialog))
    assert dialog.preset is not None
    assert dialog.preset.name == STOCK
    assert here(table) is before  # nothing begins before the user has decided
    push(dialog, "Start")
    assert here(table).rules == rules


def test_a_dropped_bidding_convention_is_kept_and_offered_for_a_new_game(
    table: Table, paths: Paths, tmp_path: Path
) -> None:
    table.window.preferences.keep(preset=SINGLE)
    path = tmp_path / "theirs.pinochle-bids"
    write_agreement(path, OURS)
    data = mime_data(path)
    assert drag(table, data)
    assert sentence_shown(table) == "Drop it to bid by this convention."
    drop(table, data)
    dialog = require(table.window.findChild(AgreementsDialog))
    assert dialog.boxes[0].currentText() == OURS.name
    push(dialog, "Use this")
    push(require(table.window.findChild(NewGameDialog)), "Start")
    assert OURS in here(table).header.agreements
    write_agreement(path, Agreement(OURS.name, OURS.sayings[:1]))
    table.window.opening.open_file(path)
    assert [each.name for each in kept_agreements(paths)] == [OURS.name, f"{OURS.name} 2"]


def test_a_bidding_convention_is_kept_even_if_the_game_has_no_bids_that_show_something(
    table: Table, paths: Paths, tmp_path: Path
) -> None:
    table.window.preferences.keep(preset=STOCK)
    path = tmp_path / "theirs.pinochle-bids"
    write_agreement(path, OURS)
    table.window.opening.open_file(path)
    assert table.window.findChild(NewGameDialog) is None
    assert sentence_shown(table).startswith("“Our bids” is kept: choose it in New game")
    assert kept_agreements(paths) == [OURS]
    path.write_text("{}", encoding="utf-8")
    table.window.opening.open_file(path)
    assert sentence_shown(table) == f"{path} isn't a bidding convention; pick a file that was exported as one."


def kept_agreements(paths: Paths) -> list[Agreement]:
    return list(OwnAgreements(paths.agreements).all()[0])


def test_a_game_dropped_on_a_page_or_beside_a_dialog_is_visible_on_the_table(table: Table, file: Path) -> None:
    table.window.room_opener.open_games()
    table.window.dialogs.open_about()
    data = mime_data(file)
    assert drag(table, data)
    drop(table, data)
    assert here(table).path == file
    assert table.window.room_opener.rooms.room is None
    assert not [dialog for dialog in table.window.findChildren(QDialog) if dialog.isVisible()]


# ---- chosen --------------------------------------------------------------------------------------------------------


def test_the_file_dialog_starts_in_the_folder_of_the_last_game(
    table: Table, file: Path, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = choose(monkeypatch, file)
    QTest.keyClick(table.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert here(table).path == file
    restore_choice = choose(monkeypatch, None)
    table.window.opening.choose_file()
    assert (began, restore_choice) == ([str(paths.games)], [str(file.parent)])
    assert here(table).path == file


@pytest.mark.parametrize("made", ["a link", "a hard link"])
def test_the_game_on_the_table_is_not_opened_again(
    table: Table, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: str
) -> None:
    table.window.opening.open_file(file)
    session, link = here(table), tmp_path / "link.pinochle"
    if made == "a link":
        make_link(link, file)
    else:
        link.hardlink_to(file)
    choose(monkeypatch, link)
    table.window.opening.choose_file()
    assert here(table) is session
    assert sentence_shown(table) == "This game is already on the table."
    assert session.path == file


def test_opening_the_waiting_game_during_practice_goes_back_to_it(table: Table, file: Path) -> None:
    table.window.opening.open_file(file)
    waiting = here(table)
    table.window.matches.practice(waiting.practice())
    assert here(table) is not waiting
    table.window.opening.open_file(file)
    assert here(table) is waiting


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"hello\n", "“x.pinochle” isn't a game of this program."),
        (b"", "“x.pinochle” isn't a game of this program."),
        (b"\x89PNG\r\n\x1a\n", "“x.pinochle” isn't a game of this program."),
        (None, "“x.pinochle” isn't there anymore."),
        ("newer", "“x.pinochle” was saved by a newer version of this program; please update to open it."),
        ("damaged", "“x.pinochle” is damaged from line 3 on, so it can't be opened; it stays as it is."),
        ("twice", "“x.pinochle” holds several games; only a file with one game can be opened."),
        ("huge", "“x.pinochle” is far too large for a game."),
        ("folder", "“x.pinochle” can't be read: it is a folder."),
    ],
)
def test_a_file_that_cannot_be_opened_is_reported_and_changes_nothing(
    table: Table, file: Path, tmp_path: Path, content: bytes | str | None, sentence: str
) -> None:
    path, before, good = tmp_path / "x.pinochle", here(table), file.read_bytes()
    lines = good.splitlines(keepends=True)
    match content:
        case "newer":
            path.write_bytes(good.replace(b'"version":4', b'"version":99', 1))
        case "damaged":
            path.write_bytes(b"".join([*lines[:2], b'{"act":"sing"}\n', *lines[2:]]))
        case "twice":
            path.write_bytes(good + good)
        case "huge":
            path.write_bytes(lines[0])
            with path.open("r+b") as large:
                large.truncate(MAX_FILE + 1)
        case "folder":
            path.mkdir()
        case bytes():
            path.write_bytes(content)
    stands = path.read_bytes() if path.is_file() else b""
    table.window.opening.open_file(path)
    assert sentence_shown(table) == sentence
    assert here(table) is before
    assert (path.read_bytes() if path.is_file() else b"") == stands
    assert not path.with_name(f"{path.name}.lock").exists()


def test_a_finished_read_only_game_is_reviewed_without_a_copy(table: Table, tmp_path: Path, paths: Paths) -> None:
    path = tmp_path / "won.pinochle"
    path.write_bytes((Path(__file__).parents[1] / "data" / "golden" / f"{SINGLE}.pinochle").read_bytes())
    path.with_name(f"{path.name}.lock").mkdir()  # no lock can be made, as in a read-only folder
    table.window.opening.open_file(path)
    assert here(table).is_over
    assert here(table).path is None
    assert sentence_shown(table) == "This game is over and its file can't be changed, so you can only look at it here."
    assert not list(paths.games.glob("*"))


def test_unreadable_rules_are_reported(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "x.pinochle-rules"
    path.write_text(json.dumps({"format": "chess"}), encoding="utf-8")
    table.window.opening.open_file(path)
    assert sentence_shown(table) == f"{path} isn't a file of pinochle rules; pick one that was exported as rules."
    assert table.window.findChild(NewGameDialog) is None


DAMAGED = "„x.pinochle“ ist ab Zeile 3 beschädigt und lässt sich nicht öffnen; die Datei bleibt, wie sie ist."


@pytest.mark.parametrize("way", ["open", "resume", "look back", "export"])
def test_a_broken_game_is_reported_in_the_windows_language_in_every_place(
    table: Table, file: Path, tmp_path: Path, application: QApplication, way: str
) -> None:
    path, lines = tmp_path / "x.pinochle", file.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:2], '{"act":"sing"}\n', *lines[2:]]), encoding="utf-8")
    speak(application, "de")
    window = table.window
    actions: dict[str, Callable[[Path], None]] = {
        "open": window.opening.open_file,
        "resume": window.matches.resume,
        "look back": lambda path: window.room_opener.look_backs.show(path, 1),
        "export": window.dialogs.export_game,
    }
    actions[way](path)
    table.qtbot.waitUntil(lambda: sentence_shown(table) == DAMAGED)


def test_a_broken_score_sheet_is_reported_in_the_windows_language(
    table: Table, tmp_path: Path, application: QApplication
) -> None:
    path = tmp_path / "x.pinochle-sheet"
    path.write_text("{", encoding="utf-8")
    speak(application, "de")
    table.window.opening.open_file(path)
    messages = [notice.text() for notice in table.window.findChildren(Notice)]  # the room has its own
    assert (
        "„x.pinochle-sheet“ ist keine Punkteliste dieses Programms oder beschädigt; die Datei bleibt, wie sie ist."
        in messages
    )


NO_WIDOW = "Der Stock soll verwendet werden, hat aber keine Karten. Gib dem Stock Karten, oder spielt ohne."
NO_OPTION = "Es gibt keine Option „run_valu“ in der Gruppe „melds“; ist run_value gemeint?"
GOOD_RULES = {"format": "pinochle rules", "version": 2, "name": "Ours", "preset": SINGLE, "changes": {}}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "chess"}, "{} ist keine Datei mit Pinochle-Regeln; wähle eine, die als Regeln exportiert wurde."),
        (
            {"changes": {"passing.cards": 25}},
            (
                "{} lässt sich nicht verwenden: passing.cards kann nicht 25 sein; "
                "möglich ist 0, 2, 3, 4 oder eine ganze Zahl von 1 bis 24."
            ),
        ),
        (
            {"changes": {"melds.run_valu": 7}},
            f"{{}} lässt sich nicht verwenden: {NO_OPTION}",
        ),
        (
            {"changes": {"widow.use": "take_and_discard"}},
            f"Die Regeln in {{}} sind nicht spielbar: {NO_WIDOW}",
        ),
    ],
)
def test_broken_rules_are_reported_in_the_windows_language(
    table: Table, tmp_path: Path, application: QApplication, change: dict[str, object], sentence: str
) -> None:
    path = tmp_path / "x.pinochle-rules"
    path.write_text(json.dumps(GOOD_RULES | change), encoding="utf-8")
    speak(application, "de")
    table.window.opening.open_file(path)
    assert sentence_shown(table) == sentence.format(path)
    path.unlink()
    table.window.opening.open_file(path)
    assert sentence_shown(table) == f"{path} lässt sich nicht lesen: eine solche Datei gibt es nicht."


# ---- recent --------------------------------------------------------------------------------------------------------


def test_the_menu_of_recent_games_waits_for_only_a_few_bytes(
    table: Table, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = max(left(paths, at).stat().st_size for at in range(5))
    assert len(recent(table)) == 5
    monkeypatch.setattr("pinochle_qt.ui.history.recent_games._MOST_BYTES", 3 * size + size // 2)
    assert len(recent(table)) == 3


def recent(table: Table) -> list[QAction]:
    """Open the menu of recent games, and return its entries."""
    (menu,) = (each for each in table.window.menuBar().findChildren(QMenu) if each.title() == Menu.RECENT())
    menu.aboutToShow.emit()
    return menu.actions()


def left(paths: Paths, at: int, preset: str = SINGLE) -> Path:
    """Leave a game, set the time of its last change in seconds, and return its path."""
    session = new_session(preset, store=RecordStore(paths.games))
    advance(session, chance_player(1), actions=40)
    session.close()
    assert session.path is not None
    os.utime(session.path, (at, at))
    return session.path


def test_the_newest_games_except_the_current_one_are_in_the_menu(table: Table, paths: Paths) -> None:
    for at in range(8):
        left(paths, at)
    newest = left(paths, 9, STOCK)
    (paths.games / "x.pinochle").write_bytes(b"hello\n")
    names = [action.text().partition("\t")[0] for action in recent(table)]
    assert len(names) == MOST
    assert names[0].startswith("&1  Two-handed to 150, ")
    assert names[0].endswith("Player 1 and Player 2: Deal 1, trick 12")
    recent(table)[0].trigger()
    assert here(table).path == newest
    assert not any("to 150" in action.text() for action in recent(table))


def test_the_menu_says_if_there_are_no_other_games(table: Table) -> None:
    (only,) = recent(table)
    assert (only.text(), only.isEnabled()) == ("No other games yet", False)
