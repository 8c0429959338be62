"""The felt: a flat color a little lighter in the middle, with a fine grain."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage, QPixmap, QRadialGradient

from pinochle_qt.ui.draw.style import mixed

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from pinochle_qt.ui.draw.theme import Theme

_GRAIN = 128
_GRAIN_STRENGTH = 0.04
_LIGHTER = 0.03


def paint_felt(painter: QPainter, table: QRectF, theme: Theme, ratio: float) -> None:
    """Paint the background of a whole table, given in logical pixels, for a device pixel ratio."""
    gradient = QRadialGradient(table.center(), table.width() * 0.62)
    gradient.setColorAt(0.0, mixed(theme.table, "#FFFFFF", _LIGHTER))
    gradient.setColorAt(1.0, QColor(theme.table))
    painter.fillRect(table, gradient)
    grain = _grain()
    grain.setDevicePixelRatio(ratio)
    painter.drawTiledPixmap(table, grain)


def _grain() -> QPixmap:
    """Return a tile of faint light and dark points, always the same one."""
    most = _GRAIN_STRENGTH * 0.6 * 255
    # The points are drawn as indices of a color table: setting them one by one takes longer than opening the window.
    points = random.Random(1).randbytes(_GRAIN * _GRAIN)
    image = QImage(points, _GRAIN, _GRAIN, _GRAIN, QImage.Format.Format_Indexed8)
    strengths = [most * (2 * index / 255 - 1) for index in range(256)]
    image.setColorTable([round(abs(each)) << 24 | (0xFFFFFF if each > 0 else 0) for each in strengths])
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
