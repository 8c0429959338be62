"""The table of what each answer would have been worth, best first, with a bar for its cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.review_catalog import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from pinochle_qt.ui.draw.theme import Theme

_ROW_HEIGHT, _HEADER_HEIGHT, _FOOTER_HEIGHT = 30, 26, 22
_CHIP_SIZE: Final = (38, 23)
_BAR_HEIGHT: Final = 8
_MAX_ROWS: Final = 8
"""Greatest number of rows; Expert's choice and the player's are always among them."""
_RIGHT = Qt.AlignmentFlag.AlignRight


class AnswerRow(Struct, frozen=True):
    """One answer."""

    words: str
    tag: str
    is_expert: bool
    is_done: bool
    cost: int
    """In points, in the units of the rules."""
    cost_words: str
    chance: str
    is_card: bool = False
    is_mistake: bool = False
    """Whether it was chosen and cost more than noise."""


class ChoiceTable(QWidget):
    """Paints the rows.

    Signals:
        pressed: the index among all answers of the one that was pressed.
    """

    pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._ui = theme, 1.0
        self._title = ""
        self._answers: Sequence[AnswerRow] = ()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Apply the theme's colors and the scale factor."""
        self._theme, self._ui = theme, ui
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> tuple[AnswerRow, ...]:
        """The visible answers from top to bottom: the best, and in any case Expert's choice and the player's."""
        row_count = min(self._room_for_rows(0), _MAX_ROWS)
        if row_count < len(self._answers):
            row_count = min(self._room_for_rows(_FOOTER_HEIGHT), _MAX_ROWS)
        ranked = sorted(self._answers, key=lambda row: not (row.is_done or row.is_expert))[:row_count]
        return tuple(row for row in self._answers if row in ranked)

    def _room_for_rows(self, footer: int) -> int:
        """Return the number of rows that fit above a footer."""
        return max(1, int((self.height() + 1 - (_HEADER_HEIGHT + footer) * self._ui) // (_ROW_HEIGHT * self._ui)))

    def show_rows(self, title: str, rows: Sequence[AnswerRow]) -> None:
        """Show answers, the best first."""
        self._title, self._answers = title, tuple(rows)
        spoken = (" ".join(filter(None, (row.words, row.tag, row.cost_words, row.chance))) for row in rows)
        self.setAccessibleName(text.spoken("\n".join((title, *spoken))))
        self.updateGeometry()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the index of the row that was pressed."""
        row, rows = int((event.position().y() - _HEADER_HEIGHT * self._ui) // (_ROW_HEIGHT * self._ui)), self.rows
        if 0 <= row < len(rows):
            self.pressed.emit(self._answers.index(rows[row]))
        event.accept()

    def sizeHint(self) -> QSize:
        """Return the size of all rows."""
        return QSize(round(240 * self._ui), self._height_of(_MAX_ROWS))

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for the header, three rows, and the number of the others."""
        return QSize(round(200 * self._ui), self._height_of(3))

    def _height_of(self, most: int) -> int:
        """Return the height in pixels of the header, at most so many rows, and the number of the others if any."""
        rows = min(most, len(self._answers))
        footer = _FOOTER_HEIGHT if len(self._answers) > rows else 0
        return round((_HEADER_HEIGHT + _ROW_HEIGHT * rows + footer) * self._ui)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the header and as many rows as fit."""
        del event
        rows = self.rows
        if not rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, width = self._theme, self._ui, float(self.width())
        has_chances = any(row.chance for row in self._answers)
        cost_right = width - (74 * ui if has_chances else 8 * ui)
        caption = style.font(Role.CAPTION, ui)
        header = QRectF(0, 0, width, _HEADER_HEIGHT * ui)
        draw_text(painter, header, self._title, style.font(Role.NOTE_TITLE, ui), theme.text)
        draw_text(
            painter, QRectF(0, 0, cost_right, header.height()), ReviewWord.COST(), caption, theme.muted, align=_RIGHT
        )
        if has_chances:
            right = QRectF(0, 0, width - 4 * ui, header.height())
            draw_text(painter, right, ReviewWord.CHANCE(), caption, theme.muted, align=_RIGHT)
        max_cost = max(row.cost for row in rows)
        y = header.bottom()
        for row in rows:
            self._paint_row(painter, row, QRectF(0, y, width, _ROW_HEIGHT * ui), cost_right, max_cost)
            y += _ROW_HEIGHT * ui
        hidden_count = len(self._answers) - len(rows)
        if hidden_count:
            note = ReviewWord.MORE(count=hidden_count)
            draw_text(painter, QRectF(0, y + 2 * ui, width, 18 * ui), note, caption, theme.muted)
        painter.end()

    def _paint_row(self, painter: QPainter, row: AnswerRow, box: QRectF, cost_right: float, max_cost: int) -> None:
        theme, ui = self._theme, self._ui
        if row.is_done or row.is_expert:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.mixed(theme.panel, theme.panel2, 0.8))
            painter.drawRoundedRect(box.adjusted(-4 * ui, 1, 4 * ui, -1), 6 * ui, 6 * ui)
        body, bold = style.font(Role.BODY, ui), style.font(Role.NOTE_TITLE, ui)
        ink = theme.good if row.is_expert else theme.bad if row.is_mistake else theme.text
        left = 0.0
        if row.is_card:
            chip = QRectF(0, box.center().y() - _CHIP_SIZE[1] * ui / 2, _CHIP_SIZE[0] * ui, _CHIP_SIZE[1] * ui)
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.setBrush(QColor(tokens.CARD_FACE))
            painter.drawRoundedRect(chip, 4 * ui, 4 * ui)
            center = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, chip, row.words, bold, tokens.CARD_BLACK, align=center, red=tokens.CARD_RED)
            left = chip.right() + 8 * ui
        else:
            reserved = 46 * ui + (
                text_width(row.tag, bold) + 16 * ui if row.tag else 0
            )  # space for cost and tag; the bar yields
            width = min(text_width(row.words, bold) + 2, cost_right - reserved)
            draw_text(painter, QRectF(0, box.top(), width, box.height()), row.words, bold, theme.text)
            left = width + 8 * ui
        tag_width = text_width(row.tag, bold)
        draw_text(painter, QRectF(left, box.top(), tag_width + 2, box.height()), row.tag, bold, ink)
        cost = QRectF(0, box.top(), cost_right, box.height())
        is_best = row.cost == 0
        draw_text(painter, cost, row.cost_words, bold, theme.good if is_best else theme.text, align=_RIGHT)
        bar_left = max(left + tag_width + 8 * ui, cost_right - 122 * ui)
        room = cost_right - 46 * ui - bar_left
        if row.cost and max_cost and room > _BAR_HEIGHT * ui:
            length = max(_BAR_HEIGHT * ui, room * row.cost / max_cost)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.bad if row.is_mistake else theme.ctl_line))
            bar = QRectF(bar_left, box.center().y() - _BAR_HEIGHT * ui / 2, length, _BAR_HEIGHT * ui)
            painter.drawRoundedRect(bar, 3 * ui, 3 * ui)
        if row.chance:
            right = QRectF(0, box.top(), self.width() - 4 * ui, box.height())
            draw_text(painter, right, row.chance, body, theme.text, align=_RIGHT)
