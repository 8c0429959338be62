"""The list of finished deals in the score panel."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.score_model import FAILED_ROLE, TOTAL_ROLE, ScoreModel
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.quiet_table import HEADING_LINE, QuietTable

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget


_ROW, _LOW_ROW, _HEAD = 28, 24, 26
_NUMBER_COLUMN, _CONTRACT_COLUMN, _SIDE_COLUMN = 36, 128, 68
_NARROW_NUMBER, _NARROW_COLUMN, _NARROW_CONTRACT = 30, 58, 76
_COLUMN_PADDING = 14
"""The padding beside the widest number in a column."""
_BAR = 10
_MANY = 4


class DealDelegate(PanelDelegate):
    """Paints a cell, with a band behind the latest deal and a different text color for a failed contract."""

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the band and the text."""
        theme, ui = self.theme, self.ui
        box, column = QRectF(option.rect), index.column()
        if index.row() == index.model().rowCount() - 1:
            self._paint_band(painter, box, column, index.model().columnCount() - 1)
        font = style.font(Role.BODY, ui)
        ink = theme.muted if column == 0 else theme.text
        shown = str(index.data())
        is_total = index.data(TOTAL_ROLE)
        if column >= 1 and index.data(FAILED_ROLE) and (not is_total or shown.startswith("\N{MINUS SIGN}")):
            ink = theme.bad
        if is_total:
            font = style.font(Role.NOTE_TITLE, ui)
        right = bool(Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole)) & Qt.AlignmentFlag.AlignRight)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        if column == 0:
            align = Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, box.adjusted(2 * ui, 0, -(12 if right else 2) * ui, 0), shown, font, ink, align=align)

    def _paint_band(self, painter: QPainter, box: QRectF, column: int, last_column: int) -> None:
        radius = tokens.RADIUS_CONTROL * self.ui
        painter.setClipRect(box)
        band = box.adjusted(0 if column == 0 else -radius, 0, 0 if column == last_column else radius, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.panel2))
        painter.drawRoundedRect(band, radius, radius)


class DealTable(QuietTable):
    """Deal by deal: number, contract, and each side's points."""

    def __init__(self, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self._is_narrow = self._is_low = False
        self._delegate = DealDelegate(self)
        self._scores = model
        self.setItemDelegate(self._delegate)
        self.follow_style()

    def restyle(self) -> None:
        """Apply theme and scale to the headings, and scale rows and columns."""
        self.pad_headings(left=2, right=style.scaled(12))
        self.horizontalHeader().setFixedHeight(self._head_height())
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        self.horizontalHeader().setFont(style.font(Role.CAPTION, self.ui))
        self._size_columns()

    def show_newest(self) -> None:
        """Fit the headings and columns to the match and scroll to the latest deal."""
        self.horizontalHeader().setFixedHeight(self._head_height())
        self._size_columns()
        self.scrollToBottom()

    def set_room(self, *, narrow: bool, low: bool) -> None:
        """Make the columns as narrow and the rows as low as their content allows, or give them more space."""
        self._is_narrow, self._is_low = narrow, low
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        self._size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest deal visible: only now is it known where the rows end."""
        super().resizeEvent(event)
        self.scrollToBottom()

    def wanted_width(self) -> int:
        """Return the width of all columns and a scroll bar, in pixels."""
        columns = range(self.model().columnCount())
        return sum(self._column_width(column) for column in columns) + round(_BAR * self.ui)

    def whole_height(self, room: float) -> float:
        """Return the largest height that fits in `room` and cuts no row, both in pixels at scale 1."""
        return (self._head_height() + self.whole_rows(room) * self._row_height()) / self.ui

    def whole_rows(self, room: float) -> int:
        """Return the number of rows that fit in `room`, a height in pixels at scale 1."""
        return max(int(room * self.ui - self._head_height()) // self._row_height(), 0)

    def _head_height(self) -> int:
        return round((_HEAD + self.more_heading_lines * HEADING_LINE) * self.ui)

    def _row_height(self) -> int:
        return round((_LOW_ROW if self._is_low else _ROW) * self.ui)

    def _size_columns(self) -> None:
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, self._column_width(column))

    def _column_width(self, column: int) -> int:
        sides = self._scores.columnCount() - self._scores.first_total
        if column == 0:
            minimum = (_NARROW_NUMBER if self._is_narrow else _NUMBER_COLUMN) * self.ui
            last = text_width(str(self._scores.rowCount()), style.font(Role.BODY, self.ui))
            return ceil(max(minimum, last + _COLUMN_PADDING * self.ui))
        if column < self._scores.first_total:
            widest = self._widest(column, Role.BODY) + 12 * self.ui
            maximum = 160 if sides < _MANY else _CONTRACT_COLUMN
            minimum = _NARROW_CONTRACT if self._is_narrow else 100
            return round(min(max(widest, minimum * self.ui), maximum * self.ui))
        if not self._is_narrow:
            return round((_NARROW_COLUMN if sides >= _MANY else _SIDE_COLUMN) * self.ui)
        lines = str(self.model().headerData(column, Qt.Orientation.Horizontal)).split("\n")
        heading = max(text_width(line, style.font(Role.CAPTION, self.ui)) for line in lines)
        widest = max(self._widest(column, Role.NOTE_TITLE), heading)
        maximum = _NARROW_COLUMN if sides >= _MANY else _SIDE_COLUMN
        return ceil(min(widest + _COLUMN_PADDING * self.ui, maximum * self.ui))

    def _widest(self, column: int, role: Role) -> float:
        """Return the width of the widest text in a column."""
        font, model = style.font(role, self.ui), self.model()
        shown = (str(model.index(row, column).data()) for row in self.measured_rows())
        return max((text_width(each, font) for each in shown), default=0)
