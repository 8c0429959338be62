"""Pictures of the user's own: read from any file, and kept as small squares in a folder of the program."""

from __future__ import annotations

import contextlib
import hashlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from pinochle_qt.busy_files import remove
from pinochle_qt.names import clipped
from pinochle_qt.reading import TooLarge, read_file, why_unread
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason
from pinochle_qt.session.faces import Face, is_choice
from pinochle_qt.ui.draw.pictures import png
from pinochle_qt.words.dialogs.faces import FaceWord

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

SIDE: Final = 320
"""The side in pixels of a picture that is kept, enough for the largest portrait on a sharp screen."""
_MEGABYTE: Final = 1024 * 1024
_MOST_MEGABYTES: Final = 16
_MOST_MILLIONS: Final = 50
_KINDS: Final = frozenset({"png", "jpeg"})


class PictureError(Exception):
    """A picture that cannot be used; `str()` is one sentence."""


def keep_picture(path: Path, folder: Path) -> Face:
    """Keep a copy of a picture from a file: its middle as a square. Return the face with that copy.

    Raises:
        PictureError: it cannot be read or kept, or is too large.
    """
    name = clipped(path.name)
    content = png(_square(_read(path, name), name))
    face = Face("file", f"{hashlib.sha256(content).hexdigest()[:16]}.png")
    try:
        write_atomically(folder / face.name, content)
    except OSError as error:
        raise PictureError(FaceWord.NOT_KEPT(reason=reason(error))) from None
    return face


def drop_unused(folder: Path, used: Collection[Face]) -> None:
    """Remove the pictures that nobody at the table has; one that cannot be removed stays."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            face = Face("file", path.name)
            if is_choice(face) and face not in used:
                with contextlib.suppress(OSError):
                    remove(path)


def _read(path: Path, name: str) -> bytes:
    try:
        return read_file(path, _MOST_MEGABYTES * _MEGABYTE)
    except TooLarge:
        raise PictureError(FaceWord.TOO_LARGE(file=name, size=_MOST_MEGABYTES)) from None
    except OSError as error:
        raise PictureError(FaceWord.UNREADABLE(file=name, reason=why_unread(error))) from None


def _square(content: bytes, name: str) -> QImage:
    """Return the middle of a picture; a large JPEG is not read in more pixels than needed."""
    data = QByteArray(content)  # kept here, because a buffer does not copy its data
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()).decode() not in _KINDS:
        raise PictureError(FaceWord.KIND(file=name))
    size = reader.size()
    if size.width() * size.height() > _MOST_MILLIONS * 10**6:
        raise PictureError(FaceWord.TOO_MANY(file=name, count=_MOST_MILLIONS))
    if size.isValid() and min(size.width(), size.height()) > SIDE:
        reader.setScaledSize(size.scaled(QSize(SIDE, SIDE), Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        raise PictureError(FaceWord.DAMAGED(file=name))
    side = min(image.width(), image.height())
    middle = QRect((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.copy(middle).scaled(SIDE, SIDE, *how)
