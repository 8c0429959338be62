"""Brings matches to the table: new and resumed ones, and practice or those of other hosts, while the game waits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

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
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.replay import Watch
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.dealing.deal_code import DealCode
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.far.far_table import FarTable
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.practice import Practice
    from pinochle_qt.ui.game.preferences import Preferences
    from pinochle_qt.ui.game.together import Together


class Matches(QObject):
    """Knows which match is on the table, and which one is waiting, if any.

    Signals:
        coming: the table that is about to be shown, an `AnyTable`.
        trouble: a sentence for the user.
        paused: a sentence that the game with others is paused.
        copied_more: one more deal of the game with others has been copied.
    """

    coming = Signal(object)
    trouble = Signal(str)
    paused = Signal(str)
    copied_more = Signal()

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
        self._together: Together | None = None
        self._begun: Session | None = None
        """The match that was begun last in this window."""

    @property
    def waiting(self) -> Session | None:
        """The game that waits during practice, or while people play together, or None."""
        found = (each.waiting for each in (self._practice, self._together) if each is not None)
        return next((session for session in found if session is not None), None)

    @property
    def together(self) -> Together:
        """The table of other people at which this window is a guest, or may become one."""
        if self._together is None:
            from pinochle_qt.ui.game.together import Together  # nothing of the network is needed to play alone

            self._together = Together(self._preferences, self._store, self)
            self._together.entered.connect(self._enter)
            self._together.left.connect(self._return)
            self._together.trouble.connect(self.trouble)
            self._together.paused.connect(self.paused)
            self._together.kept.connect(self.copied_more)
        return self._together

    @property
    def is_guest(self) -> bool:
        """Whether the window shows the table of other people."""
        return self.controller.has_table and self.controller.current_session is None

    @property
    def kept(self) -> Session | None:
        """The game whose file this window holds: the waiting one, or else the one on the table."""
        return self.waiting or self.controller.current_session

    @property
    def copied(self) -> tuple[Path, int] | None:
        """The copy of the game at somebody else's table, and the last of its deals that this window has shown."""
        record = self._together.record if self._together is not None and self.is_guest else None
        count = 0 if record is None else min(record.count, len(self.controller.observation.results))
        return (record.path, count) if record is not None and record.path is not None and count else None

    def keeps_seat(self) -> bool:
        """Return whether people play together here, and say that they have to leave first for anything else."""
        if self.is_guest:
            from pinochle_qt.words.far import FarWord

            self.trouble.emit(FarWord.AT_TABLE())
        return self.is_guest

    # ---- new ones --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin a match according to the settings, with cards that nobody can foresee."""
        if self.keeps_seat():
            return
        self._begin_anew()

    def _begin_anew(self) -> None:
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

    def begin_with(self, settings: Settings) -> None:
        """Begin a match according to these settings, which apply from now on."""
        if self.keeps_seat():
            return
        self._preferences.apply(settings)
        self.begin()

    def rematch(self) -> None:
        """Begin another match with the same people and rules; the player who would deal next deals first."""
        far = None if self._together is None else self._together.table
        if (far is not None and self.is_guest and far.play_again()) or self.keeps_seat():
            return
        session = self.controller.session
        dealer, agreed = session.match.next_dealer, session.header.agreements
        programs = self._programs_of(session)
        everybody = zip(session.header.everybody, session.people, strict=True)
        people = tuple(named if named.skill in programs else playing for named, playing in everybody)
        self._begin(session.rules, session.preset, people, dealer, agreed)

    def begin_deal(self, settings: Settings, code: DealCode) -> None:
        """Begin a match with the deal of a code, for the people in these settings, which apply from now on."""
        if self.keeps_seat():
            return
        from pinochle_qt.session.same_cards import match_of_deal  # not needed at startup

        self._preferences.apply(settings)
        people, agreed = settings.seats[: code.people], fitting(settings.agreements.get(code.preset, ()), code.rules)
        self._open_new(lambda store: match_of_deal(code, people, store, agreed))

    def leave(self) -> None:
        """Begin another match in place of the one on the table; from practice or other hosts, go back to one's own."""
        if self.is_guest:
            self.together.leave()
        elif self.waiting is None:
            self.begin()
        else:
            self.leave_practice()

    # ---- those that go on --------------------------------------------------------------------------------------------

    def read(self, path: Path, work: Callable[[Watch | None], tuple[Session, str]]) -> tuple[Session, str] | None:
        """Return what `work` reads from a file: a game, and what is to be said about it.

        None if the user stopped it, or if it is impossible, which is said in a sentence.
        """
        if self.keeps_seat():
            return None
        try:
            return read(path, work, self._bar.window())
        except (RecordError, StoreError) as error:
            self.trouble.emit(why_not(error))
            return None

    def open(self, session: Session, notice: str = "") -> None:
        """Show a game, new or resumed; the one on the table is closed, and the one that waited.

        `notice` is a sentence about it for the user.
        """
        waiting = [each.end() for each in (self._practice, self._together) if each is not None]
        for old in (self.controller.current_session, *waiting):
            if old is not None and old is not session:
                old.close()
        self._show(session)
        if missing := [setup for setup in session.missing if setup.skill not in self._programs_of(session)]:
            self.trouble.emit(missing_players(missing))
        if notice:
            self.trouble.emit(notice)

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
        elif self.controller.has_table:
            self._show_table(self.controller.table)

    def close(self) -> None:
        """Close the files of all games; their contents stay. A table that this window hosts is closed, too."""
        if self._together is not None:
            self._together.close()
        for session in (self.controller.current_session, self.waiting):
            if session is not None:
                session.close()

    # ---- practice --------------------------------------------------------------------------------------------------

    def practice(self, session: Session, *, is_told: bool = True) -> None:
        """Show a copy of a game for practice; the game at the table waits.

        `is_told` says whether a notice beside the menus says that practice does not count.
        """
        if self.keeps_seat():
            return
        if self._practice is None:
            from pinochle_qt.ui.game.practice import Practice  # not needed to open the table

            self._practice = Practice(self._bar)
            self._practice.left.connect(self.open)
        self._practice.begin(self.controller.session, is_told=is_told)
        self._show(session)

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

    # ---- together ----------------------------------------------------------------------------------------------------

    def _enter(self, table: FarTable) -> None:
        """Show the table of other people; the game on the table waits, without any practice."""
        practiced = None if self._practice is None else self._practice.end()
        waiting, on_table = practiced or self.controller.current_session, self.controller.current_session
        if on_table is not None and on_table is not waiting:
            on_table.close()
        self.together.waiting = waiting
        table.began_anew.connect(lambda: self._show_table(table))
        table.arrived.connect(self.controller.take_news)
        table.refused.connect(self.controller.take_refusal)
        table.people_changed.connect(self.controller.take_people)
        table.log_changed.connect(self.controller.log_changed)
        table.hinted.connect(self.controller.hinted)
        table.said.connect(self.controller.said)
        table.nudged.connect(self.controller.nudged)
        self._show_table(table)

    def _return(self) -> None:
        """Go back to the game that waited, or to a new one."""
        waiting = self.waiting
        if waiting is not None:
            self.open(waiting)
        elif self.is_guest:
            self._begin_anew()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _begin(
        self,
        rules: Rules,
        preset: str,
        people: tuple[SeatSetup, ...],
        first_dealer: Person | None,
        agreements: tuple[Agreed, ...],
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
        self._begun = session
        self.open(session, session.unsaved)

    def _programs_of(self, session: Session) -> dict[str, str]:
        """Return the programs that play in a session, by name, with their commands: only where it was begun here.

        A record, whoever wrote it, starts none.
        """
        known = self._preferences.settings.programs if session is self._begun else {}
        return {each.skill: known[each.skill] for each in session.missing if each.skill in known}

    def _show(self, session: Session) -> None:
        programs = self._programs_of(session)
        self.controller.programs.begin(programs)
        report, found_file = self.controller.trouble.emit, self.controller.file_found.emit
        self._show_table(NearTable(session, report, found_file, programs))

    def _show_table(self, table: AnyTable) -> None:
        self.coming.emit(table)
        self.controller.open_table(table)
