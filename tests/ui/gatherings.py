"""Gatherings at a table that a test plays: it does what the host asks, as the real table does."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from pinochle_qt.protocol.messages import AtTheDoor, Manage, People, PersonThere, TakeSeat
from pinochle_qt.ui.rooms.play_together.gathering import Gathering, Stage

ADDRESS: Final = "192.168.1.24:8470"
CODE: Final = "H7K2QM"
FREE: Final = PersonThere("")
FOUR: Final = (
    PersonThere("Clara", "clara", "person", "phone", ready=True),
    PersonThere("Ruth", "ruth", "person", "phone", ready=True),
    PersonThere("Sam", "sam", "person", "screen", you=True),
    FREE,
)
DOOR: Final = (AtTheDoor(7, "Edith", "window"), AtTheDoor(8, "Oscar", "phone"))


class FakeTable:
    """Answers what a gathering says, and keeps it in `heard`."""

    def __init__(
        self,
        gathering: Gathering,
        people: tuple[PersonThere, ...] = FOUR,
        door: tuple[AtTheDoor, ...] = DOOR,
    ) -> None:
        self.gathering = gathering
        self.people = People(people, door, code=CODE, options={})
        self.heard: list[Any] = []
        gathering.said.connect(self._hear)
        gathering.open_asked.connect(self.open)
        gathering.close_asked.connect(lambda: gathering.show_stage(Stage.ENDED))

    def open(self, *addresses: str) -> None:
        """Open the table."""
        self.gathering.show_stage(Stage.OPEN, addresses or (ADDRESS,))
        self.tell()

    def tell(self, **changes: Any) -> None:
        """Tell who is there, after a change."""
        self.people = replace(self.people, **changes)
        self.gathering.hear(self.people)

    def _hear(self, message: object) -> None:
        self.heard.append(message)
        people, door = list(self.people.people), list(self.people.door)
        match message:
            case Manage(do="move", person=int(place), to=None):
                door.append(AtTheDoor(9, people[place].name, people[place].device))
                people[place] = FREE
            case Manage(do="move", guest=None, person=int(one), to=int(other)):
                people[one], people[other] = people[other], people[one]
            case Manage(do="move", guest=int(number), to=int(place)):
                guest = next(each for each in door if each.guest == number)
                door.remove(guest)
                if people[place].plays == "person":
                    door.append(AtTheDoor(9, people[place].name, people[place].device))
                people[place] = PersonThere(guest.name, "", "person", guest.device)
            case Manage(do="remove", person=int(place)):
                people[place] = FREE
            case Manage(do="remove", guest=int(number)):
                door = [each for each in door if each.guest != number]
            case Manage(do="rename", person=int(place), name=name):
                people[place] = replace(people[place], name=name)
            case Manage(do="computer", person=int(place), skill=skill):
                people[place] = PersonThere("Walter", "", "computer", skill=skill)
            case TakeSeat(do="take", person=int(place)):
                people[place] = PersonThere("Sam", "sam", "person", "screen", you=True)
            case TakeSeat(do="leave"):
                people = [FREE if each.you else each for each in people]
            case Manage(do="options", options=options):
                self.people = replace(self.people, options=self.people.options | options)
            case Manage(do="deal" | "continue"):
                self.people = replace(self.people, phase="playing")
            case Manage(do="pause"):
                self.people = replace(self.people, phase="paused")
        self.tell(people=tuple(people), door=tuple(door))
