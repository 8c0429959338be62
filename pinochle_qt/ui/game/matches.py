"""Brings matches to the table: new ones, resumed ones, and practice, during which the real game waits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from pinochle_qt.ai.inference.agreements import fitting
from pinochle_qt.engine.problems import problems
from pinochle_qt.reading import is_same_file
from pinochle_qt.record.store import StoreError
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session
from pinochle_qt.ui.game.near_table import NearTable
from pinochle_qt.ui.history.game_files import read, saved_game
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.dialogs.opening import missing_players, why_not

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QMenuBar

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.replay import Watch
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.dealing.deal_code import DealCode
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.practice import Practice
    from pinochle_qt.ui.game.preferences import Preferences


class Matches(QObject):
    """Knows which match is on the table, and which one is waiting, if any.

    Signals:
        coming: the table that is about to be shown, an `AnyTable`.
        trouble: a sentence for the user.
    """

    coming = Signal(object)
    trouble = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        preferences: Preferences,
        store: RecordStore | None,
        bar: QMenuBar,
    ) -> None:
        """Begin matches in a store, if there is one; `bar` shows beside its menus that practice does not count."""
        super().__init__(bar)
        self.controller = controller
        self._preferences = preferences
        self._store = store
        self._bar = bar
        self._practice: Practice | None = None

    @property
    def waiting(self) -> Session | None:
        """The game that waits during practice, or None."""
        return None if self._practice is None else self._practice.waiting

    @property
    def kept(self) -> Session | None:
        """The game whose file this window holds: the waiting one, or else the one on the table."""
        return self.waiting or self.controller.current_session

    # ---- new ones --------------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Begin a match according to the settings, with cards that nobody can foresee."""
        settings = self._preferences.settings
        found = problems(settings.rules())  # rules in a file from elsewhere may no longer be playable
        if found:
            settings = settings.playing(settings.preset, PRESETS[settings.preset])
        people = settings.seats[: settings.people_count()]
        agreed = settings.agreements.get(settings.preset, ())
        self._begin(settings.rules(), settings.preset, people, settings.chosen_dealer(), agreed)
        if found:
            from pinochle_qt.words.dialogs.setup import Setup  # the texts of dialogs are not needed at startup

            self.trouble.emit(Setup.PLAYED_AS_USUAL(problem=found[0].text))

    @Slot(object)
    def begin_with(self, settings: Settings) -> None:
        """Begin a match according to these settings, which apply from now on."""
        self._preferences.apply(settings)
        self.begin()

    @Slot()
    def rematch(self) -> None:
        """Begin another match with the same people and rules; the player who would deal next deals first."""
        session = self.controller.session
        dealer, agreed = session.match.next_dealer, session.agreements
        self._begin(session.rules, session.preset, session.people, dealer, agreed)

    @Slot(object, object)
    def begin_deal(self, settings: Settings, code: DealCode) -> None:
        """Begin a match with the deal of a code, for the people in these settings, which apply from now on."""
        from pinochle_qt.session.same_cards import match_of_deal  # not needed at startup

        self._preferences.apply(settings)
        people, agreed = settings.seats[: code.people], fitting(settings.agreements.get(code.preset, ()), code.rules)
        self._open_new(lambda store: match_of_deal(code, people, store, agreed))

    @Slot()
    def leave(self) -> None:
        """Begin another match in place of the one on the table; from practice, go back to the waiting game."""
        if self.waiting is None:
            self.begin()
        else:
            self.leave_practice()

    # ---- those that go on --------------------------------------------------------------------------------------------

    def read(self, path: Path, work: Callable[[Watch | None], tuple[Session, str]]) -> tuple[Session, str] | None:
        """Return what `work` reads from a file: a game, and what is to be said about it.

        None if the user stopped it, or if it is impossible, which is said in a sentence.
        """
        try:
            return read(path, work, self._bar.window())
        except (RecordError, StoreError) as error:
            self.trouble.emit(why_not(error))
            return None

    @Slot(object)
    def open(self, session: Session, notice: str = "") -> None:
        """Show a game, new or resumed; the one on the table is closed and, after practice, the one that waited.

        `notice` is a sentence about it for the user.
        """
        waiting_session = None if self._practice is None else self._practice.end()
        for old in (self.controller.current_session, waiting_session):
            if old is not None and old is not session:
                old.close()
        self._show(session)
        if session.missing:
            self.trouble.emit(missing_players(session))
        if notice:
            self.trouble.emit(notice)

    @Slot(object)
    def resume(self, path: Path) -> None:
        """Resume an unfinished game; if it is the waiting one, just go back to it."""
        if self.waiting is not None and is_same_file(path, self.waiting.path):
            self.open(self.waiting)
            return
        found = self.read(path, partial(saved_game, path, self._store))
        if found is not None:
            self.open(*found)

    def rebuild_table(self) -> None:
        """Rebuild the table from the game, whatever state an exception has left it in."""
        session = self.controller.current_session
        if session is not None:
            self._show(session)

    def close(self) -> None:
        """Close the files of all games; their contents stay."""
        for session in (self.controller.current_session, self.waiting):
            if session is not None:
                session.close()

    # ---- practice --------------------------------------------------------------------------------------------------

    @Slot(object)
    def practice(self, session: Session, *, is_told: bool = True) -> None:
        """Show a copy of a game for practice; the game at the table waits.

        `is_told` says whether a notice beside the menus says that practice does not count.
        """
        if self._practice is None:
            from pinochle_qt.ui.game.practice import Practice  # not needed to open the table

            self._practice = Practice(self._bar)
            self._practice.left.connect(self.open)
        self._practice.begin(self.controller.session, is_told=is_told)
        self._show(session)

    @Slot()
    def leave_practice(self) -> None:
        """Go back to the practice before a lesson, or else to the waiting game, if there is either."""
        if self._practice is None:
            return
        if self._practice.aside is not None:
            self.practice(self._practice.aside)
        else:
            self._practice.leave()

    def rebuild(self) -> None:
        """Repeat in the current language that practice does not count."""
        if self._practice is not None:
            self._practice.rebuild()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _begin(
        self,
        rules: Rules,
        preset: str,
        people: tuple[SeatSetup, ...],
        first_dealer: Person | None,
        agreements: tuple[str, ...],
    ) -> None:
        shuffles, agreed = Shuffles.fresh(), fitting(agreements, rules)
        self._open_new(lambda store: Session.new(rules, preset, people, shuffles, store, first_dealer, agreed))

    def _open_new(self, begin_session: Callable[[RecordStore | None], Session]) -> None:
        """Show a match that begins in the store, or is saved there later if that is impossible now."""
        try:
            session = begin_session(self._store)
        except StoreError as error:
            session = begin_session(None)
            if self._store is not None:
                session.save_in(self._store, str(error))
        self.open(session, session.unsaved)

    def _show(self, session: Session) -> None:
        self._show_table(NearTable(session, self.controller.trouble.emit, self.controller.file_found.emit))

    def _show_table(self, table: AnyTable) -> None:
        self.coming.emit(table)
        self.controller.open_table(table)
