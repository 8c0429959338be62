"""The background of the meld mat; its outline and its text belong to a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme

MAT_Z = -60


class MatItem(QGraphicsPathItem):
    """The place on the felt where melds are laid out, below all cards."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(MAT_Z)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setVisible(False)

    def show_at(self, box: Rect, ui: float, theme: Theme) -> None:
        """Show the mat in this box, at scale factor `ui`."""
        radius = tokens.RADIUS_PANEL * ui
        path = QPainterPath()
        path.addRoundedRect(to_qt(box), radius, radius)
        self.setPath(path)
        self.setBrush(QColor(theme.mat))
        self.setVisible(True)
