"""Lines of text with suit signs, for panels and dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.styled import PaintedOnce
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import are_signs_colored, draw_text, text_width, wrapped
from pinochle_qt.words.text import spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter

    from pinochle_qt.ui.draw.theme import Role


class SuitLabel(PaintedOnce, QWidget):
    """A line of text with suit signs, whose names are given to screen readers; `ink` names its color in the theme.

    With `wraps`, text too long for one line is wrapped, and its lines share the height of the label.
    """

    def __init__(
        self,
        role: Role,
        ink: str,
        parent: QWidget,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self._role, self._ink, self.alignment = role, ink, align
        self._enlarged = 1.0
        self._wraps = wraps
        self._text = self._seen = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Return the text with its suit symbols."""
        return self._text

    @property
    def seen(self) -> str:
        """The text as it is painted now."""
        return self._seen

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines as they are painted; a line that is still too long is cut off."""
        return tuple(wrapped(self._seen, self._font, self.width())) if self._wraps else (self._seen,)

    def set_text(self, text: str, seen: str | None = None) -> None:
        """Show another text; while a number in it counts up, `seen` is painted, and the label has space for both."""
        painted = text if seen is None else seen
        if text != self._text:
            self._text = text
            self.setAccessibleName(spoken(text))
        elif painted == self._seen:
            return
        self._seen = painted
        self.updateGeometry()
        self.update()

    def set_role(self, role: Role, enlarged: float = 1.0) -> None:
        """Change the weight and the size of the text, which may be `enlarged` by a factor."""
        self._role, self._enlarged = role, enlarged
        self.updateGeometry()
        self.update()

    def set_ink(self, ink: str) -> None:
        """Change the color of the text, given by its name in the theme."""
        self._ink = ink
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the whole line."""
        width = max(text_width(line, self._font) for line in {self._text, self._seen})
        return QSize(round(width) + 2, round(self._font.pixelSize() * 1.45))

    def minimumSizeHint(self) -> QSize:
        """Return a width with space for an ellipsis only."""
        return QSize(self._font.pixelSize(), round(self._font.pixelSize() * 1.45))

    def hasHeightForWidth(self) -> bool:
        """Return whether a narrower label may need more lines."""
        return self._wraps

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        text = max(self._text, self._seen, key=len)
        return round(len(wrapped(text, self._font, width)) * self._font.pixelSize() * 1.45)

    def look(self) -> tuple[object, ...]:
        """Return everything that the painted text depends on, except the size."""
        return (self._seen, self._font.key(), self._color, self.alignment, are_signs_colored())

    def draw(self, painter: QPainter) -> None:
        """Paint the lines."""
        lines = self.lines
        step = self.height() / len(lines)
        for at, line in enumerate(lines):
            box = QRectF(0, at * step, self.width(), step)
            draw_text(painter, box, line, self._font, self._color, align=self.alignment)

    @property
    def _font(self) -> QFont:
        return style.font(self._role, self.ui * self._enlarged)

    @property
    def _color(self) -> str:
        color: str = getattr(self.theme, self._ink)
        return color
