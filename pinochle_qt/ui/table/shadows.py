"""Soft shadows painted into pictures, so that nothing on the table needs a graphics effect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

if TYPE_CHECKING:
    from pinochle_qt.ui.theme import Shadow

_STEPS = 12


def shadow_margin(shadow: Shadow, ui: float = 1.0) -> int:
    """Return how many pixels a shadow may reach beyond the shape that casts it, on any side."""
    return math.ceil((shadow.blur + shadow.dy) * ui)


def draw_shadow(
    painter: QPainter, box: QRectF, radius: float, shadow: Shadow, strength: float, ui: float = 1.0
) -> None:
    """Paint the shadow of a rounded box; the place of the box itself stays free, so light panels stay light.

    The fall-off is built from rounded boxes that shrink from the outer to the inner edge of the blur.
    """
    blur = shadow.blur * ui
    lowered = box.translated(0, shadow.dy * ui)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    inside = QPainterPath()
    inside.addRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    everything = QPainterPath()
    reach = blur + shadow.dy * ui + 2
    everything.addRect(box.adjusted(-reach, -reach, reach, reach))
    painter.setClipPath(everything.subtracted(inside))
    peak = shadow.alpha * strength
    kept = 1.0
    for step in range(_STEPS):
        # alpha after this ring follows a smooth curve from 0 outside to the peak inside
        share = (step + 1) / _STEPS
        wanted = peak * share * share * (3 - 2 * share)
        alpha = 1 - (1 - wanted) / kept
        kept = 1 - wanted
        grow = blur * (0.5 - share) + blur * 0.25
        color = QColor(0, 0, 0)
        color.setAlphaF(max(0.0, min(1.0, alpha)))
        painter.setBrush(color)
        corner = max(1.0, radius + grow)
        painter.drawRoundedRect(lowered.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.restore()
