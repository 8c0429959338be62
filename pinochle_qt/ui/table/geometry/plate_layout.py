"""Sizes of cards, plates, and the heights of hand and trick, on which the place of everything else depends."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Pose, Rect, SizeClass, card_height, ceil8, round8, whole
from pinochle_qt.ui.table.geometry.frame import FULL_SIZE, MENU_HEIGHT, Frame

ANCHORS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    3: ((0, 0.24), (1, 0.24)),
    4: ((0, 0.24), (0.5, 0), (1, 0.24)),
    5: ((0, 0.40), (0.25, 0), (0.75, 0), (1, 0.40)),
    6: ((0, 0.56), (0, 0.16), (0.5, 0), (1, 0.16), (1, 0.56)),
    7: ((0, 0.60), (0, 0.24), (0.3, 0), (0.7, 0), (1, 0.24), (1, 0.60)),
    8: ((0, 0.62), (0, 0.26), (0.2, 0), (0.5, 0), (0.8, 0), (1, 0.26), (1, 0.62)),
}
"""Plate anchors (u, v) of places 1, 2, … by number of seats; with two seats, see `Layout.plate`."""

_CORNERS: Final = ((0, 0.01), (1, 0.01))
"""Plate anchors for three seats with a stock: in the corners, so that the melds below the plates have space."""
_OPPOSITE: Final = ((0.5, 0),)
"""The plate anchor of the only opponent if the table shows people."""
TRICK_OFFSETS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((-0.58, -0.06), (0.58, 0.06)),
    3: ((-1.16, -0.10), (1.16, -0.10), (0, 0.52)),
    4: ((-1.16, 0), (0, -0.52), (1.16, 0), (0, 0.52)),
    5: ((-1.7, 0.10), (-0.58, -0.52), (0.58, -0.52), (1.7, 0.10), (0, 0.52)),
    6: ((-1.16, 0.40), (-1.16, -0.64), (0, -0.60), (1.16, -0.64), (1.16, 0.40), (0, 0.60)),
    7: ((-1.16, 0.52), (-2.32, 0), (-0.58, -0.52), (0.58, -0.52), (2.32, 0), (1.16, 0.52), (0, 0.58)),
    8: (
        (-1.16, 0.52),
        (-2.32, 0),
        (-1.16, -0.52),
        (0, -0.59),
        (1.16, -0.52),
        (2.32, 0),
        (1.16, 0.52),
        (0, 0.59),
    ),
}
"""Trick cards of places 1, 2, …, and South last: (card widths, card heights) from the center of the trick.

Where cards are on all sides of the one at the top, there is space below it for a label.
"""
LARGEST: Final = 1.4231
"""The width of cards of size XL, in card widths: 148 pixels in a window of 1280×800."""
_MELDS, _MELDS_OF_TWO_DECKS, TWO_DECKS = 0.625, 0.52, 20
"""The width of the cards of melds, in card widths: usually, and at the smallest tables where a hand has so many cards.
All their melds have to have space on the felt in front of their owners."""
RAISED: Final = 0.16
SELECTED: Final = 0.26
HOVERED: Final = 0.06
"""How far a card of South's hand moves out along its own axis, in card widths; hovering adds to the others."""
LEAST_HIT: Final = 24
"""The least width of a card, at scale 1, that its neighbor leaves uncovered."""
_CORNER: Final = 168
"""What the last trick takes of the corner at the right at scale 1, which plates leave free on both sides."""
PORTRAITS: Final = (128, 92, 80, 72, 64)
"""The sides of a portrait at scale 1: the first at large tables, the others where the trick needs the space."""
STANDING: Final = 4
"""How much of a portrait its plate covers, at scale 1, so that the bust stands on the plate."""
PLATE_HEIGHTS: Final = {False: 52, True: 46}
"""The height of the others' plates with people at scale 1, by whether they are compact."""
FAN_CARD: Final = {False: 44, True: 34}
"""The width of the backs in a fan at scale 1, by whether plates are compact."""
_TRICK_AIR: Final = 8
"""The space at scale 1 that the trick needs between plates and hand, besides its cards."""
_INDEX_MARGIN: Final = 4
"""The border of a card at scale 1 above its index, of which a panel may cover this much where space is short."""
_MOST_BESIDE_ODDS: Final = 6
"""The most seats with people whose speech bubbles have space beside the odds in a small window."""
_TOP_SPACE, _MOST_APART = 108, 7 / 6
"""The space at scale 1 between plates at the top that fans and trick piles of both need, and how much farther apart
than usual plates may be for it, so that those at the ends keep clear of the portraits at the sides."""
_BID, _ODDS, _PANEL_AIR = 224, 264, 8
"""The least height at scale 1 of the bid panel, without and with odds, and the space above and below it."""


class PlateLayout(Struct, frozen=True):
    """The sizes of everything and the places of the plates in one deal at a table.

    `hand_most` is the largest hand South holds in this deal: it decides between one row and two, so that plates,
    trick and panels do not move while the hand shrinks. `has_stock` asks for the arrangement with a stock.
    """

    frame: Frame
    seats: int
    hand_most: int = 12
    has_stock: bool = False

    # ---- cards -------------------------------------------------------------------------------------------------

    def card_width(self, size: SizeClass) -> int:
        """Return the width in pixels of a card of this size, always even."""
        w = self.frame.card_width
        if size is SizeClass.XL:
            return 2 * math.floor(LARGEST * w / 2)
        if size is SizeClass.L:
            return w
        if size is SizeClass.M:
            has_rich_melds = self.hand_most >= TWO_DECKS and not self.is_crowded
            return 2 * math.floor((_MELDS_OF_TWO_DECKS if has_rich_melds else _MELDS) * w / 2)
        if self.has_people:
            return 2 * math.floor(self.frame.px(FAN_CARD[self.is_compact]) / 2)
        return self.frame.px(36) if self.is_crowded else 2 * math.floor(0.42 * w / 2)

    def card_height(self, size: SizeClass) -> int:
        """Return the height in pixels of a card of this size, always even."""
        return card_height(self.card_width(size))

    def bounds(self, pose: Pose) -> Rect:
        """Return the upright box around the card at `pose`."""
        return pose.bounds(self.card_width(pose.size), self.card_height(pose.size))

    # ---- seats -------------------------------------------------------------------------------------------------

    def is_own(self, place: int) -> bool:
        """Return whether a seat is the one whose hand lies large at the bottom of the table, for the person there."""
        return place == 0

    @property
    def has_people(self) -> bool:
        """Whether people are shown: they are wanted, and there is space, as in every window but not in every part."""
        frame = self.frame
        least_width, least_height = (length * frame.ui for length in FULL_SIZE)
        menu = MENU_HEIGHT * frame.enlargement
        fits = frame.width >= least_width - 1 and frame.height - frame.menu >= least_height - menu - 1
        return frame.has_people and fits and self._has_space_for_odds

    @property
    def _has_space_for_odds(self) -> bool:
        """Whether the odds, while they are shown, have space between the smallest portraits and their bubbles."""
        frame = self.frame
        if frame.has_odds and frame.small and self.seats > _MOST_BESIDE_ODDS:
            return False
        if not frame.has_odds or all(v for _, v in self.anchors):
            return True
        lowest = frame.bar + frame.px(PORTRAITS[-1]) + frame.px(PLATE_HEIGHTS[True])
        return lowest + 1 <= self.panel_limit - frame.px(_ODDS)

    @property
    def is_compact(self) -> bool:
        """Whether the plates of the other players have their compact form."""
        return self.is_crowded or self.frame.small or (self.has_people and self.portrait_side < PORTRAITS[0])

    @property
    @lru_cache(maxsize=8)  # noqa: B019 - as below
    def portrait_side(self) -> float:
        """The side at scale 1 of the others' portraits: the largest that leaves space for trick and bid panel."""
        frame = self.frame
        first = 1 if self.is_crowded or frame.small else 0
        if all(v for _, v in self.anchors):
            return PORTRAITS[first]
        lowest = self.hand_top - self.trick_height - frame.px(_TRICK_AIR)
        if not self.has_stock:
            lowest = min(lowest, self.hand_crest - frame.px((_ODDS if frame.has_odds else _BID) + _PANEL_AIR))
        for side in PORTRAITS[first:]:
            plate = PLATE_HEIGHTS[side < PORTRAITS[0]]
            if frame.bar + frame.px(side + plate) <= lowest and self._fits_at_sides(side):
                return side
        return PORTRAITS[-1]

    @property
    def is_crowded(self) -> bool:
        """Whether there are so many players that their melds must be small and close to their plates."""
        return self.seats >= 5

    @property
    def peek(self) -> int:
        """How far the backs of a hand stick out above a plate."""
        return self.frame.px(26 if self.is_compact else 36)

    @property
    def top(self) -> int:
        """The line T: the top of the topmost plates."""
        if self.has_people:
            return self.frame.bar + self.frame.px(self.portrait_side)
        top = self.frame.bar + self.peek + 10
        return ceil8(top) if self.frame.ui >= 1 else top

    def plate(self, place: int) -> Rect:
        """Return the plate of the player at `place`."""
        return self.plates()[place]

    @lru_cache(maxsize=8)  # noqa: B019 - keeps a few plain numbers; asked for with every card of every place
    def plates(self) -> tuple[Rect, ...]:
        """Return the plates of all places, South first."""
        return tuple(self._plate(place) for place in range(self.seats))

    def _plate(self, place: int) -> Rect:
        frame, m = self.frame, self.frame.margin
        own = Rect(0, 0, frame.px(208 if frame.small else 248), frame.px(48 if frame.small else 64))
        if place == 0:
            return own.moved(m, frame.height - m - own.height)
        if self.seats == 2 and not self.has_people:  # it mirrors South's
            return own.moved(m, frame.bar + frame.px(20))
        width, height = (frame.px(160), frame.px(48)) if self.is_compact else (frame.px(184), frame.px(56))
        if self.has_people:
            height = frame.px(PLATE_HEIGHTS[self.is_compact])
        u, v = self.anchors[place - 1]
        space = frame.width - 2 * m - width
        if self.is_top(place):  # plates in a row move apart where they would overlap, as in a part of a window
            distance = max(1.0, self._top_distance * space)
            farther = min((width + frame.px(_TOP_SPACE)) / distance, _MOST_APART) if self.has_people else 1.0
            u = 0.5 + (u - 0.5) * max(1.0, farther, (width + frame.px(4)) / distance)
        x = whole(m + u * space)
        if self.has_people:
            return Rect(x, self._plate_y((u, v), self.top, height), width, height)
        y = self.top + v * (frame.height - m - height - self.top)
        return Rect(x, round8(y) if frame.ui >= 1 else whole(y), width, height)

    def _plate_y(self, anchor: tuple[float, float], top: int, height: int) -> int:
        """Return the top of a plate of that height with people, if the line T is at `top`."""
        (u, v), frame = anchor, self.frame
        lowest = frame.height - frame.margin - height
        y = whole(top + v * (lowest - top))
        return min(y, lowest - frame.px(_CORNER)) if u in {0, 1} else y

    def _fits_at_sides(self, side: int) -> bool:
        """Return whether portraits with that side at scale 1 touch no plate above them at the left and right edge."""
        frame, height = self.frame, self.frame.px(PLATE_HEIGHTS[side < PORTRAITS[0] or self.is_crowded])
        ends = sorted(
            self._plate_y(anchor, frame.bar + frame.px(side), height) for anchor in self.anchors if anchor[0] == 0
        )
        return all(lower + frame.px(STANDING) - frame.px(side) >= upper + height for upper, lower in pairwise(ends))

    @property
    def anchors(self) -> tuple[tuple[float, float], ...]:
        """The plate anchors (u, v) of the other players."""
        if self.seats == 2:
            return _OPPOSITE
        return _CORNERS if self.has_stock and self.seats == 3 else ANCHORS[self.seats]

    @property
    def _top_distance(self) -> float:
        """The distance from one plate in the row at the top to the next, as a share of the space; 1 if there is one."""
        top = [u for u, v in self.anchors if v == 0]
        return top[1] - top[0] if len(top) > 1 else 1.0

    def is_left(self, place: int) -> bool:
        """Return whether the plate is at the left edge (with two plain seats, the opponent's is)."""
        return self.plate(place).x <= self.frame.margin

    def is_top(self, place: int) -> bool:
        """Return whether the plate is in the row at the top, between the edges."""
        return place != 0 and not self.is_opposed and self.anchors[place - 1][1] == 0

    @property
    def is_opposed(self) -> bool:
        """Whether these are two plain seats: the opponent's plate in a corner, with the backs at the top edge."""
        return self.seats == 2 and not self.has_people

    def is_mirrored(self, place: int) -> bool:
        """Return whether the seat is right of the middle, so that its portrait looks to the left."""
        return 2 * self.plate(place).x + self.plate(place).width > self.frame.width + 1

    # ---- heights of hand and trick

    @property
    def hand_space(self) -> int:
        """The width available to South's hand, between South's plate and its mirror image."""
        return self.frame.width - 2 * (self._plate(0).right + self.frame.px(16))

    def hand_rows(self, count: int) -> int:
        """Return the number of rows, 1 or 2, for a hand of `count` cards: 1 if every card is then wide enough to click.

        A single card always is, even while a window is briefly narrower than its minimum.
        """
        w = self.frame.card_width
        return 1 if count < 2 or hand_step(w, self.hand_space, count) >= max(0.30 * w, self.frame.px(LEAST_HIT)) else 2

    @property
    def hand_top(self) -> int:
        """The line between the hand and the middle of the table; raised cards may reach a little above it."""
        w, h = self.frame.card_width, self.card_height(SizeClass.L)
        lift = 0.42 * h if self.hand_rows(self.hand_most) == 2 else 0
        return whole(self.frame.height - 8 - h - 0.30 * w - lift)

    @property
    def hand_crest(self) -> int:
        """The highest line that any card of South's hand can reach, however far it is raised."""
        w = self.frame.card_width
        extra = SELECTED if self.hand_rows(self.hand_most) == 1 else RAISED
        return whole(self.hand_top + (0.10 - extra - HOVERED) * w)

    @property
    def panel_limit(self) -> int:
        """The lowest line that a panel above the hand can reach where space is short: no index is below it."""
        return whole(self.hand_top + (0.10 - RAISED) * self.frame.card_width) + self.frame.px(_INDEX_MARGIN)

    @property
    def trick_height(self) -> float:
        """Twice the height from the middle of the trick to the end of its farthest card."""
        farthest = max(abs(dy) for _, dy in TRICK_OFFSETS[self.seats])
        return 2 * (farthest + 0.5) * self.card_height(SizeClass.L)


def hand_step(w: int, space: int, count: int) -> float:
    """Return the distance between neighbors in a row of `count` cards that are `w` wide."""
    return min(0.44 * w, (space - w) / max(count - 1, 1))
