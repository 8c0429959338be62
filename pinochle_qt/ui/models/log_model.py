"""The log of what has happened, as a list of sentences that only grows until it is cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.session.viewer_steps import ViewedEvent

MOST_SENTENCES = 5000
"""The most sentences kept, above which the oldest are removed; a long match has about 3000."""


class LogModel(QStandardItemModel):
    """One row for each sentence; suits are symbols on the screen and words for screen readers.

    A list view asks for the size of every row whenever one is added, so the sizes are stored in Qt: with thousands of
    sentences in the log, asking Python for each would make cards stutter.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._events: list[ViewedEvent | None] = []
        """The event behind each sentence, if there is one."""

    def add(self, sentence: str, size: QSize, shown: ViewedEvent | None = None) -> None:
        """Append a sentence, with the event of a game behind it, if there is one."""
        if self.rowCount() >= MOST_SENTENCES:
            self.removeRow(0)
            del self._events[0]
        item = QStandardItem(sentence)
        item.setData(text.spoken(sentence), Qt.ItemDataRole.AccessibleTextRole)
        item.setSizeHint(size)
        item.setEditable(False)
        self._events.append(shown)
        self.appendRow(item)

    def measure(self, size: Callable[[str], QSize]) -> None:
        """Set a new size for every sentence; the caller has to lay out the view again."""
        with QSignalBlocker(self):  # otherwise, each sentence would trigger a layout of all
            for row in range(self.rowCount()):
                item = self.item(row)
                item.setSizeHint(size(item.text()))

    def clear(self) -> None:
        """Remove all sentences."""
        super().clear()
        self._events.clear()

    def shown(self, row: int) -> ViewedEvent | None:
        """Return the event behind a sentence, or None."""
        return self._events[row]
