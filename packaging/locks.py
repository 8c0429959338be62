"""Lets one process at a time change files that several processes use."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from system import print_status

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextlib.contextmanager
def alone(path: Path, waiting: str) -> Iterator[int]:
    """Lock an existing file against other processes and yield its descriptor; a crash releases the lock as well.

    `waiting` is printed if another process holds the lock and this one has to wait. Child processes that inherit the
    descriptor hold the lock as well.
    """
    with path.open("rb") as file:
        if not _try_to_lock(file.fileno()):
            print_status(waiting)
            while not _try_to_lock(file.fileno(), wait=True):
                pass
        yield file.fileno()


def _try_to_lock(descriptor: int, *, wait: bool = False) -> bool:
    """Lock an open file against other processes; return False if another process holds the lock.

    Where the system has no locks, as for some home folders on a network, no process is kept out.
    """
    try:
        if sys.platform == "win32":
            # Windows prevents others from reading a locked region, so this one is beyond the end of the file.
            os.lseek(descriptor, 1 << 30, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return sys.platform != "win32"  # Windows does not say why the lock failed
    return True
