"""Why a file cannot be opened, in short, so that it can be reported in another language or at a later time."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.record.limits import MAX_FILE
from pinochle_qt.record.values import (
    SHEET_SUFFIX,
    NewerRecord,
    RecordError,
    RecordFault,
    RecordUnreadable,
    SeveralGames,
    TooLong,
)

Hindrance: TypeAlias = Literal[
    "gone", "not_allowed", "unreadable", "newer", "several", "too_large", "too_long", "damaged", "no_sheet", "no_game"
]


class OpenFault(Struct, frozen=True):
    """Why a file cannot be opened."""

    what: Hindrance
    line: int = 0
    """The number of the first wrong line in a damaged game."""
    reason: str = ""
    """Why the system cannot read the file, if unusual, in English or in the system's own words."""


def open_fault(error: RecordError) -> OpenFault:
    """Return why a file cannot be opened, given the error that it caused."""
    match error:
        case RecordUnreadable(error=FileNotFoundError()):
            return OpenFault("gone")
        case RecordUnreadable(error=PermissionError()):
            return OpenFault("not_allowed")
        case RecordUnreadable(error=reason):
            return OpenFault("unreadable", reason=reason.strerror or str(reason))
        case NewerRecord():
            return OpenFault("newer")
        case SeveralGames():
            return OpenFault("several")
        case TooLong():
            return OpenFault("too_long")
        case RecordFault() if _size(error) > MAX_FILE:
            return OpenFault("too_large")
        case RecordFault() if error.path.suffix.lower() == SHEET_SUFFIX:
            return OpenFault("no_sheet")
        case RecordFault(line=line) if line > 1:
            return OpenFault("damaged", line)
        case _:
            return OpenFault("no_game")


def _size(error: RecordError) -> int:
    """Return the size of a file in bytes, or 0 if it is gone."""
    try:
        return error.path.stat().st_size
    except OSError:
        return 0
