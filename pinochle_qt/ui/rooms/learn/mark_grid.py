"""Numbered squares in groups, marked as open, right or wrong; a click or Enter opens one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyleOptionViewItem, QWidget

from pinochle_qt.ui.controls.choice_list import CellsView, Cursor
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.delegate import PanelDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

State: TypeAlias = Literal["open", "right", "wrong"]
_WIDTH, _HEIGHT, _GAP, _HEAD = 44, 36, 8, 30
_GROUP_GAP: Final = 2
"""Space between two groups, besides the gap below a square."""
_EDGE: Final = 3
"""Space in pixels for the focus ring, above a square and to the left of it."""
_MARK: Final = Qt.ItemDataRole.UserRole


class Mark(Struct, frozen=True):
    """One square."""

    label: str
    state: State
    name: str
    """The text for screen readers and the tooltip."""


class MarkGroup(Struct, frozen=True):
    """Squares below a title."""

    title: str
    marks: tuple[Mark, ...]


class MarkGrid(Restyled, CellsView, QListView):
    """The squares in lines below their titles; the arrow keys choose one of them.

    Signals:
        chosen, opened: the number of a square, counted from 0 through all groups.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items = QStandardItemModel(self)
        self._rows: list[int] = []
        """The row of each square; titles have rows of their own."""
        self._delegate = _MarkDelegate(self)
        self.setModel(self._items)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().currentChanged.connect(lambda: self.chosen.emit(self.current))
        self.clicked.connect(self._on_click)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_style()

    def restyle(self) -> None:
        """Lay out the squares in the application's scale."""
        self.setViewportMargins(0, 0, -self._delegate.slack, 0)
        self.doItemsLayout()

    def show_groups(self, groups: Sequence[MarkGroup], current: int) -> None:
        """Show squares, and choose one of them."""
        self._items.clear()
        self._rows.clear()
        for group in groups:
            title = QStandardItem(group.title)
            title.setFlags(Qt.ItemFlag.NoItemFlags)
            self._items.appendRow(title)
            for mark in group.marks:
                item = QStandardItem(mark.label)
                item.setData(mark, _MARK)
                item.setAccessibleText(mark.name)
                item.setToolTip(mark.name)
                self._rows.append(self._items.rowCount())
                self._items.appendRow(item)
        self.choose(current)
        self.updateGeometry()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All squares in order."""
        return tuple(self._items.item(row).data(_MARK) for row in self._rows)

    @property
    def current(self) -> int:
        """The number of the chosen square."""
        row = self.currentIndex().row()
        return self._rows.index(row) if row in self._rows else 0

    def choose(self, number: int) -> None:
        """Choose a square."""
        self.setCurrentIndex(self._items.index(self._rows[number], 0))

    def box(self, number: int) -> QRect:
        """Return the rectangle of a square."""
        return self._delegate.box(self.visualRect(self._items.index(self._rows[number], 0)))

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def moveCursor(self, action: Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the square to which a key leads: left and right in order, up and down to the nearest one."""
        current = self.currentIndex()
        match action:
            case Cursor.MoveLeft:
                return self.first_of(reversed(range(current.row())))
            case Cursor.MoveRight:
                return self.first_of(range(current.row() + 1, self._items.rowCount()))
            case Cursor.MoveUp | Cursor.MoveDown:
                here, direction = self.visualRect(current).topLeft(), 1 if action == Cursor.MoveDown else -1
                ways = {row: self.visualRect(self._items.index(row, 0)).topLeft() - here for row in self._rows}
                further = [row for row, way in ways.items() if direction * way.y() > 0]
                return self.first_of(sorted(further, key=lambda row: (abs(ways[row].y()), abs(ways[row].x()))))
            case _:
                return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter or the space bar, or choose with the other keys."""
        if event.key() not in {*ENTER_KEYS, Qt.Key.Key_Space}:
            super().keyPressEvent(event)
        elif self._rows and not event.isAutoRepeat():
            self.opened.emit(self.current)

    def _on_click(self, index: QModelIndex) -> None:
        if index.row() in self._rows:
            self.opened.emit(self._rows.index(index.row()))

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrower grid is taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the total height."""
        pitch, columns = self._delegate.pitch, max(1, (width + self._delegate.slack) // self._delegate.pitch.width())
        titles = [row for row in range(self._items.rowCount()) if row not in self._rows]
        counts = [end - start - 1 for start, end in pairwise((*titles, self._items.rowCount()))]
        below = self._delegate.title_height(1) - self._delegate.title_height(0) + _EDGE
        heights = (
            self._delegate.title_height(row) - (-count // columns) * pitch.height()
            for row, count in zip(titles, counts, strict=True)
        )
        return sum(heights) + below

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        width = 10 * self._delegate.pitch.width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return a size wide enough for four squares side by side."""
        return QSize(4 * self._delegate.pitch.width(), self._delegate.title_height(0))


class _MarkDelegate(PanelDelegate):
    """Paints a title, or a square and the focus ring around it."""

    @property
    def pitch(self) -> QSize:
        """The size of a square with the gap around it."""
        return QSize(round((_WIDTH + _GAP) * self.ui), round((_HEIGHT + _GAP) * self.ui))

    @property
    def slack(self) -> int:
        """The part of the gap that the last square in a line does not need."""
        return round(_GAP * self.ui) - 2 * _EDGE

    def title_height(self, row: int) -> int:
        """Return the height of a title and the space above it."""
        return round((_HEAD + _GROUP_GAP) * self.ui) + _EDGE if row else round(_HEAD * self.ui)

    def box(self, item: QRect) -> QRect:
        """Return the rectangle of a square without the gap around it."""
        return QRect(item.left() + _EDGE, item.top() + _EDGE, round(_WIDTH * self.ui), round(_HEIGHT * self.ui))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a square, or of a title, which has a line of its own."""
        if index.data(_MARK) is not None:
            return self.pitch
        view = option.widget
        return QSize(view.viewport().width() if isinstance(view, MarkGrid) else 0, self.title_height(index.row()))

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the title or the square."""
        theme, ui, area = self.theme, self.ui, QRectF(option.rect)
        font = style.font(Role.NOTE_TITLE, ui)
        mark: Mark | None = index.data(_MARK)
        if mark is None:
            words = area.adjusted(_EDGE, area.height() - _HEAD * ui + _EDGE, -_EDGE, -_EDGE)
            draw_text(painter, words, str(index.data()), font, theme.muted)
            return
        box, radius = QRectF(self.box(option.rect)), tokens.RADIUS_CONTROL * ui
        line = {"open": theme.ctl_line, "right": theme.good, "wrong": theme.bad}[mark.state]
        ground, width = theme.good if mark.state == "right" else theme.panel2, 1 if mark.state == "open" else 2
        paint_box(painter, box.adjusted(1, 1, -1, -1), radius, ground, line=line, width=width)
        ink = {"open": theme.text, "right": theme.on_link, "wrong": theme.bad}[mark.state]
        font = style.struck(font) if mark.state == "wrong" else font
        draw_text(painter, box, mark.label, font, ink, align=Qt.AlignmentFlag.AlignHCenter)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_box(painter, box.adjusted(-2, -2, 2, 2), radius + 2, line=theme.text, width=2)
