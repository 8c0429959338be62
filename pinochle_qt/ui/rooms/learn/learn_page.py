"""What all parts of the page of learning have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.draw import theme as tokens

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.theme import Theme


class LearnPage(QWidget):
    """One of the parts among which the chips in the head choose; it fills the body of the room.

    Signals:
        line_changed: the line below the title of the room says something else.
    """

    line_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0

    @property
    def line(self) -> str:
        """What stands below the title of the room."""
        return ""

    def enter(self) -> None:
        """Show what is true now; the part is about to be seen."""

    def leave(self) -> None:
        """Let go of what is only kept while the part is in sight."""

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self.theme, self.ui = theme, ui

    def fill(self, *, small: bool) -> None:
        """Arrange everything anew: the size of the window has changed."""
