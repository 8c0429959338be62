"""A preview of cards and felt: five cards in a fan and a back, on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.cards import Rank, Suit, card
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.draw.pictures import CachedPicture
from pinochle_qt.words.dialogs.looks import LookWord

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.ui.draw.cards.face_store import DeckLook

_FAN: Final = (
    card(Rank.NINE, Suit.CLUBS),
    card(Rank.JACK, Suit.DIAMONDS),
    card(Rank.QUEEN, Suit.SPADES),
    card(Rank.TEN, Suit.HEARTS),
    card(Rank.ACE, Suit.SPADES),
)
_CARD: Final = 96
"""The width of a card at scale 1."""
_SHARE: Final = 0.21
"""The largest width of a card, as a share of the width of the preview."""
_ANGLE: Final = 6
"""Degrees between two cards of the fan."""
_PIVOT: Final = 4
"""Card widths from the middle of the fan's cards to the point about which they are turned."""


class LookPreview(QWidget):
    """Paints the preview."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = DeckArt(style.theme())
        self._felt: Look | None = None
        self._picture = CachedPicture()
        self.setAccessibleName(LookWord.PREVIEW())

    def show_looks(self, deck: DeckLook, felt: Look | None) -> None:
        """Show another deck or felt; None is the program's own felt."""
        self._art.set_look(style.theme(), deck)
        self._felt = felt
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the preview, from the cached picture if nothing has changed."""
        self._art.set_look(style.theme(), self._art.look)
        self._picture.show(self, (self._art.look, self._felt, style.current()), self._draw)

    def _draw(self, painter: QPainter) -> None:
        box, ratio = QRectF(self.rect()), self.devicePixelRatioF()
        width = min(style.scaled(_CARD), round(box.width() * _SHARE))
        outline = QPainterPath()
        radius = style.scaled(tokens.RADIUS_PLATE)
        outline.addRoundedRect(box, radius, radius)
        painter.setClipPath(outline)
        paint_felt(painter, box, style.theme(), ratio, self._felt)
        middle = QPointF(box.width() * 0.6, box.height() * 0.56)
        for at, face in enumerate(_FAN):
            self._paint_card(painter, face, middle, width, ratio, at - len(_FAN) // 2)
        self._paint_card(painter, None, QPointF(box.width() * 0.17, box.height() * 0.5), width, ratio, 0)

    def _paint_card(
        self, painter: QPainter, face: Card | None, middle: QPointF, width: int, ratio: float, turns: int
    ) -> None:
        picture = self._art.face(face, width, ratio)
        size = picture.deviceIndependentSize()
        painter.save()
        painter.translate(middle + QPointF(0, _PIVOT * width))
        painter.rotate(turns * _ANGLE)
        painter.translate(0, -_PIVOT * width)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
        painter.restore()
