"""A lock that lets only one running program write a file, and that disappears with the program."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from functools import partial
from time import sleep
from typing import TYPE_CHECKING, Final

from pinochle_qt.busy_files import patiently
from pinochle_qt.reading import refuse_special
from pinochle_qt.record.save_errors import SaveFault

if TYPE_CHECKING:
    from pathlib import Path

_OPEN_FLAGS: Final = ("O_RDWR", "O_CREAT", "O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC")
"""Flags to open a lock file without blocking and without following a link; no system has all of them."""
_TRIES: Final = 25
_BETWEEN_TRIES: Final = 0.02
"""Seconds between two tries; writing a small file takes less time than all tries together."""
_NO_LOCKS: Final = {
    getattr(errno, name) for name in ("ENOLCK", "ENOSYS", "ENOTSUP", "EOPNOTSUPP") if hasattr(errno, name)
}
"""Error numbers of a system without locks in that place, such as some network home folders."""

if sys.platform == "win32":
    import msvcrt

    def try_lock(handle: int) -> None:
        """Lock an open file until it is closed; raise `OSError` if another program holds it, or it can't be locked."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def try_lock(handle: int) -> None:
        """Lock an open file until it is closed; raise `BlockingIOError` if it is locked, `OSError` if it can't be."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds the lock file `PATH.lock` next to a file.

    The operating system drops the lock when the program ends, however it ends, so a stale lock can't keep anyone out.
    Where locks are not available, no program is kept out: nearly everybody has only one window open.

    The file may lie beside a file of a stranger. So a link in its place is not followed, since it could create or lock
    any file, and what somebody else has written there is not removed.
    """

    def __init__(self, path: Path) -> None:
        """Acquire the lock.

        Raises:
            BlockingIOError: if another program (or another lock in this one) holds it.
            OSError: if the lock file cannot be created or locked, or something else has its name.
        """
        self._path = path.with_name(f"{path.name}.lock")
        self._handle: int | None = self._acquire()

    def release(self) -> None:
        """Release the lock; releasing it twice does no harm."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":  # Windows refuses to remove an open file
            os.close(handle)
        with contextlib.suppress(OSError):  # a lock file left behind is harmless, since nothing locks it
            if not self._path.lstat().st_size:
                self._path.unlink()
        if sys.platform != "win32":  # removed before unlocking, so that nobody locks a file about to go
            os.close(handle)

    def _acquire(self) -> int:
        while True:
            handle = self._opened()
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
                if sys.platform == "win32":  # Windows doesn't say why locking fails
                    raise BlockingIOError(error.errno, error.strerror) from None
                raise
            os.close(handle)

    def _opened(self) -> int:
        special = OSError(errno.EINVAL, SaveFault.NO_LOCK(name=self._path.name))
        if self._path.is_symlink() or self._path.is_dir():  # which Windows cannot say or refuse when it opens a file
            raise special
        flags = sum(getattr(os, flag, 0) for flag in _OPEN_FLAGS)
        handle = patiently(self._path, partial(os.open, self._path, flags, 0o600))
        try:
            refuse_special(os.fstat(handle).st_mode)
        except OSError:
            os.close(handle)
            raise special from None
        return handle

    def _is_still_there(self, handle: int) -> bool:
        """Return whether the locked file still has its name: its last holder may have removed it in the meantime."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.lstat())
        except FileNotFoundError:
            return False


def lock_in_a_moment(path: Path) -> FileLock | None:
    """Return the lock of a file, trying only for a moment because the user is waiting; None if others keep it.

    Raises:
        OSError: if the lock file cannot be created.
    """
    for _ in range(_TRIES):
        try:
            return FileLock(path)
        except BlockingIOError:
            sleep(_BETWEEN_TRIES)
    return None
