"""Faces at the table: drawn people, letters and pictures in a circle, each painted once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPen, QPixmap

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.drawings import drawing, read_drawing
from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role

if TYPE_CHECKING:
    from pinochle_qt.session.faces import Expression, Face

_UNITS: Final = 160
"""The side of a drawn portrait in its own units."""
_RADIUS, _RING, _OUTLINE = 75, 4.6, 8.0
"""Radius and width of the ring, and the width of the dark line on both sides of it, in those units."""
_DASH: Final = 14.7
"""The length of a dash, and of the gap beside it, in those units: sixteen of both are once around."""
_INK, _DISC = "#1B2440", "#E6EEDB"
"""The colors of that line, and of the disc where there is nothing else."""
_LETTER: Final = 0.3
"""The size of a letter, in sides of the portrait."""
HAND: Final = (60, 40)
"""Width and height of the hand that holds the cards, in the units of a portrait."""
_MOST: Final = 48
"""How many pictures are kept: eight people, with the ring of whose turn it is or who is away too, and with other
expressions."""


@lru_cache(maxsize=_MOST)
def portrait_picture(
    face: Face,
    expression: Expression,
    size: int,
    ring: str,
    ratio: float,
    *,
    is_mirrored: bool = False,
    is_away: bool = False,
) -> QPixmap:
    """Return a face in a square with sides of `size` logical pixels, in a ring of a color, dashed if one `is_away`.

    The shoulders of drawn people reach to the edges of the square, which cut them off. A letter, or a picture in a
    file, has no expression; a file that cannot be read leaves the disc empty.
    """
    pixels = round(size * ratio)
    if face.kind == "person":
        source = drawing("portraits", f"{face.name}-{expression}.svg")
        if is_away:
            source = source.replace('stroke="currentColor"', f'stroke="{ring}" stroke-dasharray="{_DASH} {_DASH}"')
        source = source.replace("currentColor", ring)
        return _pixmap(read_drawing(QByteArray(source.encode()), QSize(pixels, pixels)), ratio, is_mirrored=is_mirrored)
    picture = blank(size, size, ratio)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = size / _UNITS
        center, radius = QPointF(size / 2, size / 2), _RADIUS * scale
        disc = QPainterPath()
        disc.addEllipse(center, radius, radius)
        painter.fillPath(disc, QColor(_DISC))
        if face.kind == "file":
            painter.setClipPath(disc)
            painter.drawImage(QRectF(0, 0, size, size), _cropped(face.name, pixels))
            painter.setClipping(False)
        elif face.letter:
            painter.drawImage(QRectF(0, 0, size, size), _halo(pixels))
            font = style.font(Role.RESULT, _LETTER * size / Role.RESULT.size)
            align = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, QRectF(0, 0, size, size), face.letter, font, _INK, align=align)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((_INK, _OUTLINE), (ring, _RING)):
            pen = QPen(QColor(color), width * scale)
            if is_away and color == ring:
                pen.setDashPattern([_DASH / width, _DASH / width])  # Qt counts in widths of the pen
            painter.setPen(pen)
            painter.drawEllipse(center, radius, radius)
    return picture


@lru_cache(maxsize=_MOST)
def hand_picture(face: Face, size: int, ratio: float, *, is_mirrored: bool = False) -> QPixmap | None:
    """Return the fingers of somebody whose portrait has sides of `size` logical pixels; only drawn people have some."""
    if face.kind != "person":
        return None
    width, height = (round(length * size / _UNITS * ratio) for length in HAND)
    source = QByteArray(drawing("portraits", f"{face.name}-hand.svg").encode())
    return _pixmap(read_drawing(source, QSize(width, height)), ratio, is_mirrored=is_mirrored)


def _halo(pixels: int) -> QImage:
    """Return what is behind a drawn person: a tinted disc with rays."""
    halo, _, _ = drawing("portraits", "nora-calm.svg").partition('<g id="bust">')
    return read_drawing(QByteArray(f"{halo}</g></svg>".encode()), QSize(pixels, pixels))


def _pixmap(image: QImage, ratio: float, *, is_mirrored: bool) -> QPixmap:
    picture = QPixmap.fromImage(image.flipped(Qt.Orientation.Horizontal) if is_mirrored else image)
    picture.setDevicePixelRatio(ratio)
    return picture


def _cropped(path: str, pixels: int) -> QImage:
    """Return the middle square of the picture in a file, or nothing if it cannot be read."""
    reader = QImageReader(path)
    size = reader.size()
    if size.isValid():  # never more pixels than are shown, however large the file is
        reader.setScaledSize(size.scaled(pixels, pixels, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    side = min(image.width(), image.height())
    return image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
