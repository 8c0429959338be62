"""A small button that shows a suit and the meld points it would bring as trump."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen

from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_suit, draw_text, sign_ink, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.rules import Rules

_SIGN_SPACE, _HEIGHT = 24, 32
"""The width needed beside the points, and the height of a chip, at scale 1."""


class SuitChip(PanelButton):
    """Shows a suit and points; when chosen, it looks like a piece of card with the suit in its own color."""

    def __init__(self, suit: Suit, parent: QWidget) -> None:
        super().__init__(Kind.CHIP, parent)
        self.suit = suit
        self.value = suit

    def set_worth(self, points: int, rules: Rules) -> None:
        """Show the meld that the suit would bring, in ×10 points."""
        amount = text.points(points, rules)
        self.set_label(amount, name=Word.MELD_WITH_SUIT(suit=text.suit_name(self.suit), amount=amount))

    def sizeHint(self) -> QSize:
        """Return the size in which the suit and the points fit side by side."""
        width = _SIGN_SPACE * self.ui + text_width(self.text(), style.font(Role.NAME, self.ui))
        return QSize(ceil(width), round(_HEIGHT * self.ui))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint: nothing can be left out."""
        return self.sizeHint()

    def draw(self, painter: QPainter) -> None:
        """Paint the suit and the points."""
        theme, ui = self.theme, self.ui
        fill, ink, line, width = theme.panel2, theme.text, theme.line, 1
        if self.is_chosen:
            fill, ink, line, width = tokens.CARD_FACE, tokens.CARD_BLACK, theme.accent_ink, 2
        elif self.underMouse():
            line = theme.ctl_line
        painter.setPen(QPen(QColor(line), width))
        painter.setBrush(QColor(fill))
        inset = width / 2
        radius = tokens.RADIUS_CONTROL * ui
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        sign = theme.suit_ink(self.suit.letter) if self.is_chosen else sign_ink(self.suit, QColor(ink), red=theme.bad)
        font = style.font(Role.NAME, ui)
        number = box.adjusted(28 * ui, 0, -9 * ui, 0)
        overflow = max(0.0, text_width(self.text(), font) - number.width())
        # with four digits the suit moves toward the edge, so that the number is never cut
        number.setLeft(number.left() - overflow)
        middle = QPointF(box.left() + 18 * ui - overflow / 2, box.center().y())
        draw_suit(painter, self.suit, middle, 15 * ui, sign)
        draw_text(painter, number, self.text(), font, ink, align=Qt.AlignmentFlag.AlignRight)
