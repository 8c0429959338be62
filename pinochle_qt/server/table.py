"""The table: who sits where, whose turn it is, and what each guest may know. It does no input or output of its own.

Whatever calls it passes on what guests say and takes what they are to hear from `outbox`; time comes from outside.
Everybody at the table is a guest of his own, with a connection of his own: also each of several people at one screen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.languages import first_accepted, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import (
    MIXES,
    Act,
    Ask,
    Bye,
    Create,
    Farewell,
    Hello,
    Laid,
    LayOut,
    Manage,
    Nudge,
    Pause,
    Ping,
    Pong,
    Promise,
    Refused,
    Reveal,
    Say,
    Spoken,
    TakeSeat,
    Told,
)
from pinochle_qt.protocol.wire import WireError, action_from_wire
from pinochle_qt.record.save_errors import SaveFault, reason
from pinochle_qt.record.store import StoreError
from pinochle_qt.server import table_file, told
from pinochle_qt.server.course import TableQuestion
from pinochle_qt.server.game_choice import game_from
from pinochle_qt.server.guests import Guest, is_same
from pinochle_qt.server.hosting import Hosting
from pinochle_qt.server.manners.talk import Talk
from pinochle_qt.server.net.links import TableAddress, is_home
from pinochle_qt.server.people import ends_pause
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.seating import Seating
from pinochle_qt.server.telling import Letter, TellingTable
from pinochle_qt.server.view_asked import laid_view
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session.session import Session
from pinochle_qt.words import text

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.protocol.messages import Said
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.server.manners.talk import TableRemark
    from pinochle_qt.server.table_file import SavedTable

__all__ = ["Guest", "Letter", "Table", "TableQuestion"]

_HINT_SKILL: Final = "expert"
_COURSE: Final = frozenset({"deal", "pause", "continue", "rematch", "adjourn"})
"""What is about the course of the game."""


class Table(TellingTable):
    """A match that people play together, with a seat for each and computer players in all others."""

    def __init__(
        self,
        session: Session,
        code: str | None = None,
        store: RecordStore | None = None,
        saved: SavedTable | None = None,
    ) -> None:
        """Open a table for a match that is just beginning, or was played at this table or elsewhere.

        `store` is where further matches are saved. `saved` is what the table was before.
        """
        super().__init__(session, code, store, saved)
        self.hosting = Hosting(self.guests, self.places, self.course)
        self._seating = Seating(self.guests, self.places, self.course, self.hosting)
        self._talk = Talk(self.guests, self.places, self.course)
        self.has_ended = False
        """Whether the host has closed the table for good."""
        self.may_adjourn = True
        """Whether there is space for a match that waits for another day."""
        self._file = table_file.TableFile(None if saved is None else saved.shuffle)
        self.known_address = "" if saved is None else saved.address
        """Where phones found the table last."""
        self._hints: dict[int, int] = {}
        """By guest who wants a hint, for which state."""
        if not self.course.is_gathering:
            self.hosting.fill()
        self.course.follow_places()
        self._save()

    @classmethod
    def resumed(cls, path: Path, store: RecordStore | None) -> Table:
        """Open the table of a journal again, with the same code, keys and people as far as they are known.

        Raises:
            RecordError: the file cannot be read or is not a valid record.
            StoreError: it cannot be written, or another program is playing this game.
        """
        session = Session.resume(path, store)
        return cls(session, store=store, saved=table_file.saved(table_file.path_beside(path), len(session.people)))

    @property
    def host_key(self) -> str:
        """The key of the guest who may manage the table."""
        return self.guests.host.key

    @property
    def keys_at_screen(self) -> list[str]:
        """The keys of all but the host who have places at the screen of the table."""
        at_screen = (guest for guest in self.guests if guest.device == "screen" and guest.person is not None)
        return [guest.key for guest in at_screen if not guest.is_host]

    # ---- what guests say ---------------------------------------------------------------------------------------------

    def welcome(self, hello: Hello) -> Guest | Refused:
        """Let somebody in who has the code or a key, and return who it is, or why not."""
        language = first_accepted(hello.language)
        with translating_with(translation(language)):
            guest = self.guests.with_key(hello.key)
            if guest is None:
                if not is_same(self.code, "".join(hello.code.upper().split())):
                    return Refused("key" if hello.key else "code", ServerWord.WRONG_CODE())
                if not self.is_open:
                    return Refused("closed", ServerWord.CLOSED())
                guest = self.guests.add("", hello.device, language)
                if guest is None:
                    return Refused("full", ServerWord.FULL())
            guest.is_here, guest.language, guest.device, guest.version = True, language, hello.device, hello.version
            guest.wants_view = hello.view
            self._seating.name(guest, hello.name if not guest.name else "")
        self.course.arrived(guest)
        self.course.mixer.returned(guest)
        guest.shown = None
        self._tell_welcome(guest)
        self._people_changed()
        with self._speaking_to(guest):
            if hello.version < MIXES:
                self._tell(guest, Told("notice", (ServerWord.ALONE(),)))
            if self.course.is_adjourned:
                self._tell(guest, Told("notice", (ServerWord.STILL_ADJOURNED(),)))
        return guest

    def hear(self, guest: Guest, said: Said, now: float) -> None:
        """Do what a guest asks for, or tell him why not."""
        if guest not in self.guests or self.has_ended:
            return
        self._advance(now)
        try:
            self._do(guest, said)
        except NotPossible as refusal:
            with self._speaking_to(guest):
                self._tell(guest, Refused(refusal.code, refusal.phrase(**refusal.facts)))

    def _do(self, guest: Guest, said: Said) -> None:
        match said:
            case TakeSeat():
                self._seat(guest, said)
            case Act():
                self._act(guest, said)
            case LayOut():
                self._lay_out(guest, said)
            case Ping(number):
                self._tell(guest, Pong(number))
            case Say() | Nudge():
                self._say(self._talk.remark(guest, said))
            case Pause(agrees, person):
                self._notify(self.pauses.hear(guest, agrees=agrees, person=person))
                self._advance(self.course.now)
                self._tell_what_changed()
            case Ask(what, deal):
                self._answer(guest, what, deal)
            case Manage():
                self._manage(guest, said)
            case Promise():
                self.course.mixer.promised(guest, said)
                self._advance(self.course.now)
            case Reveal():
                self.course.mixer.opened(said)
                self._advance(self.course.now)
            case Bye():
                self.lost(guest)
            case Hello() | Create():
                raise NotPossible("not_now", ServerWord.NOT_NOW)

    @property
    def former_port(self) -> int:
        """The port at which phones found the table before; 0 if they never did."""
        try:
            return TableAddress(self.known_address).port
        except ValueError:
            return 0

    def moved(self, address: str) -> None:
        """Tell everybody where phones find the table from now on, and hosts if others knew another address."""
        self.address = address
        self._tell_people()
        if is_home(address):  # the network is gone, perhaps for a moment
            return
        former, self.known_address = self.known_address, address
        self._save()
        if former not in {"", address} and any(not guest.is_host for guest in self.guests):
            self._tell_hosts(ServerWord.MOVED)

    @property
    def is_saved(self) -> bool:
        """Whether the files of the table are those of the present match."""
        return self.session.path is not None and self._file.journal == self.session.path

    def save_now(self) -> bool:
        """Begin the journal of a match that has just been chosen, which is otherwise done with the first deal.

        Return whether it is saved now.
        """
        try:
            self.session.begin_journal()
        except StoreError as error:
            self.course.trouble = str(error)
        self._save()
        return self.is_saved

    def lost(self, guest: Guest) -> None:
        """Note that a guest's connection is gone."""
        if guest in self.guests and guest.is_here:
            guest.is_here, guest.gone_at, guest.told, guest.is_ready = False, self.course.now, -1, False
            self.course.left(guest)
            self._tell_what_changed()

    # ---- time and computer players -----------------------------------------------------------------------------------

    def question(self, now: float) -> TableQuestion | None:
        """Do what is due now, and return what a computer player is to decide."""
        self._advance(now)
        if self.has_ended:
            return None
        prompt = self.session.prompt
        for number, state in list(self._hints.items()):
            if state == self.state and prompt is not None and prompt.seat is not None:
                return TableQuestion(state, _HINT_SKILL, prompt.seat, prompt, hint_for=number)
            del self._hints[number]
        return self.course.question()

    def decided(
        self, question: TableQuestion, action: SeatAction | None, now: float, why: Reason | None = None
    ) -> None:
        """Take what a computer player has decided, unless something else has happened meanwhile.

        Without an action, it could not decide.
        """
        guest = self.guests.get(question.hint_for)
        if question.hint_for is None:
            self.course.decided(question, action, now)
            self._advance(now)
            return
        if self._hints.pop(question.hint_for, None) == self.state and guest is not None and action is not None:
            with self._speaking_to(guest):
                self._tell(guest, Told("hint", told.hint(self.session, action, why, self._names(guest))))

    def deal(self, now: float) -> None:
        """Deal, if that is what comes next; free seats get computer players before the first deal.

        Raises:
            NotPossible: there are free seats, and no computer players for them.
        """
        self._advance(now)
        if self.course.is_gathering and self.places.free:
            if not self.course.options.fill:
                raise NotPossible("not_now", ServerWord.FREE_SEATS)
            self.hosting.fill()
            self._people_changed()
        if (step := self.course.deal()) is not None:
            self._happened(step)
        self._ask_for_parts()
        self._tell_trouble()

    # ---- people ------------------------------------------------------------------------------------------------------

    def _seat(self, guest: Guest, said: TakeSeat) -> None:
        if said.do == "ready":
            guest.is_ready = guest.person is not None and not self.course.is_in_deal  # otherwise it came too late
            self._tell_people()
            self._advance(self.course.now)
            return
        try:
            self._seating.follow(guest, said)
        finally:
            self._people_changed()

    def _people_changed(self) -> None:
        """Save and tell everybody who sits where."""
        self._save()
        self.course.follow_places()
        self._tell_what_changed()
        self._ask_for_parts()

    # ---- playing and talking -----------------------------------------------------------------------------------------

    def _question_to(self, guest: Guest, state: int) -> Prompt | None:
        """Return the question to a guest if the state that he answers is the present one, and he is asked."""
        prompt, seat = self.session.prompt, self._seat_of(guest)
        is_his = prompt is not None and seat is not None and prompt.seat == seat and state == self.state
        return prompt if is_his else None

    def _act(self, guest: Guest, said: Act) -> None:
        if self.course.is_paused:
            self._refuse(guest, "not_now", ServerWord.PAUSED, said.state)
            return
        if self._question_to(guest, said.state) is None:
            self._refuse(guest, "late", ServerWord.LATE, said.state)
            return
        try:
            step = self.course.act(action_from_wire(said.action))
        except WireError:
            self._refuse(guest, "message", ServerWord.NO_MESSAGE, said.state)
        except IllegalAction as illegal:
            with self._speaking_to(guest):
                sentence = text.rejection(illegal.rejection, self.session.rules)
            self._tell(guest, Refused("refused", sentence, said.state))
        else:
            self._happened(step)

    def _lay_out(self, guest: Guest, said: LayOut) -> None:
        prompt = self._question_to(guest, said.state)
        if prompt is None:
            self._refuse(guest, "late", ServerWord.LATE, said.state)
            return
        try:
            cards = parse_cards(" ".join(said.cards))
        except ValueError:
            self._refuse(guest, "message", ServerWord.NO_MESSAGE, said.state)
            return
        with self._speaking_to(guest):
            view = laid_view(self.session.observe(prompt.seat), prompt, cards)
        self._tell(guest, Laid(self.state, view))

    def _say(self, remark: TableRemark) -> None:
        for each in self._here:
            with self._speaking_to(each):
                self._tell(each, Spoken(remark.person, remark.words(), remark.to))

    def _answer(self, guest: Guest, what: str, deal: int) -> None:
        session, names = self.session, self.places.names
        if what == "hint":
            self._hint(guest)
            return
        if not self._may_watch(guest):
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        with self._speaking_to(guest):
            if what == "rules":
                lines: tuple[Any, ...] = told.rules(session)
            elif what == "record":
                lines = told.record(session, deal)
            else:
                tell = {"log": told.log, "story": told.story}.get(what, told.scores)
                lines = tell(session, guest.person, names)
        self._tell(guest, Told(what, lines))

    def _hint(self, guest: Guest) -> None:
        if not self.course.options.hints:
            raise NotPossible("not_now", ServerWord.NO_HINTS)
        if guest.person is None or self.course.asked != guest.person or not self.course.asks_person:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        if self._hints.get(guest.number) == self.state:
            return
        self._hints[guest.number] = self.state
        self._notify(lambda other: "" if other is guest else ServerWord.ASKED_HINT(name=guest.name))

    # ---- what the host does ------------------------------------------------------------------------------------------

    def _manage(self, guest: Guest, said: Manage) -> None:
        may = guest.is_host or (said.do in _COURSE and self.guests.leads(guest))
        may = may or (said.do == "continue" and ends_pause(self.course, guest))
        if not may or (said.do == "deal" and not guest.is_host and self.places.free):
            raise NotPossible("not_yours", ServerWord.NOT_YOURS)
        match said.do:
            case "deal":
                self.deal(self.course.now)
            case "rematch":
                self._begin_again()
            case "game":
                self._choose_game(said.options)
            case "adjourn":
                self._adjourn()
            case "end":
                self.end()
            case "open" | "close":
                self.is_open = said.do == "open"
                self._people_changed()
            case "continue" if self.course.is_agreed:
                self.hosting.arrange(said)
                self._notify(lambda other: "" if other is guest else ServerWord.GOES_ON(name=guest.name))
                self._people_changed()
            case _:
                removed = self.hosting.arrange(said)
                self._advance(self.course.now)
                if removed is not None and removed.is_here:
                    with self._speaking_to(removed):
                        self._tell(removed, Farewell(ServerWord.REMOVED()))
                self._people_changed()

    def end(self) -> None:
        """Close the table for good; its match is kept, and can be gone on with elsewhere."""
        self._take_leave(ServerWord.ENDED, later=False)
        if self.session.is_over:
            self._file.remove()
        self.session.close()

    def _adjourn(self) -> None:
        """Close the table until another day; everybody comes back to it with his key, and somebody goes on."""
        if self.course.is_gathering or self.session.is_over:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        if not self.may_adjourn:
            raise NotPossible("full", ServerWord.NO_SPACE)
        self.course.need_no_shuffle()
        was_paused = self.course.is_paused
        self.course.is_adjourned = self.course.is_paused = True
        self._save()
        if not self.is_saved:
            self.course.is_adjourned, self.course.is_paused = False, was_paused
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        self._take_leave(ServerWord.ADJOURNED, later=True)
        self.session.close()

    def _take_leave(self, why: ServerWord, *, later: bool) -> None:
        for guest in self._here:
            with self._speaking_to(guest):
                self._tell(guest, Farewell(why(), later=later))
        self.has_ended = True

    def _begin_again(self) -> None:
        """Begin another match, and deal at once, unless somebody has left a place free."""
        if not (self.session.is_over or self.session.is_full):
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        self.course.begin_again()
        self._tell_new_match()
        if not self.places.free:
            self.deal(self.course.now)

    def _choose_game(self, said: dict[str, Any]) -> None:
        """Play another game, which can be chosen as long as nobody holds cards of a match."""
        if not (self.course.is_gathering or self.session.is_over):
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        self.course.need_no_shuffle()
        game = game_from(said)
        self.places.make(game.people)
        self.course.begin_again(game)
        self._tell_new_match()

    def _tell_new_match(self) -> None:
        self._save()
        for guest in self._here:
            self._tell_welcome(guest)
        self._tell_people()
        for guest in self._here:
            self._tell_state(guest)
        self._ask_for_parts()

    # ---- what happens ----------------------------------------------------------------------------------------

    def _advance(self, now: float) -> None:
        """Do what is due, and tell everybody how long others have been away."""
        step = self.course.tick(now)
        if step is not None:
            self._happened(step)
        if self.course.mixer.is_awaited:
            self._ask_for_parts()
        if (sentence := self.pauses.settle()) is not None:
            self._notify(sentence)
            self._tell_what_changed()
        self._tell_absence()
        self._tell_trouble()

    def _happened(self, step: Step) -> None:
        is_reserved = self.state < self._file.states and self._file.journal == self.session.path
        if not is_reserved or self.course.used_reserve:
            self._save()
        if step.before.deal is None or step.after.number != step.before.number or self.session.is_over:
            self._tell_people()  # who is ready, and whether the match has begun or is over
        for guest in self._here:
            self._tell_state(guest, step)
        if (person := self.course.overdue) is not None:
            late, sentence = self.guests.at(person), partial(ServerWord.TIME_UP, name=self.places.names[person])
            self._notify(lambda guest: ServerWord.OWN_TIME_UP() if guest is late else sentence())
        if step.before.number != step.after.number:
            missing = self.course.mixer.missing
            self._notify(lambda guest: ServerWord.LATE_PART() if guest.person in missing else "")
            self._ask_for_parts()

    def _ask_for_parts(self) -> None:
        """Ask programs of guests for what they add to the next shuffle; promises are fixed once they are saved."""
        mixer = self.course.mixer
        if mixer.fixed is not None and mixer.fixed is not self._file.shuffle:
            self._save()
            if self.session.path is not None and mixer.fixed is not self._file.shuffle:
                mixer.do_without_parts()
        for guest in self._here:
            if (question := mixer.question(guest, self.session, self.course.now)) is not None:
                self._tell(guest, question)

    def _save(self) -> None:
        """Write the table beside the journal of its match."""
        try:
            self._file.save(
                self.session.path,
                self.code,
                self.state,
                self.guests,
                self.course.options,
                is_open=self.is_open,
                address=self.known_address,
                shuffle=self.course.mixer.fixed,
                is_adjourned=self.course.is_adjourned,
            )
        except OSError as error:
            self.course.trouble = SaveFault.GAME(path=str(self.session.path), reason=reason(error))
