"""Where everything on the table lies: a pure function of window size, seats and cards.

All coordinates are pixels of the **window**: (0, 0) is its top left corner, the menu bar and the strip lie inside, and
the table itself is `Frame.table`. A view below the strip sets its scene rectangle to `Frame.table` and uses the
values as they are.

Each seat is one figure: a portrait on its plate, a fan of backs beside that, and the trick pile (`Frame.has_people`).
With plain seats, or where there is no space for people, there are only plates with the backs behind them.

Seats are named by `place`: 0 is South (the player at the screen), 1 the neighbor on the left, and so on clockwise.
Poses give the center of a card. The melds are in `melds`, panels in `panels`, and text on the
table in `labels`.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.plate_layout import (
    HOVERED,
    RAISED,
    SELECTED,
    TRICK_OFFSETS,
    PlateLayout,
    hand_step,
)
from pinochle_qt.ui.table.geometry.seat_figures import fan, fan_box, pile, portrait

_LIFT: Final = 0.28
"""How much higher three seats with a stock have the trick, in card heights, so that South's melds fit below it."""

BEHIND_PLATE_Z: Final = -60.0
"""The z at which cards appear and vanish behind a plate."""
_TURNS: Final = (0.0, -1.5, 1.0, -0.5, 1.5, -1.0, 0.5, -2.0)
"""The rotation of a played card in degrees, by place: slight, and never the same for two neighbors."""


class Stock(Struct, frozen=True):
    """The middle of the table in a stock game: the upcard and the stock lying across it.

    `count_label` is the middle of the top edge of the pill with the number of cards left; `upcard_label` is that of the
    pill that names the upcard or says who may take it.
    """

    upcard: Pose
    stock: Pose
    count_label: Point
    upcard_label: Point


class Layout(PlateLayout, frozen=True):
    """The places of everything in one deal at a table."""

    @property
    def shows_faces(self) -> bool:
        """Whether portraits are shown: wherever people are."""
        return self.has_people

    def portrait(self, place: int) -> Rect | None:
        """Return the square of a seat's portrait, whose lowest pixels the plate covers; None without people."""
        return portrait(self, place) if self.has_people else None

    @lru_cache(maxsize=32)  # noqa: B019 - as above
    def parts(self, place: int) -> tuple[Rect, ...]:
        """Return the boxes of all that always belongs to a seat: plate, portrait, and the backs of a full hand."""
        plate = self.plate(place)
        if self.has_people:
            return (plate, portrait(self, place), *([] if self.is_own(place) else [fan_box(self, place)]))
        peek = self.peek if place and self.seats > 2 else 0
        return (Rect(plate.x, plate.y - peek, plate.width, plate.height + peek),)

    def all_parts(self) -> list[Rect]:
        """Return the boxes of all seats; see `parts`."""
        return [box for place in range(self.seats) for box in self.parts(place)]

    def plates_and_portraits(self) -> list[Rect]:
        """Return the boxes of all seats that nothing may cover."""
        portraits = (self.portrait(place) for place in range(self.seats))
        return [*self.plates(), *(box for box in portraits if box is not None)]

    def area(self, place: int) -> Rect:
        """Return the box around plate and portrait of a seat, or around its plate and backs without people."""
        boxes = self.parts(place)
        return boxes[0].united(boxes[1]) if self.has_people else boxes[0]

    def pile(self, place: int) -> Pose:
        """Return the pose of the lowest pack of a seat's trick pile; see `seat_figures.pile`."""
        return pile(self, place)

    def seat_pose(self, place: int) -> Pose:
        """Return where a player's cards appear and vanish: upright behind the plate."""
        if place and self.is_opposed:
            return Pose(self.frame.width // 2, self.frame.bar, z=BEHIND_PLATE_Z, size=SizeClass.M)
        center = self.plate(place).center
        return Pose(center.x, center.y, z=BEHIND_PLATE_Z, size=SizeClass.S)

    def backs(self, place: int, count: int) -> tuple[Pose, ...]:
        """Return the poses of the `count` backs held by a player other than South, left to right."""
        if self.has_people:
            return fan(self, place, count)
        if place and self.seats == 2:
            return self._hanging_backs(count)
        plate = self.plate(place)
        width, height = self.card_width(SizeClass.S), self.card_height(SizeClass.S)
        widest = plate.width - width - 4
        step = min(self.frame.px(8 if self.is_compact else 9), widest / max(count - 1, 1))
        turn = _turn(count)
        return tuple(
            Pose(
                whole(plate.x + plate.width / 2 + d * step),
                whole(plate.y - self.peek + height / 2 + _sag(d, step, turn)),
                d * turn,
                -100 + i,
                SizeClass.S,
            )
            for i, d in enumerate(_spread(count))
        )

    def _hanging_backs(self, count: int) -> tuple[Pose, ...]:
        width = self.card_width(SizeClass.M)
        space = self.frame.width - 2 * (self.plate(1).right + self.frame.px(16)) - width
        step = min(0.45 * width, space / max(count - 1, 1))
        turn = _turn(count) * 0.6
        return tuple(
            Pose(
                whole(self.frame.width / 2 + d * step),
                whole(self.frame.bar - _sag(d, step, turn)),
                -d * turn,
                -100 + i,
                SizeClass.M,
            )
            for i, d in enumerate(_spread(count))
        )

    # ---- the viewer's hand -------------------------------------------------------------------------------------

    def hand(self, count: int) -> tuple[Pose, ...]:
        """Return the poses of South's hand at rest, in reading order: the back row first if there are two."""
        rows = self.hand_rows(count)
        back = math.ceil(count / 2) if rows == 2 else 0
        lift = 0.42 * self.card_height(SizeClass.L)
        return self._hand_row(back, lift, 0) + self._hand_row(count - back, 0, back)

    def _hand_row(self, count: int, lift: float, first: int) -> tuple[Pose, ...]:
        w, h = self.frame.card_width, self.card_height(SizeClass.L)
        step = hand_step(w, self.hand_space, count)
        turn = _turn(count)
        base = self.frame.height - 8 - h / 2 - 0.20 * w - lift
        # wide fans are flatter, to keep their outer corners inside the window
        lean = math.radians(turn * (count - 1) / 2)
        corner = (w * math.sin(lean) + h * math.cos(lean) - h) / 2
        lowest = _sag((count - 1) / 2, step, turn)
        flat = min(1.0, max(0.0, 0.20 * w + 6 - corner) / lowest) if lowest else 1.0
        return tuple(
            Pose(
                whole(self.frame.width / 2 + d * step),
                whole(base + flat * _sag(d, step, turn)),
                d * turn,
                first + self.frame.depth(i, count),
            )
            for i, d in enumerate(_spread(count))
        )

    def raised(self, pose: Pose, *, selected: bool = False, hovered: bool = False, rows: int = 1) -> Pose:
        """Return the pose of a raised hand card: playable, or `selected`, and perhaps `hovered` on top of that.

        With two rows, a selected card rises no higher than a playable one, so that it covers no index behind it.
        """
        widths = (SELECTED if selected and rows == 1 else RAISED) + (HOVERED if hovered else 0)
        return pose.shifted_up(widths * self.frame.card_width)

    def hovered(self, pose: Pose) -> Pose:
        """Return the pose of an unraised card under the cursor."""
        return pose.shifted_up(HOVERED * self.frame.card_width)

    def hand_bounds(self, count: int | None = None) -> Rect:
        """Return the box around a hand of `count` cards (`hand_most` if not given), with space for raised cards."""
        poses = self.hand(self.hand_most if count is None else count)
        boxes = [self.bounds(pose) for pose in poses]
        rows = self.hand_rows(len(poses))
        boxes += [self.bounds(self.raised(pose, selected=True, hovered=True, rows=rows)) for pose in poses]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        return Rect(left, top, max(box.right for box in boxes) - left, self.frame.height - top)

    def widest_hand(self) -> Rect:
        """Return the box around the hand while it lies in one row that is as wide as it ever is in this deal."""
        return self.hand_bounds(next(count for count in range(self.hand_most, 0, -1) if self.hand_rows(count) == 1))

    # ---- the middle --------------------------------------------------------------------------------------------

    @property
    def middle_top(self) -> int:
        """The bottom of the topmost plates, or of the strip and the cards that hang from it."""
        tops = [self.plate(place).bottom for place in range(1, self.seats) if self.is_top(place)]
        if tops:
            return max(tops)
        if self.is_opposed:
            return self.frame.bar + self.card_height(SizeClass.M) // 2 + 4
        return self.frame.bar

    @property
    @lru_cache(maxsize=8)  # noqa: B019 - as above
    def trick_center(self) -> Point:
        """The middle of the trick, on the vertical axis on which the hands and their melds are centered too."""
        bottom = self.hand_crest if self.has_stock else self.hand_top
        if self.has_stock and self.seats == 2 and self.has_people:  # so that South's melds fit below it
            top = self.middle_top + self.frame.px(10) + self.trick_height / 2
            return Point(whole(self.frame.width / 2), whole(top))
        lift = _LIFT * self.card_height(SizeClass.L) if self.has_stock and self.seats == 3 else 0
        center = (self.middle_top + bottom) / 2 - lift
        if self.has_people and not self.has_stock and self.middle_top > self.frame.bar:  # reasons need space below it
            above = 0.5 - min(dy for _, dy in TRICK_OFFSETS[self.seats])
            center = min(center, self.middle_top + self.frame.px(6) + above * self.card_height(SizeClass.L))
        return Point(whole(self.frame.width / 2), whole(center))

    def trick(self, place: int, nth: int | None = None) -> Pose:
        """Return where the card played by `place` lies in the trick.

        On a television, it depends on `nth` instead: how many have been played before it.
        """
        del nth
        dx, dy = TRICK_OFFSETS[self.seats][place - 1]
        w, h = self.frame.card_width, self.card_height(SizeClass.L)
        center = self.trick_center
        return Pose(whole(center.x + dx * w), whole(center.y + dy * h), _TURNS[place], float(place))

    @property
    def own_place(self) -> Rect:
        """The upright box for the card that South is to play."""
        return self.trick_place(0)

    def trick_place(self, place: int, nth: int | None = None) -> Rect:
        """Return the upright box for the card of `place` in the trick; see `trick`."""
        return self.bounds(replace(self.trick(place, nth), angle=0.0))

    def trick_bounds(self) -> Rect:
        """Return the box around a full trick."""
        boxes = [self.bounds(self.trick(place)) for place in range(self.seats)]
        whole_box = boxes[0]
        for box in boxes[1:]:
            whole_box = whole_box.united(box)
        return whole_box

    def stock(self) -> Stock:
        """Return the stock to the left of the trick, with the upcard sticking out from under it to show its index."""
        w, h = self.frame.card_width, self.card_height(SizeClass.L)
        half_trick = max(dx for dx, _ in TRICK_OFFSETS[self.seats]) + 0.5
        gap = 0.6 if self.seats == 2 else 0.35
        # the pile lies across: half its length plus its offset from the middle of both cards
        x, y = whole(self.frame.width / 2 - (half_trick + gap + 0.99) * w), self.trick_center.y
        if self.has_people and self.seats > 2:  # below the seat at the left, whose backs and pile reach inward
            y = max(y, self.plate(1).bottom + self.frame.px(PILL_HEIGHT + 12) + h // 2)
        side = -1 if self.frame.fans_left else 1  # left-handed cards have their index on the right
        upcard = Pose(x - side * whole((h - w) / 2 + 0.29 * w), y, 0.0, -2.0)
        stock = Pose(x + side * whole(0.29 * w), y, 90.0, -1.0)
        upcard_label = Point(whole(upcard.x), y - h // 2 - self.frame.px(PILL_HEIGHT + 4))
        return Stock(upcard, stock, Point(whole(stock.x), y + w // 2 + self.frame.px(8)), upcard_label)


def _spread(count: int) -> tuple[float, ...]:
    """Return the distance of each of `count` cards from the middle, in card steps."""
    return tuple(i - (count - 1) / 2 for i in range(count))


def _turn(count: int) -> float:
    """Return the angle between neighboring cards of a fan in degrees."""
    return min(1.1, 13 / max(count - 1, 1))


def _sag(d: float, step: float, turn: float) -> float:
    """Return how many pixels lower a card `d` steps from the middle lies, so that the fan forms an arc."""
    return d * d * step * math.radians(turn) / 2
