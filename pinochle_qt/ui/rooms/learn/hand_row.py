"""A hand on a page: its cards side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.engine.cards import hand_order
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw.cards.card_row import draw_card_row
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.words import text

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPainter

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_MAX_CARD, _MIN_CARD = 132, 60
"""Largest and smallest width of a card, at scale 1."""
_MARGIN: Final = 4
"""Space around the cards, in pixels."""
_HAND_WIDTH: Final = 6.6
"""Width of a hand of twelve in card widths, with half of each card visible."""
_MAX_HEIGHT_SHARE: Final = 0.34
"""Largest share of the page's height that a hand may take."""


class HandRow(Painted, QWidget):
    """A hand, drawn with the deck of the table."""

    def __init__(self, parent: QWidget, art: DeckArt) -> None:
        super().__init__(parent)
        self._art = art
        self._cards: tuple[Card, ...] = ()
        self.whole = 0
        """Width of a hand of twelve cards, in pixels."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, room: QSize) -> None:
        """Make the cards as large as a page of this size allows, whatever else is on it."""
        ui = self.ui
        width = min(
            room.width() / _HAND_WIDTH, room.height() * _MAX_HEIGHT_SHARE / card_height(1000) * 1000, _MAX_CARD * ui
        )
        card = 2 * round(max(width, _MIN_CARD * ui) / 2)
        self.setFixedHeight(card_height(card) + 2 * _MARGIN)
        self.whole = min(room.width(), round(_HAND_WIDTH * card))

    def show_hand(self, cards: tuple[Card, ...], trump: Suit | None) -> None:
        """Show other cards, trump first."""
        self._cards = tuple(sorted(cards, key=lambda face: hand_order(face, "trump", trump)))
        self.setAccessibleName(text.spoken(text.cards(self._cards)))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the cards."""
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        draw_card_row(painter, self._art, self._cards, room, self.width(), self.devicePixelRatioF())
