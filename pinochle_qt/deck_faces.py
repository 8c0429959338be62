"""The faces of our own cards as they are printed: with German suits, or with the letters of a language."""

from __future__ import annotations

import re
import zlib
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from pinochle_qt.engine.cards import FACES, card_text
from pinochle_qt.resources import DECK_FOLDERS, DamagedAsset, asset

if TYPE_CHECKING:
    from collections.abc import Mapping

_ENGLISH: Final = "KQJ"
"""The letters of king, queen and jack in the files."""
_GZIP: Final = 31
"""What zlib calls the format of gzip; its checksum says whether a file is complete."""
_FIGURE: Final = re.compile(
    r'(?P<group><g id="index"[^>]*><g transform="translate\()[-\d.]+(?P<top> [\d.]+\) scale\((?P<scale>[\d.]+)\)">)'
    r'<path d="[^"]*"(?P<look>[^>]*/>)(?:<path [^>]*/>)*'
)
"""The letter in the index of a court card."""


def lettered(svg: str, card: str, courts: str) -> str:
    """Return the drawing of a card such as `QS` with these letters for king, queen and jack in its index.

    Raises:
        MissingAsset: the letters are missing or damaged.
    """
    letter = dict(zip(_ENGLISH, courts, strict=True)).get(card[0], card[0])
    if letter == card[0]:
        return svg
    width, strokes = letters()[letter]

    def changed(found: re.Match[str]) -> str:
        left = f"{-width * float(found['scale']) / 2:g}"
        return (
            found["group"] + left + found["top"] + "".join(f'<path d="{stroke}"{found["look"]}' for stroke in strokes)
        )

    return _FIGURE.sub(changed, svg, count=1)


@cache
def letters() -> Mapping[str, tuple[float, tuple[str, ...]]]:
    """Return the width and the strokes of each letter that no file of a card has.

    Raises:
        MissingAsset: the file with them is missing or damaged.
    """
    path = asset("deck", "letters.json")
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[float, tuple[str, ...]]])
    except (OSError, msgspec.DecodeError):
        raise DamagedAsset(path) from None


@cache
def german_faces() -> Mapping[str, str]:
    """Return the drawings of the German deck by names such as `QS` and `compact/QS`, which is the Ober of leaves.

    The outlines of its signs are there too, by names such as `sign/S`.

    Raises:
        MissingAsset: the file with all of them is missing or damaged.
    """
    path = asset("deck", "german.json.gz")
    try:
        faces = msgspec.json.decode(zlib.decompress(path.read_bytes(), _GZIP), type=dict[str, str])
    except (OSError, zlib.error, msgspec.DecodeError):
        raise DamagedAsset(path) from None
    if any(face_name(folder, card_text(face)) not in faces for folder in DECK_FOLDERS for face in FACES):
        raise DamagedAsset(path)
    return faces


def face_name(folder: str, card: str) -> str:
    """Return the name of a face in a folder: ``compact/QS``."""
    return f"{folder}/{card}" if folder else card
