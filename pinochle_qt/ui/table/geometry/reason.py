"""Where the reason for a refusal appears; pure, in window pixels like the rest of the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Rect, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_HEIGHTS_AND_GAPS: Final = ((48, 10), (48, 4), (36, 4), (34, 4))
"""Height of a reason and its distance from the cards, both at scale 1, the best first."""
_SHIFTS: Final = (0.0, -0.2, 0.2, -0.4, 0.4)
"""How far sideways of its card a reason may be, in its own widths, and still clearly belong to that card."""
_NARROW_SHIFTS: Final = (*_SHIFTS, *(side * share for share in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0) for side in (-1, 1)))
"""The same for a reason in two lines, which is about half as wide."""
_EDGE: Final = 8


def reason_place(
    layout: Layout, widths: tuple[int, int], card: Rect, top: int, indices: Sequence[Rect], occupied: list[Rect]
) -> Rect:
    """Return the place of a reason, given its width in pixels in one line and in two.

    It is above the refused card and above `top`, the highest line of the hand. If it would cover something `occupied`
    there, it moves closer, shrinks in height, moves to a side, breaks into two lines, goes to an end of the hand, or
    finally lies on the cards below their `indices`.
    """
    choices = list(_choices(layout, widths, card, top, indices))
    free = (each for each in choices if not any(each.overlaps(other) for other in (*occupied, *indices)))
    return next(free, choices[0])


def _choices(layout: Layout, widths: tuple[int, int], card: Rect, top: int, indices: Sequence[Rect]) -> Iterator[Rect]:
    px, table = layout.frame.px, layout.frame.table
    one_line_width, two_line_width = widths
    index_bottom = max((index.bottom for index in indices), default=card.bottom)
    rows_above = [(top - px(gap) - px(height), px(height)) for height, gap in _HEIGHTS_AND_GAPS]
    tall_rows = [
        line
        for line, (height, _) in zip(rows_above, _HEIGHTS_AND_GAPS, strict=True)
        if height == _HEIGHTS_AND_GAPS[0][0]
    ]
    rows_below = [(index_bottom + px(gap), px(height)) for height, gap in _HEIGHTS_AND_GAPS]

    def places_along(rows: Sequence[tuple[int, int]], width: int, shifts: Sequence[float]) -> Iterator[Rect]:
        for y, height in rows:
            if y < table.y or y + height > table.bottom:
                continue
            for shift in shifts:
                left = card.center.x - width // 2 + whole(shift * width)
                left = min(max(left, table.x + _EDGE), table.right - width - _EDGE)
                yield Rect(left, y, width, height)

    yield from places_along(rows_above, one_line_width, _SHIFTS)
    yield from places_along(tall_rows, two_line_width, _NARROW_SHIFTS)
    yield from _at_hand_ends(layout, layout.hand_bounds(max(1, len(indices))), two_line_width, card, top)
    yield from places_along(rows_below, one_line_width, _SHIFTS)


def _at_hand_ends(layout: Layout, hand: Rect, width: int, card: Rect, top: int) -> Iterator[Rect]:
    """Yield the places for two lines at the ends of the hand, the one nearer to the card first."""
    px, table = layout.frame.px, layout.frame.table
    (height, gap), *_ = _HEIGHTS_AND_GAPS
    ends = [Rect(hand.x - px(gap) - width, top, width, px(height)), Rect(hand.right + px(gap), top, width, px(height))]
    ends.sort(key=lambda end: abs(end.center.x - card.center.x))
    yield from (end for end in ends if end.x >= table.x + _EDGE and end.right <= table.right - _EDGE)
