"""The fields for one row of an agreement about bids: when, how high, and what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.rules.option import Range
from pinochle_qt.engine.sayings import COUNTED, FEWEST_CARDS, MOST_SHOWN, MOST_STEPS, Saying, Shows, Situation
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.fields import ChoiceBox, Switch, label
from pinochle_qt.ui.controls.stepper import Stepper
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words.dialogs.own_agreement import OwnAgreementWord
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.ui.controls.boxes import Box

_USUAL: Final[Mapping[str, int]] = {"meld": 40, "aces": 3, "suit": 6}
"""The number that is offered first for what bids show by a number."""
_POINTS_STEP: Final = 10
_NUMBER_WIDTH: Final = 190


class SayingFields(QWidget):
    """Fields for a row.

    Signals:
        changed: with the row as it is now.
    """

    changed = Signal(object)

    def __init__(self, rules: Rules, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = written_unit(rules)
        self._shown = Saying("opening", 0, "meld")
        words = OwnAgreementWord
        steps = {0: words.LOWEST(), 1: words.ONE_STEP()}
        steps |= {count: words.STEPS(count=count) for count in range(2, MOST_STEPS + 1)}
        self.when = ChoiceBox({each: words[each.upper()]() for each in get_args(Situation)}, "", self)
        self.height_box = ChoiceBox({str(key): each for key, each in steps.items()}, "", self)
        self.goes_on = Switch({False: words.EXACTLY(), True: words.OR_MORE()}, self)
        self.shows = ChoiceBox({each: words[each.upper()]() for each in get_args(Shows)}, "", self)
        self.least, self.below = Stepper(self), Stepper(self)
        for field, caption in ((self.least, words.LEAST()), (self.below, words.BELOW())):
            field.set_names(caption, Setup.LESS(option=caption), Setup.MORE(option=caption))
        self._numbers = QWidget(self)
        numbers = column(self._beside(words.LEAST(), self.least), self._beside(words.BELOW(), self.below), spacing=6)
        self._numbers.setLayout(numbers)
        self.goes_on.setAccessibleName(words.HOW_HIGH())
        column(
            self._captioned(words.WHEN(), self.when),
            self._captioned(words.HOW_HIGH(), self.height_box),
            self.goes_on,
            Gap(4),
            self._captioned(words.SHOWS(), self.shows),
            self._numbers,
            spacing=6,
            parent=self,
        )
        for box in (self.when, self.height_box, self.shows):
            box.currentIndexChanged.connect(self._on_change)
        self.goes_on.toggled.connect(self._on_change)
        self.least.changed.connect(self._on_change)
        self.below.changed.connect(self._on_change)

    def _captioned(self, words: str, field: QWidget) -> Box:
        if isinstance(field, ChoiceBox):
            field.setAccessibleName(words)
        return column(label(words, self, "muted", buddy=field), field, spacing=2)

    def _beside(self, words: str, field: QWidget) -> Box:
        caption = label(words, self, "muted", wraps=True, buddy=field)
        return row(BoxPart(caption, share=1), BoxPart(field, width=_NUMBER_WIDTH, is_fixed=True), spacing=12)

    def show_saying(self, saying: Saying) -> None:
        """Show a row, without emitting `changed`."""
        self._shown = saying
        boxes = ((self.when, saying.on), (self.height_box, str(saying.steps)), (self.shows, saying.shows))
        for box, value in boxes:
            was_blocked = box.blockSignals(True)
            box.setCurrentIndex(box.findData(value))
            box.blockSignals(was_blocked)
            box.fit_words()
        was_blocked = self.goes_on.blockSignals(True)
        self.goes_on.show_checked(saying.goes_on)
        self.goes_on.blockSignals(was_blocked)
        self._show_numbers(saying)

    def _show_numbers(self, saying: Saying) -> None:
        self._numbers.setVisible(saying.shows in _USUAL)
        is_meld = saying.shows not in COUNTED
        fewest, step, unit = (0, _POINTS_STEP, self._unit) if is_meld else (FEWEST_CARDS, 1, 1)
        self.least.show_number(Range(fewest, MOST_SHOWN, step), saying.least, unit=unit)
        above = Range(saying.least + step, MOST_SHOWN, step)
        self.below.show_number(above, saying.below, OwnAgreementWord.NO_LIMIT(), unit=unit)

    def _on_change(self) -> None:
        """Take over what the fields say; a number that the new choice cannot have becomes a usual one."""
        before, shows = self._shown, self.shows.currentData()
        least, below = self.least.number or 0, self.below.number
        if shows != before.shows:
            least, below = _USUAL.get(shows, 0), None
        saying = Saying(
            self.when.currentData(),
            int(self.height_box.currentData()),
            shows,
            least,
            None if below is not None and below <= least else below,
            self.goes_on.isChecked(),
        )
        if saying != before:
            self._shown = saying
            self._show_numbers(saying)
            self.changed.emit(saying)
