"""A row of buttons for choosing one of a few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive

if TYPE_CHECKING:
    from collections.abc import Mapping


class CountField(QWidget):
    """Buttons of which exactly one is pressed; the arrow keys move between them.

    Signals:
        changed: another number was chosen.
    """

    changed = Signal()

    def __init__(self, counts: Mapping[int, str], name: str, parent: QWidget) -> None:
        """Offer these numbers, each mapped to its text for screen readers."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = Exclusive(self)
        for count, spoken in counts.items():
            button = Button(Kind.COUNT, self, str(count))
            button.setAccessibleName(spoken)
            button.setToolTip(spoken)
            self._group.add(button, count)
        row(*self._group.buttons(), spacing=6, parent=self)
        self._group.buttons()[0].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def count(self) -> int:
        """The chosen number."""
        return self._group.checkedId()

    def choose(self, count: int) -> None:
        """Choose a number; do nothing if there is no button for it."""
        found = self._group.button(count)
        if found is not None:
            found.setChecked(True)

    def _on_toggled(self, _count: int, is_down: bool) -> None:
        if is_down:
            self.changed.emit()
