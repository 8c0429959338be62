"""Text over several lines in which suit symbols are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import draw_text, wrapped
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from pinochle_qt.ui.draw.theme import Role

_LINE = 1.4
"""The height of a line in that of its type."""


class SuitText(QWidget):
    """Room for a number of lines; what does not fit ends in an ellipsis."""

    def __init__(self, role: Role, color: str, lines: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._role, self._color, self._lines = role, color, lines
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """The text as it was given."""
        return self._words

    def say(self, words: str) -> None:
        """Show another text."""
        if words != self._words:
            self._words = words
            self.setAccessibleName(text.spoken(words))
            self.setToolTip(words)
            self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all lines."""
        return QSize(style.scaled(120), round(self._lines * self._line()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines from the top; the last one takes all that is left."""
        del event
        font = style.font(self._role, style.scale())
        broken = wrapped(self._words, font, self.width())
        if len(broken) > self._lines:
            broken = [*broken[: self._lines - 1], " ".join(broken[self._lines - 1 :])]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, line in enumerate(broken):
            row = QRectF(0, number * self._line(), self.width(), self._line())
            draw_text(painter, row, line, font, self._color, align=Qt.AlignmentFlag.AlignLeft)
        painter.end()

    def _line(self) -> float:
        return _LINE * self._role.size * style.scale()
