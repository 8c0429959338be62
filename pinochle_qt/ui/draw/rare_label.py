"""The label below a rare meld: whose it is, its name, its points, and a bar in the color of its side."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPixmap

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.painted_item import PaintedItem
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shadows import on_shadow, shadow_margin
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import FELT, LIGHT, PLATE_SHADOW, Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme

PORTRAIT: Final = 80
"""Side of the portrait at scale 1; it sticks out above the label."""
_PORTRAIT_LEFT, _PORTRAIT_UP = 14, 14
_PAD: Final = 24
_BAR: Final = 4


class RareLabel(Struct, frozen=True):
    """What the label of a rare meld says."""

    name: str
    """The name of the meld."""
    line: str
    """Whose it is."""
    points: str
    mark: int
    """The place of the side among all sides, which gives the color of its bar."""


class RareLabelItem(PaintedItem):
    """The label in a scene."""

    def show_label(
        self, label: RareLabel, box: Rect, theme: Theme, ui: float, ratio: float, portrait: QPixmap | None = None
    ) -> None:
        """Show the label in a box, with the portrait of the meld's owner at its left if there is one."""
        margin = max(shadow_margin(PLATE_SHADOW, ui), round(_PORTRAIT_UP * ui))
        paint = partial(_paint, label, theme, ui, portrait)
        what = (label, box.width, box.height, None if portrait is None else portrait.cacheKey())
        self.show_painted(what, theme, ui, ratio, lambda: on_shadow(box, margin, theme, ui, ratio, paint))
        self.setPos(box.x - margin, box.y - margin)


def _paint(
    label: RareLabel, theme: Theme, ui: float, portrait: QPixmap | None, painter: QPainter, box: QRectF, radius: float
) -> None:
    paint_box(painter, box, radius, theme.bubble)
    left = box.left() + _PAD * ui
    if portrait is not None:
        face = QRectF(0, 0, PORTRAIT * ui, PORTRAIT * ui)
        face.moveTopLeft(box.topLeft())
        face.translate(_PORTRAIT_LEFT * ui, -_PORTRAIT_UP * ui)
        painter.drawPixmap(face.topLeft(), portrait)
        left = face.right() + 10 * ui
    right = box.right() - _PAD * ui
    # the colors of the sides are made for the table: on a bubble, which is light on a dark table, those of the other
    sides = (LIGHT if theme.is_dark else FELT).sides
    bar = QRectF(box.left() + 16 * ui, box.bottom() - _BAR * ui, box.width() - 32 * ui, _BAR * ui)
    painter.setBrush(QColor(sides[label.mark % len(sides)]))
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    upper = QRectF(left, box.top() + 12 * ui, right - left, 30 * ui)
    lower = QRectF(left, upper.bottom(), right - left, 20 * ui)
    large = style.font(Role.RESULT, ui)
    number = text_width(label.points, large)
    draw_text(painter, upper, label.points, large, theme.on_bubble, align=Qt.AlignmentFlag.AlignRight)
    space = upper.width() - number - 16 * ui
    role = next(
        (role for role in (Role.RESULT, Role.TITLE) if text_width(label.name, style.font(role, ui)) <= space),
        Role.CONTRACT,
    )
    draw_text(
        painter, QRectF(left, upper.top(), space, upper.height()), label.name, style.font(role, ui), theme.on_bubble
    )
    draw_text(painter, lower, label.line, style.font(Role.BODY, ui), theme.bubble_muted)
