"""The shape of a side, next to its names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from pinochle_qt.ui.draw.theme import Theme

_SIZE: Final = 14


class SideMark(QWidget):
    """A shape in its color; the names next to it carry the same information for users who cannot see it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = 0
        self._theme, self._ui = style.theme(), style.scale()
        self.apply_theme(self._theme, self._ui)

    def show_mark(self, mark: int) -> None:
        """Show the shape of another side."""
        self._mark = mark
        self.update()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Apply the theme's colors and the scale factor."""
        self._theme, self._ui = theme, ui
        self.setFixedSize(round((_SIZE + 4) * ui), round((_SIZE + 4) * ui))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_mark(painter, self._mark, QRectF(self.rect()).center(), _SIZE * self._ui, self._theme)
        painter.end()
