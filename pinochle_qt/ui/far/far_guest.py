"""One guest of a far table: the connection, and what this guest is told, state by state."""

from __future__ import annotations

from collections import deque
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import InvalidOption, Rules, from_json, to_json
from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import VERSION, Act, Ask, Create, Hello, People, Refused, State, Told, Welcome
from pinochle_qt.protocol.wire import WireError, action_to_wire, event_from_wire, from_wire
from pinochle_qt.server.fair.own_parts import OwnParts
from pinochle_qt.server.guests import new_key
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.session.viewer_steps import ViewedEvent
from pinochle_qt.ui.far.connection import TableConnection
from pinochle_qt.ui.far.people import PeopleThere
from pinochle_qt.ui.far.soundness import Unsound, check_events, check_observation, check_prompt, check_shown, need
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.game.events import MOST_STEPS, event_sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.protocol.messages import Answer, Device, GuestMessage
    from pinochle_qt.server.process import NewGame

MOST_EVENTS: Final = 300
"""The most events of one state; the longest step of any game has fewer than 40."""
MOST_BEHIND: Final = 8
"""If more states than this wait to be shown, the table shows the last one at once."""
MOST_SECONDS: Final = 600
"""The longest time for a decision that is shown."""
SHOWN_FROM: Final = 10
"""With so many seconds left, the time for a decision is shown."""
LONGEST_SENTENCE: Final = 300
"""The most letters of what is shown of a table's sentence."""
MOST_LINES: Final = 4_000
"""The most lines of what happened before a guest came."""
_MOST_TOLD: Final = 8 * MOST_STEPS
"""The most events kept for the log."""


class ToldState(NamedTuple):
    """A state that the host has told of."""

    number: int
    seen: Observation
    asked: Seat | None
    prompt: Prompt | None
    events: tuple[ViewedEvent, ...]
    """What led to it from the state before; empty if that is not known."""


class TurnTime(NamedTuple):
    """How long somebody may still think, as the table said last; only if it has a clock, and that runs."""

    number: int
    """The number of the state in which he is asked."""
    ends_at: float
    """When a computer player makes the decision, in seconds of `monotonic`."""
    reserve: int
    """How many of the seconds until then are his reserve."""

    @property
    def words(self) -> str:
        """What is shown of it: nothing as long as there is enough time."""
        left = max(0, ceil(self.ends_at - monotonic()))
        if left <= self.reserve:
            return FarWord.RESERVE(time=f"{left // 60}:{left % 60:02}")
        left -= self.reserve
        return FarWord.SECONDS(seconds=left) if left <= SHOWN_FROM else ""


class FarGuest(QObject):
    """A guest of a table, who has at most one place there.

    `present` is what the window shows; states that come meanwhile wait in `waiting` until `advance`.

    Signals:
        heard: a message of the table, once it has been taken in.
        entered: the first state is known.
        began_anew: the host has chosen another game, whose first state is known.
        arrived: there is another state.
        people_changed: who is there has changed.
        refused: the sentence about an answer that the table does not accept.
        hinted: what a good player would do, and why.
        log_changed: what happened earlier is known now.
        checked: a `ShuffleVerdict` about the shuffle of a deal.
        connection_changed: `is_connected` has changed.
        resting: the table is closed until it opens again, as a sentence says.
        ended: the window is no guest of the table anymore, or never was; a sentence says why.
    """

    heard = Signal(object)
    entered = Signal()
    began_anew = Signal()
    arrived = Signal()
    people_changed = Signal()
    refused = Signal(str)
    hinted = Signal(str, str)
    log_changed = Signal()
    checked = Signal(object)
    connection_changed = Signal()
    resting = Signal(str)
    ended = Signal(str)

    def __init__(self, parent: QObject, *, language: str, device: Device, name: str) -> None:
        """Make a guest who is not connected yet; the host speaks `language` to him."""
        super().__init__(parent)
        self._language, self._device, self._name = language, device, name
        self._connection = TableConnection(self)
        self._connection.heard.connect(self._hear)
        self._connection.changed.connect(self._on_connection)
        self._connection.resting.connect(self.resting)
        self._connection.ended.connect(self.ended)
        self.welcome: Welcome | None = None
        """What the table said when this guest came; None before."""
        self.people = PeopleThere()
        self.parts = OwnParts()
        """What this guest adds to the shuffles."""
        self.present: ToldState | None = None
        self.before: Observation | None = None
        """What was shown before the present state."""
        self.waiting: deque[ToldState] = deque()
        self.log: deque[ViewedEvent] = deque(maxlen=_MOST_TOLD)
        """What has happened since this guest came, as far as it is shown."""
        self.earlier: tuple[str, ...] = ()
        """What happened before that, in words."""
        self.time: TurnTime | None = None
        """The time for the decision in the latest state."""
        self._rules: Rules | None = None
        self._begins_anew = False
        """Whether the rules of another game are known, but none of its states yet."""
        self._sent: Act | None = None
        """The answer to a question, until the table has said something about it."""
        self._is_back = False
        """Whether the connection has come back, and the present state is not known yet."""

    # ---- the connection ----------------------------------------------------------------------------------------------

    def join(
        self, address: str, *, key: str = "", code: str = "", is_sure: bool = False, game: NewGame | None = None
    ) -> None:
        """Connect to the table at an address, with a key from earlier or else with the table's code.

        If a table `is_sure` to be there, the guest tries until it answers. With a game, he opens a table for it at a
        server for many, unless an earlier attempt with the same key has done so.

        Raises:
            ValueError: it is no address.
        """
        who = {"language": self._language, "device": self._device, "name": self._name, "view": False}
        hello: Hello | Create = Hello(VERSION, code[:12], key or None, **who)  # type: ignore[arg-type]
        if game is not None:
            rules, count = to_json(game.rules), len(game.people)
            hello = Create(VERSION, game.preset, rules, count, key=key or new_key(), **who)  # type: ignore[arg-type]
        self._connection.open(TableAddress(address), hello, is_sure=is_sure)

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
    def is_kept(self) -> bool:
        """Whether the table has adjourned the match, so that the key leads back to it on another day."""
        return self._connection.is_kept

    @property
    def key(self) -> str:
        """The key with which the guest comes back to the same place; empty if the table has not given him one yet."""
        return self._connection.key

    @property
    def is_host(self) -> bool:
        """Whether this guest may manage the table."""
        return self.welcome is not None and self.welcome.host

    # ---- what is known -----------------------------------------------------------------------------------------------

    @property
    def person(self) -> Person | None:
        """Whose cards this guest holds in what is shown, or who sits out; None without a place."""
        if self.present is None:
            return None
        seen = self.present.seen
        return next(iter(self.people.own), None) if seen.viewer is None else seen.seated[seen.viewer]

    @property
    def is_told(self) -> bool:
        """Whether the table tells this guest of every state."""
        watches = self.is_host or self.people.message.options.get("spectators") is True
        return self.is_connected and (watches or bool(self.people.own))

    @property
    def latest(self) -> int:
        """The number of the latest state that this guest was told of; -1 without one."""
        last = self.waiting[-1] if self.waiting else self.present
        return -1 if last is None else last.number

    @property
    def newest(self) -> Observation:
        """What this guest was told last; there must be something."""
        return self.waiting[-1].seen if self.waiting else self._now.seen

    @property
    def prompt(self) -> Prompt | None:
        """What this guest is asked in the present state, unless it has been answered or the table has gone on since."""
        now = self.present
        return None if now is None or self.is_waiting or self.waiting else now.prompt

    @property
    def is_waiting(self) -> bool:
        """Whether the table has said nothing yet about the answer to the present question."""
        return self._sent is not None and self.present is not None and self._sent.state == self.present.number

    # ---- what is done ------------------------------------------------------------------------------------------------

    def answer(self, action: SeatAction) -> bool:
        """Answer the question in the present state, and return whether there is a connection for that."""
        if self.present is None:
            return False
        said = Act(self.present.number, action_to_wire(action))
        if not self.send(said):
            return False
        self._sent = said
        return True

    def advance(self, number: int) -> int:
        """Go on to the state with a number, or the last one before, and return how many states that were."""
        count = 0
        while self.waiting and self.waiting[0].number <= number:
            told, before = self.waiting.popleft(), self._now.seen
            if told.seen.number < before.number:  # another match
                self.log.clear()
                self.earlier = ()
            self.present, self.before = told, before
            self.log.extend(told.events)
            count += 1
        return count

    # ---- what the table says -----------------------------------------------------------------------------------------

    def _hear(self, message: Answer) -> None:
        answer = None
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
                case Told("hint", lines) if self.prompt is not None:
                    sentences = [clipped(str(line), LONGEST_SENTENCE) for line in lines[:2]]
                    self.hinted.emit("".join(sentences[:1]), "".join(sentences[1:]))
                case Told("story", lines):
                    self._take_log(lines)
                case _:
                    pass
            answer = self.parts.hear(message)
        except (Unsound, WireError, InvalidOption):
            self._connection.refuse()
            return
        if answer is not None:
            self.send(answer)
        self.heard.emit(message)
        for verdict in self.parts.take_verdicts():
            self.checked.emit(verdict)

    def _take_welcome(self, message: Welcome) -> None:
        rules = from_json(message.rules)
        need(not problems(rules), "rules")
        self._begins_anew = self.present is not None and self.present.seen.rules != rules
        self._rules, self.welcome, self._is_back = rules, message, True

    def _take_people(self, message: People) -> None:
        is_other = self.present is None or self._begins_anew
        need(is_other or len(message.people) == self._now.seen.people, "people")
        self.people = PeopleThere(message)
        if not self._begins_anew:  # otherwise they are shown with the game that they play now
            self.people_changed.emit()

    def _take_state(self, message: State) -> None:
        need(self._rules is not None and len(message.steps) <= MOST_EVENTS, "steps")
        told = self._told(message)
        self._take_time(message)
        last = self.waiting[-1] if self.waiting else self.present
        was_answered = self._sent is not None and not self._has_sent_again(told)
        self._is_back = False
        if was_answered:
            self._sent = None
        if last is None or self._begins_anew:
            need(told.seen.people == len(self.people.setups), "people")
            self.present, self.before, self._begins_anew = told, None, False
            self.waiting.clear()
            self.log.clear()
            self.earlier = ()
            if told.seen.number:
                self.send(Ask("story"))
            (self.entered if last is None else self.began_anew).emit()
            return
        is_next = told.number == last.number + 1 and told.seen.number >= last.seen.number
        if told.events and is_next:
            check_events(last.seen, told.events, self.people.names)
        elif told == last._replace(events=()) and not was_answered:
            self.people_changed.emit()  # somebody has come back, and nothing has happened meanwhile; his time goes on
            return
        else:
            told = told._replace(events=())
            self.waiting.clear()  # there is no way to it from what was told before
        self.waiting.append(told)
        if len(self.waiting) > MOST_BEHIND:
            for passed in self.waiting:
                self.log.extend(passed.events)
            self.waiting = deque([told._replace(events=())])
        self.arrived.emit()

    def _has_sent_again(self, told: ToldState) -> bool:
        """Give an answer again that was lost with the connection; return whether it was."""
        is_lost = self._is_back and self._sent is not None and self._sent.state == told.number
        return is_lost and told.prompt is not None and self._sent is not None and self.send(self._sent)

    def _told(self, message: State) -> ToldState:
        rules = self._rules
        if rules is None:
            raise Unsound("no rules")
        seen = from_wire(message.observation, Observation, rules)
        check_observation(seen)
        check_shown(seen, self.people.names)
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
        return ToldState(message.number, seen, message.asked, prompt, events)

    def _take_time(self, message: State) -> None:
        """Note how long whoever is asked may still think."""
        self.time = None
        if message.seconds is not None and message.asked is not None:
            seconds = min(message.seconds, MOST_SECONDS)
            self.time = TurnTime(message.number, monotonic() + seconds, max(0, min(message.reserve, seconds)))

    def _take_refusal(self, message: Refused) -> None:
        if self._sent is not None and message.state == self._sent.state:
            self._sent = None
        self.refused.emit(clipped(message.sentence, LONGEST_SENTENCE))

    def _take_log(self, lines: Sequence[object]) -> None:
        """Keep what happened before this guest came; the table tells of all that, and of what he has seen since."""
        seen = [*self.log, *(each for told in self.waiting for each in told.events)]
        known = sum(bool(event_sentence(each.event, each.after, self.people.names)) for each in seen)
        earlier = lines[: len(lines) - known][-MOST_LINES:]
        self.earlier = tuple(clipped(str(line), LONGEST_SENTENCE) for line in earlier)
        self.log_changed.emit()

    @property
    def _now(self) -> ToldState:
        if self.present is None:
            raise AssertionError("nothing is known of the table yet")
        return self.present

    def _on_connection(self) -> None:
        self.connection_changed.emit()
