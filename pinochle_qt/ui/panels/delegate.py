"""Base for the delegates that paint the rows of lists and tables on panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from pinochle_qt.ui.controls.styled import Styled

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex


class PanelDelegate(Styled, QStyledItemDelegate):
    """Paints an item in a panel's colors and scale, and restores the painter's state."""

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
