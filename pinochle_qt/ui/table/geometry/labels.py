"""Where text appears on the table, in bubbles, pills and plates; pure, in window pixels like the layout."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain, product, starmap
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Point, Rect, Tail, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.panels import bid_panel, last_trick

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.table.geometry.layout import Layout

_MOUTH, _MOUTH_GAP, _LEAST_MOUTH_GAP = 0.44, 18, 10
"""How far the mouth is below the top of a portrait, in portrait sides, and how far a bubble is from the portrait, at
scale 1, usually and where there is little space."""
_REMARK_HEIGHTS: Final = (44, 36)
_LOW_GAP: Final = 12
"""The heights of a remark, and how far it is below a plate or above a face, at scale 1."""
_BUBBLE_EDGE: Final = 8
"""The least distance of a bubble from the left and right edge of the window at scale 1, where there is space for it."""
_STUDY_STEP, _STUDY_REACH = 8, 40
"""Step at scale 1, and largest number of steps, of the search for a free place to name a meld."""


def bubble(layout: Layout, place: int) -> tuple[Rect, Tail]:
    """Return the place of a seat's speech bubble, and the side its tail is on.

    It begins at the person's mouth. Without people, it is beside plates at the edges, below those at the top and above
    South's; in a small window, it may also be below plates at the edges. Where it would cover a plate, a portrait, the
    bid panel, the hand or another bubble, it moves out of the way, and becomes small if nothing else helps.
    """
    return _bubbles(layout)[place]


@lru_cache(maxsize=16)
def _bubbles(layout: Layout) -> tuple[tuple[Rect, Tail], ...]:
    occupied, at_edge = [bid_panel(layout), layout.hand_bounds(), layout.widest_hand()], layout.frame.px(_BUBBLE_EDGE)
    placed: list[tuple[Rect, Tail]] = []
    parts = [layout.parts(place) for place in range(layout.seats)]
    for place, own in enumerate(parts):
        choices = [*_at_mouth(layout, place)] if layout.has_people else []
        choices += [*_bubble_choices(layout, place), *_bubble_choices(layout, place, is_low=True)]
        others = (box for each in parts if each is not own for box in each)
        taken = [*occupied, *others, layout.plate(place), *own[:2]]
        on_table = [each for each in choices if layout.frame.table.contains(each[0])]
        free = [each for each in on_table if not any(each[0].overlaps(other) for other in taken)]
        inside = (each for each in free if at_edge <= each[0].x and each[0].right <= layout.frame.width - at_edge)
        chosen = next(inside, free[0] if free else choices[-1])
        placed.append(chosen)
        occupied.append(chosen[0])
    return tuple(placed)


def resting_plate(layout: Layout) -> Rect:
    """Return where those who only watch see who sits out: above South's plate, or in a corner at the top.

    Where neither has space, as with eight players, it is above the last trick, or at worst in the place of that.
    """
    own, frame = layout.area(0), layout.frame
    gap, height = frame.px(8), frame.px(48)
    own_bubble, last = bubble(layout, 0)[0], last_trick(layout, layout.seats)
    if frame.is_tv:
        return tv_corner(layout, layout.plate(0).width, layout.plate(0).height)
    choices = [
        Rect(own.x, min(own_bubble.y, own.y) - gap - height, own.width, height),
        Rect(own.x, frame.bar + gap, own.width, height),
        Rect(last.x, last.y - frame.px(2) - height, last.width, height),
        Rect(last.x, last.bottom - height, last.width, height),
    ]
    backs = [box for place in range(1, layout.seats) for box in layout.parts(place)]
    occupied = [*backs, *(bubble(layout, place)[0] for place in range(layout.seats))]
    return next((each for each in choices if not any(each.overlaps(other) for other in occupied)), choices[-1])


def tv_corner(layout: Layout, width: int, height: int, *, is_last: bool = False) -> Rect:
    """Return the corner of a television where something of this size covers nothing, or the least.

    Of equal ones, it is the first from the top left to the bottom right, or the last.
    """
    frame, gap = layout.frame, layout.frame.px(8)
    corners = [
        Rect(x, y, width, height)
        for y in (frame.bar + gap, frame.height - frame.px(10) - height)
        for x in (frame.margin, frame.width - frame.margin - width)
    ]
    occupied = [*layout.all_parts(), *(bubble(layout, place)[0] for place in range(layout.seats))]
    if is_last:
        corners.reverse()
    return min(corners, key=lambda each: sum(each.shared(box) for box in occupied))


def raised_label(layout: Layout, cards: int, width: int) -> Point | None:
    """Return the middle of the top edge of a label about a hand of that many cards, to the right of the hand.

    None if there is no space for it.
    """
    frame, gap = layout.frame, layout.frame.px(8)
    left, right = layout.hand_bounds(max(1, cards)).right + gap, frame.width - frame.margin
    return Point((left + right) // 2, frame.height - frame.px(56)) if right - left >= width else None


def winning_label(layout: Layout, winning: Pose, width: int, keep_clear: Sequence[Rect] = ()) -> Point:
    """Return the middle of the top edge of the pill beside the winning card, where it covers no card of the trick.

    It avoids the boxes `keep_clear` (indices, badges and labels near the trick), and what belongs to a seat. Without
    a place beside, below or above the winning card, it is between that and the next card below, over their edges.
    """
    frame = layout.frame
    card = layout.bounds(winning)
    height, gap = frame.px(PILL_HEIGHT), frame.px(8)
    right, left = card.right + gap, card.x - gap - width
    sides = (right, left) if winning.x >= layout.trick_center.x else (left, right)
    beside = () if frame.is_tv else sides  # there, cards lie in rows
    choices = [Rect(x, y, width, height) for x in beside for y in (card.y + gap, card.bottom - gap - height)]
    middle = card.center.x - width // 2
    choices += [Rect(middle, y, width, height) for y in (card.bottom + gap, card.y - gap - height)]
    others = [box for place in range(layout.seats) if not (box := layout.bounds(layout.trick(place))).contains(card)]
    obstacles = [*others, *layout.all_parts()]
    choices = [each for each in choices if not any(each.overlaps(box) for box in obstacles)]
    below = (box.y for box in others if box.y >= card.bottom and box.x < card.right and card.x < box.right)
    between = (card.bottom + min(below, default=card.bottom)) // 2
    choices.append(Rect(middle, between - height // 2, width, height))
    chosen = next((each for each in choices if not any(each.overlaps(box) for box in keep_clear)), choices[0])
    return Point(chosen.center.x, chosen.y)


def study_label(layout: Layout, group: Rect, below_index: int, width: int, occupied: Sequence[Rect]) -> Point:
    """Return the middle of the top edge of the pill that names a meld while it is pointed at.

    It lies on the cards of the group below their indices, which end at the line `below_index`, or as near to there as
    it can without covering anything `occupied` or leaving the table.
    """
    frame = layout.frame
    height, table = frame.px(PILL_HEIGHT), frame.table.grown(-frame.px(4))
    left, step = group.center.x - width // 2, frame.px(_STUDY_STEP)

    def pill(x: int, y: int) -> Rect:
        return Rect(min(max(x, table.x), table.right - width), y, width, height)

    starts = [(left, below_index), (left, group.bottom + frame.px(4)), (left, group.y - height - frame.px(4))]
    more_starts = ((left + dx * step, below_index + dy * step) for dx, dy in _study_steps())
    on_table = (each for each in starmap(pill, chain(starts, more_starts)) if table.contains(each))
    chosen = next((each for each in on_table if not any(each.overlaps(other) for other in occupied)), pill(*starts[0]))
    return Point(chosen.x + width // 2, chosen.y)


@cache
def _study_steps() -> tuple[tuple[int, int], ...]:
    """Return the sideways and downward steps of the search for a place to name a meld, the nearest first."""
    reach = range(-_STUDY_REACH, _STUDY_REACH + 1)
    return tuple(sorted(product(reach, reach), key=lambda step: abs(step[0]) + 2 * abs(step[1])))


def _at_mouth(layout: Layout, place: int) -> Iterator[tuple[Rect, Tail]]:
    """Yield the places for a bubble beside the mouth, the best first.

    It is toward the center of the table and above the backs, ever smaller; or on the other side; or over the backs.
    """
    frame, face = layout.frame, layout.portrait(place)
    if face is None:
        return
    gap, mouth = frame.px(_MOUTH_GAP), face.y + whole(_MOUTH * face.height)
    lowest = min((box.y for box in layout.parts(place)[2:]), default=layout.plate(place).y) - frame.px(4)
    sizes = (128, 60 if frame.small else 68), (128, 44), (104, 44), (104, 36), (80, 36)
    boxes = [Rect(0, 0, frame.px(width), frame.px(height)) for width, height in sizes]
    is_mirrored = layout.is_mirrored(place)

    def beside(box: Rect, y: int, *, is_left: bool, gap: int = gap) -> tuple[Rect, Tail]:
        x, tail = (face.x - gap - box.width, Tail.RIGHT) if is_left else (face.right + gap, Tail.LEFT)
        return box.moved(x, y), tail

    highest = frame.bar + frame.px(2)
    for box in boxes:
        if highest + box.height <= lowest:
            y = max(min(mouth - box.height // 2, lowest - box.height), highest)
            yield beside(box, y, is_left=is_mirrored)
    for box in () if layout.is_own(place) else boxes:
        yield beside(box, mouth - box.height // 2, is_left=not is_mirrored)
    for box in boxes:
        for y in (mouth - box.height // 2, mouth - box.height // 4):
            yield beside(box, y, is_left=is_mirrored, gap=frame.px(_LEAST_MOUTH_GAP))


def remark(layout: Layout, place: int, width: int, melds: Sequence[Rect] = ()) -> tuple[Rect, Tail] | None:
    """Return the place of a remark of this width in pixels, and the side its tail is on.

    It begins at the mouth, above the backs beside it, a little higher above `melds`, the mats on the table, or below
    the plate or above the face where something is in the way. None without people, or if a face or a meld would be
    covered wherever it is.
    """
    face = layout.portrait(place)
    if face is None:
        return None
    frame, plate = layout.frame, layout.plate(place)
    gap, mouth = frame.px(_MOUTH_GAP), face.y + whole(_MOUTH * face.height)
    lowest = min((box.y for box in layout.parts(place)[2:]), default=plate.y) - frame.px(4)
    choices: list[tuple[Rect, Tail]] = []
    for height in map(frame.px, _REMARK_HEIGHTS):
        at_mouth = min(mouth - height // 2, lowest - height)
        for y in (at_mouth, min(at_mouth, max(face.y, frame.bar + frame.px(2)))):
            right = Rect(face.right + gap, y, width, height), Tail.LEFT
            left = Rect(face.x - gap - width, y, width, height), Tail.RIGHT
            choices += [left, right] if layout.is_mirrored(place) else [right, left]
        x = min(max(plate.center.x - width // 2, frame.margin), frame.width - frame.margin - width)
        choices.append((Rect(x, plate.bottom + frame.px(_LOW_GAP), width, height), Tail.TOP))
        x = min(max(face.center.x - width // 2, frame.margin), frame.width - frame.margin - width)
        choices.append((Rect(x, face.y - frame.px(_LOW_GAP) - height, width, height), Tail.BOTTOM))
    occupied = [*layout.all_parts(), layout.hand_bounds()]
    faces = [other for each in range(layout.seats) if (other := layout.portrait(each)) is not None]

    def is_free(box: Rect, others: Sequence[Rect]) -> bool:
        return frame.table.contains(box) and not any(box.overlaps(other) for other in (*others, *melds))

    free = (choice for others in (occupied, faces) for choice in choices if is_free(choice[0], others))
    return next(free, None)


def _bubble_choices(layout: Layout, place: int, *, is_low: bool = False) -> list[tuple[Rect, Tail]]:
    """Return the possible places for a seat's speech bubble, the best first."""
    frame = layout.frame
    plate, above = layout.plate(place), layout.area(place).y
    width, gap = frame.px(128), frame.px(14 if not is_low else 11)
    height = frame.px(36 if is_low else 60 if frame.small else 68)
    middle = plate.center.y - height // 2
    centered = min(max(plate.center.x - width // 2, frame.margin), frame.width - frame.margin - width)
    under = Rect(centered, plate.bottom + gap, width, height), Tail.TOP
    at_right = Rect(plate.right + gap, middle, width, height), Tail.LEFT
    at_left = Rect(plate.x - gap - width, middle, width, height), Tail.RIGHT
    if layout.is_own(place):
        return [(Rect(centered, above - gap - height, width, height), Tail.BOTTOM)]
    if layout.is_top(place):
        return [under, at_right, at_left]
    beside = at_right if layout.is_left(place) else at_left
    return [under, beside] if frame.small else [beside, under]
