"""The list of finished deals in the score panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from pinochle_qt.ui import style
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.models.score_model import FAILED_ROLE, ScoreModel
from pinochle_qt.ui.panels.log_panel import list_style
from pinochle_qt.ui.table.suits import draw_text, text_width
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from pinochle_qt.ui.theme import Theme

_ROW, _HEAD = 28, 26
_NUMBER_COLUMN, _CONTRACT_COLUMN, _SIDE_COLUMN = 36, 128, 68
_NARROW_COLUMN, _NARROW_CONTRACT = 58, 76
_BAR = 10
_MANY = 4


class DealDelegate(QStyledItemDelegate):
    """Paints a cell; the newest deal lies on a band, a lost contract is said in another color."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme = tokens.FELT
        self._ui = 1.0

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._theme, self._ui = theme, ui

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint band and text."""
        theme, ui = self._theme, self._ui
        box, column = QRectF(option.rect), index.column()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() == index.model().rowCount() - 1:
            self._paint_band(painter, box, column, index.model().columnCount() - 1)
        font = style.font(Role.BODY, ui)
        ink = theme.muted if column == 0 else theme.text
        shown = str(index.data())
        if column >= 1 and index.data(FAILED_ROLE) and (column == 1 or shown.startswith("\N{MINUS SIGN}")):
            ink = theme.bad
        if column >= 2:
            font = style.font(Role.NOTE_TITLE, ui)
        right = bool(Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole)) & Qt.AlignmentFlag.AlignRight)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        if column == 0:
            align = Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, box.adjusted(2 * ui, 0, -(12 if right else 2) * ui, 0), shown, font, ink, align=align)
        painter.restore()

    def _paint_band(self, painter: QPainter, box: QRectF, column: int, last: int) -> None:
        radius = tokens.RADIUS_CONTROL * self._ui
        painter.setClipRect(box)
        wide = box.adjusted(0 if column == 0 else -radius, 0, 0 if column == last else radius, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.panel2))
        painter.drawRoundedRect(wide, radius, radius)


class DealTable(QTableView):
    """Deal by deal: number, contract, and what each side got."""

    def __init__(self, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = 1.0
        self._is_narrow = False
        self._delegate = DealDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(8)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(Word.DEAL_BY_DEAL())

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._ui = ui
        self._delegate.apply_theme(theme, ui)
        padding = round(12 * ui)
        head = f"""
QTableView {{ background: transparent; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: transparent; color: {theme.muted}; border: 0; padding: 0 {padding}px 0 2px;
  font-size: {round(Role.CAPTION.size * ui)}px; font-weight: {Role.CAPTION.weight.value}; }}
"""
        self.setStyleSheet(list_style(theme, ui) + head)
        self.verticalHeader().setDefaultSectionSize(round(_ROW * ui))
        self.horizontalHeader().setFont(style.font(Role.CAPTION, ui))
        self.horizontalHeader().setFixedHeight(round(_HEAD * ui))
        self._size_columns()

    def show_newest(self) -> None:
        """Fit the columns to the match and scroll to the deal played last."""
        self._size_columns()
        self.scrollToBottom()

    def set_narrow(self, narrow: bool) -> None:
        """Make the columns as narrow as what stands in them allows, or let them have air."""
        self._is_narrow = narrow
        self._size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the deal played last in sight: where the rows end is known only now."""
        super().resizeEvent(event)
        self.scrollToBottom()

    def wanted_width(self) -> int:
        """Return the pixels that all columns take, with room for a scroll bar."""
        columns = range(self.model().columnCount())
        return sum(self._column_width(column) for column in columns) + round(_BAR * self._ui)

    def whole_height(self, room: float) -> float:
        """Return the largest height within a room, both in pixels at ui = 1, in which no row is cut."""
        head, row = round(_HEAD * self._ui), round(_ROW * self._ui)
        rows = max(int(room * self._ui - head) // row, 0)
        return (head + rows * row) / self._ui

    def _size_columns(self) -> None:
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, self._column_width(column))

    def _column_width(self, column: int) -> int:
        sides = self.model().columnCount() - 2
        if column == 0:
            return round(_NUMBER_COLUMN * self._ui)
        if column == 1:
            font = style.font(Role.BODY, self._ui)
            shown = (str(self.model().index(row, 1).data()) for row in range(self.model().rowCount()))
            widest = max((text_width(each, font) for each in shown), default=0) + 12 * self._ui
            most = 160 if sides < _MANY else _CONTRACT_COLUMN
            least = _NARROW_CONTRACT if self._is_narrow else 100
            return round(min(max(widest, least * self._ui), most * self._ui))
        return round((_NARROW_COLUMN if self._is_narrow or sides >= _MANY else _SIDE_COLUMN) * self._ui)
