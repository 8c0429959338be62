"""A thin line between the parts of a panel or a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.styled import Styled
from pinochle_qt.ui.draw.pictures import fill
from pinochle_qt.ui.draw.theme import HAIRLINE

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Hairline(Styled, QWidget):
    """A line one pixel thick, as long as the row or column that contains it."""

    def __init__(self, parent: QWidget, direction: Qt.Orientation = Qt.Orientation.Horizontal) -> None:
        super().__init__(parent)
        if direction is Qt.Orientation.Horizontal:
            self.setFixedHeight(HAIRLINE)
        else:
            self.setFixedWidth(HAIRLINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        del event
        painter = QPainter(self)
        fill(painter, self.rect(), QColor(self.theme.line))
        painter.end()
