"""Fields that several dialogs share: the target score on the scale of the rules, and one of several values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox, QWidget

from pinochle_qt.engine.rules import find_option
from pinochle_qt.engine.rules.option import Range

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import Rules


class TargetField(QSpinBox):
    """The score that wins the match, shown as the rules show scores; `points` is ×10."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1
        self.setAccelerated(True)

    def show_target(self, rules: Rules) -> None:
        """Take range, step and value from rules."""
        allowed = find_option("match.target").allowed
        self._scale = 10 if rules.scoring.scale == "x1" else 1
        if isinstance(allowed, Range):
            self.setRange(allowed.min // self._scale, allowed.max // self._scale)
            self.setSingleStep(allowed.step // self._scale)
        self.setValue(rules.match.target // self._scale)

    @property
    def points(self) -> int:
        """The target in ×10 points."""
        return self.value() * self._scale


def choice(values: Mapping[str, str], current: str, parent: QWidget) -> QComboBox:
    """Return a list of values with their words, at the current one; the values are the items' data."""
    box = QComboBox(parent)
    for value, words in values.items():
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(current)))
    return box


def button(label: str, parent: QWidget, *, is_main: bool = False) -> QPushButton:
    """Return a button of a dialog; the main one is answered by Enter."""
    made = QPushButton(label, parent)
    if is_main:
        made.setProperty("kind", "main")
    made.setDefault(is_main)
    made.setAutoDefault(is_main)
    return made
