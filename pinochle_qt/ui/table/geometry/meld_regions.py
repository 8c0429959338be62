"""Which parts of the table the melds of a seat may use before play, and on which side of the plates they lie.

Every seat has its own region next to its plate. Whatever is in the middle at the moment, a panel or the meld mat, takes
space from it, and the melds make the best of what is left.

The melds of all seats at the edges lie on the same side of their plates: beside them toward the middle, as around a
real table, else below them, else above. It is the first side on which they can be shown as large and as well labeled
as on any other. Only the melds of a seat with no space there at all lie elsewhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Rect, SizeClass
from pinochle_qt.ui.table.geometry.meld_fitting import MeldSizes, Region, breadth, loss, row_height
from pinochle_qt.ui.table.geometry.panels import below_first_melds, last_trick

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_Side: TypeAlias = Literal["beside", "below", "above"]
"""Where melds lie, seen from a plate at the edge of the table."""

_SIDES: Final[tuple[_Side, ...]] = ("beside", "below", "above")
"""Sides to try, the best first."""
_MAX_SEATS_WITH_ALL_SIDES: Final = 4
"""The most seats at which melds may lie on any side: with more, there are plates above, and the mat beside."""

_SEATS_AROUND: Final = 4
"""The number of seats at which the melds of the seat opposite lie between those at the sides."""
_SEATS_IN_A_ROW: Final = 3

_OVER_PLATE: Final = 32
"""How far above the top of a plate the melds beside it begin, at scale 1."""
_SMALL_GAP: Final = 8
_GAP: Final = 16
"""Gap between melds and what is beside them, at scale 1."""


class _Division(Struct, frozen=True):
    """How the seats share the space at the plates."""

    side: _Side
    """The side on which the melds of all seats at the edges lie."""
    half: int = 0
    """Half the width given to the seat opposite at a table of four; 0 at others."""
    is_low: bool = False
    """Whether it has that width all the way down to the hand, not only down to the plates at the edges."""


def regions(layout: Layout, place: int, melds: tuple[MeldSizes, ...], occupied: tuple[Rect, ...]) -> Iterator[Region]:
    """Return the places for the melds of a seat, the best first; `melds` are those of every place."""
    breadths = _breadths(layout, melds)
    if place == 0:
        yield from _own_regions(layout, breadths, [*occupied, *_fixed_areas(layout)])
        return
    obstacles = _obstacles(layout, breadths, occupied)
    division = _division(layout, melds, occupied)
    yield from _at_plate(layout, place, division, division.side, obstacles)
    if not layout.is_top(place):
        for other in _sides(layout):
            if other not in (division.side, "beside"):
                elsewhere = _at_plate(layout, place, division, other, obstacles)
                yield from (replace(region, is_far=True) for region in elsewhere)


def anywhere(layout: Layout, place: int, occupied: Sequence[Rect]) -> Iterator[Region]:
    """Return the free parts of the table for melds without space at their plate, those nearest to the plate first."""
    table = layout.frame.table.grown(-layout.frame.px(_SMALL_GAP))
    obstacles = [*occupied, *_fixed_areas(layout), layout.hand_bounds()]
    for free in _free_parts(layout, table, obstacles, layout.plate(place).center):
        yield Region(free, "center", free.center.x, is_far=True)


# ---- sides -----------------------------------------------------------------------------------------------------------


def _sides(layout: Layout) -> tuple[_Side, ...]:
    """Return the sides of plates at the edges that may have space: only below with a stock, two seats or over four."""
    has_all = 2 < layout.seats <= _MAX_SEATS_WITH_ALL_SIDES and not layout.has_stock
    return _SIDES if has_all else ("below",)


@lru_cache(maxsize=64)
def _division(layout: Layout, melds: tuple[MeldSizes, ...], occupied: tuple[Rect, ...]) -> _Division:
    """Return the division of the space that shows the melds of the other seats best; the first of equal ones."""
    breadths = _breadths(layout, melds)
    obstacles = _obstacles(layout, breadths, occupied)
    others = [place for place in range(1, layout.seats) if melds[place]]

    def total_loss(division: _Division) -> tuple[int, list[int]]:
        """Return how many melds are left out, and how badly those of each seat are shown, the worst first."""
        losses = [
            loss(layout, _at_plate(layout, place, division, division.side, obstacles), melds[place]) for place in others
        ]
        return sum(left_out for left_out, _ in losses), sorted((badness for _, badness in losses), reverse=True)

    no_loss = 0, [0] * len(others)
    best, best_loss = _Division("below"), None
    for division in _divisions(layout, breadths):
        current = total_loss(division)
        if best_loss is None or current < best_loss:
            best, best_loss = division, current
        if best_loss == no_loss:
            break
    return best


def _divisions(layout: Layout, breadths: Sequence[int]) -> Iterator[_Division]:
    """Return the possible divisions of the space, the best first.

    With four seats, the seat opposite gets the width of one row of its melds; or what those at the edges leave of that,
    but at least a fair share; or no more than the width of its plate.
    """
    sides = _sides(layout)
    if layout.seats != _SEATS_AROUND or layout.has_stock:
        yield from map(_Division, sides)
        return
    plate, gap = layout.plate(2), layout.frame.px(_GAP)
    minimum = plate.width // 2
    half_row = -(-max(breadths[2], plate.width) // 2)  # half a pixel less would cost a label its name, so round up
    space = layout.frame.width // 2 - layout.plate(1).right - 2 * gap
    remaining = max(space - max(breadths[1], breadths[3]), space // _SEATS_IN_A_ROW)
    for side in sides:
        if side == "below":
            yield _Division(side, half_row)
        for half in dict.fromkeys((half_row, max(min(half_row, remaining), minimum), minimum)):
            yield _Division(side, half, is_low=True)


def _breadths(layout: Layout, melds: Sequence[MeldSizes]) -> list[int]:
    """Return the width of the melds of every place in one row in the best style."""
    return [breadth(layout, *zip(*each, strict=True)) if each else 0 for each in melds]


def _obstacles(layout: Layout, breadths: Sequence[int], occupied: Sequence[Rect]) -> list[Rect]:
    """Return what the melds of the other seats must not cover."""
    obstacles = [*occupied, *_fixed_areas(layout)]
    if not layout.is_opposed:
        hand = layout.hand_bounds()
        obstacles.append(Rect(hand.x, layout.hand_crest, hand.width, layout.frame.height - layout.hand_crest))
        # what is left of a hand in two rows may form a single, wider row
        obstacles.append(layout.hand_bounds(_max_in_one_row(layout)))
    if breadths[0]:
        obstacles.append(_own_box(layout, breadths))
    return obstacles


def _at_plate(
    layout: Layout, place: int, division: _Division, side: _Side, obstacles: Sequence[Rect]
) -> Iterator[Region]:
    """Return the places for another seat's melds: on one side of its plate if that is at an edge."""
    if layout.seats == 2:
        yield from _beside_opponent(layout, obstacles) if layout.has_people else _opposite(layout, obstacles)
    elif layout.is_top(place):
        yield from _below_top(layout, place, division, obstacles)
    elif side == "beside":
        yield from _beside(layout, place, division.half, obstacles)
    elif side == "below":
        yield from _below_side(layout, place, division.half if division.is_low else 0, obstacles)
    else:
        yield from _above_side(layout, place, division.half, obstacles)


def _max_in_one_row(layout: Layout) -> int:
    """Return the largest number of cards of South's hand that lie in one row."""
    return next(count for count in range(layout.hand_most, 0, -1) if layout.hand_rows(count) == 1)


def _fixed_areas(layout: Layout) -> list[Rect]:
    """Return what is always on the table: plates with the cards behind them, and in stock games the middle."""
    areas = layout.all_parts()
    if layout.has_stock:
        stock, small_gap = layout.stock(), layout.frame.px(_SMALL_GAP)
        pile = layout.bounds(stock.upcard).united(layout.bounds(stock.stock))
        half = layout.frame.px(44)
        upcard_pill = Rect(stock.upcard_label.x - half, stock.upcard_label.y, 2 * half, layout.frame.px(24))
        count_pill = Rect(stock.count_label.x - half, stock.count_label.y, 2 * half, layout.frame.px(24))
        trick_area = layout.trick_bounds().grown(small_gap // 2)
        areas += [pile, upcard_pill, count_pill, trick_area, last_trick(layout, layout.seats)]
    return areas


def _own_box(layout: Layout, breadths: Sequence[int]) -> Rect:
    """Return the box for South's melds: one or two rows above the hand; with a stock, all the space below mid-trick."""
    frame = layout.frame
    small_gap = frame.px(_SMALL_GAP)
    space = frame.width - 2 * (layout.plate(0).right + frame.px(_GAP))
    bottom = layout.hand_crest - small_gap
    if layout.has_stock:
        top = layout.trick_center.y
        if layout.seats == 2:
            return Rect(frame.margin, top, frame.width - 2 * frame.margin, bottom + frame.px(4) - top)
    else:
        rows = min(2, -(-breadths[0] // max(space, 1)))
        top = max(bottom - rows * (row_height(layout) + small_gap), below_first_melds(layout))
    return Rect((frame.width - space) // 2, top, space, bottom - top)


def _own_regions(layout: Layout, breadths: Sequence[int], obstacles: Iterable[Rect]) -> Iterator[Region]:
    box = _own_box(layout, breadths)
    middle = Point(layout.frame.width // 2, box.bottom)
    for free in _free_parts(layout, box, obstacles, middle) or [box]:
        is_aside = not free.x < middle.x < free.right  # off the axis of the hand, they would seem to be a neighbor's
        yield Region(free, "center", middle.x, from_bottom=not layout.has_stock, is_far=is_aside)


def _opposite(layout: Layout, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place below the hand of the only opponent."""
    frame = layout.frame
    left, top = layout.plate(1).right + frame.px(_GAP), layout.middle_top + frame.px(_SMALL_GAP)
    bottom = layout.trick_bounds().y if layout.has_stock else layout.hand_crest
    box = Rect(left, top, frame.width - frame.margin - left, bottom - frame.px(_SMALL_GAP) - top)
    for free in _free_parts(layout, box, obstacles, Point(frame.width // 2, top)):
        yield Region(free, "center", frame.width // 2)


def _beside_opponent(layout: Layout, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the places on both sides of the only opponent, and below without a stock: there the trick is with one."""
    frame, plate = layout.frame, layout.plate(1)
    gap, small_gap = frame.px(_GAP), frame.px(_SMALL_GAP)
    top, bottom = frame.bar + small_gap, layout.hand_crest - small_gap
    boxes = [
        Rect(plate.right + gap, top, frame.width - frame.margin - plate.right - gap, bottom - top),
        Rect(frame.margin, top, plate.x - gap - frame.margin, bottom - top),
    ]
    if not layout.has_stock:
        below = plate.bottom + frame.px(10)
        boxes.insert(0, Rect(frame.margin, below, frame.width - 2 * frame.margin, bottom - below))
    for box in boxes:
        for free in _free_parts(layout, box, obstacles, plate.center):
            yield Region(free, "center", min(max(plate.center.x, free.x), free.right))


def _below_top(layout: Layout, place: int, division: _Division, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place below a plate at the top, between its neighbors."""
    frame, plate = layout.frame, layout.plate(place)
    small_gap, top = frame.px(_SMALL_GAP), plate.bottom + frame.px(10)
    sides = [layout.plate(other) for other in range(1, layout.seats) if not layout.is_top(other)]
    bottom = layout.hand_crest - small_gap
    left, right = _column_edges(layout, place)
    if layout.has_stock:
        left, right = max(left, frame.width // 4), min(right, frame.width - frame.width // 4)
    elif layout.seats == _SEATS_AROUND:
        left, right = max(left, plate.center.x - division.half), min(right, plate.center.x + division.half)
        if not division.is_low:
            bottom = min(edge.bottom for edge in sides)
    elif layout.seats == 6:
        left, right = frame.width // 3 + small_gap, frame.width - frame.width // 3 - small_gap
    else:
        bottom = min(edge.bottom for edge in sides)
    box = Rect(left, top, right - left, bottom - top)
    for free in _free_parts(layout, box, obstacles, Point(plate.center.x, top)):
        is_aside = not free.x <= plate.center.x <= free.right
        yield Region(free, "center", plate.center.x, is_far=is_aside)


def _column_edges(layout: Layout, place: int) -> tuple[int, int]:
    """Return the left and right edge of the column below a plate at the top: halfway to its neighbors there."""
    frame = layout.frame
    tops = [other for other in range(1, layout.seats) if layout.is_top(other)]
    at, small_gap = tops.index(place), frame.px(_SMALL_GAP)
    middles = [layout.plate(other).center.x for other in tops]
    left = (middles[at - 1] + middles[at]) // 2 + small_gap if at else frame.margin
    right = (middles[at] + middles[at + 1]) // 2 - small_gap if at + 1 < len(tops) else frame.width - frame.margin
    return left, right


def _beside(layout: Layout, place: int, half: int, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place between a plate at the side and the middle of the table, from the strip down to the hand.

    `half` is half the width kept free for the seat opposite.
    """
    frame, plate = layout.frame, layout.plate(place)
    gap, small_gap, is_left = frame.px(_GAP), frame.px(_SMALL_GAP), layout.is_left(place)
    start, end = plate.width + frame.margin + gap, frame.width // 2 - half - gap
    top, bottom = frame.bar + small_gap, layout.hand_crest - gap
    box = Rect(start if is_left else frame.width - end, top, end - start, bottom - top)
    for region in _at_edge(layout, box, obstacles, is_left=is_left):
        if region.box.y < plate.bottom and region.box.bottom > plate.y:
            yield replace(region, top=plate.y - frame.px(_OVER_PLATE))


def _below_side(layout: Layout, place: int, half: int, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place below a plate at the side: down to the next plate there, or to the corner.

    If not 0, `half` is half the width kept free for the melds of the seat opposite, which reach down beside it.
    """
    frame, plate, m = layout.frame, layout.plate(place), layout.frame.margin
    small_gap, is_left = frame.px(_SMALL_GAP), layout.is_left(place)
    top = plate.bottom + small_gap
    others = (other for other in range(layout.seats) if other != place and not layout.is_top(other))
    column = [(layout.plate(other), layout.area(other)) for other in others]
    lower = [area.y for each, area in column if each.y > plate.y and _is_at_left(layout, each) == is_left]
    bottom = min(lower, default=frame.height - m) - frame.px(4)
    reach = frame.width // 3 if layout.seats == 6 else frame.width // 2 - small_gap
    if layout.has_stock and layout.seats == _SEATS_AROUND:
        reach = frame.width // 4 - small_gap
    if half:
        reach = frame.width // 2 - half - frame.px(_GAP)
    box = Rect(m if is_left else frame.width - reach, top, reach - m, bottom - top)
    yield from _at_edge(layout, box, obstacles, is_left=is_left)


def _above_side(layout: Layout, place: int, half: int, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place above a plate at the side and its cards, with `half` a width left free for the seat opposite."""
    frame, m, small_gap = layout.frame, layout.frame.margin, layout.frame.px(_SMALL_GAP)
    is_left = layout.is_left(place)
    reach = frame.width // 2 - small_gap - half
    top, bottom = frame.bar + small_gap, layout.area(place).y - small_gap
    box = Rect(m if is_left else frame.width - reach, top, reach - m, bottom - top)
    for region in _at_edge(layout, box, obstacles, is_left=is_left):
        yield replace(region, from_bottom=True)


def _at_edge(layout: Layout, box: Rect, obstacles: Iterable[Rect], *, is_left: bool) -> Iterator[Region]:
    """Return the free parts of a box, in which groups are aligned with the left or the right edge."""
    edge = Point(box.x if is_left else box.right, box.y)
    for free in _free_parts(layout, box, obstacles, edge):
        yield Region(free, "left" if is_left else "right", free.center.x)


def _is_at_left(layout: Layout, plate: Rect) -> bool:
    """Return whether a plate is in the left half of the table."""
    return plate.center.x < layout.frame.width // 2


def _free_parts(layout: Layout, box: Rect, obstacles: Iterable[Rect], anchor: Point) -> list[Rect]:
    """Return the largest parts of a box that no obstacle overlaps, those nearest to an anchor first."""
    small_gap = layout.frame.px(_SMALL_GAP)
    parts = [box]
    for obstacle in obstacles:
        kept = [part for part in parts if not part.overlaps(obstacle)]
        pieces = [piece for part in parts if part.overlaps(obstacle) for piece in _remainder(part, obstacle, small_gap)]
        parts = kept + [piece for piece in pieces if not any(other.contains(piece) for other in kept)]
    min_height = layout.card_height(SizeClass.S)
    large_enough = [
        part for part in parts if part.height >= min_height and part.width >= layout.card_width(SizeClass.S)
    ]
    return sorted(large_enough, key=lambda part: (_distance(part, anchor), -part.width * part.height))


def _remainder(part: Rect, obstacle: Rect, gap: int) -> list[Rect]:
    """Return what is left of a box on the four sides of an obstacle."""
    sides = (
        Rect(part.x, part.y, obstacle.x - gap - part.x, part.height),
        Rect(obstacle.right + gap, part.y, part.right - obstacle.right - gap, part.height),
        Rect(part.x, part.y, part.width, obstacle.y - gap - part.y),
        Rect(part.x, obstacle.bottom + gap, part.width, part.bottom - obstacle.bottom - gap),
    )
    return [side for side in sides if side.width > 0 and side.height > 0]


def _distance(part: Rect, anchor: Point) -> int:
    """Return the distance of a box from a point: the horizontal plus the vertical one, in pixels."""
    dx = max(part.x - anchor.x, anchor.x - part.right, 0)
    return dx + max(part.y - anchor.y, anchor.y - part.bottom, 0)
