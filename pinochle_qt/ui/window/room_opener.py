"""Opens the rooms of the window, maintains the index of games for them, and passes on what is decided there."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec import to_builtins
from PySide6.QtCore import QObject, Signal

from pinochle_qt.record.replay import RecordedGame
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.session import Session
from pinochle_qt.ui.presenter.open_room import OpenRoom

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.server.manners.attendance import Attendance
    from pinochle_qt.session.dealing.deal_code import DealCode
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.teaching.typed_deals.hand_setup import HandSetup
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.expert_comparer import ExpertComparer
    from pinochle_qt.ui.game.matches import Matches
    from pinochle_qt.ui.game.preferences import Preferences
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.history.opinions import Opinions
    from pinochle_qt.ui.presenter.open_room import Page
    from pinochle_qt.ui.rooms.fair_play.fair_play_room import FairPlayRoom
    from pinochle_qt.ui.rooms.fair_play.fair_play_room import Page as FairPlayPage
    from pinochle_qt.ui.rooms.games.games_room import GamesRoom
    from pinochle_qt.ui.rooms.help.help_room import Chapter, HelpRoom
    from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
    from pinochle_qt.ui.rooms.problem.problem_room import ProblemRoom, SeriesProblem
    from pinochle_qt.ui.rooms.score_sheet.score_sheet_room import ScoreSheetRoom
    from pinochle_qt.ui.table.geometry.frame import Frame
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.ui.window.dialog_opener import DialogOpener
    from pinochle_qt.ui.window.gathering_host import GatheringHost
    from pinochle_qt.ui.window.look_backs import LookBacks


class RoomOpener(QObject):
    """Makes rooms and gives them what they need; none of their code is loaded before one is opened.

    Signals:
        lesson_asked: the name of a lesson to begin, and the step to begin with, from 0 on.
        reviewed: an observation for the strip while a deal is under review, and the names of everybody.
        tv_asked: the table at which people gather is to be shown on a television, on this `QScreen`.
        trouble: a sentence for the user.
    """

    lesson_asked = Signal(str, int)
    reviewed = Signal(object, object)
    tv_asked = Signal(object)
    trouble = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        matches: Matches,
        dialogs: DialogOpener,
        art: DeckArt,
        preferences: Preferences,
        paths: Paths,
        store: RecordStore | None,
        table: QWidget,
        frame: Callable[[], Frame],
        clock: Clock,
        window: QWidget,
    ) -> None:
        """Open rooms over a window; `table` is the widget below them, `art` draws its cards.

        Rooms that ask something use the clock to ignore presses that were meant for an earlier question.
        """
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._matches = matches
        self._dialogs = dialogs
        dialogs.sheet_chosen.connect(self.take_sheet_setup)
        self._art, self._preferences = art, preferences
        self.paths, self._clock = paths, clock
        self._store = RecordStore(paths.games) if store is None else store
        self._library: IndexClient | None = None
        self._opinions: Opinions | None = None
        self._look_backs: LookBacks | None = None
        self._comparer: ExpertComparer | None = None
        self._gathering: Gathering | None = None
        self._gathering_host: GatheringHost | None = None
        makers: dict[str, Callable[[QWidget], Page]] = {
            "games": self._make_games,
            "statistics": self._make_statistics,
            "look back": self._make_look_back,
            "learn": self._make_learn,
            "help": self._make_help,
            "fair play": self._make_fair_play,
            "problem": self._make_problem,
            "score sheet": self._make_score_sheet,
            "play together": self._make_together,
        }
        self.rooms = OpenRoom(window, table, frame, makers)

    @property
    def library(self) -> IndexClient:
        """The index of all games, opened on first use."""
        if self._library is None:
            from pinochle_qt.ui.history.index_client import IndexClient

            self._library = IndexClient(self.paths, self)
            self._library.trouble.connect(self.trouble)
            self._controller.stepped.connect(self._follow)
        return self._library

    def open_games(self) -> None:
        """Show the list of all games."""
        self.rooms.open_made_by(self._make_games).show_list()

    def open_statistics(self) -> None:
        """Show the statistics of the games."""
        self.rooms.open("statistics")

    def open_score_sheet(self) -> None:
        """Keep score for real cards, on the score sheet used last."""
        self.rooms.open("score sheet")

    def open_together(self) -> None:
        """Show the table at which people gather with their phones."""
        settings = self._settings()
        self.gathering.programs = {
            person: seat.skill for person, seat in enumerate(settings.seats) if seat.skill in settings.programs
        }
        self.rooms.open("play together")

    def join_table(self, known: str = "") -> None:
        """Ask for a table whose address, link or code may be known, and join it at once if that is enough.

        Without any, show the table at which this window is, if there is one.
        """
        from pinochle_qt.words.far import FarWord

        room = self.rooms.open_made_by(self._make_together)
        if known and self.others_at_table:
            self.trouble.emit(FarWord.AT_TABLE())
        elif known or self.gathering.can_ask:
            self.gathering.ask_for_table()
            if known:
                room.join_page.fill_in(known)

    @property
    def others_at_table(self) -> int:
        """How many other people sit at the table that this window has opened."""
        is_host = self._gathering is not None and self._matches.together.host is not None
        return self.gathering.others_here if is_host else 0

    def ask_to_close_table(self, close: Callable[[], object], adjourn: Callable[[], object] | None = None) -> None:
        """Ask whether to close the table although others are there, and call `close` or `adjourn` if so."""
        host = self._matches.together.host
        is_kept = not self.gathering.is_at_server and (host is None or host.journal is not None)
        adjourns = adjourn if self.gathering.can_adjourn else None
        self._dialogs.ask_to_close_table(self.gathering.others_here, is_kept, close, adjourns)

    def open_sheet(self, path: Path) -> None:
        """Keep score on a saved score sheet."""
        self.rooms.open_made_by(self._make_score_sheet).open_sheet(path)

    def take_sheet_setup(self, settings: Settings, is_new: bool) -> None:
        """Keep score for the people in these settings, who play with real cards by their rules."""
        people = settings.seats[: settings.people_count()]
        room = self.rooms.open_made_by(self._make_score_sheet)
        room.take_setup(settings.preset, settings.rules(), people, is_new=is_new)

    def open_lessons(self) -> None:
        """Show the lessons."""
        room = self.rooms.open_made_by(self._make_learn)
        room.show_page(room.lessons)

    def open_drills(self) -> None:
        """Show the drills."""
        room = self.rooms.open_made_by(self._make_learn)
        room.show_page(room.drills)

    def open_hand(self) -> None:
        """Show the page on which a hand is set up."""
        room = self.rooms.open_made_by(self._make_learn)
        room.show_page(room.hand)

    def open_help(self, chapter: Chapter, heading: str = "") -> None:
        """Show a chapter of Help, optionally scrolled to a heading."""
        self.rooms.open_made_by(self._make_help).show_chapter(chapter, heading)

    def open_fair_play(self, page: FairPlayPage) -> None:
        """Show a page about fair play, such as how the deal under review, or the one on the table, was shuffled."""
        from pinochle_qt.ui.rooms.look_back.look_back import LookBack

        open_room = self.rooms.room
        shown_game = (open_room.shown_game, open_room.review.number) if isinstance(open_room, LookBack) else None
        room = self.rooms.open_made_by(self._make_fair_play)
        if shown_game is not None:
            room.show_game(*shown_game)
        room.show_page(page)

    def open_problems(self) -> None:
        """Show all problems."""
        room = self.rooms.open_made_by(self._make_learn)
        room.show_page(room.problems)

    def open_own_mistakes(self) -> None:
        """Present problems from the user's own mistakes, or say that there are none."""
        self.open_problems()
        self.rooms.open_made_by(self._make_learn).problems.ask_own()

    def open_problem_of_day(self) -> None:
        """Present today's problem."""
        from pinochle_qt.ui.rooms.problem.series import from_day

        self.ask(from_day(datetime.now().astimezone().date(), self.paths.practiced))

    def ask(self, entries: Sequence[SeriesProblem], number: int = 0) -> None:
        """Present problems, beginning with the one of this number."""
        self.rooms.open_made_by(self._make_problem).take(entries, number)

    @cached_property
    def _attendance(self) -> Attendance:
        """The matches at tables with others."""
        from pinochle_qt.server.manners.attendance import Attendance

        return Attendance(self.paths.attendance)

    @property
    def gathering(self) -> Gathering:
        """The table at which people gather, or might, made on first use."""
        if self._gathering is None:
            from pinochle_qt.protocol.options import options_from
            from pinochle_qt.server.visit import VisitFile
            from pinochle_qt.ui.rooms.play_together.gathering import Gathering
            from pinochle_qt.ui.window.gathering_host import GatheringHost

            settings = self._settings()
            game = settings.preset, settings.rules(), settings.people_count()
            gathering = self._gathering = Gathering(
                *game, options_from(settings.table_options), settings.seats[0].name, self
            )
            face = settings.faces.get(settings.seats[0].name)
            gathering.own_face = face.name if face is not None and face.kind == "person" else ""
            gathering.options_kept.connect(lambda options: self._preferences.keep(table_options=to_builtins(options)))
            gathering.trouble.connect(self.trouble)
            visits = VisitFile(self.paths.visit)
            host = GatheringHost(gathering, self._matches.together, settings.seats, visits, self._attendance)
            self._gathering_host = host
            host.dealt.connect(self._show_deal)
            host.closing_asked.connect(lambda: self.ask_to_close_table(host.close, host.adjourn))
            host.joined.connect(lambda address: self._preferences.keep(table_address=address))
            gathering.last_address = settings.table_address
            gathering.server = settings.table_server
            gathering.server_chosen.connect(lambda address: self._preferences.keep(table_server=address))
            self._dialogs.table_game_chosen.connect(self._choose_table_game)
        return self._gathering

    @property
    def opinions(self) -> Opinions:
        """Expert's opinions on finished deals; the process behind them starts with the first question."""
        if self._opinions is None:
            from pinochle_qt.library.expert_worker import ExpertWorkerClient
            from pinochle_qt.ui.history.opinions import Opinions

            opinions = Opinions(ExpertWorkerClient(self.paths.opinions), self)
            self.use_opinions(opinions)
            return opinions
        return self._opinions

    def compare(self) -> None:
        """From now on, have Expert play every deal that is finished, whenever the computer has nothing better to do."""
        if self._comparer is None:
            from pinochle_qt.ui.game.expert_comparer import ExpertComparer

            self._comparer = ExpertComparer(self._controller, self.library, lambda: self.opinions, self)

    def use_opinions(self, opinions: Opinions) -> None:
        """Use these opinions in place of those that would be made."""
        self._opinions = opinions
        opinions.played.connect(self.look_backs.tell_compared)

    @property
    def look_backs(self) -> LookBacks:
        """The object that looks back at deals, made on first use."""
        if self._look_backs is None:
            from pinochle_qt.ui.window.look_backs import LookBacks

            collaborators = (self._controller, self._matches, self.rooms, self.library)
            self._look_backs = LookBacks(*collaborators, lambda: self.opinions, self.paths, self)
            self._look_backs.trouble.connect(self.trouble)
        return self._look_backs

    @property
    def can_look_back(self) -> bool:
        """Whether a deal of the game on the table can be looked back at, here or in the copy of somebody else's."""
        return self._controller.can_review or self._matches.copied is not None

    def look_back_here(self) -> None:
        """Look back at the last deal of the game on the table."""
        self.look_backs.show_last()

    def look_back_at(self, path: Path, deal: int = 0) -> None:
        """Look back at a deal of a saved game; 0 is the last finished one."""
        self.look_backs.show(path, deal)

    def close(self) -> None:
        """Close the open room, the opinions and the index."""
        self.rooms.close()
        if self._opinions is not None:
            self._opinions.close()
        if self._library is not None:
            self._library.close()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _settings(self) -> Settings:
        return self._preferences.settings

    def _follow(self) -> None:
        session = self._controller.current_session
        if session is not None and session.path is not None:
            self.library.follow(session.path)

    def _name_on_table(self) -> str:
        """Return the name of this window's game in the games folder; empty if the game is elsewhere."""
        session = self._matches.kept
        return "" if session is None else self.library.name_of(session.path)

    def _make_games(self, parent: QWidget) -> GamesRoom:
        from pinochle_qt.ui.rooms.games.games_room import GamesRoom

        room = GamesRoom(parent, self.library, self._store, self._name_on_table, self._rename)
        room.continue_asked.connect(self._resume)
        room.export_asked.connect(self._dialogs.export_game)
        room.look_back_asked.connect(self.look_back_at)
        room.again_asked.connect(self._play_again)
        room.new_game_asked.connect(self._dialogs.open_new_game)
        room.trouble.connect(self.trouble)
        return room

    def _make_statistics(self, parent: QWidget) -> Page:
        from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom

        room = StatisticsRoom(
            parent, self.library, self.opinions, self.paths, self._art, self._settings, self._attendance
        )
        room.games_chosen.connect(self._show_only)
        room.deal_chosen.connect(lambda name, deal: self.look_back_at(self.paths.games / name, deal))
        room.chance_asked.connect(partial(self.open_fair_play, "dealt"))
        room.counts_reset.connect(lambda since: self._preferences.keep(counted_from=since))
        return room

    def _make_learn(self, parent: QWidget) -> LearnRoom:
        from pinochle_qt.teaching.typed_deals.hand_setup import last_hand
        from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom

        def last() -> HandSetup | None:
            session = self._controller.current_session
            return None if session is None else last_hand(session.recorded)

        room = LearnRoom(parent, self._art, self.paths, self.library, self.opinions, self._settings, last)
        room.lesson_asked.connect(self._teach)
        room.hand.play_asked.connect(self._play_deal)
        room.problems.asked.connect(self.ask)
        return room

    def _make_help(self, parent: QWidget) -> HelpRoom:
        from pinochle_qt.ui.rooms.help.help_room import HelpRoom

        def people() -> Sequence[SeatSetup]:
            return self._controller.table.people if self._controller.has_table else ()

        def rules() -> Rules | None:
            return self._controller.table.rules if self._controller.has_table else None

        room = HelpRoom(parent, self.paths, people, rules)
        room.rules_asked.connect(self._dialogs.open_rules)
        room.pdf_asked.connect(self._dialogs.save_pdf)
        return room

    def _make_fair_play(self, parent: QWidget) -> FairPlayRoom:
        from pinochle_qt.ui.far.far_table import FarTable
        from pinochle_qt.ui.rooms.fair_play.fair_play_room import FairPlayRoom
        from pinochle_qt.ui.rooms.fair_play.report import FoundDeal

        def on_table() -> RecordedGame | None:
            session = self._controller.current_session
            return None if session is None else session.recorded

        def found() -> list[FoundDeal] | None:
            table = self._controller.table if self._controller.has_table else None
            if not isinstance(table, FarTable):
                return None
            return [FoundDeal(table.told_of(each), each.is_good, each.is_fault) for each in table.verdicts.values()]

        room = FairPlayRoom(parent, on_table, self.library, self._settings, found)
        room.format_asked.connect(partial(self.open_help, "record"))
        room.players_asked.connect(partial(self.open_help, "players"))
        return room

    def _make_score_sheet(self, parent: QWidget) -> ScoreSheetRoom:
        from pinochle_qt.ui.rooms.score_sheet.score_sheet_room import ScoreSheetRoom

        room = ScoreSheetRoom(parent, self.paths.games)
        room.setup_asked.connect(self._dialogs.open_sheet_setup)
        room.export_asked.connect(self._dialogs.export_game)
        room.kept.connect(self.library.follow)
        room.trouble.connect(self.trouble)
        return room

    def _make_together(self, parent: QWidget) -> PlayTogetherRoom:
        from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom

        room = PlayTogetherRoom(parent, self.gathering)
        room.rules_asked.connect(self._ask_for_table_game)
        room.tv_asked.connect(self.tv_asked)
        room.help_asked.connect(partial(self.open_help, "together"))
        return room

    def _ask_for_table_game(self) -> None:
        gathering = self.gathering
        self._dialogs.open_table_setup(gathering.preset, gathering.rules, gathering.count)

    def _choose_table_game(self, settings: Settings) -> None:
        self.gathering.choose_game(settings.preset, settings.rules(), settings.people_count())

    def _open_table_again(self, path: Path) -> None:
        """Gather everybody again at the table of a game that people played together."""
        self.open_together()
        if self._gathering_host is not None:
            self._gathering_host.open_again(path)

    def _show_deal(self) -> None:
        """Go from the page of the gathering to the table, where the cards are."""
        if self.rooms.name == "play together":
            self.rooms.close()

    def _make_problem(self, parent: QWidget) -> ProblemRoom:
        from pinochle_qt.ui.rooms.problem.problem_room import ProblemRoom

        room = ProblemRoom(parent, lambda: self._art.look, self._clock)
        room.shown.connect(self.reviewed)
        room.list_asked.connect(self.open_problems)
        return room

    def _teach(self, name: str, step: int) -> None:
        self.rooms.close()
        self.lesson_asked.emit(name, step)

    def _play_deal(self, code: DealCode) -> None:
        """Begin a match with a deal, for the people in the settings."""
        self.rooms.close()
        settings = self._settings().playing(code.preset, code.rules)
        self._matches.begin_deal(settings, code)

    def _show_only(self, files: Collection[str]) -> None:
        """Show only these games in the Games room."""
        self.rooms.open_made_by(self._make_games).show_only(files)

    def _make_look_back(self, parent: QWidget) -> Page:
        from pinochle_qt.ui.rooms.look_back.look_back import LookBack

        room = LookBack(parent, self.opinions, lambda: self._art.look, lambda: self._settings().odds)
        room.odds_toggled.connect(self._preferences.toggle_odds)
        room.proof_asked.connect(partial(self.open_fair_play, "shuffle"))
        room.shown.connect(self.reviewed)
        room.play_on_asked.connect(self._practice)
        room.deal_shown.connect(self.look_backs.compare)
        return room

    def _practice(self, game: RecordedGame, steps: int) -> None:
        """Begin practice from a position in a game, given as the number of steps before it."""
        before = game.steps[:steps]
        match = before[-1].step.after if before else game.match
        shortened = RecordedGame(game.header, game.header_line, game.game, match, before)
        self.rooms.close()
        self._matches.practice(Session(shortened).practice())

    def _play_again(self, path: Path) -> None:
        """Begin a match with the cards of a saved game."""
        from pinochle_qt.session.same_cards import same_cards

        found = self._matches.read(path, lambda watch: (same_cards(Session.resume(path, watch=watch), self._store), ""))
        if found is not None:
            self.rooms.close()
            self._matches.open(*found)

    def _rename(self, title: str) -> None:
        if self._matches.kept is not None:
            self._matches.kept.rename(title)

    def _resume(self, path: Path) -> None:
        """Resume a game or a score sheet; if the game is on the table or waiting, just show it again."""
        from pinochle_qt.scorekeeping.files import is_sheet
        from pinochle_qt.server.table_file import path_beside

        if is_sheet(path):
            self.open_sheet(path)
            return
        self.rooms.close()
        if path_beside(path).exists() and not self._matches.keeps_seat():
            self._open_table_again(path)
        elif path.name != self._name_on_table():
            self._matches.resume(path)
        else:
            self._matches.leave_practice()
