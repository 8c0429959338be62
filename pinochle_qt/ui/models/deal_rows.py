"""The deals of a match as a table: at the table, in the list of games and on score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, Qt

from pinochle_qt.engine.features import has_auction
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import NUMBERS, OF_CONTRACT, OF_TOTAL, Column, DealCell, DealRow, heading
from pinochle_qt.words.standing import accounts_in_order

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtCore import QObject

    from pinochle_qt.engine.seats import Account
    from pinochle_qt.words.standing import MatchStanding

CELL_ROLE: Final = Qt.ItemDataRole.UserRole
"""The `DealCell` behind an item."""
_TEXTS: Final = frozenset({Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole})

RowState: TypeAlias = Literal["", "open", "corrected", "total"]
"""Whether a deal is unfinished or not entered yet, or is being corrected, or a row has the totals."""


class OtherRow(Struct, frozen=True):
    """A row below the finished deals."""

    words: Mapping[Column, str]
    mark: int | None = None
    """The shape of the declarer's side."""
    totals: Sequence[str] = ()
    """By account."""

    def cell(self, column: Column, account: Account) -> DealCell:
        """Return the cell in a column."""
        words = self.totals[account] if self.totals and column in OF_TOTAL else self.words.get(column, "")
        return DealCell(words, self.mark if column is Column.DECLARER else None)


class DealRows(QAbstractTableModel):
    """One row for each finished deal, then the other rows; columns about contracts only where there are any."""

    def __init__(self, columns: Sequence[Column], unnamed: Collection[Column], parent: QObject) -> None:
        """Show these columns; those of totals come once for each total, the viewer's first.

        The headings of columns in `unnamed` are only for screen readers: sighted users see what these are.
        """
        super().__init__(parent)
        self._kinds, self._unnamed = tuple(columns), set(unnamed)
        self._standing: MatchStanding | None = None
        self._people: tuple[str, ...] = ()
        self._columns: list[tuple[Column, Account]] = []
        self._others: list[OtherRow] = []
        self._states: Mapping[int, RowState] = {}

    def show_match(
        self,
        standing: MatchStanding | None,
        people: Sequence[str] = (),
        others: Sequence[OtherRow] = (),
        states: Mapping[int, RowState] | None = None,
    ) -> None:
        """Show the deals of a match, or nothing.

        `people` are the names of everybody at the table, and `states` are those of rows that are not finished deals.
        """
        self.beginResetModel()
        self._standing, self._people = standing, tuple(people)
        self._others, self._states = list(others), states or {}
        self._columns = []
        if standing is not None:
            left_out = frozenset() if has_auction(standing.rules) else OF_CONTRACT
            self._columns = [(kind, 0) for kind in self._kinds if kind not in OF_TOTAL | left_out]
            for account in accounts_in_order(standing):
                self._columns += [(kind, account) for kind in self._kinds if kind in OF_TOTAL]
        self.endResetModel()

    def show_open_deal(self, row: OtherRow) -> None:
        """Show another row about the unfinished deal, if there is one."""
        if self.state(self.deal_count) == "open":
            self._others[0] = row
            last = self.columnCount() - 1
            self.dataChanged.emit(self.index(self.deal_count, 0), self.index(self.deal_count, last))

    def name_column(self, column: Column, *, is_named: bool) -> None:
        """Show the heading of a column, or leave it out where it would be cut; screen readers find it anyway."""
        if is_named == (column in self._unnamed):
            self._unnamed ^= {column}
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, self.columnCount() - 1))

    def column(self, section: int) -> Column:
        """Return the kind of a column."""
        return self._columns[section][0]

    def state(self, row: int) -> RowState:
        """Return the state of a row; empty for a finished deal."""
        return self._states.get(row, "")

    @property
    def deal_count(self) -> int:
        """The number of finished deals."""
        return 0 if self._standing is None else len(self._standing.results)

    @property
    def entry_row(self) -> int | None:
        """The row of the deal that is unfinished, being entered or being corrected."""
        return next((row for row, state in self._states.items() if state != "total"), None)

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else self.deal_count + len(self._others)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the heading of a column."""
        if orientation != Qt.Orientation.Horizontal or self._standing is None or not 0 <= section < len(self._columns):
            return None
        column, account = self._columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(column)
        if role not in _TEXTS:
            return None
        lines = heading(column, account, self._standing, self._people)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return text.listed(lines)
        return "" if column in self._unnamed else "\n".join(lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell, or its text."""
        if self._standing is None or not index.isValid() or index.row() >= self.rowCount():
            return None
        column, account = self._columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(column)
        if role != CELL_ROLE and role not in _TEXTS:
            return None
        cell = self._row(index.row(), self._standing).cell(column, account)
        if role == CELL_ROLE:
            return cell
        return text.spoken(cell.words) if role == Qt.ItemDataRole.AccessibleTextRole else cell.words

    def _row(self, row: int, standing: MatchStanding) -> DealRow | OtherRow:
        if row >= self.deal_count:
            return self._others[row - self.deal_count]
        return DealRow(row + 1, standing.results[row], standing.rules, self._people)

    @staticmethod
    def _aligned(column: Column) -> Qt.AlignmentFlag:
        horizontal = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
        return horizontal | Qt.AlignmentFlag.AlignVCenter
