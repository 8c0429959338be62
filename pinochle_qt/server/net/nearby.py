"""How tables in the same house are found: a question to everybody in the local network, and what a table answers.

Both are one UDP datagram with one JSON object. The answer never holds the table's code or a key, and is never longer
than the question, so that nobody can use tables to send somebody else more than he sends himself.
"""

from __future__ import annotations

import ipaddress
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.names import MOST_LETTERS, clipped
from pinochle_qt.server.net.addresses import local_addresses, place
from pinochle_qt.server.net.ports import LOOPBACK, USUAL_PORTS

LENGTH: Final = 512
"""The bytes of a question; the longest answer, with a name of 24 letters and a game of 60, has fewer."""
_EVERYBODY: Final = "255.255.255.255"

_Mark = Annotated[int, Meta(ge=0, lt=2**32)]
_Count = Annotated[int, Meta(ge=0, le=16)]


class Looking(Struct, frozen=True, tag_field="kind", tag="looking"):
    """Asks which tables are here."""

    mark: _Mark
    """A number by which whoever asks recognizes the answers."""
    padding: str = ""


class TableHere(Struct, frozen=True, tag_field="kind", tag="table", omit_defaults=True):
    """The answer of a table that takes new guests."""

    mark: _Mark
    table: _Mark
    """A number of this table's own: a computer with several addresses answers several times."""
    port: Annotated[int, Meta(ge=1, le=65535)]
    host: Annotated[str, Meta(max_length=80)] = ""
    """Whose table it is; empty as long as nobody sits there."""
    preset: Annotated[str, Meta(max_length=80)] = ""
    """The game, by its name in records."""
    free: _Count = 0
    """How many seats no person has yet."""


class TableNearby(Struct, frozen=True):
    """A table that was found."""

    address: str
    """Where it is, as people write it."""
    table: int
    host: str
    preset: str
    free: int


def question(mark: int) -> bytes:
    """Return what is sent to everybody."""
    short = msgspec.json.encode(Looking(mark))
    return msgspec.json.encode(Looking(mark, " " * (LENGTH - len(short))))


def mark_in(data: bytes, sender: str) -> int | None:
    """Return the mark of a question from somebody in a local network; None if it is no such question."""
    try:
        return msgspec.json.decode(data, type=Looking).mark if _is_near(sender) and len(data) == LENGTH else None
    except (ValueError, RecursionError):
        return None


def answer(here: TableHere) -> bytes:
    """Return what a table sends back."""
    return msgspec.json.encode(here)


def table_in(data: bytes, sender: str, mark: int) -> TableNearby | None:
    """Return the table that answers to a mark from an address in a local network; None if it is no such answer."""
    try:
        found = msgspec.json.decode(data, type=TableHere) if _is_near(sender) and len(data) <= LENGTH else None
    except (ValueError, RecursionError):
        return None
    if found is None or found.mark != mark:
        return None
    host = clipped(found.host, MOST_LETTERS)
    return TableNearby(place(sender, found.port), found.table, host, found.preset, found.free)


def _is_near(sender: str) -> bool:
    """Return whether an address is one of a local network or of this computer.

    Raises:
        ValueError: it is no address.
    """
    return ipaddress.ip_address(sender.partition("%")[0]).is_private


def everybody() -> list[tuple[str, int]]:
    """Return where to ask: at this computer and in each of its networks, at the ports that tables usually have.

    Systems send what is for everybody into one network only, so each is named as well, as homes divide them.
    """
    near = [each.rpartition(".")[0] + ".255" for each in local_addresses() if ":" not in each]
    return [(address, port) for address in dict.fromkeys((LOOPBACK, _EVERYBODY, *near)) for port in USUAL_PORTS]
