"""All kept games as a list, unfinished ones first, read from the index page by page as they come into view."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, Qt, Signal

from pinochle_qt.library.index import GameQuery
from pinochle_qt.ui.dates import when
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.words.rooms.games import GamesWord, game_spoken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject

    from pinochle_qt.library.index import GameIndex, IndexedGame, Order
    from pinochle_qt.ui.history.index_client import IndexClient

GAME_ROLE: Final = Qt.ItemDataRole.UserRole
"""The `IndexedGame` of a row; None for a heading, and for a game that is still being read."""
HEADING_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""Whether a row is a heading."""
PAGE: Final = 60
"""Number of games read at a time: more than any window shows."""


class StoredGamesModel(QAbstractListModel):
    """One row for each game, with one heading above the unfinished games and one above the finished ones.

    Signals:
        shown: another list of games is in place; the games themselves are read as they come into view.
        page_read: games that were asked for have been read.
    """

    shown = Signal()
    page_read = Signal()

    def __init__(self, library: IndexClient, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._wanted = GameQuery()
        self._order: Order = "changed"
        self._unfinished = self._finished = 0
        self._games: dict[int, IndexedGame] = {}
        self._requested_pages: set[int] = set()
        self._request = 0

    @property
    def counts(self) -> tuple[int, int]:
        """The numbers of unfinished and of finished games in the list."""
        return self._unfinished, self._finished

    def counts_without(self, paths: Iterable[str]) -> tuple[int, int]:
        """Return the numbers of unfinished and of finished games in the list that are not in these files."""
        without = set(paths)
        left_out = [at for at, game in self._games.items() if game.path in without]
        unfinished = sum(at < self._unfinished for at in left_out)
        return self._unfinished - unfinished, self._finished - (len(left_out) - unfinished)

    def show_games(self, wanted: GameQuery, order: Order) -> None:
        """Show other games, as soon as the index has returned their number and the first page."""
        self._request += 1
        request = self._request
        answer = self._library.ask(lambda index: _first_page(index, wanted, order), self)
        answer.ready.connect(lambda first: self._show_first_page(request, wanted, order, *first))

    def row_of(self, path: str) -> int:
        """Return the row of a game that has been read; -1 if there is none."""
        return next((self._row(at) for at, game in self._games.items() if game.path == path), -1)

    @property
    def first_row(self) -> int:
        """The row of the first game; -1 if there is none."""
        return self._row(0) if self._unfinished + self._finished else -1

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of games and headings."""
        if parent.isValid():
            return 0
        return self._unfinished + self._finished + bool(self._unfinished) + bool(self._finished)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return no flags for a heading, which cannot be chosen."""
        is_game = index.isValid() and self._game_at(index.row()) is not None
        return super().flags(index) if is_game else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a heading, or the game in a row, which is requested when it first comes into view."""
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        at = self._game_at(index.row())
        if role == HEADING_ROLE:
            return at is None
        if at is None:
            is_first = self._unfinished and index.row() == 0
            heading = GamesWord.UNFINISHED() if is_first else GamesWord.FINISHED()
            return heading if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.AccessibleTextRole and at in self._games:
            game = self._games[at]
            return game_spoken(game, when(game.stamp.changed, datetime.now().astimezone().date()))
        if role == GAME_ROLE:
            if at not in self._games:
                self._ask_page(at // PAGE)
            return self._games.get(at)
        return None

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _game_at(self, row: int) -> int | None:
        """Return the index of a row's game among all games; None for a heading."""
        if self._unfinished:
            if row == 0:
                return None
            if row <= self._unfinished:
                return row - 1
            row -= self._unfinished + 1
        return None if row == 0 else self._unfinished + row - 1

    def _row(self, at: int) -> int:
        if at < self._unfinished:
            return at + 1
        return at + 1 + bool(self._unfinished)

    def _show_first_page(
        self, request: int, wanted: GameQuery, order: Order, counts: tuple[int, int], games: tuple[IndexedGame, ...]
    ) -> None:
        if request != self._request:
            return  # a newer request has replaced this one
        self.beginResetModel()
        self._wanted, self._order = wanted, order
        self._unfinished, self._finished = counts
        self._games = dict(enumerate(games))
        self._requested_pages = {0}
        self.endResetModel()
        self.shown.emit()

    def _ask_page(self, page: int) -> None:
        if page in self._requested_pages:
            return
        self._requested_pages.add(page)
        request, wanted, order = self._request, self._wanted, self._order
        answer = self._library.ask(lambda index: index.page(wanted, order, page * PAGE, PAGE), self)
        answer.ready.connect(lambda games: self._add_page(request, page, games))

    def _add_page(self, request: int, page: int, games: tuple[IndexedGame, ...]) -> None:
        if request != self._request or not games:
            return
        first = page * PAGE
        self._games.update(enumerate(games, first))
        self.dataChanged.emit(self.index(self._row(first)), self.index(self._row(first + len(games) - 1)))
        self.page_read.emit()


def _first_page(index: GameIndex, wanted: GameQuery, order: Order) -> tuple[tuple[int, int], tuple[IndexedGame, ...]]:
    """Return the numbers of unfinished and of finished games, and the first page; runs in the thread of the index."""
    return index.counts(wanted), index.page(wanted, order, 0, PAGE)
