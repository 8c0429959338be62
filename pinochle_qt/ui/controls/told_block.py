"""A part of a page that is painted and only read: Tab goes there, so that it is told and comes in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.draw import theme as tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from pinochle_qt.ui.draw.theme import Theme


class ToldBlock(QWidget):
    """Its accessible name is its title, its description everything that stands in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0

    def be_read(self) -> None:
        """Let Tab come here; for what holds nothing else that can have the keys."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paint_focus(self, painter: QPainter) -> None:
        """Paint the ring of the focus; it came by a key, or it would not be here."""
        if self.hasFocus():
            radius = tokens.RADIUS_PLATE * self.ui
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.text), tokens.CHOSEN_LINE))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
