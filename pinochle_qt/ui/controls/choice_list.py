"""What lists, tables and grids of cells have in common, and the base of lists of which one row is current."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem

from pinochle_qt.ui.controls.keyboard.focus_ring import ShowsFocus
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw.pictures import paint_box

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    _View = QAbstractItemView
else:
    _View = object

Cursor = QAbstractItemView.CursorAction
_LEADING_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
)


def paint_row(
    painter: QPainter, option: QStyleOptionViewItem, box: QRectF, radius: float, *, lights_up: bool = True
) -> bool:
    """Fill the box of a row that is chosen, or is under the mouse if it `lights_up` there; return whether it is chosen.

    With the focus, a chosen row has a ring.
    """
    state, ink = option.state, QGuiApplication.palette()
    is_chosen = bool(state & QStyle.StateFlag.State_Selected)
    painter.setPen(Qt.PenStyle.NoPen)
    if is_chosen or (lights_up and state & QStyle.StateFlag.State_MouseOver):
        painter.setBrush(ink.color(QPalette.ColorRole.Highlight if is_chosen else QPalette.ColorRole.AlternateBase))
        painter.drawRoundedRect(box, radius, radius)
    if is_chosen and state & QStyle.StateFlag.State_HasFocus:
        paint_box(painter, box.adjusted(1, 1, -1, -1), radius, line=ink.color(QPalette.ColorRole.WindowText), width=2)
    return is_chosen


class RowsView(ShowsFocus, _View):
    """A list or table in which Home, End and the page keys go through the rows and skip headings.

    While it has the focus, its panel paints a ring around it.
    """

    def moveCursor(self, action: Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the item to which a key leads, which is never a heading; Home and End do not lead along a row."""
        index = super().moveCursor(action, modifiers)
        count = self.model().rowCount()
        match action:
            case Cursor.MoveHome:
                return self.first_of(range(count))
            case Cursor.MoveEnd:
                return self.first_of(reversed(range(count)))
            case Cursor.MovePageUp:
                return self.first_of(range(index.row(), count))
            case Cursor.MovePageDown:
                return self.first_of(reversed(range(index.row() + 1)))
            case _:
                return index

    def first_of(self, rows: Iterable[int]) -> QModelIndex:
        """Return the item in the first of these rows that is not a heading, in the current column; invalid if none."""
        indexes = (self.model().index(row, max(0, self.currentIndex().column())) for row in rows)
        return next((each for each in indexes if each.flags() & Qt.ItemFlag.ItemIsEnabled), QModelIndex())


class CellsView(RowsView):
    """A grid or table of cells without scroll bars, with the ring around the current one.

    Keys that do not lead to another cell go on to the panel or page.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet("QAbstractItemView { background: transparent; border: 0; }")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        self.setMouseTracking(True)
        self.entered.connect(self._point_at)
        self.viewportEntered.connect(self._point_at)

    @property
    def shows_focus(self) -> bool:
        """Return False: the ring is inside."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another cell."""
        if event.key() in _LEADING_KEYS:
            super().keyPressEvent(event)
            event.accept()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a cell by the left button only."""
        if event.button() == Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        else:
            event.ignore()

    def _point_at(self, index: QModelIndex | None = None) -> None:
        """Show a pointing hand over a cell, which can be clicked."""
        is_cell = index is not None and index.flags() & Qt.ItemFlag.ItemIsEnabled
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_cell else Qt.CursorShape.ArrowCursor)


class ChoiceList(RowsView, QListView):
    """A list in which Enter acts once, however long it is held down.

    It scrolls by pixels, and so follows the fingers on a touchpad.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore Enter that repeats because it is held down; on Home, show the heading above the first row as well."""
        if event.isAutoRepeat() and event.key() in ENTER_KEYS:
            event.accept()
            return
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Home:
            self.scrollToTop()
