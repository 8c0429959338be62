"""The places of the open hands of a deal, computed from the layout of the table without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import SizeClass, card_height

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout

_STEP, _NARROW_STEP, _MANY_CARDS = 0.44, 0.28, 10
"""Distance from card to card in card widths: usually, and for hands of this many cards or more."""
_GAP_BELOW_PLATE: Final = 8
"""Space between a plate and the hand below it, at scale 1."""
_HEAP_GAP: Final = 0.5
"""Space between the hand and the cards that lie open in a stock game, in card widths."""
_MAX_WIDTH: Final = 1.6
"""Greatest width of a hand at a crowded table, in plate widths."""
_CROWDED_SEATS: Final = 5


class HandPlace(Struct, frozen=True):
    """A row of upright cards."""

    left: float
    top: float
    width: int
    """Width of a card."""
    step: float
    heap: float
    """Additional offset of the cards that are not part of the hand."""

    def x(self, at: int, in_hand: int) -> float:
        """Return the left edge of a card; the cards after the first `in_hand` lie open on the table."""
        return self.left + at * self.step + (self.heap if at >= in_hand > 0 else 0)


def hand_place(layout: Layout, place: int, in_hand: int, lying: int) -> HandPlace:
    """Return where the cards of a place are: South's at the lower edge, the others below their plates."""
    frame, plate = layout.frame, layout.plate(place)
    width = layout.card_width(SizeClass.M if layout.seats >= _CROWDED_SEATS and place else SizeClass.L)
    count = in_hand + lying
    heap = _HEAP_GAP * width if lying and in_hand else 0.0
    room = _available_width(layout, place) - heap
    step = (_NARROW_STEP if count >= _MANY_CARDS else _STEP) * width
    step = min(step, max(0.0, room - width) / max(1, count - 1))
    total_width = width + max(0, count - 1) * step + heap
    if place == 0:
        top = frame.height - frame.margin - card_height(width)
        return HandPlace((frame.width - total_width) / 2, top, width, step, heap)
    top = plate.bottom + frame.px(_GAP_BELOW_PLATE)
    if layout.seats == 2:
        return HandPlace((frame.width - total_width) / 2, frame.bar + frame.px(_GAP_BELOW_PLATE) * 2, width, step, heap)
    if layout.is_left(place):
        return HandPlace(plate.x, top, width, step, heap)
    if plate.right >= frame.width - frame.margin:
        return HandPlace(plate.right - total_width, top, width, step, heap)
    return HandPlace(plate.center.x - total_width / 2, top, width, step, heap)


def _available_width(layout: Layout, place: int) -> float:
    frame = layout.frame
    if place == 0:
        return frame.width - 2 * (layout.plate(0).right + frame.px(_GAP_BELOW_PLATE))
    if layout.seats >= _CROWDED_SEATS:
        return _MAX_WIDTH * layout.plate(place).width
    return 0.45 * frame.width
