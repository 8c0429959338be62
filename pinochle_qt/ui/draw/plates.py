"""The plate of a seat: name, side, status, points and tricks, and whether it is the seat's turn."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.painted_item import PaintedItem
from pinochle_qt.ui.draw.shadows import on_shadow, shadow_margin
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import SIDE_SHAPES, Role, Shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme

RING_GAP = 3
"""The gap between an acting plate and the ring around it, at scale 1."""
_CHIP: Final = 28
"""The width of the dealer chip including the gap before it, at scale 1."""
_TEXT_LEFT: Final = 38
_TEXT_RIGHT: Final = 12
"""The distances of texts from the left and right edges of a plate, at scale 1."""
_LINE_OFFSET: Final = 10
_LINE_OFFSET_TALL: Final = 12
"""The distance of each of a plate's two lines from its middle, at scale 1, for low and for tall plates."""
_TALL_FROM: Final = 60
"""The plate height, at scale 1, from which the lines are farther apart."""


class PlateView(Struct, frozen=True):
    """The content of one plate; texts are ready to be painted."""

    name: str
    line: str
    mark: int
    """The number of the shape and color shared by partners."""
    number: str = ""
    unit: str = ""
    is_acting: bool = False
    is_dealer: bool = False
    dealer_letter: str = "D"
    brief: str = ""
    """What replaces the line if the line does not fit."""
    meld: str = ""
    """The points the seat has melded, shown before its tricks or, beside a long name, above them."""
    meld_unit: str = ""
    """The unit shown after the melded points."""
    is_parted: bool = False
    """Whether the number is shown below the name, because another plate of the table needs that."""


def _is_crowded(view: PlateView, width: float, ui: float) -> bool:
    """Return whether the numbers do not fit beside the name, given that the seat has melded something."""
    used_width = _number_width(view, ui) + text_width(view.name, style.font(Role.NAME, ui)) + _chip_width(view, ui)
    return bool(view.meld) and used_width + (_TEXT_LEFT + _TEXT_RIGHT + 8) * ui > width


def are_parted(views: Sequence[PlateView], widths: Sequence[float], ui: float) -> bool:
    """Return whether numbers are shown below the names, because on at least one plate they do not fit beside the name.

    All plates of a table are laid out alike, so that they can be read at a glance.
    """
    return any(_is_crowded(view, width, ui) for view, width in zip(views, widths, strict=True))


def paint_tick(painter: QPainter, box: QRectF, ground: str, ink: str) -> None:
    """Paint a check mark on a disc that fills a square."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 22, box.height() / 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QRectF(0, 0, 22, 22))
    pen = QPen(QColor(ink), 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(6, 11.5), QPointF(9.8, 15), QPointF(16, 7.5)])
    painter.restore()


def paint_shape(painter: QPainter, shape: Shape, center: QPointF, size: float, color: str) -> None:
    """Paint the shape of a side, `size` pixels across."""
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
    """Paint the dealer's ivory chip."""
    painter.setPen(QPen(QColor(tokens.CARD_RED), 1.5 * ui))
    painter.setBrush(QColor(tokens.CARD_FACE))
    painter.drawEllipse(center, size / 2 - 1, size / 2 - 1)
    box = QRectF(center.x() - size / 2, center.y() - size / 2, size, size)
    draw_text(
        painter, box, letter, style.font(Role.CAPTION, ui), tokens.CARD_BLACK, align=Qt.AlignmentFlag.AlignHCenter
    )


class PlateItem(PaintedItem):
    """A plate in the scene, painted into a picture whenever its content changes."""

    def show_view(self, view: PlateView, rect: Rect, theme: Theme, ui: float, ratio: float) -> None:
        """Show content in a rectangle; nothing is repainted if nothing changed."""
        margin = shadow_margin(tokens.PLATE_SHADOW, ui)
        what = (view, rect.width, rect.height)
        self.show_painted(what, theme, ui, ratio, lambda: plate_picture(view, rect, theme, ui, ratio))
        self.setPos(rect.x - margin, rect.y - margin)


def plate_picture(view: PlateView, rect: Rect, theme: Theme, ui: float, ratio: float) -> QPixmap:
    """Return the picture of a plate that fills a rectangle, with the margin of its shadow on all sides."""
    margin = shadow_margin(tokens.PLATE_SHADOW, ui)
    return on_shadow(rect, margin, theme, ui, ratio, partial(_paint, view, theme, ui))


def _paint(view: PlateView, theme: Theme, ui: float, painter: QPainter, box: QRectF, radius: float) -> None:
    if view.is_acting:
        reach = (RING_GAP + 1) * ui
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent_ink), 2 * ui))
        painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
    painter.setPen(Qt.PenStyle.NoPen if view.is_acting else QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.accent if view.is_acting else theme.panel))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    _paint_content(painter, view, box, theme, ui)


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
    # on the dark disc of an acting plate, the light side colors are the most legible in every theme
    color = tokens.FELT.sides[mark] if view.is_acting else theme.sides[mark]
    paint_shape(painter, SIDE_SHAPES[mark], shape_at, (14 if view.is_acting else 17) * ui, color)
    left = box.left() + _TEXT_LEFT * ui
    right = box.right() - _TEXT_RIGHT * ui
    offset = (_LINE_OFFSET if box.height() < _TALL_FROM * ui else _LINE_OFFSET_TALL) * ui
    top_row = QRectF(left, middle - offset - 11 * ui, right - left, 22 * ui)
    low_row = QRectF(left, middle + offset - 11 * ui, right - left, 22 * ui)
    chip = _chip_width(view, ui)
    name_font = style.font(Role.NAME, ui)
    name_width = text_width(view.name, name_font)
    is_parted = bool(view.number) and (view.is_parted or _is_crowded(view, box.width(), ui))
    if is_parted:
        room = _paint_meld(painter, view, top_row, quiet, ui, name_width=name_width)
    else:
        room = _paint_number(painter, view, top_row, ink=ink, quiet=quiet, ui=ui)
    # if the numbers leave too little space for the name, the chip goes below them in place of their unit
    is_chip_below = bool(chip and view.number and name_width + chip > room)
    name_room = room if is_chip_below else room - chip
    # with a number there are two rows even if the line is empty, because the unit is in the lower one
    has_rows = bool(view.line or view.number)
    name_row = QRectF(left, top_row.top() if has_rows else middle - 11 * ui, name_room, 22 * ui)
    draw_text(painter, name_row, view.name, name_font, ink)
    free = low_row.adjusted(0, 0, -chip if is_chip_below else 0, 0)
    if is_parted:
        line_room = _paint_number_below(painter, view, free, ink=ink, quiet=quiet, ui=ui)
    else:
        line_room = free.width() if is_chip_below else _paint_unit(painter, view, low_row, quiet, ui)
    if chip:
        at = QPointF(left + min(name_width, name_room) + 18 * ui, name_row.center().y())
        at = QPointF(right - 10 * ui, low_row.center().y()) if is_chip_below else at
        paint_dealer_chip(painter, at, 20 * ui, view.dealer_letter, ui)
    line, font = QRectF(left, low_row.top(), line_room, low_row.height()), style.font(Role.BODY, ui)
    has_room = not view.brief or text_width(view.line, font) <= line_room
    draw_text(painter, line, view.line if has_room else view.brief, font, quiet)


def _chip_width(view: PlateView, ui: float) -> float:
    """Return the width that the dealer chip takes beside the name."""
    return _CHIP * ui if view.is_dealer else 0


def _number_width(view: PlateView, ui: float) -> float:
    """Return the width of the number and of the melded points before it."""
    meld = text_width(_meld_text(view), style.font(Role.CAPTION, ui)) if view.meld else 0
    return text_width(view.number, style.font(Role.SCORE, ui)) + meld


def _meld_text(view: PlateView) -> str:
    return f"{view.meld} {view.meld_unit} ·"


def _paint_number(painter: QPainter, view: PlateView, row: QRectF, *, ink: str, quiet: str, ui: float) -> float:
    """Paint the numbers at the right of a row and return the width left for the name; they take precedence over it."""
    if not view.number:
        return row.width()
    number_font, font = style.font(Role.SCORE, ui), style.font(Role.CAPTION, ui)
    draw_text(painter, row, view.number, number_font, ink, align=Qt.AlignmentFlag.AlignRight)
    room = row.width() - text_width(view.number, number_font) - 8 * ui
    if not view.meld:
        return room
    meld = _meld_text(view)
    width = text_width(meld, font)
    draw_text(
        painter, QRectF(row.left() + room + 4 * ui - width, row.top() + ui, width + 1, 22 * ui), meld, font, quiet
    )
    return room - width


def _paint_meld(painter: QPainter, view: PlateView, row: QRectF, ink: str, ui: float, *, name_width: float) -> float:
    """Paint the melded points at the right of the name's row and return the width left for the name.

    Their unit is left out if that keeps a name `name_width` pixels wide from being cut.
    """
    if not view.meld:
        return row.width()
    meld, font = f"{view.meld} {view.meld_unit}", style.font(Role.CAPTION, ui)
    room = row.width() - name_width - 6 * ui
    if text_width(view.meld, font) <= room < text_width(meld, font):
        meld = view.meld
    draw_text(painter, row, meld, font, ink, align=Qt.AlignmentFlag.AlignRight)
    return row.width() - text_width(meld, font) - 6 * ui


def _paint_number_below(painter: QPainter, view: PlateView, row: QRectF, *, ink: str, quiet: str, ui: float) -> float:
    """Paint the number at the right of the lower row, with its unit if both fit; return the width left for the line."""
    number_font, font = style.font(Role.SCORE, ui), style.font(Role.CAPTION, ui)
    number, unit = text_width(view.number, number_font), text_width(view.unit, font) + 4 * ui
    line = text_width(view.line, style.font(Role.BODY, ui))
    if line + 8 * ui + number + unit <= row.width():
        draw_text(painter, row, view.unit, font, quiet, align=Qt.AlignmentFlag.AlignRight)
        row = row.adjusted(0, 0, -unit, 0)
    draw_text(painter, row, view.number, number_font, ink, align=Qt.AlignmentFlag.AlignRight)
    return row.width() - number - 8 * ui


def _paint_unit(painter: QPainter, view: PlateView, row: QRectF, ink: str, ui: float) -> float:
    """Paint the number's unit and return the width left for the line; the unit is left out if the line would be cut."""
    if not view.number:
        return row.width()
    font = style.font(Role.CAPTION, ui)
    room = row.width() - text_width(view.unit, font) - 8 * ui
    if text_width(view.line, style.font(Role.BODY, ui)) > room:
        return row.width()
    draw_text(painter, row, view.unit, font, ink, align=Qt.AlignmentFlag.AlignRight)
    return room
