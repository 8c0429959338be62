"""Somebody who plays at a window of this program while the others hold phones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication
from pytestqt.qt_compat import qt_api
from pytestqt.qtbot import QtBot

from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

LIMIT_MS = 60_000


class Laptop:
    """Joins a table as its host, sits down in the first place, and plays with the mouse."""

    def __init__(self, host: str, folder: Path, size: tuple[int, int]) -> None:
        """Open the window, with its files in a folder, and join the table at the host's address."""
        qt_api.set_qt_api("pyside6")  # type: ignore[no-untyped-call]
        request: Any = SimpleNamespace(node=SimpleNamespace(), config=SimpleNamespace(getini=lambda _: "true"))
        self._bot = QtBot(request)
        self.table = Table(self._bot, Paths(folder, folder), Settings(speed="instant"), size)
        self.moves = 0
        page, _, secret = host.partition("#")
        together = self.table.window.matches.together
        with self._bot.waitSignal(together.entered, timeout=LIMIT_MS):
            self._far = together.join_table(page, key=secret.partition(".")[2])
        self._far.send(TakeSeat("take", 0, "Host"))
        self._bot.waitUntil(lambda: self.table.controller.viewer == 0, timeout=LIMIT_MS)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.table.controller.table.is_over

    def deal(self) -> None:
        """Let the match begin."""
        self._far.send(Manage("deal"))

    def move(self) -> bool:
        """Take what has come from the table, and answer if somebody at this window is asked; return whether."""
        QApplication.processEvents()
        self.table.window.view.event_player.go_on()
        controller = self.table.controller
        if self.table.prompt is not None:
            self.table.answer_by_mouse()
            self.moves += 1
            return True
        if controller.awaits_deal and self.table.window.panels.is_shown("score"):
            self.table.window.presenter.next_deal()
            return True
        return False

    def close(self) -> None:
        """Leave the table, and close the window."""
        self.table.window.matches.close()
        self.table.window.close()
        QApplication.processEvents()
