"""Where melds lie: near the plates before play, in rows above the hands in stock games, on the mat as a draft.

Every seat has one or two regions of its own on the table. What stands in the middle just now, a panel or the meld mat,
takes from them, and the melds make the best of what is left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.table.geometry import Point, Rect, SizeClass, whole
from pinochle_qt.ui.table.layout_groups import Draft, PlacedGroup, Region, breadth, fit, row_height
from pinochle_qt.ui.table.layout_panels import (
    BESIDE,
    MAT_HEAD,
    MOST_ABOVE,
    NARROW,
    below_first_melds,
    brief_sums,
    has_meld_sum,
    last_trick,
    meld_mat,
    meld_sum,
)
from pinochle_qt.ui.theme import PILL_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.ui.table.layout import Layout

WORDS_LINE: Final = 22
"""Height at ui = 1 of a line of words below the cards on a narrow mat."""
_LOW: Final = 180
"""A mat lower than this at ui = 1 has no room for words."""
TURN_HEAD, TURN_EDGE = 32, 20
"""In stock games, at ui = 1: height of the title of the mat, and between its sides and what lies on it."""
_BELOW: Final = 0.61
"""The share of a high mat there that title, label of the cards and words take."""
_EMPTY: Final = ((24, MAT_HEAD), (12, MAT_HEAD - 8))
"""What is free beside and above the words on a mat without cards at ui = 1, and on a narrow one."""
_MOST_LINES: Final = 3
_PADDING: Final = 16
"""Beside cards and words on a wide mat, at ui = 1."""

_MOST_WITH_ROOM_ABOVE: Final = 4
"""At tables of no more seats nobody sits above the plates at the sides."""

_NEAR: Final = 8
_APART: Final = 16
"""Between melds and what stands beside them, at ui = 1."""


@lru_cache(maxsize=256)
def seat_melds(
    layout: Layout,
    place: int,
    sizes: tuple[int, ...],
    pills: tuple[int, ...] = (),
    breadths: tuple[int, ...] = (),
    taken: tuple[Rect, ...] = (),
    more: int = 0,
) -> tuple[PlacedGroup, ...]:
    """Return where the melds of a seat lie.

    `sizes` are the card places of each group, ghosts included; `pills` the widths of their labels in pixels;
    `breadths` how wide the melds of every place are in one row, so that neighbors share the room between them;
    `taken` what stands in the middle of the table now; `more` how wide the label is that says how many groups are
    left out where there is no room for all, 0 where none may be.
    """
    every = breadths or tuple(breadth(layout, sizes, pills) if at == place else 0 for at in range(layout.seats))
    return fit(layout, _regions(layout, place, every, taken), sizes, pills, more)


@lru_cache(maxsize=16)
def recalled_melds(
    layout: Layout, place: int, sizes: tuple[int, ...], pills: tuple[int, ...]
) -> tuple[PlacedGroup, ...]:
    """Return where melds that were taken up lie once more: off the trick and the last one, anywhere if need be."""
    sums = meld_sum(layout) if has_meld_sum(layout) else brief_sums(layout, layout.seats)
    taken = (layout.trick_bounds(), last_trick(layout, layout.seats), sums)
    near = _regions(layout, place, tuple(0 for _ in range(layout.seats)), taken)
    table = layout.frame.table.grown(-layout.frame.px(_NEAR))
    obstacles = [*taken, *_standing(layout), layout.hand_bounds()]
    far = (
        Region(free, "center", free.center.x, is_far=True)
        for free in _free(layout, table, obstacles, layout.plate(place).center)
    )
    return fit(layout, (*near, *far), sizes, pills)


@lru_cache(maxsize=64)
def draft_melds(
    layout: Layout, sizes: tuple[int, ...], pills: tuple[int, ...] = (), room: Draft | None = None
) -> tuple[PlacedGroup, ...]:
    """Return where the groups of a draft lie.

    That is on the mat, which has `room` for some melds and keeps some of it free for words.
    """
    frame = layout.frame
    mat = meld_mat(layout, room)
    if layout.has_stock:
        told, edge = turn_words(mat, frame.ui), frame.px(TURN_EDGE)
        top = mat.y + frame.px(TURN_HEAD)
        right, bottom = (mat.right, told.y) if is_high(mat) else (told.x, mat.bottom)
        box = Rect(mat.x + edge, top, right - edge - mat.x - edge, bottom - frame.px(4) - top)
        return fit(layout, (Region(box, "left", box.center.x),), sizes, pills)
    padding = frame.px(24 if not frame.small else 12)
    head = frame.px(MAT_HEAD if not frame.small else MAT_HEAD - 12)
    right, bottom = mat.right - padding, mat.bottom - frame.px(4)
    words = mat_words(mat, frame.ui, len(sizes), breadth(layout, sizes, pills))
    if words is not None and is_narrow(mat, frame.ui):
        bottom = words.y
    elif words is not None:
        right = words.x - padding
    box = Rect(mat.x + padding, mat.y + head, right - mat.x - padding, bottom - mat.y - head)
    return fit(layout, (Region(box, "left", box.center.x),), sizes, pills)


def mat_words(mat: Rect, ui: float, groups: int, cards: int = 0) -> Rect | None:
    """Return where a mat shows what is missing in a draft of that many groups: at its right, or below in a narrow one.

    Where nothing lies on it that is all of it below the title. None where cards need all the room, being so many pixels
    wide in a row, or where the mat is too low.
    """
    if not groups:
        edge, top = (whole(length * ui) for length in _EMPTY[is_narrow(mat, ui)])
        return Rect(mat.x + edge, mat.y + top, mat.width - 2 * edge, mat.height - top - edge // 2)
    if mat.height < _LOW * ui:
        return None
    if not is_narrow(mat, ui):
        if groups >= len(BESIDE):
            return None
        width, top = whole(mat.width * BESIDE[groups]), whole(MAT_HEAD * ui)
        if groups > 1 and cards > mat.width - width - whole(3 * _PADDING * ui):
            return None
        return Rect(mat.right - width, mat.y + top, width - whole(20 * ui), mat.height - top - whole(12 * ui))
    if groups > MOST_ABOVE:
        return None
    row = 2 * MAT_HEAD + 2 * WORDS_LINE  # the title, and cards with their label
    lines = min(int((mat.height / ui - row) // WORDS_LINE), _MOST_LINES)
    padding, height = whole(12 * ui), whole((lines * WORDS_LINE + 6) * ui)
    return Rect(mat.x + padding, mat.bottom - height, mat.width - 2 * padding, height)


def mat_told(layout: Layout, mat: Rect, groups: int) -> list[Rect]:
    """Return where a mat with so many groups says something, and what is outside of it at its sides."""
    ui, frame = layout.frame.ui, layout.frame
    head = TURN_HEAD if layout.has_stock else MAT_HEAD
    words = turn_words(mat, ui) if layout.has_stock else mat_words(mat, ui, groups)
    beside = [
        Rect(frame.table.x, mat.y, mat.x - frame.table.x, mat.height),
        Rect(mat.right, mat.y, frame.table.right - mat.right, mat.height),
    ]
    return [Rect(mat.x, mat.y, mat.width, whole(head * ui)), *beside, *([words] if words is not None else [])]


def turn_words(mat: Rect, ui: float) -> Rect:
    """Return where a mat in a stock game says what the draft lacks: in its right part, or at its foot if it is high."""
    edge = whole(TURN_EDGE * ui)
    if is_high(mat):
        height = whole(_BELOW * mat.height) - whole((TURN_HEAD + PILL_HEIGHT + 10) * ui)
        return Rect(mat.x + edge, mat.bottom - height, mat.width - 2 * edge, height)
    x = mat.x + mat.width * 45 // 100
    return Rect(x, mat.y + whole(4 * ui), mat.right - edge - x, mat.height - whole(8 * ui))


def is_high(mat: Rect) -> bool:
    """Return whether a mat has more room below the cards than beside them."""
    return mat.width < 2 * mat.height


def is_narrow(mat: Rect, ui: float) -> bool:
    """Return whether a mat is too narrow for words beside the cards."""
    return mat.width < NARROW * ui


# ---- regions ---------------------------------------------------------------------------------------------------------


def _regions(layout: Layout, place: int, breadths: Sequence[int], taken: Sequence[Rect]) -> Iterator[Region]:
    """Return the places for the melds of a seat, the best first."""
    obstacles = [*taken, *_standing(layout)]
    if place == 0:
        yield from _own(layout, breadths, obstacles)
        return
    if layout.seats > 2:
        hand = layout.hand_bounds()
        obstacles.append(Rect(hand.x, layout.hand_crest, hand.width, layout.frame.height - layout.hand_crest))
        # what is left of a hand in two rows may lie in one that is wider
        obstacles.append(layout.hand_bounds(_most_in_one_row(layout)))
    if breadths[0]:
        obstacles.append(_own_rows(layout, breadths))
    if layout.seats == 2:
        yield from _opposite(layout, obstacles)
    elif layout.is_top(place):
        yield from _below_top(layout, place, breadths, obstacles)
    else:
        if _share_a_row(layout, breadths):
            yield from _beside(layout, place, breadths, obstacles)
        yield from _below_side(layout, place, breadths, obstacles)
        if layout.seats <= _MOST_WITH_ROOM_ABOVE and not layout.has_stock:
            yield from _above_side(layout, place, breadths, obstacles)


def _most_in_one_row(layout: Layout) -> int:
    """Return how many cards the own hand holds at most while it lies in one row."""
    return next(count for count in range(layout.hand_most, 0, -1) if layout.hand_rows(count) == 1)


def _standing(layout: Layout) -> list[Rect]:
    """Return what stands on the table always: plates with the cards behind them, and in stock games the middle."""
    plates = layout.plates()
    peek = layout.peek if layout.seats > 2 else 0
    standing = [plates[0], *(Rect(each.x, each.y - peek, each.width, each.height + peek) for each in plates[1:])]
    if layout.has_stock:
        stock, near = layout.stock(), layout.frame.px(_NEAR)
        pile = layout.bounds(stock.upcard).united(layout.bounds(stock.stock))
        half = layout.frame.px(44)
        pill = Rect(stock.upcard_label.x - half, stock.upcard_label.y, 2 * half, layout.frame.px(24))
        below = Rect(stock.count_label.x - half, stock.count_label.y, 2 * half, layout.frame.px(24))
        reach = layout.trick_bounds().grown(near // 2)
        standing += [pile, pill, below, reach, last_trick(layout, layout.seats)]
    return standing


def _own_rows(layout: Layout, breadths: Sequence[int]) -> Rect:
    """Return the box of the own melds: rows above the hand, as many as they need, beside what lies at the edges."""
    frame = layout.frame
    near = frame.px(_NEAR)
    room = frame.width - 2 * (layout.plate(0).right + frame.px(_APART))
    bottom = layout.hand_crest - near
    if layout.has_stock:
        top = layout.trick_center.y
        if layout.seats == 2:
            return Rect(frame.margin, top, frame.width - 2 * frame.margin, bottom + frame.px(4) - top)
    else:
        rows = min(2, -(-breadths[0] // max(room, 1)))
        top = max(bottom - rows * (row_height(layout) + near), below_first_melds(layout))
    return Rect((frame.width - room) // 2, top, room, bottom - top)


def _own(layout: Layout, breadths: Sequence[int], obstacles: Iterable[Rect]) -> Iterator[Region]:
    box = _own_rows(layout, breadths)
    middle = Point(layout.frame.width // 2, box.bottom)
    for free in _free(layout, box, obstacles, middle):
        is_aside = not free.x < middle.x < free.right  # off the axis of the hand they would seem to be a neighbor's
        yield Region(free, "center", middle.x, from_bottom=not layout.has_stock, is_far=is_aside)


def _opposite(layout: Layout, obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place below the hand of the only opponent."""
    frame = layout.frame
    left, top = layout.plate(1).right + frame.px(_APART), layout.middle_top + frame.px(_NEAR)
    bottom = layout.trick_bounds().y if layout.has_stock else layout.hand_crest
    box = Rect(left, top, frame.width - frame.margin - left, bottom - frame.px(_NEAR) - top)
    for free in _free(layout, box, obstacles, Point(frame.width // 2, top)):
        yield Region(free, "center", frame.width // 2)


def _below_top(layout: Layout, place: int, breadths: Sequence[int], obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place below a plate at the top, between its neighbors."""
    frame, plate = layout.frame, layout.plate(place)
    near, top = frame.px(_NEAR), plate.bottom + frame.px(10)
    sides = [layout.plate(other) for other in range(1, layout.seats) if not layout.is_top(other)]
    bottom = layout.hand_crest - near
    left, right = _between(layout, place)
    if layout.seats == 4 and _share_a_row(layout, breadths):
        half = _half_of_top(layout, breadths)
        left, right = plate.center.x - half, plate.center.x + half
    elif layout.seats == 6:
        left, right = frame.width // 3 + near, frame.width - frame.width // 3 - near
    elif layout.seats == 4 and not layout.has_stock:
        half = -(-max(breadths[2], plate.width) // 2)  # half a pixel less would cost a label its name
        left, right = max(left, plate.center.x - half), min(right, plate.center.x + half)
        bottom = min(side.bottom for side in sides)
    elif layout.has_stock:
        left, right = max(left, frame.width // 4), min(right, frame.width - frame.width // 4)
    else:
        bottom = min(side.bottom for side in sides)
    box = Rect(left, top, right - left, bottom - top)
    for free in _free(layout, box, obstacles, Point(plate.center.x, top)):
        is_aside = not free.x <= plate.center.x <= free.right
        yield Region(free, "center", plate.center.x, is_far=is_aside)


def _between(layout: Layout, place: int) -> tuple[int, int]:
    """Return the edges of the column of a plate at the top: half way to its neighbors there."""
    frame = layout.frame
    tops = [other for other in range(1, layout.seats) if layout.is_top(other)]
    at, near = tops.index(place), frame.px(_NEAR)
    middles = [layout.plate(other).center.x for other in tops]
    left = (middles[at - 1] + middles[at]) // 2 + near if at else frame.margin
    right = (middles[at] + middles[at + 1]) // 2 - near if at + 1 < len(tops) else frame.width - frame.margin
    return left, right


def _beside(layout: Layout, place: int, breadths: Sequence[int], obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place between a plate at the side and the middle of the table."""
    frame, plate = layout.frame, layout.plate(place)
    gap = frame.px(_APART)
    reach = frame.width // 2 - (_half_of_top(layout, breadths) if layout.seats == 4 else 0) - gap
    top = plate.y - frame.px(32)
    start = plate.width + frame.margin + gap
    x = start if layout.is_left(place) else frame.width - reach
    box = Rect(x, top, reach - start, layout.hand_crest - gap - top)
    yield from _at_edge(layout, box, obstacles, is_left=layout.is_left(place))


def _below_side(layout: Layout, place: int, breadths: Sequence[int], obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place below a plate at the side: to the next plate there, or to the corner."""
    frame, plate, m = layout.frame, layout.plate(place), layout.frame.margin
    near, is_left = frame.px(_NEAR), layout.is_left(place)
    top = plate.bottom + near
    column = [layout.plate(other) for other in range(layout.seats) if other != place and not layout.is_top(other)]
    lower = [each.y - layout.peek for each in column if each.y > plate.y and _is_at_left(layout, each) == is_left]
    bottom = min(lower, default=frame.height - m) - frame.px(4)
    reach = frame.width // 3 if layout.seats == 6 else frame.width // 2 - near
    if layout.has_stock and layout.seats == 4:
        reach = frame.width // 4 - near
    if layout.seats == 4 and _share_a_row(layout, breadths):
        reach = frame.width // 2 - _half_of_top(layout, breadths) - frame.px(_APART)
    box = Rect(m if is_left else frame.width - reach, top, reach - m, bottom - top)
    yield from _at_edge(layout, box, obstacles, is_left=is_left)


def _above_side(layout: Layout, place: int, breadths: Sequence[int], obstacles: Iterable[Rect]) -> Iterator[Region]:
    """Return the place over a plate at the side and the cards behind it, as far as the melds of the seat opposite."""
    frame, m, near = layout.frame, layout.frame.margin, layout.frame.px(_NEAR)
    is_left = layout.is_left(place)
    reach = frame.width // 2 - near
    if layout.seats == _MOST_WITH_ROOM_ABOVE:
        reach -= -(-max(breadths[2], layout.plate(2).width) // 2)
    top, bottom = frame.bar + near, layout.plate(place).y - layout.peek - near
    box = Rect(m if is_left else frame.width - reach, top, reach - m, bottom - top)
    for region in _at_edge(layout, box, obstacles, is_left=is_left):
        yield region._replace(from_bottom=True)


def _at_edge(layout: Layout, box: Rect, obstacles: Iterable[Rect], *, is_left: bool) -> Iterator[Region]:
    """Return the free parts of a box in which groups keep to the left or to the right edge."""
    edge = Point(box.x if is_left else box.right, box.y)
    for free in _free(layout, box, obstacles, edge):
        yield Region(free, "left" if is_left else "right", free.center.x)


def _is_at_left(layout: Layout, plate: Rect) -> bool:
    """Return whether a plate stands in the left half of the table."""
    return plate.center.x < layout.frame.width // 2


def _share_a_row(layout: Layout, breadths: Sequence[int]) -> bool:
    """Return whether up to four seats have room for their melds side by side, as if around a real table."""
    if layout.is_crowded or layout.frame.small or layout.seats == 2 or layout.has_stock:
        return False
    gap = layout.frame.px(_APART)
    room = layout.frame.width // 2 - layout.plate(1).right - 2 * gap
    wide = max(breadths[1], breadths[-1])
    return wide + (_half_of_top(layout, breadths) if layout.seats == 4 else 0) <= room


def _half_of_top(layout: Layout, breadths: Sequence[int]) -> int:
    """Return half the width that the melds of the seat opposite take in one row, and at least that of its plate."""
    least = max(layout.plate(2).width, 2 * layout.card_width(SizeClass.M))
    return -(-max(breadths[2], least) // 2)


def _free(layout: Layout, box: Rect, obstacles: Iterable[Rect], anchor: Point) -> list[Rect]:
    """Return the largest parts of a box that no obstacle reaches into, those next to an anchor first."""
    near = layout.frame.px(_NEAR)
    parts = [box]
    for obstacle in obstacles:
        kept = [part for part in parts if not part.overlaps(obstacle)]
        cut = [piece for part in parts if part.overlaps(obstacle) for piece in _around(part, obstacle, near)]
        parts = kept + [piece for piece in cut if not any(other.contains(piece) for other in kept)]
    least = layout.card_height(SizeClass.S)
    roomy = [part for part in parts if part.height >= least and part.width >= layout.card_width(SizeClass.S)]
    return sorted(roomy, key=lambda part: (_distance(part, anchor), -part.width * part.height)) or [box]


def _around(part: Rect, obstacle: Rect, near: int) -> list[Rect]:
    """Return what is left of a box at the four sides of an obstacle."""
    sides = (
        Rect(part.x, part.y, obstacle.x - near - part.x, part.height),
        Rect(obstacle.right + near, part.y, part.right - obstacle.right - near, part.height),
        Rect(part.x, part.y, part.width, obstacle.y - near - part.y),
        Rect(part.x, obstacle.bottom + near, part.width, part.bottom - obstacle.bottom - near),
    )
    return [side for side in sides if side.width > 0 and side.height > 0]


def _distance(part: Rect, anchor: Point) -> int:
    """Return how far a box is from a point, in pixels along both edges."""
    aside = max(part.x - anchor.x, anchor.x - part.right, 0)
    return aside + max(part.y - anchor.y, anchor.y - part.bottom, 0)
