"""Keeps Enter from deciding anything while something that was asked for first has not come yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

from pinochle_qt.ui.controls.keyboard.input_watch import InputWatch
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS

if TYPE_CHECKING:
    from PySide6.QtCore import QObject


class EnterWaits(InputWatch):
    """Drops Enter in the whole program while something is awaited; clicks and all other keys act as ever."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Drop Enter, or stop watching if nothing is awaited anymore."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not self._is_due():
            self.stop()
            return False
        return event.key() in ENTER_KEYS
