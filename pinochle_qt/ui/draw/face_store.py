"""Keeps the pictures of a deck from one start to the next: to draw them would be the longest part of a start."""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from msgspec import Meta, Struct, json
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from pinochle_qt import __version__
from pinochle_qt.engine.cards import FACES, Card
from pinochle_qt.reading import regular_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.resources import DamagedAsset, asset
from pinochle_qt.ui.draw.shapes import card_height

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path
    from typing import BinaryIO

_MOST_BYTES: Final = 64 * 2**20
"""A file with more is none of ours: all faces on the largest screens take a fifth of that."""
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL: Final = 4
"""The bytes of a pixel in that format."""
_WIDEST: Final = 4000
_MOST_PIXELS: Final = 16
"""Wider cards, and more pixels for a logical one, are in damaged files only."""
_FAST: Final = 1
"""How hard zlib works; more makes little less of cards."""


class FaceKey(NamedTuple):
    """Which picture: a face, or the back for None, `width` logical pixels wide at a device pixel ratio."""

    face: Card | None
    width: int
    ratio: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in device pixels."""
        return round(self.width * self.ratio), round(card_height(self.width) * self.ratio)


class _Contents(Struct, frozen=True):
    """The first line of the file: of which drawings in which look the pictures are, and the bytes of each."""

    deck: str
    look: str
    pictures: list[
        tuple[
            Annotated[int, Meta(ge=0, lt=len(FACES))] | None,
            Annotated[int, Meta(ge=1, le=_WIDEST)],
            Annotated[float, Meta(gt=0, le=_MOST_PIXELS)],
            Annotated[int, Meta(ge=0)],
        ]
    ]


class FaceStore:
    """The pictures of a deck in a file, which may be missing, foreign, outdated or damaged: then they are drawn.

    The file holds whole packs in an order of its own, so that it tells nothing about anybody's hand.
    """

    def __init__(self, path: Path, deck: str) -> None:
        """Read the file, if it is one with pictures of this deck, as `deck_mark` tells it."""
        self._path = path
        self._deck = deck
        self._look = ""
        self._places: dict[FaceKey, tuple[int, int]] = {}
        """Where each picture begins in the file, and how many bytes it has: most of them are not shown in a game."""
        self._identity: tuple[int, ...] = ()
        with suppress(OSError, ValueError, RecursionError):
            self._read()
        self.has_this_deck = bool(self._places)
        """Whether the file has pictures of the drawings as they are now, which were whole when these were made."""

    def _read(self) -> None:
        """Read which pictures there are."""
        with regular_file(self._path) as file:
            self._identity = _identity(file)
            size = os.fstat(file.fileno()).st_size
            if size > _MOST_BYTES:
                return
            first = file.readline()
        contents = json.decode(first, type=_Contents)
        if contents.deck != self._deck:
            return
        self._look = contents.look
        self._places = {}
        begin = len(first)
        for face, width, ratio, length in contents.pictures:
            if begin + length <= size:  # a damaged file may ask for more than there is memory
                self._places[FaceKey(None if face is None else Card(face), width, ratio)] = begin, length
            begin += length

    def _packed(self, key: FaceKey) -> bytes | None:
        """Return a picture as it is in the file, if nobody has put another file in its place."""
        begin, length = self._places[key]
        with suppress(OSError), regular_file(self._path) as file:
            if _identity(file) == self._identity:
                file.seek(begin)
                return file.read(length)
        return None

    def picture(self, key: FaceKey, look: str) -> QImage | None:
        """Return a picture as it was kept, if it was and is undamaged."""
        if not self.has(key, look):
            return None
        width, height = key.size
        pixels = _unpacked(self._packed(key) or b"", width * height * _PIXEL)
        if pixels is None:
            self._places.pop(key, None)
            return None
        image = QImage(pixels, width, height, width * _PIXEL, _FORMAT).copy()
        image.setDevicePixelRatio(key.ratio)
        return image

    def has(self, key: FaceKey, look: str) -> bool:
        """Return whether there is a picture; it may still turn out to be damaged."""
        return look == self._look and key in self._places

    def keys(self, look: str) -> list[FaceKey]:
        """Return all pictures there are."""
        return list(self._places) if look == self._look else []

    def keep(self, keys: Collection[FaceKey], drawn: Mapping[FaceKey, QImage], look: str) -> None:
        """Keep these pictures, drawn now or there before, and no others; where that cannot be it is tried again."""
        packed: dict[FaceKey, bytes] = {}
        # those of the hand were drawn first, and nobody is to see that here
        for key in sorted(keys, key=lambda key: (key.width, key.ratio, -1 if key.face is None else key.face)):
            before = self._packed(key) if self.has(key, look) else None
            if before is not None:
                packed[key] = before
            elif key in drawn:
                packed[key] = zlib.compress(bytes(drawn[key].constBits()), _FAST)
        first = json.encode(_Contents(self._deck, look, [(*key, len(each)) for key, each in packed.items()]))
        with suppress(OSError):
            write_atomically(self._path, b"\n".join((first, b"".join(packed.values()))))
            self._read()


def _identity(file: BinaryIO) -> tuple[int, ...]:
    """Return numbers of which one is another where another file has taken the place of one."""
    stat = os.fstat(file.fileno())
    return stat.st_ino, stat.st_size, stat.st_mtime_ns


def _unpacked(packed: bytes, length: int) -> bytes | None:
    """Return this many bytes, or None if they are not there or damaged."""
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, length + 1)
    except zlib.error:
        return None
    # at its end a sum of everything has been compared
    return content if unpacker.eof and len(content) == length else None


def deck_mark() -> str:
    """Return what is another text after any change of the deck's drawings, or of what draws them.

    Raises:
        MissingAsset: there is no deck, or it cannot be looked through.
    """
    marks = []
    for folder in ("", "compact", "large"):
        path = asset("deck", folder)
        try:
            with os.scandir(path) as files:
                marks += [(folder, each.name, each.stat().st_size, each.stat().st_mtime_ns) for each in files]
        except OSError:
            raise DamagedAsset(path) from None
    return f"{__version__} {qVersion()} {zlib.crc32(repr(sorted(marks)).encode()):08x}"
