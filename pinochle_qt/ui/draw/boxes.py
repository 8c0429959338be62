"""Rectangles of the layout, which knows nothing of Qt, as those of Qt and back."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from pinochle_qt.ui.draw.shapes import Rect


def to_qt(box: Rect) -> QRectF:
    """Return a rectangle of the layout for Qt."""
    return QRectF(box.x, box.y, box.width, box.height)


def from_qt(box: QRectF) -> Rect:
    """Return a rectangle of Qt in whole pixels."""
    return Rect(round(box.x()), round(box.y()), round(box.width()), round(box.height()))
