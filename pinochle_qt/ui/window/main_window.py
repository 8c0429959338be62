"""The main window: menus, strip, table, and the settings for all games."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from pinochle_qt.session.faces import faces_of
from pinochle_qt.ui.controls.keyboard.held_keys import HeldKeys
from pinochle_qt.ui.controls.screen_space import ScreenSpace
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.cards.face_store import deck_look
from pinochle_qt.ui.game.forced_play import ForcedPlay
from pinochle_qt.ui.game.matches import Matches
from pinochle_qt.ui.game.preferences import Preferences
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.ui.panels.show.strip import Strip
from pinochle_qt.ui.presenter.game_presenter import GamePresenter
from pinochle_qt.ui.presenter.panel_host import PanelHost
from pinochle_qt.ui.presenter.panel_places import PanelPlaces
from pinochle_qt.ui.presenter.panel_set import PanelSet
from pinochle_qt.ui.table.geometry.frame import FULL_SIZE, LEAST_UI, Frame
from pinochle_qt.ui.table.input.view import TableView
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.ui.window.appearance import Appearance, chosen_looks
from pinochle_qt.ui.window.dialog_opener import DialogOpener
from pinochle_qt.ui.window.home import Home
from pinochle_qt.ui.window.menus import Menus
from pinochle_qt.ui.window.opening import Opening
from pinochle_qt.ui.window.room_opener import RoomOpener
from pinochle_qt.variants.points_words import count_down, leave_off_last_zero
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.printing import print_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QScreen

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.phrases import Phrase
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.session import Session
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.learning.lessons import Lessons
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.ui.window.gathering_on_tv import GatheringOnTv
    from pinochle_qt.ui.window.tv_table import TvTable

_WRITTEN: Final = ("language", "cards", "indices", "leaves_off_zero", "counts_down")
"""The settings upon whose change all texts are written anew."""
SMALLEST: Final = QSize(*FULL_SIZE)
"""The smallest window on screens that have space for it."""
LEAST: Final = QSize(round(FULL_SIZE[0] * LEAST_UI), round(FULL_SIZE[1] * LEAST_UI))
"""The smallest window of all, in which text has the smallest scale."""
FIRST_SIZE = (1280, 800)


class MainWindow(QMainWindow):
    """The only window of the program; it owns the table and everything that floats over it.

    Signals:
        home_resized: strip, table and panels have been laid out for a new size.
        first_shown: the first frame with the table has been painted.
        closed: the window has been closed, and the program with it.
        lesson_finished: a lesson has been taken to its end.
    """

    home_resized = Signal()
    first_shown = Signal()
    closed = Signal()
    lesson_finished = Signal()

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        paths: Paths,
        store: RecordStore | None,
        clock: Clock = monotonic,
    ) -> None:
        super().__init__()
        self.controller = controller
        self._paths = paths
        self._clock = clock
        self.preferences = Preferences(settings, paths.settings, self)
        self._written = self._write_texts(settings)
        """Language and scale of everything that is written."""
        self._is_seen = self._closes_table = False
        self._screen_space = ScreenSpace(self, SMALLEST, LEAST)
        self._place_again = make_timer(self, self._place)  # the menu bar gets its new height late
        self.setMinimumSize(SMALLEST)
        self.resize(*FIRST_SIZE)
        self._appearance = Appearance(lambda: self.settings)
        self.home = Home(self)
        self.setCentralWidget(self.home)
        self.strip = Strip(self.home)
        self.view = TableView(self.home, clock)
        self.home.setFocusProxy(self.view)  # when a panel closes, its focus goes to the cards
        choice, event_player, art = self.view.choice, self.view.event_player, self.view.art
        places = PanelPlaces(event_player, self.view.occupied, controller, self.home)
        self.panels = PanelSet(
            places, choice, event_player, art, lambda: self.view.layout_now, self._trigger_of, self.home, clock
        )
        self.panel_host = PanelHost(self.panels, places, choice, event_player, controller, self.home)
        self.notice = Notice(self.home)
        self.dialogs = DialogOpener(art, controller, self.preferences, paths, store, clock, self)
        self.forced = ForcedPlay(self._can_see_table, self)
        self.presenter = GamePresenter(
            controller, self.view, self.panels, self.panel_host, self.strip, self.notice, self.forced, self
        )
        self.matches = Matches(controller, self.preferences, store, self.menuBar())
        openers = controller, self.matches, self.dialogs, art, self.preferences, paths, store
        self.room_opener = RoomOpener(*openers, self.home, self.frame, clock, self)
        self.rooms = self.room_opener.rooms
        self.opening = Opening(self, self.presenter, self.dialogs, self.rooms, paths, self.preferences, self.matches)
        self._appearance.care_for(self.panels, self.rooms, self.forced)
        self.home.resized.connect(self._place)
        self.home.key_unused.connect(self._on_key)
        self.lessons: Lessons | None = None
        self._tv: TvTable | None = None
        self._on_tv: GatheringOnTv | None = None
        self.menus = Menus(self.menuBar(), self)
        self.strip.take_tools(self.menus.tools())
        self._connect()
        self.preferences.changed.emit(settings)

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.preferences.settings

    def fit_to_screen(self) -> None:
        """Give the window the size and place that it was left in, else its first size; neither leaves the screen."""
        self._screen_space.limit()
        geometry = self.settings.window_geometry
        if not geometry:
            self._screen_space.shrink()
        elif self.restoreGeometry(QByteArray.fromBase64(geometry.encode())):
            self._screen_space.limit()  # it may be on another screen now

    # ---- games ---------------------------------------------------------------------------------------------------

    def _make_ready(self, table: AnyTable) -> None:
        """Clear the table for another game, and remember which game it is."""
        if self.controller.has_table and self.controller.table.session is not table.session:
            self.notice.drop()  # what it says is about the game that goes
        self.panel_host.hide_result()
        self.panel_host.uncover()
        self.view.set_frame(self.frame())  # the menu bar may have its new height only now: the game is laid out once
        self._show_names(table)
        if table.session is not None:
            self._remember(table.session)

    def _remember(self, session: Session) -> None:
        """Save which game the next start should resume, if it has a file."""
        path = session.path
        if path is not None and str(path) != self.settings.last_journal:
            self.preferences.keep(last_journal=str(path))

    def _remember_file(self) -> None:
        self._remember(self.controller.session)

    def _show_names(self, table: AnyTable) -> None:
        """Show the names of the players, in the current language."""
        people = text.shown_names(table.people)
        self.setWindowTitle(Word.WINDOW_TITLE())
        self.panels.people = people
        chosen = {**self.settings.faces, **table.faces}
        faces = faces_of(table.people, chosen, people, self._paths.portraits)
        self.view.set_people(people, faces, table.notes, table.clock, can_play_again=table.can_play_again)
        self.view.event_player.meld_pauses.is_watched = table.session is None and not table.own_people

    def _show_people(self) -> None:
        """Show who is at the table now, while a match goes on."""
        self._show_names(self.controller.table)
        self.view.show_people()
        self.presenter.show_state(None)

    # ---- lessons -------------------------------------------------------------------------------------------------

    def _teach(self, name: str, step: int) -> None:
        """Begin a lesson at the table; the game waits, unless it is one with others, who would wait, too."""
        if self.matches.keeps_seat():
            return
        if self.lessons is None:
            from pinochle_qt.ui.learning.lessons import Lessons  # not needed at startup

            self.lessons = Lessons(
                self.controller,
                self.matches,
                self.view,
                self.panel_host,
                self.presenter,
                self.strip,
                self._paths,
                lambda: self.room_opener.opinions,
                lambda: self._appearance.tempo,
                self._clock,
                self.home,
            )
            self.lessons.finished.connect(self.lesson_finished)
            self.lessons.left.connect(self.room_opener.open_lessons)
            self.lessons.trouble.connect(self._show_message)
        self.lessons.begin(name, step)

    # ---- settings ------------------------------------------------------------------------------------------------

    def _follow_look(self, settings: Settings) -> None:
        """Change language, colors and pace, before anything else follows the settings."""
        application = QApplication.instance()
        if settings.language != self._written["language"] and application is not None:
            speak(application, settings.language)
        self._write_texts(settings)
        self._appearance.put_on(self.frame().ui if self._is_laid_out else style.scale())
        self._pace()

    def _follow_settings(self, settings: Settings) -> None:
        """Lay everything out again, after everything else has followed the settings."""
        deck, felt = chosen_looks(settings, self._paths.looks)
        self.view.set_theme(style.theme(), deck_look(settings, deck), felt)
        self._place()
        written = self._write_texts(settings)
        if written != self._written:
            changed = next(name for name, value in written.items() if value != self._written[name])
            self._written = written
            self._write_again()
            self.dialogs.open_preferences(at=changed)

    def _write_texts(self, settings: Settings) -> dict[str, object]:
        """Write points and cards as the settings say, and return all settings that change texts by name."""
        leave_off_last_zero(wanted=settings.leaves_off_zero)
        count_down(wanted=settings.counts_down)
        print_cards(settings.cards, settings.indices)
        return {name: getattr(settings, name) for name in _WRITTEN}

    def _pace(self) -> None:
        self.view.set_tempo(self._appearance.pace(is_seen=self._is_seen))

    def _on_painted(self) -> None:
        """Continue with what waits for the first frame."""
        if not self._is_seen:
            self._is_seen = True
            HeldKeys(self)
            from PySide6.QtGui import QKeySequence, QShortcut

            # not a key of the panels: whichever of them has the focus, Escape closes what was opened last
            QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.escape).setAutoRepeat(False)
            self._screen_space.follow()
            self.menus.fill()
            self._update_menus()
            self.opening.take_drops()
            self._pace()
            self.first_shown.emit()

    def _follow_desktop(self) -> None:
        """Follow the desktop's change to light or dark."""
        if self.settings.theme == "system":
            self.preferences.changed.emit(self.settings)

    def _write_again(self) -> None:
        """Write everything again: in another language, or points on another scale."""
        self.menus.retranslate()
        self.strip.retranslate()
        self.view.event_player.finish()
        panel_state = self.panel_host.rebuild()
        self.matches.rebuild()
        self.notice.drop()
        controller, observation = self.controller, self.controller.observation
        self._show_names(controller.table)
        self.presenter.retell(untold=self.view.event_player.waiting)
        self.panel_host.ask(controller.prompt, observation, panel_state.pending_choice)
        controller.tell_odds()  # the panel for them is a new one now
        self.view.retranslate()
        if controller.called is not None:
            self.panel_host.call_person(controller.called, at_once=True)
        else:
            self.presenter.show_result(observation)
        self.panel_host.open_again(panel_state, observation)
        if self.lessons is not None:
            self.lessons.retranslate()
        self.presenter.show_state(None)
        self.rooms.rebuild()  # last, as a page with a deal takes over the strip, even while the curtain hangs

    # ---- what is done where ------------------------------------------------------------------------------------

    def _connect(self) -> None:
        dialogs, panels, presenter, matches = self.dialogs, self.panels, self.presenter, self.matches
        matches.coming.connect(self._make_ready)
        matches.trouble.connect(self._show_message)
        matches.copied_more.connect(self._update_menus)
        matches.paused.connect(self._tell_pause)
        for follow in (
            self._follow_look,
            self.view.follow_settings,
            self.panels.follow_settings,
            self.controller.follow_settings,
            self.forced.follow_settings,
            self._follow_settings,
            self._update_menus,
        ):
            self.preferences.changed.connect(follow)
        self.preferences.trouble.connect(presenter.say)
        dialogs.game_chosen.connect(matches.begin_with)
        dialogs.deal_chosen.connect(matches.begin_deal)
        dialogs.resume_asked.connect(matches.resume)
        dialogs.match_left.connect(matches.leave)
        dialogs.trouble.connect(self._show_message)
        self.opening.sheet_asked.connect(self.room_opener.open_sheet)
        self.opening.table_asked.connect(self.room_opener.join_table)
        panels.odds_toggled.connect(self.preferences.toggle_odds)
        panels.rematch_requested.connect(matches.rematch)
        panels.practice_left.connect(matches.leave_practice)
        panels.picture_requested.connect(dialogs.save_picture)
        panels.save_sheet_requested.connect(dialogs.save_sheet)
        panels.copy_sheet_requested.connect(dialogs.copy_sheet)
        presenter.rebuilt.connect(self._place)
        presenter.state_shown.connect(self._update_menus)
        self.room_opener.trouble.connect(self._show_message)
        self.room_opener.reviewed.connect(self._show_page_on_strip)
        self.room_opener.lesson_asked.connect(self._teach)
        self.room_opener.tv_asked.connect(self._show_gathering_on_tv)
        self.controller.file_found.connect(self._remember_file)
        self.controller.people_changed.connect(self._show_people)
        self.rooms.opened.connect(self._leave_table)
        self.rooms.closed.connect(self._return_to_table)
        self.view.event_player.hand_arranged.connect(self._update_menus)
        # queued, so that what was painted is shown first
        self.view.felt_painted.connect(self._on_painted, Qt.ConnectionType.QueuedConnection)
        # queued, so that Qt updates all palettes first
        scheme_changed = QGuiApplication.styleHints().colorSchemeChanged
        scheme_changed.connect(self._follow_desktop, Qt.ConnectionType.QueuedConnection)

    def _show_message(self, sentence: str) -> None:
        """Show a message where it is visible: over the open room, or else over the table."""
        if not self.rooms.say(sentence):
            self.presenter.say(sentence)

    def _tell_pause(self, sentence: str) -> None:
        """Say that whoever manages the table has paused the game; a television has a sign for that."""
        if not self._is_on_tv:
            self._show_message(sentence)

    def explain_situation(self) -> None:
        """Explain the open page, or else what is happening at the table."""
        if self.rooms.name:
            from pinochle_qt.ui.presenter.situation import explain_page  # not needed at startup

            self._show_message(explain_page(self.rooms.name))
            self.view.announce(explain_page(self.rooms.name))
        else:
            self.presenter.tell_situation(self.menus.keys_now)

    def _trigger_of(self, label: Phrase) -> Callable[[], None]:
        return self.menus.action(label).trigger

    def _update_menus(self) -> None:
        self.menus.show_state(is_away=bool(self.rooms.name))

    def _leave_table(self) -> None:
        """Pause the game, and finish all movements."""
        self.controller.set_paused(True)
        self.view.event_player.finish()
        if self.rooms.name:  # what another room showed on the strip is out of date
            self._show_table_on_strip()
        self.menus.show_state(is_away=True)

    def _return_to_table(self) -> None:
        """Resume the game where it was left."""
        self._show_table_on_strip()
        self.panels.put_away.emit()
        self.controller.set_paused(False)

    def _show_page_on_strip(self, observation: Observation, people: Sequence[str]) -> None:
        """Show the deal of a page on the strip, even while the curtain hangs, as none of that is from the table."""
        self.strip.show_state(observation, people)
        self.strip.raise_()

    def _show_table_on_strip(self) -> None:
        """Show the game on the strip again, below the curtain if that hangs."""
        self.strip.lower()
        self.presenter.show_state(None)

    def escape(self) -> None:
        """Leave or take back the first of: television, room, message, dragged card, what was opened, choice, lesson."""
        if self._tv is not None and self._tv.leave():
            return
        if self.controller.awaits_person and not self.rooms.name:
            return
        self.view.reason.hide()
        is_done = self.rooms.escape() or self.notice.dismiss() or self.view.let_go() or self.panel_host.escape()
        if not is_done and self.lessons is not None:
            self.lessons.leave()

    def _on_key(self, event: QKeyEvent) -> None:
        if self._is_on_tv:
            self.tv.take_key(event)
        elif self._can_see_table():
            self.panel_host.take_key(event)

    def _can_see_table(self) -> bool:
        """Return whether nothing to be read covers the table, and the player is not holding a card."""
        return not (self.rooms.name or self.panel_host.is_covered or self.dialogs.is_open or self.view.holds_card)

    @property
    def tv(self) -> TvTable:
        """The form of this window for a television, in which the table is for everybody in the room."""
        if self._tv is None:
            from pinochle_qt.ui.window.tv_table import TvTable  # few tables are shown on one

            shown = self.home, self.strip, self.controller, self.view, self.presenter, self.panel_host
            self._tv = TvTable(self, *shown)
            self._tv.form_changed.connect(self.home.resized)
        return self._tv

    @property
    def _is_on_tv(self) -> bool:
        return self._tv is not None and self._tv.is_on

    def show_on_tv(self, on: bool) -> bool:
        """Show the table on the whole screen for everybody in the room, or the ordinary window again.

        Return whether that was possible: nobody may play at this window.
        """
        return self.tv.show() if on else self.tv.leave()

    def _show_gathering_on_tv(self, screen: QScreen) -> None:
        if self._on_tv is None:
            from pinochle_qt.ui.window.gathering_on_tv import GatheringOnTv

            self._on_tv = GatheringOnTv(self.room_opener.gathering, self.tv)
        self.rooms.close()
        self._on_tv.show(screen)

    def toggle_full_screen(self) -> None:
        """Switch between full screen and a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ---- size and end --------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Ask the desktop about reduced motion when the window becomes active, in case it was changed meanwhile."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._pace()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the size and position of the window; the game is in its journal already.

        While others sit at the table that this window has opened, the user is asked first.
        """
        if self.room_opener.others_at_table and not self._closes_table:
            event.ignore()
            self.room_opener.ask_to_close_table(self._close_table_too)
            return
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.preferences.keep(window_geometry=geometry)
        super().closeEvent(event)
        self.closed.emit()

    def _close_table_too(self) -> None:
        self._closes_table = True
        self.close()

    @property
    def _is_laid_out(self) -> bool:
        """Whether the window has been shown, so that the scale follows from its size."""
        return self.home.width() >= LEAST.width()

    def frame(self) -> Frame:
        """Return the frame of the table: the window without what is docked beside it."""
        # not menu bar and home added up: while the menu bar grows with its text, the two change one after the other
        settings = self.settings
        if self._is_on_tv:
            left, people = self.view.art.look.left_handed, not settings.plain_seats
            return Frame(self.home.width(), self.height(), 0, left, has_people=people, is_tv=True)
        frame = Frame(
            self.home.width(),
            self.height(),
            self.menuBar().height(),
            fans_left=self.view.art.look.left_handed,
            has_odds=settings.odds,
            has_people=not settings.plain_seats,
            has_large_text=settings.large_text,
        )
        # in a small window, the coach of a lesson needs the space of the people
        return replace(frame, has_people=False) if frame.small and self.controller.guide is not None else frame

    def _place(self) -> None:
        home = self.home
        if not self._is_laid_out:
            return
        frame = self.frame()
        if frame.ui != style.scale():  # text, strip and panels grow and shrink with the window in steps
            self._appearance.put_on(frame.ui)
            self._place_again.start()
        self.strip.setGeometry(0, 0, home.width(), frame.strip_height)
        self.view.setGeometry(0, frame.strip_height, home.width(), home.height() - frame.strip_height)
        self.view.set_frame(frame)
        self.panel_host.place()
        if self._tv is not None:
            self._tv.place(frame)
        if self.lessons is not None:
            self.lessons.place()
        self.rooms.place()
        self.presenter.place_notice()
        self.home_resized.emit()
