"""The felt with a fine grain: flat and a little lighter in the middle, or a table with a rim on a floor."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from pinochle_qt.ui.draw.pictures import fill
from pinochle_qt.ui.draw.style import mixed
from pinochle_qt.ui.draw.theme import TABLE_SHADOW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.ui.draw.shapes import TableShape
    from pinochle_qt.ui.draw.theme import Theme

_GRAIN = 128
_GRAIN_STRENGTH = 0.04
_LIGHTER = 0.03
_REACH = 0.62
"""The radius of the lighter area around the middle, as a share of the table's width."""
_LIGHT_REACH: Final = 0.5
_FLOOR_REACH: Final = 0.75
"""The radius of the light on the felt and on the floor, as shares of the table's width."""
_FELT_SHARES: Final = (0.0, 0.45, 1.0)
"""The shares of that radius at which the felt has its three colors."""
_RIM_SHARES: Final = (0.0, 0.5, 1.0)
"""The shares of the visible height at which the rim has its three colors."""
_POINTS: Final = 181
"""The number of points in the outline of the table."""
_SHADOW_STEP: Final = 3
_INLAY: Final = 5
_INLAY_OPACITY: Final = 0.75
"""The distance from the rim, at scale 1, and the opacity of the thin line along the edge of the felt."""


def paint_felt(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    ratio: float,
    look: Look | None = None,
    shape: TableShape | None = None,
) -> None:
    """Paint the background of the whole table, given in logical pixels, for a device pixel ratio.

    With the shape of a table, its rim and the floor are painted, too. With a look of the user's own, the cloth is its
    felt, if its picture is good.
    """
    cloth = None
    if look is not None:
        from pinochle_qt.ui.draw.looks.stored import felt, paint_cloth, paint_shade  # few people have such a felt

        cloth = felt(look, theme)
        if cloth is not None:
            paint_cloth(painter, area, cloth, ratio)
            if shape is not None:
                paint_shade(painter, area, QPointF(shape.light.x, shape.light.y), area.width() * _LIGHT_REACH, theme)
    if shape is not None:
        painter.save()
        _paint_table(painter, area, shape, theme, is_bare=cloth is None)
        painter.restore()
    elif cloth is None:
        stops = (0.0, mixed(theme.table, "#FFFFFF", _LIGHTER)), (1.0, QColor(theme.table))
        _paint_light(painter, area, area.center(), area.width() * _REACH, stops)
    if cloth is None:
        grain = _grain()
        grain.setDevicePixelRatio(ratio)
        painter.drawTiledPixmap(area, grain)


def _paint_table(painter: QPainter, area: QRectF, shape: TableShape, theme: Theme, *, is_bare: bool) -> None:
    """Paint the light on the felt, unless that is of the user's own, then the floor around the table, and its rim."""
    colors, ui = theme.table_colors, shape.ui
    light = QPointF(shape.light.x, shape.light.y)
    if is_bare:
        felt = tuple(zip(_FELT_SHARES, map(QColor, colors.felt), strict=True))
        _paint_light(painter, area, light, area.width() * _LIGHT_REACH, felt)
    outline, edge = _arc(shape, 0), _arc(shape, shape.rim)
    around = QPainterPath()
    around.addRect(area)
    around.addPolygon(outline)
    painter.setClipPath(around)
    floor = (0.0, QColor(colors.floor[0])), (1.0, QColor(colors.floor[1]))
    _paint_light(painter, area, light, area.width() * _FLOOR_REACH, floor)
    _paint_table_shadow(painter, outline, theme, ui)
    painter.setClipping(False)
    _paint_rim(painter, area, outline, edge, theme)
    inlay = QColor(theme.line)
    inlay.setAlphaF(_INLAY_OPACITY)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for arc, color, width in (
        (edge, QColor(colors.inner_edge), 2.0),
        (_arc(shape, shape.rim + _INLAY * ui), inlay, 1.0),
        (outline, QColor(colors.outline), 1.0),
    ):
        painter.setPen(QPen(color, width * ui))
        painter.drawPolyline(arc)


def _paint_table_shadow(painter: QPainter, outline: QPolygonF, theme: Theme, ui: float) -> None:
    """Paint the shadow of the table as lines of growing width, each of which adds a little to it."""
    widths = range(_SHADOW_STEP, round(TABLE_SHADOW.blur) + 1, _SHADOW_STEP)
    shade = QColor("black")
    shade.setAlphaF(TABLE_SHADOW.alpha * theme.shadow_strength / len(widths))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fallen = outline.translated(0, TABLE_SHADOW.dy * ui)
    for width in widths:
        painter.setPen(QPen(shade, 2 * width * ui))
        painter.drawPolyline(fallen)


def _paint_rim(painter: QPainter, area: QRectF, outline: QPolygonF, edge: QPolygonF, theme: Theme) -> None:
    """Paint the rim, whose color changes slowly from the top of the table to the bottom of the window."""
    rim = QPainterPath()
    rim.addPolygon(outline)
    rim.addPolygon(edge)
    top = math.floor(outline.boundingRect().top())
    height = math.ceil(area.bottom()) - top
    column = QPixmap(1, height)  # repeated across, as painting the rim once for each color would take much longer
    with QPainter(column) as brush:
        for start, color in _bands(tuple(zip(_RIM_SHARES, map(QColor, theme.table_colors.rim), strict=True))):
            fill(brush, QRectF(0, round(start * height), 1, height), color)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(column))
    painter.setBrushOrigin(0, top)
    painter.drawPath(rim)


def _arc(shape: TableShape, inset: float) -> QPolygonF:
    """Return the visible part of the outline, or of one that lies `inset` pixels inside it."""
    return QPolygonF([QPointF(x, y) for x, y in shape.arc(inset, _POINTS)])


def _paint_light(
    painter: QPainter, area: QRectF, center: QPointF, reach: float, stops: Sequence[tuple[float, QColor]]
) -> None:
    """Paint colors around a center; `stops` are shares of `reach` with their colors, beginning in the center.

    A gradient would look the same, but PySide needs two milliseconds to build its class, and Qt starts threads to paint
    it. Every color is a ring, as whole disks would paint pixels many times; without antialiasing, rings have no gaps.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    fill(painter, area, stops[-1][1])
    outer = 1.0
    for start, color in reversed(_bands(stops)):
        ring = QPainterPath()
        ring.addEllipse(center, outer * reach, outer * reach)
        ring.addEllipse(center, start * reach, start * reach)
        painter.setBrush(color)
        painter.drawPath(ring)
        outer = start
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _bands(stops: Sequence[tuple[float, QColor]]) -> list[tuple[float, QColor]]:
    """Return every color from the first stop to the last, with the share at which it begins."""
    channels = (QColor.red, QColor.green, QColor.blue)
    found = [stops[0]]
    for (start, first), (end, last) in pairwise(stops):
        ends = [(channel(first), channel(last)) for channel in channels]
        changes = {(step + 0.5) / abs(b - a) for a, b in ends for step in range(abs(b - a))}
        found += [
            (start + (end - start) * at, QColor(*(_between(a, b, at) for a, b in ends))) for at in sorted(changes)
        ]
    return found


def _between(first: int, last: int, share: float) -> int:
    """Return a channel's value at a share of the way to its last one, at which it may just be changing."""
    step = math.floor(abs(last - first) * share + 0.5)
    return first + (step if last > first else -step)


def _grain() -> QPixmap:
    """Return a tile of faint light and dark dots, which is always the same."""
    maximum = _GRAIN_STRENGTH * 0.6 * 255
    # The dots are indices into a color table: setting them one by one takes longer than opening the window.
    points = random.Random(1).randbytes(_GRAIN * _GRAIN)
    image = QImage(points, _GRAIN, _GRAIN, _GRAIN, QImage.Format.Format_Indexed8)
    strengths = [maximum * (2 * index / 255 - 1) for index in range(256)]
    image.setColorTable([round(abs(each)) << 24 | (0xFFFFFF if each > 0 else 0) for each in strengths])
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
