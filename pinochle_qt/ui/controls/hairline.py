"""A thin line between the parts of a panel or a room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw.pictures import fill
from pinochle_qt.ui.draw.theme import HAIRLINE


class Hairline(Painted, QWidget):
    """A line one pixel thick, as long as the row or column that contains it."""

    def __init__(self, parent: QWidget, direction: Qt.Orientation = Qt.Orientation.Horizontal) -> None:
        super().__init__(parent)
        if direction is Qt.Orientation.Horizontal:
            self.setFixedHeight(HAIRLINE)
        else:
            self.setFixedWidth(HAIRLINE)

    def draw(self, painter: QPainter) -> None:
        """Paint the line."""
        fill(painter, self.rect(), QColor(self.theme.line))
