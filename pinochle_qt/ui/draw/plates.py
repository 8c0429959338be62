"""The plate of a seat: name, side, status, points and tricks, and whether it is the seat's turn."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.painted_item import PaintedItem
from pinochle_qt.ui.draw.pictures import blank, paint_box, paint_check, paint_disc, painting
from pinochle_qt.ui.draw.shadows import on_shadow, shadow_margin
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import SIDE_SHAPES, Role, Shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme

RING_GAP = 3
"""The gap between an acting plate and the ring around it, at scale 1."""
_CHIP: Final = 28
"""The width of the dealer chip including the gap before it, at scale 1."""
_CHIP_SIZE: Final = 20
"""The width of the chip itself, at scale 1."""
_MARK_X: Final = 18
"""The distance of the middle of a side's shape from the left edge of a plate, at scale 1."""
_TEXT_LEFT: Final = 34
_TEXT_RIGHT: Final = 8
"""The distances of texts from the left and right edges of a plate, at scale 1."""
_GAP: Final = 8
_SMALL_GAP: Final = 4
"""The gaps between a line and numbers, and between texts in different fonts, at scale 1."""
_LINE_OFFSET: Final = 10
_LINE_OFFSET_TALL: Final = 12
"""The distance of each of a plate's two lines from its middle, at scale 1, for low and for tall plates."""
_TALL_FROM: Final = 60
"""The plate height, at scale 1, from which the lines are farther apart."""


class Wording(Struct, frozen=True):
    """How much a plate says, and where; as far as possible the same for all plates of a table."""

    is_parted: bool = False
    """Whether tricks are shown below the name and its melded points, instead of beside them."""
    is_chip_under: bool = False
    """Whether the dealer chip is under the side's shape, because there is no space for it beside the name."""
    is_joined: bool = False
    """Whether melded points are before the tricks, in place of a line, because they do not fit beside a name."""
    is_bare: bool = False
    """Whether melded points have no unit, because they fit nowhere else."""
    is_brief: bool = False
    """Whether brief lines replace lines, because one of them does not fit beside the tricks."""


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
    is_chip_away: bool = False
    """Whether the dealer chip is still on its way to this plate."""
    brief: str = ""
    """What replaces the line if the line does not fit."""
    meld: str = ""
    """The points the seat has melded, shown above its tricks or, beside a long name, before them."""
    meld_unit: str = ""
    """The unit shown after the melded points."""
    is_large: bool = False
    """Whether the name is larger than usual, as on a television."""
    is_question: bool = False
    """Whether the line says what the player at the screen must do, so that it is always shown."""
    wording: Wording | None = None
    """How much the plate says; None if that depends on this plate alone."""


def wordings(views: Sequence[PlateView], widths: Sequence[float], ui: float) -> list[Wording]:
    """Return how much each plate of a table says: as much as has space on all plates that are as wide.

    Numbers keep their units: they move first, with the dealer chip; then lines get brief; only then are lines left out.
    All plates that are as wide are laid out alike, so that they can be read at a glance. The wider one of the player at
    the screen is by itself: its numbers stay beside its name while questions come and go. Where it is no wider, only a
    question may move its numbers, in order to be shown whole.
    """
    spaces = [_space(width, ui) for width in widths]
    by_space = {
        space: _wording([view for view, other in zip(views, spaces, strict=True) if other == space], space, ui)
        for space in set(spaces)
    }
    return [
        _for_question(view, by_space[space], space, ui) if view.is_question else by_space[space]
        for view, space in zip(views, spaces, strict=True)
    ]


def _wording(views: Sequence[PlateView], space: float, ui: float) -> Wording:
    """Return how much plates say whose texts have this space."""
    wording = Wording(any(_top_width(view, Wording(), ui) > space for view in views))
    if wording.is_parted and any(view.meld and _top_width(view, wording, ui) > space for view in views):
        joined = replace(wording, is_joined=True)
        has_space = all(_numbers_width(view, joined, ui) <= space for view in views)
        wording = joined if has_space else replace(wording, is_bare=True)
    is_brief = any(_low_width(view, wording, ui) > space for view in views if not view.is_acting)
    return _with_chip(views, replace(wording, is_brief=is_brief), space, ui)


def _for_question(view: PlateView, wording: Wording, space: float, ui: float) -> Wording:
    """Return the wording for a question: with tricks beside the name if its line fits only then."""
    is_whole = _low_width(view, wording, ui) <= space or _top_width(view, Wording(), ui) > space
    return wording if is_whole else _with_chip([view], Wording(), space, ui)


def _with_chip(views: Sequence[PlateView], wording: Wording, space: float, ui: float) -> Wording:
    """Return a wording in which the dealer chip has space."""
    is_chip_under = any(_top_width(view, wording, ui) + _chip_width(view, ui) > space for view in views)
    return replace(wording, is_chip_under=is_chip_under)


def _space(width: float, ui: float) -> float:
    """Return the width that texts have on a plate."""
    return width - (_TEXT_LEFT + _TEXT_RIGHT) * ui


def _name_font(view: PlateView, ui: float) -> QFont:
    """Return the font of the name."""
    return style.font(Role.CONTRACT if view.is_large else Role.NAME, ui)


def _chip_width(view: PlateView, ui: float) -> float:
    """Return the width that the dealer chip takes beside the name."""
    return _CHIP * ui if view.is_dealer else 0


def _is_joined(view: PlateView, wording: Wording) -> bool:
    """Return whether a plate shows its numbers in place of its line."""
    return wording.is_joined and bool(view.meld) and not view.is_question


def _is_meld_apart(view: PlateView, wording: Wording) -> bool:
    """Return whether melded points are beside the name, above the tricks."""
    return wording.is_parted and not _is_joined(view, wording)


def _meld_text(view: PlateView, wording: Wording) -> str:
    """Return the melded points as shown on a plate."""
    if not view.meld or wording.is_bare:
        return view.meld
    return f"{view.meld} {view.meld_unit}" if _is_meld_apart(view, wording) else f"{view.meld} {view.meld_unit} ·"


def _numbers_width(view: PlateView, wording: Wording, ui: float) -> float:
    """Return the width of the tricks with their unit, and of melded points before them."""
    if not view.number:
        return 0
    font, gap = style.font(Role.CAPTION, ui), _SMALL_GAP * ui
    width = text_width(view.number, style.font(Role.SCORE, ui)) + gap + text_width(view.unit, font)
    if view.meld and not _is_meld_apart(view, wording):
        width += text_width(_meld_text(view, wording), font) + gap
    return width


def _top_width(view: PlateView, wording: Wording, ui: float) -> float:
    """Return the width of the upper row without the dealer chip: the name, and what is at its right."""
    name, gap = text_width(view.name, _name_font(view, ui)), _SMALL_GAP * ui
    if not wording.is_parted:
        numbers = _numbers_width(view, wording, ui)
    else:
        meld = _meld_text(view, wording) if _is_meld_apart(view, wording) else ""
        numbers = text_width(meld, style.font(Role.CAPTION, ui))
    return name + gap + numbers if numbers else name


def _low_width(view: PlateView, wording: Wording, ui: float) -> float:
    """Return the width of the lower row with its whole line."""
    numbers = _numbers_width(view, wording, ui) if wording.is_parted else 0
    if not view.line or _is_joined(view, wording):
        return numbers
    line = text_width(view.line, style.font(Role.BODY, ui))
    return line + _GAP * ui + numbers if numbers else line


def paint_tick(painter: QPainter, box: QRectF, ground: str, ink: str) -> None:
    """Paint a check mark on a disc that fills a square."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 22, box.height() / 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QRectF(0, 0, 22, 22))
    painter.restore()
    paint_check(painter, box, ink, 2.4 * box.width() / 22)


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
            paint_disc(painter, center, half * 0.72, line=color, width=half * 0.55)
        case Shape.CROSS:
            painter.drawRect(QRectF(x - half, y - half * 0.36, 2 * half, half * 0.72))
            painter.drawRect(QRectF(x - half * 0.36, y - half, half * 0.72, 2 * half))


def paint_dealer_chip(painter: QPainter, center: QPointF, size: float, letter: str, ui: float) -> None:
    """Paint the dealer's ivory chip."""
    paint_disc(painter, center, size / 2 - 1, tokens.CARD_FACE, line=tokens.CARD_RED, width=1.5 * ui)
    box = QRectF(center.x() - size / 2, center.y() - size / 2, size, size)
    draw_text(
        painter, box, letter, style.font(Role.CAPTION, ui), tokens.CARD_BLACK, align=Qt.AlignmentFlag.AlignHCenter
    )


def chip_center(view: PlateView, box: QRectF, ui: float) -> QPointF:
    """Return the middle of the dealer chip on a plate: beside the name, or under the side's shape."""
    (wording,) = [view.wording] if view.wording else wordings([view], [box.width()], ui)
    middle = box.center().y()
    if wording.is_chip_under:
        return QPointF(box.left() + _MARK_X * ui, middle + 11 * ui)
    offset = (_LINE_OFFSET if box.height() < _TALL_FROM * ui else _LINE_OFFSET_TALL) * ui
    name_width = text_width(view.name, _name_font(view, ui))
    space = _space(box.width(), ui) - (_top_width(view, wording, ui) - name_width) - _chip_width(view, ui)
    x = box.left() + _TEXT_LEFT * ui + min(name_width, space) + 18 * ui
    return QPointF(x, middle - offset if view.line or view.number else middle)


class ChipItem(PaintedItem):
    """The dealer's chip by itself."""

    center = QPointF()

    def show_chip(self, letter: str, theme: Theme, ui: float, ratio: float) -> None:
        """Show the chip with a letter."""
        self.show_painted((letter,), theme, ui, ratio, lambda: _chip_picture(letter, ui, ratio))

    def put(self, center: QPointF) -> None:
        """Put the middle of the chip at a point."""
        self.center = center
        size = self.boundingRect()
        self.setPos(center.x() - size.width() / 2, center.y() - size.height() / 2)


def _chip_picture(letter: str, ui: float, ratio: float) -> QPixmap:
    side = _CHIP_SIZE * ui
    picture = blank(side, side, ratio)
    with painting(picture) as painter:
        paint_dealer_chip(painter, QPointF(side / 2, side / 2), side, letter, ui)
    return picture


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
        painter.setBrush(QColor(theme.strip))  # or else a portrait would be seen between ring and plate
        painter.setPen(QPen(QColor(theme.accent_ink), 2 * ui))
        painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
    ground, line = (theme.accent, None) if view.is_acting else (theme.panel, theme.line)
    paint_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), radius, ground, line=line)
    _paint_content(painter, view, box, theme, ui)


def _paint_content(painter: QPainter, view: PlateView, box: QRectF, theme: Theme, ui: float) -> None:
    ink = theme.on_accent if view.is_acting else theme.text
    quiet = theme.on_accent if view.is_acting else theme.muted
    (wording,) = [view.wording] if view.wording else wordings([view], [box.width()], ui)
    middle = box.center().y()
    is_chip_under = view.is_dealer and wording.is_chip_under
    shape_at = QPointF(box.left() + _MARK_X * ui, middle - (11 * ui if is_chip_under else 0))
    mark = view.mark % len(SIDE_SHAPES)
    if view.is_acting:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.FELT.strip if theme.is_dark else "#22190A"))
        painter.drawEllipse(shape_at, *[(10 if is_chip_under else 13) * ui] * 2)
    # on the dark disc of an acting plate, the light side colors are the most legible in every theme
    color = tokens.FELT.sides[mark] if view.is_acting else theme.sides[mark]
    paint_shape(painter, SIDE_SHAPES[mark], shape_at, (14 if view.is_acting else 17) * ui, color)
    left, space = box.left() + _TEXT_LEFT * ui, _space(box.width(), ui)
    offset = (_LINE_OFFSET if box.height() < _TALL_FROM * ui else _LINE_OFFSET_TALL) * ui
    top_row = QRectF(left, middle - offset - 11 * ui, space, 22 * ui)
    low_row = QRectF(left, middle + offset - 11 * ui, space, 22 * ui)
    name_width = text_width(view.name, _name_font(view, ui))
    # what is at the right of the name takes precedence over it
    name_space = space - (_top_width(view, wording, ui) - name_width)
    if view.is_dealer and not is_chip_under:
        name_space -= _chip_width(view, ui)
    _paint_numbers(painter, view, wording, (top_row, low_row), ink=ink, quiet=quiet, ui=ui)
    # a plate with numbers has two rows even if the lower one is empty, as have its neighbors
    has_rows = bool(view.line or view.number)
    name_row = QRectF(left, top_row.top() if has_rows else middle - 11 * ui, name_space, 22 * ui)
    draw_text(painter, name_row, view.name, _name_font(view, ui), ink)
    if view.is_dealer and not view.is_chip_away:
        paint_dealer_chip(painter, chip_center(view, box, ui), _CHIP_SIZE * ui, view.dealer_letter, ui)
    if not _is_joined(view, wording):
        _paint_line(painter, view, wording, low_row, quiet, ui)


def _paint_numbers(
    painter: QPainter,
    view: PlateView,
    wording: Wording,
    rows: tuple[QRectF, QRectF],
    *,
    ink: str,
    quiet: str,
    ui: float,
) -> None:
    """Paint numbers and units at the right of the upper and the lower row."""
    if not view.number:
        return
    number_font, font = style.font(Role.SCORE, ui), style.font(Role.CAPTION, ui)
    right, gap, top_row = Qt.AlignmentFlag.AlignRight, _SMALL_GAP * ui, rows[0]
    row = rows[1] if wording.is_parted else top_row
    draw_text(painter, row, view.unit, font, quiet, align=right)
    row = row.adjusted(0, 0, -text_width(view.unit, font) - gap, 0)
    draw_text(painter, row, view.number, number_font, ink, align=right)
    row = row.adjusted(0, 0, -text_width(view.number, number_font) - gap, 0)
    if view.meld:
        meld_row = top_row if _is_meld_apart(view, wording) else row
        draw_text(painter, meld_row, _meld_text(view, wording), font, quiet, align=right)


def _paint_line(painter: QPainter, view: PlateView, wording: Wording, row: QRectF, ink: str, ui: float) -> None:
    """Paint the line, or the brief one where the line has no room or other plates are brief.

    Beside numbers, a line without a brief form is left out rather than cut.
    """
    is_brief = _low_width(view, wording, ui) > row.width() or (wording.is_brief and not view.is_acting)
    numbers = _numbers_width(view, wording, ui) if wording.is_parted else 0
    row = row.adjusted(0, 0, -(numbers + _GAP * ui if numbers else 0), 0)
    line = view.brief or ("" if numbers else view.line) if is_brief else view.line
    draw_text(painter, row, line, style.font(Role.BODY, ui), ink)
