"""The common part of tables of a saved game's deals: one row per deal, and columns with its results."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, Qt

from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.game_sentences import score_of
from pinochle_qt.ui.words.standing import account_mark

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from pinochle_qt.engine.people import Account
    from pinochle_qt.library.summary import DealSummary, ReadGame

CELL_ROLE: Final = Qt.ItemDataRole.UserRole
"""The `DealCell` behind an item."""
C = TypeVar("C", bound=Enum)


class DealCell(Struct, frozen=True):
    """The content and style of an item."""

    words: str = ""
    mark: int | None = None
    """The shape of a side, shown before the text."""
    is_bad: bool = False
    is_open: bool = False
    """Whether the deal is unfinished, or not entered yet."""


class DealRows(QAbstractTableModel, Generic[C]):
    """The deals of a game, with columns of kinds `C`; some kinds have one column per total."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._game: ReadGame | None = None
        self._columns: list[tuple[C, Account]] = []

    def column(self, section: int) -> C:
        """Return the kind of a column."""
        return self._columns[section][0]

    # ---- what a table states -------------------------------------------------------------------------------------

    def heading(self, column: C, account: Account, game: ReadGame) -> list[str]:
        """Return the lines of a column's heading."""
        raise NotImplementedError

    def cell(self, row: int, column: C, account: Account, game: ReadGame) -> DealCell:
        """Return the cell of a row in a column."""
        raise NotImplementedError

    def aligned(self, column: C) -> Qt.AlignmentFlag:
        """Return the alignment of a column's text."""
        raise NotImplementedError

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the heading of a column."""
        if orientation != Qt.Orientation.Horizontal or self._game is None or not 0 <= section < len(self._columns):
            return None
        column, account = self._columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.aligned(column) | Qt.AlignmentFlag.AlignVCenter
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        lines = self.heading(column, account, self._game)
        return text.listed(lines) if role == Qt.ItemDataRole.AccessibleTextRole else "\n".join(lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell, or its text."""
        if self._game is None or not index.isValid() or index.row() >= self.rowCount():
            return None
        column, account = self._columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.aligned(column) | Qt.AlignmentFlag.AlignVCenter
        if role not in {CELL_ROLE, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        cell = self.cell(index.row(), column, account, self._game)
        if role == CELL_ROLE:
            return cell
        return text.spoken(cell.words) if role == Qt.ItemDataRole.AccessibleTextRole else cell.words


def declarer_of(deal: DealSummary, game: ReadGame) -> tuple[str, int | None]:
    """Return the declarer's name, and the shape of the total for which the contract counted; ``""`` without one."""
    if deal.declarer is None:
        return "", None
    summary = game.summary
    is_alone = len(summary.accounts) == len(summary.people)
    total = deal.declarer if is_alone else summary.sides[deal.seated.index(deal.declarer)]
    return text.shown_names(summary.people)[deal.declarer], account_mark(game.rules, total)


def added_by(deal: DealSummary, account: Account, game: ReadGame) -> tuple[str, bool]:
    """Return what a deal added to a total, as text, and whether that was a loss."""
    score = score_of(deal, account, game.rules)
    return (Word.NONE_SHORT() if score is None else text.signed(score, game.rules)), bool(score and score < 0)
