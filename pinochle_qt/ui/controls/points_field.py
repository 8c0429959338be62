"""Points in large figures between two steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence

from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.rules.option import Range
from pinochle_qt.ui.controls.fields import Stepper
from pinochle_qt.ui.words.catalog import Word

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules

_FIGURES: Final = 19
"""How high the figures are at ui = 1: to be read across a table."""
WIDTH: Final = 150
"""How wide it usually is at ui = 1."""
MOST: Final = 20_000
"""More points ×10 than anybody bids, melds or takes."""
PAUSE_MS: Final = 700
"""So long after a digit nobody is typing anymore."""


class PointsField(Stepper):
    """A number of points ×10, written as the rules write points; nobody has told it as long as it is open.

    What is typed counts as soon as there is a pause: whoever looks up from the digits sees what they come to. Fewer
    points than those at which stepping up begins count only when the field is left: more digits are expected.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plain = self.spin.styleSheet()
        self.spin.installEventFilter(self)
        self._first = 0
        self._paused = QTimer(self)
        self._paused.setSingleShot(True)
        self._paused.setInterval(PAUSE_MS)
        self._paused.timeout.connect(self._take_typed)
        self.spin.lineEdit().textEdited.connect(self._paused.start)

    def show_points(self, points: int, step: int, rules: Rules, *, first: int = 0, is_open: bool = False) -> None:
        """Show a number, without a word that it changed.

        `first` is where stepping up begins; with `is_open` nothing is shown for 0.
        """
        self._first = first
        unset = Word.NONE_SHORT() if is_open else ""
        shown = None if is_open and not points else points
        self.show_number(Range(0, MOST, step), shown, unset, unit=score_unit(rules))

    @property
    def points(self) -> int:
        """The number, ×10."""
        return self.number or 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave undo and redo to the page as long as nothing has been typed here that they could mean."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            line, keys = self.spin.lineEdit(), QKeySequence.StandardKey
            is_undo = event.matches(keys.Undo) and not line.isUndoAvailable()
            if is_undo or (event.matches(keys.Redo) and not line.isRedoAvailable()):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def scale(self, ui: float, width: int = WIDTH) -> None:
        """Take the size of the table; `width` is at ui = 1."""
        self.spin.setStyleSheet(f"{self._plain} QSpinBox {{ font-size: {round(_FIGURES * ui)}px; font-weight: 700; }}")
        self.setFixedWidth(round(width * ui))

    def _take_typed(self) -> None:
        """Let what has been typed so far count, unless digits are still to come: where there are none, or too few."""
        spin = self.spin
        if spin.hasAcceptableInput() and spin.valueFromText(spin.text()) >= self._first // self._unit:
            spin.interpretText()

    def _step(self, direction: int) -> None:
        if not self.number and direction > 0 and self._first:
            self.spin.setValue(self._first // self._unit)
        else:
            super()._step(direction)
