"""All steps of a deal on one line, with a mark at each decision of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSlider

from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Theme

_HEIGHT, _EDGE, _DOT, _HANDLE = 28, 12, 4.5, 9.0


class StepBar(QSlider):
    """Chooses a step by mouse or keys.

    A mark is a ring until an opinion is known, then a filled circle where it is the same and a diamond where not.
    """

    def __init__(self, steps: int, choices: Sequence[int], theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._choices = choices
        self._theme = theme
        self._agreed: Mapping[int, bool] = {}
        self.setRange(0, steps - 1)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_agreed(self, agreed: Mapping[int, bool]) -> None:
        """Fill the marks of decisions about which an opinion is known: whether it is the same."""
        self._agreed = agreed
        self.update()

    def sizeHint(self) -> QSize:
        """Return a low line of any length."""
        return QSize(style.scaled(200), style.scaled(_HEIGHT))

    def x_of(self, step: int) -> float:
        """Return where a step stands, in pixels from the left."""
        edge = style.scaled(_EDGE)
        return edge + (self.width() - 2 * edge) * step / max(1, self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step under the pointer."""
        self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay where the pointer went."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, how far it is gone, the marks and the handle."""
        del event
        theme, scale, middle = self._theme, style.scale(), self.height() / 2
        now = self.x_of(self.value())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for color, end in ((theme.line, self.x_of(self.maximum())), (theme.ctl_line, now)):
            painter.setPen(QPen(QColor(color), 3 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(self.x_of(0), middle), QPointF(end, middle))
        handle = _HANDLE * scale
        painter.setPen(QPen(QColor(theme.text), 2 * scale))
        painter.setBrush(QColor(theme.panel))
        painter.drawEllipse(QPointF(now, middle), handle, handle)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(now, middle), handle + 3, handle + 3)
        for step in self._choices:
            self._paint_mark(painter, QPointF(self.x_of(step), middle), self._agreed.get(step))
        painter.end()

    def _paint_mark(self, painter: QPainter, at: QPointF, agreed: bool | None) -> None:
        size, theme = _DOT * style.scale(), self._theme
        painter.setPen(QPen(QColor(theme.panel), 1.5))
        if agreed is None:
            painter.setPen(QPen(QColor(theme.muted), 1.5))
            painter.setBrush(QColor(theme.panel))
            painter.drawEllipse(at, size * 0.8, size * 0.8)
        else:
            paint_verdict(painter, at, size, theme, agreed=agreed)

    def _go_to(self, x: float) -> None:
        edge = style.scaled(_EDGE)
        share = (x - edge) / max(1, self.width() - 2 * edge)
        self.setValue(round(share * self.maximum()))


def paint_verdict(painter: QPainter, at: QPointF, size: float, theme: Theme, *, agreed: bool) -> None:
    """Paint a filled circle for the same decision, a larger diamond for another one."""
    painter.setBrush(QColor(theme.good if agreed else theme.bad))
    if agreed:
        painter.drawEllipse(at, size, size)
        return
    reach = size * 1.45
    corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))


class StepButton(Button):
    """A button with a painted sign: a triangle to the left or to the right, perhaps with a bar at its tip."""

    def __init__(self, name: str, direction: int, parent: QWidget, *, is_end: bool = False) -> None:
        super().__init__(Kind.COUNT, parent)
        self._direction, self._is_end = direction, is_end
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setAutoRepeat(not is_end)

    def draw(self, painter: QPainter) -> None:
        """Paint the sign over the button."""
        super().draw(painter)
        half, middle = style.scaled(5.5), QRectF(self.rect()).center()
        tip = self._direction * half
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ink())
        corners = ((tip, 0), (-tip, -1.2 * half), (-tip, 1.2 * half))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
        if self._is_end:
            width = 2 * style.scale()
            painter.drawRect(QRectF(middle.x() + tip - width / 2, middle.y() - 1.2 * half, width, 2.4 * half))
