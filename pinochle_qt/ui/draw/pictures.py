"""Empty pictures to paint into, and the picture of a widget that is kept while it looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QWidget


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent picture of a size in logical pixels."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def fill(painter: QPainter, area: QRect | QRectF, color: QColor) -> None:
    """Paint an area in one color; the brush stays with the painter.

    For `fillRect` PySide would build the classes of all gradients, which takes longer than the painting of a window.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRect(area)


class KeptPicture:
    """The last picture of a widget.

    A panel that glides, or has cards flying below it, paints all its children in every frame; painting text and
    outlines again each time would cost more than the flight itself.
    """

    def __init__(self) -> None:
        self._look: tuple[object, ...] = ()
        self._picture: QPixmap | None = None

    def show(self, widget: QWidget, look: tuple[object, ...], draw: Callable[[QPainter], None]) -> None:
        """Paint the widget by `draw`, or by the picture that was kept if size and look are what they were.

        `look` must hold everything that `draw` depends on, but for the size.
        """
        ratio = widget.devicePixelRatioF()
        wanted = (*look, widget.width(), widget.height(), ratio)
        if self._picture is None or wanted != self._look:
            self._look = wanted
            self._picture = blank(widget.width(), widget.height(), ratio)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw(painter)
            painter.end()
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def drop(self) -> None:
        """Forget the picture: what is not in sight needs none."""
        self._picture = None
