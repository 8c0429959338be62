"""The shape of a side, next to its names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

_SIZE: Final = 14


class SideMark(Painted, QWidget):
    """A shape in its color; the names next to it carry the same information for users who cannot see it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_mark(self, mark: int) -> None:
        """Show the shape of another side."""
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the shape and a margin."""
        return QSize(style.scaled(_SIZE + 4), style.scaled(_SIZE + 4))

    def draw(self, painter: QPainter) -> None:
        """Paint the shape."""
        draw_mark(painter, self._mark, QRectF(self.rect()).center(), _SIZE * self.ui, self.theme)
