"""A whole number between two step buttons, and the same for a score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QSpinBox, QWidget

from pinochle_qt.engine.features import plays_deals
from pinochle_qt.engine.rules import find_option
from pinochle_qt.engine.rules.option import Range
from pinochle_qt.ui.controls.boxes import BoxPart, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import set_style_property
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.keyboard.typed import TypedText
from pinochle_qt.ui.draw import style
from pinochle_qt.variants.points_words import unit
from pinochle_qt.variants.sheet_words import RuleSheetWord
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.text import MINUS

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QWheelEvent

    from pinochle_qt.engine.rules import OptionValue, Rules

_STEP: Final = (38, 34)
"""The size of a step button, which makes its field as tall as the others."""
_STEPS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
"""The steps that a key in a number field makes."""
_RETURNING: Final = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""Reasons for which the focus comes back to where somebody may be in the middle of typing."""
_MOST_TYPED: Final = 999_999
"""The highest number that can be typed, whatever is allowed."""
# WORKAROUND: with a style sheet, NoButtons leaves the number one pixel wide (Qt 6.11); zero-size buttons do not.
_SPIN: Final = """
QSpinBox::up-button { width: 0; subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button { width: 0; subcontrol-origin: border; subcontrol-position: bottom right; }
QLineEdit { border: 0; padding: 0; min-height: 0; background: transparent; }
"""


class _Spin(QSpinBox):
    """A number that the mouse wheel does not change; after the focus has moved to it, typing replaces it.

    Signals:
        stepped: a key asks for steps; a positive number is up.
        passed: the focus has moved on from here.
    """

    stepped = Signal(int)
    passed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lineEdit().installEventFilter(self)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the page, unless something typed here can be undone or redone."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            line, keys = self.lineEdit(), QKeySequence.StandardKey
            is_undo = event.matches(keys.Undo) and not line.isUndoAvailable()
            if is_undo or (event.matches(keys.Redo) and not line.isRedoAvailable()):
                event.ignore()
                return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys, and let a digit replace the text shown for an unset number."""
        if event.key() in _STEPS:
            self.interpretText()
            self.stepped.emit(_STEPS[Qt.Key(event.key())])
            return
        is_enter = event.key() in ENTER_KEYS
        if is_enter:
            self.fill_empty()
        if event.text().isdigit() and self.lineEdit().text() == self.specialValueText():
            self.selectAll()
        super().keyPressEvent(event)
        if is_enter:
            self.passed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that what is typed replaces it instead of being inserted somewhere."""
        super().focusInEvent(event)
        if event.reason() not in _RETURNING:
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take an emptied field as not set."""
        self.fill_empty()
        super().focusOutEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.passed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the number selected when it is clicked, as by the click that brings the focus."""
        if event.type() == QEvent.Type.MouseButtonPress and self.is_selected:
            return True
        return super().eventFilter(watched, event)

    @property
    def is_selected(self) -> bool:
        """Whether the whole number is selected, so that what is typed replaces it."""
        line = self.lineEdit()
        return line.hasSelectedText() and line.selectedText() == line.displayText()

    def fill_empty(self) -> None:
        """Take an emptied number as unset, or as 0 if it cannot be unset; otherwise Qt restores what was deleted."""
        if not self.lineEdit().text():
            self.setValue(self.minimum() if self.specialValueText() else 0)


class Stepper(QFrame):
    """A whole number between two step buttons, which may be left unset; what is typed counts once it is complete.

    A number that is not allowed stays visible until it is corrected; `fault` says what is wrong with it, and `number`
    is still the last one that was allowed.

    Signals:
        changed: another number was chosen, or one that is not allowed.
        confirmed: the number was typed, or the focus has moved on from it, even if it is the same as before.
        retyped: the number was typed, and it is the same as before.
    """

    changed = Signal()
    confirmed = Signal()
    retyped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "stepper")
        self._allowed = Range(0, 0)
        self._usual: int | None = None
        self._number: int | None = None
        """The last number that was allowed, divided by the unit; None while it is unset."""
        self._unit = 1
        self.spin = _Spin(self)
        self.spin.setStyleSheet(_SPIN)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setKeyboardTracking(False)
        self.spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.spin.valueChanged.connect(self._on_value)
        self.spin.stepped.connect(self._step)
        self.spin.passed.connect(self.confirmed)
        self.typed = TypedText(self.spin.lineEdit(), self._take_typed)
        self.spin.editingFinished.connect(self._finish_typing)
        self.less, self.more = Button(Kind.STEP, self, MINUS), Button(Kind.STEP, self, "+")
        row(self.less, BoxPart(self.spin, share=1), self.more, margins=(1, 1, 1, 1), parent=self)
        for step in (self.less, self.more):
            step.setFlat(True)
            step.setAutoRepeat(True)
            step.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # in the number field, the arrow keys do the same
        self.size_steps()
        self.less.clicked.connect(lambda: self._click(-1))
        self.more.clicked.connect(lambda: self._click(1))
        self.setFocusProxy(self.spin)

    @property
    def number(self) -> int | None:
        """The number, or None while it is unset."""
        return None if self._number is None else self._number * self._unit

    @property
    def fault(self) -> str:
        """Why the number in the field is not allowed, or an empty string if it is."""
        if self._shown in self._allowed or self._is_unset:
            return ""
        return DialogWord.NUMBER_RANGE(least=self._allowed.min, most=self._allowed.max)

    def set_names(self, name: str, less: str, more: str) -> None:
        """Name the number and its step buttons for screen readers."""
        self.spin.setAccessibleName(name)
        self.less.setAccessibleName(less)
        self.more.setAccessibleName(more)

    def show_number(
        self, allowed: Range, value: int | None, unset: str = "", usual: int | None = None, unit: int = 1
    ) -> None:
        """Set range, step and value, without emitting `changed`.

        `unset` is the text shown for an unset number, `usual` the value that applies then. Everything is shown divided
        by `unit`, for points that are written without their last zero. What is being typed, or must be corrected, stays
        as long as the value is still the one that it would replace.
        """
        before = (self._allowed, self._number, self._unit)
        rest = (value or 0) % unit
        value, usual = (None if each is None else each // unit for each in (value, usual))
        allowed = Range(-(-allowed.min // unit), allowed.max // unit, max(1, allowed.step // unit))
        stays = (self.typed.is_waiting or bool(self.fault)) and before == (allowed, value, unit)
        self._allowed, self._usual, self._number, self._unit = allowed, usual, value, unit
        set_style_property(self, "state", "open" if unset else "")
        if stays:
            return
        self.typed.settle()
        was_selected = self.spin.is_selected
        was_blocked = self.spin.blockSignals(True)
        self.spin.setSuffix(f".{rest}" if rest else "")
        self._show_range(is_optional=bool(unset))
        self.spin.setSpecialValueText(
            unset if usual is None else RuleSheetWord.HOUSE_RULE(rule=unset, value=str(usual))
        )
        self.spin.setValue(self.spin.minimum() if value is None else value)
        self.spin.blockSignals(was_blocked)
        if was_selected:
            self.spin.selectAll()

    # ---- for the fields of other kinds -----------------------------------------------------------------------------

    def size_steps(self) -> None:
        """Give the step buttons their size at the application's scale."""
        for step in (self.less, self.more):
            step.setFixedSize(*(style.scaled(length) for length in _STEP))

    def _show_range(self, *, is_optional: bool) -> None:
        """Set what can be typed: more than is allowed, since a digit that does not appear would go unnoticed."""
        self.spin.setRange(min(0, self._allowed.min) - is_optional, max(_MOST_TYPED, self._allowed.max))

    def _take_typed(self) -> None:
        """Take over what was typed."""
        before = self._shown
        self.spin.fill_empty()
        self.spin.interpretText()
        if self._shown == before:
            self.retyped.emit()
        self.confirmed.emit()

    def _finish_typing(self) -> None:
        """Report a number that still waits although it was taken over, because it is the one that was there before."""
        if self.typed.is_waiting:
            self.typed.settle()
            self.retyped.emit()

    def _step(self, steps: int) -> None:
        """Go some steps up or down, starting from the usual value if nothing is set."""
        allowed, step = self._allowed, self._allowed.step
        if self._number is None:
            first = max(allowed.min, step) if steps > 0 else None
            target = first if self._usual is None else self._usual + steps * step
        else:
            target = (self._shown if self.fault else self._number) + steps * step
        if target is None or (target < allowed.min and self.spin.specialValueText()):
            self.spin.setValue(self.spin.minimum())
        else:
            self.spin.setValue(min(max(target, allowed.min), allowed.max))
        self.spin.selectAll()

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _shown(self) -> int:
        """The number in the field, divided by the unit."""
        return self.spin.value()

    @property
    def _is_unset(self) -> bool:
        return bool(self.spin.specialValueText()) and self._shown == self.spin.minimum()

    def _click(self, direction: int) -> None:
        """Step by mouse, and turn the keys to this number."""
        self._step(direction)
        if not self.spin.hasFocus():
            self.spin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_value(self) -> None:
        self.typed.settle()
        if not self.fault:
            self._number = None if self._is_unset else self._shown
        self.changed.emit()


class TargetField(Stepper):
    """The score that wins the match, written as the rules write scores, or how many deals it lasts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._option = find_option("match.target")
        self.set_names(DialogWord.PF_TARGET(), DialogWord.TARGET_LESS(), DialogWord.TARGET_MORE())

    def show_target(self, rules: Rules) -> None:
        """Set range, step and value from rules, without emitting `changed`."""
        self._option = find_option("match.deals" if plays_deals(rules) else "match.target")
        number = rules.match.deals if plays_deals(rules) else rules.match.target
        if plays_deals(rules):
            self.set_names(DialogWord.NG_DEALS(), DialogWord.DEALS_LESS(), DialogWord.DEALS_MORE())
        else:
            self.set_names(DialogWord.PF_TARGET(), DialogWord.TARGET_LESS(), DialogWord.TARGET_MORE())
        if isinstance(self._option.allowed, Range):
            self.show_number(self._option.allowed, number, unit=unit(self._option, rules))

    @property
    def points(self) -> int:
        """The target in ×10 points, or the number of deals."""
        return self.number or 0

    @property
    def change(self) -> dict[str, OptionValue]:
        """The option that it sets, with its value."""
        return {self._option.key: self.points}
