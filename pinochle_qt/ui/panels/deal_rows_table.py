"""The deals of a match as a table: no frame, no grid; columns as wide as their text, some rows with a band."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QTableView

from pinochle_qt.ui.controls.choice_list import RowsView
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import CELL_ROLE
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.words.game.deal_row import NUMBERS, Column
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QFont, QPainter, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from pinochle_qt.ui.models.deal_rows import DealRows, RowState
    from pinochle_qt.words.game.deal_row import DealCell

_HEADING_LINE: Final = 15
"""The height of each line of the headings after the first, at scale 1."""
_MIN_SECTION_SIZE = 8
_MEASURED = 500
"""The most rows for which a column is made wide enough; in a longer match, earlier ones may be cut off."""
AIR: Final = 14
"""The gap between the text of neighboring columns, at scale 1."""
MARK: Final = 18
"""Width of a side's mark before the text, at scale 1."""


class TableLook(Struct, frozen=True):
    """How a table of deals looks; lengths are pixels at scale 1."""

    row: int
    """Height of a row."""
    fonts: Mapping[Column, Role]
    font: Role = Role.BODY
    """The font of all other columns."""
    head: int = 30
    """Height of the first line of the headings."""
    least: int = 0
    """The smallest number of visible rows."""
    left: int = 5
    """The padding of a cell's text."""
    right: int = 5
    """The padding to the right of numbers and headings."""
    number: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter
    """The alignment of the numbers of deals."""
    faint: Collection[Column] = ()
    """Columns whose text is muted in the row of an unfinished deal."""
    marks_newest: bool = False
    """Whether there is a band behind the newest deal rather than behind every other one."""


class DealRowsTable(Restyled, RowsView, QTableView):
    """Shows deals in rows of equal height; Tab moves on to the next widget, not to the next cell."""

    def __init__(self, model: DealRows, look: TableLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows, self.look = model, look
        self._needed: dict[int, int] = {}
        """The widths found so far for columns as they are now."""
        self._delegate = _DealDelegate(self)
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
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(_MIN_SECTION_SIZE)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(Word.DEAL_BY_DEAL())
        model.dataChanged.connect(self._needed.clear)
        for answer in (self._needed.clear, self._size_head, self.size_columns):
            model.modelReset.connect(answer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width among the columns."""
        super().resizeEvent(event)
        self.size_columns()

    def restyle(self) -> None:
        """Apply theme and scale to the headings, and scale rows and columns."""
        self._needed.clear()
        header_style = f"""
QTableView {{ background: transparent; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: transparent; color: {self.theme.muted}; border: 0;
  padding: 0 {style.scaled(self.look.right)}px 0 {style.scaled(self.look.left)}px;
  font-size: {style.scaled(Role.CAPTION.size)}px; font-weight: {Role.CAPTION.weight.value}; }}
"""
        self.setStyleSheet(list_style() + header_style)
        self.verticalHeader().setDefaultSectionSize(style.scaled(self.look.row))
        self._size_head()
        self.size_columns()

    def size_columns(self) -> None:
        """Divide the width among the columns."""
        raise NotImplementedError

    def needed(self, section: int) -> int:
        """Return the width of a column that cuts none of its text, except in rows of long ago."""
        if section not in self._needed:
            self._needed[section] = ceil(max(self.widest(section), self.heading_width(section)) + AIR * self.ui)
        return self._needed[section]

    def widest(self, section: int) -> float:
        """Return the width of the widest text in a column, with its mark."""
        count, column, found = self.rows.rowCount(), self.rows.column(section), 0.0
        for row in range(max(0, count - _MEASURED), count):
            cell: DealCell = self.rows.index(row, section).data(CELL_ROLE)
            mark = 0 if cell.mark is None else MARK * self.ui
            found = max(found, mark + text_width(cell.words, self.font_of(column, self.rows.state(row))))
        return found

    def heading_width(self, section: int) -> float:
        """Return the width of the widest line of a heading."""
        lines, font = self._heading(section).split("\n"), style.font(Role.CAPTION, self.ui)
        return max(text_width(line, font) for line in lines)

    def font_of(self, column: Column, state: RowState) -> QFont:
        """Return the font of a cell: totals are the largest."""
        return style.font(Role.SCORE if state == "total" else self.look.fonts.get(column, self.look.font), self.ui)

    @property
    def head_height(self) -> int:
        """The height of the headings in pixels."""
        more_lines = max((self._heading(at).count("\n") for at in range(self.rows.columnCount())), default=0)
        return round((self.look.head + more_lines * _HEADING_LINE) * self.ui)

    def _heading(self, section: int) -> str:
        return str(self.rows.headerData(section, Qt.Orientation.Horizontal) or "")

    def _size_head(self) -> None:
        """Make the headings tall enough for their lines."""
        self.horizontalHeader().setFixedHeight(self.head_height)
        self.setMinimumHeight(self.head_height + round(self.look.least * self.look.row * self.ui))


class _DealDelegate(PanelDelegate):
    """Paints a cell: the unfinished deal has a dashed frame, a chosen one an outline, and totals a line above."""

    def __init__(self, table: DealRowsTable) -> None:
        super().__init__(table)
        self._table = table

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the background, the mark and the text of a cell, or the mark alone if there is no space for text."""
        look, rows, theme, box = self._table.look, self._table.rows, self.theme, QRectF(option.rect)
        column, state = rows.column(index.column()), rows.state(index.row())
        if state == "total":
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(box.topLeft(), box.topRight())
        else:
            self._paint_ground(painter, option, index, state)
        cell: DealCell = index.data(CELL_ROLE)
        align = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
        right = look.right if column in NUMBERS and column is not Column.NUMBER else look.left
        inner = box.adjusted(look.left * self.ui, 0, -right * self.ui, 0)
        if cell.mark is not None:
            center = QPointF(inner.left() + 6 * self.ui, inner.center().y())
            draw_mark(painter, cell.mark, center, 12 * self.ui, theme)
            inner.setLeft(inner.left() + MARK * self.ui)
            if inner.width() < MARK * self.ui:
                return
        is_muted = column is Column.NUMBER or (state == "open" and column in look.faint)
        ink = theme.bad if cell.is_bad else theme.muted if is_muted else theme.text
        align = look.number if column is Column.NUMBER else align
        draw_text(painter, inner, cell.words, self._table.font_of(column, state), ink, align=align)

    def _paint_ground(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        state: RowState,
    ) -> None:
        """Paint the background of a cell: a dashed frame, an outline, or a band."""
        look, theme, last_row = self._table.look, self.theme, index.model().rowCount() - 1
        has_keys = bool(option.state & QStyle.StateFlag.State_Selected) and self._table.hasFocus()  # in the whole row
        is_chosen, is_framed = state == "corrected" or has_keys, bool(state) or has_keys
        if not is_framed and (index.row() != last_row if look.marks_newest else index.row() % 2):
            return
        box, radius, last_column = QRectF(option.rect), tokens.RADIUS_CONTROL * self.ui, index.model().columnCount() - 1
        painter.setClipRect(box)
        band = box.adjusted(0 if index.column() == 0 else -radius, 0, 0 if index.column() == last_column else radius, 0)
        if state == "open":
            painter.setPen(QPen(QColor(theme.muted), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif is_chosen:
            painter.setPen(QPen(QColor(theme.link), 2))
            painter.setBrush(QColor(theme.panel2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.mixed(theme.panel, theme.panel2, 1.0 if look.marks_newest else 0.45))
        if is_framed:
            band.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(band, radius, radius)
        painter.setClipping(False)
