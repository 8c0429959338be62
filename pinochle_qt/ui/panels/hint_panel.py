"""What a good player would do and why, over the table until the person has acted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from pinochle_qt.ui import text
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.theme import Role

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_HEIGHT = 64
_MARGIN = 24


class HintPanel(Panel):
    """Two lines that ask nothing: keys and clicks go to what lies below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._advice = self.add_label(Role.PANEL_TITLE, align=Qt.AlignmentFlag.AlignHCenter)
        self._reason = self.add_label(Role.BODY, "muted", Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, advice: str, reason: str) -> None:
        """Show advice and the reason for it."""
        self._advice.set_text(advice)
        self._reason.set_text(reason)
        self.setAccessibleName(text.spoken(advice))
        self.setAccessibleDescription(text.spoken(reason))
        self.rearrange()

    @property
    def lines(self) -> tuple[str, str]:
        """Advice and reason as they are read."""
        return self._advice.text(), self._reason.text()

    def wanted_size(self, most: int) -> tuple[int, int]:
        """Return width and height in pixels that leave both lines whole, no wider than `most`."""
        lines = max(self._advice.sizeHint().width(), self._reason.sizeHint().width())
        return min(most, lines + round(2 * _MARGIN * self.ui)), round(_HEIGHT * self.ui)

    def arrange(self) -> None:
        """Set one line below the other."""
        width, _ = self.size_units
        self.put(self._advice, _MARGIN, 8, width - 2 * _MARGIN, 26)
        self.put(self._reason, _MARGIN, 34, width - 2 * _MARGIN, 22)
