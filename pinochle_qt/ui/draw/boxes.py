"""Conversion between Qt's rectangles and those of the layout, which does not know Qt."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from pinochle_qt.ui.draw.shapes import Rect


def to_qt(box: Rect) -> QRectF:
    """Return a layout rectangle as a Qt rectangle."""
    return QRectF(box.x, box.y, box.width, box.height)


def from_qt(box: QRectF) -> Rect:
    """Return a Qt rectangle as a layout rectangle, rounded to whole pixels."""
    return Rect(round(box.x()), round(box.y()), round(box.width()), round(box.height()))
