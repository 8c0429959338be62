"""Guests that play at a table from its messages alone, for tests that need games with people from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import from_json
from pinochle_qt.protocol.messages import (
    VERSION,
    Act,
    Ask,
    Bye,
    Farewell,
    Hello,
    Manage,
    People,
    Refused,
    Say,
    State,
    TakeSeat,
    Told,
    Welcome,
    heard_from_guest,
    heard_from_table,
    spoken,
)
from pinochle_qt.protocol.wire import action_to_wire, from_wire
from pinochle_qt.server.fair.own_parts import OwnParts
from pinochle_qt.server.table import Table
from tests.checks import require
from tests.session.driving import new_session

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.player import Player
    from pinochle_qt.protocol.messages import Answer, GuestMessage, Said
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.server.table import Letter
    from pinochle_qt.session.dealing.shuffle import Shuffles

STEP = 0.5
"""Seconds that pass between two looks at the table."""


class TableGuest:
    """Somebody with a connection to a table: what he has been told so far, and what he says."""

    def __init__(self, room: Room, guest: Guest, player: Player) -> None:
        self._room = room
        self.guest = guest
        self.heard: list[Answer] = []
        self.player = player
        self.answered = -1
        """The number of the last state to which he has answered."""
        self.parts = OwnParts()
        """What his program adds to the shuffles, and finds out about them."""

    def last(self, kind: type[Any]) -> Any:
        """Return the last message of a kind."""
        return next(each for each in reversed(self.heard) if isinstance(each, kind))

    def all(self, kind: type[Any]) -> list[Any]:
        """Return all messages of a kind."""
        return [each for each in self.heard if isinstance(each, kind)]

    @property
    def welcome(self) -> Welcome:
        """The table's answer to the hello."""
        return self.last(Welcome)  # type: ignore[no-any-return]

    @property
    def people(self) -> People:
        """Who is at the table, as he was told last."""
        return self.last(People)  # type: ignore[no-any-return]

    @property
    def state(self) -> State:
        """The last state that he was told."""
        return self.last(State)  # type: ignore[no-any-return]

    @property
    def observation(self) -> Observation:
        """What he may know."""
        return from_wire(self.state.observation, Observation, from_json(self.welcome.rules))

    @property
    def prompt(self) -> Prompt | None:
        """The question to him."""
        asked = self.state.prompt
        return None if asked is None else from_wire(asked, Prompt, from_json(self.welcome.rules))

    @property
    def notices(self) -> list[str]:
        """What the table has told him by itself."""
        return [line for told in self.all(Told) if told.what == "notice" for line in told.lines]

    @property
    def error(self) -> str:
        """The code of the last message if it was a refusal; empty otherwise."""
        return self.heard[-1].code if isinstance(self.heard[-1], Refused) else ""

    def hear(self, message: Answer) -> GuestMessage | None:
        """Hear a message, as it goes over the wire, and return what his program answers by itself."""
        self.heard.append(heard_from_table(spoken(message)))
        return self.parts.hear(self.heard[-1])

    def say(self, message: Said) -> None:
        """Say something, as it goes over the wire."""
        self._room.table.hear(self.guest, heard_from_guest(spoken(message)), self._room.now)
        self._room.deliver()

    def take(self, person: int, name: str = "") -> None:
        """Take a place."""
        self.say(TakeSeat("take", person, name))

    def manage(self, do: Any, **facts: Any) -> None:
        """Do something that the host does."""
        self.say(Manage(do, **facts))

    def ask(self, what: Any) -> Told:
        """Ask for something to read."""
        self.say(Ask(what))
        return self.last(Told)  # type: ignore[no-any-return]

    def phrase(self, number: int) -> None:
        """Say a phrase."""
        self.say(Say(number))

    def act(self) -> bool:
        """Answer the question, if there is one that has not been answered; return whether there was."""
        prompt, state = self.prompt, self.state
        if prompt is None or state.number == self.answered:
            return False
        self.answered = state.number
        self.say(Act(state.number, action_to_wire(self.player.choose(self.observation, prompt, None))))
        return True

    def leave(self) -> None:
        """Lose the connection."""
        self._room.guests.remove(self)
        self._room.table.lost(self.guest)
        self._room.deliver()

    def farewell(self) -> None:
        """Say good-bye."""
        self.say(Bye())
        self._room.guests.remove(self)

    @property
    def is_sent_away(self) -> bool:
        """Whether the table has ended the connection."""
        return bool(self.all(Farewell))


class Room:
    """A table and its guests, in which time passes when the test says so."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 100.0
        self.guests: list[TableGuest] = []
        self.computer: Player = Policy()
        """Who decides for the computer players."""
        self.thinks: Callable[[], float] = lambda: 0.0
        """How many seconds a computer player thinks."""

    def come(self, name: str = "", *, key: str | None = None, player: Player | None = None, **hello: Any) -> TableGuest:
        """Let somebody come to the table with its code, or with a key."""
        found = self.table.welcome(
            heard_from_guest(spoken(Hello(VERSION, "" if key else self.table.code, key, name=name, **hello)))  # type: ignore[arg-type]
        )
        assert not isinstance(found, Refused), found
        for each in self.guests:
            if each.guest is found:
                self.guests.remove(each)
        guest = TableGuest(self, found, player or Policy())
        self.guests.append(guest)
        self.deliver()
        return guest

    def come_host(self, name: str = "", **hello: Any) -> TableGuest:
        """Let the host come."""
        return self.come(name, key=self.table.host_key, **hello)

    def deliver(self) -> None:
        """Let everybody hear what the table has for him, as it goes over the wire."""
        while letters := self.table.outbox:
            self.table.outbox = []
            answers = [(each, each.hear(letter.message)) for letter in letters for each in self._of(letter)]
            for each, answer in answers:
                if answer is not None:
                    self.table.hear(each.guest, heard_from_guest(spoken(answer)), self.now)

    def _of(self, letter: Letter) -> list[TableGuest]:
        return [each for each in self.guests if each.guest.number == letter.guest]

    def wait(self, seconds: float = STEP, *, thinking: bool = True) -> None:
        """Let time pass; computer players answer what they are asked."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(self.now + STEP, end)
            self.look(thinking=thinking)

    def look(self, *, thinking: bool = True) -> None:
        """Let the table do what is due now."""
        question = self.table.question(self.now)
        if question is not None and thinking:
            self.now += self.thinks()
            observation = self.table.session.observe(question.seat)
            self.table.decided(question, self.computer.choose(observation, question.prompt, None), self.now)
        self.deliver()

    def play(self, is_done: Callable[[], bool], *, most: int = 100_000) -> None:
        """Let everybody play until something is so."""
        for _ in range(most):
            if is_done():
                return
            if not any(guest.act() for guest in list(self.guests)):
                self.wait()
        raise AssertionError("the table does not go on")


def room_for(preset: str, seed: int | Shuffles = 1, *, store: RecordStore | None = None, **session: Any) -> Room:
    """Return a table for a new match that nobody has come to."""
    return Room(Table(new_session(preset, seed, store=store, **session), store=store))


def full_room(
    preset: str,
    seed: int | Shuffles = 1,
    *,
    people: int | None = None,
    store: RecordStore | None = None,
    **session: Any,
) -> Room:
    """Return a table at which guests have all seats, or the first ones; the first is the host."""
    room = room_for(preset, seed, people=range(9), store=store, **session)
    host = room.come_host("Guest A")
    host.take(0)
    for person in range(1, len(room.table.session.people) if people is None else people):
        room.come(f"Guest {'ABCDEFGHI'[person]}").take(person)
    return room


def host_of(room: Room) -> TableGuest:
    """Return the host."""
    return require(next((guest for guest in room.guests if guest.guest.is_host), None))
