"""Changing files that another program may have open for a moment.

On Windows, a file that a virus scanner, a backup, an indexer or another window is reading can be neither replaced nor
removed, and sometimes not even be written to. That is over within moments, so it is tried again.
"""

from __future__ import annotations

import errno
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_READERS_BLOCK: Final = sys.platform == "win32"
"""Whether this system protects files from changes while somebody reads them."""
_WAITS: Final = (0.01, 0.02, 0.04, 0.08, 0.15)
"""Seconds before each further attempt; the window stands still meanwhile, so they add up to no more than 0.3."""
_given_up: Final[set[Path]] = set()
"""The files that were still held at the last attempt: as long as they are, nothing waits for them again."""

Result = TypeVar("Result")


class BusyFile(PermissionError):
    """Raised if a file cannot be changed, because another program has it open or because that is not allowed.

    Windows does not say which.
    """


def patiently(path: Path, attempt: Callable[[], Result]) -> Result:
    """Return the result of opening, replacing or removing a file, after several attempts if the file is held.

    Raises:
        BusyFile: if it is still held.
        OSError: if the system refuses for another reason.
    """
    waits = iter(() if path in _given_up else _WAITS)
    while True:
        try:
            result = attempt()
        except PermissionError as error:
            if not _READERS_BLOCK:
                raise
            wait = next(waits, None)
            if wait is None:
                _given_up.add(path)
                raise BusyFile(errno.EACCES, error.strerror, str(path)) from None
            time.sleep(wait)
        else:
            _given_up.discard(path)
            return result


def move(source: Path, target: Path) -> None:
    """Give a file another path, replacing what is there; it is never absent or incomplete under the new path.

    Raises:
        BusyFile: if another program has either file open.
        OSError: if the system refuses; both are then unchanged.
    """
    patiently(target, partial(source.replace, target))


def remove(path: Path) -> None:
    """Remove a file, if it is there.

    Raises:
        BusyFile: if another program has it open.
        OSError: if the system refuses.
    """
    patiently(path, partial(path.unlink, missing_ok=True))
