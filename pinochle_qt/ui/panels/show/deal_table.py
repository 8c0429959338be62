"""The list of finished deals in the score panel."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import DealRows
from pinochle_qt.ui.panels.deal_rows_table import AIR, DealRowsTable, TableLook
from pinochle_qt.words.game.deal_row import Column

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

_LOOK: Final = TableLook(row=28, head=26, left=2, right=12, fonts={Column.ADDED: Role.NOTE_TITLE}, marks_newest=True)
_LOW_ROW = 24
_NUMBER_COLUMN, _CONTRACT_COLUMN, _SIDE_COLUMN = 36, 128, 68
_NARROW_NUMBER, _NARROW_COLUMN, _NARROW_CONTRACT = 30, 58, 76
_BAR = 10
_MANY = 4


class DealTable(DealRowsTable):
    """Deal by deal: number, contract, and each side's points."""

    def __init__(self, parent: QWidget) -> None:
        columns = (Column.NUMBER, Column.SHORT, Column.ADDED)
        super().__init__(DealRows(columns, {Column.NUMBER}, parent), _LOOK, parent)
        self._is_narrow = self._is_low = False
        self.rows.modelReset.connect(self.scrollToBottom)
        self.follow_style()

    def set_space(self, *, narrow: bool, low: bool) -> None:
        """Make the columns as narrow and the rows as low as their content allows, or give them more space."""
        self._is_narrow, self._is_low = narrow, low
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        self.size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest deal visible: only now is it known where the rows end."""
        super().resizeEvent(event)
        self.scrollToBottom()

    def wanted_width(self) -> int:
        """Return the width of all columns and a scroll bar, in pixels."""
        columns = range(self.rows.columnCount())
        return sum(self._column_width(column) for column in columns) + round(_BAR * self.ui)

    def whole_height(self, space: float) -> float:
        """Return the largest height that fits in `space` and cuts no row, both in pixels at scale 1."""
        return (self.head_height + self.whole_rows(space) * self._row_height()) / self.ui

    def whole_rows(self, space: float) -> int:
        """Return the number of rows that fit in `space`, a height in pixels at scale 1."""
        return max(int(space * self.ui - self.head_height) // self._row_height(), 0)

    def size_columns(self) -> None:
        """Give each column its width, whatever space there is."""
        for column in range(self.rows.columnCount()):
            self.setColumnWidth(column, self._column_width(column))

    def _row_height(self) -> int:
        return round((_LOW_ROW if self._is_low else self.look.row) * self.ui)

    def _column_width(self, section: int) -> int:
        ui, kind = self.ui, self.rows.column(section)
        if kind is Column.NUMBER:
            minimum = (_NARROW_NUMBER if self._is_narrow else _NUMBER_COLUMN) * ui
            last = text_width(str(self.rows.rowCount()), style.font(Role.BODY, ui))
            return ceil(max(minimum, last + AIR * ui))
        sides = sum(self.rows.column(at) is Column.ADDED for at in range(self.rows.columnCount()))
        if kind is Column.SHORT:
            maximum = 160 if sides < _MANY else _CONTRACT_COLUMN
            minimum = _NARROW_CONTRACT if self._is_narrow else 100
            return round(min(max(self.widest(section) + 12 * ui, minimum * ui), maximum * ui))
        widest = (_NARROW_COLUMN if sides >= _MANY else _SIDE_COLUMN) * ui
        return ceil(min(self.needed(section), widest)) if self._is_narrow else round(widest)
