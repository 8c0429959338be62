"""A folder in which a person keeps things of one kind under their names, one file each."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Protocol, TypeVar

from pinochle_qt.busy_files import remove
from pinochle_qt.names import is_device, tidied
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.phrases import Phrase

_LONGEST_STEM: Final = 226
"""The longest file name before the suffix that systems accept, also for the temporary file that replaces a file."""


class _Named(Protocol):
    @property
    def name(self) -> str: ...


Item = TypeVar("Item", bound=_Named)


def write_named(path: Path, name: str, content: object, faults: type[Phrase], failure: type[Exception]) -> None:
    """Write the content of something with a name as a JSON file that people can read.

    Raises:
        Exception: as `failure`, with the sentence UNWRITTEN of `faults`; the old content of the file is unharmed.
    """
    try:
        write_atomically(path, (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode())
    except OSError as error:
        raise failure(faults["UNWRITTEN"](name=name, path=str(path), reason=reason(error))) from error


class NamedFiles(Generic[Item]):
    """What is kept in a folder, one file each; subclasses say how files are read and written."""

    SUFFIX: ClassVar[str]
    MOST_LETTERS: ClassVar[int]
    """The longest name, in characters."""
    ERROR: ClassVar[type[Exception]]
    """What is raised for a file that cannot be read or changed."""
    FAULTS: ClassVar[type[Phrase]]
    """The sentences of that error, among them UNREMOVED."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, path: Path, /) -> Item:
        """Return what is in a file, or raise `ERROR`."""
        raise NotImplementedError

    def write(self, path: Path, item: Item, /) -> None:
        """Write a file, or raise `ERROR`; the old content of the file is unharmed then."""
        raise NotImplementedError

    def all(self) -> tuple[tuple[Item, ...], tuple[str, ...]]:
        """Return everything, sorted by name, and a sentence for every file that cannot be read."""
        found: list[Item] = []
        notices: list[str] = []
        for path in sorted(self._folder.glob(f"*{self.SUFFIX}")):
            try:
                found.append(self.read(path))
            except self.ERROR as error:
                notices.append(str(error))
        return tuple(sorted(found, key=lambda each: each.name.casefold())), tuple(notices)

    def is_taken(self, name: str) -> bool:
        """Return whether something of this name would replace a file, even one that cannot be read."""
        return self._path(tidied(name)).exists()

    def called(self, name: str) -> Item | None:
        """Return what something new of this name would replace; spaces and capitals make no difference."""
        if not self.is_taken(name):
            return None
        try:
            return self.read(self._path(tidied(name)))
        except self.ERROR:
            return None

    def keep(self, item: Item) -> None:
        """Keep something, replacing what has the same name; raises `ERROR` if it cannot be written."""
        self.write(self._path(item.name), item)

    def forget(self, name: str) -> None:
        """Remove what has this name, if there is anything; raises `ERROR` if its file cannot be removed."""
        try:
            remove(self._path(name))
        except OSError as error:
            raise self.ERROR(self.FAULTS["UNREMOVED"](name=name, reason=reason(error))) from error

    def move(self, old: Item, new: Item) -> None:
        """Keep something in place of what it was before, under whatever name; raises `ERROR`, and nothing is lost."""
        self.keep(new)
        if self._path(old.name) != self._path(new.name):
            self.forget(old.name)

    def free_name(self, name: str) -> str:
        """Return the name, with a number after it if it is taken."""
        number, free = 1, name
        while self._path(free).exists():
            number += 1
            free = f"{name[: self.MOST_LETTERS - len(str(number)) - 1].rstrip()} {number}"
        return free

    def _path(self, name: str) -> Path:
        """Return the file for a name: letters and digits are kept so that people can find it, the rest is encoded."""
        stem = "".join(char if char.isascii() and char.isalnum() else f"-{ord(char):x}-" for char in name.casefold())
        if is_device(stem):
            stem = f"-{ord(stem[0]):x}-{stem[1:]}"
        if len(stem) > _LONGEST_STEM:  # in some languages every letter takes six characters
            stem = f"{stem[: _LONGEST_STEM - 17]}-{sha256(stem.encode()).hexdigest()[:16]}"
        return self._folder / f"{stem}{self.SUFFIX}"
