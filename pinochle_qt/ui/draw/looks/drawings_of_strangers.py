"""Checks SVG drawings of strangers before Qt draws them.

Qt's SVG reader loads any picture that a drawing names, even from another computer, and any style sheet that it names.
It takes the content of an embedded picture for what it is, which may again be a drawing that names files.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QXmlStreamReader

from pinochle_qt.session.looks.look import LookError, LookFault
from pinochle_qt.session.looks.source import MEGABYTE, MOST_BYTES

_GZIP: Final = b"\x1f\x8b"
_GZIP_BITS: Final = 31
"""What tells zlib that there is a gzip header."""
_MOST_PARTS: Final = 200_000
_EMBEDDED: Final = re.compile(r"data:image/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]*)")
_BITMAPS: Final = (b"\x89PNG", b"\xff\xd8\xff")
"""How PNG and JPEG files begin."""


def is_drawing(content: bytes) -> bool:
    """Return whether a file is, by its beginning, an SVG drawing; it may be compressed."""
    return content.startswith(_GZIP) or b"<svg" in content[:4096] or content.lstrip()[:5] == b"<?xml"


def checked_drawing(content: bytes, file: str) -> tuple[bytes, tuple[str, ...]]:
    """Return an SVG drawing, uncompressed, with the identifiers in it.

    Raises:
        LookError: it is damaged, too large, or names other files.
    """
    if content.startswith(_GZIP):
        content = _unpacked(content, file)
    data = QByteArray(content)  # kept here, because a buffer does not copy its data
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QXmlStreamReader(buffer)
    found: list[str] = []
    count = 0
    while not reader.atEnd():
        kind = reader.readNext()
        if kind is QXmlStreamReader.TokenType.ProcessingInstruction:  # names a style sheet
            raise LookError(LookFault.LINKS, file)
        if kind is QXmlStreamReader.TokenType.StartElement:
            count += 1
            if count > _MOST_PARTS:
                raise LookError(LookFault.COMPLEX, file)
            attributes = reader.attributes()
            for at in range(attributes.size()):
                attribute = attributes.at(at)
                name = attribute.name()
                if name == "href" and not _is_inside(attribute.value()):
                    raise LookError(LookFault.LINKS, file)
                if name == "id":
                    found.append(attribute.value())
    if reader.hasError() or not count:
        raise LookError(LookFault.DAMAGED, file)
    return content, tuple(found)


def _unpacked(content: bytes, file: str) -> bytes:
    unpacker = zlib.decompressobj(_GZIP_BITS)
    try:
        unpacked = unpacker.decompress(content, MOST_BYTES + 1)
    except zlib.error as error:
        raise LookError(LookFault.DAMAGED, file) from error
    if len(unpacked) > MOST_BYTES:
        raise LookError(LookFault.LARGE_FILE, file, size=MOST_BYTES // MEGABYTE)
    return unpacked


def _is_inside(target: str) -> bool:
    """Return whether a link leads to a part of the drawing, or to an embedded picture that is no drawing itself."""
    target = target.strip()
    embedded = _EMBEDDED.fullmatch(target)
    if embedded is None:
        return not target or target.startswith("#")
    try:
        picture = base64.b64decode("".join(embedded[1].split()), validate=True)
    except binascii.Error:
        return False
    return picture.startswith(_BITMAPS)
