"""Watches the input of the whole program while something lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from collections.abc import Callable


class InputWatch(QObject):
    """An event filter of the whole program; what it does with an event is up to the class that derives from it."""

    def __init__(self, is_due: Callable[[], bool], parent: QObject) -> None:
        """Prepare to watch; `is_due` returns whether there is still a reason to."""
        super().__init__(parent)
        self._is_due = is_due

    def begin(self) -> None:
        """Start watching, which costs a call for every event of the program."""
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def stop(self) -> None:
        """Stop watching."""
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
