"""Opens the rooms of the window, keeps the index of games for them, and passes on what is decided there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from pinochle_qt.record.store import RecordStore
from pinochle_qt.ui.host.rooms import Rooms

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.draw.card_faces import DeckArt
    from pinochle_qt.ui.library import Library
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.table.geometry.layout import Frame


class RoomOpener(QObject):
    """Makes rooms with what they need; nothing of them is loaded before one is opened.

    Signals:
        continue_asked: the path of a game to go on with.
        export_asked: the path of a game to be taken out of the program.
        new_game_asked: the person wants to begin a game.
        counted_anew: for each part of the statistics that was begun anew, since when its games count, in seconds.
        trouble: a sentence for the person.
    """

    continue_asked = Signal(object)
    export_asked = Signal(object)
    new_game_asked = Signal()
    counted_anew = Signal(object)
    trouble = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        art: DeckArt,
        settings: Callable[[], Settings],
        paths: Paths,
        store: RecordStore | None,
        table: QWidget,
        frame: Callable[[], Frame],
        window: QWidget,
    ) -> None:
        """Open rooms over a window; `table` is what lies below them, `art` its cards."""
        super().__init__(window)
        self._controller = controller
        self._art, self._settings = art, settings
        self._paths = paths
        self._store = RecordStore(paths.games) if store is None else store
        self._library: Library | None = None
        self.rooms = Rooms(window, table, frame, {"games": self._make_games, "statistics": self._make_statistics})

    @property
    def library(self) -> Library:
        """The index of all games, which is opened when it is first needed."""
        if self._library is None:
            from pinochle_qt.ui.library import Library

            self._library = Library(self._paths, self)
            self._library.trouble.connect(self.trouble)
            self._controller.stepped.connect(self._follow)
        return self._library

    @Slot()
    def open_games(self) -> None:
        """Show all games."""
        self.rooms.open("games")

    @Slot()
    def open_statistics(self) -> None:
        """Show what the games amount to."""
        self.rooms.open("statistics")

    def close(self) -> None:
        """Let go of the index, and of what rooms keep while they are in sight."""
        self.rooms.close()
        if self._library is not None:
            self._library.close()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        path = self._path_on_table()
        if path is not None:
            self.library.follow(path)

    def _path_on_table(self) -> Path | None:
        session = self._controller.current_session
        return None if session is None else session.path

    def _make_games(self, parent: QWidget) -> Room:
        from pinochle_qt.ui.rooms.games.games_room import GamesRoom

        room = GamesRoom(parent, self.library, self._store, self._path_on_table, self._rename)
        room.continue_asked.connect(self._go_on)
        room.export_asked.connect(self.export_asked)
        room.new_game_asked.connect(self.new_game_asked)
        room.trouble.connect(self.trouble)
        return room

    def _make_statistics(self, parent: QWidget) -> Room:
        from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom

        room = StatisticsRoom(parent, self.library, self._paths, self._art, self._settings)
        room.games_chosen.connect(self._show_only)
        room.counted_anew.connect(self.counted_anew)
        return room

    def _show_only(self, files: Collection[str]) -> None:
        """Show some games on the page of games."""
        from pinochle_qt.ui.rooms.games.games_room import GamesRoom

        room = self.rooms.open("games")
        if isinstance(room, GamesRoom):
            room.show_only(files)

    def _rename(self, title: str) -> None:
        self._controller.session.rename(title)

    def _go_on(self, path: Path) -> None:
        """Go on with a game; the one on the table only has to be seen again."""
        self.rooms.close()
        if path != self._path_on_table():
            self.continue_asked.emit(path)
