"""What the host of a table arranges: who sits where, and what holds for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.server.guests import name_from
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord

if TYPE_CHECKING:
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import Manage
    from pinochle_qt.server.course import Course
    from pinochle_qt.server.guests import Guest, Guests
    from pinochle_qt.server.places import Places

_PLACES: Final = frozenset({"move", "remove", "rename", "computer"})
"""What is about who sits where, and what they are called."""


class Hosting:
    """Carries out what the host wants."""

    def __init__(self, guests: Guests, places: Places, course: Course) -> None:
        self._guests = guests
        self._places = places
        self._course = course
        self.has_own_phrases = True
        """Whether the host may choose what people can say, which he writes himself."""

    def arrange(self, said: Manage) -> Guest | None:
        """Change who sits where or what holds for everybody, and return the guest who was removed, if one was.

        Raises:
            NotPossible: it cannot be done, or not now.
        """
        guest = self._guest(said)
        if said.do in _PLACES:
            self._course.need_no_shuffle()
        match said.do:
            case "move":
                self._move(said.person, guest, said.to)
            case "remove":
                return self._remove(guest, said.person)
            case "rename" if guest is not None:
                others = [each.name for each in self._guests if each is not guest]
                guest.name = name_from(said.name, others) or guest.name
                self._places.keep_names_apart()
            case "mute" | "unmute" if guest is not None:
                guest.is_muted = said.do == "mute"
            case "computer":
                self._seat_computer(said.person, said.skill)
            case "options":
                self._set_options(said)
            case "pause" | "continue":
                self._course.is_paused, self._course.is_agreed = said.do == "pause", False
                self._course.is_adjourned = self._course.is_adjourned and self._course.is_paused
            case _:
                raise NotPossible("not_now", ServerWord.NOT_NOW)
        return None

    def stand_up(self, person: Person) -> None:
        """Free a place; once the match has begun, a computer player takes it."""
        self._places.give_to_computer(person, "" if self._course.is_gathering else self._house_player)

    def fill(self) -> None:
        """Let computer players take all free places."""
        for person in self._places.free:
            self._places.give_to_computer(person, self._house_player)

    @property
    def _house_player(self) -> str:
        return f"computer:{self._course.options.level}"

    def _guest(self, said: Manage) -> Guest | None:
        """Return the guest who is meant, by number or by place."""
        if said.guest is not None:
            return self._guests.get(said.guest)
        return None if said.person is None else self._guests.at(said.person)

    def _place(self, person: Person | None) -> Person:
        if person is None or person >= len(self._places):
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        return person

    def _move(self, person: Person | None, guest: Guest | None, to: Person | None) -> None:
        """Let two places change who has them, or seat a guest from the door, after a deal or before the first one.

        Without a place to go to, a guest goes to the door.
        """
        if self._course.is_in_deal:
            raise NotPossible("not_now", ServerWord.IN_DEAL)
        if to is None and guest is not None and guest.person is not None:
            self.stand_up(guest.person)
            return
        to = self._place(to)
        origin = guest.person if guest is not None else person
        if origin is not None:
            self._places.swap(self._place(origin), to)
        elif guest is not None:
            if self._guests.at(to) is not None:
                self.stand_up(to)
            self._places.take(guest, to)

    def _remove(self, guest: Guest | None, person: Person | None) -> Guest | None:
        """Send a guest away, or before the first deal, a computer player."""
        if guest is None:
            if not self._course.is_gathering:
                raise NotPossible("not_now", ServerWord.NOT_NOW)
            self._places.give_to_computer(self._place(person), "")
            return None
        if guest.is_host:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        if guest.person is not None:
            self.stand_up(guest.person)
        self._guests.remove(guest)
        return guest

    def _seat_computer(self, person: Person | None, skill: str) -> None:
        player = f"computer:{skill}" if skill else self._house_player
        if skill and skill not in SKILLS:
            raise NotPossible("message", ServerWord.NO_MESSAGE)
        for each in self._places.free if person is None else [self._place(person)]:
            self._places.give_to_computer(each, player)

    def _set_options(self, said: Manage) -> None:
        fixed = frozenset() if self.has_own_phrases else {"phrases"}
        try:
            changes = {name: value for name, value in said.options.items() if name not in fixed}
            self._course.options = self._course.options.changed(changes)
        except msgspec.ValidationError:
            raise NotPossible("message", ServerWord.NO_MESSAGE) from None
