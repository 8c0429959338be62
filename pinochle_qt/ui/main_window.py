"""The window: menus, strip, table, and what the person has chosen for all games."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from pinochle_qt.engine.events import MeldsShown, MeldsTakenUp
from pinochle_qt.engine.problems import problems
from pinochle_qt.record.store import StoreError
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings_file import SettingsError, save_changes
from pinochle_qt.session.shuffle import fresh_seed
from pinochle_qt.ui.dialog_opener import DialogOpener
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.card_faces import DeckLook
from pinochle_qt.ui.draw.suits import color_signs
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.forced_play import ForcedPlay
from pinochle_qt.ui.host.panel_host import PanelHost
from pinochle_qt.ui.menus import Deeds, Menus, Possible
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.ui.panels.show.strip import Strip
from pinochle_qt.ui.table.geometry.composition import seat_at
from pinochle_qt.ui.table.geometry.layout import Frame
from pinochle_qt.ui.table.input.view import TableView
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.event_sentences import event_sentence, story
from pinochle_qt.ui.words.language import speak
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QResizeEvent

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.session.viewed import ViewedEvent, ViewedStep
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.panels.press_guard import Clock

SMALLEST = (960, 640)
FIRST_SIZE = (1280, 800)
_SPEEDS = {"instant": Speed.INSTANT, "fast": Speed.FAST, "normal": Speed.NORMAL, "slow": Speed.SLOW}


class _Home(QWidget):
    """Holds strip, table and panels.

    Signals:
        resized: the window has another size, or what is docked beside the table has.
    """

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that there is another size to fill."""
        super().resizeEvent(event)
        self.resized.emit()


class MainWindow(QMainWindow):
    """The one window of the program; it owns the table and everything that floats over it.

    Signals:
        settings_applied: the settings that are in force from now on.
    """

    settings_applied = Signal(object)

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        paths: Paths,
        store: RecordStore | None,
        clock: Clock = monotonic,
    ) -> None:
        super().__init__()
        self._controller = controller
        self._paths = paths
        self._store = store
        self.settings = settings
        self._kept_settings = settings
        self._was_running = False
        self._has_told_of_recall = False
        self._ui = 1.0
        self._tempo = Tempo()
        self.setMinimumSize(*SMALLEST)
        self.resize(*FIRST_SIZE)
        self._home = _Home(self)
        self.setCentralWidget(self._home)
        self.strip = Strip(self._home)
        self.view = TableView(self._home)
        self.panel_host = PanelHost(self.view, controller, self._home, clock, self)
        self.notice = Notice(self._home)
        self.dialogs = DialogOpener(self.view, controller, lambda: self.settings, paths, store, clock, self)
        self.forced = ForcedPlay(self._can_see_table, self)
        self._home.resized.connect(self._place)
        # not a key of the panels: whichever of them has the keys, Escape closes what was opened last
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.panel_host.escape)
        self._escape.setAutoRepeat(False)
        self._menus = Menus(self.menuBar(), self._deeds())
        self._connect()
        self.apply_settings(settings)
        if settings.window_geometry:
            self.restoreGeometry(QByteArray.fromBase64(settings.window_geometry.encode()))

    # ---- games ---------------------------------------------------------------------------------------------------

    def new_match(self) -> None:
        """Begin a match as the settings say, with a fresh seed."""
        settings = self._playable(self.settings)
        rules = settings.rules()
        people = settings.seats[: settings.people_count()]
        seed, dealer = fresh_seed(), settings.chosen_dealer()
        try:
            session = Session.new(rules, settings.preset, people, seed, self._store, dealer)
        except StoreError as error:
            self.say(str(error))
            session = Session.new(rules, settings.preset, people, seed, first_dealer=dealer)
        self.open_session(session)

    def _playable(self, settings: Settings) -> Settings:
        """Return settings whose game can be played: a file from elsewhere may hold rules that no longer can."""
        found = problems(settings.rules())
        if not found:
            return settings
        from pinochle_qt.ui.words.setup_catalog import Setup  # the words of dialogs are not needed to open the table

        self.say(Setup.PLAYED_AS_USUAL(problem=found[0].text))
        return settings.playing(settings.preset, PRESETS[settings.preset])

    def open_session(self, session: Session) -> None:
        """Show a game, new or resumed."""
        old = self._controller.current_session
        if old is not None and old is not session:
            old.close()
        self.panel_host.hide_result()
        self.panel_host.uncover()
        self._introduce(session)
        self._was_running = False
        path = session.path
        if path is not None and str(path) != self.settings.last_journal:
            self._change(replace(self.settings, last_journal=str(path)))
        self._controller.open_session(session)

    def show_anew(self) -> None:
        """Build the table again from the game, whatever state a fault has left it in."""
        session = self._controller.current_session
        if session is not None:
            self.open_session(session)

    def _introduce(self, session: Session) -> None:
        """Tell who is at the table, in the language in force."""
        people = text.shown_people(session)
        self.setWindowTitle(Word.WINDOW_TITLE())
        self.panel_host.set_people(people)
        self.view.set_people(people)

    def say(self, sentence: str) -> None:
        """Tell the person something that is not about the cards; the log keeps it until the game is shown anew."""
        self.panel_host.story.tell(sentence)
        self._note(sentence)

    def _note(self, sentence: str) -> None:
        self.notice.say(sentence)
        self.panel_host.place_notice(self.notice)

    # ---- settings ------------------------------------------------------------------------------------------------

    def apply_settings(self, settings: Settings) -> None:
        """Dress and pace everything as the settings say."""
        self.settings = settings
        self._ui = self._frame().ui
        theme = self._dress()
        self._pace()
        self.view.choice.confirm_plays = settings.confirm_plays
        self.view.event_player.melds_stay = settings.melds_stay
        self._controller.shows_melds_to_all = settings.melds_stay != "no"
        self.forced.is_wanted = settings.play_forced
        self.view.event_player.set_sorting(settings.sorting)
        self.view.set_theme(theme, DeckLook(settings.back, settings.large_index, settings.left_handed))
        self._place()
        self.settings_applied.emit(settings)

    def _pace(self) -> None:
        """Let everything move as fast as the settings say, and only if they or the desktop let it move."""
        chosen = self.settings.reduced_motion
        is_reduced = desktop.wants_less_motion() if chosen is None else chosen
        self._tempo = Tempo(_SPEEDS[self.settings.speed], is_reduced)
        self.view.set_tempo(self._tempo)
        self.panel_host.set_tempo(self._tempo)
        self.forced.tempo = self._tempo

    @Slot()
    def _follow_desktop(self) -> None:
        """Take the theme of a desktop that has turned light or dark."""
        if self.settings.theme == "system":
            self.apply_settings(self.settings)

    def _dress(self) -> Theme:
        """Give everything around the table its colors and its scale; return the theme."""
        settings = self.settings
        name = desktop.theme_name(desktop.color_scheme()) if settings.theme == "system" else settings.theme
        theme = replace(tokens.THEMES[name], is_four_color=settings.four_color)
        color_signs(four_color=settings.four_color)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            style.apply(app, theme, self._ui)
        self.panel_host.apply_theme(theme, self._ui)
        self.strip.apply_theme(theme, self._ui)
        return theme

    def _change(self, settings: Settings) -> None:
        """Take and keep changed settings."""
        self.settings = settings
        try:
            save_changes(self._paths.settings, self._kept_settings, settings)
        except SettingsError as error:
            self.say(str(error))
        else:
            self._kept_settings = settings

    def _begin(self, settings: Settings) -> None:
        self._change(settings)
        self.apply_settings(settings)
        self.new_match()

    def _on_preferences(self, settings: Settings) -> None:
        speaks_anew = settings.language != self.settings.language
        self._change(settings)
        self.apply_settings(settings)
        if speaks_anew:
            self._say_anew()

    def _say_anew(self) -> None:
        """Say everything in the language of the settings, with the preferences open where it was chosen."""
        application = QApplication.instance()
        if application is None:
            raise AssertionError("a window without an application")
        speak(application, self.settings.language)
        self._menus.make_anew()
        self.strip.say_anew()
        self.view.event_player.finish()
        left = self.panel_host.make_anew()
        self.notice.drop()
        controller, observation = self._controller, self._controller.observation
        self._introduce(controller.session)
        self._retell(untold=self.view.event_player.waiting)
        self.panel_host.ask(controller.prompt, observation, left.half_chosen)
        self.view.say_anew()
        if controller.called is not None:
            self.panel_host.call_person(controller.called, at_once=True)
        else:
            self._show_result(observation)
        self.panel_host.open_again(left.opened, observation)
        self._show_state(None)
        self.dialogs.open_preferences(at_language=True)

    # ---- the course of a game ------------------------------------------------------------------------------------

    def _connect(self) -> None:
        controller, view, panel_host = self._controller, self.view, self.panel_host
        controller.reset.connect(self._on_reset)
        controller.stepped.connect(self._on_step)
        controller.prompt_changed.connect(self._on_prompt)
        controller.rejected.connect(view.show_rejection)
        controller.thinking_changed.connect(view.set_thinking)
        controller.handover_needed.connect(self._on_handover)
        controller.advised.connect(self._on_advice)
        controller.trouble.connect(self.say)
        view.choice.action_chosen.connect(controller.submit)
        view.busy_changed.connect(self._on_busy)
        view.event_player.held_changed.connect(controller.set_table_held)
        view.event_shown.connect(self._on_event)
        view.seen_changed.connect(self._on_seen)
        self.dialogs.game_chosen.connect(self._begin)
        self.dialogs.game_resumed.connect(self.open_session)
        self.dialogs.settings_changed.connect(self._on_preferences)
        self.dialogs.trouble.connect(self.say)
        for moved in (panel_host.opened_over, panel_host.put_away):
            moved.connect(partial(panel_host.place_notice, self.notice))
        panel_host.next_deal_requested.connect(self.next_deal)
        panel_host.new_game_requested.connect(self.dialogs.open_new_game)
        panel_host.review_requested.connect(self.dialogs.open_review)
        # queued, since Qt gives everything its new palette first
        scheme_changed = QGuiApplication.styleHints().colorSchemeChanged
        scheme_changed.connect(self._follow_desktop, Qt.ConnectionType.QueuedConnection)
        self.strip.hint_requested.connect(controller.ask_advice)
        self.strip.undo_requested.connect(controller.undo)
        self.forced.decided.connect(controller.submit)
        self.strip.last_trick_requested.connect(self.toggle_last_trick)
        self.strip.scores_requested.connect(self.toggle_scores)
        self.strip.sort_requested.connect(view.event_player.sort_hand)
        view.event_player.hand_arranged.connect(self.strip.offer_sorting)
        view.event_player.hand_arranged.connect(self._menus.offer_sorting)

    def _on_reset(self, observation: Observation) -> None:
        self.panel_host.hide_result()
        # what one person has seen must not stay in the log for the next one at the screen
        last, is_to_come = self._controller.session.last_step, observation != self._controller.observation
        self._retell(untold=len(last.events) if last is not None and is_to_come else 0)
        self.view.reset(observation)
        self._place()
        self._show_state(None)
        self._was_running = observation.running
        self._show_result(observation)

    def _retell(self, *, untold: int) -> None:
        """Let the log tell what has happened, but not so many events that are still to be shown."""
        session, seat = self._controller.session, self._controller.viewer
        person = None if seat is None else session.seated[seat]
        self.panel_host.story.retell(story(session, person, text.shown_people(session), untold=untold))

    def _on_step(self, viewed: ViewedStep) -> None:
        self.panel_host.go_past_result()
        self.view.step(viewed)

    def _on_prompt(self, prompt: Prompt | None) -> None:
        self.view.ask(prompt)
        self.panel_host.ask(prompt, self._controller.observation)
        self.forced.ask(prompt, busy=self.view.event_player.is_busy)
        self._show_state(self._tempo)
        self.panel_host.place_notice(self.notice)

    def _on_seen(self) -> None:
        self._show_state(self._tempo)

    def _on_busy(self, busy: bool) -> None:
        if not busy:
            self._show_result(self._controller.observation)
            self.panel_host.place_notice(self.notice)
        self.forced.set_busy(busy)
        self._controller.set_table_busy(busy)

    def _on_event(self, shown: ViewedEvent) -> None:
        event, after = shown
        sentence = event_sentence(event, after, text.shown_people(self._controller.session))
        if sentence:
            self.panel_host.story.tell(sentence)
            self.view.announce(text.spoken(sentence))
        if isinstance(event, MeldsTakenUp) and not self._has_told_of_recall:
            self._has_told_of_recall = True
            self._note(Word.RECALL_MELDS())

    def _on_advice(self, action: SeatAction, reason: Reason) -> None:
        from pinochle_qt.ui.words.advice import advice, told  # the words of hints are not needed to open the table

        observation = self._controller.observation
        names = text.seat_names(observation.seated, text.shown_people(self._controller.session))
        said, why = advice(action, observation.rules, names), told(reason, observation.rules)
        self.panel_host.suggest(action, reason.suit)
        self.panel_host.advise(said, why)
        self.view.announce(text.spoken(f"{said}. {why}"))

    def _on_handover(self, seat: Seat) -> None:
        self.view.event_player.finish()
        self._show_state(self._tempo)
        self.panel_host.call_person(seat)

    def _can_see_table(self) -> bool:
        """Return whether nothing lies over the table that the person reads, and no card is in their hand."""
        return not (self.panel_host.is_covered or self.dialogs.is_open or self.view.holds_card)

    @property
    def _seen(self) -> Observation:
        """What the person could see so far: less than is known while cards are still on their way."""
        event_player, known = self.view.event_player, self._controller.observation
        return known if event_player.is_all_seen or event_player.seen is None else event_player.seen

    def _show_state(self, tempo: Tempo | None) -> None:
        """Say how the match stands, as far as it has been seen, and let be used what can be used now."""
        observation, seen = self._controller.observation, self._seen
        self.strip.show_state(seen, text.shown_people(self._controller.session), tempo)
        asked = self._controller.prompt is not None
        self.strip.set_possible(hint=asked, undo=self._controller.can_undo, last_trick=bool(observation.tricks))
        self.panel_host.show_last_trick(seen)
        self.panel_host.show_meld_sum(seen)
        self.panel_host.cover_hand_list(covered=self._controller.awaits_person)
        self._escape.setEnabled(not self._controller.awaits_person)
        self._menus.show_state(self._possible())

    def _deeds(self) -> Deeds:
        """Return what each entry of the menus does."""
        controller, dialogs = self._controller, self.dialogs
        return Deeds(
            new_game=dialogs.open_new_game,
            next_deal=self.next_deal,
            preferences=dialogs.open_preferences,
            leave=self.close,
            undo=controller.undo,
            redo=controller.redo,
            hint=controller.ask_advice,
            declare_out=self.panel_host.claim_out,
            sort_hand=self.view.event_player.sort_hand,
            last_trick=self.toggle_last_trick,
            scores=self.toggle_scores,
            melds_again=self.recall_melds,
            log=self.panel_host.toggle_log,
            hand_list=self.toggle_hand_list,
            review=dialogs.open_review,
            full_screen=self.toggle_full_screen,
            rules=dialogs.open_rules,
            about=dialogs.open_about,
        )

    def _possible(self) -> Possible:
        """Return which entries of the menus can be used now."""
        controller = self._controller
        may_look = not controller.awaits_person
        return Possible(
            next_deal=controller.awaits_deal,
            undo=controller.can_undo,
            redo=controller.can_redo,
            hint=controller.prompt is not None,
            declare_out=self.panel_host.can_claim,
            look=may_look,
            scores=may_look and bool(controller.observation.results),
            melds_again=may_look and self.view.event_player.can_recall,
            review=controller.can_review,
        )

    def _show_result(self, observation: Observation) -> None:
        """Show the score of a deal that is over, once everything at the table has been seen."""
        is_over = not observation.running and bool(observation.results)
        if is_over and not self.view.event_player.is_busy and not self.panel_host.shows_result:
            self.panel_host.show_result(observation, self._controller.session.deal_seed(observation.number))

    @Slot()
    def next_deal(self) -> None:
        """Deal, once the score has been read."""
        self.view.event_player.finish()
        self.panel_host.hide_result()
        self._controller.deal_next()

    # ---- what the person wants to see ----------------------------------------------------------------------------

    def toggle_last_trick(self) -> None:
        """Show the last trick large, as far as it has been seen, or put it away."""
        self.panel_host.toggle_last_trick(self._seen)

    def recall_melds(self) -> None:
        """Show the melds of the next seat again, and say them to those who cannot see them."""
        self.view.recall_next()
        recalled, seen = self.view.event_player.pointing.recalled, self._controller.observation
        if recalled is not None:
            seat = seat_at(recalled.place, seen.viewer, seen.players)
            melds = MeldsShown(seat, seen.shown[seat] or ())
            people = text.shown_people(self._controller.session)
            self.view.announce(text.spoken(event_sentence(melds, seen, people)))

    def toggle_scores(self) -> None:
        """Show the score sheet, or put it away."""
        self.panel_host.toggle_scores(self._controller.observation)

    def toggle_hand_list(self) -> None:
        """Show the hand as a list, or put it away."""
        self.panel_host.toggle_hand_list()
        self.panel_host.cover_hand_list(covered=self._controller.awaits_person)

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or become a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ---- size and end --------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Take what the desktop says about motion after the person was elsewhere, perhaps to change it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._pace()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place of the window; the game is in its journal already."""
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._change(replace(self.settings, window_geometry=geometry))
        super().closeEvent(event)

    def _frame(self) -> Frame:
        """Return the frame of the table: the window less what is docked beside it."""
        # not menu and home together: while the menu bar grows with its text, one has its new height before the other
        return Frame(self._home.width(), self.height(), self.menuBar().height(), fans_left=self.settings.left_handed)

    def _place(self) -> None:
        home = self._home
        if home.width() < SMALLEST[0] // 2:
            return  # not shown yet
        frame = self._frame()
        if frame.ui != self._ui:  # text, strip and panels grow and shrink in steps with the window
            self._ui = frame.ui
            self._dress()
            QTimer.singleShot(0, self._place)  # the menu bar takes its new height later
        self.strip.setGeometry(0, 0, home.width(), frame.strip_height)
        self.view.setGeometry(0, frame.strip_height, home.width(), home.height() - frame.strip_height)
        self.view.set_frame(frame)
        self.panel_host.place()
        self.panel_host.place_notice(self.notice)
