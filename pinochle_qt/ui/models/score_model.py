"""The score sheet as a table: one row for each finished deal, one column for each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, Qt

from pinochle_qt.engine.derived import side_of
from pinochle_qt.ui import text
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.ui.result_text import FAILED, contract_cell
from pinochle_qt.ui.standing import seats_of_side, sides_in_order
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.engine.state import DealResult

FAILED_ROLE = Qt.ItemDataRole.UserRole
"""Whether the deal's contract was lost."""
_FIXED = 2


class ScoreModel(QAbstractTableModel):
    """Number, contract, then what the deal added for each side, the viewer's first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._observation: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._sides: tuple[Side, ...] = ()

    def set_match(self, observation: Observation, names: Sequence[str]) -> None:
        """Show the finished deals of a match."""
        self.beginResetModel()
        self._observation, self._names = observation, tuple(names)
        self._sides = sides_in_order(observation.rules, observation.viewer)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of finished deals."""
        if parent.isValid() or self._observation is None:
            return 0
        return len(self._observation.results)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() or self._observation is None else _FIXED + len(self._sides)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the headings: the sides by their shortest names."""
        if orientation != Qt.Orientation.Horizontal or self._observation is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole or not 0 <= section < _FIXED + len(self._sides):
            return None
        if section < _FIXED:
            return ("", Word.COLUMN_CONTRACT())[section]
        return side_heading(self._sides[section - _FIXED], self._observation, self._names)

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
                return _alignment(index.column())
            case _ if role == FAILED_ROLE:
                return result.outcome in FAILED
            case _:
                return None

    def _cell(self, row: int, column: int, result: DealResult, observation: Observation) -> str:
        if column == 0:
            return str(row + 1)
        if column == 1:
            return contract_cell(result, observation.rules, self._names)
        return text.signed(result.score[self._sides[column - _FIXED]], observation.rules)


def side_heading(side: Side, observation: Observation, names: Sequence[str]) -> str:
    """Return how a side is called in narrow columns: us and them, or its first player."""
    rules = observation.rules
    if observation.viewer is not None and rules.table.teams != "individual" and len(observation.totals) == 2:
        return Word.US() if side_of(rules, observation.viewer) == side else Word.THEM()
    return names[seats_of_side(rules, side)[0]]


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = Qt.AlignmentFlag.AlignRight if column >= _FIXED else Qt.AlignmentFlag.AlignLeft
    return right | Qt.AlignmentFlag.AlignVCenter
