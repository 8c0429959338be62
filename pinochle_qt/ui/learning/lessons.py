"""Lessons at the table: the coach explains, the learner acts, and the real game waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from pinochle_qt.engine.actions import Play
from pinochle_qt.phrases import LESSONS, translated
from pinochle_qt.record.save_errors import reason
from pinochle_qt.teaching.lesson import lesson
from pinochle_qt.teaching.lesson_run import LEARNER, MISSES_BEFORE_HELP, LessonRun, Turn
from pinochle_qt.teaching.progress import change_progress
from pinochle_qt.ui.controls.keyboard.keys import ACCEPTING
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.learning.coach_places import CoachPlaces
from pinochle_qt.ui.learning.mistake_watch import MistakeWatch
from pinochle_qt.ui.panels.press_guard import PressGuard
from pinochle_qt.ui.panels.show.coach import ANSWER_KEYS
from pinochle_qt.ui.panels.show.lesson_head import LessonHead
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.variants.points_words import keep_to_rules
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import LessonWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.matches import Matches
    from pinochle_qt.ui.history.opinions import Opinions
    from pinochle_qt.ui.panels.show.strip import Strip
    from pinochle_qt.ui.presenter.game_presenter import GamePresenter
    from pinochle_qt.ui.presenter.panel_host import PanelHost
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.ui.table.input.view import TableView

_BEFORE_DEMO: Final = tokens.Timing(1100)
_AFTER_DEMO: Final = tokens.Timing(1900)
"""How long the learner can look at what is about to be demonstrated, and then at its result."""


class Lessons(QObject):
    """Runs one lesson after another, as the guide of the controller.

    Signals:
        finished: the last step of a lesson has been taken.
        left: a lesson has ended, whether finished or not.
        trouble: a sentence for the user.
    """

    finished = Signal()
    left = Signal()
    trouble = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        matches: Matches,
        view: TableView,
        panel_host: PanelHost,
        presenter: GamePresenter,
        strip: Strip,
        paths: Paths,
        opinions: Callable[[], Opinions],
        tempo: Callable[[], Tempo],
        clock: Clock,
        home: QWidget,
    ) -> None:
        """Teach at a table; `tempo` returns the pace that the user has chosen.

        The coach uses the clock to ignore presses that were meant for the step before.
        """
        super().__init__(home)
        self._controller, self._matches, self._view = controller, matches, view
        self._panel_host, self._presenter, self._strip = panel_host, presenter, strip
        self._paths, self._tempo, self._home = paths, tempo, home
        self._mistakes = MistakeWatch(opinions, self)
        self._mistakes.mistaken.connect(self._on_mistake)
        self._run: LessonRun | None = None
        self._session: Session | None = None
        self._is_demonstrating = False
        """Whether the action is being demonstrated, and the learner only watches."""
        self._is_result_explained = False
        """Whether the result of a deal that was played out has been explained."""
        self.coach = CoachPlaces(view.event_player, view.choice, view.occupied, home)
        self._guard = PressGuard(self.coach.card, clock, keys={*ACCEPTING, *ANSWER_KEYS})
        self.head = LessonHead(strip)
        self.head.hide()
        self._before_demo = make_timer(self, self._do_wanted_action)
        self._after_demo = make_timer(self, self._restart_step)
        card = self.coach.card
        card.back.clicked.connect(self._back)
        card.next.clicked.connect(self._next)
        card.show_me.clicked.connect(self.show_me)
        card.answered.connect(self._answer)
        self.head.left.connect(self.leave)
        matches.coming.connect(self._on_coming)
        controller.stepped.connect(self._on_step)
        controller.objected.connect(self._on_objection)
        controller.rejected.connect(self._on_refusal)
        view.choice.refused.connect(self._on_refusal)
        view.busy_changed.connect(self._on_busy)
        view.event_player.meld_pauses.melds_stay_changed.connect(self._on_melds_stay)
        view.seen_changed.connect(self.coach.place_soon)
        view.mouse.takes_seat = self._take_seat
        presenter.state_shown.connect(self.coach.place_soon)
        self.coach.placed.connect(presenter.place_notice)

    # ---- what the window reports -----------------------------------------------------------------------------------

    @property
    def run(self) -> LessonRun | None:
        """The current lesson, or None."""
        return self._run

    @property
    def can_show(self) -> bool:
        """Whether the right action can be demonstrated now."""
        return self._run is not None and not self._run.is_done and not self._is_demonstrating

    def begin(self, name: str, at: int) -> None:
        """Begin a lesson at a step; the game at the table waits."""
        self._run = LessonRun(lesson(name), at)
        self._controller.guide = self
        self._limit_to_known()
        self._show_table(self._run.begin())
        self._show_step()

    def leave(self) -> None:
        """Go back to the waiting game; the lesson can be resumed at this step later."""
        if self._run is not None:
            self._matches.leave_practice()
            self.left.emit()

    def place(self) -> None:
        """Find another place after the window has changed its size."""
        if not self.coach.card.isHidden():
            self.coach.place()

    def retranslate(self) -> None:
        """Show the step in the current language."""
        self.coach.card.retranslate()
        if self._run is not None:
            self._is_result_explained = False
            self._show_step()

    # ---- guide -------------------------------------------------------------------------------------------------------

    def decides(self, prompt: Prompt) -> bool:
        """Return whether the lesson decides in place of the seat that is asked."""
        run, session = self._current
        return run.turn(session, prompt) is not Turn.OWN or (self._is_demonstrating and prompt.seat != LEARNER)

    def action(self, prompt: Prompt) -> SeatAction | None:
        """Return the action to take for the seat that is asked, or None while the table should wait."""
        run, session = self._current
        action = run.turn(session, prompt)
        return None if isinstance(action, Turn) or self._is_demonstrating else action

    def objection(self, action: Action) -> str | None:
        """Return the objection to an action that is allowed but is not the task, or None."""
        run, session = self._current
        prompt = self._controller.prompt
        if run.step.is_free and prompt is not None:
            # the remark on the previous card is no longer needed
            self.coach.card.remark(translated(LESSONS, run.step.text))
            self._mistakes.consider(session.observe(LEARNER), prompt, action)
        found = run.objection(action)  # type: ignore[arg-type]
        if found is None or self._is_demonstrating:
            return None
        return translated(LESSONS, found) if found else LessonWord.NOT_THIS()

    # ---- steps -----------------------------------------------------------------------------------------------------

    @property
    def _current(self) -> tuple[LessonRun, Session]:
        if self._run is None or self._session is None:
            raise AssertionError("no lesson is played")
        return self._run, self._session

    def _show_table(self, session: Session) -> None:
        """Show a table, if it is not the one shown already."""
        if session is not self._session:
            self._session = session
            self._matches.practice(session, is_told=False)

    def _show_step(self) -> None:
        """Explain the present step."""
        run, _ = self._current
        step, current_lesson = run.step, run.lesson
        self._is_result_explained = False
        self.head.show_step(
            current_lesson.number, translated(LESSONS, current_lesson.head.title), run.at, len(current_lesson.steps)
        )
        self._limit_to_known()
        answers = [translated(LESSONS, each) for each in step.answers]
        card = self.coach.card
        card.show_step(
            translated(LESSONS, step.title),
            translated(LESSONS, step.text),
            _lesson_text(step.task),
            answers,
            can_go_back=run.at > 0,
        )
        self._update_buttons()
        self._guard.begin()
        self.coach.speak_of(step.at, self._tempo(), is_played=bool(step.line) or step.is_free)
        if self._is_for_coach:
            card.setFocus(Qt.FocusReason.OtherFocusReason)
        elif card.hasFocus() or card.has_button_focus:
            self._home.setFocus(Qt.FocusReason.OtherFocusReason)
        self._view.announce(" ".join(card.announcements))
        self._save_progress()

    def _update_buttons(self) -> None:
        run, _ = self._current
        self.coach.card.allow(can_go_on=run.is_done, can_show=self.can_show, is_last=run.is_last)
        self._presenter.show_state(None)

    def _succeed(self, words: str) -> None:
        """Say why the action was right, and let the learner go on."""
        run, _ = self._current
        run.is_done = True
        self._mistakes.forget()
        self.coach.card.say_right(words)
        self._update_buttons()
        self._guard.begin()
        self.coach.card.setFocus(Qt.FocusReason.OtherFocusReason)
        self.coach.place_soon()
        self._view.announce(text.spoken(words))

    def _go_to(self, at: int) -> None:
        run, session = self._current
        self._end_demo()
        self._mistakes.forget()
        self._view.event_player.finish()
        self._view.reason.hide()
        self._show_table(run.go_to(at, session))
        self._show_step()
        self._controller.follow_guide()

    def _back(self) -> None:
        run, _ = self._current
        if run.at:
            self._go_to(run.at - 1)

    def _next(self) -> None:
        run, _ = self._current
        if not run.is_done:
            return
        if run.is_last:
            self._finish()
        else:
            self._go_to(run.at + 1)

    def _finish(self) -> None:
        run, _ = self._current
        name = run.lesson.name
        try:
            change_progress(self._paths.lessons, lambda progress: progress.finished(name))
        except OSError as error:
            self.trouble.emit(LessonWord.NOT_KEPT(reason=reason(error)))
        self._matches.leave_practice()
        self.finished.emit()
        self.left.emit()

    def _save_progress(self) -> None:
        run, _ = self._current
        try:
            change_progress(self._paths.lessons, lambda progress: progress.reached(run.lesson.name, run.at))
        except OSError as error:
            self.trouble.emit(LessonWord.NOT_KEPT(reason=reason(error)))

    def _end(self) -> None:
        """Return the table to normal play."""
        self._end_demo()
        self._mistakes.forget()
        self._run = self._session = None
        self._controller.guide = None
        self._limit_to_known()
        self.coach.hide()

    def _limit_to_known(self) -> None:
        """Limit strip, plates and panels to what lessons have explained so far; in a game, they show everything.

        A lesson names points in its own sentences, so that all others must be written like those.
        """
        keep_to_rules(kept=self._run is not None)
        shown = "all" if self._run is None else self._run.lesson.head.strip
        self._strip.show_lesson(None if self._run is None else self.head, shown)
        self._view.seats.is_plain = self._panel_host.is_plain = shown != "all"

    # ---- what happens at the table -----------------------------------------------------------------------------------

    def _on_coming(self, table: AnyTable) -> None:
        if self._run is not None and table.session is not self._session:
            self._end()

    def _on_step(self) -> None:
        if self._run is None or self._session is None:
            return
        run = self._run
        if self._is_demonstrating:
            self._after_demo.start(self._tempo().ms(_AFTER_DEMO))
        elif not run.is_done and run.has_done(self._session):
            self._succeed(translated(LESSONS, run.step.done))

    @property
    def _is_for_coach(self) -> bool:
        """Whether keys are for the coach, because nothing is left to do at the table in this step."""
        return self._run is not None and (self._run.is_done or bool(self._run.step.answers))

    def _on_melds_stay(self, stay: bool) -> None:
        """Give the keys back to the coach once everybody's melds have been looked at."""
        if not stay and self._is_for_coach:
            self.coach.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_busy(self, busy: bool) -> None:
        self.coach.place_soon()
        if busy or self._run is None or self._session is None or self._is_result_explained:
            return
        result = self._run.result(self._session)
        if result is not None:
            self._is_result_explained = True
            self._succeed(self._result_sentence(result))

    def _result_sentence(self, result: DealResult) -> str:
        """Return a sentence about the result of a deal that was played out."""
        run, session = self._current
        facts = {
            "bid": text.points(result.bid, session.rules) if isinstance(result.bid, int) else "",
            "meld": text.points(result.meld[LEARNER] + result.meld[2], session.rules),
            "tricks": text.points(result.tricks[0], session.rules),
            "score": text.signed(result.score[0], session.rules),
        }
        return translated(LESSONS, run.step.done if result.is_made else run.step.otherwise).format(**facts)

    def _on_objection(self, sentence: str, action: Action) -> None:
        """Say why an action is not wanted now; a card that was moved goes back."""
        view = self._view
        view.event_player.arrange(tokens.GLIDE_HOME)
        held = view.choice.choosable
        token = next((each for each in held if isinstance(action, Play) and each.face == action.card), None)
        view.reason.show(sentence, token)
        self._note_miss()

    def _on_mistake(self, words: str) -> None:
        """Say that a card was costly, and what would have been better, while the deal goes on."""
        if self._run is not None and not self._run.is_done:
            self.coach.card.remark(words)
            self.coach.place_soon()
            self._view.announce(text.spoken(words))

    def _on_refusal(self) -> None:
        if self._run is not None and not self._is_demonstrating:
            self._run.misses += 1
            self._note_miss()

    def _note_miss(self) -> None:
        run, _ = self._current
        if run.misses >= MISSES_BEFORE_HELP and self.can_show and not run.step.is_free:
            self.coach.card.offer_help()

    def _take_seat(self, seat: Seat) -> bool:
        """Answer a question about the people at the table with the one whose plate is pressed."""
        name = self._controller.names[seat]
        if self._run is None or self._run.is_done or name not in self._run.step.answers:
            return False
        self.coach.card.answers[self._run.step.answers.index(name)].click()
        return True

    def _answer(self, at: int) -> None:
        run, _ = self._current
        if run.is_done:
            return
        if at == run.step.right:
            self._succeed(translated(LESSONS, run.step.done))
            return
        run.misses += 1
        hint = translated(LESSONS, run.step.otherwise)
        self.coach.card.rule_out(at, hint)
        self._guard.begin()
        self._view.announce(text.spoken(hint))
        self._note_miss()

    # ---- showing what to do ------------------------------------------------------------------------------------------

    def show_me(self) -> None:
        """Demonstrate the right action slowly; after that, it is the learner's turn again."""
        if not self.can_show:
            return
        run, session = self._current
        if run.step.answers:
            self.coach.card.point_out(run.step.right)
        elif run.step.is_free:
            self._controller.ask_advice()
        elif run.wanted is not None and self._controller.prompt is not None and run.is_at_task(session):
            self._is_demonstrating = True
            tempo = self._tempo()
            self._view.set_tempo(Tempo(Speed.SLOW, tempo.is_reduced))
            self.coach.card.watch(LessonWord.WATCH())
            self._update_buttons()
            self._panel_host.suggest(run.wanted)
            self._before_demo.start(self._tempo().ms(_BEFORE_DEMO))

    def _do_wanted_action(self) -> None:
        run, _ = self._current
        wanted = run.wanted
        if wanted is not None:
            self._controller.submit(wanted)

    def _restart_step(self) -> None:
        """Restart the step."""
        run, _ = self._current
        misses = run.misses
        self._end_demo()
        self._view.event_player.finish()
        self._show_table(run.begin())
        run.misses = misses
        self._show_step()

    def _end_demo(self) -> None:
        self._before_demo.stop()
        self._after_demo.stop()
        if self._is_demonstrating:
            self._is_demonstrating = False
            self._view.set_tempo(self._tempo())


def _lesson_text(words: str) -> str:
    return translated(LESSONS, words) if words else ""
