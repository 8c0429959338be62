"""Portraits for lists, cut out as circles."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.drawings import drawing, read_drawing
from pinochle_qt.ui.draw.pictures import blank
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from pinochle_qt.session.faces import Face
    from pinochle_qt.ui.draw.theme import Theme


@lru_cache(maxsize=64)
def face_picture(face: Face, side: int, theme: Theme, ratio: float) -> QPixmap:
    """Return a face in a circle, whose diameter is given in pixels."""
    picture = blank(side, side, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    box, circle = QRectF(0, 0, side, side), QPainterPath()
    circle.addEllipse(box)
    painter.setClipPath(circle)
    if face.kind == "letter":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel2))
        painter.drawEllipse(box)
        font = style.font(Role.TITLE, side * 0.4 / Role.TITLE.size)
        draw_text(painter, box, face.letter, font, theme.text, align=Qt.AlignmentFlag.AlignHCenter)
    else:
        painter.drawImage(box, _image(face, theme, round(side * ratio)))
    painter.end()
    return picture


def _image(face: Face, theme: Theme, side: int) -> QImage:
    if face.kind == "file":
        return QImage(face.name)
    svg = drawing("portraits", f"{face.name}-calm.svg").replace("currentColor", theme.ctl_line)
    return read_drawing(QByteArray(svg.encode()), QSize(side, side))
