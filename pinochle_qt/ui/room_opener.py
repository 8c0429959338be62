"""Opens the rooms of the window, keeps the index of games for them, and passes on what is decided there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from pinochle_qt.record.replay import RecordedGame, replay_one
from pinochle_qt.record.store import RecordStore, StoreError
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.session import Session
from pinochle_qt.ui.host.rooms import Rooms

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.index import GameIndex
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.comparer import Comparer
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.draw.card_faces import DeckArt
    from pinochle_qt.ui.host.rooms import Page
    from pinochle_qt.ui.library import Library
    from pinochle_qt.ui.matches import Matches
    from pinochle_qt.ui.opinions import Opinions
    from pinochle_qt.ui.table.geometry.layout import Frame


class RoomOpener(QObject):
    """Makes rooms with what they need; nothing of them is loaded before one is opened.

    Signals:
        continue_asked: the path of a game to go on with.
        export_asked: the path of a game to be taken out of the program.
        again_begun: the session of a match with cards that were played before.
        new_game_asked: the person wants to begin a game.
        counted_anew: for each part of the statistics that was begun anew, since when its games count, in seconds.
        practice_asked: a session in which the person wants to try something; the game at the table is not touched.
        reviewed: an observation for the strip while a deal is looked back at, and the names of everybody.
        trouble: a sentence for the person.
    """

    practice_asked = Signal(object)
    reviewed = Signal(object, object)
    continue_asked = Signal(object)
    export_asked = Signal(object)
    again_begun = Signal(object)
    new_game_asked = Signal()
    counted_anew = Signal(object)
    trouble = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        matches: Matches,
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
        self._matches = matches
        self._art, self._settings = art, settings
        self._paths = paths
        self._store = RecordStore(paths.games) if store is None else store
        self._library: Library | None = None
        self._opinions: Opinions | None = None
        self._looked_at: Path | None = None
        """The file of the game that is looked back at."""
        self._compared: Hand | None = None
        """The person's cards in the deal that is looked back at, where Expert's can be compared with them."""
        self._comparer: Comparer | None = None
        makers: dict[str, Callable[[QWidget], Page]] = {
            "games": self._make_games,
            "statistics": self._make_statistics,
            "look back": self._make_look_back,
        }
        self.rooms = Rooms(window, table, frame, makers)

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

    @property
    def opinions(self) -> Opinions:
        """What Expert says of deals that are over; its process is started when something is asked."""
        if self._opinions is None:
            from pinochle_qt.library.workshop import WorkshopClient
            from pinochle_qt.ui.opinions import Opinions

            made = Opinions(WorkshopClient(self._paths.opinions), self)
            self.use_opinions(made)
            return made
        return self._opinions

    def compare(self) -> None:
        """Let Expert play every deal from now on that is over, whenever the computer has nothing better to do."""
        if self._comparer is None:
            from pinochle_qt.ui.comparer import Comparer

            self._comparer = Comparer(self._controller, self.library, lambda: self.opinions, self)

    def use_opinions(self, opinions: Opinions) -> None:
        """Take these opinions in place of those that would be made."""
        self._opinions = opinions
        opinions.played.connect(self._tell_compared)

    @Slot()
    def look_back_here(self) -> None:
        """Look back at the last deal of the game at the table."""
        if self._controller.can_review:
            session = self._controller.session
            self._look_back(session.recorded, path=session.path)

    def look_back_at(self, path: Path, deal: int = 0) -> None:
        """Look back at a deal of a game that is kept, the last one that is over if none is named."""
        session = self._matches.kept
        if session is not None and path == session.path:
            self._look_back(session.recorded, deal, path)
            return

        def read(_: GameIndex) -> RecordedGame | str:
            try:
                return replay_one(path)
            except RecordError as error:
                return str(error)

        def show(game: RecordedGame | str) -> None:
            if isinstance(game, str):
                self.trouble.emit(game)
            else:
                self._look_back(game, deal, path)

        self.library.ask(read, self).ready.connect(show)  # a long game takes a while

    def close(self) -> None:
        """Let go of the index, and of what rooms keep while they are in sight."""
        self.rooms.close()
        if self._opinions is not None:
            self._opinions.close()
        if self._library is not None:
            self._library.close()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        path = self._controller.session.path
        if path is not None:
            self.library.follow(path)

    def _name_on_table(self) -> str:
        """Return the name of this window's game in the folder of games; nothing if it lies elsewhere."""
        session = self._matches.kept
        return "" if session is None else self.library.name_of(session.path)

    def _make_games(self, parent: QWidget) -> Page:
        from pinochle_qt.ui.rooms.games.games_room import GamesRoom

        room = GamesRoom(parent, self.library, self._store, self._name_on_table, self._rename)
        room.continue_asked.connect(self._go_on)
        room.export_asked.connect(self.export_asked)
        room.look_back_asked.connect(self.look_back_at)
        room.again_asked.connect(self._play_again)
        room.new_game_asked.connect(self.new_game_asked)
        room.trouble.connect(self.trouble)
        return room

    def _make_statistics(self, parent: QWidget) -> Page:
        from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom

        room = StatisticsRoom(parent, self.library, self.opinions, self._paths, self._art, self._settings)
        room.games_chosen.connect(self._show_only)
        room.deal_chosen.connect(lambda name, deal: self.look_back_at(self._paths.games / name, deal))
        room.counted_anew.connect(self.counted_anew)
        return room

    def _show_only(self, files: Collection[str]) -> None:
        """Show some games on the page of games."""
        from pinochle_qt.ui.rooms.games.games_room import GamesRoom

        room = self.rooms.open("games")
        if isinstance(room, GamesRoom):
            room.show_only(files)

    def _make_look_back(self, parent: QWidget) -> Page:
        from pinochle_qt.ui.rooms.look_back.look_back import LookBack

        room = LookBack(parent, self.opinions, lambda: self._art.look)
        room.shown.connect(self.reviewed)
        room.play_on_asked.connect(self._practice)
        room.deal_shown.connect(self._compare)
        return room

    def _look_back(self, game: RecordedGame, deal: int = 0, path: Path | None = None) -> None:
        from pinochle_qt.ui.rooms.look_back.look_back import LookBack

        self._looked_at = path
        room = self.rooms.open("look back")
        if isinstance(room, LookBack):
            room.look_at(game, deal)

    def _compare(self, game: RecordedGame) -> None:
        """Find out what Expert made of the person's cards in the deal that is looked at, if it can be compared."""
        from pinochle_qt.library.course import comparable
        from pinochle_qt.library.opinions import lead_in
        from pinochle_qt.library.summary import game_in_lines
        from pinochle_qt.ui.rooms.look_back.look_back import LookBack

        room, store = self.rooms.room, self._paths.opinions
        if not isinstance(room, LookBack):
            return
        number = room.review.number
        hands = comparable(game_in_lines(game.lines).summary)
        hand = self._compared = next((each for each in hands if each.deal == number), None)
        if hand is not None:
            answer = self.library.ask(lambda _: lead_in(store, hand.key), room)
            answer.ready.connect(partial(self._take_lead, hand))

    def _take_lead(self, hand: Hand, lead: int | None) -> None:
        """Tell what Expert made of the cards, or let the deal be played by Expert, if it is still looked back at."""
        if hand is not self._compared:
            return
        if lead is not None:
            self._tell_compared(hand.key, lead)
        elif self._looked_at is not None:
            self.opinions.play(self._looked_at, [hand])

    def _tell_compared(self, key: str, lead: int) -> None:
        from pinochle_qt.ui.rooms.look_back.look_back import LookBack

        room, hand = self.rooms.room, self._compared
        if isinstance(room, LookBack) and hand is not None and hand.key == key:
            room.show_compared(hand, lead)

    def _practice(self, game: RecordedGame, steps: int) -> None:
        """Begin practice from a position of a game, given by how many steps come before it."""
        before = game.steps[:steps]
        match = before[-1].step.after if before else game.match
        cut = RecordedGame(game.header, game.header_line, game.game, match, before)
        self.rooms.close()
        self.practice_asked.emit(Session(cut).practice())

    def _play_again(self, path: Path) -> None:
        """Begin a match with the cards of a game that is kept."""
        from pinochle_qt.session.again import same_cards

        try:
            played = Session.resume(path)
            session = same_cards(played, self._store)
        except (RecordError, StoreError) as error:
            self.trouble.emit(str(error))
            return
        self.rooms.close()
        self.again_begun.emit(session)

    def _rename(self, title: str) -> None:
        if self._matches.kept is not None:
            self._matches.kept.rename(title)

    def _go_on(self, path: Path) -> None:
        """Go on with a game; the one on the table only has to be seen again, and one that waits gone back to."""
        self.rooms.close()
        if path.name != self._name_on_table():
            self.continue_asked.emit(path)
        else:
            self._matches.leave_practice()
