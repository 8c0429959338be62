"""Fields shared by several dialogs: a drop-down list, a switch, labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import wrapped

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent

_CHEVRON, _ARROW = 5, 28
"""Half the width of a drop-down list's arrow, and the space reserved for it."""
_MOST_LINES = 3
"""The most lines that the text of a value may take."""
_EDGES = 6
"""What Qt takes of the width of a box for its border, which is thicker with the focus, and for a margin inside."""
_TRACK = (44, 24)
"""The size of a switch's track; the style sheet reserves the same space."""


class ChoiceBox(QComboBox):
    """A drop-down list whose arrow has the color of the text in every theme.

    A text too long for one line is wrapped, and the box grows.
    """

    def __init__(
        self,
        values: Mapping[str, str],
        current: str,
        parent: QWidget,
        *,
        name: str = "",
        most_lines: int = _MOST_LINES,
    ) -> None:
        """Offer values, each with its words, and show the `current` one; `name` is what screen readers say first."""
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
        if name:
            self.setAccessibleName(name)

    def fit_words(self) -> None:
        """Wrap the text if it is too long for one line."""
        words, space, metrics = self.currentText(), self._space, self.fontMetrics()
        seen = wrapped(words, self.font(), space) if metrics.horizontalAdvance(words) > space > 0 else [words]
        if len(seen) > self._most_lines:
            seen = [*seen[: self._most_lines - 1], " ".join(seen[self._most_lines - 1 :])]
        if seen != self._seen:
            self._seen = seen
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return a size with space for all lines of the text."""
        return self._grown(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return a size with space for all lines of the text."""
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
            self._spoken_label = label("", self.parentWidget(), buddy=self)
            self._spoken_label.hide()
        self._spoken_label.setText(name.replace("&", "&&"))

    def event(self, event: QEvent) -> bool:
        """Show the whole text as a tooltip if the box has no space for it, and keep the label for readers beside it."""
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
        """Whether the box has no space for the whole text."""
        return any(self.fontMetrics().horizontalAdvance(line) > self._space for line in self._seen)

    @property
    def _space(self) -> int:
        """The width available for the text, in pixels."""
        picture = 0 if self.itemIcon(self.currentIndex()).isNull() else self.iconSize().width() + style.scaled(4)
        return self.width() - style.scaled(20 + _ARROW) - _EDGES - picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box with as much of the text as fits, and the arrow."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        metrics, cut = self.fontMetrics(), Qt.TextElideMode.ElideRight
        option.currentText = "\n".join(metrics.elidedText(line, cut, self._space) for line in self._seen)
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


class Switch(Painted, QCheckBox):
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

    def draw(self, painter: QPainter) -> None:
        """Paint the track, the knob and the text."""
        colors = self.palette()
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        line = colors.color(QPalette.ColorRole.Dark if self.isEnabled() else QPalette.ColorRole.Mid)
        is_on = self.isChecked()
        width, height = (float(style.scaled(length)) for length in _TRACK)
        track = QRectF(2, (self.height() - height) / 2, width, height).adjusted(1, 1, -1, -1)
        filled = QPalette.ColorRole.Highlight if is_on else QPalette.ColorRole.Base
        fill = colors.color(filled if self.isEnabled() else QPalette.ColorRole.Window)
        paint_box(painter, track, track.height() / 2, fill, line=line, width=1.2)
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
            around = track.adjusted(-2, -2, 2, 2)
            paint_box(painter, around, around.height() / 2, line=colors.color(QPalette.ColorRole.WindowText), width=2)


def label(
    words: str, parent: QWidget | None, tone: str = "", *, wraps: bool = False, buddy: QWidget | None = None
) -> QLabel:
    """Return a label with a text style of its own: title, heading, name, note, muted, caption or bad.

    It names its `buddy`, if it has one, to screen readers.
    """
    made = QLabel(words, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    if tone:
        made.setProperty("tone", tone)
    if buddy is not None:
        made.setBuddy(buddy)
    return made


def search_field(words: str, parent: QWidget) -> QLineEdit:
    """Return a field for what to look for, which says so as long as it is empty."""
    field = QLineEdit(parent, placeholderText=words, clearButtonEnabled=True)
    field.setAccessibleName(words.rstrip("…"))
    return field


def set_style_property(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet uses, and restyle the widget if it changed."""
    if (widget.property(name) or "") != value:
        widget.setProperty(name, value)
        for each in (widget, *widget.findChildren(QWidget)):
            each.style().unpolish(each)
            each.style().polish(each)
