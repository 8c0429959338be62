"""The score sheet as a table: one row for each finished deal, one column for each total."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, Qt

from pinochle_qt.engine.end_of_deal import is_failed
from pinochle_qt.engine.features import has_auction
from pinochle_qt.engine.people import side_of_account
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.result_sentences import contract_cell
from pinochle_qt.ui.words.standing import accounts_in_order, own_account

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.people import Account
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.ui.words.standing import MatchStanding

FAILED_ROLE = Qt.ItemDataRole.UserRole
"""Whether the contract of the deal was lost."""
TOTAL_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether the cell shows what the deal added to a total."""


_TEXTS: Final = frozenset({Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole})


class ScoreModel(QAbstractTableModel):
    """Number of the deal, contract if there is an auction, then what the deal added to each total, viewer's first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._observation: Observation | None = None
        self._people: tuple[str, ...] = ()
        self._accounts: tuple[Account, ...] = ()

    def set_match(self, observation: Observation, people: Sequence[str]) -> None:
        """Show the finished deals of a match; `people` are the names of everybody at the table."""
        self.beginResetModel()
        self._observation, self._people = observation, tuple(people)
        self._accounts = accounts_in_order(observation)
        self.endResetModel()

    @property
    def first_total(self) -> int:
        """The column of the first total; without an auction, there is no column for the contract."""
        return 2 if self._observation is not None and has_auction(self._observation.rules) else 1

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of finished deals."""
        if parent.isValid() or self._observation is None:
            return 0
        return len(self._observation.results)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() or self._observation is None else self.first_total + len(self._accounts)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a heading: those who share a total, in a line each."""
        if orientation != Qt.Orientation.Horizontal or self._observation is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        if role not in _TEXTS or not 0 <= section < self.columnCount():
            return None
        if section == 0 and role == Qt.ItemDataRole.AccessibleTextRole:
            return Word.COLUMN_NUMBER()  # sighted users can see that it numbers the deals
        if section < self.first_total:
            return ("", Word.COLUMN_CONTRACT())[section]
        lines = account_heading(self._accounts[section - self.first_total], self._observation, self._people)
        return text.listed(lines) if role == Qt.ItemDataRole.AccessibleTextRole else "\n".join(lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell."""
        observation = self._observation
        if observation is None or not index.isValid() or index.row() >= len(observation.results):
            return None
        result = observation.results[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._cell(index.row(), index.column(), result, observation)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case _ if role == FAILED_ROLE:
                return is_failed(result)
            case _ if role == TOTAL_ROLE:
                return index.column() >= self.first_total
            case _:
                return None

    def _cell(self, row: int, column: int, result: DealResult, observation: Observation) -> str:
        if column == 0:
            return str(row + 1)
        if column < self.first_total:
            return contract_cell(result, observation.rules, text.seat_names(result.seated, self._people))
        side = side_of_account(observation.rules, result.seated, self._accounts[column - self.first_total])
        return Word.NONE_SHORT() if side is None else text.signed(result.score[side], observation.rules)

    def _alignment(self, section: int) -> Qt.AlignmentFlag:
        horizontal = Qt.AlignmentFlag.AlignRight if section >= self.first_total else Qt.AlignmentFlag.AlignLeft
        return horizontal | Qt.AlignmentFlag.AlignVCenter


def account_heading(account: Account, observation: MatchStanding, people: Sequence[str]) -> list[str]:
    """Return the lines that name a total above a narrow column: us and them, or everybody who shares it."""
    sharing = text.account_names(account, observation.rules, people)
    if observation.viewer is not None and len(sharing) > 1 and len(observation.totals) == 2:
        return [Word.US() if account == own_account(observation) else Word.THEM()]
    return sharing
