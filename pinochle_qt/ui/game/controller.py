"""The only object that calls the session: it takes actions in and tells the table what happened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from pinochle_qt.ai.odds import has_odds
from pinochle_qt.ai.skill_names import SKILL_WORDS, SKILLS
from pinochle_qt.engine.actions import DealCards, Done, Play
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.observe import observe
from pinochle_qt.phrases import translated
from pinochle_qt.record.save_errors import SaveFault
from pinochle_qt.record.store import StoreError
from pinochle_qt.session.review import can_review
from pinochle_qt.session.seating import viewer_after
from pinochle_qt.ui.game.adviser import Adviser
from pinochle_qt.ui.game.bid_odds import OddsTeller
from pinochle_qt.ui.game.computer_players import STAND_IN
from pinochle_qt.ui.game.melds_to_see import brings_melds, others_to_look
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import sensible

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.session.seating import View
    from pinochle_qt.session.session import Session
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.session.viewer_steps import ViewedStep
    from pinochle_qt.ui.game.computer_players import ComputerPlayers


class Guide(Protocol):
    """Leads through a lesson: plays for everybody until the learner is to act, and objects to the wrong actions."""

    @property
    def can_show(self) -> bool:
        """Whether it can show what to do now."""

    def show_me(self) -> None:
        """Show what to do now, if there is anything to show."""

    def decides(self, prompt: Prompt) -> bool:
        """Return whether the guide decides in place of the seat that is asked."""

    def action(self, prompt: Prompt) -> SeatAction | None:
        """Return the action to take for the seat that is asked, or None while the table should wait."""

    def objection(self, action: Action) -> str | None:
        """Return the objection to an action that the rules allow but the lesson does not want now, or None."""


class MatchController(QObject):
    """Runs one match: people answer through `submit`, computer players through the worker.

    A computer player starts to think at once, but its move waits until the table is at rest, so that everybody can
    follow. With two or more people at the screen, each change of the viewer begins with a hand-over, and everybody is
    called to see all the melds before play.

    Signals:
        stepped: a `ViewedStep`; the table animates its events.
        reset: an `Observation`; the table is rebuilt without animation (new match, load, undo, other viewer). Every
            game begins with this: before it there is no table. If it is not the present state, the last step follows.
        prompt_changed: the `Prompt` that the viewer may answer now, or None.
        rejected: the `Rejection` of the action just submitted.
        objected: the guide's objection to the action just submitted, and the action.
        thinking_changed: the seat of the computer player that is thinking, or None.
        handover_needed: the seat whose player should come to the screen.
        advice_asked: a good player thinks about what it would do in place of the player at the screen.
        advised: what a good player would do in place of the player at the screen, and its `Reason`.
        odds_told: the `BidOdds` of the bid that the viewer is asked for, as far as they are known.
        trouble: one sentence about something outside the rules that failed, such as saving, or that works again.
        file_found: a game that could not be saved has a file from now on.
    """

    stepped = Signal(object)
    reset = Signal(object)
    prompt_changed = Signal(object)
    rejected = Signal(object)
    objected = Signal(str, object)
    thinking_changed = Signal(object)
    handover_needed = Signal(object)
    advice_asked = Signal()
    advised = Signal(object, object)
    odds_told = Signal(object)
    trouble = Signal(str)
    file_found = Signal()

    def __init__(self, bots: ComputerPlayers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self.bots = bots
        self._viewer: Person | None = None
        self._is_table_busy = False
        self._is_table_held = False
        self._is_paused = False
        self._is_dealing = False
        """Whether cards are still being dealt, so that a player who decides first is not asked yet."""
        self._waiting_action: Action | None = None
        self._asked_seat: Seat | None = None
        """The seat of the computer player whose decision is pending."""
        self._thinking: Seat | None = None
        self.called: Seat | None = None
        """The seat whose player has been called to the screen and has not taken over yet."""
        self._yet_to_look: list[Person] = []
        """The people who have yet to be called to see all the melds."""
        self.shows_melds_to_all = True
        """Whether everybody at the screen is called to see all the melds before play."""
        self._adviser = Adviser(bots, self)
        self._adviser.advised.connect(self.advised)
        self.guide: Guide | None = None
        """The guide through the current lesson, if there is one."""
        self._odds = OddsTeller(bots, self)
        self._odds.odds_changed.connect(self._on_odds)
        self._odds.odds_missing.connect(self._on_odds_missing)
        self._awaits_odds = False
        """Whether a hint waits for the odds of the bid, by which it argues."""
        self._wants_odds = False
        self._unsaved = ""
        """Why something could not be saved yet; empty if everything is saved."""
        self._played_out = 0, 0
        """The number of steps before and after the rest of a deal was played out."""
        bots.answered.connect(self._on_answer)
        self._has_told_stand_in = False
        """Whether the user knows that another player has decided in place of one that could not."""
        bots.stood_in.connect(self._tell_stand_in)

    # ---- what others may know --------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The running game."""
        if self._session is None:
            raise AssertionError("no match has been started")
        return self._session

    @property
    def current_session(self) -> Session | None:
        """The running game, or None before the first one."""
        return self._session

    @property
    def viewer(self) -> Seat | None:
        """The seat whose cards are face up on the screen; None if there is no viewer, or the viewer sits out."""
        seated = self.session.seated
        return seated.index(self._viewer) if self._viewer in seated else None

    @property
    def observation(self) -> Observation:
        """What the viewer may know now."""
        return self.session.observe(self.viewer)

    @property
    def prompt(self) -> Prompt | None:
        """The question that the viewer may answer now."""
        prompt = self.session.prompt
        if prompt is None or prompt.seat is None or self.called is not None or self._waits_for_table:
            return None
        if self.guide is not None and self.guide.decides(prompt):
            return None
        is_own = prompt.seat == self.viewer and self._is_person(prompt.seat)
        return sensible(prompt, self.observation) if is_own else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to."""
        return self.session.can_undo and self.guide is None

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone decision to redo."""
        return self.session.can_redo and self.guide is None

    @property
    def awaits_person(self) -> bool:
        """Whether a player has been called to the screen and has not taken over yet."""
        return self.called is not None

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal is over and the next one is waiting to be started."""
        prompt = self.session.prompt
        is_asked = prompt is not None and prompt.kind == "deal" and not self._is_table_held
        return is_asked and self.guide is None

    @property
    def can_review(self) -> bool:
        """Whether a deal is over and can be reviewed with all cards face up."""
        return can_review(self.session) and self.guide is None

    # ---- commands --------------------------------------------------------------------------------------------------

    def open_session(self, session: Session) -> None:
        """Take over a new, resumed or reviewed game and show its current state."""
        self.bots.forget()
        self.bots.trust()
        self._has_told_stand_in = False
        self._session = session
        self._unsaved = session.unsaved
        self._played_out = 0, 0
        self._viewer = viewer_after(session.people, None, None).viewer
        self._stop_waiting()
        self._yet_to_look.clear()
        if session.prompt is not None and session.match.number == 0:
            self._reset()
            self.deal_next()
            return
        # nobody can tell who had seen the latest melds when the game was interrupted: show them to everybody
        self._yet_to_look = self._others_to_look()
        if self.guide is None and not self._yet_to_look and self._has_melds_to_show():
            self._show_melds()
        else:
            self._reset()
            self._go_on()

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Carry out an action of the player at the screen, or report why it is rejected."""
        if self.called is not None or self._waits_for_table:
            return
        if self._is_objected_to(action):
            return
        try:
            step = self._do(self.session.submit, action)
        except IllegalAction as illegal:
            self.rejected.emit(illegal.rejection)
            return
        self._report_step(step)

    @Slot()
    def deal_next(self) -> None:
        """Shuffle and deal, if the table is waiting for that."""
        if not self.awaits_deal:
            return
        if self.session.is_full:
            self.trouble.emit(Opened.FULL(deals=self.session.match.number))
            return
        was_unsaved = bool(self._unsaved)
        step = self._do(self.session.deal)
        if was_unsaved and self._unsaved and self.session.match.number > 1:
            self.trouble.emit(self._unsaved)  # repeated with every deal: the longer the game goes on, the more is lost
        self._report_step(step)

    def play_out(self) -> None:
        """Play the rest of the deal for everybody, card by card, when its result is settled whatever anybody plays.

        Undo takes it all back at once.
        """
        if self.prompt is None:
            return
        start = len(self.session.steps)
        self.bots.forget()
        while (prompt := self.session.prompt) is not None and prompt.seat is not None and prompt.kind == "play":
            self.stepped.emit(self._viewed(self._do(self.session.submit, Play(prompt.seat, prompt.cards[0]))))
        self._played_out = start, len(self.session.steps)
        self._go_on()

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of a person, or to the point before the rest of the deal was played out."""
        if self.can_undo:
            self.bots.forget()
            self._forget_absent_viewer()
            self._stop_waiting()
            self._change_session(self._take_back)
            self._show_restored()

    @Slot()
    def redo(self) -> None:
        """Redo an undone decision."""
        if self.can_redo:
            self.bots.forget()
            self._forget_absent_viewer()
            self._stop_waiting()
            self._change_session(self.session.redo)
            self._show_restored()

    @Slot()
    def ask_advice(self) -> None:
        """Ask a good player, who knows no more than the player at the screen, what it would do."""
        prompt = self.prompt
        if prompt is None:
            return
        if not (self.offers_odds and has_odds(prompt)):
            self._adviser.advise(self.observation, prompt)
        elif (odds := self._odds.known(self.observation, prompt)) is None:
            self._awaits_odds = True
            self._odds.ask(self.observation, prompt)
        else:
            self._awaits_odds = False
            self.advised.emit(odds.advice, odds.reason)  # the same advice, with the same numbers, as beside the odds
        if self.awaits_advice:
            self.advice_asked.emit()

    @property
    def awaits_advice(self) -> bool:
        """Whether a good player still thinks about what it would do in place of the player at the screen."""
        return self._awaits_odds or self._adviser.is_asked

    @property
    def offers_odds(self) -> bool:
        """Whether the odds of bids are available; in a lesson, the guide says what to do."""
        return self.guide is None

    def follow_settings(self, settings: Settings) -> None:
        """Show all melds to everybody at the screen if that is wanted, and the odds of every bid."""
        self.shows_melds_to_all = settings.melds_stay != "no"
        self._wants_odds = settings.odds
        self.tell_odds()

    def tell_odds(self) -> None:
        """Report the odds of the bid that the viewer is asked for, or stop doing so, as the settings say."""
        prompt = None if self._session is None else self.prompt
        if self._wants_odds and prompt is not None and self.offers_odds:
            self._odds.ask(self.observation, prompt)
        elif not self._awaits_odds:
            self._odds.drop()

    @Slot()
    def take_over(self) -> None:
        """Show the table from the seat of the player who was called."""
        if self.called is None:
            return
        self._viewer, self.called = self.session.seated[self.called], None
        if self._yet_to_look:
            self._yet_to_look.pop(0)
            self._show_melds()
        else:
            self._reset()
            self._go_on()

    @Slot(bool)
    def set_table_busy(self, busy: bool) -> None:
        """Note whether cards are moving; computer players wait until they stop, and after a deal everyone does."""
        self._is_table_busy = busy
        if busy:
            return
        if self._is_dealing:
            self._is_dealing = False
            if self._asked_seat is None and self.called is None:
                self._go_on()
        self._play_waiting()

    @Slot(bool)
    def set_table_held(self, held: bool) -> None:
        """Note whether something must be shown before any player at the screen is asked or called."""
        if held != self._is_table_held:
            self._is_table_held = held
            if not held and (self._yet_to_look or self._asked_seat is None):
                self._go_on()
            else:
                self._report_thinking()

    def follow_guide(self) -> None:
        """Continue in accordance with the guide's present state."""
        self.bots.forget()
        self._go_on()

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        """Note whether the player is looking at something else than the table; no computer player moves meanwhile."""
        self._is_paused = paused
        self._play_waiting()

    # ---- the course of the match -----------------------------------------------------------------------------------

    @property
    def _waits_for_table(self) -> bool:
        """Whether something must be shown before the player at the screen is asked."""
        return self._is_table_held or self._is_dealing

    def _is_person(self, seat: Seat) -> bool:
        return self.session.seats[seat].player == "human"

    def _do(self, change: Callable[..., Step], *action: Action) -> Step:
        """Change the session; the game goes on even if the record cannot be written."""
        match = self.session.match
        self._change_session(partial(change, *action))
        step = self.session.last_step
        if step is None or step.before is not match:
            raise AssertionError("what could not be saved was not done either")
        return step

    def _take_back(self) -> None:
        """Undo the last decision; cards played out all at once count as one, though they may include several."""
        before, after = self._played_out
        is_just_played_out = before < after == len(self.session.steps)
        points = self.session.rewind_points if is_just_played_out else ()  # finding them takes long in a long game
        earlier = [point for point in points if point.position <= before]
        if earlier and before < points[-1].position < after:
            self.session.rewind(earlier[-1])
        else:
            self.session.undo()
        if len(self.session.steps) < after:
            self._played_out = 0, 0

    def _change_session(self, change: Callable[[], object]) -> None:
        """Change the session; report once when saving fails, and once when it works again."""
        path = self.session.path
        try:
            change()
        except StoreError as error:
            if not self._unsaved:
                self.trouble.emit(str(error))
            self._unsaved = str(error)
        else:
            if self._unsaved:
                self._unsaved = ""
                self.trouble.emit(SaveFault.SAVED_AGAIN(path=str(self.session.path)))
        if self.session.path != path:
            self.file_found.emit()

    def _report_step(self, step: Step) -> None:
        self._yet_to_look = self._others_to_look()
        self.stepped.emit(self._viewed(step))
        self._is_dealing = self._is_table_busy and isinstance(step.action, DealCards)
        self._go_on()

    def _viewed(self, step: Step) -> ViewedStep:
        """Return what the viewer may see of the step that led to the present state."""
        return self.session.view(step, self.viewer)

    def _others_to_look(self) -> list[Person]:
        return others_to_look(self.session, self.viewer) if self.shows_melds_to_all else []

    def _has_melds_to_show(self) -> bool:
        step = self.session.last_step
        return self.shows_melds_to_all and step is not None and brings_melds(step.before, self._viewed(step))

    def _show_melds(self) -> None:
        """Show the viewer all the melds once more, by repeating the last step, which laid them down."""
        step = self.session.last_step
        if step is None:
            raise AssertionError("nobody has melded")
        self._is_table_held = self._is_dealing = False
        self.reset.emit(observe(self.session.rules, step.before, self.viewer))
        self.stepped.emit(self._viewed(step))
        self._go_on()

    def _reset(self) -> None:
        """Rebuild the table, without showing anything still pending from before."""
        self._is_table_held = self._is_dealing = False
        self.reset.emit(self.observation)

    def _show_restored(self) -> None:
        self._yet_to_look.clear()
        view = self._view()
        if not view.curtain:
            self._viewer = view.viewer
        # even behind a curtain, which needs a table below it, and must not reveal another game's table
        self._reset()
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next player to decide; if that is a different person at the screen, call that person first."""
        self._stop_waiting()
        prompt = self.session.prompt
        view = self._view()
        if self._yet_to_look and not self._is_table_held:
            self._call_to_screen(self.session.seated.index(self._yet_to_look[0]))
        elif prompt is None or prompt.seat is None or (self._is_table_held and self._is_person(prompt.seat)):
            self.prompt_changed.emit(None)
        elif self.guide is not None and self.guide.decides(prompt):
            self.prompt_changed.emit(None)
            self._waiting_action = self.guide.action(prompt)
            self._play_waiting()
        elif view.curtain:
            self._call_to_screen(prompt.seat)
        elif self._is_dealing and self._is_person(prompt.seat):
            self.prompt_changed.emit(None)
        elif self._is_person(prompt.seat):
            if prompt.kind == "meld" and prompt.choices == (Done(prompt.seat),):
                # nothing can be melded: asking would only cost the player a click after every trick
                self.prompt_changed.emit(None)  # another player may draw a card that was selected for the last question
                self._report_step(self._do(self.session.submit, Done(prompt.seat)))
            else:
                self.prompt_changed.emit(sensible(prompt, self.observation))
                if self._wants_odds and self.offers_odds:
                    self._odds.ask(self.observation, prompt)
        else:
            self.prompt_changed.emit(None)
            self._asked_seat = prompt.seat
            self._report_thinking()
            self.bots.ask(self.session.seats[prompt.seat].skill, self.session.observe(prompt.seat), prompt)

    def _is_objected_to(self, action: Action) -> bool:
        """Return whether the guide objects to an action that the rules allow, and report the objection."""
        prompt = self.prompt
        if self.guide is None or prompt is None or not prompt.allows(action):
            return False
        objection = self.guide.objection(action)
        if objection is None:
            return False
        self.objected.emit(objection, action)
        return True

    def _call_to_screen(self, seat: Seat) -> None:
        """Call the player in a seat to the screen."""
        self.bots.forget()
        self.called = seat
        self.prompt_changed.emit(None)
        self.handover_needed.emit(seat)

    def _view(self) -> View:
        """Return whose view the screen should show now."""
        prompt = self.session.prompt
        asked = None if prompt is None or prompt.seat is None else self.session.seated[prompt.seat]
        return viewer_after(self.session.people, self._viewer, asked)

    def _on_answer(self, action: SeatAction, reason: Reason | None) -> None:
        if not self._adviser.take(action, reason):
            self._waiting_action = action
            self._play_waiting()

    def _tell_stand_in(self) -> None:
        if not self._has_told_stand_in:
            self._has_told_stand_in = True
            self.trouble.emit(Word.STAND_IN(skill=translated(SKILL_WORDS, SKILLS[STAND_IN])))

    def _on_odds(self, odds: BidOdds) -> None:
        self.odds_told.emit(odds)
        if self._awaits_odds and odds.is_done:
            self._awaits_odds = False
            self.advised.emit(odds.advice, odds.reason)

    def _on_odds_missing(self) -> None:
        """Ask for the hint without the odds that it was waiting for."""
        if self._awaits_odds and self.prompt is not None:
            self._awaits_odds = False
            self._adviser.advise(self.observation, self.prompt)

    def _play_waiting(self) -> None:
        if self._waiting_action is None or self._is_table_busy or self._is_paused:
            return
        action, self._waiting_action = self._waiting_action, None
        self._report_step(self._do(self.session.submit, action))

    def _forget_absent_viewer(self) -> None:
        """Forget the viewer while a player is called: nobody knows who is at the screen, so even he is called again."""
        if self.awaits_person:
            self._viewer = None

    def _stop_waiting(self) -> None:
        self._adviser.drop()
        self._odds.drop()
        self._awaits_odds = False
        self._waiting_action = None
        self.called = None
        self._asked_seat = None
        self._report_thinking()

    def _report_thinking(self) -> None:
        """Report who is thinking, but nobody while something must be seen first: only the viewer is waited for then.

        Nor does anybody think who has only one answer, or whom only the melds lead to play on or throw in.
        """
        prompt = self.session.prompt
        thinks = prompt is not None and prompt.has_choice and prompt.kind != "decide"
        seat = self._asked_seat if thinks and not self._is_table_held else None
        if seat != self._thinking:
            self._thinking = seat
            self.thinking_changed.emit(seat)
