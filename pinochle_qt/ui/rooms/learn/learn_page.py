"""The base class of all parts of the Learn page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.styled import Styled


class LearnPage(Styled, QWidget):
    """One of the parts that are chosen by the chips in the header; it fills the body of the room.

    Signals:
        line_changed: the line below the title of the room has changed.
    """

    line_changed = Signal()

    @property
    def line(self) -> str:
        """The line below the title of the room."""
        return ""

    def enter(self) -> None:
        """Show the current state; called just before the part becomes visible."""

    def leave(self) -> None:
        """Release what is kept only while the part is visible."""

    def fill(self, *, small: bool) -> None:
        """Lay out the part again after the size of the window has changed."""
