"""The files that somebody wants to add as a deck or a felt: a folder, a zip file, or a single picture.

Nothing is unpacked to the disk: files are read one by one, and their names only say which card a picture shows.
"""

from __future__ import annotations

import os
import struct
import zipfile
import zlib
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final

from pinochle_qt.reading import TooLarge, Unread, is_there, read_file, regular_file, why_unread
from pinochle_qt.session.looks.look import LookError, LookFault

MOST_FILES: Final = 1000
"""Collections hold every card in several sizes and formats."""
MEGABYTE: Final = 2**20
MOST_BYTES: Final = 16 * MEGABYTE
"""The most bytes of one file."""
MOST_BYTES_ALL: Final = 128 * MEGABYTE
"""The most bytes that are read in all, unpacked."""


class Source(ABC):
    """Files below a folder, by their paths in it, with forward slashes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._has_read = 0
        self.names: tuple[str, ...] = ()
        """The paths of all files, sorted."""

    def read(self, name: str) -> bytes:
        """Return the content of one of the files.

        Raises:
            LookError: it cannot be read, or is too large.
        """
        content = self._content(name)
        self._has_read += len(content)
        if len(content) > MOST_BYTES:
            raise LookError(LookFault.LARGE_FILE, name, size=MOST_BYTES // MEGABYTE)
        if self._has_read > MOST_BYTES_ALL:
            raise LookError(LookFault.LARGE_ALL, self.path.name, size=MOST_BYTES_ALL // MEGABYTE)
        return content

    @abstractmethod
    def _content(self, name: str) -> bytes:
        """Return up to one byte more than is allowed.

        Raises:
            LookError: it cannot be read.
        """

    def _list(self, names: list[str]) -> None:
        if len(names) > MOST_FILES:
            raise LookError(LookFault.MANY_FILES, self.path.name, count=MOST_FILES)
        self.names = tuple(sorted(name for name in names if not _is_hidden(name)))


class Folder(Source):
    """The files of a folder and the folders in it, or a single file."""

    def __init__(self, path: Path) -> None:
        """List the files.

        Raises:
            LookError: it is not there, or there are too many files.
        """
        super().__init__(path)
        if not is_there(path):
            raise LookError(LookFault.UNREAD, path.name, reason=Unread.GONE())
        names: list[str] = []
        if path.is_dir():
            for folder, _, files in os.walk(path):
                names += [Path(folder, name).relative_to(path).as_posix() for name in files]
                if len(names) > MOST_FILES:
                    break
        else:
            names.append(path.name)
        self._list(names)

    def _content(self, name: str) -> bytes:
        path = self.path / name if self.path.is_dir() else self.path
        try:
            return read_file(path, MOST_BYTES)
        except TooLarge:
            raise LookError(LookFault.LARGE_FILE, name, size=MOST_BYTES // MEGABYTE) from None
        except OSError as error:
            raise LookError(LookFault.UNREAD, name, reason=why_unread(error)) from error


class Zip(Source):
    """The files in a zip file."""

    def __init__(self, path: Path) -> None:
        """Read the list of the files.

        Raises:
            LookError: it is no zip file, or there are too many files.
        """
        super().__init__(path)
        try:
            with regular_file(path) as file:
                if os.fstat(file.fileno()).st_size > MOST_BYTES_ALL:
                    raise LookError(LookFault.LARGE_ALL, path.name, size=MOST_BYTES_ALL // MEGABYTE)
        except OSError as error:
            raise LookError(LookFault.UNREAD, path.name, reason=why_unread(error)) from error
        try:
            self._zip = zipfile.ZipFile(path)
        except (OSError, *_ZIP_FAULTS) as error:
            raise LookError(LookFault.NO_ZIP, path.name) from error
        # a damaged file may have names without a letter, which `ZipInfo.is_dir` of Python 3.11 does not expect
        self._list([name for name in self._zip.namelist() if name and not name.endswith("/")])

    def _content(self, name: str) -> bytes:
        try:
            with self._zip.open(name) as file:
                return file.read(MOST_BYTES + 1)
        except RuntimeError as error:  # the only error for a missing password
            if isinstance(error, NotImplementedError):
                raise LookError(LookFault.NO_ZIP, self.path.name) from error
            raise LookError(LookFault.LOCKED, self.path.name) from error
        except (OSError, *_ZIP_FAULTS) as error:
            raise LookError(LookFault.NO_ZIP, self.path.name) from error


_ZIP_FAULTS: Final = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, ValueError, OverflowError),
    *(LookupError, NotImplementedError),
)
"""What the reader of zip files raises for damaged ones."""


def _is_hidden(name: str) -> bool:
    """Return whether a file is no part of the deck but of a system's own, as zip files from macOS have."""
    return any(part.startswith((".", "__")) for part in name.split("/"))


def opened(path: Path) -> Source:
    """Return the files that somebody has chosen.

    Raises:
        LookError: they cannot be read.
    """
    return Zip(path) if path.suffix.lower() == ".zip" else Folder(path)
