"""What a table keeps on the disk beside the journal of its match: who has which key and which place."""

import contextlib
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from pinochle_qt import busy_files
from pinochle_qt.languages import first_known
from pinochle_qt.names import MOST_LETTERS, clipped
from pinochle_qt.protocol.messages import Device, Key
from pinochle_qt.protocol.options import RESERVE, TableOptions
from pinochle_qt.reading import read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.server.fair.mixer import FixedPromises
from pinochle_qt.server.guests import CODE_LENGTH, LONGEST_MACHINE, MOST_GUESTS, Guest, Guests
from pinochle_qt.session.faces import PERSONS

SUFFIX: Final = ".table"
LARGEST: Final = 65_536
"""The most bytes of such a file; one with as many guests as possible has about 8,000."""
FORMAT: Final = "pinochle-table"
_RESERVED: Final = 1000
"""How many numbers of states are set aside at a time."""

_Count = Annotated[int, Meta(ge=0, lt=2**30)]


class KnownGuest(Struct, frozen=True):
    """A guest as a table remembers him."""

    number: _Count
    key: Key
    name: str
    device: Device
    language: Annotated[str, Meta(max_length=10)]
    person: _Count | None = None
    face: Annotated[str, Meta(max_length=24)] = ""
    is_host: bool = False
    is_muted: bool = False
    looked: tuple[_Count, _Count] | None = None
    overtime: Annotated[float, Meta(ge=0, le=RESERVE)] = 0.0
    absence: Annotated[float, Meta(ge=0)] = 0.0


class SavedTable(Struct, frozen=True):
    """A table as it is on the disk."""

    format: Annotated[str, Meta(pattern=rf"^{FORMAT}\Z")]
    code: Annotated[str, Meta(pattern=rf"^[A-Z2-9]{{{CODE_LENGTH},{CODE_LENGTH + LONGEST_MACHINE}}}\Z")]
    states: _Count
    """No state has had a number above this one."""
    latest: _Count
    """The highest number given to a guest."""
    is_open: bool
    options: TableOptions
    guests: Annotated[tuple[KnownGuest, ...], Meta(max_length=MOST_GUESTS)]
    address: Annotated[str, Meta(max_length=300)] = ""
    """Where phones found the table last, as a link; empty if they never could."""
    shuffle: FixedPromises | None = None
    """What the programs of guests have promised for the next deal, if that does not change anymore."""
    is_adjourned: bool = False
    """Whether the match waits for another day, on which somebody goes on with it."""


def path_beside(journal: Path) -> Path:
    """Return the path of the file that belongs to a journal."""
    return journal.with_suffix(SUFFIX)


def saved(path: Path, people: int) -> SavedTable | None:
    """Return a table for so many people as it was written; None if there is no such file, or it cannot be used."""
    try:
        found = msgspec.json.decode(read_file(path, LARGEST), type=SavedTable)
    except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    seated = [guest.person for guest in found.guests if guest.person is not None]
    is_right = (
        all(person < people for person in seated)
        and _all_differ(seated)
        and _all_differ([guest.number for guest in found.guests])
        and _all_differ([guest.key for guest in found.guests])
        and sum(guest.is_host for guest in found.guests) == 1
        and all(_has_name(guest) for guest in found.guests)
        and _all_differ([guest.name.casefold() for guest in found.guests if guest.name])
    )
    return found if is_right else None


def _has_name(guest: KnownGuest) -> bool:
    """Return whether a guest has a name as tables give them; a host who has never come has none."""
    return guest.name == clipped(guest.name, MOST_LETTERS) and (guest.name != "" or guest.person is None)


def _all_differ(values: list[Any]) -> bool:
    return len(set(values)) == len(values)


def guest_from(known: KnownGuest) -> Guest:
    """Return a guest who has been here before and is not here now."""
    guest = Guest(**{name: getattr(known, name) for name in KnownGuest.__struct_fields__}, is_here=False)
    guest.language = first_known((known.language,))
    guest.face = known.face if known.face in PERSONS else ""
    return guest


class TableFile:
    """The file of a table that is open; it moves with the journal."""

    def __init__(self, shuffle: FixedPromises | None = None) -> None:
        """Begin with the promises that are in the file of the table before it started again."""
        self.states = -1
        """The number up to which states are accounted for on the disk, so that none need be written by itself."""
        self.journal: Path | None = None
        """The journal beside which the file is."""
        self.shuffle = shuffle
        """The promises for the next deal that are in the file."""
        self._written = b""

    def save(
        self,
        journal: Path | None,
        code: str,
        state: int,
        guests: Guests,
        options: TableOptions,
        is_open: bool,
        address: str,
        shuffle: FixedPromises | None = None,
        *,
        is_adjourned: bool = False,
    ) -> None:
        """Write a table, if its match has a journal, so that its file is always whole and only its owner can read it.

        Raises:
            OSError: it cannot be written; the file is unchanged.
        """
        if journal is None:
            return
        path, is_there = path_beside(journal), self.journal == journal
        states = self.states if is_there and state < self.states else state + _RESERVED
        names = KnownGuest.__struct_fields__
        known = tuple(KnownGuest(**{name: getattr(guest, name) for name in names}) for guest in guests)
        table = SavedTable(FORMAT, code, states, guests.latest, is_open, options, known, address, shuffle, is_adjourned)
        data = msgspec.json.encode(table)
        if not (is_there and data == self._written):
            write_atomically(path, data, is_private=True)
            if not is_there:
                self.remove()
            self.states, self.journal, self._written = states, journal, data
        self.shuffle = shuffle

    def remove(self) -> None:
        """Remove the file, as far as the system allows it: the keys in it are worth nothing anymore."""
        if self.journal is not None:
            with contextlib.suppress(OSError):
                busy_files.remove(path_beside(self.journal))
