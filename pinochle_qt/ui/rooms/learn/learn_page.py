"""The base class of all parts of the Learn page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.draw import theme as tokens

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.theme import Theme


class LearnPage(QWidget):
    """One of the parts that are chosen by the chips in the header; it fills the body of the room.

    Signals:
        line_changed: the line below the title of the room has changed.
    """

    line_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0

    @property
    def line(self) -> str:
        """The line below the title of the room."""
        return ""

    def enter(self) -> None:
        """Show the current state; called just before the part becomes visible."""

    def leave(self) -> None:
        """Release what is kept only while the part is visible."""

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Apply the theme's colors and the scale factor."""
        self.theme, self.ui = theme, ui

    def fill(self, *, small: bool) -> None:
        """Lay out the part again after the size of the window has changed."""
