"""Where the cards still to come will lie in a trick: faint outlines with the names of the players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.painted_item import PaintedItem
from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.scene.card_item import remove
from pinochle_qt.ui.table.scene.place_item import PLACE_Z, place_fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.layout import Layout

_LINE: Final = 1.5
_THICKER_FROM: Final = 2
"""The scale beyond which lines are thicker, as on a large television."""
_EDGE: Final = 6
"""Margin on both sides of a name, at scale 1."""


class TrickPlace(PaintedItem):
    """The outline of one place, with a name on it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        self.setZValue(PLACE_Z)

    def show_name(self, name: str, box: Rect, theme: Theme, ui: float, ratio: float, *, is_next: bool = False) -> None:
        """Outline a box and name it, in yellow if `is_next` to be filled."""
        self.name, content = name, (name, box.width, box.height, is_next)
        paint = partial(_paint_outline, name, box, theme, ui, ratio, is_next=is_next)
        self.show_painted(content, theme, ui, ratio, paint)
        self.setPos(box.x, box.y)


class TrickPlaces:
    """Owns the outlines of a scene; there are some only while a trick has begun and is not complete."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Seat, TrickPlace] = {}

    def show(
        self, observation: Observation, names: Sequence[str], layout: Layout, theme: Theme, ratio: float, *, asked: bool
    ) -> None:
        """Show where the others play; the viewer's place is marked separately while the viewer is `asked`."""
        seats = [seat for seat in still_to_play(observation) if not (asked and seat == observation.viewer)]
        for gone in self._items.keys() - set(seats):
            remove(self._items.pop(gone))
        for seat in seats:
            if seat not in self._items:
                self._items[seat] = TrickPlace()
                self._scene.addItem(self._items[seat])
            place = place_of(seat, observation.viewer, observation.players)
            nth = (seat - observation.leader) % observation.players
            box = layout.trick_place(place, nth)
            is_next = layout.frame.is_tv and seat == seats[0]
            self._items[seat].show_name(names[seat], box, theme, layout.frame.ui, ratio, is_next=is_next)


def still_to_play(observation: Observation) -> list[Seat]:
    """Return the seats that still have to play to a trick that has begun, in turn."""
    if not observation.running or not observation.trick:
        return []
    players = observation.players
    return [(observation.leader + at) % players for at in range(len(observation.trick), players)]


def _paint_outline(name: str, box: Rect, theme: Theme, ui: float, ratio: float, *, is_next: bool) -> QPixmap:
    picture = blank(box.width, box.height, ratio)
    with painting(picture) as painter:
        line = _LINE * max(ui / _THICKER_FROM, 1.0)
        painter.setPen(QPen(QColor(theme.accent_ink if is_next else theme.ctl_line), line, Qt.PenStyle.DashLine))
        if is_next:
            painter.setBrush(place_fill(theme))
        outline, radius = QRectF(0, 0, box.width, box.height), min(tokens.CARD_RADIUS * box.width, tokens.RADIUS_PANEL)
        painter.drawRoundedRect(outline.adjusted(line, line, -line, -line), radius, radius)
        text_box, font = outline.adjusted(_EDGE * ui, 0, -_EDGE * ui, 0), style.font(Role.BODY, ui)
        draw_text(
            painter, text_box, name, font, theme.text if is_next else theme.muted, align=Qt.AlignmentFlag.AlignHCenter
        )
    return picture
