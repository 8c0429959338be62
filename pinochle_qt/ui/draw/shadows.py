"""Soft shadows painted into pictures, so that nothing on the table needs a graphics effect."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.draw.theme import PLATE_SHADOW, RADIUS_PLATE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Shadow, Theme

_STEPS = 12
_LARGEST_CACHED = 300 * 200
"""The largest box, in square pixels at scale 1, whose shadow is cached; larger ones are few, and cache their own."""


def shadow_margin(shadow: Shadow, ui: float = 1.0) -> int:
    """Return how many pixels a shadow may extend beyond the shape that casts it, on any side."""
    return math.ceil((shadow.blur + shadow.dy) * ui)


def draw_shadow(
    painter: QPainter, box: QRectF, radius: float, shadow: Shadow, strength: float, ui: float = 1.0
) -> None:
    """Paint the shadow of a rounded box; the area of the box itself stays empty, so that light panels stay light.

    The shadows of cards, plates and texts are cached, as painting one takes longer than painting the rest of the item.
    """
    shadow_image = _cached_shadow if box.width() * box.height() <= _LARGEST_CACHED * ui * ui else _paint_shadow
    image = shadow_image(box.width(), box.height(), radius, shadow, strength, ui, painter.device().devicePixelRatioF())
    margin = shadow_margin(shadow, ui)
    painter.drawImage(box.topLeft() - QPointF(margin, margin), image)


def on_shadow(
    body: Rect,
    margin: int,
    theme: Theme,
    ui: float,
    ratio: float,
    paint: Callable[[QPainter, QRectF, float], None],
) -> QPixmap:
    """Return the picture of something that lies on the table like a plate, with its shadow.

    `margin` is how far the picture extends beyond the body; `paint` receives the painter, the box of the body in the
    picture, and its corner radius.
    """
    picture = blank(body.width + 2 * margin, body.height + 2 * margin, ratio)
    box, radius = QRectF(margin, margin, body.width, body.height), RADIUS_PLATE * ui
    with painting(picture) as painter:
        draw_shadow(painter, box, radius, PLATE_SHADOW, theme.shadow_strength, ui)
        paint(painter, box, radius)
    return picture


def _paint_shadow(
    width: float, height: float, radius: float, shadow: Shadow, strength: float, ui: float, ratio: float
) -> QImage:
    """Return a shadow; its fall-off is built from rounded boxes that shrink from the outer to the inner edge."""
    margin = shadow_margin(shadow, ui)
    size = QSizeF(width + 2 * margin, height + 2 * margin) * ratio
    image = QImage(math.ceil(size.width()), math.ceil(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    box = QRectF(margin, margin, width, height)
    with painting(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        # Each box replaces what is below it. For blending, Qt would use several threads even for small boxes, and
        # waiting for those takes several times as long as the blending.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        blur = shadow.blur * ui
        lowered = box.translated(0, shadow.dy * ui)
        color = QColor(0, 0, 0)
        for step in range(_STEPS):
            # a smooth curve from 0 outside to the peak inside
            share = (step + 1) / _STEPS
            color.setAlphaF(shadow.alpha * strength * share * share * (3 - 2 * share))
            painter.setBrush(color)
            growth = blur * (0.75 - share)
            corner = max(1.0, radius + growth)
            painter.drawRoundedRect(lowered.adjusted(-growth, -growth, growth, growth), corner, corner)
        painter.setBrush(Qt.GlobalColor.transparent)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    return image


_cached_shadow = lru_cache(maxsize=24)(_paint_shadow)
