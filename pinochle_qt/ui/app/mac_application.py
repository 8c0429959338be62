"""The application on macOS, where double-clicking a file sends an event, at the start or later."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent

    from pinochle_qt.ui.window.opening import Opening


class MacApplication(QApplication):
    """Receives the files that the desktop wants opened.

    Only the application's own events reach it; a Python event filter would be called for every event of every window.

    Signals:
        asked: the path of a file to open.
    """

    asked = Signal(object)

    def __init__(self, arguments: Sequence[str]) -> None:
        self._waiting: list[Path] | None = []  # first, because an event may come while Qt starts
        super().__init__(arguments)

    def event(self, event: QEvent) -> bool:
        """Pass on files to open, and leave everything else to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            if self._waiting is None:
                self.asked.emit(Path(event.file()))
            else:
                self._waiting.append(Path(event.file()))
            return True
        return super().event(event)

    def hand_over(self) -> None:
        """Pass on files from now on, and first those that have been waiting for a table."""
        waiting, self._waiting = self._waiting or (), None
        for path in waiting:
            self.asked.emit(path)


def take_files(application: QApplication, opening: Opening) -> None:
    """Open the files that the application was asked for, and those it will be asked for from now on."""
    if isinstance(application, MacApplication):
        application.asked.connect(opening.open_asked)
        application.hand_over()
