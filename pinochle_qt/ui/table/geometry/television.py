"""Where everything on the table lies on a television, at which nobody sits; pure, in window pixels like the layout.

The whole table is in view, with a figure for every seat around it. The cards of a trick lie in rows of four, in the
order in which they are played, as there is nobody in front of whom they could lie.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.layout import Layout, Stock
from pinochle_qt.ui.table.geometry.plate_layout import STANDING

_ANCHORS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0.5, 1), (0.5, 0)),
    3: ((0.5, 1), (0, 0.36), (1, 0.36)),
    4: ((0.5, 1), (0, 0.46), (0.5, 0), (1, 0.46)),
    5: ((0.5, 1), (0, 0.5), (0.26, 0), (0.74, 0), (1, 0.5)),
    6: ((0.74, 1), (0.26, 1), (0, 0.5), (0.26, 0), (0.74, 0), (1, 0.5)),
    7: ((0.74, 1), (0.26, 1), (0, 0.5), (0.17, 0), (0.5, 0), (0.83, 0), (1, 0.5)),
    8: ((0.5, 1), (0.2, 1), (0, 0.5), (0.2, 0), (0.5, 0), (0.8, 0), (1, 0.5), (0.8, 1)),
}
"""Plate anchors (u, v) of places 0, 1, …, clockwise from the bottom, by number of seats."""
_CORNERS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    3: ((0.5, 1), (0, 0), (1, 0)),
    4: ((0.5, 1), (0, 0.02), (0.5, 0), (1, 0.02)),
}
"""Those with a stock: what melds need at the sides lies below the plates."""
_PORTRAIT: Final = {False: 118.5, True: 80}
_PLATE: Final = {False: (186, 51), True: (160, 46)}
"""The side of a portrait, and width and height of a plate, at scale 1, by whether there are many seats."""
_ABOVE, _BELOW = 5, 10
"""The space above the portraits at the top, and below the plates at the bottom, at scale 1."""
_IN_ROW: Final = 4
_MELDS, _MELDS_OF_TWO, _MELDS_OF_MANY = 0.625, 0.5, 0.75
_LARGE_HAND, _MELDS_TOGETHER = 16, {False: {4: 0.5}, True: {3: 0.4, 4: 0.4}}
"""The width of the cards of melds, in large ones: usually, where two lay many beside the stock, where five and more
players show them one after the other in the middle, and where three or four lay them all on the felt, by whether hands
have at least so many cards."""
_BESIDE: Final = 0.172
"""The gap between two cards of a row, in card widths."""
_BETWEEN_ROWS: Final = PILL_HEIGHT + 8
"""The gap between two rows at scale 1, in which the label of the winning card has space."""
_LOW_PILE: Final = 6
"""How far a trick pile at the side is from the end of its plate at scale 1, and half as far as it is below that."""
_RIM: Final = 36
"""How far below the bar the felt begins at scale 1, where nobody sits at the top."""
_STOCK, _STOCK_GAP = 1.98, 0.3
"""The width of a stock with its upcard, and the gap beside it, in card widths."""


class TvLayout(Layout, frozen=True):
    """The places of everything in one deal on a television."""

    def card_width(self, size: SizeClass) -> int:
        """Return the width in pixels of a card of this size, always even; two rows of a trick need smaller ones."""
        if size in {SizeClass.S, SizeClass.XL}:
            return super().card_width(size)
        share = 1.0 if size is SizeClass.L else self._meld_share
        return 2 * math.floor(share * self._large_width / 2)

    @property
    def _meld_share(self) -> float:
        """The width of the cards of melds, in large ones: whoever has many cards may have many melds."""
        if self.is_crowded:
            return _MELDS_OF_MANY
        if self.has_stock:
            return _MELDS_OF_TWO if self.seats == 2 else _MELDS
        return _MELDS_TOGETHER[self.hand_most >= _LARGE_HAND].get(self.seats, _MELDS)

    @property
    @lru_cache(maxsize=8)  # noqa: B019 - as below
    def _large_width(self) -> float:
        """The width of large cards, of which a trick and the stock beside it have space in the middle."""
        frame, w = self.frame, float(self.frame.card_width)
        if self.is_crowded:
            w = min(w, (self.hand_top - self.middle_top - frame.px(_BETWEEN_ROWS + 8)) / 2 / 1.4)
        if self.has_stock and self.seats > 2:
            in_row = min(self.seats, _IN_ROW)
            widths = in_row + (in_row - 1) * _BESIDE + _STOCK + _STOCK_GAP
            left = [place for place in range(self.seats) if self.is_left(place)]
            edge = max(box.right for place in left for box in self.parts(place))
            if self.is_crowded:  # where piles are not above the trick
                edge = max(edge, *(self.bounds(self.pile(place)).right for place in left))
            w = min(w, (frame.width - 2 * edge - 2 * frame.px(8)) / widths)
        return w

    # ---- seats -------------------------------------------------------------------------------------------------

    def is_own(self, place: int) -> bool:
        """Return False: nobody's hand lies open on a television."""
        del place
        return False

    @property
    def has_people(self) -> bool:
        """Whether seats have the form of people: always, as a table seen from afar needs its fans and piles."""
        return True

    @property
    def shows_faces(self) -> bool:
        """Whether portraits are shown: if people are wanted."""
        return self.frame.has_people

    @property
    def is_compact(self) -> bool:
        """Whether plates have their compact form."""
        return self.is_crowded

    @property
    def portrait_side(self) -> float:
        """The side at scale 1 of the portraits."""
        return _PORTRAIT[self.is_crowded or not self.shows_faces]

    @property
    def top(self) -> int:
        """The top of the topmost plates."""
        frame = self.frame
        return frame.bar + frame.px(_ABOVE) + frame.px(self.portrait_side) - frame.px(STANDING)

    @property
    def seat_anchors(self) -> tuple[tuple[float, float], ...]:
        """The plate anchors (u, v) of all places."""
        return (_CORNERS if self.has_stock and self.seats in _CORNERS else _ANCHORS)[self.seats]

    def _plate(self, place: int) -> Rect:
        frame, m = self.frame, self.frame.margin
        width, height = (frame.px(length) for length in _PLATE[self.is_crowded])
        u, v = self.seat_anchors[place]
        bottom = frame.height - frame.px(_BELOW) - height
        return Rect(
            whole(m + u * (frame.width - 2 * m - width)), whole(self.top + v * (bottom - self.top)), width, height
        )

    def is_top(self, place: int) -> bool:
        """Return whether the plate is in the row at the top."""
        u, v = self.seat_anchors[place]
        return v == 0 and u not in {0, 1}

    @property
    def is_opposed(self) -> bool:
        """Whether there are two plain seats: never."""
        return False

    def pile(self, place: int) -> Pose:
        """Return the pose of the lowest pack of a seat's trick pile: at the sides it is below the plate, not beside it.

        Between the plates at the sides lies the trick.
        """
        pose, plate = super().pile(place), self.plate(place)
        if self.seat_anchors[place][0] not in {0, 1} or self.seat_anchors is _CORNERS.get(self.seats):
            return pose
        side, gap = self.bounds(pose).width, self.frame.px(_LOW_PILE)
        x = plate.x - gap - side // 2 if self.is_mirrored(place) else plate.right + gap + side // 2
        return replace(pose, x=x, y=plate.bottom + 2 * gap + side // 2)

    # ---- no hand -----------------------------------------------------------------------------------------------

    @property
    def hand_top(self) -> int:
        """The top of the figures at the bottom, below which no cards of the middle lie."""
        return min(self.area(place).y for place in range(self.seats) if self.seat_anchors[place][1] == 1)

    @property
    def hand_crest(self) -> int:
        """The same line: no hand rises above it."""
        return self.hand_top

    def hand_bounds(self, count: int | None = None) -> Rect:
        """Return an empty box outside the screen."""
        del count
        return Rect(self.frame.width, self.frame.height, 0, 0)

    def widest_hand(self) -> Rect:
        """Return an empty box outside the screen."""
        return self.hand_bounds()

    # ---- the middle --------------------------------------------------------------------------------------------

    @property
    def middle_top(self) -> int:
        """The bottom of the topmost plates, or the rim of the table."""
        tops = [self.plate(place).bottom for place in range(self.seats) if self.is_top(place)]
        if self.has_stock and self.seats == 3:
            tops = [self.plate(1).bottom]
        return max(tops, default=self.frame.bar + self.frame.px(_RIM))

    @property
    @lru_cache(maxsize=8)  # noqa: B019 - as in the other layout
    def trick_center(self) -> Point:
        """The middle of the trick, which has the stock at its left and the label of the winning card below it."""
        x = self.frame.width / 2
        if self.has_stock:
            x += (_STOCK + _STOCK_GAP) * self.card_width(SizeClass.L) / 2
        label = 0 if self.is_crowded else self.frame.px(PILL_HEIGHT + 8) / 2
        return Point(whole(x), whole((self.middle_top + self.hand_top) / 2 - label))

    def trick(self, place: int, nth: int | None = None) -> Pose:
        """Return where the card lies that is the `nth` of its trick; without it, each place has one of its own."""
        row, column = divmod(place if nth is None else nth, _IN_ROW)
        in_row, rows = min(self.seats, _IN_ROW), -(-self.seats // _IN_ROW)
        w, h = self.card_width(SizeClass.L), self.card_height(SizeClass.L)
        dx = (column - (in_row - 1) / 2) * (1 + _BESIDE) * w
        dy = (row - (rows - 1) / 2) * (h + self.frame.px(_BETWEEN_ROWS))
        center = self.trick_center
        return Pose(whole(center.x + dx), whole(center.y + dy), 0.0, float(place))

    def stock(self) -> Stock:
        """Return the stock to the left of the trick."""
        w, h, px = self.card_width(SizeClass.L), self.card_height(SizeClass.L), self.frame.px
        y, x = self.trick_center.y, whole(self.trick_bounds().x - (_STOCK_GAP + _STOCK / 2) * w)
        upcard = Pose(x - whole((h - w) / 2 + 0.29 * w), y, 0.0, -2.0)
        pile = replace(upcard, x=x + whole(0.29 * w), angle=90.0, z=-1.0)
        above = Point(whole(upcard.x), y - h // 2 - px(PILL_HEIGHT + 4))
        return Stock(upcard, pile, Point(whole(pile.x), y + w // 2 + px(8)), above)
