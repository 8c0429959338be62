"""The base of lists of which one row is current, and where Home and End lead in lists and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView

from pinochle_qt.ui.controls.focus_ring import repaint_ring

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

Cursor = QAbstractItemView.CursorAction
_ENTER_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ChoiceList(QListView):
    """A list in which Home, End and the page keys skip headings, and Enter acts once, however long it is held down.

    It scrolls by pixels, and so follows the fingers on a touchpad.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore Enter that repeats because it is held down; on Home, show the heading above the first row as well."""
        if event.isAutoRepeat() and event.key() in _ENTER_KEYS:
            event.accept()
            return
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Home:
            self.scrollToTop()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the ring around the list painted, if its panel paints one."""
        super().focusInEvent(event)
        repaint_ring(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Have the ring around the list removed."""
        super().focusOutEvent(event)
        repaint_ring(self)

    def moveCursor(self, action: Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the row to which a key leads, which is never a heading."""
        index, count = super().moveCursor(action, modifiers), self.model().rowCount()
        match action:
            case Cursor.MoveHome:
                return self._first_enabled(range(count))
            case Cursor.MoveEnd:
                return self._first_enabled(reversed(range(count)))
            case Cursor.MovePageUp:
                return self._first_enabled(range(index.row(), count))
            case Cursor.MovePageDown:
                return self._first_enabled(reversed(range(index.row() + 1)))
            case _:
                return index

    def _first_enabled(self, rows: Iterable[int]) -> QModelIndex:
        indexes = (self.model().index(row, 0) for row in rows)
        found = (index for index in indexes if index.flags() & Qt.ItemFlag.ItemIsEnabled)
        return next(found, QModelIndex())
