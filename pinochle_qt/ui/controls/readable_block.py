"""A painted, read-only part of a page that Tab can reach, so that screen readers read it and it scrolls into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


class ReadableBlock(Painted, QWidget):
    """A block whose accessible name is its title, and whose accessible description is all of its content."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def make_focusable(self) -> None:
        """Let Tab stop here; for a block that contains nothing else that can have the focus."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paint_focus(self, painter: QPainter) -> None:
        """Paint the focus ring if the block has the focus, which only the keyboard can give it."""
        if self.hasFocus():
            radius = tokens.RADIUS_PLATE * self.ui
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_box(painter, around, radius, line=self.theme.text, width=tokens.CHOSEN_LINE)
