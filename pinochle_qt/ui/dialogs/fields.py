"""Fields that several dialogs share: the target score on the scale of the rules, and one of several values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSpinBox, QWidget

from pinochle_qt.engine.rules import find_option
from pinochle_qt.engine.rules.option import Range
from pinochle_qt.ui.text import MINUS
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from pinochle_qt.engine.rules import Rules

_CHEVRON = 5
# WORKAROUND: with a style sheet, NoButtons leaves the number one pixel of room (Qt 6.11); buttons without size do not.
_SPIN = """
QSpinBox { padding: 0; }
QSpinBox::up-button { width: 0; subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button { width: 0; subcontrol-origin: border; subcontrol-position: bottom right; }
QLineEdit { border: 0; padding: 0; min-height: 0; background: transparent; }
"""


class TargetField(QWidget):
    """The score that wins the match between two step buttons, shown as the rules show scores.

    Signals:
        changed: another target was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1
        self.spin = QSpinBox(self)
        self.spin.setStyleSheet(_SPIN)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setAccessibleName(Word.PF_TARGET())
        self.spin.valueChanged.connect(self.changed)
        self.less, self.more = QPushButton(MINUS, self), QPushButton("+", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.less)
        row.addWidget(self.spin, 1)
        row.addWidget(self.more)
        for step, name in ((self.less, Word.TARGET_LESS()), (self.more, Word.TARGET_MORE())):
            step.setProperty("kind", "tool")
            step.setAccessibleName(name)
            step.setAutoDefault(False)
            step.setAutoRepeat(True)
        self.less.clicked.connect(self.spin.stepDown)
        self.more.clicked.connect(self.spin.stepUp)
        self.setFocusProxy(self.spin)

    def show_target(self, rules: Rules) -> None:
        """Take range, step and value from rules, without a word that something changed."""
        allowed = find_option("match.target").allowed
        self._scale = 10 if rules.scoring.scale == "x1" else 1
        was_blocked = self.spin.blockSignals(True)
        if isinstance(allowed, Range):
            self.spin.setRange(allowed.min // self._scale, allowed.max // self._scale)
            self.spin.setSingleStep(allowed.step // self._scale)
        self.spin.setValue(rules.match.target // self._scale)
        self.spin.blockSignals(was_blocked)

    @property
    def points(self) -> int:
        """The target in ×10 points."""
        return self.spin.value() * self._scale


class ChoiceBox(QComboBox):
    """One of several values, with an arrow in the color of the text in every theme."""

    def __init__(self, values: Mapping[str, str], current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet("QComboBox::drop-down { border: 0; width: 28px; } QComboBox::down-arrow { image: none; }")
        for value, words in values.items():
            self.addItem(words, value)
        self.setCurrentIndex(max(0, self.findData(current)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over the box."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.6))
        x, y = self.width() - 18.0, self.height() / 2 - 1
        arrow = [QPointF(x - _CHEVRON, y - 2), QPointF(x, y + 3), QPointF(x + _CHEVRON, y - 2)]
        painter.drawPolyline(QPolygonF(arrow))
        painter.end()


def button(label: str, parent: QWidget, *, is_main: bool = False) -> QPushButton:
    """Return a button of a dialog; the main one is answered by Enter."""
    made = QPushButton(label, parent)
    if is_main:
        made.setProperty("kind", "main")
    made.setDefault(is_main)
    made.setAutoDefault(is_main)
    return made
