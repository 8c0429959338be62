"""Signs for what somebody plays with: a phone, a laptop, a screen elsewhere, or a chip for computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from pinochle_qt.protocol.messages import PersonThere

_UNITS: Final = 20
"""The side of the square in which the signs are drawn, in their own units."""
COMPUTER: Final = "computer"
"""The sign of computer players, beside those of `protocol.messages.Device`."""


def device_of(person: PersonThere, *, fills: bool) -> str:
    """Return the sign for whoever has a place; empty if nobody plays there."""
    if person.plays == "person":
        return person.device
    return COMPUTER if fills or person.plays == "computer" else ""


def paint_device(painter: QPainter, device: str, box: QRectF, ink: str) -> None:
    """Paint a sign into a square."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _UNITS, box.height() / _UNITS)
    painter.setPen(QPen(QColor(ink), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match device:
        case "phone":
            painter.drawRoundedRect(QRectF(5.5, 1.5, 9, 17), 2, 2)
            painter.drawLine(QPointF(9, 16), QPointF(11, 16))
        case "screen":
            painter.drawRoundedRect(QRectF(3.5, 4, 13, 9.5), 1.5, 1.5)
            painter.drawLine(QPointF(1.5, 16), QPointF(18.5, 16))
        case "computer":
            painter.drawRoundedRect(QRectF(5, 5, 10, 10), 1.5, 1.5)
            for at in (7.5, 12.5):
                for ends in ((at, 2, at, 5), (at, 15, at, 18), (2, at, 5, at), (15, at, 18, at)):
                    painter.drawLine(QPointF(*ends[:2]), QPointF(*ends[2:]))
        case "window" | "program":
            painter.drawRoundedRect(QRectF(2, 3, 16, 11), 1.5, 1.5)
            painter.drawLine(QPointF(10, 14), QPointF(10, 17))
            painter.drawLine(QPointF(6.5, 17), QPointF(13.5, 17))
    painter.restore()
