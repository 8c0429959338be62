"""What happened in words, as a list that only grows until it is cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.session.viewed import ViewedEvent

MOST_SENTENCES = 5000
"""The oldest sentences go when there are more; a long match has about 3000."""


class LogModel(QStandardItemModel):
    """One row for each sentence; suits are symbols on the screen and words for readers.

    A list asks for the size of every row whenever one is added, so Qt keeps the sizes: with thousands of sentences in
    the log, asking Python for each would make cards stutter.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shown: list[ViewedEvent | None] = []
        """What each sentence tells of."""

    def add(self, sentence: str, size: QSize, shown: ViewedEvent | None = None) -> None:
        """Append a sentence, with what it tells of if that is an event of a game."""
        if self.rowCount() >= MOST_SENTENCES:
            self.removeRow(0)
            del self._shown[0]
        item = QStandardItem(sentence)
        item.setData(text.spoken(sentence), Qt.ItemDataRole.AccessibleTextRole)
        item.setSizeHint(size)
        item.setEditable(False)
        self._shown.append(shown)
        self.appendRow(item)

    def measure(self, size: Callable[[str], QSize]) -> None:
        """Give every sentence another size; what shows them must be laid out then."""
        was_blocked = self.blockSignals(True)  # or each sentence would have them all laid out
        for row in range(self.rowCount()):
            item = self.item(row)
            item.setSizeHint(size(item.text()))
        self.blockSignals(was_blocked)

    def clear(self) -> None:
        """Forget everything."""
        super().clear()
        self._shown.clear()

    def shown(self, row: int) -> ViewedEvent | None:
        """Return what a sentence tells of."""
        return self._shown[row]
