"""The table of a score sheet, in which the user chooses a deal to correct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Signal
from PySide6.QtWidgets import QAbstractItemView, QStyle

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import CELL_ROLE
from pinochle_qt.ui.panels.deal_rows_table import AIR, MARK, DealRowsDelegate, DealRowsTable
from pinochle_qt.ui.panels.panel import ENTER_KEYS
from pinochle_qt.ui.rooms.score_sheet.sheet_model import Column, SheetCell, SheetModel
from pinochle_qt.ui.words.sheet_catalog import SheetWord

if TYPE_CHECKING:
    from enum import Enum

    from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from pinochle_qt.ui.models.deal_rows import DealCell

_ROW_HEIGHT, _MIN_ROWS = 36, 4
"""Row height at scale 1, and the smallest number of visible rows."""
_ROLES: Final[dict[Enum, Role]] = {
    Column.SUM: Role.SCORE,
    Column.NUMBER: Role.BODY,
    Column.PLAYED: Role.LESSON,
    Column.OUTCOME: Role.CAPTION,
}
_NARROWINGS: Final[tuple[dict[Column, float], ...]] = (
    {Column.OUTCOME: 0},
    {Column.PLAYED: 0},
    {Column.PLAYED: 0, Column.DECLARER: MARK + AIR},
    {Column.PLAYED: 0, Column.ADDED: 0},
    {Column.PLAYED: 0, Column.ADDED: 0, Column.DECLARER: MARK + AIR},
    {Column.PLAYED: 0, Column.ADDED: 0, Column.DECLARER: 0},
    {Column.PLAYED: 0, Column.ADDED: 0, Column.DECLARER: 0, Column.OUTCOME: 0},
)
"""Which columns are narrowed if not all fit, in the order in which this is tried, with their widths at scale 1.

If there is no room for meld and tricks, the outcome alone takes their place; if there is none for the bidder's name,
the shape alone shows who bid.
"""


class SheetTable(DealRowsTable):
    """The deals of a sheet; the arrow keys move from one to the next, and Enter or a click chooses one.

    Signals:
        deal_chosen: the row of the deal to correct.
    """

    deal_chosen = Signal(int)

    def __init__(self, model: SheetModel, parent: QWidget) -> None:
        super().__init__(model, SheetDelegate(parent), parent, row=_ROW_HEIGHT, least=_MIN_ROWS)
        self._sheet = model
        self.setAccessibleName(SheetWord.SHEET())
        self.setAccessibleDescription(SheetWord.SHEET_HELP())
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.clicked.connect(lambda index: self.deal_chosen.emit(index.row()))
        model.modelReset.connect(self._scroll_to_entry)
        self.follow_style()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the deal that is being entered visible."""
        super().resizeEvent(event)
        self._scroll_to_entry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Mark the deal that the keys are at, by default the one that is being entered or the last, and show it."""
        super().focusInEvent(event)
        at = self.currentIndex().row() if self.selectedIndexes() else self._sheet.entry_row
        row = self._sheet.rowCount() - 1 if at is None else at
        if row >= 0:
            self.selectRow(row)
            self.scrollTo(self._sheet.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a deal with Enter."""
        if event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.deal_chosen.emit(self.currentIndex().row())
            event.accept()
            return
        super().keyPressEvent(event)

    def _scroll_to_entry(self) -> None:
        """Scroll to the deal that is being entered or corrected."""
        if self._sheet.entry_row is None:
            self.scrollToBottom()
        else:
            self.scrollTo(self._sheet.index(self._sheet.entry_row, 0))

    def size_columns(self) -> None:
        """Give each column the width it needs and share out the rest; narrow or hide some columns if not all fit."""
        sections = range(self._sheet.columnCount())
        self._sheet.show_heading(Column.DECLARER, is_shown=True)
        full_widths, room = {section: self.needed(section) for section in sections}, self.viewport().width()
        for narrowed in _NARROWINGS:
            needed = dict(full_widths)
            for section in sections:
                narrow_width = narrowed.get(self._sheet.column(section))
                if narrow_width is not None:
                    needed[section] = round(narrow_width * self.ui)
            if sum(needed.values()) <= room:
                break
        self._sheet.show_heading(Column.DECLARER, is_shown=Column.DECLARER not in narrowed)
        spare = max(0, room - sum(needed.values()))
        growing = [section for section in sections if needed[section] == full_widths[section] and section]
        for section, width in needed.items():
            self.setColumnHidden(section, width == 0)
            self.setColumnWidth(section, width + (spare // len(growing) if section in growing else 0))


class SheetDelegate(DealRowsDelegate):
    """Paints a cell: every second row is shaded, the unfinished deal has a dashed frame, a chosen one an outline."""

    def font_of(self, column: Enum, cell: DealCell) -> QFont:
        """Return the font of a column: totals are the largest."""
        del cell
        return style.font(_ROLES.get(column, Role.NAME), self.ui)

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the background and the text."""
        model, table, theme, box = index.model(), self.parent(), self.theme, QRectF(option.rect)
        if not isinstance(model, SheetModel) or not isinstance(table, SheetTable):
            return
        cell: SheetCell = index.data(CELL_ROLE)
        column = model.column(index.column())
        has_keys = bool(option.state & QStyle.StateFlag.State_Selected) and table.hasFocus()  # in every cell of the row
        self.paint_ground(painter, box, index, is_open=cell.is_open, is_chosen=cell.is_corrected or has_keys)
        is_muted = column is Column.NUMBER or (cell.is_open and column is not Column.ADDED)
        ink = theme.muted if is_muted else theme.text
        self.write(painter, box, cell, self.font_of(column, cell), ink, model.aligned(column))
