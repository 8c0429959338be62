"""The deals of the chosen game as a table; a click opens one for review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Signal

from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import DealRows
from pinochle_qt.ui.panels.deal_rows_table import DealRowsTable, TableLook
from pinochle_qt.words.game.deal_row import Column

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LOOK: Final = TableLook(
    row=32, least=3, fonts={Column.BID: Role.NOTE_TITLE, Column.ADDED: Role.NOTE_TITLE}, faint={Column.RESULT}
)
_COLUMNS: Final = (
    Column.NUMBER,
    Column.DECLARER,
    Column.BID,
    Column.MELD,
    Column.TRICKS,
    Column.RESULT,
    Column.ADDED,
)
_MIN_WIDTH = 84
"""Smallest width at scale 1 of a column whose text may be cut off."""
_GROWTH = {Column.DECLARER: 1, Column.MELD: 1, Column.RESULT: 3, Column.ADDED: 1}
"""The proportions in which columns share the space left over."""


class DealsTable(DealRowsTable):
    """A table of the deals of a game.

    Signals:
        deal_opened: the number of the deal that the user wants to review.
    """

    deal_opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(DealRows(_COLUMNS, {Column.NUMBER, Column.BID}, parent), _LOOK, parent)
        self.setMouseTracking(True)
        self.clicked.connect(self._open)
        self.rows.modelReset.connect(self.scrollToBottom)
        self.rows.dataChanged.connect(self.size_columns)
        self.follow_style()

    def _open(self, index: QModelIndex) -> None:
        if index.row() < self.rows.deal_count:
            self.deal_opened.emit(index.row() + 1)

    @property
    def least_width(self) -> int:
        """The smallest width at which all columns are visible, with the text of some of them cut off."""
        edges = self.width() - self.viewport().width()
        return edges + sum(map(self._min_width_of, range(self.rows.columnCount())))

    @property
    def full_width(self) -> int:
        """The smallest width at which nothing is cut off."""
        edges = self.width() - self.viewport().width()
        return edges + sum(map(self.needed, range(self.rows.columnCount())))

    def _min_width_of(self, section: int) -> int:
        needed = self.needed(section)
        is_cut = self.rows.column(section) in {Column.DECLARER, Column.RESULT}
        return min(needed, round(_MIN_WIDTH * self.ui)) if is_cut else needed

    def size_columns(self) -> None:
        """Give each column the width it needs, and share out what is left; cut off text if there is too little."""
        count = self.rows.columnCount()
        needed = [self.needed(section) for section in range(count)]
        spare = self.viewport().width() - sum(needed)
        for section in range(count):
            if spare < 0:
                reduction = min(-spare, needed[section] - self._min_width_of(section))
                needed[section] -= reduction
                spare += reduction
        total_growth = sum(_GROWTH.get(self.rows.column(at), 0) for at in range(count))
        for section, width in enumerate(needed):
            share = _GROWTH.get(self.rows.column(section), 0) / total_growth if total_growth else 0
            self.setColumnWidth(section, width + int(max(spare, 0) * share))
