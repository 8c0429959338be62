"""The table of a score sheet, in which the user chooses a deal to correct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView

from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import DealRows
from pinochle_qt.ui.panels.deal_rows_table import AIR, MARK, DealRowsTable, TableLook
from pinochle_qt.words.game.deal_row import Column
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

_COLUMNS: Final = (
    Column.NUMBER,
    Column.DECLARER,
    Column.BID,
    Column.PLAYED,
    Column.OUTCOME,
    Column.ADDED,
    Column.SUM,
)
_LOOK: Final = TableLook(
    row=36,
    least=4,
    fonts={
        Column.SUM: Role.SCORE,
        Column.NUMBER: Role.BODY,
        Column.PLAYED: Role.LESSON,
        Column.OUTCOME: Role.CAPTION,
    },
    font=Role.NAME,
    number=Qt.AlignmentFlag.AlignRight,
    faint=set(Column) - {Column.ADDED},
)
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

If there is no space for meld and tricks, the outcome alone takes their place; if there is none for the bidder's name,
the shape alone shows who bid.
"""


class SheetTable(DealRowsTable):
    """The deals of a sheet; the arrow keys move from one to the next, and Enter or a click chooses one.

    Signals:
        deal_chosen: the row of the deal to correct.
    """

    deal_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(DealRows(_COLUMNS, {Column.NUMBER, Column.ADDED}, parent), _LOOK, parent)
        self.setAccessibleName(SheetWord.SHEET())
        self.setAccessibleDescription(SheetWord.SHEET_HELP())
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.clicked.connect(lambda index: self.deal_chosen.emit(index.row()))
        self.rows.modelReset.connect(self._scroll_to_entry)
        self.follow_style()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the deal that is being entered visible."""
        super().resizeEvent(event)
        self._scroll_to_entry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select this deal, by default the one that is being entered or the last, and scroll to it."""
        super().focusInEvent(event)
        at = self.currentIndex().row() if self.selectedIndexes() else self.rows.entry_row
        row = self.rows.rowCount() - 1 if at is None else at
        if row >= 0:
            self.selectRow(row)
            self.scrollTo(self.rows.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a deal with Enter."""
        if event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.deal_chosen.emit(self.currentIndex().row())
            event.accept()
            return
        super().keyPressEvent(event)

    def _scroll_to_entry(self) -> None:
        """Scroll to the deal that is being entered or corrected."""
        if self.rows.entry_row is None:
            self.scrollToBottom()
        else:
            self.scrollTo(self.rows.index(self.rows.entry_row, 0))

    def size_columns(self) -> None:
        """Give each column the width it needs and share out the rest; narrow or hide some columns if not all fit."""
        sections = range(self.rows.columnCount())
        self.rows.name_column(Column.DECLARER, is_named=True)
        full_widths, room = {section: self.needed(section) for section in sections}, self.viewport().width()
        for narrowed in _NARROWINGS:
            needed = dict(full_widths)
            for section in sections:
                narrow_width = narrowed.get(self.rows.column(section))
                if narrow_width is not None:
                    needed[section] = round(narrow_width * self.ui)
            if sum(needed.values()) <= room:
                break
        self.rows.name_column(Column.DECLARER, is_named=Column.DECLARER not in narrowed)
        spare = max(0, room - sum(needed.values()))
        growing = [section for section in sections if needed[section] == full_widths[section] and section]
        for section, width in needed.items():
            self.setColumnHidden(section, width == 0)
            self.setColumnWidth(section, width + (spare // len(growing) if section in growing else 0))
