"""A button with a painted sign that leads one step back or forward, or all the way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

FAR: Final = 10_000
"""The number of steps that leads all the way: more than any deal has."""


class StepButton(PanelButton):
    """A triangle pointing left or right, with a bar at its tip if it leads all the way."""

    def __init__(self, name: str, direction: int, parent: QWidget, *, is_end: bool) -> None:
        super().__init__(Kind.COUNT, parent)
        self._direction, self._is_end = direction, is_end
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setAutoRepeat(not is_end)

    def draw(self, painter: QPainter) -> None:
        """Paint the button, and the sign on it."""
        super().draw(painter)
        half, middle = 5.5 * self.ui, QRectF(self.rect()).center()
        tip = self._direction * half
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ink())
        corners = ((tip, 0), (-tip, -1.2 * half), (-tip, 1.2 * half))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
        if self._is_end:
            width = 2 * self.ui
            painter.drawRect(QRectF(middle.x() + tip - width / 2, middle.y() - 1.2 * half, width, 2.4 * half))


def step_buttons(parent: QWidget, step: Callable[[int], object]) -> list[StepButton]:
    """Return buttons to the beginning, back, forward and to the end; each calls `step` with its number of steps."""
    names = {-FAR: ReviewWord.FIRST, -1: ReviewWord.BACK, 1: ReviewWord.ON, FAR: ReviewWord.LAST}
    buttons = []
    for by, name in names.items():
        button = StepButton(name(), -1 if by < 0 else 1, parent, is_end=abs(by) == FAR)
        button.clicked.connect(partial(step, by))
        buttons.append(button)
    return buttons
