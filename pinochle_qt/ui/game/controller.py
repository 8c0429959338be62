"""The only object that acts at the table: it takes actions in and tells the window what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from pinochle_qt.ai.skill_names import HOUSE, skill_name
from pinochle_qt.engine.actions import DealCards, Done
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.observe import Observation
from pinochle_qt.session.seating import viewer_after
from pinochle_qt.ui.game.awaited_cards import is_in_the_way
from pinochle_qt.ui.game.computer_players import STAND_IN
from pinochle_qt.ui.game.match_at_table import MatchAtTable
from pinochle_qt.ui.game.melds_to_see import brings_melds, others_to_look
from pinochle_qt.ui.game.near_table import NearTable
from pinochle_qt.ui.game.program_seats import ProgramSeats
from pinochle_qt.words.dialogs.programs import ProgramWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import sensible

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.session.seating import View
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.session.viewer_steps import ViewedStep
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.computer_players import ComputerPlayers


class MatchController(MatchAtTable):
    """Runs one match: people answer through `submit`, computer players through the worker, and others at a far table.

    A computer player starts to think at once, but its move waits until the table is at rest, so that everybody can
    follow. With two or more people at the screen, each change of the viewer begins with a hand-over, and everybody is
    called to see all the melds before play. What a far table tells waits in the same way as a computer player's move,
    and until whoever is called has come to the screen.
    """

    def __init__(self, bots: ComputerPlayers, parent: QObject | None = None) -> None:
        super().__init__(bots, parent)
        self._own: tuple[Person, ...] = ()
        """Those who play at this window, as the table is shown."""
        self._is_shared = False
        """Whether several people play at this window, or did at this table, so that it has to be handed over."""
        self._is_table_busy = False
        self._is_paused = False
        self._waiting_action: SeatAction | None = None
        self._asked_seat: Seat | None = None
        """The seat of the computer player whose decision is pending."""
        self._thinking: Seat | None = None
        self._yet_to_look: list[Person] = []
        """The people who have yet to be called to see all the melds."""
        self.shows_melds_to_all = True
        """Whether everybody at the screen is called to see all the melds before play."""
        self._is_taking_news = False
        bots.answered.connect(self._on_answer)
        self._has_told_stand_in = False
        """Whether the user knows that another player has decided in place of one that could not."""
        self._replaced = set[str]()
        """The programs about which the user knows that a computer player has decided in their place."""
        bots.stood_in.connect(self._tell_stand_in)
        self.programs = ProgramSeats(bots, self)
        self.programs.answered.connect(self._on_answer)
        self.programs.replaced.connect(self._tell_replaced)

    # ---- commands --------------------------------------------------------------------------------------------------

    def open_table(self, table: AnyTable) -> None:
        """Show the current state of a table: of a game that is new, resumed or reviewed, or of one that others host."""
        self.programs.forget()
        self.bots.trust()
        self._has_told_stand_in = False
        self._replaced.clear()
        self._table = table
        self._near = table if isinstance(table, NearTable) else None
        self._own, self._is_shared = table.own_people, len(table.own_people) > 1
        self._viewer = viewer_after(self._own, None, None).viewer
        self._stop_waiting()
        self._yet_to_look.clear()
        if self._near is not None and table.awaits_deal and self._near.session.match.number == 0:
            self._reset()
            self.deal_next()
            return
        # nobody can tell who had seen the latest melds when the game was interrupted: show them to everybody
        latest = table.latest_step(self._viewer)
        self._yet_to_look = [] if latest is None else self._others_to_look(latest[1])
        if self.guide is None and not self._yet_to_look and self._has_melds_to_show():
            self._show_melds()
        else:
            self._reset()
            self._go_on()

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Carry out an action of the player at the screen, or report why it is rejected."""
        if self.called is not None or self._waits_for_table or isinstance(action, DealCards):
            return
        if self._is_objected_to(action):
            return
        try:
            step = self.table.act(action, self._viewer)
        except IllegalAction as illegal:
            self.rejected.emit(illegal.rejection)
            return
        self._report_step(step)

    @Slot()
    def deal_next(self) -> None:
        """Shuffle and deal, if the table is waiting for that."""
        if self.awaits_deal:
            self._report_step(self.table.deal(self._viewer))

    def play_out(self) -> None:
        """Play the rest of the deal for everybody, card by card, when its result is settled whatever anybody plays.

        Undo takes it all back at once.
        """
        if self.prompt is None:
            return
        self.programs.forget()
        for step in self._at_hand.play_out(self._viewer):
            self.stepped.emit(step)
        self._go_on()

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of a person, or to the point before the rest of the deal was played out."""
        if self.can_undo:
            self._stop_for_change()
            self._at_hand.undo()
            self._show_restored()

    @Slot()
    def redo(self) -> None:
        """Redo an undone decision."""
        if self.can_redo:
            self._stop_for_change()
            self._at_hand.redo()
            self._show_restored()

    def follow_settings(self, settings: Settings) -> None:
        """Show all melds to everybody at the screen if that is wanted, and the odds of every bid."""
        self.shows_melds_to_all = settings.melds_stay != "no"
        self._wants_odds = settings.odds
        self.tell_odds()

    @Slot()
    def take_over(self) -> None:
        """Show the table from the seat of the player who was called."""
        if self.called is None:
            return
        self._viewer, self.called = self.table.seated[self.called], None
        if self._yet_to_look:
            self._yet_to_look.pop(0)
            self._show_melds()
        else:
            self._reset()
            self._go_on()
        self._play_waiting()

    @Slot(bool)
    def set_table_busy(self, busy: bool) -> None:
        """Note whether cards are moving; computer players wait until they stop, and everyone if they are in the way."""
        self._is_table_busy = busy
        if not busy:
            self.end_landing()
            self._play_waiting()

    @Slot()
    def end_landing(self) -> None:
        """Ask whoever had to wait until the cards have landed; a remark about them keeps nobody waiting."""
        if self._awaits_landing:
            self._awaits_landing = False
            if self._asked_seat is None and self.called is None:
                self._go_on()

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
        self.programs.forget()
        self._go_on()

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        """Note whether the player is looking at something else than the table; no computer player moves meanwhile."""
        self._is_paused = paused
        if not paused and self.has_table:
            self._follow_people()
        self._play_waiting()

    # ---- the course of the match -----------------------------------------------------------------------------------

    def _report_step(self, step: ViewedStep | None) -> None:
        """Show a step that has been carried out; None if it has not been, or not yet."""
        if step is not None:
            self._yet_to_look = self._others_to_look(step)
            self.stepped.emit(step)
            self._awaits_landing = self._is_table_busy and is_in_the_way(step, self.table.prompt)
            self._go_on()

    def _others_to_look(self, step: ViewedStep) -> list[Person]:
        return others_to_look(self.table, step) if self.shows_melds_to_all and self._is_shared else []

    def _has_melds_to_show(self) -> bool:
        latest = self.table.latest_step(self._viewer) if self.shows_melds_to_all else None
        return latest is not None and brings_melds(*latest)

    def _show_melds(self) -> None:
        """Show the viewer all the melds once more, by repeating the last step, which laid them down."""
        latest = self.table.latest_step(self._viewer)
        if latest is None:  # a far table has gone on meanwhile
            self._reset()
        else:
            self._is_table_held = self._awaits_landing = False
            self.reset.emit(latest[0])
            self.stepped.emit(latest[1])
        self._go_on()

    def _reset(self) -> None:
        """Rebuild the table, without showing anything still pending from before."""
        self._is_table_held = self._awaits_landing = False
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
        asked, prompt, view = self.table.asked, self.table.prompt, self._view()
        if self._yet_to_look and not self._is_table_held:
            self._call_to_screen(self.table.seated.index(self._yet_to_look[0]))
        elif asked is None or (self._is_table_held and self._is_own(asked)):
            self.prompt_changed.emit(None)
        elif self.guide is not None and prompt is not None and self.guide.decides(prompt):
            self.prompt_changed.emit(None)
            self._waiting_action = self.guide.action(prompt)
            self._play_waiting()
        elif view.curtain:
            if prompt is not None:  # otherwise, the far table answers by itself
                self._call_to_screen(asked)
        elif self._awaits_landing and self._is_own(asked):
            self.prompt_changed.emit(None)
        elif self._is_own(asked):
            self._ask_viewer(prompt)
        else:
            self.prompt_changed.emit(None)
            self._asked_seat = asked
            self._report_thinking()
            question = self.table.question(asked)
            if question is not None:
                self.programs.ask(*question)

    def _ask_viewer(self, prompt: Prompt | None) -> None:
        """Ask the viewer; None if a far table has been answered already."""
        if prompt is None:
            return
        if prompt.seat is not None and prompt.kind == "meld" and not prompt.offers_meld:
            # asking would only cost the player a click after every trick
            self.prompt_changed.emit(None)  # another player may draw a card that was selected for the last question
            self._report_step(self.table.act(Done(prompt.seat), self._viewer))
            return
        self.prompt_changed.emit(sensible(prompt, self.observation))
        if self._wants_odds and self.offers_odds:
            self.hints.odds.ask(self.observation, prompt)

    def _is_objected_to(self, action: SeatAction) -> bool:
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
        self.programs.forget()
        self.called = seat
        self.prompt_changed.emit(None)
        self.handover_needed.emit(seat)

    def _view(self) -> View:
        """Return whose view the screen should show now."""
        asked = self.table.asked
        person = None if asked is None else self.table.seated[asked]
        return viewer_after(self.table.own_people, self._viewer, person, is_shared=self._is_shared)

    def _on_answer(self, action: SeatAction, reason: Reason | None) -> None:
        if not self.hints.take(action, reason):
            self._waiting_action = action
            self._play_waiting()

    def _tell_stand_in(self) -> None:
        if not self._has_told_stand_in:
            self._has_told_stand_in = True
            self.trouble.emit(Word.STAND_IN(skill=skill_name(STAND_IN)))

    def _tell_replaced(self, name: str) -> None:
        """Note that a computer player decides in place of a program; the first time, tell the user."""
        if self._near is not None:
            self._near.expect_stand_in()
        if name not in self._replaced:
            self._replaced.add(name)
            self.trouble.emit(ProgramWord.REPLACED(name=name, house=skill_name(HOUSE)))

    def _play_waiting(self) -> None:
        """Go on with what a computer player has decided, or a far table has told, once the table is at rest."""
        if self._is_table_busy or self._is_paused:
            return
        if self._waiting_action is not None:
            action, self._waiting_action = self._waiting_action, None
            self._report_step(self.table.act(action, self._viewer))
        elif self.has_table:
            self.take_news()

    @Slot()
    def take_news(self) -> None:
        """Show what a far table has told meanwhile, one state after another, whenever the table is at rest."""
        if self._is_taking_news:  # the table has come to rest during the last one
            return
        self._is_taking_news = True
        try:
            while not (self._is_table_busy or self._is_paused or self.called is not None):
                news = self.table.news(self._viewer)
                if self._follow_people():
                    continue  # all of it is shown now
                if news is None:
                    break
                if isinstance(news, Observation):
                    self._reset()
                    self._go_on()
                else:
                    self._report_step(news)
        finally:
            self._is_taking_news = False

    @Slot()
    def take_people(self) -> None:
        """Show who is at a far table now, and let everybody at the screen take over anew if others share it now."""
        self.people_changed.emit()
        if not self._is_paused:
            self._follow_people()

    def _follow_people(self) -> bool:
        """Notice who plays at this window now, and return whether the table had to be shown anew for that.

        What one person sees there is never left for another one to see.
        """
        own, before = self.table.own_people, self._viewer
        if own == self._own:
            return False
        self._own, self._is_shared = own, self._is_shared or len(own) > 1
        self._viewer = None if self._is_shared else viewer_after(own, None, None).viewer
        if self._viewer == before and self.called is None:
            return False
        self._yet_to_look.clear()
        self._reset()
        self._go_on()
        if self.called is None:
            self.handover_dropped.emit()
        return True

    @Slot(str)
    def take_refusal(self, sentence: str) -> None:
        """Ask again what has been answered, because a far table does not accept the answer; the sentence says why."""
        if not self._is_table_busy and self.called is None:
            self._go_on()
        self.refused.emit(sentence)

    def _stop_for_change(self) -> None:
        self.programs.forget()
        self._forget_absent_viewer()
        self._stop_waiting()

    def _forget_absent_viewer(self) -> None:
        """Forget the viewer while a player is called: nobody knows who is at the screen, so even he is called again."""
        if self.awaits_person:
            self._viewer = None

    def _stop_waiting(self) -> None:
        self.hints.drop()
        self._waiting_action = None
        self.called = None
        self._asked_seat = None
        self._report_thinking()

    def _report_thinking(self) -> None:
        """Report who is thinking, but nobody while something must be seen first: only the viewer is waited for then.

        Nor does anybody think who has only one answer, or whom only the melds lead to play on or throw in.
        """
        prompt = self._table.prompt if self._table is not None else None
        thinks = prompt is None or (prompt.has_choice and prompt.kind != "decide")
        seat = self._asked_seat if thinks and not self._is_table_held else None
        if seat != self._thinking:
            self._thinking = seat
            self.thinking_changed.emit(seat)
