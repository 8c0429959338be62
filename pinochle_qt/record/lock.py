"""A lock that lets only one running program write a file, and that goes away with the program."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from time import sleep
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

_TRIES: Final = 25
_BETWEEN_TRIES: Final = 0.02
"""Seconds; to write a small file takes less than all tries together."""
_NO_LOCKS: Final = {
    getattr(errno, name) for name in ("ENOLCK", "ENOSYS", "ENOTSUP", "EOPNOTSUPP") if hasattr(errno, name)
}
"""What a system says that has no locks where a file lies, as some homes in a network."""

if sys.platform == "win32":
    import msvcrt

    def try_lock(handle: int) -> None:
        """Lock an open file until it is closed; an `OSError` says that somebody else has, or that nobody can."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def try_lock(handle: int) -> None:
        """Lock an open file until it is closed; `BlockingIOError`: somebody else has, another `OSError`: nobody can."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds `PATH.lock` beside a file.

    The system itself drops the lock when the program ends, however it ends, so no stale lock can keep anybody out.
    Where it has no locks nobody is kept out at all: one window is what nearly everybody has.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock.

        Raises:
            BlockingIOError: another program (or another lock in this one) holds it.
            OSError: the lock file cannot be made or locked.
        """
        self._path = path.with_name(f"{path.name}.lock")
        self._handle: int | None = self._taken()

    def release(self) -> None:
        """Give the lock back; doing so twice does nothing."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(handle)
        with contextlib.suppress(OSError):  # a file that stays is locked by nobody
            self._path.unlink()
        if sys.platform != "win32":  # removed before it is free, so that nobody locks a file that is about to go
            os.close(handle)

    def _taken(self) -> int:
        while True:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                try_lock(handle)
                if self._is_still_there(handle):
                    return handle
            except BlockingIOError:
                os.close(handle)
                raise
            except OSError as error:
                if error.errno in _NO_LOCKS:
                    return handle
                os.close(handle)
                if sys.platform == "win32":  # which does not tell why it locks nothing
                    raise BlockingIOError(error.errno, error.strerror) from None
                raise
            os.close(handle)

    def _is_still_there(self, handle: int) -> bool:
        """Return whether the locked file still has its name: its last holder may have removed it meanwhile."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except FileNotFoundError:
            return False


def lock_in_a_moment(path: Path) -> FileLock | None:
    """Return the lock of a file, for which others are waited a moment, because a person waits; None if they keep it.

    Raises:
        OSError: the lock file cannot be made.
    """
    for _ in range(_TRIES):
        try:
            return FileLock(path)
        except BlockingIOError:
            sleep(_BETWEEN_TRIES)
    return None
