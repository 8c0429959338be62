"""Buttons of which at most one is down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QAbstractButton


class Exclusive(QButtonGroup):
    """Buttons of which at most one is down; Tab stops at that one, and the arrow keys choose another.

    Screen readers find them as radio buttons.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def add(self, button: QAbstractButton, number: int = -1) -> None:
        """Add a button, optionally with a number."""
        button.setCheckable(True)
        button.setAutoExclusive(True)  # this is what Qt derives the role from
        self.addButton(button, number)

    def choose(self, down: QAbstractButton | None) -> None:
        """Put a button down, and release the others; None releases all."""
        self.setExclusive(False)  # or else the last one would stay down
        for button in self.buttons():
            button.setChecked(button is down)
            button.setFocusPolicy(_policy(button, is_stop=down is None or button is down))
        self.setExclusive(True)


def _policy(button: QAbstractButton, *, is_stop: bool) -> Qt.FocusPolicy:
    """Return the focus policy with which Tab stops at a button, or doesn't; Qt changes it only where the focus is."""
    policy, tab = button.focusPolicy(), Qt.FocusPolicy.TabFocus
    return policy | tab if is_stop else policy & ~tab
