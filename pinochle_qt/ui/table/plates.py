"""The plate of a seat: name, side, what it says, what it has, whose turn it is."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from pinochle_qt.ui import style
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.table.pictures import blank
from pinochle_qt.ui.table.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.table.suits import draw_text, text_width
from pinochle_qt.ui.theme import SIDE_SHAPES, Role, Shape

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.table.geometry import Rect
    from pinochle_qt.ui.theme import Theme

RING_GAP = 3
"""Between an acting plate and the ring around it, at ui = 1."""
_LINES_APART: Final = 10
_LINES_APART_TALL: Final = 12
"""How far the two lines of a plate stand from its middle, at ui = 1."""
_TALL_FROM: Final = 60
"""The height of a plate, at ui = 1, from which its lines keep the larger distance."""


class PlateView(Struct, frozen=True):
    """What one plate shows; texts are ready to be painted."""

    name: str
    line: str
    mark: int
    """The number of the shape and color that partners share."""
    number: str = ""
    unit: str = ""
    is_acting: bool = False
    is_dealer: bool = False
    dealer_letter: str = "D"
    brief: str = ""
    """What stands in place of the line where that has no room."""
    meld: str = ""
    """What the seat has melded, before the number of its tricks."""


def paint_shape(painter: QPainter, shape: Shape, center: QPointF, size: float, color: str) -> None:
    """Paint the sign of a side, `size` pixels across."""
    half = size / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    x, y = center.x(), center.y()
    match shape:
        case Shape.CIRCLE:
            painter.drawEllipse(center, half, half)
        case Shape.DIAMOND:
            reach = half * 1.12
            painter.drawPolygon(
                QPolygonF([QPointF(x, y - reach), QPointF(x + reach, y), QPointF(x, y + reach), QPointF(x - reach, y)])
            )
        case Shape.SQUARE:
            painter.drawRoundedRect(QRectF(x - half * 0.9, y - half * 0.9, half * 1.8, half * 1.8), 2, 2)
        case Shape.TRIANGLE:
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(x, y - half), QPointF(x + half * 1.08, y + half), QPointF(x - half * 1.08, y + half)]
                )
            )
        case Shape.HEXAGON:
            corners = [QPointF(x + half * cos(i * pi / 3), y + half * sin(i * pi / 3)) for i in range(6)]
            painter.drawPolygon(QPolygonF(corners))
        case Shape.ARROW:
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(x, y + half), QPointF(x + half * 1.08, y - half), QPointF(x - half * 1.08, y - half)]
                )
            )
        case Shape.RING:
            painter.setPen(QPen(QColor(color), half * 0.55))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, half * 0.72, half * 0.72)
        case Shape.CROSS:
            painter.drawRect(QRectF(x - half, y - half * 0.36, 2 * half, half * 0.72))
            painter.drawRect(QRectF(x - half * 0.36, y - half, half * 0.72, 2 * half))


def paint_dealer_chip(painter: QPainter, center: QPointF, size: float, letter: str, ui: float) -> None:
    """Paint the ivory chip of the dealer."""
    painter.setPen(QPen(QColor(tokens.CARD_RED), 1.5 * ui))
    painter.setBrush(QColor(tokens.CARD_FACE))
    painter.drawEllipse(center, size / 2 - 1, size / 2 - 1)
    box = QRectF(center.x() - size / 2, center.y() - size / 2, size, size)
    draw_text(
        painter, box, letter, style.font(Role.CAPTION, ui), tokens.CARD_BLACK, align=Qt.AlignmentFlag.AlignHCenter
    )


class PlateItem(QGraphicsPixmapItem):
    """A plate in the scene; painted into a picture whenever its content changes."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_view(self, view: PlateView, rect: Rect, theme: Theme, ui: float, ratio: float) -> None:
        """Show content at a place; nothing is painted again if nothing changed."""
        wanted = (view, rect.width, rect.height, theme.name, ui, ratio)
        margin = shadow_margin(tokens.PLATE_SHADOW, ui)
        if wanted != self._shown:
            self._shown = wanted
            self.setPixmap(_painted(view, rect, theme, ui, ratio))
        self.setPos(rect.x - margin, rect.y - margin)


def _painted(view: PlateView, rect: Rect, theme: Theme, ui: float, ratio: float) -> QPixmap:
    margin = shadow_margin(tokens.PLATE_SHADOW, ui)
    picture = blank(rect.width + 2 * margin, rect.height + 2 * margin, ratio)
    box = QRectF(margin, margin, rect.width, rect.height)
    radius = tokens.RADIUS_PLATE * ui
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shadow(painter, box, radius, tokens.PLATE_SHADOW, theme.shadow_strength, ui)
    if view.is_acting:
        reach = (RING_GAP + 1) * ui
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent_ink), 2 * ui))
        painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
    painter.setPen(Qt.PenStyle.NoPen if view.is_acting else QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.accent if view.is_acting else theme.panel))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    _paint_content(painter, view, box, theme, ui)
    painter.end()
    return picture


def _paint_content(painter: QPainter, view: PlateView, box: QRectF, theme: Theme, ui: float) -> None:
    ink = theme.on_accent if view.is_acting else theme.text
    quiet = theme.on_accent if view.is_acting else theme.muted
    middle = box.center().y()
    shape_at = QPointF(box.left() + 20 * ui, middle)
    mark = view.mark % len(SIDE_SHAPES)
    if view.is_acting:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.FELT.strip if theme.is_dark else "#22190A"))
        painter.drawEllipse(shape_at, 13 * ui, 13 * ui)
    # on the dark disc of an acting plate the light side colors are read best in every theme
    color = tokens.FELT.sides[mark] if view.is_acting else theme.sides[mark]
    paint_shape(painter, SIDE_SHAPES[mark], shape_at, (14 if view.is_acting else 17) * ui, color)
    left = box.left() + 38 * ui
    right = box.right() - 12 * ui
    apart = (_LINES_APART if box.height() < _TALL_FROM * ui else _LINES_APART_TALL) * ui
    top_row = QRectF(left, middle - apart - 11 * ui, right - left, 22 * ui)
    low_row = QRectF(left, middle + apart - 11 * ui, right - left, 22 * ui)
    room = _paint_count(painter, view, top_row, low_row, ink=ink, quiet=quiet, ui=ui)
    chip = 20 * ui if view.is_dealer else 0
    name_font = style.font(Role.NAME, ui)
    name_room = room.name - (chip + 8 * ui if chip else 0)
    name_row = QRectF(left, top_row.top() if view.line else middle - 11 * ui, name_room, 22 * ui)
    draw_text(painter, name_row, view.name, name_font, ink)
    if view.is_dealer:
        at = left + min(text_width(view.name, name_font), name_room) + 8 * ui + chip / 2
        paint_dealer_chip(painter, QPointF(at, name_row.center().y()), chip, view.dealer_letter, ui)
    line, font = QRectF(left, low_row.top(), room.line, low_row.height()), style.font(Role.BODY, ui)
    has_room = not view.brief or text_width(view.line, font) <= room.line
    draw_text(painter, line, view.line if has_room else view.brief, font, quiet)


class _Room(NamedTuple):
    """How wide the texts at the left of a plate may be, in pixels."""

    name: float
    line: float


def _paint_count(
    painter: QPainter, view: PlateView, top_row: QRectF, low_row: QRectF, *, ink: str, quiet: str, ui: float
) -> _Room:
    """Paint number and unit at the right; the unit gives way where the line would be cut, the number never does."""
    width = top_row.width()
    if not view.number:
        return _Room(width, width)
    align = Qt.AlignmentFlag.AlignRight
    number_font, unit_font = style.font(Role.SCORE, ui), style.font(Role.CAPTION, ui)
    draw_text(painter, top_row, view.number, number_font, ink, align=align)
    name_room = width - text_width(view.number, number_font) - 8 * ui
    if view.meld:
        meld = f"{view.meld} +"
        meld_room = text_width(meld, unit_font)
        at = QRectF(top_row.left() + name_room + 4 * ui - meld_room, top_row.top() + 1 * ui, meld_room, 22 * ui)
        chip = 28 * ui if view.is_dealer else 0
        left = name_room - meld_room
        if text_width(view.name, style.font(Role.NAME, ui)) + chip <= left:
            draw_text(painter, at, meld, unit_font, quiet)
            name_room = left
    beside_unit = width - text_width(view.unit, unit_font) - 8 * ui
    if text_width(view.line, style.font(Role.BODY, ui)) > beside_unit:
        return _Room(name_room, width)
    draw_text(painter, low_row, view.unit, unit_font, quiet, align=align)
    return _Room(name_room, beside_unit)
