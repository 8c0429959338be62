"""A window that is deleted leaves nothing of itself in memory."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.window.main_window import MainWindow
from tests.ui.playing import PolicyBots

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


def test_a_closed_window_with_a_game_and_a_page_is_garbage_collected(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    window = MainWindow(MatchController(PolicyBots()), Settings(speed="instant"), paths, RecordStore(paths.games))
    window.show()
    window.matches.begin()
    window.room_opener.open_games()
    window.rooms.say("Something.")
    window.rooms.close()
    window.room_opener.close()
    window.matches.close()
    gone = weakref.ref(window)
    window.deleteLater()
    del window
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.wait(0)
    gc.collect()
    assert gone() is None


def test_closing_the_window_ends_the_program_even_if_another_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    window = MainWindow(MatchController(PolicyBots()), Settings(speed="instant"), paths, None)
    qtbot.addWidget(window)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    window.show()
    window.matches.begin()
    with qtbot.waitSignal(window.closed):
        window.close()
