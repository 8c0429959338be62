"""The course of a match at a table: who decides what and when, also in place of people who are away."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.protocol.options import RESERVE, TableOptions
from pinochle_qt.record.store import StoreError
from pinochle_qt.record.values import skill_in
from pinochle_qt.server.fair.mixer import Mixer
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.turn import PACE, NextDecision, only_answer, pause_after
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session
from pinochle_qt.words.dialogs.opening import Opened

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.server.game_choice import GameChoice
    from pinochle_qt.server.guests import Guest, Guests
    from pinochle_qt.server.places import Places

AWAY: Final = 60.0
"""Seconds until a computer player takes over for a person whose connection is lost.

If there is a clock, it stands still for so long in a match while it is the turn of somebody who is away, so that nobody
can stop the game by coming and going.
"""
NEXT_DEAL: Final = 15.0
"""Seconds after a deal until the next one begins by itself, if the host wants that."""


class TableQuestion(NamedTuple):
    """What a computer player is to decide."""

    state: int
    skill: str
    seat: Seat
    prompt: Prompt
    hint_for: int | None = None
    """The number of the guest who wants to know what a good player would do; None if it is to be done."""


class Course:
    """The match at a table. Nothing happens, and no time passes, while it is paused or, as a rule, nobody is there."""

    def __init__(self, session: Session, guests: Guests, places: Places, store: RecordStore | None) -> None:
        self.session = session
        self.mixer = Mixer(guests)
        """What the programs of guests add to the shuffle of the next deal."""
        self.options = TableOptions()
        self.number = 0
        """The number of the present state, which grows with every action and never goes back."""
        self.is_paused = False
        self.is_agreed = False
        """Whether the last pause was agreed on, so that everybody who plays may end it."""
        self.is_adjourned = False
        """Whether the match has been adjourned, and nobody has gone on with it since; then it is paused, too."""
        self.is_of_evening = False
        """Whether a club night decides when it deals, and time passes also while nobody is there."""
        self.trouble = session.unsaved
        """Why the match cannot be saved; empty if it is."""
        self.overdue: Person | None = None
        """Whose time was up when a computer player made the last decision in his place; None if nobody's was."""
        self.used_reserve = False
        """Whether somebody has used some of his reserve for the last decision."""
        self.now = 0.0
        self._guests = guests
        self._places = places
        self._store = store
        self._turn = NextDecision(pause=PACE)
        self._held_at: float | None = None
        """Since when no time passes."""
        self._is_new = True
        """Whether nobody has said yet what time it is."""

    # ---- who decides -------------------------------------------------------------------------------------------------

    @property
    def is_gathering(self) -> bool:
        """Whether the first deal has not begun, so that everybody may change places."""
        return self.session.match.number == 0

    @property
    def is_in_deal(self) -> bool:
        """Whether people hold cards."""
        prompt = self.session.prompt
        return prompt is not None and prompt.seat is not None

    def need_no_shuffle(self) -> None:
        """Let nobody change places, names or the game while the next deal already follows from everybody's promises.

        Raises:
            NotPossible: it does.
        """
        if self.mixer.is_shuffling(self.session):
            raise NotPossible("not_now", ServerWord.SHUFFLING)

    @property
    def is_everybody_ready(self) -> bool:
        """Whether all who play and are here, if anybody is, want to go on."""
        here = [guest for guest in self._guests if guest.person is not None and guest.is_here]
        return bool(here) and all(guest.is_ready for guest in here)

    @property
    def asked(self) -> Person | None:
        """The person who is to decide; None if the table itself is to deal, or the match is over."""
        prompt = self.session.prompt
        return None if prompt is None or prompt.seat is None else self.session.seated[prompt.seat]

    @property
    def seconds(self) -> int | None:
        """The seconds that the person who is asked still has, his reserve included; None if no time is counted."""
        guest = self._timed
        if guest is None or self._held_at is not None:
            return None
        return ceil(max(0.0, self.options.clock + RESERVE - guest.overtime - self._turn.used))

    @property
    def reserve(self) -> int:
        """How many of these seconds are his reserve."""
        guest = self._timed
        return 0 if guest is None else ceil(RESERVE - guest.overtime - self._overtime(guest))

    @property
    def waits(self) -> float:
        """The seconds for which whoever is asked has been asked, since the cards came to rest."""
        return self._time - self._turn.asked_at - self._turn.pause

    def player_for(self, person: Person) -> str:
        """Return the computer player that decides for a person now, as in a record; empty if he decides himself."""
        guest = self._guests.at(person)
        if guest is None:
            return self._places.places[person].player
        is_gone = guest.takes_over_at is not None and self._time >= guest.takes_over_at
        return f"computer:{self.options.level}" if is_gone or self._turn.is_overdue else ""

    def away(self, guest: Guest) -> int | None:
        """Return the seconds until a computer player takes over for a guest; 0 once it has, None if he is here."""
        if guest.is_here:
            return None
        return ceil(AWAY if guest.takes_over_at is None else max(0.0, guest.takes_over_at - self._time))

    @property
    def asks_person(self) -> bool:
        """Whether the person whose turn it is has to answer, because the table does not do that by itself."""
        prompt = self.session.prompt
        return prompt is not None and prompt.seat is not None and self._only_answer(prompt) is None

    def arrived(self, guest: Guest) -> None:
        """Note that a guest is here: what a computer player was about to do for him is his again."""
        guest.takes_over_at = None
        self._look_around()

    def left(self, guest: Guest) -> None:
        """Note that a guest is gone, so that a computer player takes over after a while."""
        self._look_around()
        guest.takes_over_at = self._time + AWAY

    # ---- time --------------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> Step | None:
        """Do what is due, which is at most one action, and return it."""
        self._pass_time(now)
        prompt = self.session.prompt
        if self._held_at is not None or prompt is None:
            return None
        if prompt.seat is None:
            return self.deal() if self.mixer.awaits(self.session) or self._is_deal_due else None
        person, turn = self.session.seated[prompt.seat], self._turn
        player = self.player_for(person)
        if player and turn.answer is not None:
            return self._do(turn.answer, player) if now >= turn.shown_at else None
        turn.answer = None  # the person is back and decides himself
        only = self._only_answer(prompt)
        if not player and only is not None and now >= turn.asked_at + turn.pause:
            return self._do(only, "")
        if self.seconds == 0:
            turn.is_overdue = True
        return None

    def question(self) -> TableQuestion | None:
        """Return what a computer player is to decide now."""
        prompt = self.session.prompt
        if prompt is None or prompt.seat is None or self._held_at is not None or self._turn.answer is not None:
            return None
        player = self.player_for(self.session.seated[prompt.seat])
        return TableQuestion(self.number, skill_in(player), prompt.seat, prompt) if player else None

    def decided(self, question: TableQuestion, action: SeatAction | None, now: float) -> None:
        """Take what a computer player has decided, unless something else has happened meanwhile.

        Without an action, it could not decide, and rules of thumb do that in its place.
        """
        self._pass_time(now)
        prompt = self.session.prompt
        if question.state != self.number or prompt is None or self._turn.answer is not None:
            return
        if self.player_for(self.session.seated[question.seat]):
            if action is None or not prompt.allows(action):
                action = Policy().choose(self.session.observe(question.seat), prompt, None)
            self._turn.take(action, self._time)

    # ---- what happens ------------------------------------------------------------------------------------------------

    def act(self, action: SeatAction) -> Step:
        """Carry out what a person has decided.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        return self._do(action, "")

    def deal(self) -> Step | None:
        """Deal, if that is what comes next and the record has space for it.

        If programs of guests have still to say what they add to the shuffle, it is dealt a moment later.
        """
        prompt = self.session.prompt
        if prompt is None or prompt.seat is not None:
            return None
        if self.session.is_full:
            self.trouble = Opened.FULL(deals=self.session.match.number)
            return None
        if not self.mixer.is_ready(self.session, self.now):
            return None
        for guest in self._guests:
            guest.is_ready = False
        return self._saving(lambda: self.session.deal(self.mixer.mix(self.session)))

    def follow_places(self) -> None:
        """Let the match know who sits where."""
        try:
            self.session.change_people(self._places.people)
        except StoreError as error:
            self.trouble = str(error)

    def begin_again(self, game: GameChoice | None = None) -> None:
        """Begin another match with the same people, by the same rules unless there is a game."""
        old = self.session
        rules, preset, agreements = old.rules, old.preset, old.header.agreements
        if game is not None:
            rules, preset, agreements = game.rules, game.preset, ()
        new = Session.new(rules, preset, self._places.people, Shuffles.of_table(), agreements=agreements)
        if self._store is not None:
            new.save_in(self._store, "")
        old.close()
        self.session, self._turn, self.trouble = new, NextDecision(self.now, PACE), ""
        self.number += 1
        for guest in self._guests:
            guest.looked, guest.is_ready, guest.overtime, guest.absence = None, False, 0.0, 0.0

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _time(self) -> float:
        """The time at this table, which stands still while nothing may happen."""
        return self.now if self._held_at is None else self._held_at

    @property
    def _timed(self) -> Guest | None:
        """The guest whose time is counted: the one who decides, once he is here or has been waited for long enough."""
        guest = self._awaited
        return guest if guest is not None and (guest.is_here or guest.absence >= AWAY) else None

    @property
    def _awaited(self) -> Guest | None:
        """The guest who is asked and decides himself, here or not, if there is a clock."""
        person = self.asked
        if person is None or not self.options.clock or self.player_for(person):
            return None
        return self._guests.at(person)

    def _overtime(self, guest: Guest) -> float:
        """Return the seconds of his reserve that a guest uses for the present decision."""
        return min(max(0.0, self._turn.used - self.options.clock), RESERVE - guest.overtime)

    @property
    def _is_deal_due(self) -> bool:
        if self.is_gathering or self.is_of_evening or self.options.next_deal == "host":
            return False
        if self.is_everybody_ready:
            return True
        return self.options.next_deal == "auto" and self.now >= self._turn.asked_at + NEXT_DEAL

    def _pass_time(self, now: float) -> None:
        """Let time pass, unless it stands still, and notice who has been away for how long."""
        if self._is_new:
            self._turn.asked_at, self.now, self._is_new = now, now, False
        before, self.now = self.now, now
        if self._held_at is None and (guest := self._awaited) is not None:
            if self._timed is None:
                guest.absence += now - before
            else:
                self._turn.use(before, now)
        self._look_around()

    def _look_around(self) -> None:
        """Notice who is here."""
        if self._is_new:
            return
        now = self.now
        at_table = [guest for guest in self._guests if guest.person is not None] or list(self._guests)
        holds = self.is_paused or (not self.is_of_evening and not any(guest.is_here for guest in at_table))
        if holds and self._held_at is None:
            self._held_at = now
        elif not holds and self._held_at is not None:
            lost, self._held_at = now - self._held_at, None
            self._turn.put_off(lost)
            for guest in self._guests:
                if guest.takes_over_at is not None:
                    guest.takes_over_at += lost
        for guest in self._guests:
            if guest.is_here:
                guest.takes_over_at = None
            elif guest.takes_over_at is None:
                guest.takes_over_at = self._time + AWAY

    def _only_answer(self, prompt: Prompt) -> SeatAction | None:
        return only_answer(prompt, self.options.forced)

    def _do(self, action: SeatAction, player: str) -> Step:
        person = self.asked
        if person is None:
            raise AssertionError("nobody is asked")
        named = self.session.people[person].player
        decider = player or "human"
        guest = self._guests.at(person)
        overtime = 0.0 if guest is None or not self.options.clock else self._overtime(guest)
        is_overdue = self._turn.is_overdue and bool(player)
        step = self._saving(lambda: self.session.submit(action, "" if decider == named else decider))
        if guest is not None:
            guest.overtime += overtime
        self.overdue, self.used_reserve = person if is_overdue else None, overtime > 0
        return step

    def _saving(self, change: Callable[[], Step]) -> Step:
        """Change the match, which goes on even if it cannot be saved."""
        match = self.session.match
        try:
            step = change()
        except StoreError as error:
            self.trouble = str(error)
            found = self.session.last_step
            if found is None or found.before is not match:
                raise AssertionError("what could not be saved was not done either") from None
            step = found
        else:
            self.trouble = ""
        self.number += 1
        self.overdue, self.used_reserve = None, False
        self._turn = NextDecision(self._time, pause_after(step))
        return step
