"""The application on macOS, where double-clicking a file while the program runs sends an event."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    from pinochle_qt.ui.opening import Opening


class MacApplication(QApplication):
    """Receives the files that the desktop wants opened.

    Only the application's own events reach it; a Python event filter would be called for every event of every window.

    Signals:
        asked: the path of a file to open.
    """

    asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Pass on files to open, and leave everything else to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().event(event)


def take_files(application: QApplication, opening: Opening) -> None:
    """From now on, open the files that the application is asked for."""
    if isinstance(application, MacApplication):
        application.asked.connect(opening.open_asked)
