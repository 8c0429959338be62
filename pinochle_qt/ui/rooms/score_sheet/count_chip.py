"""A button that counts how often something is melded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal

from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget


class CountChip(PanelButton):
    """A click or the space bar adds one; the right mouse button, Backspace and Delete remove one.

    Signals:
        counted: what is counted, and 1 or -1.
    """

    counted = Signal(object, int)

    def __init__(self, item: object, height: int, parent: QWidget) -> None:
        """Count an item; `height` is that of the button at scale 1."""
        super().__init__(Kind.COUNT, parent)
        self._item, self._chip_height = item, height
        self.setCheckable(True)
        self.setToolTip(SheetWord.CHIP_HELP())
        self.clicked.connect(lambda: self.counted.emit(item, 1))

    def sizeHint(self) -> QSize:
        """Return a size with the height of the chip."""
        return QSize(super().sizeHint().width(), round(self._chip_height * self.ui))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remove one with the right mouse button."""
        if event.button() == Qt.MouseButton.RightButton:
            self.counted.emit(self._item, -1)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove one with Backspace or Delete."""
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.counted.emit(self._item, -1)
        else:
            super().keyPressEvent(event)
