"""The drawings that ship with the program, each read and looked at once."""

from __future__ import annotations

from functools import cache
from xml.parsers import expat

from pinochle_qt.resources import DamagedAsset, asset


@cache
def drawing(*parts: str) -> str:
    """Return an SVG drawing of the assets; it is kept, so that a file which goes while people play is not missed.

    Raises:
        MissingAsset: there is none, or it is no drawing.
    """
    path = asset(*parts)
    try:
        content = path.read_bytes()
        expat.ParserCreate().Parse(content, True)
        text = content.decode()
    except (OSError, UnicodeDecodeError, expat.ExpatError):
        raise DamagedAsset(path) from None
    if not text.startswith("<svg "):
        raise DamagedAsset(path)
    return text
