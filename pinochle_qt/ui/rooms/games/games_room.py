"""The Games page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QFile, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from pinochle_qt.reading import is_large
from pinochle_qt.record.save_errors import reason
from pinochle_qt.record.store import StoreError
from pinochle_qt.record.values import RecordError
from pinochle_qt.scorekeeping.files import is_sheet, rename_sheet
from pinochle_qt.ui.controls.boxes import UNLIMITED, BoxPart, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.games.game_detail import GameDetail
from pinochle_qt.ui.rooms.games.game_filters import GameFilters
from pinochle_qt.ui.rooms.games.game_list import GameList
from pinochle_qt.ui.rooms.games.in_play import deal_in_play
from pinochle_qt.ui.rooms.games.stored_games_model import StoredGamesModel
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.dialogs.opening import why_not
from pinochle_qt.words.rooms.games import GamesWord, RoomWord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.library.index import IndexedGame
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.table.geometry.frame import Frame

REFRESH_MS: Final = 300
"""Milliseconds before the folder is scanned, so that the page appears first."""
_LIST, _WIDE_LIST, _NARROW_LIST = 416, 480, 320
_WIDE, _NARROW, _ALTERNATE = 1600, 1152, 1060


class GamesRoom(Room):
    """Shows the kept games, and lets the user open them again.

    Signals:
        continue_asked: the path of a game to continue.
        look_back_asked: the path of a game and the number of a deal to review.
        again_asked: the path of a game whose cards are to be played again.
        export_asked: the path of a game to export.
        new_game_asked: the user wants to begin a game.
        trouble: an error message for the user.
    """

    continue_asked = Signal(object)
    look_back_asked = Signal(object, int)
    again_asked = Signal(object)
    export_asked = Signal(object)
    new_game_asked = Signal()
    trouble = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        library: IndexClient,
        store: RecordStore,
        on_table: Callable[[], str],
        rename_open: Callable[[str], None],
    ) -> None:
        """Show a store's games; `on_table` returns the file of the game in play, if any; `rename_open` renames it."""
        super().__init__(parent, GamesWord.TITLE())
        self._library, self._store = library, store
        self._on_table, self._rename_open = on_table, rename_open
        self._removed: dict[str, None] = {}
        """The games removed since the page was opened, the last one last."""
        self._shows_detail = False
        self._games = StoredGamesModel(library, self)
        self._games.shown.connect(self._on_shown)
        self._refresh_timer = make_timer(self, self._library.refresh, REFRESH_MS)
        self.filters = GameFilters(self, library)
        self._list_pane = QWidget(self)
        self.list = GameList(self._games, self._list_pane)
        self.open_button = self.add_button(Kind.MAIN, self._open, GamesWord.OPEN(), key=ENTER)
        column(self.filters.box, BoxPart(self.list, share=1), self.open_button, spacing=10, parent=self._list_pane)
        self.detail = GameDetail(self)
        self._divider = self.add_divider(12, 20)
        self._empty = self._make_empty()
        panes = (BoxPart(self.detail.pane, share=1), BoxPart(self._empty, share=1))
        self.body.add(BoxPart(row(self._list_pane, self._divider, *panes), share=1))
        self._connect()

    @property
    def listed(self) -> tuple[int, int] | tuple[()]:
        """The numbers of unfinished and of finished games in the list; an empty tuple if there are none."""
        return () if self._is_empty else self._games.counts

    @property
    def shows_empty_page(self) -> bool:
        """Whether the page says that there are no games to list."""
        return self._empty.isVisible()

    # ---- as a room -------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Show the list of the games known so far, and then read what has changed."""
        self._shows_detail = False
        self._show_panes()
        name = self._on_table()
        self.list.set_on_table(name)
        if name:
            self.list.choose(name)
        self.come_back()

    def come_back(self) -> None:
        """Show the games again, with the one that was chosen."""
        self.show_games()
        self.filters.offer_variants()
        self._refresh_timer.start()

    def leave(self) -> None:
        """Move the removed games to the desktop's trash, if it has one."""
        self._removed.clear()
        self.list.set_removed(frozenset())
        for path in self._store.aside:
            QFile.moveToTrash(str(path))
        self._library.refresh()

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window: list and game side by side, or only one of them."""
        space = frame.width / frame.enlargement
        width = _NARROW_LIST if space < _NARROW else _WIDE_LIST if space >= _WIDE else _LIST
        self._list_pane.setFixedWidth(frame.px(width))
        self._alternates = space < _ALTERNATE
        if self._alternates:
            self._list_pane.setMinimumWidth(0)
            self._list_pane.setMaximumWidth(UNLIMITED)
        self.detail.stand(is_narrow=space < _NARROW)
        self.filters.stand(is_narrow=space < _NARROW)
        self._show_panes()
        super().fill(frame)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Let Enter end the typing in a text field, without pressing a button."""
        if event.key() not in ENTER_KEYS or not isinstance(self.focusWidget(), QLineEdit):
            return False
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def take_back(self) -> bool:
        """Go back from a game to the list where only one of them is shown, and return whether the game was."""
        if not (self._alternates and self._shows_detail) or self._is_empty:
            return False
        self.show_list()
        return True

    def show_list(self) -> None:
        """Show the list, if only a game is shown, and give it the focus."""
        self._show_detail(wanted=False)

    # ---- choice of games -------------------------------------------------------------------------------------------

    def show_games(self) -> None:
        """Show the games that match the filters and the search."""
        self._knows_all = self._library.has_read
        self._games.show_games(self.filters.wanted, self.filters.wanted_order)

    def show_only(self, files: Iterable[str]) -> None:
        """Show only the games in these files until the user asks for all games."""
        self.filters.want_only(files)

    def _on_shown(self) -> None:
        unfinished, finished = self._games.counts
        is_empty = not unfinished + finished
        self._show_counts()
        query, is_filtered = self.filters.sought, self.filters.leaves_out
        if is_empty:
            message = GamesWord.NOTHING_FOUND(text=query) if query else GamesWord.NOTHING_HERE()
            message = message if is_filtered else GamesWord.EMPTY()
            self._empty_title.set_text(message if self._knows_all else GamesWord.LOOKING())
            self._empty_why.set_text(GamesWord.EMPTY_WHY() if self._knows_all and not is_filtered else "")
            self._empty_button.setVisible(self._knows_all)
            self._empty_button.set_label(GamesWord.SHOW_ALL() if is_filtered else GamesWord.NEW_GAME())
        self._is_empty = is_empty
        self._show_panes()

    def _show_counts(self) -> None:
        """Say how many games are listed, without those that were removed."""
        unfinished, finished = self._games.counts_without(self._removed)
        counts = _counts_words(unfinished, finished) if unfinished + finished else ""
        self.line.set_text(GamesWord.SOME_COUNTS(counts=counts) if counts and self.filters.is_among_some else counts)

    def _on_progress(self, done: int, total: int) -> None:
        if done < total:
            self.line.set_text(GamesWord.READING(done=done, total=total))

    # ---- one game --------------------------------------------------------------------------------------------------

    def _show_game(self, game: IndexedGame | None) -> None:
        is_removed = game is not None and game.path in self._removed
        self.detail.show_game(game, is_removed=is_removed)
        self.open_button.setEnabled(game is not None and not is_removed)
        self.detail.remove.setEnabled(game is not None and game.path != self._on_table())
        if is_removed or game is None or game.game is None:
            self.main_button = self.detail.undo if is_removed else None
            return
        can_go_on = game.game.summary.can_go_on
        self.main_button = self.detail.go_on if can_go_on else self.detail.look_back
        number = game.game.summary.deal
        if can_go_on and number > len(game.game.summary.deals):
            path = self._store.folder / game.path
            if is_large(path):
                return  # everything else that is asked of the library would have to wait
            answer = self._library.ask(lambda _: deal_in_play(path, number), self)
            answer.ready.connect(lambda deal: self.detail.show_open_deal(game.path, deal))

    def _open(self) -> None:
        """Press the main button; if there is no space for the game beside the list, show the game first."""
        game = self.list.game
        if game is not None and game.path in self._removed:
            self._undo_remove(game.path)
        elif self._alternates and not self._shows_detail:
            self._show_detail(wanted=True)
        elif self.main_button is not None and self.main_button.isVisibleTo(self):
            self.main_button.click()

    def _open_menu(self, at: QPoint) -> None:
        """Open a menu with the buttons of the chosen game."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for button in (*self.detail.buttons, self.detail.undo):
            if not button.isHidden():
                if button is self.detail.remove:
                    menu.addSeparator()  # as apart as its button is
                entry = menu.addAction(button.text())
                entry.setEnabled(button.isEnabled())
                entry.triggered.connect(button.click)
        menu.popup(at)

    def _with_chosen_path(self, action: Callable[[Path], None]) -> Callable[[], None]:
        """Return a function that calls `action` with the path of the chosen game, if one is chosen."""

        def call() -> None:
            game = self.list.game
            if game is not None:
                action(self._store.folder / game.path)

        return call

    def look_back(self, deal: int = 0) -> None:
        """Review a deal of the chosen game; 0 stands for the last finished one."""
        self._with_chosen_path(lambda path: self.look_back_asked.emit(path, deal))()

    def _look_back_at_chosen(self) -> None:
        """Review the last deal of the chosen game, also where only the list is shown."""
        if not self.detail.look_back.isHidden():
            self.detail.look_back.click()

    def _show_file(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._store.folder)))

    def _rename(self, title: str) -> None:
        game = self.list.game
        if game is None:
            return
        try:
            if game.path == self._on_table():
                self._rename_open(title)
            elif is_sheet(game.path):
                rename_sheet(self._store.folder / game.path, title)
            else:
                self._store.rename(self._store.folder / game.path, title)
        except (StoreError, RecordError) as error:
            self.trouble.emit(why_not(error))
        except OSError as error:
            self.trouble.emit(str(StoreError(self._store.folder / game.path, reason(error))))
        self._library.read_amended(game.path)

    def _remove(self) -> None:
        game = self.list.game
        if game is None:
            return
        try:
            self._store.set_aside(game.path)
        except StoreError as error:
            self.trouble.emit(str(error))
            return
        self._removed[game.path] = None
        self._show_removed()
        self.list.go_past(game.path)
        self.show_list()

    def _undo_remove(self, name: str) -> None:
        if name not in self._removed:
            return
        try:
            self._store.bring_back(name)
        except StoreError as error:
            self.trouble.emit(str(error))
            return
        del self._removed[name]
        self._show_removed()
        self.list.choose(name)
        self._focus_pane()

    def _undo_chosen(self) -> None:
        game = self.list.game
        if game is not None:
            self._undo_remove(game.path)

    def _undo_last_remove(self) -> None:
        if self._removed:
            self._undo_remove(next(reversed(self._removed)))

    def _show_removed(self) -> None:
        self.list.set_removed(frozenset(self._removed))
        self._show_game(self.list.game)
        self._show_counts()

    # ---- parts -----------------------------------------------------------------------------------------------------

    def _make_empty(self) -> QWidget:
        center = Qt.AlignmentFlag.AlignHCenter
        self._empty_title = self.add_label(Role.PANEL_TITLE, align=center)
        self._empty_why = self.add_label(Role.BODY, "muted", center)
        self._empty_button = self.add_button(Kind.PLAIN, self._on_empty_button)
        self._is_empty = self._knows_all = False
        self._alternates = False
        return self.add_empty_page(self._empty_title, self._empty_why, self._empty_button)

    def _connect(self) -> None:
        detail = self.detail
        self._library.changed.connect(self.show_games)
        self._library.progressed.connect(self._on_progress)
        self.filters.changed.connect(self.show_games)
        self.list.chosen.connect(self._show_game)
        self.list.opened.connect(self._open)
        self.list.undo_asked.connect(self._undo_remove)
        self.list.menu_asked.connect(self._open_menu)
        detail.go_on.clicked.connect(self._with_chosen_path(self.continue_asked.emit))
        detail.look_back.clicked.connect(self.look_back)
        detail.again.clicked.connect(self._with_chosen_path(self.again_asked.emit))
        detail.export.clicked.connect(self._with_chosen_path(self.export_asked.emit))
        detail.show_file.clicked.connect(self._show_file)
        detail.remove.clicked.connect(self._remove)
        detail.undo.clicked.connect(self._undo_chosen)
        detail.renamed.connect(self._rename)
        detail.back_to_list.clicked.connect(self.show_list)
        detail.table.deal_opened.connect(self.look_back)
        for keys, action in (
            (QKeySequence.StandardKey.Find, self.filters.search.setFocus),
            (QKeySequence.StandardKey.Undo, self._undo_last_remove),
            (Qt.Key.Key_R, self._look_back_at_chosen),
        ):
            QShortcut(QKeySequence(keys), self, action).setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _on_empty_button(self) -> None:
        if self._empty_why.text():
            self.new_game_asked.emit()
        else:
            self.filters.want_all()

    def _show_detail(self, *, wanted: bool) -> None:
        self._shows_detail = wanted
        self._show_panes()
        self._focus_pane()

    def _focus_pane(self) -> None:
        """Give the focus to the game where it is shown without the list, otherwise to the list."""
        if not (self._alternates and self._shows_detail):
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.detail.table.isVisible():
            self.detail.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:  # a file that cannot be read
            self.detail.back_to_list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_panes(self) -> None:
        """Show the list and the game, or one of them if both do not fit, or that there are no games."""
        is_alone = self._alternates and not self._is_empty
        is_game_alone = is_alone and self._shows_detail
        self._list_pane.setVisible(not is_game_alone)
        self.open_button.setVisible(is_alone)
        self.detail.pane.setVisible(not self._is_empty and not (is_alone and not self._shows_detail))
        self._divider.setVisible(not is_alone)
        self.filters.show_tools(shown=not is_game_alone)
        self.detail.back_to_list.setVisible(is_alone)
        self.back.set_label(self.back.text(), key="" if is_game_alone else RoomWord.ESCAPE())
        self._empty.setVisible(self._is_empty)
        self.setFocusProxy(self.detail.table if is_game_alone else self.list)


def _counts_words(unfinished: int, finished: int) -> str:
    """Return how many games are listed; a number of 0 would only seem to say something about all games."""
    if not finished:
        return GamesWord.COUNT_UNFINISHED(unfinished=unfinished)
    if not unfinished:
        return GamesWord.COUNT_FINISHED(finished=finished)
    return GamesWord.COUNTS(unfinished=unfinished, finished=finished)
