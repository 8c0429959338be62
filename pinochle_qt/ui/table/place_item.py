"""A place on the table that takes the card in hand: faint while one may come, bright under the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.table.boxes import to_qt

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry import Rect
    from pinochle_qt.ui.theme import Theme

PLACE_Z = -10
_FILL, _FILL_OVER = 0.14, 0.35


class PlaceItem(QGraphicsPathItem):
    """The outline of a place to drop a card; never color alone: the line turns from dashed to solid."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(PLACE_Z)
        self.setVisible(False)

    def show_at(self, box: Rect, theme: Theme, *, is_over: bool = False) -> None:
        """Lie at a place; `is_over` while a card is held over it."""
        radius = min(tokens.CARD_RADIUS * box.width, tokens.RADIUS_PANEL)
        path = QPainterPath()
        path.addRoundedRect(to_qt(box), radius, radius)
        self.setPath(path)
        fill = QColor(theme.accent)
        fill.setAlphaF(_FILL_OVER if is_over else _FILL)
        self.setBrush(fill)
        pen = QPen(QColor(theme.accent_ink), tokens.RING_LINE if is_over else tokens.CHOSEN_LINE)
        pen.setStyle(Qt.PenStyle.SolidLine if is_over else Qt.PenStyle.DashLine)
        self.setPen(pen)
        self.setVisible(True)
