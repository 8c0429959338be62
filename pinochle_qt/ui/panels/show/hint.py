"""What a good player would do and why, shown over the table until the player has acted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from pinochle_qt.ui.controls.boxes import BoxPart, column
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_MARGIN, _EDGE = 24, 8
"""The margins beside the lines, and above and below them."""
_WIDTH_DIVISORS: Final = (1, 1.8, 2.5)
"""The width of the longest line is divided by these to find widths for a hint that doesn't fit unbroken."""
_LONG_WIDTH_DIVISORS: Final = (*_WIDTH_DIVISORS, 3.5, 4.2, 5, 6, 7, 9)
"""The same for hints with several lines, or with sentences too long for any table in one line."""
_CENTERED: Final = Qt.AlignmentFlag.AlignHCenter


class HintPanel(Panel):
    """Advice and its reason, without any controls: keys and clicks go through to what is below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._advice = self.add_label(Role.PANEL_TITLE, align=_CENTERED, wraps=True)
        self._reason = self.add_label(Role.BODY, "muted", _CENTERED, wraps=True)
        lines = (BoxPart(self._advice, height=26), BoxPart(self._reason, height=22))
        self.set_boxes(column(*lines, margins=(_MARGIN, _EDGE, _MARGIN, _EDGE)))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, advice: str, reason: str) -> None:
        """Show advice and its reason."""
        self._advice.set_text(advice)
        self._reason.set_text(reason)
        self.setAccessibleName(text.spoken(advice))
        self.setAccessibleDescription(text.spoken(reason))
        self.rearrange()

    @property
    def lines(self) -> tuple[str, str]:
        """The advice and the reason as shown."""
        return self._advice.text(), self._reason.text()

    def wanted_sizes(self, most: int) -> list[tuple[int, int]]:
        """Return widths and heights in pixels that cut no words: first for two lines, then narrower with more lines.

        No width is greater than `most`.
        """
        margins = 2 * _MARGIN * self.ui
        fonts = (style.font(Role.PANEL_TITLE, self.ui), style.font(Role.BODY, self.ui))
        styled_lines = [(line, font) for each, font in zip(self.lines, fonts, strict=True) for line in each.split("\n")]
        longest_line = max(text_width(each, font) for each, font in styled_lines)
        longest_word = max(text_width(word, font) for each, font in styled_lines for word in each.split())
        is_long = len(styled_lines) > len(fonts) or longest_line + margins > most
        divisors = _LONG_WIDTH_DIVISORS if is_long else _WIDTH_DIVISORS
        widths = [min(round(max(longest_line / divisor, longest_word) + margins) + 1, most) for divisor in divisors]
        return [(width, self.needed_height(width)) for width in dict.fromkeys(widths)]
