"""A button that shows a card with a line of text below it, for choosing one of several cards."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor

from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_LINE, _PADDING = 18, 6
_HEIGHT = 92
"""The height of a button with a card, at scale 1."""


class CardButton(PanelButton):
    """A button of any kind that paints a card in place of its text while one is set."""

    def __init__(self, kind: Kind, art: DeckArt, parent: QWidget) -> None:
        """Show no card yet; `art` draws it like those on the table."""
        super().__init__(kind, parent)
        self._face: Card | None = None
        self._art = art

    def set_card(self, face: Card | None) -> None:
        """Show a card above the note, or the text again if `face` is None."""
        self._face = face
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that shows everything; a card makes the button taller."""
        if self._face is None:
            return super().sizeHint()
        return self.minimumSizeHint().expandedTo(QSize(0, round(_HEIGHT * self.ui)))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which no text is cut."""
        if self._face is None:
            return super().minimumSizeHint()
        return QSize(ceil(text_width(self._note, style.font(Role.CAPTION, self.ui))) + 4, self.minimumHeight())

    def look(self) -> tuple[object, ...]:
        """Return everything that any button's appearance depends on, and the card."""
        return (*super().look(), self._face, self._art.look)

    def draw(self, painter: QPainter) -> None:
        """Paint the body, the card and the note."""
        if self._face is None:
            super().draw(painter)
            return
        self._paint_body(painter)
        ui, box = self.ui, QRectF(self.rect())
        note = _LINE * ui if self._note else 0.0
        width = 2 * int((box.height() - note - 2 * _PADDING * ui) / 2.8)
        left = round(box.center().x() - width / 2)
        top = round(_PADDING * ui)
        self._art.paint(painter, self._face, left, top, width, self.devicePixelRatioF())
        below = QRectF(box.left(), top + card_height(width), box.width(), note + 2 * ui)
        ink = QColor(self.theme.on_accent) if self.kind is Kind.MAIN else QColor(self.theme.text)
        font = style.font(Role.CAPTION, ui)
        draw_text(painter, below, self._note, font, ink, align=Qt.AlignmentFlag.AlignHCenter)
