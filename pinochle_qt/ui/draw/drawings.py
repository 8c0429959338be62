"""The drawings that ship with the program, each read and looked at once, and their pictures."""

from __future__ import annotations

import zlib
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QXmlStreamReader
from PySide6.QtGui import QImage, QImageReader

from pinochle_qt.resources import DamagedAsset, MissingAsset, asset

if TYPE_CHECKING:
    from PySide6.QtCore import QSize


_FORMAT = QByteArray(b"svg")
_FAST = 1
"""How hard zlib works; more makes little less of drawings, and takes twice as long."""
_LEAST = QByteArray(b'<svg xmlns="http://www.w3.org/2000/svg"/>')
"""The shortest drawing; it stays, because a buffer keeps no copy of what it is given."""


def drawing(*parts: str) -> str:
    """Return an SVG drawing of the assets; it is kept, so that a file which goes while people play is not missed.

    Raises:
        MissingAsset: there is none, or it is no drawing.
    """
    return zlib.decompress(packed_drawing(*parts)).decode()


@cache
def packed_drawing(*parts: str) -> bytes:
    """Return a drawing as it is kept: in a quarter of its room, since most are never painted again.

    Raises:
        MissingAsset: there is none, or it is no drawing.
    """
    path = asset(*parts)
    try:
        content = path.read_bytes()
        text = content.decode()
    except (OSError, UnicodeDecodeError):
        raise DamagedAsset(path) from None
    if not _is_whole(text):
        raise DamagedAsset(path)
    return zlib.compress(content, _FAST)


def require_reader() -> None:
    """Refuse to go on where Qt cannot read drawings at all.

    Raises:
        MissingAsset: Qt's own reader of SVG cannot be loaded.
    """
    # Asked which formats it reads, Qt would load its readers of all of them.
    buffer = QBuffer(_LEAST)
    if not QImageReader(buffer, _FORMAT).canRead():
        from PySide6.QtCore import QLibraryInfo  # only a start that fails needs it

        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        raise MissingAsset(
            f"Qt's reader of drawings in {folder}/imageformats cannot be loaded: the program is not completely "
            "installed, please install it again."
        )


def read_drawing(drawing: QByteArray, size: QSize) -> QImage:
    """Return an SVG drawing as a picture of a size in device pixels.

    Qt's reader of pictures lets other threads run meanwhile; its renderer of SVG would hold up the window for as long
    as a face takes, from whichever thread it is called.
    """
    buffer = QBuffer(drawing)
    reader = QImageReader(buffer, _FORMAT)
    reader.setScaledSize(size)
    # To find how to read it, Qt takes a lock of all readers and asks the buffer, which is Python's. `read` would wait
    # for the interpreter with that lock in hand, while the window, which has the interpreter, may wait for the lock
    # (any icon asks for it): both for ever. `canRead` keeps the interpreter, and `read` need not look again.
    image = reader.read() if reader.canRead() else QImage()
    if image.isNull():
        raise AssertionError(f"a drawing cannot be read: {reader.errorString()}")
    return image


def _is_whole(text: str) -> bool:
    """Return whether a text is one SVG element from its beginning to its end."""
    reader = QXmlStreamReader(text)
    if not text.startswith("<svg ") or not reader.readNextStartElement():
        return False
    reader.skipCurrentElement()
    return not reader.hasError() and not text[reader.characterOffset() :].strip()
