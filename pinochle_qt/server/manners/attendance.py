"""Which matches at tables with others this computer took part in, and which of them it left before their end.

Only its own user is ever shown that. The file has no names, and tables cannot be found by it.
"""

import contextlib
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.reading import read_file
from pinochle_qt.record.files import write_atomically

MOST: Final = 1_000
"""The most matches that are remembered; the earliest are forgotten first."""
_LARGEST: Final = 1024 * 1024


class AttendedMatch(Struct):
    """A match in which somebody at this computer had a place."""

    table: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
    """The beginning of the hash of the key that its table gave to this guest."""
    at: float
    """When it was begun, or this guest came, in seconds since 1970."""
    deal: Annotated[int, Meta(ge=0)]
    """The number of the last deal that was seen."""
    end: Literal["", "over", "closed", "left"] = ""
    """How it ended: it was played to its end, the table closed it or sent this guest away, or he left it.

    Empty while it is played. Whoever comes back to a match that he left has not left it.
    """


class Attendance:
    """Remembers them in a file of its own."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Begin with what the file holds: a match that was played when the program ended was left."""
        self._path, self._clock = path, clock
        self._present: AttendedMatch | None = None
        """The match that is played now, or was the last one at the present table."""
        self._all = self._read()

    def saw(self, key: str, deal: int, *, is_over: bool) -> None:
        """Note that somebody here has a place in a match: the `key` for its table, and how far the match is."""
        table = sha256(key.encode()).hexdigest()[:16]
        last = next((each for each in reversed(self._all) if each.table == table), None)
        if last is None or deal < last.deal or (last.end == "over" and not is_over):  # another match
            if last is not None and last is self._present and not last.end:
                last.end = "closed"
            last = AttendedMatch(table, self._clock(), deal)
            self._all = [*self._all, last][-MOST:]
        elif (last.deal, last.end) == (deal, "over" if is_over else ""):
            self._present = last
            return
        last.deal, last.end, self._present = deal, "over" if is_over else "", last
        self._write()

    def closed(self) -> None:
        """Note that the table has closed or adjourned the present match, or sent this guest away."""
        self._end("closed")

    def left(self) -> None:
        """Note that this window has left its table, and the match if that is not over."""
        self._end("left")

    def count(self, since: float = 0.0) -> tuple[int, int]:
        """Return how many of the matches since a time, in seconds since 1970, were left, and how many there were."""
        counted = [each for each in self._all if each.at >= since]
        return sum(each.end == "left" for each in counted), len(counted)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _end(self, end: Literal["closed", "left"]) -> None:
        if self._present is not None and not self._present.end:
            self._present.end = end
            self._write()
        self._present = None

    def _read(self) -> list[AttendedMatch]:
        try:
            found = msgspec.json.decode(read_file(self._path, _LARGEST), type=list[AttendedMatch])
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
            return []
        for each in found:
            each.end = each.end or "left"
        return found[-MOST:]

    def _write(self) -> None:
        with contextlib.suppress(OSError):  # then it is known until the program ends
            write_atomically(self._path, msgspec.json.encode(self._all), is_private=True)
