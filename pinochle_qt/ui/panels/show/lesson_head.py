"""The part of the strip that shows a lesson: which one it is, its progress, and a button to leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.boxes import Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_disc
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words.rooms.learning import LessonWord

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.theme import Theme

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_RADIUS: Final = 4.5
_RING: Final = 6
_PITCH: Final = 18
"""The distance between the centers of two dots at scale 1."""


def draw_dots(painter: QPainter, at: QPointF, steps: int, step: int | None, theme: Theme, ui: float) -> None:
    """Paint a row of dots, one per step, starting at a point: filled for completed steps, ringed for the current one.

    `step` counts from 0; it is None if there is no current step, and equals `steps` if all are completed.
    """
    reached = 0 if step is None else step
    for number in range(steps):
        center = QPointF(at.x() + number * _PITCH * ui, at.y())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if number < reached:
            paint_disc(painter, center, _RADIUS * ui, theme.link)
        elif number == step:
            painter.setPen(QPen(QColor(theme.text), 2 * ui))
            painter.drawEllipse(center, _RING * ui, _RING * ui)
            paint_disc(painter, center, 2.5 * ui, theme.text)
        else:
            painter.setPen(QPen(QColor(theme.ctl_line), 1.2 * ui))
            painter.drawEllipse(center, (_RADIUS - 0.6) * ui, (_RADIUS - 0.6) * ui)


def dots_width(steps: int) -> float:
    """Return the width of the dots for this many steps."""
    return ((steps - 1) * _PITCH + 2 * _RING + 2) * style.scale()


class LessonHead(QWidget):
    """Takes the place of scores and tools during a lesson.

    Signals:
        left: the player wants to leave the lesson.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = SuitLabel(Role.CONTRACT, "text", self, _RIGHT)
        self.count = SuitLabel(Role.BODY, "muted", self, _RIGHT)
        self._dots = _Dots(self)
        self.leave = PanelButton(Kind.TOOL, self)
        self.leave.clicked.connect(self.left)
        self._boxes = row(
            column(Gap(share=1), self.title, self.count, Gap(share=1)), self._dots, self.leave, spacing=20
        )
        self.setLayout(self._boxes)
        self.retranslate()

    def retranslate(self) -> None:
        """Label the button in the current language."""
        self.leave.set_label(LessonWord.LEAVE())
        self.leave.setToolTip(LessonWord.LEAVE_HINT())

    def show_step(self, number: int, title: str, step: int, steps: int) -> None:
        """Show the current step of a lesson; `step` counts from 0."""
        self.title.set_text(LessonWord.HEAD(number=number, title=title))
        self.count.set_text(LessonWord.STEP_OF(step=step + 1, steps=steps))
        self._dots.show_step(step, steps)

    def fit(self, space: int) -> int:
        """Hide the dots if they don't fit in `space`, and return the width needed."""
        self._dots.show()
        if self._boxes.sizeHint().width() > space:
            self._dots.hide()
        return min(self._boxes.sizeHint().width(), space)


class _Dots(Painted, QWidget):
    """One dot for each step."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._step, self._steps = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_step(self, step: int, steps: int) -> None:
        """Show the progress of the lesson."""
        self._step, self._steps = step, steps
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all dots."""
        return QSize(round(dots_width(self._steps)), round(20 * self.ui))

    def draw(self, painter: QPainter) -> None:
        """Paint the dots."""
        left = (_RING + 1) * self.ui
        middle = QRectF(self.rect()).center().y()
        draw_dots(painter, QPointF(left, middle), self._steps, self._step, self.theme, self.ui)
