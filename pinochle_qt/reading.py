"""Reading files that come from anywhere: only regular ones, and never more than is asked for.

A pipe or a terminal in place of a file would keep the program waiting forever, and some files have no end.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from typing import TYPE_CHECKING, Final

from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

_WAYS: Final = ("O_RDONLY", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")
"""Without blocking, because to open a pipe would wait for somebody who writes into it; no system has all of them."""

LATEST: Final = 2**63 - 1
"""The latest time that is known of files, in nanoseconds since 1970: in April 2262. No database takes a later one."""


class Unread(Phrase):
    """Why a file cannot be read, as part of a sentence."""

    GONE = "there is no such file"
    NOT_ALLOWED = "reading it is not allowed"
    LARGE = "it is far too large"
    FOLDER = "it is a folder"
    SPECIAL = "it isn't a regular file"
    NAME = "no file can have that name"


_REASONS: Final = {errno.ENOENT: Unread.GONE, errno.EACCES: Unread.NOT_ALLOWED, errno.EPERM: Unread.NOT_ALLOWED}


class TooLarge(OSError):
    """A file with more bytes than were asked for."""


def why_unread(error: OSError) -> str:
    """Return why something could not be read, as part of a sentence; what is rare in the words of the system."""
    phrase = _REASONS.get(error.errno or 0)
    return phrase() if phrase is not None else reason_in_words(error.strerror or str(error))


def reason_in_words(english: str) -> str:
    """Return a reason that was kept in English in the language in force; what the system says stays as it is."""
    return next((phrase() for phrase in Unread if phrase.english == english), english)


def is_there(path: Path) -> bool:
    """Return whether there is anything; a name that is too long, or a circle of links, is no error but nothing."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def changed_at(about: os.stat_result) -> int:
    """Return when a file was changed last, in nanoseconds since 1970; the nearest time if it says one out of reach.

    Files can bring any year with them, from a clock that was wrong or an archive, and no calendar has most of those.
    """
    return min(max(0, about.st_mtime_ns), LATEST)


@contextlib.contextmanager
def regular_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading.

    Raises:
        OSError: it cannot be opened, or is not a regular file.
    """
    with os.fdopen(_opened(path), "rb") as file:
        yield file


def read_file(path: Path, most: int) -> bytes:
    """Return what is in a file.

    Raises:
        TooLarge: it has more bytes than that.
        OSError: it cannot be read, or is not a regular file.
    """
    with regular_file(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLarge(errno.EFBIG, Unread.LARGE.english)
    return content


def refuse_special(mode: int) -> None:
    """Refuse what is not a regular file, judging by its mode.

    Raises:
        OSError: it is a folder, a pipe, a device, or a circle of links.
    """
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, Unread.FOLDER.english)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, Unread.SPECIAL.english)


def _opened(path: Path) -> int:
    try:
        handle = os.open(path, sum(getattr(os, way, 0) for way in _WAYS))
    except ValueError:
        raise OSError(errno.EINVAL, Unread.NAME.english) from None
    try:
        refuse_special(os.fstat(handle).st_mode)
    except OSError:
        os.close(handle)
        raise
    return handle
