"""A place on the table for the held card: faint while the card may go there, bright under the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.suits import draw_text, wrapped
from pinochle_qt.ui.draw.theme import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme

PLACE_Z = -54
"""Just below the plates, as is a card on its way to the trick, which lies above the place that waits for it."""
_FILL, _FILL_OVER = 0.14, 0.35
_LINE_HEIGHT, _SIDE_MARGINS = 18, 8
"""Height of a line of text, and the total margin at its sides, at scale 1."""


def place_fill(theme: Theme, share: float = _FILL) -> QColor:
    """Return the color of a place that is to be filled."""
    fill = QColor(theme.accent)
    fill.setAlphaF(share)
    return fill


class PlaceItem(QGraphicsPathItem):
    """The outline of a place to drop a card. Not by color alone: the line also changes from dashed to solid."""

    def __init__(self) -> None:
        super().__init__()
        self._ui = 1.0
        self._text_color = tokens.FELT.text
        self.words = ""
        """The text on it."""
        self.setZValue(PLACE_Z)
        # cards fly over it, and painting the text again in every frame would cost more than the flight
        self.setCacheMode(QGraphicsPathItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def show_at(self, box: Rect, theme: Theme, ui: float, *, words: str = "", is_over: bool = False) -> None:
        """Show the place in this box with text on it; `is_over` while a card is held over it."""
        self._ui, self._text_color, self.words = ui, theme.text, words
        self.update()
        radius = min(tokens.CARD_RADIUS * box.width, tokens.RADIUS_PANEL)
        path = QPainterPath()
        path.addRoundedRect(to_qt(box), radius, radius)
        self.setPath(path)
        self.setBrush(place_fill(theme, _FILL_OVER if is_over else _FILL))
        pen = QPen(QColor(theme.accent_ink), tokens.RING_LINE if is_over else tokens.CHOSEN_LINE)
        pen.setStyle(Qt.PenStyle.SolidLine if is_over else Qt.PenStyle.DashLine)
        self.setPen(pen)
        self.setVisible(True)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the outline and the text in its middle."""
        super().paint(painter, option, widget)
        font, box, step = style.font(Role.BODY, self._ui), self.boundingRect(), _LINE_HEIGHT * self._ui
        lines = wrapped(self.words, font, box.width() - _SIDE_MARGINS * self._ui) if self.words else []
        for at, line in enumerate(lines):
            top = box.center().y() + (at - len(lines) / 2) * step
            row = QRectF(box.left(), top, box.width(), step)
            draw_text(painter, row, line, font, self._text_color, align=Qt.AlignmentFlag.AlignHCenter)
