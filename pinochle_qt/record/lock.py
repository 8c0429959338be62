"""A lock that lets only one running program write a file, and that goes away with the program."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

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
    """

    def __init__(self, path: Path) -> None:
        """Take the lock.

        Raises:
            BlockingIOError: another program (or another lock in this one) holds it.
            OSError: the lock file cannot be made.
        """
        self._path = path.with_name(f"{path.name}.lock")
        self._handle: int | None = self._taken()

    def release(self) -> None:
        """Give the lock back; doing so twice does nothing."""
        if self._handle is None:
            return
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(self._handle)
            self._path.unlink(missing_ok=True)
        else:  # removed before it is free, so that nobody locks a file that is about to go
            self._path.unlink(missing_ok=True)
            os.close(self._handle)
        self._handle = None

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
                os.close(handle)
                raise BlockingIOError(error.errno, error.strerror) from None
            os.close(handle)

    def _is_still_there(self, handle: int) -> bool:
        """Return whether the locked file still has its name: its last holder may have removed it meanwhile."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except FileNotFoundError:
            return False
