"""A field in which something is renamed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS


class NameField(QLineEdit):
    """A text field in which Enter and Escape end the editing, and do nothing else.

    Signals:
        given_up: the user canceled the editing.
    """

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep these keys from reaching the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
        if event.key() in {*ENTER_KEYS, Qt.Key.Key_Escape}:
            event.accept()

    def event(self, event: QEvent) -> bool:
        """Take Escape before it closes the page."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(event.key() == Qt.Key.Key_Escape or super().event(event))
            return True
        return super().event(event)
