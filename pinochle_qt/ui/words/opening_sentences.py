"""Why a file cannot be opened as a game, said to the person at the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.names import clipped
from pinochle_qt.record.replay import MAX_FILE
from pinochle_qt.record.values import NewerRecord, RecordFault, RecordUnreadable, SeveralGames
from pinochle_qt.ui.words.opening_catalog import Opened

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.record.values import RecordError


def why_not(error: RecordError, path: Path) -> str:
    """Return one sentence about a record that cannot be opened."""
    name = clipped(path.name)
    match error:
        case RecordUnreadable(error=FileNotFoundError()):
            return Opened.GONE(name=name)
        case RecordUnreadable(error=PermissionError()):
            return Opened.NOT_ALLOWED(name=name)
        case RecordUnreadable(error=reason):
            return Opened.UNREADABLE(name=name, reason=reason.strerror or str(reason))
        case NewerRecord():
            return Opened.NEWER(name=name)
        case SeveralGames():
            return Opened.SEVERAL(name=name)
        case RecordFault() if _size(path) > MAX_FILE:
            return Opened.TOO_LARGE(name=name)
        case RecordFault(line=line) if line > 1:
            return Opened.DAMAGED(name=name, line=line)
        case _:
            return Opened.FOREIGN(name=name)


def _size(path: Path) -> int:
    """Return the bytes of a file, none if it is gone."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
