"""The log: a list of sentences about what has happened, with the newest at the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy, QStyleOptionViewItem, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.choice_list import ChoiceList
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import draw_text, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.log_model import LogModel
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QFont, QPainter, QResizeEvent, QShowEvent

    from pinochle_qt.session.viewer_steps import ViewedEvent

_LINE, _PADDING = 18, 6


class SentenceDelegate(PanelDelegate):
    """Paints sentences over several lines, with suits as symbols."""

    def size(self, sentence: str, width: int) -> QSize:
        """Return the given width with the height that a sentence needs at it."""
        return QSize(width, round((len(wrapped(sentence, self._font(), width - 2)) * _LINE + _PADDING) * self.ui))

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the lines, the newest sentence in a stronger color; skip lines that the edge of the list would cut."""
        newest = index.row() == index.model().rowCount() - 1
        ink = self.theme.text if newest else self.theme.muted
        height = _LINE * self.ui
        box, bottom = QRectF(option.rect), _visible_height(option)
        for number, line in enumerate(wrapped(str(index.data()), self._font(), box.width() - 2)):
            row = QRectF(box.left(), box.top() + number * height, box.width() + 4, height)
            if row.top() >= 0 and row.bottom() <= bottom:
                draw_text(painter, row, line, self._font(), ink)

    def _font(self) -> QFont:
        return style.font(Role.BODY, self.ui)


def _visible_height(option: QStyleOptionViewItem) -> float:
    """Return the height of the visible part of a list."""
    view = option.widget
    return view.viewport().height() if isinstance(view, QAbstractItemView) else option.rect.bottom() + 1


class SentenceList(Restyled, ChoiceList):
    """Lists sentences, each as tall as it needs to be; before the list is first laid out, they have no height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.log = LogModel(self)
        """The model of the list."""
        self._delegate = SentenceDelegate(self)
        self._width = 0
        self.setItemDelegate(self._delegate)
        self.setModel(self.log)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.follow_style()

    def add(self, sentence: str, shown: ViewedEvent | None) -> None:
        """Append a sentence, with the game event that it reports, if any."""
        self.log.add(sentence, self._size(sentence), shown)

    def restyle(self) -> None:
        """Apply theme and scale to the style sheet, and measure the sentences again."""
        self.setStyleSheet(list_style())
        self.log.measure(self._size)
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences again if the width has changed."""
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self._width = self.viewport().width()
            self.log.measure(self._size)
            self.scheduleDelayedItemsLayout()

    def _size(self, sentence: str) -> QSize:
        return self._delegate.size(sentence, self._width) if self._width else QSize(0, 0)


class LogPanel(Panel):
    """Shows the log of a match; opened from the menu, and closed from there, with its button or with Escape.

    Signals:
        meaning_requested: the `ViewedEvent` of the sentence that was clicked, or on which Enter was pressed.
    """

    meaning_requested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.add_label(Role.PANEL_TITLE, words=Word.LOG())
        self._empty = self.add_label(Role.BODY, "muted", words=Word.LOG_EMPTY())
        self._close = self.add_button(Kind.TOOL, self.hide, Word.CLOSE())
        self._list = SentenceList(self)
        self._scroll_timer = make_timer(self, self._list.scrollToBottom)
        self._list.clicked.connect(self._ask_about)
        self._list.activated.connect(self._ask_about)
        self._list.setAccessibleName(Word.LOG())
        self._list.setAccessibleDescription(Word.LOG_ASK())
        self._list.setToolTip(Word.LOG_ASK())
        self.setAccessibleName(Word.LOG())
        head = row(BoxPart(self._title, 1), self._close, margins=(16, 0, 9, 0))
        body = column(BoxPart(self._empty, 1, height=22), BoxPart(self._list, 1), margins=(16, 0, 8, 0))
        body.setAlignment(self._empty, Qt.AlignmentFlag.AlignTop)
        self.set_boxes(column(head, Gap(5), BoxPart(body, 1), margins=(0, 9, 0, 12)))
        self._show_list_or_note()

    def add(self, sentence: str, shown: ViewedEvent | None = None) -> None:
        """Append an entry, and scroll to it unless the reader has scrolled back."""
        follows = self._shows_newest()
        self._list.add(sentence, shown)
        self._show_list_or_note()
        if follows:
            self._scroll_timer.start(0)  # once for many sentences, since it lays out all of them

    def clear(self) -> None:
        """Remove all entries, for a new match."""
        self._list.log.clear()
        self._show_list_or_note()

    @property
    def view(self) -> QListView:
        """The list of sentences."""
        return self._list

    def place(self, box: QRect) -> None:
        """Put the panel on a rectangle of the parent, and keep the newest sentence visible if it was."""
        if self._shows_newest():
            self._scroll_timer.start(0)
        super().place(box)

    def showEvent(self, event: QShowEvent) -> None:
        """Start with the newest sentence: the end of the list is known only once it is laid out on the screen."""
        super().showEvent(event)
        self._list.doItemsLayout()
        self._list.scrollToBottom()

    def _ask_about(self, index: QModelIndex) -> None:
        shown = self._list.log.shown(index.row())
        if shown is not None:
            self.meaning_requested.emit(shown)

    def _shows_newest(self) -> bool:
        bar = self._list.verticalScrollBar()
        return bar.value() >= bar.maximum() - 2

    def _show_list_or_note(self) -> None:
        empty = self._list.log.rowCount() == 0
        self._empty.setVisible(empty)
        self._list.setVisible(not empty)


def list_style(view: str = "QAbstractItemView") -> str:
    """Return the style sheet of a list or another kind of `view` on a panel: no frame, and a thin scroll bar."""
    theme, width = style.theme(), style.scaled(8)
    return f"""
{view} {{ background: transparent; border: 0; color: {theme.text}; outline: 0; }}
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {theme.line}; border-radius: {width // 2}px; min-height: {3 * width}px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
