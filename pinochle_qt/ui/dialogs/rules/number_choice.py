"""One of several numbers in a list, or any other one: the last choice opens a field for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pinochle_qt.engine.rules import Range
from pinochle_qt.ui.controls.fields import ChoiceBox, Stepper
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.words.setup_catalog import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import OptionValue

NUMBER_WIDTH: Final = 136
"""How wide the field of a number is, at the usual size of letters."""


class NumberChoice(QWidget):
    """A list of choices with a number below it, which is there as long as the last choice, another number, is chosen.

    Signals:
        changed: another choice or number was made.
    """

    changed = Signal()

    def __init__(self, allowed: Sequence[OptionValue], parent: QWidget) -> None:
        super().__init__(parent)
        self._allowed = tuple(allowed)
        self._value: OptionValue = None
        self._other, self._unit = Range(0, 0), 1
        self._number: int | None = None
        """The number that was set in the field last, None while it is closed; it may be one of the choices."""
        self.box = ChoiceBox({}, "", self)
        self.box.addItems(["" for _ in self._allowed] + [Setup.OTHER_NUMBER()])
        self.stepper = Stepper(self)
        self.stepper.setFixedWidth(style.scaled(NUMBER_WIDTH))
        self.stepper.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.scaled(4))
        column.addWidget(self.box)
        column.addWidget(self.stepper, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.box)
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.stepper.changed.connect(self._on_number)

    @property
    def value(self) -> OptionValue:
        """What is chosen."""
        return self._number if self._number is not None else self._allowed[self.box.currentIndex()]

    def set_names(self, name: str, less: str, more: str) -> None:
        """Name the choice, and the number and its steps, for screen readers."""
        self.box.setAccessibleName(name)
        self.stepper.set_names(name, less, more)

    def show_value(self, value: OptionValue, words: Sequence[str], other: Range, unit: int) -> None:
        """Show a value and the words for the choices, without a word that something changed.

        A number stays in its field while it is stepped over one of the choices.
        """
        is_choice = value in self._allowed and value != self._number
        self._value, self._other, self._unit = value, other, unit
        self._number = None if is_choice or not isinstance(value, int) else value
        was_blocked = self.box.blockSignals(True)
        for at, each in enumerate(words):
            self.box.setItemText(at, each)
        self.box.setCurrentIndex(len(self._allowed) if self._number is not None else self._allowed.index(value))
        self.box.setToolTip(self.box.currentText())
        self.box.fit_words()
        self.box.blockSignals(was_blocked)
        self._show_number()

    def _on_chosen(self, at: int) -> None:
        if at < len(self._allowed):
            self._number = None
        else:
            self._number = next(each for each in (self._value, *self._allowed) if isinstance(each, int))
        self._show_number()
        self.changed.emit()

    def _show_number(self) -> None:
        if self._number is not None:
            self.stepper.show_number(self._other, self._number, unit=self._unit)
        self.stepper.setVisible(self._number is not None)

    def _on_number(self) -> None:
        self._number = self.stepper.number
        self.changed.emit()
