"""The base of all dialogs: never larger than the screen; Tab follows the reading order, Enter presses the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog

from pinochle_qt.ui.controls.boxes import column
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.keyboard.tab_order import move_focus
from pinochle_qt.ui.controls.screen_space import space_on

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from pinochle_qt.ui.controls.boxes import Box, Member


class Dialog(QDialog):
    """A dialog whose layout has to let it be as small as the screen asks for, usually by scrolling."""

    def lay_out(
        self,
        *members: Member,
        margins: tuple[float, float, float, float] = (24, 20, 24, 20),
        spacing: float = 12,
    ) -> Box:
        """Lay out the contents from top to bottom, with lengths at scale 1, and return their column."""
        return column(*members, margins=margins, spacing=spacing, parent=self)

    def open_once(self) -> None:
        """Open the dialog over its window, and delete it when it is closed."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open()

    def showEvent(self, event: QShowEvent) -> None:
        """Bound the dialog by the screen, and show it with all its edges there."""
        space = space_on(self.screen())
        smallest = self.minimumSize()
        if smallest != smallest.boundedTo(space):  # otherwise the layout still decides, also when it grows
            self.setMinimumSize(smallest.boundedTo(space))
        self.resize(self.size().boundedTo(space))
        super().showEvent(event)  # centers the dialog over its window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, whatever its kind; the main one only from elsewhere.

        A choice that is made already, such as the number of players, leaves Enter to the main button.
        """
        focused, is_enter = self.focusWidget(), event.key() in ENTER_KEYS
        if is_enter and isinstance(focused, QAbstractButton) and not (focused.autoExclusive() and focused.isChecked()):
            if not event.isAutoRepeat():
                focused.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        """Move the focus for Tab or Shift+Tab."""
        return move_focus(self, forward=next)
