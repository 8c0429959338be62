"""Who sits where: guests, computer players and free seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from pinochle_qt.names import UNNAMED
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.guests import name_from
from pinochle_qt.session.faces import PERSONS, Face, faces_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.server.guests import Guest, Guests


_ANYBODY: Final = "Player"
"""What computer players are called, with a number, when people have all of their names."""


class TablePlace(Struct):
    """A place at the table when no guest has it."""

    name: str
    player: str = ""
    """The computer player there, as in a record; empty if the place is free."""


class Places:
    """All places at a table, by person; guests know theirs."""

    def __init__(self, guests: Guests, places: Sequence[TablePlace]) -> None:
        self._guests = guests
        self.places = list(places)

    @classmethod
    def of(cls, guests: Guests, people: Sequence[SeatSetup]) -> Places:
        """Return the places for people as in a record, where people's places are free unless guests have them."""
        computers = ["" if setup.player == "human" else setup.player for setup in people]
        found = cls(guests, [TablePlace(setup.name, player) for setup, player in zip(people, computers, strict=True)])
        found.keep_names_apart()
        return found

    def __len__(self) -> int:
        """Return the number of people at the table, including those who sit out."""
        return len(self.places)

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table, as in a record; whoever comes to a free place will be a person."""
        return tuple(self._setup(person) for person in range(len(self.places)))

    @property
    def names(self) -> list[str]:
        """The names by person."""
        return [setup.name for setup in self.people]

    @property
    def faces(self) -> list[str]:
        """The drawn person by person; empty where there is the first letter of the name."""
        chosen = {
            guest.name: Face("person", guest.face) for guest in self._guests if guest.person is not None and guest.face
        }
        found = faces_of(self.people, chosen, self.names, Path())
        return [face.name if face.kind == "person" else "" for face in found]

    @property
    def free(self) -> list[Person]:
        """The free places."""
        return [person for person in range(len(self.places)) if self.plays(person) == "free"]

    @property
    def others(self) -> list[str]:
        """The names that newcomers cannot have: those of all guests."""
        return [guest.name for guest in self._guests]

    def plays(self, person: Person) -> Literal["free", "computer", "person"]:
        """Return what is at a place."""
        if self._guests.at(person) is not None:
            return "person"
        return "computer" if self.places[person].player else "free"

    def take(self, guest: Guest, person: Person) -> None:
        """Let a guest have a place that no other guest has."""
        guest.person, guest.is_ready = person, False
        self.keep_names_apart()

    def swap(self, one: Person, other: Person) -> None:
        """Let whoever is at two places change them."""
        first, second = self._guests.at(one), self._guests.at(other)
        self.places[one], self.places[other] = self.places[other], self.places[one]
        if first is not None:
            first.person = other
        if second is not None:
            second.person = one

    def give_to_computer(self, person: Person, player: str) -> None:
        """Let a computer player have a place; a guest who had it stands up."""
        guest = self._guests.at(person)
        if guest is not None:
            guest.person = None
        self.places[person].player = player
        self.keep_names_apart()

    def make(self, count: int) -> None:
        """Have this many places; new ones are free, and whoever had one that is gone stands up."""
        for guest in self._guests:
            if guest.person is not None and guest.person >= count:
                guest.person = None
        del self.places[count:]
        self.places += [TablePlace(UNNAMED) for _ in range(count - len(self.places))]
        self.keep_names_apart()

    def keep_names_apart(self) -> None:
        """Give computer players and free places other names than people have."""
        taken = {name.casefold() for name in (*self.others, UNNAMED)}
        for place in self.places:
            if place.name.casefold() in taken:
                used = taken | {each.name.casefold() for each in self.places}
                names = (person.title() for person in PERSONS)
                free = next((name for name in names if name.casefold() not in used), None)
                place.name = free or name_from(_ANYBODY, used)
            taken.add(place.name.casefold())

    def _setup(self, person: Person) -> SeatSetup:
        guest, place = self._guests.at(person), self.places[person]
        if guest is not None:
            return SeatSetup(guest.name, "human")
        return SeatSetup(place.name, place.player or "human")
