"""The places of the open hands of a deal, computed from the layout of the table without Qt.

All cards of a deal have the size in which its largest hands can be read, and keep it while the hands shrink.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Rect, SizeClass, card_height, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.plate_layout import TRICK_OFFSETS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

RISE: Final = 0.26
"""How far a card that was chosen or advised is raised, in card widths."""
_STEP: Final = 0.44
"""Greatest distance from card to card in a row, in card widths."""
_FULL, _FULL_LARGE, _COMPACT = (0.3, 0.58), (0.36, 0.8), (0.42, 0.8)
"""Width and height of the index of a card that must stay uncovered, in card widths: of full faces with usual and with
large indices, and of compact faces."""
_ROWS: Final = (1, 2, 3)
_GAP: Final = 8
"""Space between a hand and what is beside it, at scale 1."""
_TRICK_GAP: Final = 4
_LYING_GAP: Final = 0.5
"""Space between the hand and the cards that lie open in a stock game, in card widths."""
_LEAST, _LEAST_TRICK, _HEAP_WIDTH = 24, 32, 30
"""Widths of the smallest cards in a hand and in the trick, and of cards in a heap, at scale 1."""
HEAP_LABEL: Final = 18
"""Height of the label above a heap, at scale 1."""
_CROWDED_SEATS: Final = 5

Align = Literal["left", "middle", "right"]


class HandPlace(Struct, frozen=True):
    """Rows of upright cards within a box; the upper rows lie behind the lower ones."""

    box: Rect
    """The room for the largest hand."""
    align: Align
    width: int
    """Width of a card."""
    step: float
    lift: float
    """Distance from row to row."""
    columns: int
    """Most cards in a row."""
    rises: bool = False
    """Whether smaller hands are at the lower edge of the box instead of the upper one."""

    def spots(self, in_hand: int, lying: int) -> list[tuple[float, float]]:
        """Return the top left corners of the cards of a hand, and then of those that lie open on the table."""
        gap = _LYING_GAP * self.width if in_hand and lying else 0.0
        if in_hand + lying <= self.columns:
            rows = [in_hand + lying]
        else:
            rows, gap = [*_even_rows(in_hand, self.columns), *_even_rows(lying, self.columns)], 0.0
        top = float(self.box.y)
        if self.rises:
            top = self.box.bottom - card_height(self.width) - (len(rows) - 1) * self.lift
        spots = []
        for number, count in enumerate(rows):
            breadth = self.width + (count - 1) * self.step + gap
            spare = self.box.width - breadth
            left = self.box.x + {"left": 0.0, "middle": spare / 2, "right": spare}[self.align]
            y = top + number * self.lift
            spots += [(left + at * self.step + (gap if gap and at >= in_hand else 0.0), y) for at in range(count)]
        return spots


class OpenPlaces(Struct, frozen=True):
    """Where everything is at a table with open hands."""

    hands: tuple[HandPlace, ...]
    """The hand of each place, South's first."""
    trick: tuple[Rect, ...]
    """The card of each place in the trick."""
    heaps: tuple[HandPlace, ...]
    """The heaps that nobody holds, the lowest first."""


class DealSize(Struct, frozen=True):
    """The most cards in a hand at any step of a deal, and in each heap that nobody holds, the lowest heap first."""

    hand: int
    heaps: tuple[int, ...] = ()


@lru_cache(maxsize=8)
def open_places(layout: Layout, heaps: tuple[int, ...] = (), *, has_large_index: bool = False) -> OpenPlaces:
    """Return the places of hands of up to `layout.hand_most` cards and of heaps of up to so many.

    The cards are the largest whose indices are all in sight.
    """
    largest = layout.card_width(SizeClass.M if layout.seats >= _CROWDED_SEATS else SizeClass.L)
    least = layout.frame.px(_LEAST)
    for width in range(largest, least - 1, -2):
        places = _Placing(layout, heaps, width, has_large_index=has_large_index).places()
        if places is not None:
            return places
    return _Placing(layout, heaps, least, has_large_index=has_large_index).places_anyhow()


def _even_rows(count: int, columns: int) -> list[int]:
    """Return the numbers of cards in the fewest rows of that many columns, as equal as can be, the longest first."""
    rows = -(-count // columns)
    return [(count + rows - 1 - row) // rows for row in range(rows)]


class _Placing:
    """Places everything with cards of one width."""

    def __init__(self, layout: Layout, heaps: tuple[int, ...], width: int, *, has_large_index: bool) -> None:
        self._layout, self._width, self._has_large_index = layout, width, has_large_index
        self._gap = layout.frame.px(_GAP)
        self._plates = [plate.grown(layout.frame.px(2)) for plate in layout.plates()]
        self._heaps = self._heap_places(heaps)
        self._tops = [place for place in range(1, layout.seats) if layout.is_top(place) or layout.seats == 2]

    def places(self) -> OpenPlaces | None:
        """Return where everything is; None if it does not fit."""
        for own in self._own_hands():
            above = self._others(self._tops, [*self._plates, own.box])
            if above is None:
                continue
            for trick in self._tricks(own, above):
                if any(card.overlaps(plate) for card in trick for plate in self._plates):
                    continue
                taken = [*self._plates, own.box, *(hand.box.grown(self._gap // 2) for hand in above.values())]
                taken += [*(card.grown(self._gap // 2) for card in trick), *(heap.box for heap in self._heaps)]
                sides = [place for place in range(1, self._layout.seats) if place not in above]
                beside = self._others(sides, taken)
                if beside is not None:
                    hands = {0: own, **above, **beside}
                    return OpenPlaces(tuple(hands[place] for place in sorted(hands)), trick, self._heaps)
        return None

    def places_anyhow(self) -> OpenPlaces:
        """Return where everything is if nothing fits: all hands in one row, at their plates."""
        layout = self._layout
        own = next(iter(self._own_hands()), self._hand(0, 1, _STEP, self._width))
        hands = [own, *(self._hand(place, 1, self._index[0], self._width) for place in range(1, layout.seats))]
        trick = tuple(layout.trick_place(place) for place in range(layout.seats))
        return OpenPlaces(tuple(hands), trick, self._heaps)

    # ---- hands -----------------------------------------------------------------------------------------------------

    @property
    def _index(self) -> tuple[float, float]:
        return self._index_of(self._width)

    def _index_of(self, width: int) -> tuple[float, float]:
        """Return the width and height of the index of a card, in card widths."""
        if width < COMPACT_BELOW:
            return _COMPACT
        return _FULL_LARGE if self._has_large_index else _FULL

    def _own_hands(self) -> Iterator[HandPlace]:
        """Yield the possible places of South's hand, the best first: large cards in few rows, beside the plate."""
        layout, widest = self._layout, self._layout.card_width(SizeClass.L)
        left, right = layout.plate(0).right + self._gap, layout.frame.width - layout.frame.margin
        for rows in _ROWS:
            for width in dict.fromkeys((widest, self._width)):
                for step in self._steps(width):
                    hand = self._hand(0, rows, step, width)
                    if hand.box.width <= right - left:
                        x = min(max(hand.box.x, left), right - hand.box.width)
                        yield replace(hand, box=replace(hand.box, x=x))
                        break

    def _others(self, places: Sequence[int], taken: Iterable[Rect]) -> dict[int, HandPlace] | None:
        """Return places for the hands of these players that cover nothing; None if there are none."""
        occupied, found = list(taken), dict[int, HandPlace]()
        table = self._layout.frame.table.grown(-self._layout.frame.px(_TRICK_GAP))
        for place in places:
            hands = (self._hand(place, rows, step, self._width) for rows in _ROWS for step in self._steps(self._width))
            fitting = (
                hand
                for hand in hands
                if table.contains(hand.box) and not any(hand.box.overlaps(box) for box in occupied)
            )
            hand = next(fitting, None)
            if hand is None:
                return None
            found[place] = hand
            occupied.append(hand.box.grown(self._gap // 2))
        return found

    def _steps(self, width: int) -> tuple[float, ...]:
        """Return the possible distances from card to card in card widths, the greatest first."""
        least = self._index_of(width)[0]
        return tuple(dict.fromkeys((max(_STEP, least), (_STEP + least) / 2, least)))

    def _hand(self, place: int, rows: int, step: float, width: int) -> HandPlace:
        """Return the place of a hand in so many rows, at its plate."""
        layout, frame = self._layout, self._layout.frame
        columns = -(-layout.hand_most // rows)
        lift = self._index_of(width)[1] * width
        extra_rows = rows if layout.has_stock and rows > 1 else rows - 1  # cards on the table are in rows of their own
        gap = _LYING_GAP * width if layout.has_stock and rows == 1 else 0
        breadth = math.ceil(width + (columns - 1) * step * width + gap)
        height = math.ceil(card_height(width) + extra_rows * lift)
        plate, below = layout.plate(place), layout.plate(place).bottom + self._gap
        align: Align = "middle"
        x, y = plate.center.x - breadth // 2, below
        if place == 0:
            x, y = (frame.width - breadth) // 2, frame.height - frame.margin - height
        elif layout.seats == 2:
            x, y = max((frame.width - breadth) // 2, plate.right + self._gap), frame.bar + 2 * self._gap
        elif layout.is_top(place):
            x = min(max(x, frame.margin), frame.width - frame.margin - breadth)
        elif layout.is_left(place):
            x, align = plate.x, "left"
        else:
            x, align = plate.right - breadth, "right"
        return HandPlace(Rect(x, y, breadth, height), align, width, step * width, lift, columns, rises=place == 0)

    # ---- the middle ------------------------------------------------------------------------------------------------

    def _tricks(self, own: HandPlace, above: dict[int, HandPlace]) -> Iterator[tuple[Rect, ...]]:
        """Yield the possible places of the trick, the largest cards first.

        It leaves space for a label below its lowest card, and for one above a raised card of South's hand.
        """
        layout, frame = self._layout, self._layout.frame
        offsets = TRICK_OFFSETS[layout.seats]
        highest, lowest = min(dy for _, dy in offsets) - 0.5, max(dy for _, dy in offsets) + 0.5
        top = max((hand.box.bottom for hand in above.values()), default=frame.bar) + self._gap
        bottom = own.box.y - whole(RISE * own.width) - frame.px(PILL_HEIGHT)
        bottom -= frame.px(PILL_HEIGHT + _TRICK_GAP)
        widest = min(layout.card_width(SizeClass.L), int((bottom - top) / (1.4 * (lowest - highest))))
        least = min(layout.card_width(SizeClass.L), max(self._width, frame.px(_LEAST_TRICK)))
        for width in range(2 * (widest // 2), least - 1, -2):
            height = card_height(width)
            middle = (top + bottom) / 2 - (highest + lowest) / 2 * height
            yield tuple(
                Rect(
                    whole(frame.width / 2 + dx * width - width / 2), whole(middle + (dy - 0.5) * height), width, height
                )
                for dx, dy in (offsets[place - 1] for place in range(layout.seats))
            )

    def _heap_places(self, heaps: tuple[int, ...]) -> tuple[HandPlace, ...]:
        """Return the places of the heaps, one above the other over South's plate, with space for their labels."""
        layout, frame = self._layout, self._layout.frame
        width = min(self._width, frame.px(_HEAP_WIDTH))
        step, height = _COMPACT[0] * width, card_height(width)
        bottom, places = layout.plate(0).y - frame.px(14), []
        for count in heaps:
            box = Rect(frame.margin, bottom - height, math.ceil(width + (count - 1) * step), height)
            places.append(HandPlace(box, "left", width, step, 0.0, count))
            bottom -= height + frame.px(HEAP_LABEL + 12)
        return tuple(places)
