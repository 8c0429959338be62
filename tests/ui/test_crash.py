"""Uncaught faults: explained in a sentence, logged, and the game goes on where it was."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from pinochle_qt import __version__
from pinochle_qt.fault_log import FaultLog
from pinochle_qt.resources import DamagedAsset
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.crash_handler import CrashHandler
from pinochle_qt.ui.dialogs.fault_dialog import FaultDialog
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

GAME = "single_deck_partnership"


class Broken(Exception):
    """The exception that a fault of the program raises here."""


def fail(*_: object) -> None:
    raise Broken("the table is upside down")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[FaultLog]:
    log = FaultLog(tmp_path / "logs")
    yield log
    log.close()


@pytest.fixture
def room(log: FaultLog, qapp: QApplication) -> Iterator[CrashHandler]:
    del qapp
    room = CrashHandler(log)
    room.open()
    yield room
    room.close()


@pytest.fixture
def table(room: CrashHandler, qtbot: QtBot, tmp_path: Path) -> Table:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", melds_stay="no"))
    room.serve(table.window.matches.rebuild_table, table.window.close)
    table.open(GAME)
    return table


def dialogs() -> list[FaultDialog]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, FaultDialog) and each.isVisible()]


def reported(qtbot: QtBot) -> FaultDialog:
    """Return the dialog that reports the fault."""
    qtbot.waitUntil(lambda: bool(dialogs()))
    (dialog,) = dialogs()
    return dialog


def text_of(dialog: FaultDialog) -> str:
    from PySide6.QtWidgets import QLabel

    return " ".join(each.text() for each in dialog.findChildren(QLabel))


@pytest.mark.parametrize("is_asked_again", [False, True])
def test_after_an_error_in_the_middle_of_a_step_the_game_continues_where_it_was(
    table: Table, monkeypatch: pytest.MonkeyPatch, is_asked_again: bool
) -> None:
    """This holds however many other players have moved below the dialog before the user goes on."""
    asked = table.wait_for_turn()
    with monkeypatch.context() as broken:
        broken.setattr(table.window.panel_host, "go_past_result", fail)  # the move is made, but the table is not told
        table.answer_by_mouse()
        dialog = reported(table.qtbot)
        if is_asked_again:
            table.wait_for_turn()
    table.press(dialog.go_on)
    # the table is refreshed at a later turn of the event loop, perhaps after the player has been asked again
    table.qtbot.waitUntil(lambda: table.window.view.event_player.seen == table.controller.observation)
    assert table.wait_for_turn() is not asked
    assert table.window.view.event_player.seen == table.controller.observation
    while not table.controller.awaits_deal:
        table.answer_by_mouse()
        table.wait_for_turn()


def test_the_details_can_be_copied_and_are_in_the_log(table: Table, log: FaultLog) -> None:
    QTimer.singleShot(0, fail)
    dialog = reported(table.qtbot)
    table.press(dialog.copy)
    copied = QGuiApplication.clipboard().text()
    for each in ("Broken: the table is upside down", __version__, "in fail"):
        assert each in copied
        assert each in log.path.read_text("utf-8")
    assert str(log.path) in text_of(dialog)
    assert dialog.isVisible()
    dialog.close()


def test_further_errors_while_one_is_shown_are_only_logged(table: Table, log: FaultLog) -> None:
    for _ in range(3):
        QTimer.singleShot(0, fail)
    dialog = reported(table.qtbot)
    table.qtbot.waitUntil(lambda: log.path.read_text("utf-8").count("Broken: ") == 3)
    assert dialogs() == [dialog]
    dialog.close()


def test_an_error_in_a_thread_is_shown(table: Table) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    reported(table.qtbot).close()


def test_a_damaged_file_of_the_program_is_named_and_the_game_continues(table: Table, log: FaultLog) -> None:
    file = log.path.parent / "problems.json"

    def read() -> None:
        raise DamagedAsset(file)

    asked = table.wait_for_turn()
    QTimer.singleShot(0, read)
    table.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox))
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert box.text() == f"The file {file} is damaged: please install the program again."
    assert not dialogs()
    table.press(box.button(QMessageBox.StandardButton.Ok))
    table.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert table.wait_for_turn() == asked is not None


def test_quit_closes_the_window(table: Table) -> None:
    QTimer.singleShot(0, fail)
    table.press(reported(table.qtbot).leave)
    table.qtbot.waitUntil(lambda: not table.window.isVisible())


def test_a_fatal_error_is_shown_without_a_way_to_continue(room: CrashHandler, log: FaultLog) -> None:
    seen = []

    def look() -> None:
        (dialog,) = dialogs()
        seen.append(dialog.go_on.isVisible())
        dialog.leave.click()

    QTimer.singleShot(0, look)
    room.close_after(Broken("no table at all"))
    assert seen == [False]
    assert "no table at all" in log.path.read_text("utf-8")


def test_without_a_log_the_dialog_names_none(table: Table, log: FaultLog) -> None:
    log.path.parent.write_text("a file where the folder should be")
    QTimer.singleShot(0, fail)
    dialog = reported(table.qtbot)
    assert str(log.path) not in text_of(dialog)
    dialog.close()


def test_qt_warnings_are_logged_and_not_shown(room: CrashHandler, log: FaultLog, qapp: QApplication) -> None:
    del room
    qWarning("a timer in the wrong thread")
    qapp.processEvents()
    assert "a timer in the wrong thread" in log.path.read_text("utf-8")
    assert not dialogs()


def test_leaving_is_no_error(room: CrashHandler, log: FaultLog, capsys: pytest.CaptureFixture[str]) -> None:
    del room
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capsys.readouterr().err
    assert not log.path.exists()
