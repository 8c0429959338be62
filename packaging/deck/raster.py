"""Renders the SVG files to pixels, in the same way as the program.

Run `../.venv/bin/python -m deck.raster` in the packaging folder to write the icon as PNG.
"""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from .build import ASSETS

ICON_SIZE = 256


def raster(svg: Path, width: int) -> QImage:
    """Render an SVG file at a width in pixels, on a transparent background.

    Raises ValueError if the file is not valid SVG.
    """
    return painted(QByteArray(svg.read_bytes()), width)


def painted(svg: QByteArray, width: int) -> QImage:
    """Render a drawing in the same way."""
    renderer = QSvgRenderer(svg)
    if not renderer.isValid():
        raise ValueError("this is no valid SVG")
    size = renderer.defaultSize()
    image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def png(svg: Path, width: int) -> bytes:
    """Render an SVG file at a width in pixels as a PNG file; raises ValueError if it is not valid SVG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(raster(svg, width))
    return bytes(buffer.data().data())


def main() -> None:
    """Write the program icon as a PNG file."""
    if not raster(ASSETS / "icon.svg", ICON_SIZE).save(str(ASSETS / "icon.png")):
        raise OSError("icon.png could not be written")


if __name__ == "__main__":
    main()
