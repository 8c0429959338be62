"""The list of games: the name of each, its players, its progress, and the scores."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle

from pinochle_qt.ui.controls.choice_list import ChoiceList, Cursor
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.dates import when
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.bubbles import PILL_PADDING, paint_pill
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.ui.rooms.games.row_standing import RowStanding
from pinochle_qt.ui.rooms.games.stored_games_model import GAME_ROLE, HEADING_ROLE
from pinochle_qt.words.rooms.games import GamesWord, game_name
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import IndexedGame
    from pinochle_qt.ui.rooms.games.stored_games_model import StoredGamesModel

ROW, HEADING = 76, 34
_GAP, _STANDING_TOP = 4, 31
"""Space between two rows, and the distance from the top of a row to its standing, at scale 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_BATCH = 200
"""Number of rows laid out at once; the others follow while the window is idle."""


class GameList(Restyled, ChoiceList):
    """A list of games, loaded page by page.

    Signals:
        chosen: the `IndexedGame` that is now the current one, or None.
        opened: the current game was double-clicked, or Enter was pressed.
        menu_asked: where on the screen the user wants a menu of the current game.
        undo_asked: the user wants the removed game of a row back.
    """

    chosen = Signal(object)
    opened = Signal(object)
    menu_asked = Signal(object)
    undo_asked = Signal(object)  # as a str, Qt would drop undecodable bytes of a file name

    def __init__(self, model: StoredGamesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._delegate = GameDelegate(self)
        self._games = model
        self._path = ""
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # asking ten thousand rows for their height takes a while
        self.setBatchSize(_BATCH)
        self.setMouseTracking(True)
        self.setAccessibleName(GamesWord.LIST())
        self.selectionModel().currentChanged.connect(self._on_current)
        self.activated.connect(lambda index: self.opened.emit(index.data(GAME_ROLE)))
        model.shown.connect(self._choose_again)
        model.page_read.connect(self._emit_chosen)
        self.follow_style()

    @property
    def game(self) -> IndexedGame | None:
        """The current game; None if there is none or it is still being read."""
        game: IndexedGame | None = self.currentIndex().data(GAME_ROLE)
        return game

    def choose(self, path: str) -> None:
        """Make the game in a file the current one as soon as the list shows it."""
        self._path = path
        self._choose_again()

    def set_on_table(self, path: str) -> None:
        """Mark the game that is on the table."""
        self._delegate.on_table = path
        self.viewport().update()

    def set_removed(self, paths: frozenset[str]) -> None:
        """Show these games as removed, until they are brought back."""
        self._delegate.removed = paths
        self.viewport().update()

    def go_past(self, path: str) -> None:
        """Make the game after this one the current one; after the last, the one before."""
        row, rows = self._games.row_of(path), self._games.rowCount()
        for other in (*range(row + 1, rows), *reversed(range(row))):
            index = self._games.index(other)
            if index.flags() & Qt.ItemFlag.ItemIsEnabled:
                self.setCurrentIndex(index)
                return

    def undo_box(self, index: QModelIndex) -> QRectF:
        """Return the rectangle of a removed game's Undo link, in viewport pixels."""
        return self._delegate.undo_box(QRectF(self.visualRect(index)))

    def restyle(self) -> None:
        """Apply theme and scale to the style sheet, and lay out the rows again."""
        self.setStyleSheet(list_style())
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from reaching the page, whose main button it would also press."""
        super().keyPressEvent(event)
        if event.key() in ENTER_KEYS:
            event.accept()

    def moveCursor(self, action: Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the row to which a key leads; before the end is known, all rows are laid out."""
        if action is Cursor.MoveEnd:
            self.setLayoutMode(QListView.LayoutMode.SinglePass)
            self.doItemsLayout()
            self.setLayoutMode(QListView.LayoutMode.Batched)
        return super().moveCursor(action, modifiers)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for a removed game back if its Undo link was clicked."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        game: IndexedGame | None = index.data(GAME_ROLE)
        if game is not None and self.undo_box(index).contains(event.position()):
            self.undo_asked.emit(game.path)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu of the game under the cursor, which the press has chosen, or of the current game."""
        is_key, current = event.reason() is QContextMenuEvent.Reason.Keyboard, self.currentIndex()
        row = self.visualRect(current)
        if current.data(GAME_ROLE) is not None and (is_key or row.contains(event.pos())):
            self.menu_asked.emit(self.viewport().mapToGlobal(row.center()) if is_key else event.globalPos())
        event.accept()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _choose_again(self) -> None:
        """Keep the chosen game as the current one, or choose the first."""
        row = self._games.row_of(self._path) if self._path else -1
        row = self._games.first_row if row < 0 else row
        self.setCurrentIndex(self._games.index(row))
        if row == self._games.first_row:
            self.scrollToTop()
        self._emit_chosen()

    def _on_current(self, current: QModelIndex) -> None:
        game: IndexedGame | None = current.data(GAME_ROLE)
        if game is not None:
            self._path = game.path
        self.chosen.emit(game)

    def _emit_chosen(self) -> None:
        self.chosen.emit(self.game)


class GameDelegate(PanelDelegate):
    """Paints a heading, or a game in two lines with bars for the scores."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.on_table = ""
        self.removed: frozenset[str] = frozenset()

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        return QSize(round(160 * self.ui), round((HEADING if index.data(HEADING_ROLE) else ROW) * self.ui))

    def undo_box(self, row: QRectF) -> QRectF:
        """Return the rectangle of a removed game's Undo link within its row."""
        ui = self.ui
        font = style.font(Role.NOTE_TITLE, ui)
        left = row.left() + 12 * ui + text_width(f"{GamesWord.REMOVED()} ", font)
        return QRectF(left, row.top() + 20 * ui, text_width(GamesWord.UNDO_REMOVE(), font) + 8 * ui, 32 * ui)

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row."""
        box = QRectF(option.rect)
        if index.data(HEADING_ROLE):
            area = box.adjusted(8 * self.ui, 0, 0, 0)
            draw_text(painter, area, str(index.data()), style.font(Role.NOTE_TITLE, self.ui), self.theme.muted)
            return
        box.adjust(1, 1, -4 * self.ui, -_GAP * self.ui)
        game: IndexedGame | None = index.data(GAME_ROLE)
        self._paint_ground(painter, box, option)
        inner = box.adjusted(12 * self.ui, 0, -12 * self.ui, 0)
        if game is None:
            self._paint_waiting(painter, inner)
        elif game.path in self.removed:
            self._paint_removed(painter, QRectF(option.rect))
        elif game.game is None:
            self._paint_unreadable(painter, inner, game)
        else:
            self._paint_game(painter, inner, game, game.game)

    def _paint_ground(self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem) -> None:
        theme, ui = self.theme, self.ui
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if not is_chosen and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        has_focus = is_chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        inside, radius = box.adjusted(1, 1, -1, -1), tokens.RADIUS_CONTROL * ui
        if is_chosen:
            paint_box(painter, inside, radius, theme.panel2, line=theme.link, width=(3 if has_focus else 2) * ui)
        else:
            paint_box(painter, inside, radius, style.mixed(theme.panel, theme.panel2, 0.6))

    def _line_box(self, box: QRectF, top: float) -> QRectF:
        return QRectF(box.left(), box.top() + top * self.ui, box.width(), 22 * self.ui)

    def _paint_game(self, painter: QPainter, box: QRectF, game: IndexedGame, read_game: ReadGame) -> None:
        theme, ui = self.theme, self.ui
        caption, name_font = style.font(Role.CAPTION, ui), style.font(Role.NAME, ui)
        changed = when(game.stamp.changed, datetime.now().astimezone().date())
        first_line = self._line_box(box, 7)
        draw_text(painter, first_line, changed, caption, theme.muted, align=_RIGHT)
        room = first_line.width() - text_width(changed, caption) - 12 * ui
        pill = GamesWord.ON_TABLE() if game.path == self.on_table else ""
        pill = pill or (GamesWord.PRACTICE() if read_game.summary.practice else "")
        pill = pill or (GamesWord.AS_GUEST() if read_game.summary.is_copy else "")
        pill = pill or (SheetWord.PILL() if read_game.summary.is_sheet else "")
        pill_width = text_width(pill, caption) + 2 * PILL_PADDING * ui if pill else 0
        name = game_name(read_game.summary)
        shown = min(text_width(name, name_font) + 2, room - pill_width - (10 * ui if pill else 0))
        draw_text(
            painter,
            QRectF(first_line.left(), first_line.top(), shown, first_line.height()),
            name,
            name_font,
            theme.text,
        )
        if pill:
            spot = QRectF(first_line.left() + shown + 10 * ui, first_line.top(), pill_width, 22 * ui)
            paint_pill(painter, spot, pill, theme, ui, theme.good)
        RowStanding(read_game, box.width(), theme, ui).paint(painter, box.adjusted(0, _STANDING_TOP * ui, 0, 0))

    def _paint_removed(self, painter: QPainter, row: QRectF) -> None:
        font, undo = style.font(Role.NOTE_TITLE, self.ui), self.undo_box(row)
        draw_text(
            painter,
            QRectF(row.left() + 12 * self.ui, undo.top(), row.width(), undo.height()),
            GamesWord.REMOVED(),
            font,
            self.theme.muted,
        )
        draw_text(painter, undo, GamesWord.UNDO_REMOVE(), font, self.theme.link)

    def _paint_unreadable(self, painter: QPainter, box: QRectF, game: IndexedGame) -> None:
        theme, ui = self.theme, self.ui
        message = GamesWord.NEWER() if game.state == "newer" else GamesWord.UNREADABLE()
        draw_text(painter, self._line_box(box, 9), game.path, style.font(Role.NAME, ui), theme.text)
        draw_text(painter, self._line_box(box, 33), message, style.font(Role.NOTE_TITLE, ui), theme.bad)

    def _paint_waiting(self, painter: QPainter, box: QRectF) -> None:
        """Paint gray placeholder bars for a game that is still being read."""
        for top, share in ((12, 0.5), (36, 0.8)):
            line = QRectF(box.left(), box.top() + top * self.ui, box.width() * share, 12 * self.ui)
            paint_box(painter, line, 4 * self.ui, self.theme.panel2)
