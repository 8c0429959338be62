"""The zone of every seat for its melds, and what is always on the table.

No two zones overlap: seats at the sides have a column beside their plate, the seat opposite lies below its plate, and
the player's own melds above the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Rect, SizeClass, whole
from pinochle_qt.ui.table.geometry.melds.meld_fitting import LABEL, NARROWEST, padding
from pinochle_qt.ui.table.geometry.panels import brief_sums, has_meld_sum, last_trick, meld_list, meld_sum
from pinochle_qt.ui.table.geometry.table_shape import felt_top

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout

Edge: TypeAlias = Literal["left", "right", "top", "bottom"]
"""The edge of a mat next to its owner."""

_BAR_GAP: Final = 12
MARGIN: Final = 8
"""The least gap around a mat, at scale 1."""
_BESIDE: Final = {False: 36, True: 16}
"""The gap between a plate at a side and its zone at scale 1, by whether the window is small."""
_OVER_PLATE: Final = 60
"""How far above the top of a plate the melds beside it begin, at scale 1."""
_SIDE_WIDTH: Final = {False: 220, True: 170}
"""The width of the zones at the sides at scale 1, by whether the window is small."""
_SIDE_CARDS: Final = 3.1
"""The least width of these zones inside in card widths: two pairs of a roundhouse."""
_MIDDLE_WIDTH: Final = 350
"""The most width of the zones in the middle at scale 1."""
_MIDDLE_CARDS: Final = 5.0
EMPTY_MAT: Final = 4.0
"""The width of the player's own mat before anything lies on it, in card widths."""
_PILE_GROWTH: Final = 20
"""How much higher a trick pile becomes than its lowest pack, at scale 1."""


class Zone(Struct, frozen=True):
    """A place for melds: its box, and the edge next to their owner."""

    box: Rect
    edge: Edge
    top: int | None = None
    """The preferred top of melds at a side; if they need more space, they begin higher."""
    axis: int = 0
    """The preferred middle of melds above or below their owner."""
    width: int = 0
    """The most width that melds have unless they need more; 0 if they may be as wide as the zone."""


def zone_of(layout: Layout, at: int) -> Zone:
    """Return the zone of a place; those of different places do not overlap."""
    if layout.frame.is_tv:
        return _zone_on_tv(layout, at)
    if layout.has_stock:
        return _zone_with_stock(layout, at)
    frame, gap = layout.frame, layout.frame.px(_BAR_GAP)
    middle, bottom = frame.width // 2, layout.hand_crest
    if layout.seats in {3, 4} and not layout.is_top(at) and at:
        start, width = _side_start(layout), _span(layout) - _middle_half(layout) - frame.px(MARGIN)
        x = start if layout.is_left(at) else frame.width - start - width
        top = max(frame.bar + frame.px(MARGIN), felt_top(layout, start))
        preferred = max(layout.plate(at).y - frame.px(_OVER_PLATE), top)
        edge: Edge = "left" if layout.is_left(at) else "right"
        return Zone(Rect(x, top, width, bottom - top), edge, preferred, width=_side_width(layout))
    half = _middle_half(layout)
    top = layout.middle_top + gap
    half_gap = frame.px(MARGIN) // 2
    # where there is no space for two rows, the seat opposite may use the space beside its plate
    between = min((top + bottom) // 2, bottom - _row(layout) - half_gap) if layout.seats in {2, 4} else top
    if at == 0:
        return Zone(
            Rect(middle - half, between + half_gap, 2 * half, bottom - between - half_gap), "bottom", axis=middle
        )
    preferred = layout.plate(at).y - frame.px(_OVER_PLATE)  # where they lie beside the plate
    return Zone(Rect(middle - half, top, 2 * half, between - half_gap - top), "top", preferred, axis=middle)


def _row(layout: Layout) -> int:
    """Return the most height of a mat with one row of cards."""
    return layout.card_height(SizeClass.M) + layout.frame.px(LABEL) + 2 * padding(layout)


def least_zone(layout: Layout, at: int, rows: int) -> Rect:
    """Return what others leave free in the zone of a place that is still to lay its melds: some rows of two pairs."""
    zone, frame = zone_of(layout, at), layout.frame
    if layout.has_stock:
        return zone.box
    box, row = zone.box, layout.card_height(SizeClass.M) + frame.px(LABEL)
    top = zone.top if zone.edge in {"left", "right"} and zone.top is not None else box.y
    height = min(rows * row + 2 * padding(layout) + frame.px((rows - 1) * MARGIN), box.bottom - top)
    width = whole(2 * (1 + NARROWEST) * layout.card_width(SizeClass.M)) + frame.px(MARGIN) + 2 * padding(layout)
    width = min(width, box.width)
    match zone.edge:
        case "left" | "right":
            return Rect(box.x if zone.edge == "left" else box.right - width, top, width, height)
        case "top":
            return Rect(zone.axis - width // 2, box.y, width, height)
        case _:
            width = min(max(width, whole(EMPTY_MAT * layout.card_width(SizeClass.M))), box.width)
            return Rect(zone.axis - width // 2, box.bottom - height, width, height)


def _span(layout: Layout) -> int:
    """Return the width from the zone of a seat at the side to the middle of the table."""
    frame = layout.frame
    if layout.seats not in {3, 4}:
        return frame.width // 2 - layout.plate(0).right - frame.px(16)
    return frame.width // 2 - _side_start(layout)


def _side_start(layout: Layout) -> int:
    """Return the distance of the zones at the sides from the edge of the window."""
    frame = layout.frame
    seat = max(box.right for box in layout.parts(1))
    return max(layout.plate(1).right + frame.px(_BESIDE[frame.small]), seat + frame.px(MARGIN))


def _side_width(layout: Layout) -> int:
    """Return the width of the zones at the sides."""
    frame, card = layout.frame, layout.card_width(SizeClass.M)
    wanted = max(frame.px(_SIDE_WIDTH[frame.small]), whole(_SIDE_CARDS * card) + 2 * padding(layout))
    return min(wanted, _span(layout) * 2 // 3)


def _middle_half(layout: Layout) -> int:
    """Return half the width of the zones in the middle."""
    frame, card = layout.frame, layout.card_width(SizeClass.M)
    wanted = max(frame.px(_MIDDLE_WIDTH), whole(_MIDDLE_CARDS * card) + 2 * padding(layout)) // 2
    if layout.seats in {3, 4}:
        return min(wanted, _span(layout) - _side_width(layout) - frame.px(MARGIN))
    return _span(layout)


def _zone_with_stock(layout: Layout, at: int) -> Zone:
    """Return the zone of a place beside, above or below trick and stock."""
    frame, gap = layout.frame, layout.frame.px(MARGIN)
    trick, plate, middle = layout.trick_bounds(), layout.plate(at), layout.frame.width // 2
    side = frame.width // 4 - gap
    if at == 0:
        inset = frame.margin if layout.seats == 2 else frame.width // 4
        top = trick.bottom + gap
        return Zone(Rect(inset, top, frame.width - 2 * inset, layout.hand_crest - top), "bottom", axis=middle)
    top = max(plate.bottom, layout.middle_top if layout.seats == 2 else 0) + gap
    if layout.seats == 2 and layout.has_people:  # beside pile and trick, or the mat
        pile = sums_or_piles(layout)[at]
        left = max(pile.right, *(box.right for box in layout.parts(at))) + gap
        above = felt_top(layout, left)
        bottom = min(trick.bottom, meld_list(layout).y - gap)
        box = Rect(left, above, frame.width - frame.margin - left, bottom - above)
        return Zone(box, "left", plate.y)
    if layout.seats == 2:
        return Zone(Rect(frame.margin, top, frame.width - 2 * frame.margin, trick.y - gap - top), "top", axis=middle)
    if layout.is_top(at):
        box = Rect(frame.width // 4, top, frame.width - 2 * (frame.width // 4), trick.y - gap - top)
        return Zone(box, "top", axis=plate.center.x)
    x = frame.margin if layout.is_left(at) else frame.width - side
    return Zone(Rect(x, top, side - frame.margin, layout.hand_crest - top), "top", axis=plate.center.x)


def _zone_on_tv(layout: Layout, at: int) -> Zone:
    """Return the zone of a place on a television: beside its plate, and at the left or right of what lies between.

    Seats at the top and at the bottom have theirs at the left, away from their backs, as the trick lies between them;
    before the first trick, melds of those at the top that have no space on the felt there may be below the plate.
    """
    frame, gap, plate = layout.frame, layout.frame.px(MARGIN), layout.plate(at)
    area, middle = table_area(layout), layout.frame.width // 2
    row = layout.trick_bounds().x if not layout.has_stock else layout.bounds(layout.stock().upcard).x
    if layout.seats == 2:
        if at == 0:
            return Zone(replace(area, width=row - gap - area.x), "right", layout.trick_center.y)
        left = layout.trick_bounds().right + gap
        return Zone(replace(area, x=left, width=area.right - left), "left")
    if at == 0:
        left = area.x if not layout.has_stock else row
        return Zone(Rect(left, layout.hand_top, plate.x - 2 * gap - left, area.bottom - layout.hand_top), "right")
    if layout.is_top(at):
        box = Rect(area.x, area.y, plate.x - 2 * gap - area.x, layout.middle_top - area.y)
        return Zone(box, "top", axis=plate.center.x) if keeps_to_felt(layout) else Zone(box, "right")
    if layout.has_stock:  # below the plates in the corners
        width, top = row - gap - area.x, plate.bottom + gap
        x = area.x if layout.is_left(at) else area.right - width
        return Zone(Rect(x, top, width, area.bottom - top), "top", axis=plate.center.x)
    start = max(box.right for box in layout.parts(at)) if layout.is_left(at) else min(box.x for box in layout.parts(at))
    tight = frame.px(3)  # two rows of small cards have just enough space
    top, bottom = layout.middle_top + tight, layout.hand_top - tight
    preferred = plate.y - frame.px(_OVER_PLATE)
    if layout.is_left(at):
        return Zone(Rect(start + gap, top, middle - gap // 2 - start - gap, bottom - top), "left", preferred)
    left = middle + gap // 2
    return Zone(Rect(left, top, start - gap - left, bottom - top), "right", preferred)


def keeps_to_felt(layout: Layout) -> bool:
    """Return whether the whole table is in view, with space for all melds on its felt; nothing else lies there then."""
    return layout.frame.is_tv and (not layout.has_stock or layout.seats == 2)


def middle_zone(layout: Layout) -> Zone:
    """Return the zone in the middle of a table for five and more."""
    frame, gap = layout.frame, layout.frame.px(_BAR_GAP)
    inset = max((layout.plate(at).right for at in range(1, layout.seats) if layout.is_left(at)), default=0) + gap
    top = layout.middle_top + gap
    return Zone(Rect(inset, top, frame.width - 2 * inset, layout.hand_crest - top), "left", axis=frame.width // 2)


def table_area(layout: Layout) -> Rect:
    """Return the table without its margin."""
    return layout.frame.table.grown(-layout.frame.px(MARGIN))


def area_around(layout: Layout, at: int) -> Rect:
    """Return what melds may use whose zone is too small: at a side, their half of the table.

    Those beside the mat of a stock game may use what is right of it.
    """
    table = table_area(layout)
    if at and layout.seats == 2 and layout.has_stock and layout.has_people and not layout.frame.is_tv:
        left = zone_of(layout, at).box.x
        return replace(table, x=left, width=table.right - left)
    if at and not layout.is_top(at) and layout.seats in {3, 4}:
        x = table.x if layout.is_left(at) else table.center.x
        return Rect(x, table.y, table.width // 2, table.height)
    return table


def sums_or_piles(layout: Layout) -> list[Rect]:
    """Return what tells during play how much has been taken: the trick piles at their highest, or a panel."""
    if not layout.has_people:
        return [brief_sums(layout, layout.seats)]
    lowest = [layout.bounds(layout.pile(at)) for at in range(layout.seats)]
    return [box.united(box.moved(dy=-layout.frame.px(_PILE_GROWTH))) for box in lowest]


def fixed_areas(layout: Layout, *, may_hand_widen: bool = True) -> list[Rect]:
    """Return what is always on the table: seats, the hand, and in stock games the middle.

    With melds laid out, a hand in two rows may become a wider one in one row.
    """
    areas = layout.all_parts()
    hand = layout.hand_bounds().united(layout.widest_hand()) if may_hand_widen else layout.hand_bounds()
    areas.append(Rect(hand.x, layout.hand_crest, hand.width, layout.frame.height - layout.hand_crest))
    if has_meld_sum(layout):
        areas.append(meld_sum(layout))
    if layout.is_opposed:
        backs = [layout.bounds(pose) for pose in layout.backs(1, layout.hand_most)]
        areas.append(backs[0].united(backs[-1]))
    if layout.has_stock:
        stock, gap = layout.stock(), layout.frame.px(MARGIN)
        pile = layout.bounds(stock.upcard).united(layout.bounds(stock.stock))
        half = layout.frame.px(44)
        labels = [
            Rect(at.x - half, at.y, 2 * half, layout.frame.px(24)) for at in (stock.upcard_label, stock.count_label)
        ]
        areas += [pile, *labels, layout.trick_bounds().grown(gap // 2)]
        areas += [last_trick(layout, layout.seats), *sums_or_piles(layout)]
    return areas
