"""The part of the window that holds strip, table and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent


class Home(QWidget):
    """The widget that holds strip, table and panels.

    Signals:
        resized: the size of the window, or of something docked beside the table, has changed.
        key_unused: a key event that means nothing where the focus is, for a panel to accept.
    """

    resized = Signal()
    key_unused = Signal(object)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the new size."""
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer a key to the panel that asks; one that is held down decides nothing."""
        event.ignore()
        if not event.isAutoRepeat():
            self.key_unused.emit(event)
