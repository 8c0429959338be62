"""Fields shared by several dialogs: a number stepper, a drop-down list, a switch, labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from pinochle_qt.engine.rules import find_option
from pinochle_qt.engine.rules.option import Range
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import wrapped
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.text import MINUS
from pinochle_qt.variants.points_words import unit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent

    from pinochle_qt.engine.rules import Rules

_CHEVRON, _ARROW = 5, 28
"""Half the width of a drop-down list's arrow, and the space reserved for it."""
_STEP = (38, 34)
"""The size of a step button, which makes its field as tall as the others."""
_MOST_LINES = 3
"""The most lines that the text of a value may take."""
_TRACK = (44, 24)
"""The size of a switch's track; the style sheet reserves the same space."""
# WORKAROUND: with a style sheet, NoButtons leaves the number one pixel wide (Qt 6.11); zero-size buttons do not.
_SPIN = """
QSpinBox::up-button { width: 0; subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button { width: 0; subcontrol-origin: border; subcontrol-position: bottom right; }
QLineEdit { border: 0; padding: 0; min-height: 0; background: transparent; }
"""


class _Spin(QSpinBox):
    """A number that the mouse wheel does not change, and that a digit replaces while it is not set.

    Signals:
        stepped: an arrow key was pressed; 1 is up, -1 down.
    """

    stepped = Signal(int)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys, and let a digit replace the text shown for an unset number."""
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.interpretText()
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Up else -1)
            return
        if event.text().isdigit() and self.lineEdit().text() == self.specialValueText():
            self.selectAll()
        super().keyPressEvent(event)


class Stepper(QFrame):
    """A whole number between two step buttons, which may be left unset; what is typed counts once it is complete.

    Signals:
        changed: another number was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "stepper")
        self._allowed = Range(0, 0)
        self._usual: int | None = None
        self._unit = 1
        self.spin = _Spin(self)
        self.spin.setStyleSheet(_SPIN)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setKeyboardTracking(False)
        self.spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.spin.valueChanged.connect(self.changed)
        self.spin.stepped.connect(self._step)
        self.less, self.more = Button(Kind.STEP, self, MINUS), Button(Kind.STEP, self, "+")
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.addWidget(self.less)
        row.addWidget(self.spin, 1)
        row.addWidget(self.more)
        for step in (self.less, self.more):
            step.setFlat(True)
            step.setFixedSize(*(style.scaled(length) for length in _STEP))
            step.setAutoRepeat(True)
            step.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # in the number field, the arrow keys do the same
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        self.setFocusProxy(self.spin)

    @property
    def number(self) -> int | None:
        """The number, or None while it is unset."""
        value = self.spin.value()
        return None if self.spin.specialValueText() and value < self._allowed.min else value * self._unit

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
        by `unit`, for points that are written without their last zero.
        """
        self._unit = unit
        rest = (value or 0) % unit
        value, usual = (None if each is None else each // unit for each in (value, usual))
        allowed = Range(-(-allowed.min // unit), allowed.max // unit, max(1, allowed.step // unit))
        self._allowed, self._usual = allowed, usual
        was_blocked = self.spin.blockSignals(True)
        self.spin.setSuffix(f".{rest}" if rest else "")
        minimum = allowed.min - allowed.step if unset else allowed.min
        self.spin.setRange(minimum, allowed.max)
        self.spin.setSpecialValueText(unset if usual is None else f"{unset}: {usual}")
        restyle(self, "state", "open" if unset else "")
        self.spin.setValue(minimum if value is None else value)
        self.spin.blockSignals(was_blocked)

    def _step(self, direction: int) -> None:
        """Go one step up or down, starting from the usual value if nothing is set."""
        if self.number is None:
            if self._usual is not None:
                self.spin.setValue(max(self._allowed.min, self._usual + direction * self._allowed.step))
            elif direction > 0:
                self.spin.setValue(max(self._allowed.min, self._allowed.step))
        else:
            self.spin.setValue(self.spin.value() + direction * self._allowed.step)


class TargetField(Stepper):
    """The score that wins the match, written as the rules write scores."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_names(Word.PF_TARGET(), Word.TARGET_LESS(), Word.TARGET_MORE())

    def show_target(self, rules: Rules) -> None:
        """Set range, step and value from rules, without emitting `changed`."""
        target = find_option("match.target")
        if isinstance(target.allowed, Range):
            self.show_number(target.allowed, rules.match.target, unit=unit(target, rules))

    @property
    def points(self) -> int:
        """The target in ×10 points."""
        return self.spin.value() * self._unit


class ChoiceBox(QComboBox):
    """A drop-down list whose arrow has the color of the text in every theme.

    A text too long for one line is wrapped, and the box grows.
    """

    def __init__(
        self, values: Mapping[str, str], current: str, parent: QWidget, *, most_lines: int = _MOST_LINES
    ) -> None:
        super().__init__(parent)
        self._most_lines = most_lines
        self._seen = [""]
        """The lines of text shown in the box."""
        self._spoken_label: QLabel | None = None
        self.setProperty("kind", "choice")
        self.setItemDelegate(QStyledItemDelegate(self))  # the delegate that style sheets apply to
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for value, words in values.items():
            self.addItem(words, value)
        self.setCurrentIndex(max(0, self.findData(current)))
        self.currentTextChanged.connect(self.fit_words)
        self.fit_words()

    def fit_words(self) -> None:
        """Wrap the text if it is too long for one line."""
        words, room, metrics = self.currentText(), self._room, self.fontMetrics()
        seen = wrapped(words, self.font(), room) if metrics.horizontalAdvance(words) > room > 0 else [words]
        if len(seen) > self._most_lines:
            seen = [*seen[: self._most_lines - 1], " ".join(seen[self._most_lines - 1 :])]
        if seen != self._seen:
            self._seen = seen
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return a size with room for all lines of the text."""
        return self._grown(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for all lines of the text."""
        return self._grown(super().minimumSizeHint())

    def _grown(self, size: QSize) -> QSize:
        return size + QSize(0, (len(self._seen) - 1) * self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text again."""
        super().resizeEvent(event)
        self.fit_words()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: a value changed by scrolling past goes unnoticed."""
        event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the list wide enough for its longest entry, and wrap the text in the current font."""
        super().showEvent(event)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + style.scaled(36))
        self.fit_words()

    def setAccessibleName(self, name: str) -> None:
        """Name the box for screen readers.

        On Linux, Qt reports the chosen value in place of the name, and only a label beside the box as what it is for.
        """
        super().setAccessibleName(name)
        if self._spoken_label is None:
            self._spoken_label = QLabel(self.parentWidget())
            self._spoken_label.setBuddy(self)
            self._spoken_label.hide()
        self._spoken_label.setText(name.replace("&", "&&"))

    def event(self, event: QEvent) -> bool:
        """Show the whole text as a tooltip if the box has no room for it, and keep the label for readers beside it."""
        if event.type() == QEvent.Type.ParentChange and self._spoken_label is not None:
            self._spoken_label.setParent(self.parentWidget())
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and not self.toolTip() and self.is_cut:
            QToolTip.showText(event.globalPos(), self.currentText(), self)
            return True
        return super().event(event)

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of text shown in the box; a line that is still too long is cut off."""
        return tuple(self._seen)

    @property
    def is_cut(self) -> bool:
        """Whether the box has no room for the whole text."""
        return any(self.fontMetrics().horizontalAdvance(line) > self._room for line in self._seen)

    @property
    def _room(self) -> int:
        """The width available for the text, in pixels."""
        picture = 0 if self.itemIcon(self.currentIndex()).isNull() else self.iconSize().width() + style.scaled(4)
        return self.width() - style.scaled(20 + _ARROW) - picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box with as much of the text as fits, and the arrow."""
        del event
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        metrics, cut = self.fontMetrics(), Qt.TextElideMode.ElideRight
        option.currentText = "\n".join(metrics.elidedText(line, cut, self._room) for line in self._seen)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.6 * style.scale()))
        half = style.scaled(_CHEVRON)
        x, y = self.width() - style.scaled(18), self.height() / 2 - 1
        ends = [QPointF(x - half, y - half / 2), QPointF(x, y + half / 2), QPointF(x + half, y - half / 2)]
        painter.drawPolyline(QPolygonF(ends))
        painter.end()


class Switch(QCheckBox):
    """A yes-or-no switch: a track with a knob at one end, and a word for its state."""

    def __init__(self, words: Mapping[bool, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setProperty("kind", "switch")  # reserves space for the track
        self.toggled.connect(self._update_text)
        self._update_text()

    def show_checked(self, is_checked: bool) -> None:
        """Show yes or no; the text follows even if signals are blocked."""
        self.setChecked(is_checked)
        self._update_text()

    def _update_text(self) -> None:
        self.setText(self._words[self.isChecked()])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, the knob and the text."""
        del event
        colors = self.palette()
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        line = colors.color(QPalette.ColorRole.Dark if self.isEnabled() else QPalette.ColorRole.Mid)
        is_on = self.isChecked()
        width, height = (float(style.scaled(length)) for length in _TRACK)
        track = QRectF(2, (self.height() - height) / 2, width, height).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QPalette.ColorRole.Highlight if is_on else QPalette.ColorRole.Base
        painter.setPen(QPen(line, 1.2))
        painter.setBrush(colors.color(fill) if self.isEnabled() else colors.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = track.height() - style.scaled(6)
        left = track.right() - knob - style.scaled(3) if is_on else track.left() + style.scaled(3)
        painter.setPen(Qt.PenStyle.NoPen)
        on_color = colors.color(QPalette.ColorRole.HighlightedText)
        painter.setBrush(on_color if is_on and self.isEnabled() else line)
        painter.drawEllipse(QRectF(left, track.center().y() - knob / 2, knob, knob))
        painter.setPen(colors.color(group, QPalette.ColorRole.WindowText))
        words = QRectF(width + style.scaled(10), 0, self.width(), self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            painter.setPen(QPen(colors.color(QPalette.ColorRole.WindowText), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around = track.adjusted(-2, -2, 2, 2)
            painter.drawRoundedRect(around, around.height() / 2, around.height() / 2)
        painter.end()


def label(words: str, parent: QWidget, tone: str = "", *, wraps: bool = False) -> QLabel:
    """Return a label with a text style of its own: title, heading, name, note, muted, caption or bad."""
    made = QLabel(words, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    if tone:
        made.setProperty("tone", tone)
    return made


def restyle(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet uses, and restyle the widget if it changed."""
    if (widget.property(name) or "") != value:
        widget.setProperty(name, value)
        for each in (widget, *widget.findChildren(QWidget)):
            each.style().unpolish(each)
            each.style().polish(each)
