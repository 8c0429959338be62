"""What is wrong with a file that cannot be opened, in short, for whoever tells it in another language or later."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.record.replay import MAX_FILE
from pinochle_qt.record.values import (
    SHEET_SUFFIX,
    NewerRecord,
    RecordError,
    RecordFault,
    RecordUnreadable,
    SeveralGames,
)

Hindrance: TypeAlias = Literal[
    "gone", "not_allowed", "unreadable", "newer", "several", "too_large", "damaged", "no_sheet", "no_game"
]


class Unopened(Struct, frozen=True):
    """Why a file cannot be opened."""

    what: Hindrance
    line: int = 0
    """The first wrong line of a damaged game."""
    reason: str = ""
    """Why the system does not let us read it, in English or in its own words, where that is unusual."""


def unopened(error: RecordError) -> Unopened:
    """Return what is wrong with a file, from the error that it made."""
    match error:
        case RecordUnreadable(error=FileNotFoundError()):
            return Unopened("gone")
        case RecordUnreadable(error=PermissionError()):
            return Unopened("not_allowed")
        case RecordUnreadable(error=reason):
            return Unopened("unreadable", reason=reason.strerror or str(reason))
        case NewerRecord():
            return Unopened("newer")
        case SeveralGames():
            return Unopened("several")
        case RecordFault() if _size(error) > MAX_FILE:
            return Unopened("too_large")
        case RecordFault() if error.path.suffix.lower() == SHEET_SUFFIX:
            return Unopened("no_sheet")
        case RecordFault(line=line) if line > 1:
            return Unopened("damaged", line)
        case _:
            return Unopened("no_game")


def _size(error: RecordError) -> int:
    """Return the bytes of a file, none if it is gone."""
    try:
        return error.path.stat().st_size
    except OSError:
        return 0
