"""Who is at a far table, as the window shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.skill_names import HOUSE, SKILLS
from pinochle_qt.names import MOST_LETTERS, UNNAMED, clipped
from pinochle_qt.protocol.messages import People
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.faces import PERSONS, Face
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.ui.far.soundness import need
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.text import shown_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import PersonThere

_MOST_AT_DOOR: Final = 200
"""The most guests without a place that a table can have."""


class PeopleThere:
    """What the table has said last about who is there, and what has changed since, as seconds pass."""

    def __init__(self, message: People | None = None) -> None:
        """Take a message.

        Raises:
            Unsound: no table has so many people.
        """
        self.message = People(()) if message is None else message
        self._seconds = 0
        need(len(self.message.people) <= MOST_PEOPLE and len(self.message.door) <= _MOST_AT_DOOR, "people")

    @property
    def setups(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table, as in a record."""
        return tuple(_setup(person, each) for person, each in enumerate(self.message.people))

    @property
    def names(self) -> tuple[str, ...]:
        """Their names as shown in the window."""
        return shown_names(self.setups)

    @property
    def own(self) -> tuple[Person, ...]:
        """The place of the guest who is told this; nothing without one."""
        return tuple(person for person, each in enumerate(self.message.people) if each.you)

    @property
    def faces(self) -> Mapping[str, Face]:
        """The faces that people have chosen, by name."""
        setups = zip(self.setups, self.message.people, strict=True)
        return {setup.name: Face("person", each.face) for setup, each in setups if each.face in PERSONS}

    @property
    def notes(self) -> Mapping[Person, str]:
        """Who is away, and for how long a computer player still waits before it decides in place of that person."""
        away = {person: each.away for person, each in enumerate(self.message.people) if each.away is not None}
        return {
            person: FarWord.AWAY(seconds=max(1, seconds - self._seconds)) if seconds else FarWord.REPLACED()
            for person, seconds in away.items()
        }

    @property
    def is_counting(self) -> bool:
        """Whether the notes change from second to second."""
        return any(each.away for each in self.message.people)

    def count_down(self) -> None:
        """Note that a second has passed."""
        self._seconds += 1


def _setup(person: Person, there: PersonThere) -> SeatSetup:
    """Return somebody at the table as in a record; whoever has no name, or calls himself You, gets a number."""
    name = clipped(there.name, MOST_LETTERS)
    if not name or (name == UNNAMED and not there.you):
        name = Word.PLAYER(number=person + 1)
    if there.plays == "person":
        return SeatSetup(name, "human")
    return SeatSetup(name, f"computer:{there.skill if there.skill in SKILLS else HOUSE}")
