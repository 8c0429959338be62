"""A table at which another program deals: what the people at this window know of it, and what they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.people import seat_of
from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import Ask, Manage, People, Spoken, State, TakeSeat, Told
from pinochle_qt.session.viewer_steps import ViewedStep
from pinochle_qt.ui.far.far_guest import LONGEST_SENTENCE
from pinochle_qt.ui.far.far_log import FarLog, event_as_spectator
from pinochle_qt.ui.far.window_guests import WindowGuests
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.protocol.messages import Answer, Device, GuestMessage
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.server.fair.own_parts import ShuffleVerdict
    from pinochle_qt.server.process import NewGame
    from pinochle_qt.session.faces import Face
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.far.far_guest import FarGuest, ToldState, TurnTime
    from pinochle_qt.words.game.events import Entry

SLOW_MS: Final = 3_000
"""After this time without a word about an answer, the window says that the line is slow."""
_LONGEST_REMARK: Final = 60
"""The most letters of what somebody says."""


class FarTable(QObject):
    """The table of another program; see `AnyTable`.

    Each of several people at this window is a guest of his own. All of them are told of every state; the window goes on
    to the next one when all have heard of it, and shows what the viewer, or a spectator, may know of it.

    Signals:
        heard: a message of the table to the first guest, once it has been taken in.
        entered: the first state is known, so that the table can be shown.
        began_anew: the host has chosen another game, whose first state is known.
        arrived: there is another state.
        people_changed: names, faces, who is there, who plays at this window, or the time that is left have changed.
        refused: a sentence about an answer that the table does not accept.
        hinted: what a good player would do, and why, as `ask_hint` has asked.
        said: the person who has said something, and what.
        nudged: somebody has said that it is the turn of somebody at this window.
        log_changed: what happened before this window came, or how a deal was shuffled, is known now.
        trouble: a sentence about the connection.
        paused: a sentence that the game is paused.
        connection_changed: `is_connected` has changed.
        resting: the table is closed until it opens again, as a sentence says.
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
    nudged = Signal()
    log_changed = Signal()
    trouble = Signal(str)
    paused = Signal(str)
    connection_changed = Signal()
    resting = Signal(str)
    ended = Signal(str)

    def __init__(self, parent: QObject, *, language: str = "", device: Device = "window", name: str = "") -> None:
        """Make a table that is not connected yet; the host speaks `language` to this window."""
        super().__init__(parent)
        self._guests = WindowGuests(self, language=language, device=device, name=name)
        self._guests.arrived.connect(self.arrived)
        self._guests.refused.connect(self.refused)
        self._guests.trouble.connect(self.trouble)
        self._guests.hinted.connect(self.hinted)
        self._guests.log_changed.connect(self.log_changed)
        self._guests.checked.connect(self._on_verdict)
        self._guests.changed.connect(self._on_own_people)
        self._guests.entered.connect(self._begin)
        self._guests.began_anew.connect(self._begin)
        first = self._first = self._guests.first
        first.heard.connect(self._hear)
        first.people_changed.connect(self._on_people)
        first.connection_changed.connect(self._on_connection)
        first.resting.connect(self._on_rest)
        first.resting.connect(self.resting)
        first.ended.connect(self.ended)
        self._log = FarLog(self._guests)
        self.verdicts: dict[int, ShuffleVerdict] = {}
        """By deal of the match, what the programs at this window have found out about its shuffle."""
        self._over = 0
        """How many deals of the match were over when this window heard of it last."""
        self._present: ToldState | None = None
        """What the window shows, as the guest knows it who leads the others."""
        self._address = ""
        self._is_lost = self._is_resting = self._is_paused = False
        self._muted: set[str] = set()
        """The names of those whose remarks are hidden here."""
        self._second = QTimer(self, interval=1_000)
        self._second.timeout.connect(self._count_down)
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(self._say_that_it_is_slow)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.people_changed)

    # ---- the connection ----------------------------------------------------------------------------------------------

    def join(
        self,
        address: str,
        *,
        key: str = "",
        code: str = "",
        others: Sequence[str] = (),
        is_sure: bool = False,
        game: NewGame | None = None,
    ) -> None:
        """Connect to the table at an address, with a key from earlier or else with the table's code.

        `others` are the keys of further people who played at this window and come back with it. If a table `is_sure`
        to be there, the window tries until it answers. With a game, it opens a table for that at a server for many.

        Raises:
            ValueError: it is no address.
        """
        self._guests.join(address, key=key, code=code, others=others, is_sure=is_sure, game=game)
        self._address = address
        self._is_lost = False  # what happens now is no return

    def leave(self) -> None:
        """End the connection; places are kept as after a lost one, and nothing more is heard of the table."""
        self._second.stop()
        self._guests.leave()

    def try_now(self) -> None:
        """If the connection is lost, try at once to get it back."""
        for guest in self._guests:
            guest.try_now()

    def send(self, message: GuestMessage) -> bool:
        """Send a message of the first guest, and return whether there is a connection for it.

        Whoever else at this window leaves a place, or takes another name, says so himself.
        """
        if isinstance(message, TakeSeat) and message.do in {"leave", "name"}:
            return (self._guests.of(message.person) or self._first).send(message)
        return self._first.send(message)

    def seat_here(self, person: Person, name: str) -> None:
        """Let one more person play at this window, at a place of his own."""
        self._guests.add(person, name, self._address, self.there.code)

    @property
    def is_connected(self) -> bool:
        """Whether the table answers."""
        return self._first.is_connected

    @property
    def there(self) -> People:
        """Who is at the table, as it has said last; `you` is everybody who plays at this window."""
        message = self._first.people.message
        own = {person for guest in self._guests for person in guest.people.own}
        people = (replace(each, you=person in own) for person, each in enumerate(message.people))
        return replace(message, people=tuple(people))

    @property
    def is_kept(self) -> bool:
        """Whether the table has adjourned the match, so that this window comes back to it on another day."""
        return self._first.is_kept

    @property
    def key(self) -> str:
        """The key with which the first guest comes back to the same place; empty if he has none yet."""
        return self._first.key

    @property
    def other_keys(self) -> tuple[str, ...]:
        """The keys with which the further people at this window come back."""
        return self._guests.other_keys

    @property
    def is_let_in(self) -> bool:
        """Whether the table has ever let this window in."""
        return self._first.welcome is not None

    @property
    def is_host(self) -> bool:
        """Whether this window may manage the table."""
        return self._first.is_host

    # ---- what is known -----------------------------------------------------------------------------------------------

    @property
    def session(self) -> None:
        """Nothing: nobody but the host has the whole match."""
        return

    @property
    def newest(self) -> Observation:
        """What the first guest was told last, which the window may not show yet."""
        return self._first.newest

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self._now.seen.rules

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table."""
        return self._first.people.setups

    @property
    def own_people(self) -> tuple[Person, ...]:
        """Those who play at this window, in the order in which they came."""
        return self._guests.people

    @property
    def faces(self) -> Mapping[str, Face]:
        """The faces that people have chosen, by name."""
        return self._first.people.faces

    @property
    def notes(self) -> Mapping[Person, str]:
        """Who is away, and for how long."""
        return self._first.people.notes

    @property
    def clock(self) -> Mapping[Person, str]:
        """How much time is left for who is asked, or that the game is paused."""
        now, time = self._now, self._time
        left = Word.PAUSED() if self._is_paused else "" if time is None else time.words
        return {now.seen.seated[now.asked]: left} if left and now.asked is not None else {}

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
        """What it is asked, if somebody at this window holds its cards, has not answered, and the table still waits."""
        asked = self._asked_guest
        return None if asked is None else asked.prompt

    @property
    def awaits_deal(self) -> bool:
        """Whether this window may start the next deal now, or say that everybody here is ready for it."""
        seen = self._now.seen
        goes_on = not seen.winners or self.is_of_evening
        is_between = self._now.asked is None and not seen.running and goes_on and seen.number > 0
        return is_between and (self._deals or not all(each.ready for each in self.there.people if each.you))

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return bool(self._now.seen.winners)

    @property
    def can_play_again(self) -> bool:
        """Whether this window may begin another match with the same people."""
        return self.there.leads

    @property
    def is_of_evening(self) -> bool:
        """Whether a club night decides what is played here: another board may come by itself."""
        return self.there.options.get("evening") is True

    is_practice: Final = False
    commitment: Final = ""

    @property
    def latest_check(self) -> tuple[str, ...]:
        """What has been found out about the shuffle of the last deal that is over, and in short; empty if nothing."""
        verdict = self.verdicts.get(len(self._now.seen.results))
        if verdict is None:
            return ()
        return self.told_of(verdict), (Word.SHUFFLE_CHECKED if verdict.is_good else Word.SHUFFLE_PROOF)()

    @property
    def latest_events(self) -> int:
        """The number of events that led to what is shown."""
        return len(self._now.events)

    @property
    def allows_hints(self) -> bool:
        """Whether the table allows hints and odds."""
        return self.there.options.get("hints") is True

    def observe(self, viewer: Seat | None) -> Observation:
        """Return what somebody at this window may know; for everybody else, what a spectator may know."""
        now = self._now
        known = (each.present for each in self._guests if each.present is not None)
        same = [now, *(each for each in known if each.number == now.number and each.seen.rules == now.seen.rules)]
        found = next((each.seen for each in same if each.seen.viewer == viewer), None)
        return self._log.as_spectator(now.seen) if found is None else found

    def deal_events(self, viewer: Seat | None) -> list[ViewedEvent]:
        """Return what has happened in this deal since this window came."""
        number = self._now.seen.number
        person = None if viewer is None else self.seated[viewer]
        return [each for each in self._log.events(person) if each.after.number == number]

    def story(self, viewer: Person | None, names: Sequence[str], *, untold: int = 0) -> Callable[[], Iterator[Entry]]:
        """Return a function that lists what has happened."""
        checks = {deal: self.told_of(verdict) for deal, verdict in self.verdicts.items()}
        return self._log.story(viewer, names, checks, untold=untold)

    def latest_step(self, viewer: Person | None) -> tuple[Observation, ViewedStep] | None:
        """Return what a person knew before the latest step, and what he may see of it; None if that is not known."""
        guest = self._guests.of(viewer)
        now = None if guest is None else guest.present
        if guest is None or now is None or guest.before is None or not now.events or now.number != self._now.number:
            return None
        return guest.before, ViewedStep(now.events, now.seen)

    # ---- what is done ------------------------------------------------------------------------------------------------

    def question(self, seat: Seat) -> None:
        """Return nothing: whoever else is asked, this program does not decide."""

    def act(self, action: SeatAction, viewer: Person | None) -> None:
        """Answer the question that is asked now, unless it has been answered; `news` tells what comes of it.

        Raises:
            IllegalAction: the rules do not allow it; nothing has been sent.
        """
        del viewer
        asked = self._asked_guest
        if asked is None or asked.prompt is None:
            return
        rejection = asked.prompt.refusal(action)
        if rejection is not None:
            raise IllegalAction(rejection)
        if asked.answer(action):
            self._slow.start()
        else:
            self.refused.emit(FarWord.WAITING())

    def deal(self, viewer: Person | None) -> None:
        """Start the next deal, or say that everybody here is ready for it; `news` tells what comes of it."""
        del viewer
        own = [guest for guest in self._guests if guest.people.own]
        sent = [self.send(Manage("deal"))] if self._deals else [guest.send(TakeSeat("ready")) for guest in own]
        if not all(sent):
            self.refused.emit(FarWord.WAITING())

    def ask_hint(self) -> None:
        """Ask what a good player would do; the others are told that."""
        if self._asked_guest is not None:
            self._asked_guest.send(Ask("hint"))

    def play_again(self) -> bool:
        """Begin another match with the same people, and return whether this window may do that."""
        return self.can_play_again and self.send(Manage("rematch"))

    def is_muted(self, person: Person) -> bool:
        """Return whether this window hides what a person says."""
        return self.people[person].name in self._muted

    def mute(self, person: Person, is_muted: bool) -> None:
        """Hide what a person says from now on, or show it again; nobody else learns of that."""
        name = self.people[person].name
        (self._muted.add if is_muted else self._muted.discard)(name)

    @property
    def person_to_nudge(self) -> Person | None:
        """The person elsewhere whose turn it is, and who is there; None without one."""
        now = self._now
        person = None if now.asked is None else now.seen.seated[now.asked]
        there = None if person is None else self.there.people[person]
        is_there = there is not None and there.plays == "person" and there.away is None and not there.you
        return person if is_there and self.there.phase == "playing" else None

    def news(self, viewer: Person | None) -> ViewedStep | Observation | None:
        """Go on to the next state, once everybody here has been told of it; None if there is no other.

        Return what the viewer may see of what happened, or what is to be shown at once.
        """
        lead = self._lead
        if lead is None or lead.present is None:
            return None
        number = lead.waiting[0].number if lead.waiting else lead.present.number
        if any(guest.is_told and guest.latest < number for guest in self._guests):
            return None
        steps = {guest: guest.advance(number) for guest in self._guests}
        if not any(steps.values()):
            return None
        had_clock, self._present = bool(self.clock), lead.present
        self._keep_time()
        if had_clock or self.clock:
            self._soon.start()  # once what happened is being shown
        guest = self._guests.of(viewer) or lead
        now = guest.present
        if now is None or now.number != number or steps[guest] != 1 or not now.events:
            return self.observe(self._seat_of(viewer))
        events = now.events if viewer is not None else tuple(map(event_as_spectator, now.events))
        return ViewedStep(events, self.observe(self._seat_of(viewer)))

    # ---- what the table says -----------------------------------------------------------------------------------------

    def _hear(self, message: Answer) -> None:
        match message:
            case Spoken(person, text, to) if 0 <= person < len(self.there.people) and not self.is_muted(person):
                self.said.emit(person, clipped(text, _LONGEST_REMARK))
                if to in self.own_people:
                    self.nudged.emit()
            case Told("notice", lines) if lines:
                self.trouble.emit(clipped(str(lines[0]), LONGEST_SENTENCE))
            case People():
                message = self.there
            case State():
                self._forget_earlier_match()
            case _:
                pass
        self.heard.emit(message)

    def _forget_earlier_match(self) -> None:
        """Forget what has been found out about the deals of an earlier match: those of a new one have its numbers."""
        over = len(self.newest.results)
        if over < self._over:
            self.verdicts.clear()
        self._over = over

    def _on_verdict(self, verdict: ShuffleVerdict) -> None:
        """Keep what a program has found out about a deal, unless another one at this window has found a fault in it."""
        before = self.verdicts.get(verdict.deal)
        if before is None or before.is_good:
            self.verdicts[verdict.deal] = verdict
            if not verdict.is_good:
                self.trouble.emit(self.told_of(verdict))
            self.log_changed.emit()

    def told_of(self, verdict: ShuffleVerdict) -> str:
        """Return what has been found out, in words."""
        return verdict.sentence(self._first.people.names)

    def _begin(self) -> None:
        """Show the first state of a game."""
        is_first, self._present = self._present is None, self._first.present
        self._keep_time()
        (self.entered if is_first else self.began_anew).emit()
        self.arrived.emit()  # there may be later states, if the first guest had to wait for others

    def _on_people(self) -> None:
        was_paused, self._is_paused = self._is_paused, self._first.people.message.phase == "paused"
        if self._is_paused and not was_paused:
            self.paused.emit(TogetherWord.PAUSED())
        self._keep_time()
        self.people_changed.emit()

    def _on_own_people(self) -> None:
        """Tell who plays at this window now, which only the guest who came or went knows."""
        self._on_people()
        self.heard.emit(self.there)

    def _keep_time(self) -> None:
        """Count seconds while somebody is away, or has to decide in time."""
        if self._first.people.is_counting or (self._present is not None and self._time is not None):
            self._second.start()
        else:
            self._second.stop()

    def _count_down(self) -> None:
        self._first.people.count_down()
        self.people_changed.emit()

    def _say_that_it_is_slow(self) -> None:
        """Say that an answer is on its way, unless the table has said something about it or the connection is lost."""
        if self.is_connected and any(guest.is_waiting for guest in self._guests):
            self.trouble.emit(FarWord.SLOW())

    def _on_connection(self) -> None:
        if not self.is_connected:
            self._is_lost = True
            if not self._is_resting:
                self.trouble.emit(FarWord.LOST())
        elif self._is_lost:
            self.trouble.emit(FarWord.OPEN_AGAIN() if self._is_resting else FarWord.BACK())
            self._is_lost = self._is_resting = False
        self.connection_changed.emit()

    def _on_rest(self, sentence: str) -> None:
        """Say that the table is closed for now; the window comes back when it opens again."""
        self._is_resting = True
        self.trouble.emit(sentence)

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _now(self) -> ToldState:
        if self._present is None:
            raise AssertionError("nothing is known of the table yet")
        return self._present

    @property
    def _time(self) -> TurnTime | None:
        """How long whoever is asked in what is shown may still think."""
        times = (guest.time for guest in self._guests)
        return next((time for time in times if time is not None and time.number == self._now.number), None)

    @property
    def _lead(self) -> FarGuest | None:
        """The guest whose states the window follows."""
        return next((guest for guest in self._guests if guest.is_told and guest.present is not None), None)

    @property
    def _asked_guest(self) -> FarGuest | None:
        """Who at this window is asked in what is shown."""
        now = self._now
        guest = None if now.asked is None else self._guests.of(now.seen.seated[now.asked])
        return None if guest is None or guest.present is None or guest.present.number != now.number else guest

    @property
    def _deals(self) -> bool:
        """Whether this window begins the next deal, instead of saying that everybody here is ready for it."""
        return self.is_host or (self.there.leads and self.there.options.get("next_deal") == "host")

    def _seat_of(self, person: Person | None) -> Seat | None:
        return seat_of(self.seated, person)
