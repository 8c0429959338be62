"""A table at which another program deals: what it has told, state by state, and what is answered."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import InvalidOption, Rules, from_json
from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import (
    VERSION,
    Act,
    Ask,
    Hello,
    Manage,
    People,
    Refused,
    Spoken,
    State,
    TakeSeat,
    Told,
    Welcome,
)
from pinochle_qt.protocol.wire import WireError, action_to_wire, event_from_wire, from_wire
from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
from pinochle_qt.ui.far.connection import TableAddress, TableConnection
from pinochle_qt.ui.far.people import PeopleThere
from pinochle_qt.ui.far.soundness import Unsound, check_events, check_observation, check_prompt, check_shown, need
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.game.events import MOST_STEPS, Entry, event_sentence
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.protocol.messages import Answer, Device, GuestMessage
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.faces import Face

MOST_EVENTS: Final = 300
"""The most events of one state; the longest step of any game has fewer than 40."""
MOST_BEHIND: Final = 8
"""If more states than this wait to be shown, the table shows the last one at once."""
_MOST_TOLD: Final = 8 * MOST_STEPS
"""The most events kept for the log."""


class _Told(NamedTuple):
    """A state that the host has told of."""

    number: int
    seen: Observation
    asked: Seat | None
    prompt: Prompt | None
    events: tuple[ViewedEvent, ...]
    """What led to it from the state before; empty if that is not known."""


class FarTable(QObject):
    """The table of another program; see `AnyTable`.

    `present` is what the window shows; states that come meanwhile wait until `news` asks for the next one.

    Signals:
        heard: a message of the table, once it has been taken in.
        entered: the first state is known, so that the table can be shown.
        began_anew: the host has chosen another game, whose first state is known.
        arrived: there is another state.
        people_changed: names, faces, or who is there have changed.
        refused: a sentence about an answer that the table does not accept.
        hinted: what a good player would do, and why, as `ask_hint` has asked.
        said: the person who has said something, and what.
        trouble: a sentence about the connection, or that the game is paused.
        connection_changed: `is_connected` has changed.
        ended: this window is no guest anymore; a sentence says why.
    """

    heard = Signal(object)
    entered = Signal()
    began_anew = Signal()
    arrived = Signal()
    people_changed = Signal()
    refused = Signal(str)
    hinted = Signal(str, str)
    said = Signal(int, str)
    trouble = Signal(str)
    connection_changed = Signal()
    ended = Signal(str)

    def __init__(self, parent: QObject, *, language: str = "", device: Device = "window", name: str = "") -> None:
        """Make a table that is not connected yet; the host speaks `language` to this window."""
        super().__init__(parent)
        self._language, self._device, self._name = language, device, name
        self._connection = TableConnection(self)
        self._connection.heard.connect(self._hear)
        self._connection.changed.connect(self._on_connection)
        self._connection.ended.connect(self._on_end)
        self.welcome: Welcome | None = None
        """What the table said when this window came; None before."""
        self._people = PeopleThere()
        self._rules: Rules | None = None
        self._begins_anew = False
        """Whether the rules of another game are known, but none of its states yet."""
        self._present: _Told | None = None
        self._waiting: deque[_Told] = deque()
        self._log: deque[ViewedEvent] = deque(maxlen=_MOST_TOLD)
        """What has happened since this window came, as far as it is shown."""
        self._answered: int | None = None
        """The number of the state that has been answered, until the table has said something about it."""
        self._is_lost = False
        self._second = QTimer(self, interval=1_000)
        self._second.timeout.connect(self._count_down)

    # ---- the connection ----------------------------------------------------------------------------------------------

    def join(self, address: str, *, key: str = "", code: str = "") -> None:
        """Connect to the table at an address, with a key from earlier or else with the table's code.

        Raises:
            ValueError: it is no address.
        """
        hello = Hello(VERSION, code[:12], key or None, self._language, self._device, self._name)
        self._connection.open(TableAddress(address), hello)
        self._is_lost = False  # what happens now is no return

    def leave(self) -> None:
        """End the connection; the place is kept as after a lost one, and nothing more is heard of the table."""
        self._connection.close()

    def try_now(self) -> None:
        """If the connection is lost, try at once to get it back."""
        self._connection.try_now()

    def send(self, message: GuestMessage) -> bool:
        """Send a message, and return whether there is a connection for it."""
        return self._connection.say(message)

    @property
    def is_connected(self) -> bool:
        """Whether the table answers."""
        return self._connection.is_open

    @property
    def there(self) -> People:
        """Who is at the table, as it has said last."""
        return self._people.message

    @property
    def key(self) -> str:
        """With this key, the guest comes back to the same place; empty before the table has let him in."""
        return "" if self.welcome is None else self.welcome.key

    @property
    def is_host(self) -> bool:
        """Whether this window may manage the table."""
        return self.welcome is not None and self.welcome.host

    # ---- what is known -----------------------------------------------------------------------------------------------

    @property
    def session(self) -> None:
        """Nothing: nobody but the host has the whole match."""
        return

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self._now.seen.rules

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table."""
        return self._people.setups

    @property
    def own_people(self) -> tuple[Person, ...]:
        """Whoever plays at this window."""
        seat, seen = self._now.seen.viewer, self._now.seen
        return self._people.own if seat is None else (seen.seated[seat],)

    @property
    def faces(self) -> Mapping[str, Face]:
        """The faces that people have chosen, by name."""
        return self._people.faces

    @property
    def notes(self) -> Mapping[Person, str]:
        """Who is away, and for how long."""
        return self._people.notes

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat."""
        return self._now.seen.seated

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now."""
        return self._now.asked

    @property
    def prompt(self) -> Prompt | None:
        """What it is asked, if this window holds its cards and has not answered yet."""
        return None if self._answered == self._now.number else self._now.prompt

    @property
    def awaits_deal(self) -> bool:
        """Whether this window may start the next deal now, or say that it is ready for it."""
        seen = self._now.seen
        is_between = self._now.asked is None and not seen.running and not seen.winners and seen.number > 0
        return is_between and (self.is_host or not self._people.is_ready)

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return bool(self._now.seen.winners)

    @property
    def can_play_again(self) -> bool:
        """Whether this window may begin another match with the same people."""
        return self.is_host

    is_practice: Final = False
    commitment: Final = ""
    latest_events: Final = 0

    @property
    def allows_hints(self) -> bool:
        """Whether the table allows hints and odds."""
        return self.there.options.get("hints") is True

    def observe(self, viewer: Seat | None) -> Observation:
        """Return what this window may know, whoever looks."""
        del viewer
        return self._now.seen

    def deal_events(self, viewer: Seat | None) -> list[ViewedEvent]:
        """Return what has happened in this deal since this window came."""
        del viewer
        number = self._now.seen.number
        return [each for each in self._log if each.after.number == number]

    def story(self, viewer: Person | None, names: Sequence[str], *, untold: int = 0) -> Callable[[], Iterator[Entry]]:
        """Return a function that lists what has happened since this window came."""
        del viewer
        told = list(islice(self._log, max(0, len(self._log) - untold)))
        entries = (Entry(event_sentence(each.event, each.after, names), each) for each in told)
        return lambda: (entry for entry in entries if entry.sentence)

    # ---- what is done ------------------------------------------------------------------------------------------------

    def question(self, seat: Seat) -> None:
        """Return nothing: whoever else is asked, this program does not decide."""

    def act(self, action: SeatAction, viewer: Person | None) -> None:
        """Answer the question that is asked now, unless it has been answered; `news` tells what comes of it.

        Raises:
            IllegalAction: the rules do not allow it; nothing has been sent.
        """
        del viewer
        now, prompt = self._now, self.prompt
        if prompt is None or self._waiting:
            return
        rejection = prompt.refusal(action)
        if rejection is not None:
            raise IllegalAction(rejection)
        if self.send(Act(now.number, action_to_wire(action))):
            self._answered = now.number
        else:
            self.refused.emit(FarWord.WAITING())

    def deal(self, viewer: Person | None) -> None:
        """Start the next deal, or say that one is ready for it; `news` tells what comes of it."""
        del viewer
        if not self.send(Manage("deal") if self.is_host else TakeSeat("ready")):
            self.refused.emit(FarWord.WAITING())

    def ask_hint(self) -> None:
        """Ask what a good player would do; the others are told that."""
        self.send(Ask("hint"))

    def play_again(self) -> bool:
        """Begin another match with the same people, and return whether this window may do that."""
        return self.is_host and self.send(Manage("rematch"))

    def news(self) -> ViewedStep | Observation | None:
        """Go on to the next state; return what happened, what is to be shown at once, or None without another state."""
        if not self._waiting:
            return None
        if len(self._waiting) > MOST_BEHIND:
            for passed in self._waiting:
                self._log.extend(passed.events)
            self._present = self._waiting[-1]
            self._waiting.clear()
            return self._present.seen
        before, told = self._now, self._waiting.popleft()
        self._present = told
        if told.seen.number < before.seen.number:  # another match
            self._log.clear()
        self._log.extend(told.events)
        return ViewedStep(told.events, told.seen) if told.events else told.seen

    # ---- what the table says -----------------------------------------------------------------------------------------

    def _hear(self, message: Answer) -> None:
        try:
            match message:
                case Welcome():
                    self._take_welcome(message)
                case People():
                    self._take_people(message)
                case State():
                    self._take_state(message)
                case Refused():
                    self._take_refusal(message)
                case Spoken(person, text) if 0 <= person < len(self.there.people):
                    self.said.emit(person, clipped(text, _LONGEST_REMARK))
                case Told():
                    self._take_lines(message)
                case _:
                    pass
        except (Unsound, WireError, InvalidOption):
            self._connection.refuse()
            return
        self.heard.emit(message)

    def _take_welcome(self, message: Welcome) -> None:
        rules = from_json(message.rules)
        need(not problems(rules), "rules")
        self._begins_anew = self._present is not None and self._present.seen.rules != rules
        self._rules, self.welcome = rules, message

    def _take_people(self, message: People) -> None:
        is_other = self._present is None or self._begins_anew
        need(is_other or len(message.people) == self._now.seen.people, "people")
        was_paused, self._people = self.there.phase == "paused", PeopleThere(message)
        if message.phase == "paused" and not was_paused:
            self.trouble.emit(TogetherWord.PAUSED())
        if self._people.is_counting:
            self._second.start()
        else:
            self._second.stop()
        if not self._begins_anew:  # otherwise they are shown with the game that they play now
            self.people_changed.emit()

    def _count_down(self) -> None:
        self._people.count_down()
        self.people_changed.emit()

    def _take_state(self, message: State) -> None:
        need(self._rules is not None and len(message.steps) <= MOST_EVENTS, "steps")
        told = self._told(message)
        last = self._waiting[-1] if self._waiting else self._present
        was_answered, self._answered = self._answered is not None, None
        if last is None or self._begins_anew:
            need(told.seen.people == len(self.there.people), "people")
            self._present, self._begins_anew = told, False
            self._waiting.clear()
            self._log.clear()
            (self.entered if last is None else self.began_anew).emit()
            return
        is_next = told.number == last.number + 1 and told.seen.number >= last.seen.number
        if told.events and is_next:
            check_events(last.seen, told.events, self._people.names)
        elif told == last._replace(events=()) and not was_answered:
            return  # the window has come back, and nothing has happened meanwhile
        else:
            told = told._replace(events=())
            self._waiting.clear()  # there is no way to it from what was told before
        self._waiting.append(told)
        self.arrived.emit()

    def _told(self, message: State) -> _Told:
        rules = self._rules
        if rules is None:
            raise Unsound("no rules")
        seen = from_wire(message.observation, Observation, rules)
        check_observation(seen)
        check_shown(seen, self._people.names)
        need(message.seat == seen.viewer, "seat")
        need(message.asked is None or 0 <= message.asked < seen.players, "asked")
        prompt = None if message.prompt is None else from_wire(message.prompt, Prompt, rules)
        if prompt is not None:
            need(message.asked == prompt.seat, "asked")
            check_prompt(prompt, seen)
        events = tuple(
            ViewedEvent(event_from_wire(each.event, rules), from_wire(each.after, Observation, rules))
            for each in message.steps
        )
        return _Told(message.number, seen, message.asked, prompt, events)

    def _take_refusal(self, message: Refused) -> None:
        if message.state is not None and message.state == self._answered:
            self._answered = None
        self.refused.emit(clipped(message.sentence, _LONGEST_SENTENCE))

    def _take_lines(self, message: Told) -> None:
        lines = [clipped(str(line), _LONGEST_SENTENCE) for line in message.lines[:2]]
        if message.what == "notice" and lines:
            self.trouble.emit(lines[0])
        elif message.what == "hint" and lines and self.prompt is not None:
            self.hinted.emit(lines[0], " ".join(lines[1:]))

    def _on_connection(self) -> None:
        if not self.is_connected:
            self._is_lost, self._answered = True, None
            self.trouble.emit(FarWord.LOST())
        elif self._is_lost:
            self._is_lost = False
            self.trouble.emit(FarWord.BACK())
        self.connection_changed.emit()

    def _on_end(self, sentence: str) -> None:
        self.ended.emit(sentence)

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _now(self) -> _Told:
        if self._present is None:
            raise AssertionError("nothing is known of the table yet")
        return self._present


_LONGEST_SENTENCE: Final = 300
_LONGEST_REMARK: Final = 60
"""The most letters of what is shown at once of a table's sentence, and of what somebody says."""
