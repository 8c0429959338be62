"""Gatherings of people at a table that a test stands for: it says who is there, and hears what the host wants."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from pinochle_qt.protocol.messages import AtTheDoor, People, PersonThere
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
    """Opens when the host asks for that, and keeps in `heard` what he says."""

    def __init__(
        self,
        gathering: Gathering,
        people: tuple[PersonThere, ...] = FOUR,
        door: tuple[AtTheDoor, ...] = DOOR,
    ) -> None:
        self.gathering = gathering
        self.people = People(people, door, code=CODE, options={}, leads=True)
        self.heard: list[Any] = []
        for signal in (gathering.said, gathering.open_asked, gathering.close_asked):
            signal.disconnect()  # from the process that would deal
        gathering.said.connect(self.heard.append)
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
