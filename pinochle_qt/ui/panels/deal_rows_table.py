"""The deals of a saved game as a table: columns as wide as their text, every other row with a band."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import CELL_ROLE
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.quiet_table import HEADING_LINE, QuietTable

if TYPE_CHECKING:
    from enum import Enum

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QFont, QPainter, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.models.deal_rows import C, DealCell, DealRows

_HEAD: Final = 30
_EDGE: Final = 5
"""The padding on both sides of a cell's text."""
AIR: Final = 14
"""The gap between the text of neighboring columns, at scale 1."""
MARK: Final = 18
"""Width of a side's mark before the text, at scale 1."""


class DealRowsTable(QuietTable):
    """Shows deals in rows of equal height."""

    def __init__(
        self, model: DealRows[C], delegate: DealRowsDelegate, parent: QWidget, *, row: int, least: int
    ) -> None:
        """Show a model; `row` is the row height at scale 1, and `least` the smallest number of visible rows."""
        super().__init__(model, parent)
        self._row_model, self._row_height, self._min_rows = model, row, least
        self._delegate = delegate
        self._needed: dict[int, int] = {}
        """The widths found so far for columns as they are now."""
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        model.modelReset.connect(self._needed.clear)
        model.dataChanged.connect(self._needed.clear)
        model.modelReset.connect(self._size_head)
        model.modelReset.connect(self.size_columns)

    def restyle(self) -> None:
        """Apply theme and scale to the headings, and scale rows and columns."""
        self._needed.clear()
        self.pad_headings(left=style.scaled(_EDGE), right=style.scaled(_EDGE))
        self.verticalHeader().setDefaultSectionSize(style.scaled(self._row_height))
        self._size_head()
        self.size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width among the columns."""
        super().resizeEvent(event)
        self.size_columns()

    def size_columns(self) -> None:
        """Divide the width among the columns."""
        raise NotImplementedError

    def needed(self, section: int) -> int:
        """Return the width of a column that cuts none of its text, except in rows of long ago."""
        if section not in self._needed:
            self._needed[section] = self._measure(section)
        return self._needed[section]

    def _size_head(self) -> None:
        """Make the headings tall enough for their lines."""
        head = _HEAD + self.more_heading_lines * HEADING_LINE
        self.setMinimumHeight(round((head + self._min_rows * self._row_height) * self.ui))
        self.horizontalHeader().setFixedHeight(round(head * self.ui))

    def _measure(self, section: int) -> int:
        lines = str(self._row_model.headerData(section, Qt.Orientation.Horizontal) or "").split("\n")
        font = style.font(Role.CAPTION, self.ui)
        widest = max(text_width(line, font) for line in lines)
        for row in self.measured_rows():
            cell: DealCell = self._row_model.index(row, section).data(CELL_ROLE)
            mark = 0 if cell.mark is None else MARK * self.ui
            font = self._delegate.font_of(self._row_model.column(section), cell)
            widest = max(widest, mark + text_width(cell.words, font))
        return ceil(widest + AIR * self.ui)


class DealRowsDelegate(PanelDelegate):
    """Paints the cells of a table of deals."""

    def font_of(self, column: Enum, cell: DealCell) -> QFont:
        """Return the font of a cell."""
        raise NotImplementedError

    def write(
        self, painter: QPainter, box: QRectF, cell: DealCell, font: QFont, ink: str, align: Qt.AlignmentFlag
    ) -> None:
        """Paint the mark and the text of a cell, or the mark alone if there is no room for text."""
        inner = box.adjusted(_EDGE * self.ui, 0, -_EDGE * self.ui, 0)
        if cell.mark is not None:
            center = QPointF(inner.left() + 6 * self.ui, inner.center().y())
            draw_mark(painter, cell.mark, center, 12 * self.ui, self.theme)
            inner.setLeft(inner.left() + MARK * self.ui)
            if inner.width() < MARK * self.ui:
                return
        draw_text(painter, inner, cell.words, font, self.theme.bad if cell.is_bad else ink, align=align)

    def paint_ground(
        self,
        painter: QPainter,
        box: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        *,
        is_open: bool,
        is_chosen: bool = False,
    ) -> None:
        """Paint the background of a cell: a dashed frame, an outline, or a band in every other row."""
        if index.row() % 2 and not (is_open or is_chosen):
            return
        theme, radius, last_column = self.theme, tokens.RADIUS_CONTROL * self.ui, index.model().columnCount() - 1
        painter.setClipRect(box)
        band = box.adjusted(0 if index.column() == 0 else -radius, 0, 0 if index.column() == last_column else radius, 0)
        if is_open:
            painter.setPen(QPen(QColor(theme.muted), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif is_chosen:
            painter.setPen(QPen(QColor(theme.link), 2))
            painter.setBrush(QColor(theme.panel2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.mixed(theme.panel, theme.panel2, 0.45))
        if is_open or is_chosen:
            band.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(band, radius, radius)
        painter.setClipping(False)
