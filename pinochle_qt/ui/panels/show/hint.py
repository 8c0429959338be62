"""What a good player would do and why, over the table until the person has acted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

_LINES: Final = ((Role.PANEL_TITLE, 26, "text"), (Role.BODY, 22, "muted"))
"""Type, height of a line and color of the advice and of its reason."""
_MARGIN, _EDGE = 24, 8
"""What is free beside the lines, and above and below them."""
_PARTS: Final = (1, 1.8, 2.5)
"""Into how many parts the longer of both may be broken where a hint has no room as one line each."""
_CENTERED: Final = Qt.AlignmentFlag.AlignHCenter


class HintPanel(Panel):
    """Advice and its reason, which ask nothing: keys and clicks go to what lies below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, advice: str, reason: str) -> None:
        """Show advice and the reason for it."""
        self._said = advice, reason
        self.setAccessibleName(text.spoken(advice))
        self.setAccessibleDescription(text.spoken(reason))
        self.rearrange()

    @property
    def lines(self) -> tuple[str, str]:
        """Advice and reason as they are read."""
        return self._said

    def wanted_sizes(self, most: int) -> list[tuple[int, int]]:
        """Return widths and heights in pixels that leave every word whole: in two lines, and narrower in more.

        None is wider than `most`.
        """
        beside = 2 * _MARGIN * self.ui
        fonts = [style.font(role, self.ui) for role, _, _ in _LINES]
        said = list(zip(self._said, fonts, strict=True))
        whole = max(text_width(each, font) for each, font in said)
        least = max(text_width(word, font) for each, font in said for word in each.split())
        widths = [min(round(max(whole / parts, least) + beside) + 1, most) for parts in _PARTS]
        return [(width, round(self._height(width))) for width in widths]

    def paint_content(self, painter: QPainter) -> None:
        """Paint the advice, and the reason below it."""
        for box, words, role, ink in self._placed(self.width()):
            draw_text(painter, box, words, style.font(role, self.ui), getattr(self.theme, ink), align=_CENTERED)

    def _height(self, width: int) -> float:
        return max(box.bottom() for box, *_ in self._placed(width)) + _EDGE * self.ui

    def _placed(self, width: int) -> Iterator[tuple[QRectF, str, Role, str]]:
        """Yield every line of a panel of a width with its box, type and color."""
        y, margin = _EDGE * self.ui, _MARGIN * self.ui
        for said, (role, height, ink) in zip(self._said, _LINES, strict=True):
            for words in wrapped(said, style.font(role, self.ui), width - 2 * margin):
                box = QRectF(margin, y, width - 2 * margin, height * self.ui)
                yield box, words, role, ink
                y = box.bottom()
