"""Writing files so that a reader sees the old content or the new one, never half of it."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt.reading import refuse_special, regular_file
from pinochle_qt.record.lock import try_lock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from typing import BinaryIO

_LONGEST_NAME: Final = 60
_DIGITS: Final = 8
"""The number of random digits that distinguish the new files for the same path."""
_FRESH: Final = re.compile(rf"\.(?P<of>.+)\.[0-9a-f]{{{_DIGITS}}}\.new", re.DOTALL)
"""How new files are called."""
_MOST_BYTES: Final = 240
"""Up to so many bytes a new file is called by the whole name of the other one; all systems allow 255."""


def name_at(when: datetime, preset: str) -> str:
    """Return what the file of a game that began then is called, without number and ending."""
    return f"{when:%Y-%m-%d-%H%M%S}-{re.sub(r'[^A-Za-z0-9_-]+', '-', preset)[:_LONGEST_NAME]}"


@contextlib.contextmanager
def replaced_file(path: Path) -> Iterator[BinaryIO]:
    """Open a new file that takes the place of `path` when the block ends well, and vanishes when it does not.

    What programs that were killed have left of such files for `path` is removed.

    Raises:
        OSError: if it cannot be written, or is there and no regular file; `path` is then what it was.
    """
    path = Path(os.path.realpath(path))  # a link stays a link
    with contextlib.suppress(FileNotFoundError):
        refuse_special(path.lstat().st_mode)
    path.parent.mkdir(parents=True, exist_ok=True)
    remove_leftovers(path.parent, path.name)
    fresh, opened = _begun(path)
    try:
        with opened as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
            if sys.platform != "win32":
                fresh.replace(path)  # as long as it is locked, so that nobody takes it for a leftover
        if sys.platform == "win32":  # an open file cannot be moved there
            fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def remove_leftovers(folder: Path, name: str | None = None) -> None:
    """Remove the new files that programs killed while writing left in a folder, for one file or for all.

    A file that somebody is writing is locked, and stays.
    """
    for fresh in _new_files(folder, name):
        with contextlib.suppress(OSError):
            if sys.platform == "win32":  # an open file cannot be removed there
                fresh.unlink()
            else:
                with regular_file(fresh) as file:
                    try_lock(file.fileno())
                    fresh.unlink()


def _new_files(folder: Path, name: str | None) -> list[Path]:
    """Return the new files in a folder, for one file or for all; none where it cannot be read.

    One pattern does for all of them, since Python would remember for long whatever pattern is made for a single file.
    """
    try:
        with os.scandir(folder) as entries:
            found = [_FRESH.fullmatch(entry.name) for entry in entries]
    except OSError:
        return []
    of = None if name is None else _called(name)
    return [folder / each[0] for each in found if each is not None and of in {None, each["of"]}]


def _called(name: str) -> str:
    """Return what new files for a file of this name are called by: the name, or what stands for one that is long."""
    whole = os.fsencode(name)
    if len(whole) <= _MOST_BYTES:
        return name
    from hashlib import sha256  # a start has no use for it

    return sha256(whole).hexdigest()


def _begun(path: Path) -> tuple[Path, BinaryIO]:
    """Return a new file beside `path`, locked for as long as it is open."""
    while True:
        fresh = path.with_name(f".{_called(path.name)}.{os.urandom(_DIGITS // 2).hex()}.new")
        file = fresh.open("xb")
        try:
            try_lock(file.fileno())
        except BlockingIOError:  # another program took it for a leftover before it was locked
            file.close()
            continue
        except OSError:  # where nothing can be locked nothing is taken for a leftover either
            return fresh, file
        if fresh.exists():
            return fresh, file
        file.close()


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file.

    Raises:
        OSError: if it cannot be written; the file is then what it was.
    """
    with replaced_file(path) as file:
        file.write(content)
