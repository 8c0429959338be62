"""What a table tells its guests, each in his own language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.people import seat_of
from pinochle_qt.languages import first_known, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import Refused, Told
from pinochle_qt.record.save_errors import SaveFault
from pinochle_qt.server import table_file, told
from pinochle_qt.server.course import Course
from pinochle_qt.server.fair.mixer import Mixer
from pinochle_qt.server.guests import Guests, new_code
from pinochle_qt.server.manners.pauses import Pauses
from pinochle_qt.server.people import people
from pinochle_qt.server.places import Places

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.phrases import Phrase
    from pinochle_qt.protocol.messages import Answer, ErrorCode
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.server.table_file import SavedTable
    from pinochle_qt.session.session import Session


class Letter(NamedTuple):
    """A message for one guest."""

    guest: int
    message: Answer


class TellingTable:
    """A table as far as it tells its guests something."""

    def __init__(self, session: Session, code: str | None, store: RecordStore | None, saved: SavedTable | None) -> None:
        """Take over what the table was before, or begin anew."""
        self.code = code or (saved.code if saved is not None else new_code())
        self.is_one_of_many = False
        """Whether the server of this table has others, so that guests need its code to come back."""
        self.outbox: list[Letter] = []
        self.is_open = saved is None or saved.is_open
        """Whether new guests may come."""
        self.address = ""
        """Where phones find the table; empty if they cannot."""
        known = [] if saved is None else map(table_file.guest_from, saved.guests)
        self.guests = Guests(known, 0 if saved is None else saved.latest)
        if saved is None:
            host = self.guests.add("", "window", first_known(()), is_host=True)
            if host is None:
                raise AssertionError("a new table has space for its host")
            host.is_here = False
        self.places = Places.of(self.guests, session.people)
        self.course = Course(session, self.guests, self.places, store)
        if saved is not None:
            self.course.options = saved.options
            self.course.is_adjourned = self.course.is_paused = saved.is_adjourned
            self.course.number = saved.states + 1
            self.course.mixer = Mixer(self.guests, saved.shuffle)
        self.pauses = Pauses(self.guests, self.course)
        self._told_away: list[int | None] = []
        self._told_trouble = ""

    @property
    def session(self) -> Session:
        """The match."""
        return self.course.session

    @property
    def state(self) -> int:
        """The number of the present state."""
        return self.course.number

    def _code_for(self, guest: Guest) -> str:
        """Return the code with which a guest, and whoever he tells it, finds the table."""
        del guest
        return self.code

    @property
    def _here(self) -> list[Guest]:
        return [guest for guest in self.guests if guest.is_here]

    def _tell_absence(self) -> None:
        """Tell everybody how long others have been away, if that is new."""
        away = [self.course.away(guest) for guest in self.guests if guest.person is not None]
        if away != self._told_away:
            self._told_away = away
            self._tell_people()

    def _tell_trouble(self) -> None:
        """Tell the host once when the match cannot be saved, and once when it can be again."""
        trouble = self.course.trouble
        if trouble == self._told_trouble:
            return
        self._told_trouble = trouble
        self._tell_hosts(lambda: trouble or SaveFault.SAVED_AGAIN(path=str(self.session.path)))

    def _tell_hosts(self, sentence: Callable[[], str]) -> None:
        """Tell those who manage the table something, each in his own language."""
        self._notify(lambda guest: sentence() if guest.is_host else "")

    def _notify(self, sentence: Callable[[Guest], str]) -> None:
        """Tell everybody who is there a sentence for him in his own language, unless it is empty."""
        for guest in self._here:
            with self._speaking_to(guest):
                if told_now := sentence(guest):
                    self._tell(guest, Told("notice", (told_now,)))

    def _tell_welcome(self, guest: Guest) -> None:
        with self._speaking_to(guest):
            self._tell(guest, told.welcome(self.session, guest, self._code_for(guest) if self.is_one_of_many else ""))

    def _tell_people(self) -> None:
        for guest in self._here:
            with self._speaking_to(guest):
                self._tell(
                    guest,
                    people(
                        self.guests,
                        self.places,
                        self.course,
                        guest,
                        code=self._code_for(guest),
                        address=self.address,
                        is_open=self.is_open,
                        wish=self.pauses.wish,
                    ),
                )

    def _tell_state(self, guest: Guest, step: Step | None = None) -> None:
        if not self._may_watch(guest):
            return
        with self._speaking_to(guest):
            self._tell(
                guest,
                told.state(
                    self.session,
                    guest.person,
                    self.state,
                    step if guest.told == self.state - 1 else None,
                    self.places.names,
                    asks=self.course.asks_person,
                    leads=self.guests.leads(guest),
                    is_of_evening=self.course.is_of_evening,
                    seconds=self.course.seconds,
                    reserve=self.course.reserve,
                    in_words=guest.wants_view,
                ),
            )
        guest.told, guest.shown = self.state, self._shown_to(guest)
        if self._seat_of(guest) is not None and guest.person is not None:
            guest.looked = self.session.match.number, guest.person

    def _shown_to(self, guest: Guest) -> object:
        """Return what a guest's state depends on besides the course of the match."""
        return (
            guest.person,
            self._may_watch(guest),
            self.guests.leads(guest),
            self.places.names,
            self.course.is_paused,
            self.course.seconds is None,
            self.course.options,
            self.session.match.skills,
        )

    def _tell_what_changed(self) -> None:
        """Tell everybody who is there, and the state to those to whom it looks different although nothing was done."""
        self._tell_people()
        for guest in self._here:
            if guest.shown != self._shown_to(guest):
                self._tell_state(guest)

    def _may_watch(self, guest: Guest) -> bool:
        return guest.person is not None or guest.is_host or self.course.options.spectators

    def _seat_of(self, guest: Guest) -> Seat | None:
        return seat_of(self.session.seated, guest.person)

    def _names(self, guest: Guest) -> list[str]:
        return told.names_for(guest.person, self.places.names)

    def _speaking_to(self, guest: Guest) -> AbstractContextManager[None]:
        """Return a block in which texts are in a guest's language."""
        return translating_with(translation(guest.language))

    def _refuse(self, guest: Guest, code: ErrorCode, phrase: Phrase, state: int) -> None:
        with self._speaking_to(guest):
            self._tell(guest, Refused(code, phrase(), state))

    def _tell(self, guest: Guest, message: Answer) -> None:
        self.outbox.append(Letter(guest.number, message))
