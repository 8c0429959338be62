"""Small files about what a person has done, which neither a disk fault nor a second window can undo."""

from __future__ import annotations

import contextlib
import errno
import os
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct, json

from pinochle_qt.busy_files import move
from pinochle_qt.reading import TooLarge, read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.lock import lock_in_a_moment

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MAX_BYTES = 1024 * 1024


class UserFile(Struct, frozen=True):
    """The content of such a file; unknown parts of it are ignored."""

    version: int = 1
    """Goes up when an earlier version of the program would misunderstand the file."""


_Kept = TypeVar("_Kept", bound=UserFile)


def load(path: Path, kind: type[_Kept]) -> _Kept:
    """Return the content of a file; the default content if there is none, or it cannot be read."""
    with contextlib.suppress(OSError, ValueError):
        return _read(path, kind)
    return kind()


def change(path: Path, kind: type[_Kept], how: Callable[[_Kept], _Kept]) -> _Kept:
    """Change the content of a file, so that a crash leaves the old file or the new one; return the new content.

    A damaged file is set aside with the suffix ``.bad``, and one from a newer version of the program is left alone. If
    another window is writing to it, this waits.

    Raises:
        OSError: it cannot be read or written, and is unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_in_a_moment(path)
    if lock is None:
        raise BlockingIOError(errno.EWOULDBLOCK, os.strerror(errno.EWOULDBLOCK))
    try:
        try:
            before = _read(path, kind)
        except FileNotFoundError:
            before = kind()
        except (TooLarge, ValueError):
            move(path, path.with_name(f"{path.name}.bad"))
            before = kind()
        changed = how(before)
        if before.version <= kind().version:
            write_atomically(path, json.encode(changed, order="sorted") + b"\n")
        return changed
    finally:
        lock.release()


def _read(path: Path, kind: type[_Kept]) -> _Kept:
    """Return the content of a file.

    Raises:
        ValueError: it is not valid.
        OSError: it cannot be read.
    """
    try:
        return json.decode(read_file(path, MAX_BYTES), type=kind)
    except RecursionError as error:
        raise ValueError(str(error)) from None
