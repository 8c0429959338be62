"""Reading files from untrusted places: only regular files, and never more bytes than asked for.

A pipe or a terminal in place of a file would block the program forever, and some files never end.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import stat
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, BinaryIO

_OPEN_FLAGS: Final = ("O_RDONLY", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")
"""Flags to open a file without blocking, since opening a pipe waits for a writer; no system has all of them."""

LATEST: Final = 2**63 - 1
"""The latest file time in use, in nanoseconds since 1970: in April 2262. Databases don't accept a later one."""
LARGE: Final = 512 * 1024
"""The size in bytes from which a file is called large: as a game, it takes about a second to read."""

_DRIVE: Final = re.compile(r"/[A-Za-z]:(/|$)")
"""The beginning of a path of Windows in a URL."""
_TOO_LONG: Final = 260 if sys.platform == "win32" else sys.maxsize
"""The length of a path from which this system refuses it without saying so."""


class Unread(Phrase):
    """Reasons why a file cannot be read, as parts of a sentence."""

    GONE = "there is no such file"
    NOT_ALLOWED = "reading it is not allowed"
    LARGE = "it is far too large"
    FOLDER = "it is a folder"
    SPECIAL = "it isn't a regular file"
    NAME = "no file can have that name"
    LONG = "its path is too long"


_REASONS: Final = {errno.ENOENT: Unread.GONE, errno.EACCES: Unread.NOT_ALLOWED, errno.EPERM: Unread.NOT_ALLOWED}


class TooLarge(OSError):
    """Raised for a file with more bytes than were asked for."""


def why_unread(error: OSError) -> str:
    """Return why a file could not be read, as part of a sentence; for rare reasons, in the operating system's words."""
    phrase = _REASONS.get(error.errno or 0)
    return phrase() if phrase is not None else reason_in_words(error.strerror or str(error))


def is_too_long(error: OSError) -> bool:
    """Return whether a file was refused because of the length of its path; Windows calls such a file missing."""
    if error.errno == errno.ENOENT and isinstance(error.filename, str | os.PathLike):
        return len(str(Path(error.filename).absolute())) >= _TOO_LONG
    return error.errno == errno.ENAMETOOLONG


def reason_in_words(english: str) -> str:
    """Return, in the current language, a reason that was stored in English; system messages stay as they are."""
    return next((phrase() for phrase in Unread if phrase.english == english), english)


def path_in(words: str) -> Path:
    """Return the path that an argument of the program names, which may be a URL such as ``file:///C:/my%20game``."""
    if words[:7].lower() != "file://":
        return Path(words)
    from urllib.parse import unquote_to_bytes, urlsplit  # not needed to open the table

    try:
        url = urlsplit(words)
    except ValueError:
        return Path(words)
    host = "" if url.netloc.lower() in {"", "localhost"} else f"//{url.netloc}"
    path = os.fsdecode(unquote_to_bytes(url.path))
    return Path(path[1:] if _DRIVE.match(path) else f"{host}{path}")


def is_there(path: Path) -> bool:
    """Return whether a path exists; a name that is too long, or a loop of links, counts as missing without an error."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def is_same_file(path: Path, other: Path | None) -> bool:
    """Return whether two paths lead to the same file, through links of any kind and in any spelling."""
    if other is None or path == other:
        return other is not None
    with contextlib.suppress(OSError, ValueError):
        about = path.stat()
        if about.st_ino:  # some network drives do not number their files
            return os.path.samestat(about, other.stat())
    return os.path.realpath(path) == os.path.realpath(other)


def is_large(path: Path) -> bool:
    """Return whether reading a file takes so long that nothing else should wait for it."""
    try:
        return path.stat().st_size >= LARGE
    except (OSError, ValueError):
        return False


def changed_at(about: os.stat_result) -> int:
    """Return when a file was last changed, in nanoseconds since 1970, limited to the range from 0 to `LATEST`.

    A wrong clock or an archive can give a file any year, and calendars don't cover most of them.
    """
    return _within_reach(about.st_mtime_ns)


def local_time(stamp: int) -> datetime:
    """Return a time in nanoseconds since 1970 in the local time zone, limited to the range from 0 to `LATEST`.

    It is never naive in between: for a naive time, Python looks a day ahead and back, and Windows knows no time before
    1970.
    """
    return datetime.fromtimestamp(_within_reach(stamp) / 1e9, UTC).astimezone()


def _within_reach(stamp: int) -> int:
    return min(max(0, stamp), LATEST)


@contextlib.contextmanager
def regular_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading.

    Raises:
        OSError: if it cannot be opened, or is not a regular file.
    """
    with os.fdopen(_opened(path), "rb") as file:
        yield file


def read_file(path: Path, most: int) -> bytes:
    """Return the content of a file.

    Raises:
        TooLarge: if it has more than `most` bytes.
        OSError: if it cannot be read, or is not a regular file.
    """
    with regular_file(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLarge(errno.EFBIG, Unread.LARGE.english)
    return content


def read_json(path: Path, most: int, faults: type[Phrase], failure: type[Exception]) -> Any:
    """Return the content of a JSON file of at most so many bytes.

    Raises:
        Exception: as `failure`, with one of the sentences LARGE, UNREADABLE and NO_JSON of `faults`.
    """
    try:
        return json.loads(read_file(path, most))
    except TooLarge as error:
        raise failure(faults["LARGE"](path=str(path))) from error
    except OSError as error:
        raise failure(faults["UNREADABLE"](path=str(path), reason=why_unread(error))) from error
    except (ValueError, RecursionError) as error:
        raise failure(faults["NO_JSON"](path=str(path))) from error


def refuse_special(mode: int) -> None:
    """Refuse anything but a regular file, judging by its mode.

    Raises:
        OSError: if it is a folder, a pipe, a device, or a loop of links.
    """
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, Unread.FOLDER.english)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, Unread.SPECIAL.english)


def _opened(path: Path) -> int:
    try:
        handle = os.open(path, sum(getattr(os, flag, 0) for flag in _OPEN_FLAGS))
    except (ValueError, OSError) as error:
        if (
            isinstance(error, ValueError) or error.errno == errno.EINVAL
        ):  # Windows refuses signs such as a question mark
            raise OSError(errno.EINVAL, Unread.NAME.english) from None
        if is_too_long(error):
            raise OSError(errno.ENAMETOOLONG, Unread.LONG.english) from None
        if isinstance(error, PermissionError) and path.is_dir():  # Windows opens no folder
            raise IsADirectoryError(errno.EISDIR, Unread.FOLDER.english) from None
        raise
    try:
        refuse_special(os.fstat(handle).st_mode)
    except OSError:
        os.close(handle)
        raise
    return handle
