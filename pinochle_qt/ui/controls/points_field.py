"""Points in large digits between two step buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from pinochle_qt.engine.rules.option import Range
from pinochle_qt.ui.controls.stepper import Stepper
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules

_DIGIT_SIZE: Final = 19
"""The size of the digits at scale 1, large enough to be read across a table."""
WIDTH: Final = 150
"""The usual width at scale 1."""
MOST: Final = 20_000
"""More than anybody bids, melds or takes, in ×10 points."""
PAUSE_MS: Final = 700
"""After this pause since the last digit, typing counts as finished."""


class PointsField(Restyled, Stepper):
    """A number of ×10 points, written as the rules write points; it is open as long as nobody has entered it.

    What is typed counts after a pause, so that a player who looks up from the keys sees the result. A number below the
    one at which stepping up begins counts only when something else is done, as more digits are expected. Whether a
    number is possible is for the page to say.

    Signals:
        typing: the number as it is while it is being typed, before it counts.
    """

    typing = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._width = WIDTH
        self._plain_style = self.spin.styleSheet()
        self._first = 0
        self._typing_pause = make_timer(self, self._take_so_far, PAUSE_MS)
        self.spin.lineEdit().textEdited.connect(self._report_typing)
        self.follow_style()

    def show_points(self, points: int, step: int, rules: Rules, *, first: int = 0, is_open: bool = False) -> None:
        """Show a number, without emitting `changed`.

        Stepping up from 0 begins at `first`. With `is_open`, 0 is shown as not entered.
        """
        self._first = first
        unset = Word.NONE_SHORT() if is_open else ""
        shown = None if is_open and not points else points
        self.show_number(Range(0, MOST, step), shown, unset, unit=written_unit(rules))

    @property
    def points(self) -> int:
        """The number, in ×10 points."""
        return self.number or 0

    def set_width(self, width: int) -> None:
        """Set the width, at scale 1."""
        self._width = width
        self.setFixedWidth(style.scaled(width))

    def restyle(self) -> None:
        """Scale the buttons, the digits and the width."""
        self.size_steps()
        self.spin.setStyleSheet(
            f"{self._plain_style} QSpinBox {{ font-size: {style.scaled(_DIGIT_SIZE)}px; font-weight: 700; }}"
        )
        self.set_width(self._width)

    def _show_range(self, *, is_optional: bool) -> None:
        self.spin.setRange(-is_optional, self._allowed.max)

    def _report_typing(self) -> None:
        spin = self.spin
        self._typing_pause.start()
        self.typing.emit(spin.valueFromText(spin.text()) * self._unit if spin.hasAcceptableInput() else self.points)

    def _take_so_far(self) -> None:
        """Accept what has been typed so far, unless more digits are expected because there are none yet, or too few."""
        spin = self.spin
        if spin.hasAcceptableInput() and spin.valueFromText(spin.text()) >= self._first // self._unit:
            spin.interpretText()
            self._finish_typing()

    def _step(self, steps: int) -> None:
        if not self.number and steps > 0 and self._first:
            self.spin.setValue(self._first // self._unit)
        else:
            super()._step(steps)
