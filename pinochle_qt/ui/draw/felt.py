"""The felt: a flat color a little lighter in the middle, with a fine grain."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage, QPixmap

from pinochle_qt.ui.draw.pictures import fill
from pinochle_qt.ui.draw.style import mixed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.ui.draw.theme import Theme

_GRAIN = 128
_GRAIN_STRENGTH = 0.04
_LIGHTER = 0.03
_REACH = 0.62
"""The radius of the lighter area around the middle, as a share of the table's width."""


def paint_felt(painter: QPainter, table: QRectF, theme: Theme, ratio: float, look: Look | None = None) -> None:
    """Paint the background of the whole table, given in logical pixels, for a device pixel ratio.

    With a look of the user's own, that is its felt, if its picture is good.
    """
    if look is not None:
        from pinochle_qt.ui.draw.looks.stored import felt, paint_cloth  # few people have a felt of their own

        cloth = felt(look, theme)
        if cloth is not None:
            paint_cloth(painter, table, cloth, ratio)
            return
    fill(painter, table, QColor(theme.table))
    reach = table.width() * _REACH
    for share, color in _shades(QColor(theme.table), mixed(theme.table, "#FFFFFF", _LIGHTER)):
        painter.setBrush(color)
        painter.drawEllipse(table.center(), reach * share, reach * share)
    grain = _grain()
    grain.setDevicePixelRatio(ratio)
    painter.drawTiledPixmap(table, grain)


def _shades(edge: QColor, middle: QColor) -> Iterator[tuple[float, QColor]]:
    """Yield every color between the two, with its radius as a share of the whole radius, largest first.

    There are so few that each can be painted over the one before. A gradient would look the same, but PySide needs two
    milliseconds to build its class, and Qt starts threads to paint it.
    """
    channels = (QColor.red, QColor.green, QColor.blue)
    ends = [(channel(edge), channel(middle)) for channel in channels]
    fractions = {(step + 0.5) / (high - low) for low, high in ends for step in range(high - low)}
    for fraction in sorted(fractions):
        yield 1 - fraction, QColor(*(low + math.floor((high - low) * fraction + 0.5) for low, high in ends))


def _grain() -> QPixmap:
    """Return a tile of faint light and dark dots, which is always the same."""
    maximum = _GRAIN_STRENGTH * 0.6 * 255
    # The dots are indices into a color table: setting them one by one takes longer than opening the window.
    points = random.Random(1).randbytes(_GRAIN * _GRAIN)
    image = QImage(points, _GRAIN, _GRAIN, _GRAIN, QImage.Format.Format_Indexed8)
    strengths = [maximum * (2 * index / 255 - 1) for index in range(256)]
    image.setColorTable([round(abs(each)) << 24 | (0xFFFFFF if each > 0 else 0) for each in strengths])
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
