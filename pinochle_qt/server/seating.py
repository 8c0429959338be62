"""Who sits where and what they are called, as guests themselves ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.languages import translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.server.guests import name_from
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session.faces import PERSONS

if TYPE_CHECKING:
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import TakeSeat
    from pinochle_qt.server.course import Course
    from pinochle_qt.server.guests import Guest, Guests
    from pinochle_qt.server.hosting import Hosting
    from pinochle_qt.server.places import Places


class Seating:
    """Gives guests the names, pictures and places that they want."""

    def __init__(self, guests: Guests, places: Places, course: Course, hosting: Hosting) -> None:
        self._guests, self._places, self._course, self._hosting = guests, places, course, hosting

    def follow(self, guest: Guest, said: TakeSeat) -> None:
        """Let a guest have the name, the picture and the place that he asks for, or leave his place.

        Raises:
            NotPossible: the place is not free, he has seen other cards of this deal, or the next one is being shuffled.
        """
        self._course.need_no_shuffle()
        if said.name:
            self.name(guest, said.name)
        if said.face:
            guest.face = said.face if said.face in PERSONS else ""
        if said.do == "take" and said.person is not None:
            self._take(guest, said.person)
        elif said.do == "leave" and guest.person is not None:
            self._hosting.stand_up(guest.person)

    def name(self, guest: Guest, given: str) -> None:
        """Name a guest; if the name cannot be used, he keeps the one that he has, or gets one."""
        others = [each.name for each in self._guests if each is not guest]
        with translating_with(translation(guest.language)):
            anybody = ServerWord.GUEST(number=guest.number)
        guest.name = name_from(given, others) or guest.name or name_from(anybody, others)
        self._places.keep_names_apart()

    def _take(self, guest: Guest, person: Person) -> None:
        there = self._guests.at(person)
        if person >= len(self._places) or there is guest:
            return
        if there is not None:
            raise NotPossible("taken", ServerWord.TAKEN, name=there.name)
        deal, of_whom = guest.looked or (0, person)
        if self._course.is_in_deal and deal == self._course.session.match.number and of_whom != person:
            raise NotPossible("not_now", ServerWord.SEEN_CARDS)
        if guest.person is not None:
            self._hosting.stand_up(guest.person)
        self._places.take(guest, person)
