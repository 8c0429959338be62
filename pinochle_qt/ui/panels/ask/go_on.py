"""The way to go on while the melds of all lie to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.panels.lone_button import LoneButton
from pinochle_qt.ui.words.catalog import Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ContinuePanel(LoneButton):
    """Stands between the melds until somebody has seen them.

    Signals:
        continued: the melds have been seen.
    """

    continued = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.MAIN, parent)
        self.setAccessibleName(Word.GO_ON())
        self.button.set_label(Word.GO_ON(), key=ENTER)
        self.button.clicked.connect(self.continued)
