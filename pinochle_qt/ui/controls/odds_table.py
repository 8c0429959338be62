"""A table of how often each bid is made with each suit as trump: one row per suit, one column per bid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from pinochle_qt.ai.odds import EVEN, SAFE, percent
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.phrases import capitalized
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_suit, draw_text, sign_ink, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.odds_catalog import OddsWord
from pinochle_qt.ui.words.odds_sentences import cell_sentence, row_sentence, whole_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from pinochle_qt.ai.odds import Odds, SuitOdds
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
_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class OddsTable(QWidget):
    """Paints the odds; a click on a cell, or an arrow key, chooses a bid and a suit.

    Cells whose odds are not known yet are empty, and are filled in without moving anything.

    Signals:
        chosen: an amount and a suit.
    """

    chosen = Signal(int, object)

    def __init__(self, theme: Theme, parent: QWidget, *, is_narrow: bool = False) -> None:
        """Make an empty table; a narrow one leaves out the names of the suits, and allows no choosing."""
        super().__init__(parent)
        self._theme, self._ui = theme, 1.0
        self._is_narrow, self._is_small = is_narrow, False
        self._odds: Odds | None = None
        self._amounts: tuple[int, ...] = ()
        self._columns: tuple[int, tuple[int, ...]] = -1, ()
        """The number of columns that there is room for, and the bids that they show."""
        self._longest = ""
        """The longest number at the top; empty until it is needed."""
        self._rules: Rules | None = None
        self._advice = ""
        self._amount = 0
        self._suit: Suit | None = None
        if not is_narrow:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.setMouseTracking(True)

    # ---- what it shows -----------------------------------------------------------------------------------------------

    def begin(self, amounts: Sequence[int], rules: Rules) -> None:
        """Show these bids, whose odds are not known yet."""
        self._odds, self._amounts, self._rules, self._advice = None, tuple(amounts), rules, ""
        self._columns, self._longest = (-1, ()), ""
        self._refresh()

    def show_odds(self, odds: Odds, rules: Rules, advice: str = "") -> None:
        """Show the odds known so far, and what Expert would do."""
        is_same = bool(self._rows) and self._odds is not None and odds.estimates == self._odds.estimates != ()
        self._odds, self._amounts, self._rules, self._advice = odds, odds.amounts, rules, advice
        if not is_same:
            self._columns, self._longest = (-1, ()), ""  # once there are numbers, they stay where they are
        self._refresh()

    def choose(self, amount: int, suit: Suit | None) -> None:
        """Mark the chosen bid and suit; if the bid has no visible column, it takes the place of the nearest one."""
        self._amount, self._suit = amount, suit
        self._refresh()

    @property
    def in_sight(self) -> tuple[int, ...]:
        """The bids that have a visible column: those among which the chances change, and the chosen one."""
        count = min(MOST, len(self._amounts), self._max_columns())
        known = self._odds if self._rows else None
        if self._columns[0] != count:
            self._columns = count, self._amounts[:count] if known is None else known.telling(count)
        columns = self._columns[1]
        if self._amount in columns or self._amount not in self._amounts:
            return columns
        nearest = min(columns[1:] or columns, key=lambda each: abs(each - self._amount))
        return tuple(sorted(self._amount if each == nearest else each for each in columns))

    def cell(self, suit: Suit, amount: int) -> QRectF | None:
        """Return the rectangle of a cell in pixels, or None if it is not visible."""
        suits = [each.suit for each in self._rows]
        if suit not in suits or amount not in self.in_sight:
            return None
        return self._cell(suits.index(suit), self.in_sight.index(amount))

    def share(self, suit: Suit, amount: int) -> str:
        """Return the percentage shown in a cell; empty as long as it is not known."""
        chance = None if self._odds is None else self._odds.chance(suit, amount)
        return "" if chance is None else str(percent(chance))

    @property
    def sentences(self) -> tuple[str, ...]:
        """The whole table in sentences, once all odds are known."""
        rules = self._rules
        if rules is None or self._odds is None or not self._odds.is_done:
            return ()
        rows = [row_sentence(row, self._odds.amounts, rules) for row in self._rows]
        return (*rows, self._advice) if self._advice else tuple(rows)

    def apply_theme(self, theme: Theme, ui: float, *, is_small: bool | None = None) -> None:
        """Apply colors and scale; in a small window, the cells are smaller."""
        self._theme, self._ui = theme, ui
        if is_small is not None:
            self._is_small = is_small
        self.updateGeometry()
        self.update()

    # ---- mouse and keys ----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the bid and the suit that were clicked; a click on a suit's name chooses only the suit."""
        found = self._cell_at(event.position())
        if found is None or self._is_narrow:
            event.ignore()
            return
        self.chosen.emit(*found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show by cursor and tooltip that a cell can be clicked."""
        found = self._cell_at(event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if found is None else Qt.CursorShape.PointingHandCursor)
        self.setToolTip(OddsWord.HELP() if found is None else self._tooltip_at(event.position(), *found))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from cell to cell among those in sight."""
        suits = [row.suit for row in self._rows]
        if event.key() not in _STEPS or not suits or self._amount not in self._amounts:
            event.ignore()
            return
        down, right = _STEPS[Qt.Key(event.key())]
        row = suits.index(self._suit) + down if self._suit in suits else 0
        shown = self.in_sight
        column = shown.index(self._amount) + right
        if 0 <= row < len(suits) and 0 <= column < len(shown):
            self.chosen.emit(shown[column], suits[row])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the focus ring."""
        super().focusOutEvent(event)
        self.update()

    # ---- sizes -------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return the size of all rows and columns."""
        width, height = self._usual_pitch
        return QSize(round(self._left + MOST * width), round((_HEAD + _FOOT) * self._ui + 4 * height))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint; a narrow table may be narrower, and shows fewer bids then."""
        wanted = self.sizeHint()
        return QSize(round(self._left + 3 * self._usual_pitch[0]), wanted.height()) if self._is_narrow else wanted

    @property
    def _usual_pitch(self) -> tuple[float, float]:
        """The distances between columns and between rows, in pixels, where the numbers at the top are short."""
        width, height = _NARROW_CELL if self._is_narrow else _SMALL_CELL if self._is_small else _CELL
        return width * self._ui, height * self._ui

    @property
    def _pitch(self) -> tuple[float, float]:
        """The same, with columns as wide as the longest number at the top needs."""
        width, height = self._usual_pitch
        if self._longest == "":
            self._longest = self._longest_heading()
        own = "" if self._rules is None else text.points(self._amount, self._rules)
        longest = max(self._longest, own, key=len)
        return max(width, text_width(longest, style.font(Role.CAPTION, self._ui)) + 2 * _GAP * self._ui), height

    def _longest_heading(self) -> str:
        """Return the longest number that may stand at the top."""
        known, rules = self._odds if self._rows else None, self._rules
        amounts = self._amounts[:MOST] if known is None else known.telling(MOST)
        return max((text.points(each, rules) for each in amounts), key=len, default="") if rules is not None else ""

    @property
    def _left(self) -> float:
        """The left edge of the bids, in pixels."""
        return (_SIGN + sum(self._numbers) + _AIR) * self._ui + self._names_width

    @property
    def _numbers(self) -> tuple[float, float]:
        """The widths of the columns of meld and total at scale 1: as wide as their headings need."""
        caption = style.font(Role.CAPTION, self._ui)
        headings = (OddsWord.MELD(), OddsWord.BRINGS())
        meld, total = (text_width(words, caption) / self._ui + _AIR for words in headings)
        return max(_NUMBERS[0], meld), max(_NUMBERS[1], total)

    @property
    def _names_width(self) -> float:
        if self._is_narrow:
            return 0.0
        font = style.font(Role.NOTE_TITLE, self._ui)
        return max(text_width(capitalized(text.suit_name(suit)), font) for suit in SUITS) + 4 * self._ui

    def _max_columns(self) -> int:
        return max(1, int((self.width() - self._left + 1) // self._pitch[0]))

    def _cell(self, row: int, column: int) -> QRectF:
        width, height = self._pitch
        gap = _GAP * self._ui
        return QRectF(self._left + column * width, _HEAD * self._ui + row * height, width - gap, height - gap)

    def _cell_at(self, point: QPointF) -> tuple[int, Suit] | None:
        """Return the bid and the suit at a point."""
        for at, row in enumerate(self._rows):
            for column, amount in enumerate(self.in_sight):
                if self._cell(at, column).adjusted(0, 0, _GAP, _GAP).contains(point):
                    return amount, row.suit
            first = self._cell(at, 0)
            if first.top() <= point.y() <= first.bottom() and 0 <= point.x() < self._left:
                return self._amount, row.suit
        return None

    # ---- paint -------------------------------------------------------------------------------------------------------

    @property
    def _rows(self) -> Sequence[SuitOdds]:
        return () if self._odds is None else self._odds.suits

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the headers, the rows, the marks, and the frame around the chosen bid."""
        del event
        rules = self._rules
        if rules is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter, rules)
        for at in range(4):
            self._paint_row(painter, at, rules)
        self._paint_foot(painter)
        if self._rows and self._amount in self.in_sight:
            self._paint_frame(painter, self.in_sight.index(self._amount))
        for at, row in enumerate(self._rows):  # over the frame, as a mark may lie on its edge
            self._paint_marks(painter, row, at)
        painter.end()

    def _paint_head(self, painter: QPainter, rules: Rules) -> None:
        theme, ui = self._theme, self._ui
        caption = style.font(Role.CAPTION, ui)
        right = self._left - _AIR * ui
        for words, width in ((OddsWord.BRINGS(), self._numbers[1]), (OddsWord.MELD(), self._numbers[0])):
            box = QRectF(right - (width + 12) * ui, 0, (width + 12) * ui, _HEAD * ui)
            draw_text(painter, box, words, caption, theme.muted, align=_RIGHT)
            right -= width * ui
        strong = style.font(Role.NOTE_TITLE, ui)
        for column, amount in enumerate(self.in_sight if self._rows else ()):  # which ones follows from the odds
            is_own = amount == self._amount
            box = QRectF(self._cell(0, column).left() - 2 * ui, 0, self._pitch[0] + ui, _HEAD * ui)
            words, ink = text.points(amount, rules), theme.text if is_own else theme.muted
            font = strong if is_own and text_width(words, strong) <= box.width() else caption
            draw_text(painter, box, words, font, ink, align=_CENTER)

    def _paint_row(self, painter: QPainter, at: int, rules: Rules) -> None:
        theme, ui = self._theme, self._ui
        row = self._rows[at] if at < len(self._rows) else None
        first = self._cell(at, 0)
        if row is not None:
            head = QRectF(0, first.top(), self._left - _AIR * ui / 2, first.height())
            if row.suit == self._suit:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.panel2))
                painter.drawRoundedRect(head, 6 * ui, 6 * ui)
            self._paint_suit(painter, row, head, rules)
        for column, amount in enumerate(self.in_sight):
            self._paint_cell(painter, row, self._cell(at, column), amount)

    def _paint_suit(self, painter: QPainter, row: SuitOdds, head: QRectF, rules: Rules) -> None:
        theme, ui = self._theme, self._ui
        middle = QPointF(_SIGN * ui / 2, head.center().y())
        draw_suit(painter, row.suit, middle, 14 * ui, sign_ink(row.suit, QColor(theme.text), red=theme.bad))
        strong = style.font(Role.NOTE_TITLE, ui)
        if not self._is_narrow:
            name = QRectF(_SIGN * ui, head.top(), self._names_width, head.height())
            draw_text(painter, name, capitalized(text.suit_name(row.suit)), strong, theme.text)
        right = self._left - _AIR * ui
        if row.brings is not None:
            box = QRectF(0, head.top(), right, head.height())
            draw_text(painter, box, whole_points(row.brings, rules), strong, theme.text, align=_RIGHT)
        box = QRectF(0, head.top(), right - self._numbers[1] * ui, head.height())
        draw_text(painter, box, text.points(row.meld, rules), strong, theme.text, align=_RIGHT)

    def _paint_cell(self, painter: QPainter, row: SuitOdds | None, box: QRectF, amount: int) -> None:
        theme, ui = self._theme, self._ui
        chance = None if row is None or self._odds is None else self._odds.chance(row.suit, amount)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(cell_fill(theme, 0.0 if chance is None else chance))
        painter.drawRoundedRect(box, 4 * ui, 4 * ui)
        if chance is not None:
            ink = cell_ink(theme, chance)
            draw_text(painter, box, str(percent(chance)), style.font(Role.NOTE_TITLE, ui), ink, align=_CENTER)

    def _paint_foot(self, painter: QPainter) -> None:
        """Paint the legend of numbers and marks, and what Expert would do."""
        theme, ui = self._theme, self._ui
        caption = style.font(Role.CAPTION, ui)
        top, height, left = self._cell(3, 0).bottom() + 6 * ui, (_FOOT - 6) * ui, 0.0
        for words, chance in self._legend:
            if chance:
                x = left + _MARK[0] * ui
                self._paint_mark(painter, chance, QRectF(x, top + 3 * ui, 0, height - 6 * ui))
                left = x + _MARK[1] * ui
            draw_text(painter, QRectF(left, top, self.width() - left, height), words, caption, theme.muted)
            left += text_width(words, caption)
        right = QRectF(left, top, self._right - left, height)
        draw_text(painter, right, self._advice, style.font(Role.NOTE_TITLE, ui), theme.text, align=_RIGHT)

    @property
    def _legend(self) -> tuple[tuple[str, float], ...]:
        """The legend below the numbers; without enough room, it does not say what the numbers are."""
        marks = (
            (OddsWord.LEGEND(), 0.0),
            (OddsWord.SAFE(share=round(100 * SAFE)), SAFE),
            (OddsWord.EVEN(), EVEN),
        )
        return marks if self._foot_width(marks) <= self._right else marks[1:]

    def _foot_width(self, marks: Sequence[tuple[str, float]]) -> float:
        """Return the width of a legend together with Expert's advice beside it."""
        caption = style.font(Role.CAPTION, self._ui)
        width = sum(text_width(words, caption) + sum(_MARK) * self._ui * (chance > 0) for words, chance in marks)
        advice = text_width(self._advice, style.font(Role.NOTE_TITLE, self._ui)) if self._advice else 0.0
        return width + (advice + _AIR * self._ui if advice else 0.0)

    @property
    def shows_all(self) -> bool:
        """Whether everything below the numbers fits."""
        return self._foot_width(self._legend) <= self._right

    @property
    def _right(self) -> float:
        """The right edge of the bids, in pixels."""
        return self._cell(0, len(self.in_sight) - 1).right() if self.in_sight else float(self.width())

    def _paint_mark(self, painter: QPainter, chance: float, box: QRectF) -> None:
        """Paint a bar for safe, or a dotted one for even, at the left edge of a box."""
        pen = QPen(QColor(self._theme.text), (3 if chance == SAFE else 2) * self._ui)
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
            columns = [column for column, amount in enumerate(self.in_sight) if amount <= self._amounts[last]]
            if columns:  # the lowest bid is always in sight
                box = self._cell(at, columns[-1])
                self._paint_mark(painter, chance, box.translated(box.width() + _GAP * self._ui / 2, 0))

    def _paint_frame(self, painter: QPainter, column: int) -> None:
        """Frame the column of the chosen bid, and ring the chosen cell if the table has the focus."""
        ui, width = self._ui, tokens.CHOSEN_LINE
        top, bottom = self._cell(0, column), self._cell(3, column)
        box = QRectF(top.left() - 1.5 * ui, width / 2, top.width() + 3 * ui, bottom.bottom() + ui - width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.accent_ink), width))
        painter.drawRoundedRect(box, 6 * ui, 6 * ui)
        suits = [row.suit for row in self._rows]
        if self.hasFocus() and self._suit in suits:
            ring = self._cell(suits.index(self._suit), column)
            painter.setPen(QPen(QColor(self._theme.text), tokens.RING_LINE))
            painter.drawRoundedRect(ring, 4 * ui, 4 * ui)

    # ---- words -------------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Repaint, and tell screen readers which bid and suit are chosen."""
        words = "" if self._suit is None else self._cell_words(self._amount, self._suit)
        self.setAccessibleName(f"{OddsWord.TABLE()}. {words}" if words else OddsWord.TABLE())
        self.setAccessibleDescription(" ".join(self.sentences))
        self.update()

    def _tooltip_at(self, point: QPointF, amount: int, suit: Suit) -> str:
        """Return the sentence for a cell, or over a suit's name the one for its row, hidden bids included."""
        if point.x() >= self._left:
            return self._cell_words(amount, suit)
        suits = [row.suit for row in self._rows]
        return self.sentences[suits.index(suit)] if self.sentences else ""

    def _cell_words(self, amount: int, suit: Suit) -> str:
        """Return the sentence for a cell; empty as long as its odds are not known."""
        share, rules = self.share(suit, amount), self._rules
        return cell_sentence(suit, amount, share, rules) if rules is not None and share else ""


def cell_fill(theme: Theme, chance: float) -> QColor:
    """Return the fill color of a cell."""
    chance = percent(chance) / 100
    low, high = _FILLS[theme.is_dark][chance >= EVEN]
    part = (chance - EVEN) / (1 - EVEN) if chance >= EVEN else chance / EVEN
    return style.mixed(theme.panel, theme.good, low + (high - low) * part)


def cell_ink(theme: Theme, chance: float) -> str:
    """Return the color of the number in a cell."""
    return theme.on_link if percent(chance) >= percent(EVEN) else theme.text
