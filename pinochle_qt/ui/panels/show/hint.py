"""What a good player would do and why, in a bubble at the card or the button until the player has acted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.bubble_panel import BubblePanel
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

_MARGIN, _EDGE = 16, 6
"""The margins beside the lines, and above and below them."""
_GAP: Final = 12
"""The space between the advice and the button."""
MOST_IN_LINE: Final = 400
"""The widest that a line may be at scale 1; longer ones are broken into two."""
_WIDTH_DIVISORS: Final = (1, 1.8, 2.5)
"""The width of the longest line is divided by these to find widths for a hint that doesn't fit unbroken."""
_LONG_WIDTH_DIVISORS: Final = (*_WIDTH_DIVISORS, 3.1, 3.5, 4.2, 5, 6, 7, 9)
"""The same for hints with several lines, or with sentences too long for any table in one line."""
_MOST_LARGE_LINES: Final = 8
"""The most lines of a reason in the usual size; longer ones, as of all keys for a bid, are a little smaller."""


class HintPanel(BubblePanel):
    """Advice with its reason in short; the whole reason replaces that when the player asks why.

    While there is more to say, a click anywhere on it asks; otherwise keys and clicks go through to what is below.

    Signals:
        why_asked: the player wants to read the whole reason.
    """

    why_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = self._short = ""
        self._advice = self.add_label(Role.NAME, wraps=True)
        self._reason = self.add_label(Role.BODY, "muted", wraps=True)
        self._why = self.add_button(Kind.LINK, self.why_asked)
        self._why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._why.setToolTip("H")
        head = row(BoxPart(self._advice, share=1, height=20), self._why, spacing=_GAP)
        self.set_boxes(column(head, BoxPart(self._reason, height=19), margins=(_MARGIN, _EDGE, _MARGIN, _EDGE)))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def tell(self, advice: str, reason: str, short: str = "") -> None:
        """Show advice and its reason, `short` at first if it isn't the whole reason."""
        self._whole, self._short = reason, short or reason
        self._advice.set_text(advice)
        self.setAccessibleName(text.spoken(advice))
        self.setAccessibleDescription(text.spoken(reason))
        self._why.set_label(Word.WHY())
        self._show(self._short)

    def says(self, advice: str, reason: str) -> bool:
        """Return whether this is the advice with its whole reason."""
        return (self._advice.text(), self._whole) == (advice, reason)

    def fold_or_unfold(self) -> None:
        """Show the whole reason, or the short one again."""
        self._show(self._short if self._reason.text() == self._whole else self._whole)

    @property
    def lines(self) -> tuple[str, str]:
        """The advice and the reason as shown."""
        return self._advice.text(), self._reason.text()

    @property
    def _reason_role(self) -> Role:
        return Role.BODY if self._reason.text().count("\n") < _MOST_LARGE_LINES else Role.CAPTION

    @property
    def is_short(self) -> bool:
        """Whether there is more to say than is shown."""
        return self._reason.text() != self._whole

    def wanted_sizes(self, most: int) -> list[tuple[int, int]]:
        """Return widths and heights in pixels that cut no words: first for two lines, then narrower with more lines.

        No width is greater than `most`, nor a line wider than `MOST_IN_LINE` unless the reason has several.
        """
        ui, margins = self.ui, 2 * _MARGIN * self.ui
        why = self._why.sizeHint().width() + _GAP * ui if self.is_short else 0
        advice, reason = style.font(Role.NAME, ui), style.font(self._reason_role, ui)
        reasons = self._reason.text().split("\n")
        longest_line = max(
            text_width(self._advice.text(), advice) + why, *(text_width(each, reason) for each in reasons)
        )
        words = [(word, advice) for word in self._advice.text().split()]
        words += [(word, reason) for word in self._reason.text().split()]
        longest_word = max(text_width(word, font) for word, font in words) + why
        if len(reasons) == 1:
            most = min(most, round(MOST_IN_LINE * ui + margins))
        is_long = len(reasons) > 1 or longest_line + margins > most
        divisors = _LONG_WIDTH_DIVISORS if is_long else _WIDTH_DIVISORS
        widths = [min(round(max(longest_line / divisor, longest_word) + margins) + 1, most) for divisor in divisors]
        return [(width, self.needed_height(width)) for width in dict.fromkeys(widths)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask why."""
        super().mousePressEvent(event)
        self.why_asked.emit()

    def _show(self, reason: str) -> None:
        self._reason.set_text(reason)
        self._reason.set_role(self._reason_role)
        self._reason.setVisible(bool(reason))
        self._why.setVisible(self.is_short)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.is_short)
        self.rearrange()
