"""Keeps Enter from deciding anything while something that was asked for first has not come yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent

from pinochle_qt.ui.panels.panel import ENTER_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable


class EnterWaits(QObject):
    """Drops Enter in the whole program while something is awaited; clicks and all other keys act as ever."""

    def __init__(self, is_awaited: Callable[[], bool], parent: QObject) -> None:
        """Prepare to watch; `is_awaited` returns whether Enter must still wait."""
        super().__init__(parent)
        self._is_awaited = is_awaited

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop Enter, or stop watching if nothing is awaited anymore."""
        del watched
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not self._is_awaited():
            self.stop()
            return False
        return event.key() in ENTER_KEYS
