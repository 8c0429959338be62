"""The table: who sits where, whose turn it is, and what each guest may know. It does no input or output of its own.

Whatever calls it passes on what guests say and takes what they are to hear from `outbox`; time comes from outside.
"""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec import Struct

from pinochle_qt import __version__
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.rules import to_json
from pinochle_qt.languages import first_known, translation
from pinochle_qt.names import tidied
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import (
    VERSION,
    Act,
    Ask,
    AtTheDoor,
    Bye,
    Hello,
    Laid,
    LayOut,
    Manage,
    People,
    PersonThere,
    Ping,
    Pong,
    Refused,
    Say,
    Seen,
    State,
    TakeSeat,
    Welcome,
)
from pinochle_qt.protocol.wire import WireError, action_from_wire, to_wire
from pinochle_qt.server.page_words import page_words
from pinochle_qt.server.view import view_of
from pinochle_qt.server.view_asked import laid_view
from pinochle_qt.server.words import ServerWord
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words import text
from pinochle_qt.words.game.events import event_sentence
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.protocol.messages import Answer, ErrorCode, Said
    from pinochle_qt.session.session import Session

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code: none that looks like another one."""
CODE_LENGTH: Final = 6
PACE: Final = 0.7
"""Seconds between the actions of computer players, so that people can follow."""
TRICK_PACE: Final = 1.6
"""Seconds after a full trick."""


class Guest(Struct):
    """Somebody who has said hello, with or without a place at the table."""

    number: int
    key: str
    name: str
    device: str
    language: str
    is_host: bool = False
    person: Person | None = None
    is_here: bool = True


class Letter(NamedTuple):
    """A message for one guest."""

    guest: int
    message: Answer


class Question(NamedTuple):
    """What a computer player is to decide."""

    state: int
    skill: str
    seat: Seat
    prompt: Prompt


class Table:
    """A match that people play together, with a seat for each and computer players in all others."""

    def __init__(self, session: Session, code: str | None = None) -> None:
        self.session = session
        self.code = code or "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self.host_key = secrets.token_urlsafe(16)
        """The key of the guest who manages the table; whoever opened it is told."""
        self.guests: dict[int, Guest] = {}
        self.outbox: list[Letter] = []
        self.address = ""
        """Where phones find the table; empty if they cannot."""
        self.state = 0
        """The number of the present state."""
        self._next_move_at = 0.0

    # ---- what guests say ---------------------------------------------------------------------------------------------

    def welcome(self, hello: Hello) -> Guest | Refused:
        """Let somebody in who has the code or a key, and return who it is, or why not."""
        language = first_known(hello.language.replace(";", ",").split(","))
        with translating_with(translation(language)):
            if hello.version != VERSION:
                return Refused("version", ServerWord.VERSION())
            known = next((each for each in self.guests.values() if hello.key and each.key == hello.key), None)
            is_host = hello.key == self.host_key
            if known is None and not is_host and hello.code.upper() != self.code:
                return Refused("key" if hello.key else "code", ServerWord.WRONG_CODE())
        if known is None:
            number = len(self.guests) + 1
            key = self.host_key if is_host else secrets.token_urlsafe(16)
            known = Guest(number, key, tidied(hello.name), hello.device, language, is_host)
            self.guests[number] = known
        known.is_here, known.language = True, language
        self._greet(known)
        return known

    def hear(self, guest: Guest, said: Said, now: float) -> None:
        """Do what a guest asks for, or tell him why not."""
        match said:
            case TakeSeat():
                self._seat(guest, said)
            case Act():
                self._act(guest, said, now)
            case LayOut():
                self._lay_out(guest, said)
            case Ping(number):
                self._tell(guest, Pong(number))
            case Manage(do="deal"):
                self.deal(now)
            case Ask() | Say() | Manage() | Bye() | Hello():
                self._refuse(guest, "not_now", ServerWord.NOT_NOW())

    def moved(self, address: str) -> None:
        """Tell everybody where phones find the table from now on."""
        self.address = address
        self._tell_people()

    def lost(self, guest: Guest) -> None:
        """Note that a guest's connection is gone."""
        guest.is_here = False
        self._tell_people()

    # ---- the course of the match -------------------------------------------------------------------------------------

    def deal(self, now: float) -> None:
        """Deal, if that is what comes next."""
        prompt = self.session.prompt
        if prompt is not None and prompt.kind == "deal":
            self._happened(self.session.deal(), now)

    def question(self, now: float) -> Question | None:
        """Return what a computer player is to decide now, if it is time for that."""
        prompt = self.session.prompt
        if prompt is None or prompt.seat is None or now < self._next_move_at:
            return None
        person = self.session.seated[prompt.seat]
        if any(guest.person == person for guest in self.guests.values()):
            return None
        skill = self.session.people[person].skill or "steady"
        return Question(self.state, skill, prompt.seat, prompt)

    def decided(self, question: Question, action: SeatAction, now: float) -> None:
        """Carry out what a computer player has decided, unless something else has happened meanwhile."""
        if question.state == self.state:
            self._happened(self.session.submit(action), now)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _seat(self, guest: Guest, said: TakeSeat) -> None:
        taken = {each.person for each in self.guests.values() if each is not guest}
        if said.do == "leave":
            guest.person = None
        elif said.do == "take" and said.person is not None and said.person < len(self.session.people):
            if said.person in taken:
                self._refuse(guest, "taken", ServerWord.TAKEN())
                return
            guest.person = said.person
        if said.name:
            guest.name = tidied(said.name)
        self._tell_people()
        self._tell_state(guest)

    def _act(self, guest: Guest, said: Act, now: float) -> None:
        prompt, seat = self.session.prompt, self._seat_of(guest)
        if said.state != self.state or prompt is None or seat is None or prompt.seat != seat:
            self._refuse(guest, "late", ServerWord.LATE(), said.state)
            return
        try:
            step = self.session.submit(action_from_wire(said.action))
        except WireError:
            self._refuse(guest, "message", ServerWord.NO_MESSAGE(), said.state)
        except IllegalAction as illegal:
            with self._speaking_to(guest):
                sentence = text.rejection(illegal.rejection, self.session.rules)
            self._tell(guest, Refused("refused", sentence, said.state))
        else:
            self._happened(step, now)

    def _lay_out(self, guest: Guest, said: LayOut) -> None:
        prompt, seat = self.session.prompt, self._seat_of(guest)
        if said.state != self.state or prompt is None or seat is None or prompt.seat != seat:
            self._refuse(guest, "late", ServerWord.LATE(), said.state)
            return
        try:
            cards = parse_cards(" ".join(said.cards))
        except ValueError:
            self._refuse(guest, "message", ServerWord.NO_MESSAGE(), said.state)
            return
        with self._speaking_to(guest):
            view = laid_view(self.session.observe(seat), prompt, cards)
        self._tell(guest, Laid(self.state, view))

    def _happened(self, step: Step, now: float) -> None:
        self.state += 1
        full = len(step.after.deal.tricks) if step.after.deal else 0
        before = len(step.before.deal.tricks) if step.before.deal else 0
        self._next_move_at = now + (TRICK_PACE if full > before else PACE)
        for guest in self.guests.values():
            if guest.is_here:
                self._tell_state(guest, step)

    def _greet(self, guest: Guest) -> None:
        session = self.session
        with self._speaking_to(guest):
            title = preset_title(find(session.preset))
            words = page_words()
        self._tell(
            guest,
            Welcome(
                VERSION,
                f"pinochle-qt {__version__}",
                guest.key,
                guest.number,
                guest.language,
                host=guest.is_host,
                preset=session.preset,
                rules=to_json(session.rules),
                title=title,
                words=words,
            ),
        )
        self._tell_people()
        self._tell_state(guest)

    def _tell_people(self) -> None:
        for guest in self.guests.values():
            if guest.is_here:
                self._tell(guest, self._people(guest))

    def _people(self, to: Guest) -> People:
        by_person = {guest.person: guest for guest in self.guests.values() if guest.person is not None}
        there = tuple(
            PersonThere(guest.name or setup.name, plays="person", device=guest.device, you=guest is to)
            if (guest := by_person.get(person)) is not None
            else PersonThere(setup.name, plays="computer", skill=setup.skill)
            for person, setup in enumerate(self.session.people)
        )
        door = tuple(
            AtTheDoor(guest.number, guest.name, guest.device, guest is to)
            for guest in self.guests.values()
            if guest.person is None and guest.is_here
        )
        return People(
            there, door, "playing" if self.session.match.number else "gathering", code=self.code, address=self.address
        )

    def _tell_state(self, guest: Guest, step: Step | None = None) -> None:
        seat, session = self._seat_of(guest), self.session
        prompt = session.prompt
        with self._speaking_to(guest):
            names = [Word.YOU() if each.you else each.name for each in self._people(guest).people]
            seen = (
                ()
                if step is None
                else tuple(
                    Seen(to_wire(each.event), to_wire(each.after), event_sentence(each.event, each.after, names))
                    for each in session.view(step, seat).events
                )
            )
            asked = None if prompt is None else prompt.seat
            own = prompt if asked is not None and asked == seat else None
            view = view_of(session.observe(seat), own, asked, names)
        self._tell(
            guest,
            State(
                self.state,
                to_wire(session.observe(seat)),
                seat,
                asked,
                None if own is None else to_wire(own),
                seen,
                view,
            ),
        )

    def _seat_of(self, guest: Guest) -> Seat | None:
        seated = self.session.seated
        return seated.index(guest.person) if guest.person in seated else None

    @contextmanager
    def _speaking_to(self, guest: Guest) -> Iterator[None]:
        with translating_with(translation(guest.language)):
            yield

    def _refuse(self, guest: Guest, code: ErrorCode, sentence: str, state: int | None = None) -> None:
        self._tell(guest, Refused(code, sentence, state))

    def _tell(self, guest: Guest, message: Answer) -> None:
        self.outbox.append(Letter(guest.number, message))
