"""A table of how often each bid is made with each suit as trump: one row per suit, one column per bid."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from pinochle_qt.ai.odds import EVEN, SAFE, percent
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.phrases import capitalized
from pinochle_qt.ui.controls.choice_list import CellsView, Cursor
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box, painting
from pinochle_qt.ui.draw.suits import draw_suit, draw_text, sign_ink, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.game.odds import OddsWord, cell_sentence, row_sentence, whole_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from pinochle_qt.ai.odds import BidOdds, SuitOdds
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.ui.draw.theme import Theme

MOST: Final = 11
"""The most bids shown at once."""
_CELL: Final = (32, 30)
_SMALL_CELL: Final = (30, 26)
_NARROW_CELL: Final = (30, 24)
"""Width and height of a cell including the gap around it, at scale 1."""
_GAP: Final = 3
_HEAD: Final = 24
_FOOT: Final = 26
_FOOT_ROW: Final = len(SUITS) + 1
"""The row of the legend; that of the headings is 0, and the suits are between them."""
_MARK: Final = (16, 8)
"""The space before and after a mark in the legend below the numbers, at scale 1."""
_NUMBERS: Final = (46, 54)
"""The widths of the meld column and of the column of what the side scores on average, at scale 1."""
_SIGN: Final = 26
_AIR: Final = 12
"""The space between these columns and the bids, at scale 1."""
_FILLS: Final = {True: ((0.04, 0.34), (0.64, 1.0)), False: ((0.04, 0.40), (0.84, 1.0))}
"""For dark (True) and light themes, the range of fill strength of cells below even, and of cells at even or better. The
gap between the two marks the even chance. Numbers are readable on all of them."""
_RIGHT, _CENTER = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class OddsTable(Restyled, CellsView, QTableView):
    """Shows the odds; a click on a cell, or an arrow key, chooses a bid and a suit.

    Cells whose odds are not known yet are empty, and are filled in without moving anything.

    Signals:
        chosen: an amount and a suit.
    """

    chosen = Signal(int, object)

    def __init__(self, parent: QWidget, *, is_narrow: bool = False) -> None:
        """Make an empty table; a narrow one leaves out the names of the suits, and allows no choosing."""
        super().__init__(parent)
        self.is_narrow, self._is_small = is_narrow, False
        self.odds: BidOdds | None = None
        self._amounts: tuple[int, ...] = ()
        self._columns: tuple[int, tuple[int, ...]] = -1, ()
        """The number of columns that there is space for, and the bids that they show."""
        self._longest = ""
        """The longest number at the top; empty until it is needed."""
        self.rules: Rules | None = None
        self.advice = ""
        self.amount = 0
        self.suit: Suit | None = None
        self._shown: tuple[int, ...] = ()
        """The bid of each column."""
        self._cells = QStandardItemModel(self)
        self._delegate = _OddsDelegate(self)
        self.setModel(self._cells)
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_narrow else Qt.FocusPolicy.TabFocus)
        self.pressed.connect(self._emit_chosen)
        self.follow_style()

    # ---- what it shows -----------------------------------------------------------------------------------------------

    def begin(self, amounts: Sequence[int], rules: Rules) -> None:
        """Show these bids, whose odds are not known yet."""
        self.odds, self._amounts, self.rules, self.advice = None, tuple(amounts), rules, ""
        self._columns, self._longest = (-1, ()), ""
        self._refresh()

    def show_odds(self, odds: BidOdds, rules: Rules, advice: str = "") -> None:
        """Show the odds known so far, and what Expert would do."""
        is_same = bool(self.rows) and self.odds is not None and odds.estimates == self.odds.estimates != ()
        self.odds, self._amounts, self.rules, self.advice = odds, odds.amounts, rules, advice
        if not is_same:
            self._columns, self._longest = (-1, ()), ""  # once there are numbers, they stay where they are
        self._refresh()

    def choose(self, amount: int, suit: Suit | None) -> None:
        """Mark the chosen bid and suit; if the bid has no visible column, it takes the place of the nearest one."""
        self.amount, self.suit = amount, suit
        self._refresh()

    @property
    def rows(self) -> Sequence[SuitOdds]:
        """What is known about the suits, from top to bottom."""
        return () if self.odds is None else self.odds.suits

    @property
    def in_sight(self) -> tuple[int, ...]:
        """The bids that have a visible column: those among which the chances change, and the chosen one."""
        count = min(MOST, len(self._amounts), self._max_columns())
        known = self.odds if self.rows else None
        if self._columns[0] != count:
            self._columns = count, self._amounts[:count] if known is None else known.telling(count)
        columns = self._columns[1]
        if self.amount in columns or self.amount not in self._amounts:
            return columns
        nearest = min(columns[1:] or columns, key=lambda each: abs(each - self.amount))
        return tuple(sorted(self.amount if each == nearest else each for each in columns))

    def cell(self, suit: Suit, amount: int) -> QRectF | None:
        """Return the rectangle of a cell in pixels, or None if it is not visible."""
        index = self._index(suit, amount)
        return self.box(index.row(), index.column()) if index.isValid() else None

    def box(self, row: int, column: int) -> QRectF:
        """Return the rectangle of a cell, without the gap around it, by its row and column."""
        box = QRectF(self.visualRect(self._cells.index(row, column)))
        return box.adjusted(0, 0, -_GAP * self.ui, -_GAP * self.ui)

    def share(self, suit: Suit, amount: int) -> str:
        """Return the percentage shown in a cell; empty as long as it is not known."""
        chance = None if self.odds is None else self.odds.chance(suit, amount)
        return "" if chance is None else str(percent(chance))

    @property
    def sentences(self) -> tuple[str, ...]:
        """The whole table in sentences, once all odds are known."""
        rules = self.rules
        if rules is None or self.odds is None or not self.odds.is_done:
            return ()
        rows = [row_sentence(row, self.odds.amounts, rules) for row in self.rows]
        return (*rows, self.advice) if self.advice else tuple(rows)

    def set_small(self, *, is_small: bool) -> None:
        """Make the cells smaller, for a small window, or as large as usual."""
        self._is_small = is_small
        self.restyle()

    def restyle(self) -> None:
        """Lay out the cells in the application's scale."""
        self.updateGeometry()
        self._refresh()

    # ---- mouse and keys ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from cell to cell among those in sight; before there are any, the panel gets the key."""
        before = self.currentIndex()
        if self.rows and self.amount in self._amounts:
            super().keyPressEvent(event)
        else:
            event.ignore()
        if self.currentIndex() != before:
            self._emit_chosen(self.currentIndex())

    def moveCursor(self, action: Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the cell to which a key leads, which is never a suit's name."""
        if not self.currentIndex().isValid():
            return self._index(self.rows[0].suit, self.amount)
        index = super().moveCursor(action, modifiers)
        return index if index.column() > 0 else QModelIndex()

    def _emit_chosen(self, index: QModelIndex) -> None:
        """Choose a cell; the name of a suit stands for the suit alone."""
        amount = self._shown[index.column() - 1] if index.column() else self.amount
        self.chosen.emit(amount, self.rows[index.row() - 1].suit)

    # ---- sizes -------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the bids for which there is space now."""
        super().resizeEvent(event)
        self._refresh()

    def sizeHint(self) -> QSize:
        """Return the size of all rows and columns."""
        height = sum(self._row_height(row) for row in range(_FOOT_ROW + 1))
        return QSize(self._left + MOST * self._usual_pitch[0], height)

    def minimumSizeHint(self) -> QSize:
        """Return the size hint; a narrow table may be narrower, and shows fewer bids then."""
        wanted = self.sizeHint()
        return QSize(self._left + 3 * self._usual_pitch[0], wanted.height()) if self.is_narrow else wanted

    @property
    def _usual_pitch(self) -> tuple[int, int]:
        """The distances between columns and between rows, in pixels, where the numbers at the top are short."""
        width, height = _NARROW_CELL if self.is_narrow else _SMALL_CELL if self._is_small else _CELL
        return round(width * self.ui), round(height * self.ui)

    @property
    def _pitch(self) -> int:
        """The distance between columns, which are as wide as the longest number at the top needs."""
        if self._longest == "":
            self._longest = self._longest_heading()
        own = "" if self.rules is None else text.points(self.amount, self.rules)
        longest = max(self._longest, own, key=len)
        wanted = text_width(longest, style.font(Role.CAPTION, self.ui)) + 2 * _GAP * self.ui
        return max(self._usual_pitch[0], ceil(wanted))

    def _longest_heading(self) -> str:
        """Return the longest number that may stand at the top."""
        known, rules = self.odds if self.rows else None, self.rules
        amounts = self._amounts[:MOST] if known is None else known.telling(MOST)
        return max((text.points(each, rules) for each in amounts), key=len, default="") if rules is not None else ""

    @property
    def _left(self) -> int:
        """The left edge of the bids, in pixels."""
        return round((_SIGN + sum(self.numbers) + _AIR) * self.ui + self.names_width)

    @property
    def numbers(self) -> tuple[float, float]:
        """The widths of the columns of meld and total at scale 1: as wide as their headings need."""
        caption = style.font(Role.CAPTION, self.ui)
        headings = (OddsWord.MELD(), OddsWord.BRINGS())
        meld, total = (text_width(words, caption) / self.ui + _AIR for words in headings)
        return max(_NUMBERS[0], meld), max(_NUMBERS[1], total)

    @property
    def names_width(self) -> float:
        """The width of the names of the suits, in pixels."""
        if self.is_narrow:
            return 0.0
        font = style.font(Role.NOTE_TITLE, self.ui)
        return max(text_width(capitalized(text.suit_name(suit)), font) for suit in SUITS) + 4 * self.ui

    def _max_columns(self) -> int:
        return max(1, (self.width() - self._left + 1) // self._pitch)

    @property
    def legend(self) -> tuple[tuple[str, float], ...]:
        """The legend below the numbers; without enough space, it does not say what the numbers are."""
        marks = (
            (OddsWord.LEGEND(), 0.0),
            (OddsWord.SAFE(share=round(100 * SAFE)), SAFE),
            (OddsWord.EVEN(), EVEN),
        )
        return marks if self._foot_width(marks) <= self.right else marks[1:]

    def _foot_width(self, marks: Sequence[tuple[str, float]]) -> float:
        """Return the width of a legend together with Expert's advice beside it."""
        caption = style.font(Role.CAPTION, self.ui)
        width = sum(text_width(words, caption) + sum(_MARK) * self.ui * (chance > 0) for words, chance in marks)
        advice = text_width(self.advice, style.font(Role.NOTE_TITLE, self.ui)) if self.advice else 0.0
        return width + (advice + _AIR * self.ui if advice else 0.0)

    @property
    def shows_all(self) -> bool:
        """Whether everything below the numbers fits."""
        return self._foot_width(self.legend) <= self.right

    @property
    def right(self) -> float:
        """The right edge of the bids, in pixels."""
        return self.box(1, len(self._shown)).right() if self._shown else float(self.width())

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _index(self, suit: Suit | None, amount: int) -> QModelIndex:
        """Return the cell of a suit and a bid; an invalid one if it is not visible."""
        suits, amounts = [each.suit for each in self.rows], self._shown
        if suit not in suits or amount not in amounts:
            return QModelIndex()
        return self._cells.index(suits.index(suit) + 1, amounts.index(amount) + 1)

    def _refresh(self) -> None:
        """Fill and lay out the cells, repaint them, and make the chosen one current."""
        self._shown = self.in_sight
        self._cells.setRowCount(_FOOT_ROW + 1)
        self._cells.setColumnCount(len(self._shown) + 1)
        sentences = self.sentences
        for row in range(_FOOT_ROW + 1):
            self.setRowHeight(row, self._row_height(row))
            for column in range(len(self._shown) + 1):
                cell = QStandardItem()
                cell.setEnabled(1 <= row <= len(self.rows) and not self.is_narrow)
                if not cell.isEnabled():
                    cell.setToolTip(OddsWord.HELP())
                else:
                    suit = self.rows[row - 1].suit
                    words = self._words(suit, self._shown[column - 1]) if column else "".join(sentences[row - 1 : row])
                    cell.setToolTip(words)
                    cell.setAccessibleText(words)
                self._cells.setItem(row, column, cell)
        for column in range(len(self._shown) + 1):
            self.setColumnWidth(column, self._pitch if column else self._left)
        self.clearSpans()
        if self._shown:
            self.setSpan(_FOOT_ROW, 0, 1, len(self._shown) + 1)
        self.setAccessibleName(OddsWord.TABLE())
        self.setAccessibleDescription(" ".join(sentences))
        self.setCurrentIndex(self._index(self.suit, self.amount))
        self.viewport().update()

    def _row_height(self, row: int) -> int:
        if 0 < row < _FOOT_ROW:
            return self._usual_pitch[1]
        return round((_FOOT if row else _HEAD) * self.ui)

    def _words(self, suit: Suit, amount: int) -> str:
        """Return the sentence for a cell; empty as long as its odds are not known."""
        share, rules = self.share(suit, amount), self.rules
        return cell_sentence(suit, amount, share, rules) if rules is not None and share else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cells, and over them the frame around the chosen bid and the marks, which may lie on its edge."""
        super().paintEvent(event)
        with painting(self.viewport()) as painter:
            if self.rows and self.amount in self._shown:
                self._paint_frame(painter, self._shown.index(self.amount) + 1)
            for at, row in enumerate(self.rows, 1):
                self._paint_marks(painter, row, at)

    def paint_mark(self, painter: QPainter, chance: float, box: QRectF) -> None:
        """Paint a bar for safe, or a dotted one for even, at the left edge of a box."""
        pen = QPen(QColor(self.theme.text), (3 if chance == SAFE else 2) * self.ui)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if chance == EVEN:
            pen.setDashPattern([1.5, 1.5])
        painter.setPen(pen)
        painter.drawLine(box.topLeft(), box.bottomLeft())

    def _paint_marks(self, painter: QPainter, row: SuitOdds, at: int) -> None:
        """Paint a bar after the last bid in sight that is safe, and a dotted one after the last that is even."""
        for chance in (EVEN, SAFE):
            last = row.last(chance)
            if last is None or None in row.chances:
                continue
            column = sum(amount <= self._amounts[last] for amount in self._shown)
            if column:  # the lowest bid is always in sight
                box = self.box(at, column)
                self.paint_mark(painter, chance, box.translated(box.width() + _GAP * self.ui / 2, 0))

    def _paint_frame(self, painter: QPainter, column: int) -> None:
        """Frame the column of the chosen bid, and ring the chosen cell if the table has the focus."""
        ui, width = self.ui, tokens.CHOSEN_LINE
        top, bottom = self.box(1, column), self.box(len(self.rows), column)
        box = QRectF(top.left() - 1.5 * ui, width / 2, top.width() + 3 * ui, bottom.bottom() + ui - width / 2)
        paint_box(painter, box, 6 * ui, line=self.theme.accent_ink, width=width)
        if self.hasFocus() and self.currentIndex().isValid():
            painter.setPen(QPen(QColor(self.theme.text), tokens.RING_LINE))
            painter.drawRoundedRect(self.box(self.currentIndex().row(), column), 4 * ui, 4 * ui)


class _OddsDelegate(QStyledItemDelegate):
    """Paints the headings, the name of a suit with its numbers, a cell, or the legend."""

    def __init__(self, table: OddsTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint with antialiasing, and restore the painter's state."""
        table, rules, box = self._table, self._table.rules, QRectF(option.rect)
        if rules is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = table.rows[index.row() - 1] if 1 <= index.row() <= len(table.rows) else None
        if index.row() == 0:
            self._paint_heading(painter, box, index.column(), rules)
        elif index.row() == _FOOT_ROW:
            self._paint_foot(painter, box)
        elif index.column() and (row is not None or not table.rows):  # not all suits may be named
            self._paint_cell(painter, row, table.box(index.row(), index.column()), index.column())
        elif row is not None and not index.column():
            self._paint_suit(painter, row, table.box(index.row(), 0), rules)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, column: int, rules: Rules) -> None:
        table, theme, ui = self._table, self._table.theme, self._table.ui
        caption, strong = style.font(Role.CAPTION, ui), style.font(Role.NOTE_TITLE, ui)
        if not column:
            right = box.right() - _AIR * ui
            for words, width in ((OddsWord.BRINGS(), table.numbers[1]), (OddsWord.MELD(), table.numbers[0])):
                place = QRectF(right - (width + 12) * ui, 0, (width + 12) * ui, box.height())
                draw_text(painter, place, words, caption, theme.muted, align=_RIGHT)
                right -= width * ui
        elif table.rows:  # which ones are in sight follows from the odds
            amount = table.in_sight[column - 1]
            is_own, words = amount == table.amount, text.points(amount, rules)
            place = box.adjusted(-2 * ui, 0, -ui, 0)
            font = strong if is_own and text_width(words, strong) <= place.width() else caption
            draw_text(painter, place, words, font, theme.text if is_own else theme.muted, align=_CENTER)

    def _paint_suit(self, painter: QPainter, row: SuitOdds, box: QRectF, rules: Rules) -> None:
        table, theme, ui = self._table, self._table.theme, self._table.ui
        right = box.right() + (_GAP - _AIR) * ui
        if row.suit == table.suit:
            paint_box(painter, QRectF(0, box.top(), right + _AIR * ui / 2, box.height()), 6 * ui, theme.panel2)
        middle = QPointF(_SIGN * ui / 2, box.center().y())
        draw_suit(painter, row.suit, middle, 14 * ui, sign_ink(row.suit, QColor(theme.text), red=theme.bad))
        strong = style.font(Role.NOTE_TITLE, ui)
        if not table.is_narrow:
            name = QRectF(_SIGN * ui, box.top(), table.names_width, box.height())
            draw_text(painter, name, capitalized(text.suit_name(row.suit)), strong, theme.text)
        if row.brings is not None:
            place = QRectF(0, box.top(), right, box.height())
            draw_text(painter, place, whole_points(row.brings, rules), strong, theme.text, align=_RIGHT)
        place = QRectF(0, box.top(), right - table.numbers[1] * ui, box.height())
        draw_text(painter, place, text.points(row.meld, rules), strong, theme.text, align=_RIGHT)

    def _paint_cell(self, painter: QPainter, row: SuitOdds | None, box: QRectF, column: int) -> None:
        table, theme, ui = self._table, self._table.theme, self._table.ui
        amount = table.in_sight[column - 1]
        chance = None if row is None or table.odds is None else table.odds.chance(row.suit, amount)
        paint_box(painter, box, 4 * ui, cell_fill(theme, 0.0 if chance is None else chance))
        if chance is not None:
            ink = cell_ink(theme, chance)
            draw_text(painter, box, str(percent(chance)), style.font(Role.NOTE_TITLE, ui), ink, align=_CENTER)

    def _paint_foot(self, painter: QPainter, box: QRectF) -> None:
        """Paint the legend of numbers and marks, and what Expert would do."""
        table, theme, ui = self._table, self._table.theme, self._table.ui
        caption = style.font(Role.CAPTION, ui)
        top, height, left = box.top() + (6 - _GAP) * ui, (_FOOT - 6) * ui, 0.0
        for words, chance in table.legend:
            if chance:
                x = left + _MARK[0] * ui
                table.paint_mark(painter, chance, QRectF(x, top + 3 * ui, 0, height - 6 * ui))
                left = x + _MARK[1] * ui
            draw_text(painter, QRectF(left, top, table.width() - left, height), words, caption, theme.muted)
            left += text_width(words, caption)
        right = QRectF(left, top, table.right - left, height)
        draw_text(painter, right, table.advice, style.font(Role.NOTE_TITLE, ui), theme.text, align=_RIGHT)


def cell_fill(theme: Theme, chance: float) -> QColor:
    """Return the fill color of a cell."""
    chance = percent(chance) / 100
    low, high = _FILLS[theme.is_dark][chance >= EVEN]
    part = (chance - EVEN) / (1 - EVEN) if chance >= EVEN else chance / EVEN
    return style.mixed(theme.panel, theme.good, low + (high - low) * part)


def cell_ink(theme: Theme, chance: float) -> str:
    """Return the color of the number in a cell."""
    return theme.on_link if percent(chance) >= percent(EVEN) else theme.text
