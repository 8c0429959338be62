"""Blank pictures to paint into, cached pictures of widgets, and the simplest shapes in them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, Qt
from PySide6.QtGui import QColor, QImageWriter, QPainter, QPen, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QImage, QPaintDevice
    from PySide6.QtWidgets import QWidget


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent picture; its size is given in logical pixels."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def png(picture: QImage) -> bytes:
    """Return a picture as the contents of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(buffer.data().data())


@contextmanager
def painting(on: QPaintDevice) -> Iterator[QPainter]:
    """Paint on something with smooth edges; whatever happens, the painter ends with the block."""
    with QPainter(on) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield painter


def paint_check(painter: QPainter, box: QRectF, ink: str, line: float) -> None:
    """Paint a check mark amid a square, with lines of a width in pixels."""
    unit, corner = box.width() / 22, box.topLeft()
    pen = QPen(QColor(ink), line)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    points = (QPointF(6, 11.5), QPointF(9.8, 15), QPointF(16, 7.5))
    painter.drawPolyline([corner + point * unit for point in points])


def fill(painter: QPainter, area: QRect | QRectF, color: QColor) -> None:
    """Fill an area with one color; the painter keeps the brush.

    For `fillRect`, PySide would build all gradient classes, which takes longer than painting a window.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRect(area)


def paint_box(
    painter: QPainter,
    box: QRectF,
    radius: float,
    fill: str | QColor | None = None,
    *,
    line: str | QColor | None = None,
    width: float = 1,
) -> None:
    """Paint a rounded box with a fill, an outline of a width in pixels, or both; the painter keeps pen and brush."""
    _use(painter, fill, line, width)
    painter.drawRoundedRect(box, radius, radius)


def paint_disc(
    painter: QPainter,
    center: QPointF,
    radius: float,
    fill: str | QColor | None = None,
    *,
    line: str | QColor | None = None,
    width: float = 1,
) -> None:
    """Paint a disc with a fill, an outline of a width in pixels, or both; the painter keeps pen and brush."""
    _use(painter, fill, line, width)
    painter.drawEllipse(center, radius, radius)


def _use(painter: QPainter, fill: str | QColor | None, line: str | QColor | None, width: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor(line), width))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))


class CachedPicture:
    """The cached picture of a widget.

    A panel that slides, or has cards flying below it, repaints all its children in every frame; painting text and
    outlines again each time would cost more than the flight itself.
    """

    def __init__(self) -> None:
        self._look: tuple[object, ...] = ()
        self._picture: QPixmap | None = None

    def show(self, widget: QWidget, look: tuple[object, ...], draw: Callable[[QPainter], None]) -> None:
        """Paint the widget from the cached picture, or with `draw` if its look or size has changed.

        `look` must hold everything that `draw` depends on, except the size.
        """
        ratio = widget.devicePixelRatioF()
        wanted = (*look, widget.width(), widget.height(), ratio)
        if self._picture is None or wanted != self._look:
            self._look = wanted
            self._picture = blank(widget.width(), widget.height(), ratio)
            with painting(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                draw(painter)
        with QPainter(widget) as painter:
            painter.drawPixmap(0, 0, self._picture)

    def drop(self) -> None:
        """Drop the cached picture, as a hidden widget needs none."""
        self._picture = None
