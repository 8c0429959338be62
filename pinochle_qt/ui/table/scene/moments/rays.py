"""Rays of light on the felt around something special; painted once each time, as they are seldom seen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.table.scene.transition import Transition

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.draw.shapes import Point, Rect
    from pinochle_qt.ui.draw.theme import Tempo

RAYS_Z: Final = -200.0
"""The z value of the rays, below everything that lies on the table."""
_COUNT: Final = 26
_SHADES: Final = ((0.0, 0.25), (0.3, 0.9), (1.0, 0.3))
"""The strength of the rays along their length: fainter in the middle, where they come together, and at their ends."""
_LENGTH: Final = 0.62
"""Their length as a share of the area's width."""


class Rays(QObject):
    """Owns the rays of a scene; they fade in and out, and are still otherwise."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(RAYS_Z)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._item.setVisible(False)
        scene.addItem(self._item)
        self._fade = Transition(self)
        self._fade.advanced.connect(self._advance)
        self._is_leaving = False

    @property
    def are_shown(self) -> bool:
        """Whether there are rays that are not fading out."""
        return self._item.isVisible() and not self._is_leaving

    def show(self, area: Rect, center: Point, strength: float, ratio: float, tempo: Tempo) -> None:
        """Fade in rays from a point over an area; `strength` is their opacity. With reduced motion there are none."""
        if tempo.is_reduced:
            self.clear()
            return
        self._item.setPixmap(_picture(area, center, strength, ratio))
        self._item.setPos(area.x, area.y)
        self._item.setOpacity(0.0)
        self._item.setVisible(True)
        self._is_leaving = False
        self._fade.start(tokens.RAYS, tempo)

    def hide(self, tempo: Tempo) -> None:
        """Fade the rays out."""
        if self.are_shown:
            self._is_leaving = True
            self._fade.start(tokens.RAYS, tempo)

    def finish(self) -> None:
        """Complete any fading."""
        self._fade.finish()

    def clear(self) -> None:
        """Remove the rays at once, and free the memory that they take."""
        self._is_leaving = True
        self._fade.finish()
        self._advance(1.0)

    def _advance(self, share: float) -> None:
        self._item.setOpacity(1.0 - share if self._is_leaving else share)
        if self._is_leaving and share >= 1.0:
            self._item.setVisible(False)
            self._item.setPixmap(QPixmap())


def _picture(area: Rect, center: Point, strength: float, ratio: float) -> QPixmap:
    picture = blank(area.width, area.height, ratio)
    with painting(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        color = QColor(tokens.CARD_FACE)
        color.setAlphaF(strength)
        painter.setBrush(color)
        middle, reach = QPointF(center.x - area.x, center.y - area.y), math.hypot(area.width, area.height)
        angle = math.pi / _COUNT
        for at in range(_COUNT):
            edges = (2 * at * angle - angle / 2, 2 * at * angle + angle / 2)
            tips = [middle + QPointF(reach * math.sin(edge), -reach * math.cos(edge)) for edge in edges]
            painter.drawPolygon(QPolygonF([middle, *tips]))
        _shade(painter, middle, _LENGTH * area.width)
    return picture


def _shade(painter: QPainter, middle: QPointF, length: float) -> None:
    """Make the rays fainter where they begin and end."""
    from PySide6.QtGui import QRadialGradient  # PySide needs long to build this class, and it is seldom used

    shades = QRadialGradient(middle, length)
    for at, strength in _SHADES:
        shades.setColorAt(at, QColor(0, 0, 0, round(255 * strength)))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.setBrush(shades)
    painter.drawRect(painter.viewport())
