"""Write files so that a reader sees either the old content or the new content, never a mixture."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt.busy_files import move
from pinochle_qt.reading import refuse_special, regular_file
from pinochle_qt.record.lock import try_lock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from typing import BinaryIO

_LONGEST_NAME: Final = 60
_DIGITS: Final = 8
"""The number of random digits that distinguish new files for the same path."""
_NEW_NAME: Final = re.compile(rf"\.(?P<of>.+)\.[0-9a-f]{{{_DIGITS}}}\.new", re.DOTALL)
"""The pattern of the names of new files."""
_MOST_BYTES: Final = 240
"""The longest file name, in bytes, that is used whole in the name of a new file; all systems allow 255."""


_waits_for_disk = True


def wait_for_disk(waits: bool = True) -> None:
    """Let this process wait until a file that it replaces is on the disk, as it does unless it is told otherwise.

    Otherwise whoever says so has to write everything to the disk now and then: until then, only the system knows of it,
    which the end of this process does not change, but a power failure does.
    """
    global _waits_for_disk  # noqa: PLW0603 - it holds for the whole process, whoever replaces files in it
    _waits_for_disk = waits


def name_at(when: datetime, preset: str) -> str:
    """Return the file name of a game that began at that time, without number and extension."""
    return f"{when:%Y-%m-%d-%H%M%S}-{re.sub(r'[^A-Za-z0-9_-]+', '-', preset)[:_LONGEST_NAME]}"


@contextlib.contextmanager
def replaced_file(path: Path, times: tuple[int, int] | None = None, *, is_private: bool = False) -> Iterator[BinaryIO]:
    """Open a new file that replaces `path` when the block ends normally, and is deleted if it doesn't.

    Such files for `path` that were left behind by killed programs are removed. `times` says when the new file was last
    read and written, in nanoseconds since 1970; without it, now. Only its owner can open a private file.

    Raises:
        OSError: if it cannot be written, or something other than a regular file is there; `path` is then unchanged.
    """
    path = Path(os.path.realpath(path))  # a link remains a link
    with contextlib.suppress(FileNotFoundError):
        refuse_special(path.lstat().st_mode)
    path.parent.mkdir(parents=True, exist_ok=True)
    remove_leftovers(path.parent, path.name)
    new_path, new_file = _create_locked(path, 0o600 if is_private else 0o666)
    try:
        with new_file as file:
            yield file
            file.flush()
            if _waits_for_disk:
                os.fsync(file.fileno())
            if sys.platform != "win32":  # while it is locked, so that no other program takes it for a leftover
                _put(new_path, path, times)
        if sys.platform == "win32":  # Windows cannot move an open file
            _put(new_path, path, times)
    except BaseException:
        with contextlib.suppress(OSError):
            new_path.unlink()
        raise


def _put(new_path: Path, path: Path, times: tuple[int, int] | None) -> None:
    if times is not None:
        os.utime(new_path, ns=times)
    move(new_path, path)


def remove_leftovers(folder: Path, name: str | None = None) -> None:
    """Remove the new files in a folder that programs killed while writing have left behind, for one file or for all.

    A file that is still being written is locked, and stays.
    """
    for new_path in _new_files(folder, name):
        with contextlib.suppress(OSError):
            if sys.platform == "win32":  # Windows refuses to remove an open file
                new_path.unlink()
            else:
                with regular_file(new_path) as file:
                    try_lock(file.fileno())
                    new_path.unlink()


def _new_files(folder: Path, name: str | None) -> list[Path]:
    """Return the new files in a folder, for one file or for all; empty if the folder cannot be read.

    A single pattern is used for all of them, because Python caches every pattern that is made for a single file.
    """
    try:
        with os.scandir(folder) as entries:
            found = [_NEW_NAME.fullmatch(entry.name) for entry in entries]
    except OSError:
        return []
    wanted = None if name is None else _label_of(name)
    return [folder / each[0] for each in found if each is not None and wanted in {None, each["of"]}]


def _label_of(name: str) -> str:
    """Return the part of a new file's name that stands for the file: its name, or a hash if that is too long."""
    encoded = os.fsencode(name)
    if len(encoded) <= _MOST_BYTES:
        return name
    from hashlib import sha256  # imported late, because startup doesn't need it

    return sha256(encoded).hexdigest()


def _create_locked(path: Path, mode: int) -> tuple[Path, BinaryIO]:
    """Return a new file next to `path`, locked as long as it is open; `mode` says who may open it."""

    def opener(name: str, flags: int) -> int:
        return os.open(name, flags, mode)

    while True:
        new_path = path.with_name(f".{_label_of(path.name)}.{os.urandom(_DIGITS // 2).hex()}.new")
        file = io.open(new_path, "xb", opener=opener)  # noqa: SIM115, UP020 - `Path.open` takes no opener
        try:
            try_lock(file.fileno())
        except BlockingIOError:  # another program took it for a leftover before we could lock it
            file.close()
            continue
        except OSError:  # without locks, no program removes leftovers either
            return new_path, file
        if new_path.exists():
            return new_path, file
        file.close()


def write_atomically(
    path: Path, content: bytes, times: tuple[int, int] | None = None, *, is_private: bool = False
) -> None:
    """Write a whole file; `times` says when it was last read and written, in nanoseconds since 1970, if not now.

    Only its owner can open a private file.

    Raises:
        OSError: if it cannot be written; the file is then unchanged.
    """
    with replaced_file(path, times, is_private=is_private) as file:
        file.write(content)
