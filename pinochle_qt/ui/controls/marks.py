"""Small painted marks: the shapes of the sides, and bar charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pinochle_qt.ui.draw.pictures import fill
from pinochle_qt.ui.draw.plates import paint_shape
from pinochle_qt.ui.draw.theme import SIDE_SHAPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPointF

    from pinochle_qt.ui.draw.theme import Theme


def draw_mark(painter: QPainter, mark: int, center: QPointF, size: float, theme: Theme) -> None:
    """Paint the shape of a side or a player in its color, `size` pixels high, centered on a point."""
    place = mark % len(SIDE_SHAPES)
    paint_shape(painter, SIDE_SHAPES[place], center, size, theme.sides[place])


def draw_bar(painter: QPainter, box: QRectF, parts: Sequence[tuple[float, str]], ground: str) -> None:
    """Paint a rounded bar; `parts` are shares of its length, from 0 to 1, with their colors."""
    radius = box.height() / 2
    outline = QPainterPath()
    outline.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(outline)
    fill(painter, box, QColor(ground))
    x = box.left()
    for index, (share, color) in enumerate(parts):
        width = box.width() * min(1.0, max(0.0, share))
        gap = 1.0 if index and width > 1 else 0.0
        fill(painter, QRectF(x + gap, box.top(), max(0.0, width - gap), box.height()), QColor(color))
        x += width
    painter.restore()
