"""One line of the list of melds: what it is called, its points and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from pinochle_qt.ui import style, text
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.panels.controls import Kind, PanelButton
from pinochle_qt.ui.table.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget


class MeldRow(PanelButton):
    """A row 60 high at ui = 1; the chosen one has the accent outline, the others a hairline below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.CHIP, parent)
        self._points = ""

    def set_meld(self, title: str, points: str, cards: str) -> None:
        """Show a name, its points and its cards, or another line below the name."""
        self._points = points
        name = Word.ROW_SPOKEN(meld=title, amount=points, cards=text.spoken(cards)) if points else title
        self.set_label(title, note=cards, name=name)

    def look(self) -> tuple[object, ...]:
        """Return what every button depends on, and the points."""
        return (*super().look(), self._points)

    def draw(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, ui = self._theme, self._ui
        box = QRectF(self.rect())
        inner = box.adjusted(12 * ui, 0, -12 * ui, 0)
        if self.is_chosen or self.underMouse():
            chosen = self.is_chosen
            painter.setPen(QPen(QColor(theme.accent_ink), 2) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel2) if chosen else style.mixed(theme.panel, theme.panel2, 0.6))
            radius = tokens.RADIUS_CONTROL * ui
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        else:
            painter.fillRect(QRectF(inner.left(), box.bottom() - 1, inner.width(), 1), QColor(theme.line))
        upper = QRectF(inner.left(), box.top() + 8 * ui, inner.width(), 24 * ui)
        number = style.font(Role.SCORE, ui)
        draw_text(painter, upper, self._points, number, theme.text, align=Qt.AlignmentFlag.AlignRight)
        room = inner.width() - text_width(self._points, number) - 8 * ui
        font = style.font(Role.NOTE_TITLE, ui)
        title, *more = wrapped(self.text(), font, room)
        draw_text(painter, QRectF(upper.left(), upper.top(), room, upper.height()), title, font, theme.text)
        lower = QRectF(inner.left(), box.top() + 32 * ui, inner.width(), 20 * ui)
        if more:  # the cards lie on the table as soon as the row is chosen; the names would be lost
            draw_text(painter, lower, " ".join(more), font, theme.text)
        else:
            draw_text(painter, lower, self._note, style.font(Role.BODY, ui), theme.muted, red=theme.bad)
