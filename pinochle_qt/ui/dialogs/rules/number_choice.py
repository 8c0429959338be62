"""A list of numbers to choose from; the last choice, another number, opens a field to enter it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.rules import Range
from pinochle_qt.ui.controls.boxes import BoxPart, column
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.stepper import Stepper
from pinochle_qt.ui.draw import style
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import OptionValue

NUMBER_WIDTH: Final = 136
"""Width of a number field at scale 1."""


class NumberChoice(QWidget):
    """A list of choices, with a number field below it while the last choice, another number, is selected.

    Signals:
        changed: the user made another choice or changed the number.
    """

    changed = Signal()

    def __init__(self, allowed: Sequence[OptionValue], parent: QWidget) -> None:
        super().__init__(parent)
        self._allowed = tuple(allowed)
        self._value: OptionValue = None
        self._other, self._unit = Range(0, 0), 1
        self._number: int | None = None
        """The number last set in the field, which may equal one of the choices; None while the field is closed."""
        self.box = ChoiceBox({}, "", self)
        self.box.addItems(["" for _ in self._allowed] + [Setup.OTHER_NUMBER()])
        self.stepper = Stepper(self)
        self.stepper.setFixedWidth(style.scaled(NUMBER_WIDTH))
        self.stepper.hide()
        column(self.box, BoxPart(self.stepper, align=Qt.AlignmentFlag.AlignLeft), spacing=4, parent=self)
        self.setFocusProxy(self.box)
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.stepper.changed.connect(self._on_number)

    @property
    def value(self) -> OptionValue:
        """The chosen value."""
        return self._number if self._number is not None else self._allowed[self.box.currentIndex()]

    @property
    def fault(self) -> str:
        """Why the number in the field is not allowed, or an empty string if it is, or if there is no field."""
        return "" if self._number is None else self.stepper.fault

    def set_names(self, name: str, less: str, more: str) -> None:
        """Set the names that screen readers use for the choice, the number field and its step buttons."""
        self.box.setAccessibleName(name)
        self.stepper.set_names(name, less, more)

    def show_value(self, value: OptionValue, words: Sequence[str], other: Range, unit: int) -> None:
        """Show a value and the text of each choice, without emitting `changed`.

        The field stays open when the user steps the number onto a value that is also one of the choices.
        """
        is_choice = value in self._allowed and value != self._number
        self._value, self._other, self._unit = value, other, unit
        self._number = None if is_choice or not isinstance(value, int) else value
        with QSignalBlocker(self.box):
            for at, each in enumerate(words):
                self.box.setItemText(at, each)
            self.box.setCurrentIndex(len(self._allowed) if self._number is not None else self._allowed.index(value))
            self.box.setToolTip(self.box.currentText())
            self.box.fit_words()
        self._show_number()

    def _on_chosen(self, at: int) -> None:
        if at < len(self._allowed):
            self._number = None
        else:
            numbers = (each for each in (self._value, *self._allowed) if isinstance(each, int) and each in self._other)
            self._number = next(numbers, self._other.min)
        self._show_number()
        self.changed.emit()

    def _show_number(self) -> None:
        if self._number is not None:
            self.stepper.show_number(self._other, self._number, unit=self._unit)
        self.stepper.setVisible(self._number is not None)

    def _on_number(self) -> None:
        self._number = self.stepper.number
        self.changed.emit()
