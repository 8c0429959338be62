"""What happened in words, as a list that only grows until it is cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from pinochle_qt.session.viewed import ViewedEvent

MOST_SENTENCES = 5000
"""The oldest sentences go when there are more; a long match has about 3000."""


class LogModel(QAbstractListModel):
    """One row for each sentence; suits are symbols on the screen and words for readers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sentences: list[str] = []
        self._shown: list[ViewedEvent | None] = []
        """What each sentence tells of."""

    def add(self, sentence: str, shown: ViewedEvent | None = None) -> None:
        """Append a sentence, with what it tells of if that is an event of a game."""
        if len(self._sentences) >= MOST_SENTENCES:
            self.beginRemoveRows(ROOT, 0, 0)
            del self._sentences[0], self._shown[0]
            self.endRemoveRows()
        row = len(self._sentences)
        self.beginInsertRows(ROOT, row, row)
        self._sentences.append(sentence)
        self._shown.append(shown)
        self.endInsertRows()

    def clear(self) -> None:
        """Forget everything."""
        self.beginResetModel()
        self._sentences.clear()
        self._shown.clear()
        self.endResetModel()

    def shown(self, row: int) -> ViewedEvent | None:
        """Return what a sentence tells of."""
        return self._shown[row]

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of sentences."""
        return 0 if parent.isValid() else len(self._sentences)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a sentence, on the screen or in words alone."""
        if not index.isValid() or index.row() >= len(self._sentences):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._sentences[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return text.spoken(self._sentences[index.row()])
        return None
