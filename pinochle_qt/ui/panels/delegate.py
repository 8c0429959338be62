"""What paints the rows of lists and tables on panels."""

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
    """Paints one item in the colors and the scale of a panel, and leaves the painter as it was."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self.theme, self.ui = theme, ui

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the item with smooth edges."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_item(painter, option, index)
        painter.restore()

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint what the item shows."""
        raise NotImplementedError
