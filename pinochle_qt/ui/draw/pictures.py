"""Empty pictures to paint into, drawings, and the picture of a widget that is kept while it looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtGui import QImageReader, QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent picture of a size in logical pixels."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def read_drawing(drawing: QByteArray, size: QSize) -> QImage:
    """Return an SVG drawing as a picture of a size in device pixels.

    Qt's reader of pictures lets other threads run meanwhile; its renderer of SVG would hold up the window for as long
    as a face takes, from whichever thread it is called.
    """
    buffer = QBuffer(drawing)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise AssertionError(f"a drawing cannot be read: {reader.errorString()}")
    return image


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
