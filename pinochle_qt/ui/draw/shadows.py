"""Soft shadows painted into pictures, so that nothing on the table needs a graphics effect."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from pinochle_qt.ui.draw.pictures import blank
from pinochle_qt.ui.draw.theme import PLATE_SHADOW, RADIUS_PLATE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Shadow, Theme

_STEPS = 12
_LARGEST_KEPT = 300 * 200
"""Of larger boxes, in pixels at ui = 1, there are few, and they keep their shadow themselves."""


def shadow_margin(shadow: Shadow, ui: float = 1.0) -> int:
    """Return how many pixels a shadow may reach beyond the shape that casts it, on any side."""
    return math.ceil((shadow.blur + shadow.dy) * ui)


def draw_shadow(
    painter: QPainter, box: QRectF, radius: float, shadow: Shadow, strength: float, ui: float = 1.0
) -> None:
    """Paint the shadow of a rounded box; the place of the box itself stays free, so light panels stay light.

    The shadows of cards, plates and words are kept: it takes longer to paint one than all the rest of such a thing.
    """
    if box.width() * box.height() > _LARGEST_KEPT * ui * ui:
        _paint(painter, box, radius, shadow, strength, ui)
        return
    ratio = painter.device().devicePixelRatioF()
    kept = _kept(box.width(), box.height(), radius, shadow, strength, ui, ratio)
    margin = shadow_margin(shadow, ui)
    painter.drawImage(box.topLeft() - QPointF(margin, margin), kept)


def on_shadow(
    body: Rect,
    margin: int,
    theme: Theme,
    ui: float,
    ratio: float,
    paint: Callable[[QPainter, QRectF, float], None],
) -> QPixmap:
    """Return the picture of something that lies over the table like a plate, on its shadow.

    `margin` is how far the picture reaches beyond the body; `paint` is given the painter, the box of the body in the
    picture, and the radius of its corners.
    """
    picture = blank(body.width + 2 * margin, body.height + 2 * margin, ratio)
    box, radius = QRectF(margin, margin, body.width, body.height), RADIUS_PLATE * ui
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shadow(painter, box, radius, PLATE_SHADOW, theme.shadow_strength, ui)
    paint(painter, box, radius)
    painter.end()
    return picture


@lru_cache(maxsize=24)
def _kept(
    width: float, height: float, radius: float, shadow: Shadow, strength: float, ui: float, ratio: float
) -> QImage:
    margin = shadow_margin(shadow, ui)
    size = QSizeF(width + 2 * margin, height + 2 * margin) * ratio
    image = QImage(math.ceil(size.width()), math.ceil(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, QRectF(margin, margin, width, height), radius, shadow, strength, ui)
    painter.end()
    return image


def _paint(painter: QPainter, box: QRectF, radius: float, shadow: Shadow, strength: float, ui: float) -> None:
    """Paint a shadow; its fall-off is built from rounded boxes that shrink from the outer to the inner edge."""
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
