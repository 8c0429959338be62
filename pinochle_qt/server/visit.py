"""At whose table this computer was a guest last, kept so that everybody at its window comes back to the same seat."""

import contextlib
import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pinochle_qt import busy_files
from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import Code, Key, Name
from pinochle_qt.reading import read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.server.net.links import TableAddress

_LARGEST: Final = 4_096
"""The most bytes of such a file; the longest one has about 1,100."""
_KEPT_S: Final = 31 * 24 * 3600
"""After this time nobody comes back to a table, not even to a match that has been adjourned."""


class Visit(Struct, frozen=True):
    """A table as one of its guests remembers it."""

    address: Annotated[str, Meta(max_length=300)]
    """Where it was, as people write it."""
    key: Key
    others: Annotated[tuple[Key, ...], Meta(max_length=15)] = ()
    """The keys of further people who played at the same window."""
    code: Code = ""
    host: Name = ""
    """Whose table it is; empty if nobody but computer players was there."""
    at: float = 0.0
    """When the guest came, in seconds since 1970."""


class VisitFile:
    """The file of the last visit; only its owner can read it, because of the key."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.visit = self._read()
        """The last visit, or None if there was none lately."""

    def keep(self, visit: Visit) -> None:
        """Remember a visit; if that cannot be written, until the program ends."""
        if visit == self.visit:
            return
        self.visit = visit
        with contextlib.suppress(OSError):
            write_atomically(self._path, msgspec.json.encode(visit), is_private=True)

    def forget(self) -> None:
        """Forget the last visit: its key is worth nothing anymore."""
        self.visit = None
        with contextlib.suppress(OSError):
            busy_files.remove(self._path)

    def _read(self) -> Visit | None:
        try:
            found = msgspec.json.decode(read_file(self._path, _LARGEST), type=Visit)
            TableAddress(found.address)
        except (OSError, ValueError, RecursionError):
            return None
        is_recent = abs(time.time() - found.at) < _KEPT_S
        return msgspec.structs.replace(found, host=clipped(found.host)) if is_recent else None
