"""The match at the table as the window may know it: what is asked, who looks, and what can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from pinochle_qt.engine.people import seat_of
from pinochle_qt.ui.game.hints import Hints
from pinochle_qt.words.standing import sensible
from pinochle_qt.words.text import shown_names

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.computer_players import ComputerPlayers
    from pinochle_qt.ui.game.guide import Guide
    from pinochle_qt.ui.game.near_table import NearTable


class MatchAtTable(QObject):
    """What others may know of the match that `MatchController` runs, and the signals by which they learn of it.

    Signals:
        stepped: a `ViewedStep`; the table animates its events.
        reset: an `Observation`; the table is rebuilt without animation (new match, load, undo, other viewer). Every
            game begins with this: before it there is no table. If it is not the present state, the last step follows.
        prompt_changed: the `Prompt` that the viewer may answer now, or None.
        rejected: the `Rejection` of the action just submitted.
        refused: a sentence about an answer that a far table does not accept.
        objected: the guide's objection to the action just submitted, and the action.
        thinking_changed: the seat of the computer player that is thinking, or None.
        handover_needed: the seat whose player should come to the screen.
        handover_dropped: nobody needs to come to the screen anymore.
        advice_asked: a good player thinks about what it would do in place of the player at the screen.
        advised: what a good player would do in place of the player at the screen, and its `Reason`.
        hinted: the same in words, from the host of a far table.
        said: the person at a far table who has said something, and what.
        nudged: somebody there has said that it is the turn of somebody at this window.
        odds_told: the `BidOdds` of the bid that the viewer is asked for, as far as they are known.
        trouble: one sentence about something outside the rules that failed, such as saving, or that works again.
        people_changed: names, faces, or who is there have changed at a far table.
        log_changed: what happened at a far table before this window came is known now.
        file_found: a game that could not be saved has a file from now on.
    """

    stepped = Signal(object)
    reset = Signal(object)
    prompt_changed = Signal(object)
    rejected = Signal(object)
    refused = Signal(str)
    objected = Signal(str, object)
    thinking_changed = Signal(object)
    handover_needed = Signal(object)
    handover_dropped = Signal()
    advice_asked = Signal()
    advised = Signal(object, object)
    hinted = Signal(str, str)
    said = Signal(int, str)
    nudged = Signal()
    odds_told = Signal(object)
    trouble = Signal(str)
    people_changed = Signal()
    log_changed = Signal()
    file_found = Signal()

    def __init__(self, bots: ComputerPlayers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: AnyTable | None = None
        self._near: NearTable | None = None
        """The table, if this program deals there."""
        self.bots = bots
        self._viewer: Person | None = None
        self._is_table_held = False
        self._awaits_landing = False
        """Whether cards on their way must land before a player at the screen is asked."""
        self.called: Seat | None = None
        """The seat whose player has been called to the screen and has not taken over yet."""
        self.guide: Guide | None = None
        """The guide through the current lesson, if there is one."""
        self._wants_odds = False
        self.hints = Hints(bots, self)
        self.hints.asked.connect(self.advice_asked)
        self.hints.advised.connect(self.advised)
        self.hints.odds_told.connect(self.odds_told)

    # ---- what others may know --------------------------------------------------------------------------------------

    @property
    def table(self) -> AnyTable:
        """The table at which the match is played."""
        if self._table is None:
            raise AssertionError("no match has been started")
        return self._table

    @property
    def has_table(self) -> bool:
        """Whether there is a match yet."""
        return self._table is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of everybody at the table as shown in the window."""
        return shown_names(self.table.people)

    @property
    def session(self) -> Session:
        """The whole match; only a table at which this program deals has it."""
        return self._at_hand.session

    @property
    def current_session(self) -> Session | None:
        """The whole match, or None before the first one and at a far table."""
        return None if self._near is None else self._near.session

    @property
    def viewer(self) -> Seat | None:
        """The seat whose cards are face up on the screen; None if there is no viewer, or the viewer sits out."""
        return seat_of(self.table.seated, self._viewer)

    @property
    def observation(self) -> Observation:
        """What the viewer may know now."""
        return self.table.observe(self.viewer)

    @property
    def prompt(self) -> Prompt | None:
        """The question that the viewer may answer now."""
        prompt = self.table.prompt
        if prompt is None or prompt.seat is None or self.called is not None or self._waits_for_table:
            return None
        if self.guide is not None and self.guide.decides(prompt):
            return None
        is_own = prompt.seat == self.viewer and self._is_own(prompt.seat)
        return sensible(prompt, self.observation) if is_own else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to."""
        return self._near is not None and self._near.session.can_undo and self.guide is None

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone decision to redo."""
        return self._near is not None and self._near.session.can_redo and self.guide is None

    @property
    def awaits_person(self) -> bool:
        """Whether a player has been called to the screen and has not taken over yet."""
        return self.called is not None

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal is over and the next one is waiting to be started here."""
        return self.table.awaits_deal and not self._is_table_held and self.guide is None

    @property
    def can_review(self) -> bool:
        """Whether a deal is over and can be reviewed with all cards face up."""
        return self._near is not None and self._near.session.match.is_deal_over and self.guide is None

    @property
    def replaced_sentences(self) -> tuple[str, ...]:
        """How often a computer player has decided for each program at the table, as sentences."""
        return () if self._near is None else self._near.replaced_sentences(self.names)

    @property
    def awaits_advice(self) -> bool:
        """Whether a good player still thinks about what it would do in place of the player at the screen."""
        return self.hints.is_awaited

    @property
    def offers_odds(self) -> bool:
        """Whether the odds of bids are available; in a lesson, the guide says what to do."""
        return self.guide is None and self._near is not None

    # ---- hints -------------------------------------------------------------------------------------------------------

    @Slot()
    def ask_advice(self) -> None:
        """Ask a good player, who knows no more than the player at the screen, what it would do."""
        prompt = self.prompt
        if prompt is None or not self.table.allows_hints:
            return
        if self._near is None:
            self.table.ask_hint()
        else:
            self.hints.ask(self.observation, prompt, with_odds=self.offers_odds)

    def tell_odds(self) -> None:
        """Report the odds of the bid that the viewer is asked for, or stop doing so, as the settings say."""
        prompt = self.prompt if self.has_table else None
        if self._wants_odds and prompt is not None and self.offers_odds:
            self.hints.odds.ask(self.observation, prompt)
        else:
            self.hints.drop_odds()

    # ---- for the course of the match ---------------------------------------------------------------------------------

    @property
    def _waits_for_table(self) -> bool:
        """Whether something must be shown before the player at the screen is asked."""
        return self._is_table_held or self._awaits_landing

    @property
    def _at_hand(self) -> NearTable:
        """The table, for what only one at which this program deals can do."""
        if self._near is None:
            raise AssertionError("no match of this program is on the table")
        return self._near

    def _is_own(self, seat: Seat) -> bool:
        """Return whether whoever holds these cards plays at this window."""
        return self.table.seated[seat] in self.table.own_people
