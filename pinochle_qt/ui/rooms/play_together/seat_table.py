"""A small table seen from above, with everybody's place around it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.styled import PaintedOnce
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.rooms.play_together.person_button import SeatButton

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPainter, QResizeEvent

_PLACES: Final = {
    1: ((0.5, 1),),
    2: ((0.5, 1), (0.5, 0)),
    3: ((0.5, 1), (0, 0.3), (1, 0.3)),
    4: ((0.5, 1), (0, 0.5), (0.5, 0), (1, 0.5)),
    5: ((0.5, 1), (0, 0.6), (0.14, 0), (0.86, 0), (1, 0.6)),
    6: ((0.5, 1), (0, 0.82), (0, 0.18), (0.5, 0), (1, 0.18), (1, 0.82)),
    7: ((0.5, 1), (0, 0.84), (0, 0.42), (0.2, 0), (0.8, 0), (1, 0.42), (1, 0.84)),
    8: ((0.5, 1), (0, 0.96), (0, 0.5), (0, 0.04), (0.5, 0), (1, 0.04), (1, 0.5), (1, 0.96)),
    9: ((0.5, 1), (0, 1), (0, 0.66), (0, 0.33), (0.2, 0), (0.8, 0), (1, 0.33), (1, 0.66), (1, 1)),
}
"""Where people sit, by their number: shares of the free width and height, clockwise from the nearest place."""
_SIZES: Final = (((160, 48), 84), ((148, 46), 72), ((124, 44), 58), ((120, 42), 44))
"""Sizes of plates and sides of portraits at scale 1, of which the first with enough space is used."""
_EXPONENT: Final = 2.6
_POINTS: Final = 120
_RIM: Final = 9


class SeatTable(PaintedOnce, QWidget):
    """Shows a place for everybody.

    Signals:
        menu_asked: the number of the place for which a menu is asked.
        carried, dropped: the number of the place, and where its person is dragged or dropped, in global coordinates.
    """

    menu_asked = Signal(int)
    carried = Signal(object, object)
    dropped = Signal(object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seats: list[SeatButton] = []
        self._portrait = _SIZES[0][1]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_count(self, count: int) -> None:
        """Show this many places."""
        count = min(count, len(_PLACES))
        while len(self.seats) > count:
            self.seats.pop().deleteLater()
        while len(self.seats) < count:
            self._add(len(self.seats))
        self.stand()

    def at(self, point: QPoint) -> int | None:
        """Return the number of the place at a global position, or None."""
        for number, seat in enumerate(self.seats):
            if seat.rect().contains(seat.mapFromGlobal(point)):
                return number
        return None

    def mark_target(self, number: int | None) -> None:
        """Show where what is dragged would be dropped."""
        for each, seat in enumerate(self.seats):
            seat.set_target(each == number)

    def minimumSizeHint(self) -> QSize:
        """Return the size that the smallest plates need."""
        return QSize(style.scaled(300), style.scaled(250))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move everybody with the table."""
        super().resizeEvent(event)
        self.stand()

    def stand(self) -> None:
        """Place all seats, in the largest size that fits."""
        for plate, portrait in _SIZES:
            for seat in self.seats:
                seat.take_size(plate, portrait)
            self._portrait = portrait
            boxes = self._boxes()
            if all(not one.intersects(other) for at, one in enumerate(boxes) for other in boxes[:at]):
                break
        margin = style.scaled(10)
        for seat, box in zip(self.seats, boxes if self.seats else (), strict=True):
            seat.move(round(box.left()) - margin, round(box.top()) - margin)
        self.update()

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (self.theme, self.ui, len(self.seats), self._portrait)

    def draw(self, painter: QPainter) -> None:
        """Paint the table."""
        colors, ui = self.theme.table_colors, self.ui
        area = QRectF(self.rect())
        across, down = area.width() * 0.5 - 62 * ui, area.height() * 0.5 - self._portrait * 0.62 * ui
        center = QPointF(area.center().x(), area.center().y() + self._portrait * 0.12 * ui)
        shadow = QColor(0, 0, 0)
        shadow.setAlphaF(0.06 * self.theme.shadow_strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        for grow in (8, 6, 4, 2):
            painter.drawPolygon(_outline(center + QPointF(0, 5 * ui), across + grow * ui, down + grow * ui))
        painter.setPen(QPen(QColor(colors.outline), ui))
        painter.setBrush(QColor(colors.rim[1]))
        painter.drawPolygon(_outline(center, across, down))
        painter.setPen(QPen(QColor(colors.inner_edge), 1.5 * ui))
        painter.setBrush(QColor(colors.felt[0]))
        painter.drawPolygon(_outline(center, across - _RIM * ui, down - _RIM * ui))
        line = QColor(self.theme.line)
        line.setAlphaF(0.75)
        painter.setPen(QPen(line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_outline(center, across - (_RIM + 4) * ui, down - (_RIM + 4) * ui))

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _boxes(self) -> list[QRectF]:
        """Return the box of everybody, without the space around it."""
        margin = style.scaled(10)
        boxes = []
        for seat, (u, v) in zip(self.seats, _PLACES.get(len(self.seats), ()), strict=True):
            width, height = seat.width() - 2 * margin, seat.height() - 2 * margin
            left, top = margin * 0.5, margin * 0.5
            free = self.width() - width - margin, self.height() - height - margin
            boxes.append(QRectF(left + u * free[0], top + v * free[1], width, height))
        return boxes

    def _add(self, number: int) -> None:
        seat = SeatButton(self)
        seat.menu_asked.connect(lambda: self.menu_asked.emit(number))
        seat.carried.connect(lambda point: self.carried.emit(number, point))
        seat.dropped.connect(lambda point: self.dropped.emit(number, point))
        self.seats.append(seat)
        seat.show()


def _outline(center: QPointF, across: float, down: float) -> QPolygonF:
    """Return a superellipse around a center, with these half axes."""
    points = []
    for at in range(_POINTS):
        turn = 2 * math.pi * at / _POINTS
        x, y = math.cos(turn), math.sin(turn)
        points.append(
            center
            + QPointF(
                math.copysign(across * abs(x) ** (2 / _EXPONENT), x), math.copysign(down * abs(y) ** (2 / _EXPONENT), y)
            )
        )
    return QPolygonF(points)
