"""Caches the pictures of a deck from one start to the next; drawing them would be the longest part of a start."""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from msgspec import Meta, Struct, json
from msgspec.structs import replace
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from pinochle_qt import __version__
from pinochle_qt.engine.cards import FACES, Card
from pinochle_qt.reading import regular_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.resources import DECK_FOLDERS, DamagedAsset, asset
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.words.printing import ENGLISH_LETTERS, court_letters

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path
    from typing import BinaryIO

    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.session.settings import Cards, Settings

_MOST_BYTES: Final = 64 * 2**20
"""A larger file is not one of ours: all faces on the largest screens take a fifth of this."""
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL: Final = 4
"""Bytes per pixel in that format."""
_MAX_WIDTH: Final = 4000
_MAX_RATIO: Final = 16
"""Wider cards, or a higher device pixel ratio, occur only in damaged files."""
_FAST: Final = 1
"""The zlib compression level; a higher one barely makes cards smaller."""


class DeckLook(Struct, frozen=True):
    """The user's choices about the look of the cards."""

    back: str = "blue"
    cards: Cards = "french"
    letters: str = ENGLISH_LETTERS
    """The letters of king, queen and jack in the indices of French suits."""
    large_index: bool = False
    left_handed: bool = False
    """Whether cards are mirrored, with the index at the right, for fans in which the left card is on top."""
    deck: Look | None = None
    """The deck that the user has added; its pictures are used as they are, and ours for those that it lacks."""


def deck_look(settings: Settings, deck: Look | None) -> DeckLook:
    """Return the look of the cards in some settings; a deck of the user's own is neither mirrored nor enlarged."""
    printed = DeckLook(settings.back, settings.cards, court_letters(), deck=deck)
    if deck is None or not deck.faces:
        return replace(printed, large_index=settings.large_index, left_handed=settings.left_handed)
    return printed


class FaceKey(NamedTuple):
    """The key of a picture: a face, or None for the back, `width` logical pixels wide at a device pixel ratio."""

    face: Card | None
    width: int
    ratio: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in device pixels."""
        return round(self.width * self.ratio), round(card_height(self.width) * self.ratio)


class _Contents(Struct, frozen=True):
    """The first line of the file: version of the drawings, look, and the key and size in bytes of each picture."""

    deck: str
    look: str
    pictures: list[
        tuple[
            Annotated[int, Meta(ge=0, lt=len(FACES))] | None,
            Annotated[int, Meta(ge=1, le=_MAX_WIDTH)],
            Annotated[float, Meta(gt=0, le=_MAX_RATIO)],
            Annotated[int, Meta(ge=0)],
        ]
    ]


class FaceStore:
    """The pictures of a deck in a file; if it is missing, foreign, outdated or damaged, they are drawn instead.

    The file holds whole packs in an order of its own, so that it reveals nothing about anybody's hand.
    """

    def __init__(self, path: Path, deck: str) -> None:
        """Read the file, if it holds pictures of this deck; `deck` is a `deck_mark`."""
        self._path = path
        self._deck = deck
        self._look = ""
        self._places: dict[FaceKey, tuple[int, int]] = {}
        """The offset and length of each picture in the file; pictures stay there, as most are not shown in a game."""
        self._identity: tuple[int, ...] = ()
        with suppress(OSError, ValueError, RecursionError):
            self._read()
        self.has_this_deck = bool(self._places)
        """Whether the file has pictures of the current drawings, which were therefore complete when these were made."""

    def _read(self) -> None:
        """Read the list of pictures."""
        with regular_file(self._path) as file:
            self._identity = _identity(file)
            size = os.fstat(file.fileno()).st_size
            if size > _MOST_BYTES:
                return
            header = file.readline()
        contents = json.decode(header, type=_Contents)
        if contents.deck != self._deck:
            return
        self._look = contents.look
        self._places = {}
        offset = len(header)
        for face, width, ratio, length in contents.pictures:
            if offset + length <= size:  # a damaged file may claim more than fits into memory
                self._places[FaceKey(None if face is None else Card(face), width, ratio)] = offset, length
            offset += length

    def _read_packed(self, key: FaceKey) -> bytes | None:
        """Return a picture's bytes as they are in the file, or None if the file has been replaced."""
        offset, length = self._places[key]
        with suppress(OSError), regular_file(self._path) as file:
            if _identity(file) == self._identity:
                file.seek(offset)
                return file.read(length)
        return None

    def picture(self, key: FaceKey, look: str) -> QImage | None:
        """Return a cached picture, or None if there is none or it is damaged."""
        if not self.has(key, look):
            return None
        width, height = key.size
        pixels = _unpack(self._read_packed(key) or b"", width * height * _PIXEL)
        if pixels is None:
            self._places.pop(key, None)
            return None
        image = QImage(pixels, width, height, width * _PIXEL, _FORMAT).copy()
        image.setDevicePixelRatio(key.ratio)
        return image

    def has(self, key: FaceKey, look: str) -> bool:
        """Return whether a picture is cached; it may still turn out to be damaged."""
        return look == self._look and key in self._places

    def keys(self, look: str) -> list[FaceKey]:
        """Return the keys of all cached pictures in this look."""
        return list(self._places) if look == self._look else []

    def keep(self, keys: Collection[FaceKey], drawn: Mapping[FaceKey, QImage], look: str) -> None:
        """Cache exactly these pictures, whether newly drawn or cached before; failures are ignored until next time."""
        packed: dict[FaceKey, bytes] = {}
        # the cards of the hand were drawn first, which the file must not reveal
        for key in sorted(keys, key=lambda key: (key.width, key.ratio, -1 if key.face is None else key.face)):
            cached = self._read_packed(key) if self.has(key, look) else None
            if cached is not None:
                packed[key] = cached
            elif key in drawn:
                packed[key] = zlib.compress(bytes(drawn[key].constBits()), _FAST)
        header = json.encode(_Contents(self._deck, look, [(*key, len(each)) for key, each in packed.items()]))
        with suppress(OSError):
            write_atomically(self._path, b"\n".join((header, b"".join(packed.values()))))
            self._read()


def _identity(file: BinaryIO) -> tuple[int, ...]:
    """Return numbers that change if the file is replaced by another."""
    stat = os.fstat(file.fileno())
    return stat.st_ino, stat.st_size, stat.st_mtime_ns


def _unpack(packed: bytes, length: int) -> bytes | None:
    """Return exactly this many decompressed bytes, or None if they are missing or damaged."""
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, length + 1)
    except zlib.error:
        return None
    # at the end of the stream, zlib has verified a checksum of everything
    return content if unpacker.eof and len(content) == length else None


def deck_mark() -> str:
    """Return a text that differs after any change of the deck's drawings, or of the code that draws them.

    Raises:
        MissingAsset: the deck is missing, or its folder cannot be read.
    """
    marks = []
    for folder in DECK_FOLDERS:
        path = asset("deck", folder)
        try:
            with os.scandir(path) as files:
                marks += [(folder, each.name, each.stat().st_size, each.stat().st_mtime_ns) for each in files]
        except OSError:
            raise DamagedAsset(path) from None
    return f"{__version__} {qVersion()} {zlib.crc32(repr(sorted(marks)).encode()):08x}"
