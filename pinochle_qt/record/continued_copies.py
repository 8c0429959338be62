"""Find the copy in which a game is continued if its own record cannot be written."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from pinochle_qt.reading import changed_at, read_file, regular_file
from pinochle_qt.record.limits import MAX_FILE
from pinochle_qt.record.values import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path

_DISTINCTIVE: Final = 4096
"""The number of bytes within which nearly all games differ: their rules, people, seed and first cards."""


def copy_of(path: Path, folder: Path) -> Path | None:
    """Return the most recently changed game in a folder that continues a record stored elsewhere.

    Return None if there is none, or if the record cannot be read.
    """
    try:
        content = read_file(path, MAX_FILE)
        complete = content[: content.rfind(b"\n") + 1].replace(b"\r\n", b"\n")  # a copy ends its lines as we do
        own_info = path.stat()
        found = [
            (changed_at(info), each)
            for each in folder.glob(f"*{SUFFIX}")
            if (info := each.stat()).st_size >= len(complete) > 0 and not os.path.samestat(info, own_info)
        ]
    except OSError:
        return None
    return next((each for _, each in sorted(found, reverse=True) if _begins_with(each, complete)), None)


def _begins_with(path: Path, content: bytes) -> bool:
    first, rest = content[:_DISTINCTIVE], content[_DISTINCTIVE:]
    try:
        with regular_file(path) as file:
            return file.read(len(first)) == first and file.read(len(rest)) == rest
    except OSError:
        return False
