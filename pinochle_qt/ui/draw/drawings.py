"""The drawings that ship with the program, each read and checked once, and their rendering."""

from __future__ import annotations

import zlib
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QXmlStreamReader
from PySide6.QtGui import QImage, QImageReader

from pinochle_qt.resources import AssetFault, DamagedAsset, MissingAsset, asset

if TYPE_CHECKING:
    from PySide6.QtCore import QSize


_FORMAT = QByteArray(b"svg")
_FAST = 1
"""The zlib compression level; a higher one barely makes drawings smaller, and takes twice as long."""
_MINIMAL = QByteArray(b'<svg xmlns="http://www.w3.org/2000/svg"/>')
"""The shortest possible drawing, kept alive here because a buffer does not copy its data."""


def drawing(*parts: str) -> str:
    """Return an SVG drawing from the assets; it is cached, so that a file deleted during play does no harm.

    Raises:
        MissingAsset: the file does not exist, or is not a drawing.
    """
    return zlib.decompress(packed_drawing(*parts)).decode()


@cache
def packed_drawing(*parts: str) -> bytes:
    """Return a drawing compressed to a quarter of its size, since most drawings are never painted again.

    Raises:
        MissingAsset: the file does not exist, or is not a drawing.
    """
    path = asset(*parts)
    try:
        content = path.read_bytes()
        text = content.decode()
    except (OSError, UnicodeDecodeError):
        raise DamagedAsset(path) from None
    if not _is_complete(text):
        raise DamagedAsset(path)
    return zlib.compress(content, _FAST)


def require_reader() -> None:
    """Check that Qt can read drawings at all.

    Raises:
        MissingAsset: Qt's SVG reader cannot be loaded.
    """
    # Asking Qt which formats it supports would load its readers for all of them.
    buffer = QBuffer(_MINIMAL)
    if not QImageReader(buffer, _FORMAT).canRead():
        from PySide6.QtCore import QLibraryInfo  # needed only if startup fails

        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        raise MissingAsset(AssetFault.NO_READER(folder=f"{folder}/imageformats"))


def read_drawing(drawing: QByteArray, size: QSize) -> QImage:
    """Return an SVG drawing as an image, with the size given in device pixels.

    Qt's image reader lets other threads run meanwhile; its SVG renderer, called from whichever thread, would block the
    window for as long as a face takes.
    """
    buffer = QBuffer(drawing)
    reader = QImageReader(buffer, _FORMAT)
    reader.setScaledSize(size)
    # To find a reader, Qt takes a lock that all readers share, and queries the buffer, which belongs to Python. `read`
    # would wait for the GIL while holding that lock, and the GUI thread, holding the GIL, might wait for the lock (any
    # icon needs it): a deadlock. `canRead` keeps the GIL, and after it `read` need not search for a reader.
    image = reader.read() if reader.canRead() else QImage()
    if image.isNull():
        raise AssertionError(f"a drawing cannot be read: {reader.errorString()}")
    return image


def _is_complete(text: str) -> bool:
    """Return whether a text is exactly one complete SVG element."""
    reader = QXmlStreamReader(text)
    if not text.startswith("<svg ") or not reader.readNextStartElement():
        return False
    reader.skipCurrentElement()
    return not reader.hasError() and not text[reader.characterOffset() :].strip()
