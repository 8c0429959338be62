"""The stored pictures of decks and felts; one that is missing or damaged is not shown."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap, QRadialGradient

from pinochle_qt.reading import read_file, why_unread
from pinochle_qt.session.looks.look import LookError, LookFault, Looks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.theme import Theme

WIDTH: Final = 600
"""The width in pixels of a stored card, which is enough for the largest screens."""
SHAPE: Final = 5 / 7
"""Width of a card by its height."""
FELT: Final = QSize(1920, 1200)
"""A felt with more pixels is stored smaller, so that it fits into memory."""
TILE: Final = 640
"""A felt smaller than this in both directions repeats; a larger one fills the table."""
MOST_BYTES: Final = 16 * 2**20
"""The most bytes of a stored picture."""
_PNG: Final = b"\x89PNG"
_MAGIC: Final = {_PNG: b"png", b"GIF8": b"gif", b"\xff\xd8\xff": b"jpeg"}
"""The kinds of pictures that are read, by how their files begin."""
_CARD: Final = QSize(2 * WIDTH, 3 * WIDTH)
_FELT: Final = QSize(2 * FELT.width(), 2 * FELT.height())
"""The sizes up to which stored pictures are read: somebody may have replaced them."""
_READABLE: Final = 4.5
"""The least contrast between the felt and the faintest text on it."""
_SAMPLES: Final = QSize(192, 120)
"""The felt is judged in areas, each about as large as half a letter on it; the width must be a multiple of four."""
_DECISIVE: Final = 16
"""How many of the colors are tried."""
_STEPS: Final = 20
_SHADES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of its reach at which the shade is worked out."""
_DARK_SHADE, _LIGHT_SHADE = 0.3, 0.1
"""How much a felt is darkened where the light ends, in dark and light themes."""


def stored_card(look: Look, face: Card | None, size: tuple[int, int]) -> QImage | None:
    """Return a card in this size in device pixels, or the back if `face` is None; None if there is no good picture."""
    path = look.picture(face)
    image = None if path is None else _read(path, _CARD)
    if image is None:
        return None
    scaled = image.scaled(QSize(*size), mode=Qt.TransformationMode.SmoothTransformation)
    return scaled.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@lru_cache(maxsize=2)
def felt(look: Look, theme: Theme) -> QImage | None:
    """Return a felt on which text of a theme can be read; None if there is no good picture.

    In dark themes a bright picture is darkened as far as needed, and in light ones a dark picture is lightened.
    """
    image = _read(look.felt, _FELT) if look.has_felt else None
    if image is None:
        return None
    veil = QColor("#000000" if theme.is_dark else "#FFFFFF")
    veil.setAlphaF(veil_share(image, theme))
    with QPainter(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRect(image.rect())
    return image


def paint_cloth(painter: QPainter, table: QRectF, cloth: QImage, ratio: float) -> None:
    """Paint a felt over the table, given in logical pixels: repeated if it is small, else as large as the table."""
    if max(cloth.width(), cloth.height()) < TILE:
        tile = QPixmap.fromImage(cloth)
        tile.setDevicePixelRatio(ratio)
        painter.drawTiledPixmap(table, tile)
        return
    shown = QRectF(table)
    size = table.size().scaled(cloth.size(), Qt.AspectRatioMode.KeepAspectRatio)
    shown.setSize(size)
    shown.moveCenter(QRectF(cloth.rect()).center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(table, cloth, shown)


def paint_shade(painter: QPainter, table: QRectF, light: QPointF, reach: float, theme: Theme) -> None:
    """Darken a felt from the middle of the light toward its edge, at a distance of `reach` pixels."""
    shade = QRadialGradient(light, reach)
    for share in _SHADES:
        color = QColor("black")
        color.setAlphaF((_DARK_SHADE if theme.is_dark else _LIGHT_SHADE) * share**2)
        shade.setColorAt(share, color)
    painter.fillRect(table, shade)


def veil_share(image: QImage, theme: Theme) -> float:
    """Return how strongly a felt must be darkened or lightened for the text of a theme: from 0, not at all, to 1."""
    small = image.scaled(_SAMPLES, mode=Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_RGB888)
    pixels = bytes(small.constBits())
    colors = set(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    # those most like the text decide
    decisive = sorted(colors, key=lambda color: luminance(*color), reverse=theme.is_dark)[:_DECISIVE]
    shade = 0 if theme.is_dark else _LIGHT_SHADE  # where text is dark, the darkest places decide
    text, end = luminance(*channels(QColor(theme.muted))), 0 if theme.is_dark else 255
    for step in range(_STEPS):
        share = step / _STEPS
        veiled = ((_veiled(each, end, share) * (1 - shade) for each in color) for color in decisive)
        if all(contrast(text, luminance(*color)) >= _READABLE for color in veiled):
            return share
    return 1.0


def _veiled(channel: float, end: float, share: float) -> float:
    return channel + (end - channel) * share


def channels(color: QColor) -> tuple[int, int, int]:
    """Return the red, green and blue of a color, from 0 to 255."""
    return color.red(), color.green(), color.blue()


def luminance(red: float, green: float, blue: float) -> float:
    """Return the relative luminance of a color with these channels from 0 to 255, as in WCAG."""
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(channel: float) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def contrast(one: float, other: float) -> float:
    """Return the contrast between two luminances, from 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def chosen_faults(settings: Settings, folder: Path) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with the chosen deck and felt, in a folder of looks."""
    looks = Looks(folder)
    for name in dict.fromkeys((settings.deck, settings.felt)):
        look = looks.called(name)
        if look is not None:
            yield from faults(look)
        elif name:
            yield str(LookError(LookFault.GONE, name))


def faults(look: Look) -> Iterator[str]:
    """Yield a sentence for every stored picture of which it is clear at once that it cannot be shown."""
    paths = [(look.picture(face), _CARD) for face in (None, *look.faces)] + [(look.felt, _FELT)] * look.has_felt
    for path, most in paths:
        if path is None:
            continue
        try:
            content = _png(path)
            data = QByteArray(content)  # kept here, because a buffer does not copy its data
            buffer = QBuffer(data)
            _reader(buffer, content, f"{look.name}/{path.name}", most)
        except LookError as error:
            yield str(error)
        except OSError as error:
            yield str(LookError(LookFault.UNREAD, f"{look.name}/{path.name}", reason=why_unread(error)))


def checked_bitmap(content: bytes, file: str, most: QSize) -> QImage:
    """Return a PNG, GIF or JPEG picture that is no larger than this.

    Raises:
        LookError: it is damaged, too large or of another kind.
    """
    data = QByteArray(content)  # kept here, because a buffer does not copy its data
    buffer = QBuffer(data)
    image = _reader(buffer, content, file, most).read()
    if image.isNull():
        raise LookError(LookFault.DAMAGED, file)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _reader(buffer: QBuffer, content: bytes, file: str, most: QSize) -> QImageReader:
    """Return a reader that has read the size of a picture in a buffer, whose content is given as well.

    Raises:
        LookError: it is damaged, too large or of another kind.
    """
    kind = next((kind for magic, kind in _MAGIC.items() if content.startswith(magic)), b"")
    reader = QImageReader(buffer, QByteArray(kind))
    size = reader.size() if kind and reader.canRead() else QSize()
    if size.isEmpty():
        raise LookError(LookFault.DAMAGED, file)
    if size != size.boundedTo(most):
        limit = max(most.width(), most.height())
        raise LookError(LookFault.PIXELS, file, width=size.width(), height=size.height(), most=limit)
    return reader


def _read(path: Path, most: QSize) -> QImage | None:
    """Return a stored picture, or None if it cannot be used."""
    with suppress(OSError, LookError):
        return checked_bitmap(_png(path), path.name, most)
    return None


def _png(path: Path) -> bytes:
    """Return the content of a stored picture, which is a PNG file: Qt's readers of other kinds complain aloud.

    Raises:
        OSError: it cannot be read.
    """
    content = read_file(path, MOST_BYTES)
    return content if content.startswith(_PNG) else b""
