"""Small files of what a person has done, which no fault of the disk and no second window takes back."""

from __future__ import annotations

import contextlib
import errno
import os
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct, json

from pinochle_qt.reading import TooLarge, read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.lock import lock_in_a_moment

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MAX_BYTES = 1024 * 1024


class Kept(Struct, frozen=True):
    """What such a file holds; unknown parts of it are passed over."""

    version: int = 1
    """Rises when an earlier version of the program would misunderstand the file."""


_Kept = TypeVar("_Kept", bound=Kept)


def load(path: Path, kind: type[_Kept]) -> _Kept:
    """Return what a file holds; nothing where there is none, or none that can be read."""
    with contextlib.suppress(OSError, ValueError):
        return _read(path, kind)
    return kind()


def change(path: Path, kind: type[_Kept], how: Callable[[_Kept], _Kept]) -> _Kept:
    """Change what a file holds, so that a crash leaves the old file or the new one; return what it holds now.

    A file that is damaged is kept aside with the ending ``.bad``, and one of a newer version of the program is left
    alone. What another window writes at the same time is waited for.

    Raises:
        OSError: it cannot be read or written, and is what it was.
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
            path.replace(path.with_name(f"{path.name}.bad"))
            before = kind()
        changed = how(before)
        if before.version <= kind().version:
            write_atomically(path, json.encode(changed, order="sorted") + b"\n")
        return changed
    finally:
        lock.release()


def _read(path: Path, kind: type[_Kept]) -> _Kept:
    """Return what a file holds.

    Raises:
        ValueError: it holds something else.
        OSError: it cannot be read.
    """
    try:
        return json.decode(read_file(path, MAX_BYTES), type=kind)
    except RecursionError as error:
        raise ValueError(str(error)) from None
