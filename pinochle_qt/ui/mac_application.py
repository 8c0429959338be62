"""The application on macOS, where a file that is double-clicked while the program runs comes as an event."""

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
    """Hears which files the desktop wants opened.

    It hears of its own events only: a filter of Python's would be asked about every event of every window.

    Signals:
        asked: the path of a file to be opened.
    """

    asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Pass on what is to be opened, and leave everything else to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().event(event)


def take_files(application: QApplication, opening: Opening) -> None:
    """Open from now on what an application is asked for."""
    if isinstance(application, MacApplication):
        application.asked.connect(opening.open_asked)
