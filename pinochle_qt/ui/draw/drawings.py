"""The drawings that ship with the program, each read and looked at once."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QXmlStreamReader

from pinochle_qt.resources import DamagedAsset, asset


@cache
def drawing(*parts: str) -> str:
    """Return an SVG drawing of the assets; it is kept, so that a file which goes while people play is not missed.

    Raises:
        MissingAsset: there is none, or it is no drawing.
    """
    path = asset(*parts)
    try:
        text = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        raise DamagedAsset(path) from None
    if not _is_whole(text):
        raise DamagedAsset(path)
    return text


def _is_whole(text: str) -> bool:
    """Return whether a text is one SVG element from its beginning to its end."""
    reader = QXmlStreamReader(text)
    if not text.startswith("<svg ") or not reader.readNextStartElement():
        return False
    reader.skipCurrentElement()
    return not reader.hasError() and not text[reader.characterOffset() :].strip()
