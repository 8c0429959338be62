"""Base for the delegates that paint the rows of lists and tables on panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from pinochle_qt.ui.draw import theme as tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Theme


class PanelDelegate(QStyledItemDelegate):
    """Paints an item in a panel's colors and scale, and restores the painter's state."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Apply the theme's colors and the scale factor."""
        self.theme, self.ui = theme, ui

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the item with antialiasing."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_item(painter, option, index)
        painter.restore()

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the content of the item."""
        raise NotImplementedError
