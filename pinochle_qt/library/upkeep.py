"""Keeping the index true: what has changed in the folder of games since the index saw it is read again."""

from __future__ import annotations

import os
from datetime import datetime
from typing import TYPE_CHECKING, Final

from pinochle_qt.library.index import Stamp
from pinochle_qt.library.summary import read_game
from pinochle_qt.record.values import SUFFIX, NewerRecord, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.library.index import GameIndex, State
    from pinochle_qt.library.summary import ReadGame

TOGETHER: Final = 100
"""Games that are written in one go: few enough that another window never waits long for its turn."""


def stamps_in(folder: Path) -> dict[str, Stamp]:
    """Return the records in a folder, by name; none where the folder is not there or cannot be read."""
    found: dict[str, Stamp] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX) and entry.is_file():
                    about = entry.stat()
                    found[entry.name] = Stamp(about.st_size, about.st_mtime_ns)
    except OSError:
        return found
    return found


def updates(index: GameIndex, folder: Path) -> Iterator[tuple[int, int]]:
    """Read what is new or changed in a folder and forget what is gone, some files at each step.

    Yields after each step how many files have been read, and how many there are to be read; nothing where all is as
    it was. Whoever stops in between loses nothing: the next update goes on from there.
    """
    there, known = stamps_in(folder), index.stamps()
    gone = known.keys() - there.keys()
    changed = sorted((name for name, stamp in there.items() if known.get(name) != stamp), reverse=True)
    if gone:
        with index.together():
            for name in gone:
                index.drop(name)
        yield 0, len(changed)
    for first in range(0, len(changed), TOGETHER):
        read = [(name, *read_entry(folder / name)) for name in changed[first : first + TOGETHER]]
        with index.together():
            for name, state, game, fault in read:
                index.put(name, there[name], state, game, day=day_of(there[name]), fault=fault)
        yield min(first + TOGETHER, len(changed)), len(changed)


def bring_up_to_date(index: GameIndex, folder: Path) -> None:
    """Read all that is new or changed in a folder, and forget what is gone."""
    for _ in updates(index, folder):
        pass


def read_again(index: GameIndex, folder: Path, name: str, *, is_amended: bool = False) -> bool:
    """Read one file of a folder if it has changed; return whether it had.

    Whoever has amended it says so: another title can be as long as the one before, and leaves the time as it is.
    """
    try:
        about = (folder / name).stat()
    except OSError:
        return False  # the next update finds out what has become of it
    stamp = Stamp(about.st_size, about.st_mtime_ns)
    if index.stamp(name) == stamp and not is_amended:
        return False
    state, game, fault = read_entry(folder / name)
    with index.together():
        index.put(name, stamp, state, game, day=day_of(stamp), fault=fault)
    return True


def read_entry(path: Path) -> tuple[State, ReadGame | None, str]:
    """Return how far a game is, what it amounts to, and why it cannot be read if it cannot."""
    try:
        game = read_game(path)
    except NewerRecord as error:
        return "newer", None, str(error)
    except RecordError as error:
        return "unreadable", None, str(error)
    return ("finished" if game.summary.is_over else "unfinished"), game, ""


def day_of(stamp: Stamp) -> str:
    """Return the day on which a file was changed, for searching: 2026-11-23."""
    return f"{datetime.fromtimestamp(stamp.changed / 1e9).astimezone():%Y-%m-%d}"
