"""The choice of the first dealer, in games whose rules leave that to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.draw import style
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.seats import Person

_WIDTH: Final = 220


class DealerField(ChoiceBox):
    """Offers everybody at the table as the first dealer; keeps the choice while names and games change."""

    def __init__(self, person: Person, parent: QWidget) -> None:
        super().__init__({}, "", parent)
        self.person = person
        """The person chosen; if the table has fewer people than that, its last person is shown instead."""
        self.setAccessibleName(Setup.FIRST_DEALER())
        self.setMinimumWidth(style.scaled(_WIDTH))
        self.activated.connect(self._on_choice)

    def offer(self, names: Sequence[str], *, is_asked: bool) -> None:
        """List the names, and show the field only if the rules ask for a choice."""
        self.setVisible(is_asked)
        self.clear()
        for name in names:
            self.addItem(Setup.DEALS_FIRST(name=name))
        self.setCurrentIndex(min(self.person, len(names) - 1))

    def _on_choice(self, person: Person) -> None:
        self.person = person
