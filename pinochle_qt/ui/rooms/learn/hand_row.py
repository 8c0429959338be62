"""A hand in a page: its cards side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.draw.card_row import draw_card_row
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.table.zones.tokens import hand_order
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPaintEvent

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.ui.draw.card_faces import DeckArt

_LARGEST, _LEAST = 132, 60
"""Widths of a card at ui = 1."""
_AIR: Final = 4
"""Around the cards, in pixels."""
_WHOLE: Final = 6.6
"""So many cards side by side would be as wide as a hand of twelve, of which each shows its half."""
_TALLEST: Final = 0.34
"""How much of the room's height a hand may take."""


class HandRow(QWidget):
    """Shows a hand with the cards of the table."""

    def __init__(self, parent: QWidget, art: DeckArt) -> None:
        super().__init__(parent)
        self._art = art
        self._cards: tuple[Card, ...] = ()
        self.whole = 0
        """How wide a hand of twelve is, in pixels."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, room: QSize, ui: float) -> None:
        """Show cards as large as a page of this size has room for, whatever else stands there."""
        width = min(room.width() / _WHOLE, room.height() * _TALLEST / card_height(1000) * 1000, _LARGEST * ui)
        card = 2 * round(max(width, _LEAST * ui) / 2)
        self.setFixedHeight(card_height(card) + 2 * _AIR)
        self.whole = min(room.width(), round(_WHOLE * card))

    def show_hand(self, cards: tuple[Card, ...], trump: Suit | None) -> None:
        """Show other cards, trump first."""
        self._cards = tuple(sorted(cards, key=lambda face: hand_order(face, "trump", trump)))
        self.setAccessibleName(text.spoken(text.cards(self._cards)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect()).adjusted(_AIR, _AIR, -_AIR, -_AIR)
        draw_card_row(painter, self._art, self._cards, room, self.width(), self.devicePixelRatioF())
        painter.end()
