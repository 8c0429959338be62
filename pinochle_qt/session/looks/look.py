"""The looks that the user has added: a folder of pictures each, in one folder of the program."""

from __future__ import annotations

import os
import shutil
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.busy_files import move
from pinochle_qt.engine.cards import FACES, Card, card_text
from pinochle_qt.names import clipped, file_name
from pinochle_qt.phrases import Phrase
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_MOST_FILES: Final = 200
"""A folder with more files is none of ours."""
_SUFFIX: Final = ".png"
_BACK: Final = f"back{_SUFFIX}"
FELT: Final = f"felt{_SUFFIX}"
"""The name of the file with the felt in the folder of a look."""
_UNFINISHED: Final = ".new-"
"""How the name of a folder begins whose pictures are being written or removed."""
_LONGEST: Final = 40
"""The greatest length of a look's name, in characters."""


class LookFault(Phrase):
    """Why a deck or a felt cannot be added or shown."""

    UNREAD = "{file} cannot be read: {reason}."
    NO_ZIP = "{file} is not a zip file, or is damaged: please save or download it again."
    LOCKED = "{file} needs a password: please unpack it yourself, and add the folder."
    MANY_FILES = "{file} holds more than {count} files: please add a folder with the cards alone."
    LARGE_FILE = "{file} has more than {size} MB: please save a smaller picture."
    LARGE_ALL = "The pictures in {file} have more than {size} MB together: please save smaller ones."
    NO_PICTURES = "{file} has no pictures that are named like cards, for example AS.svg, 10H.png or king_spade.png."
    DAMAGED = "{file} is damaged, or not a picture that can be used: please save it as PNG."
    PIXELS = "{file} has {width} × {height} pixels, which is too large: please save it with at most {most} on a side."
    LINKS = "{file} refers to other files or addresses: please embed those pictures, or save it as PNG."
    COMPLEX = "{file} has too many parts: please save it as PNG."
    SLOW = "The pictures in {file} take too long to draw: please save them as PNG."
    NOT_SAVED = "The pictures cannot be saved in {path}: {reason}."
    NOT_REMOVED = "“{file}” cannot be removed: {reason}."
    GONE = "“{file}” is no longer in the folder of decks and tables: you see Pinochle's own."


class LookError(Exception):
    """A deck or felt that cannot be used; `str()` is one sentence, in the language of the process that asks."""

    def __init__(self, fault: LookFault, file: str = "", **facts: str | int) -> None:
        """Say what is wrong, usually with a file, whose name may be a stranger's."""
        super().__init__(fault, file, facts)
        self.fault = fault
        self.facts: Mapping[str, str | int] = {"file": clipped(file), **facts}

    def __str__(self) -> str:
        """Return the sentence."""
        return self.fault(**self.facts)


class Look(Struct, frozen=True):
    """The pictures in a folder: a deck if there are cards or a back, a table if there is a felt."""

    folder: Path
    faces: tuple[Card, ...]
    has_back: bool
    has_felt: bool
    mark: str
    """A text that changes with the files, for what is drawn from them and cached."""

    @property
    def name(self) -> str:
        """The name of the folder, which is what the look is called."""
        return self.folder.name

    @property
    def is_deck(self) -> bool:
        """Whether there are cards or a back."""
        return bool(self.faces) or self.has_back

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards without a picture, unless the look has none at all."""
        return tuple(face for face in FACES if face not in self.faces) if self.faces else ()

    @property
    def felt(self) -> Path:
        """The path of the felt picture, if there is one."""
        return self.folder / FELT

    def picture(self, face: Card | None) -> Path | None:
        """Return the path of a card's picture, or that of the back if `face` is None; None if there is no picture."""
        is_there = self.has_back if face is None else face in self.faces
        return self.folder / card_file(face) if is_there else None


def card_file(face: Card | None) -> str:
    """Return the name of the file with a card's picture in the folder of a look; that of the back if `face` is None."""
    return _BACK if face is None else f"{card_text(face)}{_SUFFIX}"


class Looks:
    """The looks in a folder, which need not exist."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> tuple[Look, ...]:
        """Return all looks, sorted by name."""
        try:
            names = [path.name for path in self.folder.iterdir() if not path.name.startswith(".")]
        except OSError:
            return ()
        found = (self.called(name) for name in sorted(names, key=str.casefold))
        return tuple(look for look in found if look is not None)

    def called(self, name: str) -> Look | None:
        """Return the look of this name, or None if there is none; the name may be any text."""
        if not name or file_name(name) != name:  # it would lead out of the folder, or to a device
            return None
        return _look_in(self.folder / name)

    def remove(self, name: str) -> None:
        """Remove a look with all its files.

        Raises:
            LookError: they cannot be removed.
        """
        look, gone = self.called(name), self._unfinished()
        if look is None:
            return
        try:
            move(look.folder, gone)  # so that it goes as a whole
        except OSError as error:
            raise LookError(LookFault.NOT_REMOVED, name, reason=reason(error)) from error
        shutil.rmtree(gone, ignore_errors=True)

    def _unfinished(self) -> Path:
        """Return the path of a folder for a look that comes or goes; those that were left behind are removed."""
        for old in self.folder.glob(f"{_UNFINISHED}*"):
            shutil.rmtree(old, ignore_errors=True)
        return self.folder / f"{_UNFINISHED}{os.getpid()}"

    def keep(self, title: str, pictures: Mapping[str, bytes]) -> str:
        """Keep PNG pictures as a new look, and return its name: the title, with a number if that is taken.

        The names of the pictures are those that `card_file` returns, or `FELT`.

        Raises:
            LookError: they cannot be written; nothing of the look is there then.
        """
        new = self._unfinished()
        wanted = file_name(title)[:_LONGEST].strip(" .")
        number, name = 1, wanted
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for file, content in pictures.items():
                write_atomically(new / file, content)
            while (self.folder / name).exists():
                number += 1
                name = f"{wanted} {number}"
            move(new, self.folder / name)
        except OSError as error:
            shutil.rmtree(new, ignore_errors=True)
            raise LookError(LookFault.NOT_SAVED, path=str(self.folder), reason=reason(error)) from error
        return name


def _look_in(folder: Path) -> Look | None:
    """Return the look in a folder, or None if there are no pictures in it."""
    marks: dict[str, tuple[int, int]] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(_SUFFIX) and len(marks) < _MOST_FILES:
                about = entry.stat()
                marks[entry.name] = about.st_size, about.st_mtime_ns
    faces = tuple(face for face in FACES if card_file(face) in marks)
    mark = f"{zlib.crc32(repr(sorted(marks.items())).encode()):08x}"
    look = Look(folder, faces, _BACK in marks, FELT in marks, mark)
    return look if look.is_deck or look.has_felt else None
