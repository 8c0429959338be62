"""Speech bubbles at the seats, labels under melds, and the reason above a rejected card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.painted_item import PaintedItem
from pinochle_qt.ui.draw.pictures import blank, paint_box, paint_check, painting
from pinochle_qt.ui.draw.shadows import on_shadow, shadow_margin
from pinochle_qt.ui.draw.shapes import Tail, whole
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme

BUBBLE_WIDTH, BUBBLE_HEIGHT, TAIL = 128, 68, 10
AIR = 6
"""The padding on both sides of the text in a bubble, at scale 1."""
REMARK_PADDING = 15
PILL_PADDING = 10
_CHECK, _CHECK_LINE, _CHECK_SPACE, _CHECK_OUTSIDE = 10, 1.6, 9, 3
"""The side of the square around a check mark, the width of its lines, the width of the mark with the gap between it and
the text, and how much of that may be outside the space of a label, half at each side, at scale 1."""
_LINE = 19
"""The line height of a reason that takes two lines, at scale 1."""
_NOTE_FROM = 56
"""A bubble shorter than this, in pixels at scale 1, has no space for a note."""


class BubbleView(Struct, frozen=True):
    """The speech at a seat; `is_loud` for the high bid, or for every bid if bids are added up; the rest is quiet.

    A remark is loud, too, but in small letters.
    """

    text: str
    note: str = ""
    is_loud: bool = False
    is_remark: bool = False
    tail: Tail = Tail.LEFT


class BubbleItem(PaintedItem):
    """A speech bubble in the scene."""

    def show_view(self, view: BubbleView, rect: Rect, theme: Theme, ui: float, ratio: float) -> bool:
        """Show a bubble whose body fills `rect`; the tail sticks out of it. Return whether it says something new."""
        margin = bubble_margin(ui)
        is_new = self.shown[:1] != (view,)
        content, paint = (view, rect.width, rect.height), partial(_paint, view, theme, ui)
        self.show_painted(content, theme, ui, ratio, lambda: on_shadow(rect, margin, theme, ui, ratio, paint))
        self.setPos(rect.x - margin, rect.y - margin)
        return is_new


def remark_width(text: str, ui: float) -> int:
    """Return the width of the bubble of a remark in pixels."""
    return round(text_width(text, style.font(Role.REMARK, ui)) + 2 * REMARK_PADDING * ui)


def loud_width(text: str, ui: float) -> int:
    """Return the width of a loud bubble around a text in pixels."""
    return round(text_width(text, style.font(Role.RESULT, ui)) + 2 * REMARK_PADDING * ui)


def bubble_margin(ui: float) -> int:
    """Return how far the picture of a bubble extends beyond its body, for tail and shadow."""
    return max(shadow_margin(tokens.PLATE_SHADOW, ui), round((TAIL + 2) * ui))


def _paint(view: BubbleView, theme: Theme, ui: float, painter: QPainter, box: QRectF, radius: float) -> None:
    body = QPainterPath()
    body.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    shape = body.united(_tail(box, view.tail, TAIL * ui))
    painter.setPen(QPen(QColor(theme.bubble if view.is_loud else theme.ctl_line), 1))
    painter.setBrush(QColor(theme.bubble if view.is_loud else theme.strip))
    painter.drawPath(shape)
    ink = theme.on_bubble if view.is_loud else theme.text
    quiet = theme.bubble_muted if view.is_loud else theme.muted
    center = Qt.AlignmentFlag.AlignHCenter
    inner = box.adjusted(AIR * ui, 0, -AIR * ui, 0)
    is_large = view.is_loud and text_width(view.text, style.font(Role.RESULT, ui)) <= inner.width()
    role = Role.REMARK if view.is_remark else Role.RESULT if is_large else Role.NAME
    if view.note and box.height() >= _NOTE_FROM * ui:
        upper = QRectF(inner.left(), box.top() + 8 * ui, inner.width(), box.height() - 36 * ui)
        lower = QRectF(inner.left(), box.bottom() - 28 * ui, inner.width(), 18 * ui)
        draw_text(painter, upper, view.text, style.font(role, ui), ink, align=center)
        draw_text(painter, lower, view.note, style.font(Role.CAPTION, ui), quiet, align=center)
    else:
        draw_text(painter, inner, view.text, style.font(role, ui), ink, align=center)


def _tail(box: QRectF, side: Tail, size: float) -> QPainterPath:
    center = box.center()
    tip, half_base = {
        Tail.LEFT: (QPointF(box.left() - size, center.y()), QPointF(0, size * 0.8)),
        Tail.RIGHT: (QPointF(box.right() + size, center.y()), QPointF(0, size * 0.8)),
        Tail.TOP: (QPointF(center.x(), box.top() - size), QPointF(size * 0.8, 0)),
        Tail.BOTTOM: (QPointF(center.x(), box.bottom() + size), QPointF(size * 0.8, 0)),
    }[side]
    base = {
        Tail.LEFT: QPointF(box.left() + 2, center.y()),
        Tail.RIGHT: QPointF(box.right() - 2, center.y()),
        Tail.TOP: QPointF(center.x(), box.top() + 2),
        Tail.BOTTOM: QPointF(center.x(), box.bottom() - 2),
    }[side]
    path = QPainterPath(base - half_base)
    path.lineTo(tip)
    path.lineTo(base + half_base)
    path.closeSubpath()
    return path


class PillItem(PaintedItem):
    """A short label on the table: a name, with a number if need be."""

    def show_text(
        self,
        text: str,
        number: str,
        theme: Theme,
        ui: float,
        ratio: float,
        *,
        color: str | None = None,
        is_bare: bool = False,
        is_ticked: bool = False,
    ) -> None:
        """Show a text, followed by a bold number; without a pill if `is_bare`, with a check mark if `is_ticked`."""
        content, ink = (text, number, color, is_bare, is_ticked), color or theme.text
        self.show_painted(
            content,
            theme,
            ui,
            ratio,
            lambda: _pill(text, number, theme, ui, ratio, ink, is_bare=is_bare, is_ticked=is_ticked),
        )

    def put(self, center_x: float, top: float) -> None:
        """Place the pill with the middle of its top edge at a point."""
        width = self.pixmap().width() / self.pixmap().devicePixelRatio()
        self.setPos(whole(center_x - width / 2), top)


def pill_width(text: str, number: str, ui: float) -> int:
    """Return the width of a pill in pixels."""
    font = style.font(Role.CAPTION, ui)
    gap = 8 * ui if number and text else 0
    return round(text_width(text, font) + gap + text_width(number, font) * 1.08 + 2 * PILL_PADDING * ui)


def bare_width(text: str, number: str, ui: float) -> int:
    """Return the width in pixels of a text without a pill, with space for a check mark."""
    return pill_width(text, number, ui) - round((2 * PILL_PADDING - _CHECK_SPACE + _CHECK_OUTSIDE) * ui)


def _pill(
    text: str,
    number: str,
    theme: Theme,
    ui: float,
    ratio: float,
    color: str,
    *,
    is_bare: bool = False,
    is_ticked: bool = False,
) -> QPixmap:
    width, height = pill_width(text, number, ui), round(tokens.PILL_HEIGHT * ui)
    picture = blank(width, height, ratio)
    with painting(picture) as painter:
        if is_ticked:  # both are centered together
            painter.translate(_CHECK_SPACE / 2 * ui, 0)
        paint_pill(painter, QRectF(0, 0, width, height), text, theme, ui, color, number, is_bare=is_bare)
        if is_ticked:
            side = _CHECK * ui
            paint_check(
                painter,
                QRectF((PILL_PADDING - _CHECK_SPACE) * ui - 0.22 * side, (height - side) / 2, side, side),
                theme.good,
                _CHECK_LINE * ui,
            )
    return picture


def paint_pill(
    painter: QPainter,
    box: QRectF,
    text: str,
    theme: Theme,
    ui: float,
    color: str,
    number: str = "",
    *,
    is_bare: bool = False,
) -> None:
    """Paint a pill that fills a box, with a text, and a bold number at its right; only these if `is_bare`."""
    if not is_bare:
        paint_box(painter, box, box.height() / 2, theme.strip)
    inner = box.adjusted(PILL_PADDING * ui, 0, -PILL_PADDING * ui + 1, 0)
    draw_text(painter, inner, text, style.font(Role.CAPTION, ui), color)
    if number:
        bold = style.font(Role.NOTE_TITLE, ui)
        draw_text(painter, inner, number, bold, color, align=Qt.AlignmentFlag.AlignRight)


class ReasonItem(PaintedItem):
    """The reason why a card may not be played, shown above that card."""

    def show_text(self, text: str, at: Rect, theme: Theme, ui: float, ratio: float) -> None:
        """Show a sentence in a bubble that fills a rectangle."""
        margin = shadow_margin(tokens.PLATE_SHADOW, ui)
        self.setPixmap(on_shadow(at, margin, theme, ui, ratio, partial(_paint_reason, text, theme, ui)))
        self.setPos(at.x - margin, at.y - margin)


def _paint_reason(text: str, theme: Theme, ui: float, painter: QPainter, box: QRectF, radius: float) -> None:
    paint_box(painter, box, radius, theme.bubble)
    font, inner = style.font(Role.NAME, ui), box.adjusted(16 * ui, 0, -16 * ui, 0)
    lines = wrapped(text, font, inner.width())
    step = _LINE * ui if len(lines) > 1 else inner.height()
    top = inner.center().y() - len(lines) * step / 2
    for index, line in enumerate(lines):
        row = QRectF(inner.left(), top + index * step, inner.width(), step)
        draw_text(painter, row, line, font, theme.on_bubble, align=Qt.AlignmentFlag.AlignHCenter)


def reason_widths(text: str, space: int, ui: float) -> tuple[int, int]:
    """Return the widths of a reason's bubble with one line and with two, limited to `space` pixels."""
    font, words = style.font(Role.NAME, ui), text.split(" ")
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
    widths = (text_width(text, font), min(max(text_width(each, font) for each in split) for split in splits))
    return min(round(widths[0] + 40 * ui), space), min(round(widths[1] + 40 * ui), space)
