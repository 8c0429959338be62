"""The list of games, with headings that the arrow keys skip."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from pinochle_qt.ui.controls.choice_list import ChoiceList, paint_row
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.games_model import GAME_ROLE, NOTE_ROLE, GameEntry
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.models.games_model import GamesModel

_HEIGHT: Final = 32
_HEADING_HEIGHT: Final = 28


class GameChoiceList(ChoiceList):
    """The games of a model; unless there are none, one of them is current."""

    def __init__(self, model: GamesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "box")
        self.setModel(model)
        self.setItemDelegate(_GameDelegate(self))
        self.setAccessibleName(Setup.GAMES())
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._games = model

    @property
    def chosen(self) -> GameEntry | None:
        """The current game."""
        game = self.currentIndex().data(GAME_ROLE)
        return game if isinstance(game, GameEntry) else None

    def choose(self, name: str, kept: str = "") -> None:
        """Make current the saved rules with the name `kept`, else the preset with this name, else the first game."""
        rows = (self._games.row_of(name, kept), self._games.row_of(name), self._games.first_game)
        row = next((each for each in rows if each >= 0), -1)
        self.setCurrentIndex(self._games.index(row) if row >= 0 else QModelIndex())
        if row == self._games.first_game:
            self.scrollToTop()  # to show its heading, too


class _GameDelegate(QStyledItemDelegate):
    """Paints a heading, or a game with its note on the right."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        is_game = isinstance(index.data(GAME_ROLE), GameEntry)
        return QSize(style.scaled(160), style.scaled(_HEIGHT if is_game else _HEADING_HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(index.data(GAME_ROLE), GameEntry):
            _paint_game(painter, option, str(index.data()), str(index.data(NOTE_ROLE)))
        else:
            _paint_heading(painter, option, str(index.data()))
        painter.restore()


def _paint_heading(painter: QPainter, option: QStyleOptionViewItem, words: str) -> None:
    painter.setFont(style.font(Role.CAPTION, style.scale()))
    painter.setPen(QGuiApplication.palette().color(QPalette.ColorRole.PlaceholderText))
    area = QRectF(option.rect).adjusted(style.scaled(8), 0, 0, -style.scaled(3))
    painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words)


def _paint_game(painter: QPainter, option: QStyleOptionViewItem, words: str, note: str) -> None:
    ink = QGuiApplication.palette()
    box = QRectF(option.rect).adjusted(1, 1, -1, -1)
    is_chosen = paint_row(painter, option, box, style.scaled(6))
    text = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.WindowText
    muted = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.PlaceholderText
    inner = box.adjusted(style.scaled(10), 0, -style.scaled(10), 0)
    painter.setFont(style.font(Role.CAPTION, style.scale()))
    painter.setPen(ink.color(muted))
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, note)
    inner.setRight(inner.right() - (painter.fontMetrics().horizontalAdvance(note) + style.scaled(8) if note else 0))
    font = QFont(option.font)
    font.setBold(is_chosen)
    painter.setFont(font)
    painter.setPen(ink.color(text))
    shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(inner.width()))
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
