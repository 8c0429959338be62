"""The table at which people gather, as the page sees it: who is there, how it is played, and how others join."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.rules import from_json, to_json
from pinochle_qt.names import UNNAMED
from pinochle_qt.protocol.messages import Manage, People, Refused, TakeSeat, Welcome
from pinochle_qt.protocol.options import TableOptions, options_from
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.server.net.ports import USUAL_PORTS
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import Answer, AtTheDoor, PersonThere
    from pinochle_qt.server.visit import Visit


class Stage(Enum):
    """How far a table has come."""

    CLOSED = "closed"
    OPENING = "opening"
    OPEN = "open"
    """People find their places, play, or have finished; `Gathering.people` says which."""
    ENDED = "ended"
    """It was open, and is closed again."""
    NO_NETWORK = "no network"
    FAILED = "failed"
    """It could not be opened, or has stopped for good; `Gathering.reason` says why."""
    ASKING = "asking"
    """The user is asked for somebody else's table; `Gathering.reason` says why the last one was none."""
    JOINING = "joining"
    JOINED = "joined"
    """This window is a guest of somebody else's table."""


class Gathering(QObject):
    """Passes on what the host does at the page, and keeps what the table says.

    Whoever runs the table connects `said` with the host's connection, calls `hear` with every message of the table,
    and answers `open_asked` and `close_asked` with `show_stage`.

    Signals:
        changed: something is different now.
        stage_changed: the table is open, closed or gone now.
        said: a message of the host for the table.
        shared: one more person, with a name, takes a place at this screen.
        open_asked: the table is to be opened.
        close_asked: it is to be closed, or, at somebody else's table, left.
        join_asked: the `TableAddress` of somebody else's table that this window is to join, and its code.
        options_kept: the `TableOptions` that the host has chosen, to be kept for the next time.
        server_chosen: the address of the server at which tables are opened, to be kept; empty for this computer.
        trouble: a sentence for the host.
    """

    changed = Signal()
    stage_changed = Signal()
    said = Signal(object)
    shared = Signal(int, str)
    open_asked = Signal()
    close_asked = Signal()
    join_asked = Signal(object, str)
    options_kept = Signal(object)
    server_chosen = Signal(str)
    trouble = Signal(str)

    def __init__(
        self, preset: str, rules: Rules, count: int, options: TableOptions, own_name: str, parent: QObject
    ) -> None:
        """Begin with a closed table for a game of `count` people, with the options that the host had chosen before.

        `own_name` is what the host is called, as settings keep it.
        """
        super().__init__(parent)
        self.own_name = "" if own_name == UNNAMED else own_name
        """What the host is called; empty if he has not said."""
        self.own_face = ""
        """The drawn person that the host looks like; empty if he has not chosen any."""
        self.stage = Stage.CLOSED
        self.people = People(())
        self.preset, self.rules, self.count = preset, rules, count
        self.options = options
        self.addresses: tuple[str, ...] = ()
        """The table's address in each network of this computer, such as `192.168.1.24:8470`, the likeliest first."""
        self.address = ""
        """The one of them that is shown."""
        self.port = USUAL_PORTS[0]
        self.reason = ""
        """Why there is no table, as a sentence."""
        self.server = ""
        """The server at which the table is opened, as people write it; empty for this computer."""
        self.last_address = ""
        """Where this window joined a table last, as people write it."""
        self.visit: Visit | None = None
        """The last visit to somebody else's table, to which this window can come back."""
        self.programs: dict[Person, str] = {}
        """The names of programs that play in matches of the host alone, by place; here, computer players do."""
        self._server_address = ""
        """Where the server is that has the table; empty for one at a computer."""
        self._before_asking = Stage.CLOSED, ""
        self._own_game: tuple[str, Rules, int, TableOptions] | None = None
        """What was chosen for a table of one's own, while this window is at somebody else's."""

    # ---- what the table says -----------------------------------------------------------------------------------------

    def show_stage(
        self, stage: Stage, addresses: tuple[str, ...] = (), *, port: int | None = None, reason: str = ""
    ) -> None:
        """Note how far the table has come; one that is open has an address for each network."""
        is_new, self.stage, self.reason = stage is not self.stage, stage, reason
        if stage is Stage.JOINED and self._own_game is None:
            self._own_game = self.preset, self.rules, self.count, self.options
        elif stage is not Stage.JOINED and self._own_game is not None:
            (self.preset, self.rules, self.count, self.options), self._own_game = self._own_game, None
        self.port = self.port if port is None else port
        if addresses:
            self.addresses = addresses
            self.address = self.address if self.address in addresses else addresses[0]
        if not self.is_there:
            self.people = People(())
        self.changed.emit()
        if is_new:
            self.stage_changed.emit()

    def show_game(self, preset: str, rules: Rules, count: int) -> None:
        """Note which game is played, and by how many people."""
        self.preset, self.rules, self.count = preset, rules, count
        self.changed.emit()

    def hear(self, message: Answer) -> None:
        """Keep what a message says, unless it is about the course of a deal."""
        match message:
            case People():
                there = tuple(replace(each, device=_device_from_here(each)) for each in message.people)
                door = tuple(replace(each, device=_device_from_here(each)) for each in message.door)
                self.people = replace(message, people=there, door=door)
                self.count = len(message.people)
                if message.options:
                    self.options = options_from(message.options)
                self.changed.emit()
            case Welcome(preset=preset, rules=rules) if preset in PRESETS:
                self.show_game(preset, from_json(rules), self.count)
            case Refused(sentence=sentence) if message.state is None:
                self.trouble.emit(sentence)

    @property
    def is_there(self) -> bool:
        """Whether there is a table with people, this window's or somebody else's."""
        return self.stage in {Stage.OPEN, Stage.JOINED}

    @property
    def can_ask(self) -> bool:
        """Whether this window may ask for somebody else's table: it is neither at one nor on the way to one."""
        return not self.is_there and self.stage not in {Stage.OPENING, Stage.JOINING}

    @property
    def manages(self) -> bool:
        """Whether this window may arrange what happens at the table."""
        return self.stage is not Stage.JOINED

    @property
    def leads(self) -> bool:
        """Whether this window decides about the course of the game; as a guest, it deals if no place is free."""
        is_full = all(each.plays != "free" for each in self.people.people)
        return self.people.leads and (self.manages or not self.is_gathering or is_full)

    @property
    def is_gathering(self) -> bool:
        """Whether people may still change places."""
        return self.is_there and self.people.phase == "gathering" and not self.is_of_evening

    @property
    def is_of_evening(self) -> bool:
        """Whether a club night decides who sits where and what is played."""
        return self.people.options.get("evening") is True

    @property
    def own_people(self) -> tuple[Person, ...]:
        """The places of the people at this screen."""
        return tuple(person for person, there in enumerate(self.people.people) if there.you)

    @property
    def door(self) -> tuple[AtTheDoor, ...]:
        """The other guests without a place."""
        return tuple(guest for guest in self.people.door if not guest.you)

    @property
    def others_here(self) -> int:
        """How many people elsewhere have a place and are there."""
        return sum(each.plays == "person" and not each.you and each.away is None for each in self.people.people)

    @property
    def taken(self) -> int:
        """How many places people have."""
        return sum(there.plays == "person" for there in self.people.people)

    @property
    def free(self) -> list[PersonThere]:
        """The places without a person that no computer player takes either."""
        return [] if self.options.fill else [each for each in self.people.people if each.plays == "free"]

    @property
    def link(self) -> str:
        """The address that a QR code contains: that of the table with its code; empty as long as nobody knows it."""
        return TableAddress(self.address).link(self.people.code) if self.address else ""

    @property
    def is_at_server(self) -> bool:
        """Whether the table is at a server, so that it does not need this computer."""
        return self.is_there and self.address == self._server_address

    @property
    def can_adjourn(self) -> bool:
        """Whether the server could keep the match for another day; a table of one's own is kept anyway."""
        return self.is_at_server and self.leads and self.people.phase in {"playing", "paused"}

    def note_server(self, address: str) -> None:
        """Note that the table is at a server, whose address is as given; with an empty one, it is not."""
        self._server_address = address

    def choose_server(self, address: str) -> None:
        """Open tables at a server from now on, or with an empty address at this computer."""
        if address != self.server:
            self.server = address
            self.server_chosen.emit(address)

    # ---- joining somebody else's table ------------------------------------------------------------------------------

    def ask_for_table(self, reason: str = "") -> None:
        """Ask for the address of a table, and say what was wrong with the last one."""
        if self.stage not in {Stage.ASKING, Stage.JOINING, Stage.JOINED}:
            self._before_asking = self.stage, self.reason
        self.show_stage(Stage.ASKING, reason=reason)

    def go_back(self) -> None:
        """Come back to the table of the last visit."""
        if self.visit is not None:
            self.ask_for_table()
            there = TableAddress(self.visit.address)
            there.key = self.visit.key
            self.join_asked.emit(there, self.visit.code)

    def stop_asking(self) -> bool:
        """Join no table, and return whether one was asked for."""
        if self.stage not in {Stage.ASKING, Stage.JOINING}:
            return False
        is_joining, (stage, reason) = self.stage is Stage.JOINING, self._before_asking
        self.show_stage(stage, reason=reason)
        if is_joining:
            self.close_asked.emit()
        return True

    # ---- what the host does ------------------------------------------------------------------------------------------

    def choose_address(self, address: str) -> None:
        """Show the address in another network."""
        if address in self.addresses and address != self.address:
            self.address = address
            self.changed.emit()

    def move(self, person: Person, to: Person) -> None:
        """Let two people change places."""
        if person != to:
            self.said.emit(Manage("move", person=person, to=to))

    def seat(self, guest: int, person: Person) -> None:
        """Give a place to a guest at the door; who has it goes to the door."""
        self.said.emit(Manage("move", guest=guest, to=person))

    def stand_up(self, person: Person) -> None:
        """Let somebody go from a place to the door."""
        self.said.emit(Manage("move", person=person))

    def free_place(self, person: Person) -> None:
        """Let a computer player leave a place."""
        self.said.emit(Manage("remove", person=person))

    def send_away(self, guest: int) -> None:
        """Send a guest away from the door."""
        self.said.emit(Manage("remove", guest=guest))

    def rename(self, person: Person, name: str) -> None:
        """Give somebody another name; a guest can rename only himself."""
        self.said.emit(Manage("rename", person=person, name=name) if self.manages else TakeSeat("name", person, name))

    def make_computer(self, person: Person, skill: str) -> None:
        """Let a computer player of a level have a place."""
        self.said.emit(Manage("computer", person=person, skill=skill))

    def sit_down(self, person: Person) -> None:
        """Take a place at this screen."""
        self.said.emit(TakeSeat("take", person=person, name=self.own_name, face=self.own_face))

    def choose_face(self, person: Person, face: str) -> None:
        """Let somebody here have the face of a drawn person, or, with any other word, the letter of the name."""
        self.own_face = face
        self.said.emit(TakeSeat("name", person=person, face=face))

    def share_screen(self, person: Person, name: str) -> None:
        """Let one more person take a place at this screen."""
        self.shared.emit(person, name)

    def leave_place(self, person: Person) -> None:
        """Let somebody at this screen leave a place."""
        self.said.emit(TakeSeat("leave", person))

    def choose(self, **changes: Any) -> None:
        """Change options, by their names in `TableOptions`."""
        wanted = self.options.changed(changes)
        if wanted == self.options:
            return
        self.options = wanted
        self.options_kept.emit(wanted)
        if self.stage is Stage.OPEN:
            self.said.emit(Manage("options", options={name: getattr(wanted, name) for name in changes}))
        self.changed.emit()

    def choose_game(self, preset: str, rules: Rules, count: int) -> None:
        """Play another game, for this many people."""
        if self.stage is Stage.OPEN:
            self.said.emit(Manage("game", options={"preset": preset, "rules": to_json(rules), "people": count}))
        else:
            self.show_game(preset, rules, count)

    def go_on(self) -> None:
        """Do what comes next: deal the first cards, pause the game, continue it, or begin another match."""
        do: dict[str, Literal["deal", "pause", "continue", "rematch"]] = {
            "playing": "pause",
            "paused": "continue",
            "over": "rematch",
        }
        self.said.emit(Manage(do.get(self.people.phase, "deal")))


def _device_from_here(there: PersonThere | AtTheDoor) -> str:
    """Return what somebody plays with, as seen from this window: the screen of the table may be another one."""
    if there.you:
        return "screen"
    return "window" if there.device == "screen" else there.device
