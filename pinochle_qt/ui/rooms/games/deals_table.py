"""The table of the chosen game, deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Signal
from PySide6.QtGui import QColor, QPen

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import CELL_ROLE
from pinochle_qt.ui.panels.deal_rows_table import DealRowsDelegate, DealRowsTable
from pinochle_qt.ui.rooms.games.kept_deals_model import Cell, Column, KeptDealsModel

if TYPE_CHECKING:
    from enum import Enum

    from PySide6.QtGui import QFont, QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from pinochle_qt.ui.models.deal_rows import DealCell

_ROW_HEIGHT, _MIN_ROWS = 32, 3
"""Row height at scale 1, and the smallest number of visible rows."""
_MIN_WIDTH = 84
"""Smallest width at scale 1 of a column whose text may be cut off."""
_GROWTH = {Column.CONTRACT: 1, Column.MELD: 1, Column.RESULT: 3, Column.TOTAL: 1}
"""The proportions in which columns share the space left over."""


class DealsTable(DealRowsTable):
    """A table of the deals of a game.

    Signals:
        deal_opened: the number of the deal that the user wants to review.
    """

    deal_opened = Signal(int)

    def __init__(self, model: KeptDealsModel, parent: QWidget) -> None:
        super().__init__(model, DealsDelegate(parent), parent, row=_ROW_HEIGHT, least=_MIN_ROWS)
        self._deals = model
        self.setMouseTracking(True)
        self.clicked.connect(self._open)
        model.modelReset.connect(self.scrollToBottom)
        model.dataChanged.connect(self.size_columns)
        self.follow_style()

    def _open(self, index: QModelIndex) -> None:
        deal = self._deals.deal_at(index.row())
        if deal is not None:
            self.deal_opened.emit(deal.number)

    @property
    def least_width(self) -> int:
        """The smallest width at which all columns are visible, with the text of some of them cut off."""
        edges = self.width() - self.viewport().width()
        return edges + sum(map(self._min_width_of, range(self._deals.columnCount())))

    @property
    def full_width(self) -> int:
        """The smallest width at which nothing is cut off."""
        edges = self.width() - self.viewport().width()
        return edges + sum(map(self.needed, range(self._deals.columnCount())))

    def _min_width_of(self, section: int) -> int:
        needed = self.needed(section)
        is_cut = self._deals.column(section) in {Column.CONTRACT, Column.RESULT}
        return min(needed, round(_MIN_WIDTH * self.ui)) if is_cut else needed

    def size_columns(self) -> None:
        """Give each column the width it needs, and share out what is left; cut off text if there is too little."""
        count = self._deals.columnCount()
        needed = [self.needed(section) for section in range(count)]
        spare = self.viewport().width() - sum(needed)
        for section in range(count):
            if spare < 0:
                reduction = min(-spare, needed[section] - self._min_width_of(section))
                needed[section] -= reduction
                spare += reduction
        total_growth = sum(_GROWTH.get(self._deals.column(at), 0) for at in range(count))
        for section, width in enumerate(needed):
            share = _GROWTH.get(self._deals.column(section), 0) / total_growth if total_growth else 0
            self.setColumnWidth(section, width + int(max(spare, 0) * share))


class DealsDelegate(DealRowsDelegate):
    """Paints a cell: every second row is shaded, the deal in play has a dashed frame, the totals a line above."""

    def font_of(self, column: Enum, cell: DealCell) -> QFont:
        """Return the font of a cell: totals are the largest."""
        del column
        role = Role.BODY
        if isinstance(cell, Cell):
            role = Role.SCORE if cell.is_total else Role.NOTE_TITLE if cell.is_strong else Role.BODY
        return style.font(role, self.ui)

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the background and the text."""
        model, theme, box = index.model(), self.theme, QRectF(option.rect)
        if not isinstance(model, KeptDealsModel):
            return
        cell: Cell = index.data(CELL_ROLE)
        column = model.column(index.column())
        if cell.is_total:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(box.topLeft(), box.topRight())
        else:
            self.paint_ground(painter, box, index, is_open=cell.is_open)
        ink = theme.muted if column is Column.NUMBER or (cell.is_open and column is Column.RESULT) else theme.text
        self.write(painter, box, cell, self.font_of(column, cell), ink, model.aligned(column))
