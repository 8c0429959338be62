"""A card of the pack to choose for a hand, painted with the deck of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.card_grid import CardChip
from pinochle_qt.words import text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_CARD: Final = 44
"""The width of a card, at scale 1."""
_EDGE: Final = 4
"""The space around a card, at scale 1."""
_BADGE: Final = 20
"""The size of the number of copies, at scale 1."""


class PackCard(CardChip):
    """A card and, at a corner, how many copies of it are in the hand; in the hand it is outlined."""

    def __init__(self, face: Card, parent: QWidget, art: DeckArt) -> None:
        super().__init__(face, parent)
        self._art = art
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a card with the space around it."""
        width, edge = self._card_width, 2 * style.scaled(_EDGE)
        return QSize(width + edge, card_height(width) + edge)

    def minimumSizeHint(self) -> QSize:
        """Return the only size there is."""
        return self.sizeHint()

    def label_for(self, count: int) -> str:
        """Return the card alone: the number of copies is painted beside it."""
        del count
        return text.card(self.face)

    def look(self) -> tuple[object, ...]:
        """Return everything that any button's appearance depends on, and the card."""
        return (*super().look(), self.count, self._art.look)

    def draw(self, painter: QPainter) -> None:
        """Paint the card and the number of copies in the hand."""
        self._paint_body(painter)
        ui, edge, width = self.ui, style.scaled(_EDGE), self._card_width
        self._art.paint(painter, self.face, edge, edge, width, self.devicePixelRatioF())
        if self.count:
            size = _BADGE * ui
            badge = QRectF(self.width() - size, self.height() - size, size, size)
            paint_box(painter, badge, size / 2, self.theme.link, line=self.theme.panel)
            font, center = style.font(Role.NOTE_TITLE, ui), Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, badge, str(self.count), font, self.theme.on_link, align=center)

    @property
    def _card_width(self) -> int:
        return 2 * round(_CARD * self.ui / 2)
