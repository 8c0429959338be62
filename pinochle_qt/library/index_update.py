"""Keeps the index up to date by rereading whatever has changed in the games folder."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, TypeAlias

from pinochle_qt.library.game_summary import read_game
from pinochle_qt.library.index import Stamp
from pinochle_qt.library.sheets import game_of
from pinochle_qt.reading import LARGE, changed_at, local_time
from pinochle_qt.record.open_errors import open_fault
from pinochle_qt.record.values import SHEET_SUFFIX, SUFFIX, NewerRecord, RecordError, RecordUnreadable
from pinochle_qt.scorekeeping.files import is_sheet, read_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import GameIndex, State
    from pinochle_qt.record.open_errors import OpenFault

TOGETHER: Final = 100
"""Games written in one transaction: few enough that another window never waits long for its turn."""
_BYTES_TOGETHER: Final = LARGE
"""The size of files, in bytes, after which a step ends: whoever asks the index waits for the step."""


def stamps_in(folder: Path) -> dict[str, Stamp]:
    """Return the stamps of the records and score sheets in a folder, by name; empty if it is missing or unreadable."""
    found: dict[str, Stamp] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith((SUFFIX, SHEET_SUFFIX)) and entry.is_file():
                    found[entry.name] = _stamp(entry.stat())
    except OSError:
        return found
    return found


def _stamp(status: os.stat_result) -> Stamp:
    return Stamp(status.st_size, changed_at(status))


def updates(index: GameIndex, folder: Path) -> Iterator[tuple[int, int]]:
    """Read what is new or changed in a folder and forget what is gone, a batch of files at each step.

    Yields after each step how many files have been read, and how many must be read in all; nothing if all is
    unchanged. Stopping in between loses nothing: the next update continues from there.
    """
    present, known = stamps_in(folder), index.stamps()
    missing = known.keys() - present.keys()
    changed = sorted((name for name, stamp in present.items() if known.get(name) != stamp), reverse=True)
    if missing:
        with index.together():
            for name in missing:
                index.drop(name)
        yield 0, len(changed)
    done = 0
    while done < len(changed):
        entries, size = list[tuple[str, Stamp, _Read]](), 0
        for name in changed[done : done + TOGETHER]:
            entries.append((name, *_read(folder / name, present[name])))
            size += present[name].size
            if size >= _BYTES_TOGETHER:
                break
        with index.together():
            for name, stamp, (state, game, fault) in entries:
                index.put(name, stamp, state, game, day=day_of(stamp), fault=fault)
        done += len(entries)
        yield done, len(changed)


def read_again(index: GameIndex, folder: Path, name: str, *, is_amended: bool) -> bool:
    """Read one file of a folder if it has changed; return whether it had.

    A caller that has amended the file says so: a new title can be as long as the old one, and amending keeps the
    modification time.
    """
    try:
        stamp = _stamp((folder / name).stat())
    except OSError:
        return False  # the next update finds out what happened to it
    if index.stamp(name) == stamp and not is_amended:
        return False
    stamp, (state, game, fault) = _read(folder / name, stamp)
    with index.together():
        index.put(name, stamp, state, game, day=day_of(stamp), fault=fault)
    return True


_Read: TypeAlias = "tuple[State, ReadGame | None, OpenFault | None]"
"""The state of a game, its summary, and the reason if it cannot be read."""


def _read(path: Path, stamp: Stamp) -> tuple[Stamp, _Read]:
    """Return the stamp to store for a file, and its content.

    A file that the system does not let us read now gets a stamp that never matches, so the next update tries again.
    """
    try:
        return stamp, _read_or_fault(path)
    except RecordUnreadable as error:
        return stamp._replace(size=-1), ("unreadable", None, open_fault(error))


def read_entry(path: Path) -> _Read:
    """Return the current content of a file."""
    return _read(path, Stamp(0, 0))[1]


def _read_or_fault(path: Path) -> _Read:
    """Return the content of a file.

    Raises:
        RecordUnreadable: the system does not let us read it.
    """
    try:
        game = read_kept(path)
    except NewerRecord as error:
        return "newer", None, open_fault(error)
    except RecordUnreadable:
        raise
    except RecordError as error:
        return "unreadable", None, open_fault(error)
    return ("finished" if game.summary.is_over or game.summary.is_closed else "unfinished"), game, None


def read_kept(path: Path) -> ReadGame:
    """Return the summary of a file in the folder: a record of one game, or a score sheet.

    Raises:
        RecordError: it cannot be read, or is neither.
    """
    return game_of(read_sheet(path)) if is_sheet(path) else read_game(path)


def day_of(stamp: Stamp) -> str:
    """Return the day on which a file was changed, in the form that can be searched for: 2026-11-23."""
    return f"{local_time(stamp.changed):%Y-%m-%d}"
