"""The table of what each answer would have been worth, best first, with a bar for its cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from pinochle_qt.ui.controls.choice_list import CellsView
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.words import text
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

_ROW_HEIGHT, _HEADER_HEIGHT, _FOOTER_HEIGHT = 30, 26, 22
_CHIP_SIZE: Final = (38, 23)
_BAR_HEIGHT: Final = 8
_MAX_ROWS: Final = 8
"""Greatest number of rows; Expert's choice and the player's are always among them."""
_ANSWER: Final = Qt.ItemDataRole.UserRole
_RIGHT = Qt.AlignmentFlag.AlignRight


class AnswerRow(Struct, frozen=True):
    """One answer."""

    words: str
    tag: str
    is_expert: bool
    is_done: bool
    cost: int
    """In points, in the units of the rules; 0 for the best answer, and for one that may be as good."""
    cost_words: str
    chance: str
    is_card: bool = False
    is_mistake: bool = False
    """Whether it was chosen and cost more than noise."""


class ChoiceTable(Restyled, CellsView, QListView):
    """A heading, the answers for which there is space, and the number of the others.

    Signals:
        picked: the index among all answers of the one that was pressed.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._answers: Sequence[AnswerRow] = ()
        self._items = QStandardItemModel(self)
        self.setModel(self._items)
        self.setItemDelegate(_AnswerDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(False)  # not everywhere does a click show anything
        self.pressed.connect(lambda index: self.picked.emit(index.row() - 1))
        self.follow_style()

    def restyle(self) -> None:
        """Show as many answers as fit in the application's scale."""
        self.updateGeometry()
        self._show_those_with_room()

    @property
    def rows(self) -> tuple[AnswerRow, ...]:
        """The visible answers from top to bottom: the best, and in any case Expert's choice and the player's."""
        row_count = min(self._space_for_rows(0), _MAX_ROWS)
        if row_count < len(self._answers):
            row_count = min(self._space_for_rows(_FOOTER_HEIGHT), _MAX_ROWS)
        ranked = sorted(self._answers, key=lambda row: not (row.is_done or row.is_expert))[:row_count]
        return tuple(row for row in self._answers if row in ranked)

    @property
    def has_chances(self) -> bool:
        """Whether there is a column for the chances."""
        return any(row.chance for row in self._answers)

    def _space_for_rows(self, footer: int) -> int:
        """Return the number of rows that fit above a footer."""
        return max(1, int((self.height() + 1 - (_HEADER_HEIGHT + footer) * self.ui) // (_ROW_HEIGHT * self.ui)))

    def show_rows(self, title: str, rows: Sequence[AnswerRow]) -> None:
        """Show answers, the best first."""
        self._answers = tuple(rows)
        self._items.clear()
        spoken = [text.spoken(" ".join(filter(None, (row.words, row.tag, row.cost_words, row.chance)))) for row in rows]
        for answer, words in zip((None, *rows, None), (title, *spoken, ""), strict=True):
            item = QStandardItem(words)
            item.setData(answer, _ANSWER)
            item.setEnabled(answer is not None)
            self._items.appendRow(item)
        self.setAccessibleName("\n".join((text.spoken(title), *spoken)))
        self.updateGeometry()
        self._show_those_with_room()

    def _show_those_with_room(self) -> None:
        """Hide the answers without space, and count them below the others."""
        rows = self.rows
        for at, answer in enumerate(self._answers, 1):
            self.setRowHidden(at, answer not in rows)
        if self._answers:
            hidden = len(self._answers) - len(rows)
            self._items.item(len(self._answers) + 1).setText(ReviewWord.MORE(count=hidden) if hidden else "")
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many answers as fit."""
        super().resizeEvent(event)
        self._show_those_with_room()

    def sizeHint(self) -> QSize:
        """Return the size of all rows."""
        return QSize(round(240 * self.ui), self._height_of(_MAX_ROWS))

    def minimumSizeHint(self) -> QSize:
        """Return a size with space for the header, three rows, and the number of the others."""
        return QSize(round(200 * self.ui), self._height_of(3))

    def _height_of(self, most: int) -> int:
        """Return the height in pixels of the header, at most so many rows, and the number of the others if any."""
        rows = min(most, len(self._answers))
        footer = _FOOTER_HEIGHT if len(self._answers) > rows else 0
        return round((_HEADER_HEIGHT + _ROW_HEIGHT * rows + footer) * self.ui)


class _AnswerDelegate(PanelDelegate):
    """Paints the heading, an answer, or the number of the answers that are hidden."""

    def __init__(self, table: ChoiceTable) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a line, rounded down so that all for which there is space do fit."""
        is_answer = index.data(_ANSWER) is not None
        return QSize(
            1, int((_ROW_HEIGHT if is_answer else _FOOTER_HEIGHT if index.row() else _HEADER_HEIGHT) * self.ui)
        )

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the line."""
        box, ui = QRectF(option.rect), self.ui
        box.setWidth(self._table.width())
        cost_right = box.width() - (74 * ui if self._table.has_chances else 8 * ui)
        answer: AnswerRow | None = index.data(_ANSWER)
        if answer is not None:
            self._paint_row(painter, answer, box, cost_right)
        elif index.row():
            note = QRectF(0, box.top() + 2 * ui, box.width(), 18 * ui)
            draw_text(painter, note, str(index.data()), style.font(Role.CAPTION, ui), self.theme.muted)
        elif self._table.rows:
            self._paint_header(painter, str(index.data()), box, cost_right)

    def _paint_header(self, painter: QPainter, title: str, box: QRectF, cost_right: float) -> None:
        theme, ui, caption = self.theme, self.ui, style.font(Role.CAPTION, self.ui)
        draw_text(painter, box, title, style.font(Role.NOTE_TITLE, ui), theme.text)
        cost = QRectF(0, 0, cost_right, box.height())
        draw_text(painter, cost, ReviewWord.COST(), caption, theme.muted, align=_RIGHT)
        if self._table.has_chances:
            right = QRectF(0, 0, box.width() - 4 * ui, box.height())
            draw_text(painter, right, ReviewWord.CHANCE(), caption, theme.muted, align=_RIGHT)

    def _paint_row(self, painter: QPainter, row: AnswerRow, box: QRectF, cost_right: float) -> None:
        theme, ui, max_cost = self.theme, self.ui, max(each.cost for each in self._table.rows)
        if row.is_done or row.is_expert:
            ground = style.mixed(theme.panel, theme.panel2, 0.8)
            paint_box(painter, box.adjusted(-4 * ui, 1, 4 * ui, -1), 6 * ui, ground)
        body, bold = style.font(Role.BODY, ui), style.font(Role.NOTE_TITLE, ui)
        ink = theme.good if row.is_expert else theme.bad if row.is_mistake else theme.text
        left = 0.0
        if row.is_card:
            chip = QRectF(0, box.center().y() - _CHIP_SIZE[1] * ui / 2, _CHIP_SIZE[0] * ui, _CHIP_SIZE[1] * ui)
            paint_box(painter, chip, 4 * ui, tokens.CARD_FACE, line=theme.line)
            center = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, chip, row.words, bold, tokens.CARD_BLACK, align=center, red=tokens.CARD_RED)
            left = chip.right() + 8 * ui
        else:
            reserved = max(46 * ui, text_width(row.cost_words, bold) + 8 * ui) + (
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
            bar = QRectF(bar_left, box.center().y() - _BAR_HEIGHT * ui / 2, length, _BAR_HEIGHT * ui)
            paint_box(painter, bar, 3 * ui, theme.bad if row.is_mistake else theme.ctl_line)
        if row.chance:
            right = QRectF(0, box.top(), box.width() - 4 * ui, box.height())
            draw_text(painter, right, row.chance, body, theme.text, align=_RIGHT)
