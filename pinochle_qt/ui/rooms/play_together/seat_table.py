"""A small table seen from above, with everybody's place around it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.boxes import discard
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
_WIDE_PLACES: Final = _PLACES | {
    5: ((0.5, 1), (0, 0.6), (0.25, 0), (0.75, 0), (1, 0.6)),
    6: ((0.5, 1), (0.1, 0.96), (0.1, 0.04), (0.5, 0), (0.9, 0.04), (0.9, 0.96)),
    7: ((0.5, 1), (0.22, 1), (0, 0.4), (0.3, 0), (0.7, 0), (1, 0.4), (0.78, 1)),
    8: ((0.5, 1), (0.24, 1), (0, 0.5), (0.24, 0), (0.5, 0), (0.76, 0), (1, 0.5), (0.76, 1)),
    9: ((0.5, 1), (0.25, 1), (0, 0.5), (0.17, 0), (0.39, 0), (0.61, 0), (0.83, 0), (1, 0.5), (0.75, 1)),
}
_WIDE: Final = 1.6
"""How many times as wide as high a widget is in which the places of `_WIDE_PLACES` are used."""
_SIZES: Final = (((160, 48), 84), ((148, 46), 72), ((124, 44), 58), ((120, 42), 44))
"""Sizes of plates and sides of portraits at scale 1, of which the first with enough space is used."""
_OUTSIDE: Final = 8
"""How far the space around a place may reach beyond the edge of the widget, at scale 1."""
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

    @property
    def in_tab_order(self) -> list[SeatButton]:
        """All places, clockwise."""
        return self.seats

    def set_count(self, count: int) -> None:
        """Show this many places."""
        count = min(count, len(_PLACES))
        while len(self.seats) > count:
            discard(self.seats.pop())
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
        return QSize(style.scaled(300), style.scaled(200))

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
            corners = self._corners()
            figures = [
                [box.translated(corner) for box in seat.boxes] for seat, corner in zip(self.seats, corners, strict=True)
            ]
            if not any(_overlap(one, other) for at, one in enumerate(figures) for other in figures[:at]):
                break
        for seat, corner in zip(self.seats, corners if self.seats else (), strict=True):
            seat.move(corner.toPoint())
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

    def _corners(self) -> list[QPointF]:
        """Return the top left corner of everybody."""
        corners = []
        places = _WIDE_PLACES if self.width() > _WIDE * self.height() else _PLACES
        for seat, (u, v) in zip(self.seats, places.get(len(self.seats), ()), strict=True):
            left, top = -style.scaled(_OUTSIDE), -style.scaled(_OUTSIDE)
            corners.append(
                QPointF(
                    left + u * (self.width() - seat.width() - 2 * left),
                    top + v * (self.height() - seat.height() - 2 * top),
                )
            )
        return corners

    def _add(self, number: int) -> None:
        seat = SeatButton(self)
        seat.menu_asked.connect(lambda: self.menu_asked.emit(number))
        seat.carried.connect(lambda point: self.carried.emit(number, point))
        seat.dropped.connect(lambda point: self.dropped.emit(number, point))
        self.seats.append(seat)
        seat.show()


def _overlap(one: list[QRectF], other: list[QRectF]) -> bool:
    """Return whether portrait or plate of one place cover something of another one."""
    return any(first.intersects(second) for first in one for second in other)


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
