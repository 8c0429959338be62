"""Pictures from strangers' files, within limits: whole ones, and sheets of cards cut into pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank
from pinochle_qt.session.looks.look import LookError, LookFault
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.looks.drawings_of_strangers import checked_drawing, is_drawing
from pinochle_qt.ui.draw.looks.stored import FELT, SHAPE, WIDTH, checked_bitmap
from pinochle_qt.ui.draw.pictures import painting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card

MOST_PIXELS: Final = 8192
"""The most pixels on a side of a picture."""
_STRETCH: Final = 1.16
"""How much narrower or wider than ours a card may be to be stretched to our shape, which nobody notices."""
_COLUMNS, _ROWS = 13, 5
_COLUMN: Final = {
    Rank.ACE: 0,
    **{rank: int(rank.letter) - 1 for rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE)},
    Rank.TEN: 9,
    Rank.JACK: 10,
    Rank.QUEEN: 11,
    Rank.KING: 12,
}
"""A sheet without named parts: ace to king; clubs, diamonds, hearts, spades; and a row with the back third."""
_CELL_SHAPES: Final = (0.55, 0.85)
"""Width by height of the cells of a picture that is a sheet."""
_BACK_CELL: Final = (2, 4)
_EMPTY_FROM: Final = (5, 4)
"""The cell of the back, and the first of the empty ones, by column and row."""
_PLAIN: Final = QSize(16, 4)
"""The size in which a picture is judged to be plain."""
_EDGE: Final = 0.003
_RADIUS: Final = 0.056
"""Half the width of a card's edge, and the radius of its corners, as shares of its width, as in our own drawings."""


class Artwork:
    """A picture from a file; `parts` are the names of its parts, if it is a drawing."""

    parts: tuple[str, ...] = ()

    def __init__(self, image: QImage) -> None:
        self._image = image

    def whole(self) -> QImage:
        """Return the picture, as large as is useful for a card."""
        return self._image

    def part(self, name: str) -> QImage:
        """Return a part of a drawing."""
        raise NotImplementedError(name)

    def cells(self, faces: Iterable[Card | None]) -> dict[Card | None, QImage]:
        """Return the cards of a sheet with thirteen columns and five rows; empty if it is none.

        The last row of a sheet is mostly empty, unlike that of a photo of the same shape.
        """
        width, height = self._size.width() / _COLUMNS, self._size.height() / _ROWS
        low, high = _CELL_SHAPES
        if not height or not low <= width / height <= high:
            return {}
        column, row = _EMPTY_FROM
        if not _is_plain(self._cell(QRectF(column * width, row * height, (_COLUMNS - column) * width, height))):
            return {}
        found = {}
        for face in faces:
            column, row = _BACK_CELL if face is None else (_COLUMN[RANK_OF[face]], int(SUIT_OF[face]))
            found[face] = self._cell(QRectF(column * width, row * height, width, height))
        return found

    @property
    def _size(self) -> QSizeF:
        return QSizeF(self._image.size())

    def _cell(self, box: QRectF) -> QImage:
        return self._image.copy(box.toRect())


class Drawing(Artwork):
    """An SVG drawing that has been checked."""

    def __init__(self, renderer: QSvgRenderer, parts: tuple[str, ...]) -> None:
        self._renderer = renderer
        self.parts = parts

    def whole(self) -> QImage:
        """Return the drawing in the width of a stored card."""
        return self._cell(QRectF(QPointF(), self._size))

    def part(self, name: str) -> QImage:
        """Return a part of the drawing in the width of a stored card."""
        bounds = self._renderer.transformForElement(name).mapRect(self._renderer.boundsOnElement(name))
        image = _blank(bounds.width() / (bounds.height() or 1))
        with QPainter(image) as painter:
            self._renderer.render(painter, name, QRectF(image.rect()))
        return image

    @property
    def _size(self) -> QSizeF:
        return self._renderer.viewBoxF().size()

    def _cell(self, box: QRectF) -> QImage:
        image = _blank(box.width() / (box.height() or 1))
        scale = image.width() / (box.width() or 1)
        shown = QRectF(-box.topLeft() * scale, self._size * scale)
        with QPainter(image) as painter:
            self._renderer.render(painter, shown)
        return image


def artwork(content: bytes, file: str) -> Artwork:
    """Return the picture in a file.

    Raises:
        LookError: it is damaged, too large, of a kind that is not read, or a drawing that names other files.
    """
    if not is_drawing(content):
        return Artwork(checked_bitmap(content, file, QSize(MOST_PIXELS, MOST_PIXELS)))
    drawing, parts = checked_drawing(content, file)
    renderer = QSvgRenderer(QByteArray(drawing))
    if not renderer.isValid() or renderer.viewBoxF().isEmpty():
        raise LookError(LookFault.DAMAGED, file)
    return Drawing(renderer, parts)


def finished_card(image: QImage) -> QImage:
    """Return a card in our shape, with our corners and edge, so that cards in a fan stay apart.

    A card of a very different shape keeps it, on a plain card.
    """
    width = min(WIDTH, max(image.width(), 1))
    card = QImage(width, round(width / SHAPE), QImage.Format.Format_ARGB32_Premultiplied)
    card.fill(Qt.GlobalColor.transparent)
    box = QRectF(card.rect())
    shape = image.width() / max(image.height(), 1)
    is_near = 1 / _STRETCH <= shape / SHAPE <= _STRETCH
    size = card.size() if is_near else image.size().scaled(card.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(0, 0, size.width(), size.height())
    place.moveCenter(card.rect().center())
    scaled = image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
    inset, radius = _EDGE * width, _RADIUS * width
    outline = QPainterPath()
    outline.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    with painting(card) as painter:
        painter.fillPath(outline, QColor(tokens.CARD_FACE))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)  # keeps the corners
        painter.drawImage(place.topLeft(), scaled)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.strokePath(outline, QPen(QColor(tokens.CARD_EDGE), 2 * inset))
    return card


def felt_image(content: bytes, file: str) -> QImage:
    """Return a felt in the size in which it is stored.

    Raises:
        LookError: the file is no picture that can be used.
    """
    image = artwork(content, file).whole()
    if image.width() > FELT.width() and image.height() > FELT.height():
        image = image.scaled(
            FELT, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
    middle = QRect(QPoint(), image.size().boundedTo(FELT))
    middle.moveCenter(image.rect().center())
    return image.copy(middle).convertToFormat(QImage.Format.Format_RGB32)


def _is_plain(image: QImage) -> bool:
    """Return whether a picture has, as far as can be seen, only one color."""
    small = image.scaled(_PLAIN, mode=Qt.TransformationMode.SmoothTransformation)
    return len({small.pixel(x, y) for x in range(small.width()) for y in range(small.height())}) == 1


def _blank(shape: float) -> QImage:
    """Return a transparent image in the width of a stored card, for something this many times as wide as high."""
    height = min(MOST_PIXELS, max(1, round(WIDTH / max(shape, 0.01))))
    image = QImage(WIDTH, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
