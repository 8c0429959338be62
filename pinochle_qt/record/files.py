"""Writing files so that a reader sees the old content or the new one, never half of it."""

from __future__ import annotations

import contextlib
import glob
import os
from pathlib import Path
from typing import TYPE_CHECKING

from pinochle_qt.reading import refuse_special

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO


@contextlib.contextmanager
def replaced_file(path: Path) -> Iterator[BinaryIO]:
    """Open a new file that takes the place of `path` when the block ends well, and vanishes when it does not.

    Raises:
        OSError: if it cannot be written, or is there and no regular file; `path` is then what it was.
    """
    path = Path(os.path.realpath(path))  # a link stays a link
    with contextlib.suppress(FileNotFoundError):
        refuse_special(path.lstat().st_mode)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.urandom(4).hex()}.new")
    try:
        with fresh.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def remove_leftovers(path: Path) -> None:
    """Remove the new files for `path` that programs killed while writing left behind; nobody else may be writing."""
    for fresh in path.parent.glob(f".{glob.escape(path.name)}.*.new"):
        with contextlib.suppress(OSError):
            fresh.unlink()


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file.

    Raises:
        OSError: if it cannot be written; the file is then what it was.
    """
    with replaced_file(path) as file:
        file.write(content)
