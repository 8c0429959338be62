"""The button to continue while everybody's melds are on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.panels.single_button_panel import SingleButtonPanel
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ContinuePanel(SingleButtonPanel):
    """A button among the melds until the player has looked at them.

    Signals:
        continued: the player has seen the melds.
    """

    continued = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.MAIN, parent)
        self.setAccessibleName(Word.GO_ON())
        self.button.set_label(Word.GO_ON(), key=ENTER)
        self.button.clicked.connect(self.continued)
