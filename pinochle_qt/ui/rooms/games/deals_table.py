"""Deal by deal: the table of the chosen game."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.ui.rooms.games.kept_deals_model import CELL_ROLE, Cell, Column, KeptDealsModel, aligned
from pinochle_qt.ui.words.catalog import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from pinochle_qt.ui.draw.theme import Theme

_ROW, _HEAD = 32, 30
_ROWS = 3
"""How many rows are in sight at least."""
_AIR = 14
"""Between the words of neighboring columns, at ui = 1."""
_LEAST = 84
"""What is left at least of a column whose words can be cut, at ui = 1."""
_GROWS = {Column.CONTRACT: 1, Column.MELD: 1, Column.RESULT: 3, Column.TOTAL: 1}
"""In which proportion columns share the room that nobody needs."""


class DealsTable(QTableView):
    """Shows the deals of a game.

    Signals:
        deal_opened: the number of the deal that the person wants to look at.
    """

    deal_opened = Signal(int)

    def __init__(self, model: KeptDealsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = 1.0
        self._deals = model
        self._delegate = DealsDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(8)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(Word.DEAL_BY_DEAL())
        self.clicked.connect(self._open)
        model.modelReset.connect(self._on_reset)
        model.dataChanged.connect(self._size_columns)

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._ui = ui
        self._delegate.apply_theme(theme, ui)
        head = f"""
QTableView {{ background: transparent; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: transparent; color: {theme.muted}; border: 0; padding: 0 {round(5 * ui)}px;
  font-size: {round(Role.CAPTION.size * ui)}px; font-weight: {Role.CAPTION.weight.value}; }}
"""
        self.setStyleSheet(list_style(theme, ui) + head)
        self.verticalHeader().setDefaultSectionSize(round(_ROW * ui))
        self.setMinimumHeight(round((_HEAD + _ROWS * _ROW) * ui))
        self.horizontalHeader().setFixedHeight(round(_HEAD * ui))
        self._size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the room among the columns."""
        super().resizeEvent(event)
        self._size_columns()

    def _on_reset(self) -> None:
        self._size_columns()
        self.scrollToBottom()

    def _open(self, index: QModelIndex) -> None:
        deal = self._deals.deal_at(index.row())
        if deal is not None:
            self.deal_opened.emit(deal.number)

    def _size_columns(self) -> None:
        """Give every column what it needs, and what is left to the contract and the result."""
        count = self._deals.columnCount()
        needed = [self._needed(section) for section in range(count)]
        spare = self.viewport().width() - sum(needed)
        for section in range(count):
            if spare < 0 and self._deals.column(section) in {Column.CONTRACT, Column.RESULT}:
                less = min(-spare, max(0, needed[section] - round(_LEAST * self._ui)))
                needed[section] -= less
                spare += less
        growing = sum(_GROWS.get(self._deals.column(at), 0) for at in range(count))
        for section, width in enumerate(needed):
            share = _GROWS.get(self._deals.column(section), 0) / growing if growing else 0
            self.setColumnWidth(section, width + int(max(spare, 0) * share))

    def _needed(self, section: int) -> int:
        strong, body = style.font(Role.NOTE_TITLE, self._ui), style.font(Role.BODY, self._ui)
        heading = str(self._deals.headerData(section, Qt.Orientation.Horizontal) or "")
        widest = text_width(heading, style.font(Role.CAPTION, self._ui))
        last = self._deals.rowCount() - 1
        for row in range(last + 1):
            cell: Cell = self._deals.index(row, section).data(CELL_ROLE)
            mark = 0 if cell.mark is None else 18 * self._ui
            font = strong if cell.is_strong else body
            if row == last:
                font = style.font(Role.SCORE, self._ui)  # the totals
            widest = max(widest, mark + text_width(cell.words, font))
        return ceil(widest + _AIR * self._ui)


class DealsDelegate(PanelDelegate):
    """Paints a cell: every second row on a band, the deal in play within a dashed frame, the totals below a line."""

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint ground and words."""
        theme, ui, box = self.theme, self.ui, QRectF(option.rect)
        model = index.model()
        if not isinstance(model, KeptDealsModel):
            return
        cell: Cell = index.data(CELL_ROLE)
        column, last = model.column(index.column()), model.columnCount() - 1
        self._paint_ground(painter, box, index, cell, last)
        ink = theme.muted if column is Column.NUMBER or (cell.is_open and column is Column.RESULT) else theme.text
        font = style.font(Role.NOTE_TITLE if cell.is_strong else Role.BODY, ui)
        if index.row() == model.rowCount() - 1:
            font = style.font(Role.SCORE, ui)
        inner = box.adjusted(5 * ui, 0, -5 * ui, 0)
        if cell.mark is not None:
            draw_mark(painter, cell.mark, QPointF(inner.left() + 6 * ui, inner.center().y()), 11 * ui, theme)
            inner.setLeft(inner.left() + 18 * ui)
        align = aligned(column)
        draw_text(painter, inner, cell.words, font, theme.bad if cell.is_bad else ink, align=align)

    def _paint_ground(
        self, painter: QPainter, box: QRectF, index: QModelIndex | QPersistentModelIndex, cell: Cell, last: int
    ) -> None:
        theme, radius = self.theme, tokens.RADIUS_CONTROL * self.ui
        is_total = index.row() == index.model().rowCount() - 1
        if is_total:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(box.topLeft(), box.topRight())
            return
        if index.row() % 2 and not cell.is_open:
            return
        painter.setClipRect(box)
        wide = box.adjusted(0 if index.column() == 0 else -radius, 0, 0 if index.column() == last else radius, 0)
        if cell.is_open:
            painter.setPen(QPen(QColor(theme.muted), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            wide.adjust(0.5, 0.5, -0.5, -0.5)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.mixed(theme.panel, theme.panel2, 0.45))
        painter.drawRoundedRect(wide, radius, radius)
        painter.setClipping(False)
