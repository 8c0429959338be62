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

from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, card_height, ceil8, round8, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.seat_figures import (
    FAN_CARD,
    PLATE_HEIGHTS,
    PORTRAITS,
    fan,
    fan_box,
    pile,
    portrait,
    portrait_side,
)

ANCHORS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    3: ((0, 0.24), (1, 0.24)),
    4: ((0, 0.24), (0.5, 0), (1, 0.24)),
    5: ((0, 0.40), (0.25, 0), (0.75, 0), (1, 0.40)),
    6: ((0, 0.56), (0, 0.16), (0.5, 0), (1, 0.16), (1, 0.56)),
    7: ((0, 0.60), (0, 0.24), (0.3, 0), (0.7, 0), (1, 0.24), (1, 0.60)),
    8: ((0, 0.62), (0, 0.26), (0.2, 0), (0.5, 0), (0.8, 0), (1, 0.26), (1, 0.62)),
}
"""Plate anchors (u, v) of places 1, 2, … by number of seats; with two seats, see `Layout.plate`."""

_OPPOSITE: Final = ((0.5, 0),)
"""The plate anchor of the only opponent if the table shows people."""

_CORNERS: Final = ((0, 0.01), (1, 0.01))
"""Plate anchors for three seats with a stock: in the corners, so that the melds below the plates have space."""

TRICK_OFFSETS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((-0.58, -0.06), (0.58, 0.06)),
    3: ((-1.16, -0.10), (1.16, -0.10), (0, 0.52)),
    4: ((-1.16, 0), (0, -0.52), (1.16, 0), (0, 0.52)),
    5: ((-1.7, 0.10), (-0.58, -0.52), (0.58, -0.52), (1.7, 0.10), (0, 0.52)),
    6: ((-1.16, 0.40), (-1.16, -0.64), (0, -0.52), (1.16, -0.64), (1.16, 0.40), (0, 0.52)),
    7: ((-1.16, 0.52), (-2.32, 0), (-0.58, -0.52), (0.58, -0.52), (2.32, 0), (1.16, 0.52), (0, 0.58)),
    8: (
        (-1.16, 0.52),
        (-2.32, 0),
        (-1.16, -0.52),
        (0, -0.58),
        (1.16, -0.52),
        (2.32, 0),
        (1.16, 0.52),
        (0, 0.58),
    ),
}
"""Trick cards of places 1, 2, …, and South last: (card widths, card heights) from the center of the trick."""

LARGEST: Final = 1.4231
"""The width of cards of size XL, in card widths: 148 pixels in a window of 1280×800."""

RAISED: Final = 0.16
SELECTED: Final = 0.26
HOVERED: Final = 0.06
"""How far a card of South's hand moves out along its own axis, in card widths; hovering adds to the others."""

_LIFT: Final = 0.28
"""How much higher three seats with a stock have the trick, in card heights, so that South's melds fit below it."""

BEHIND_PLATE_Z: Final = -60.0
"""The z at which cards appear and vanish behind a plate."""
LEAST_HIT: Final = 24
"""The least width of a card, at scale 1, that its neighbor leaves uncovered."""
FULL_SIZE: Final = (960, 640)
"""The smallest window in which text has its full size."""
LEAST_UI: Final = 0.625
"""The smallest scale, at which the smallest text is 8 logical pixels high. A screen of 1366×768 at 150 % with title bar
and task bar needs nearly that; there such text is 12 pixels of the screen high, as on a large screen at 100 %."""
_UI_STEP: Final = 1 / 32
"""The steps of the scale below 1, small ones so that text is as large as it can be."""
MENU_HEIGHT: Final = 28
_CORNER: Final = 168
"""What the last trick takes of the corner at the right at scale 1, which plates leave free on both sides."""
_TURNS: Final = (0.0, -1.5, 1.0, -0.5, 1.5, -1.0, 0.5, -2.0)
"""The rotation of a played card in degrees, by place: slight, and never the same for two neighbors."""


@lru_cache(maxsize=8)  # called for every length of every place
def _ui(width: int, height: int, least: float) -> float:
    quarters = whole(4 * min(width / 1280, height / 800))
    if quarters >= 4:
        return min(quarters / 4, 2.0)
    fitting = min(width / FULL_SIZE[0], height / FULL_SIZE[1])
    return min(max(_UI_STEP * math.floor(fitting / _UI_STEP), least), 1.0)


class Frame(Struct, frozen=True):
    """The window and what depends on its size alone. Lengths are logical pixels; `menu` is the menu bar's height."""

    width: int
    height: int
    menu: int = MENU_HEIGHT
    fans_left: bool = False
    """Whether the left card of a fan lies on top, as left-handed players hold it."""
    has_odds: bool = False
    """Whether the bid panel is large because it shows the odds."""
    least_ui: float = LEAST_UI
    """The smallest scale, which for a part of a window is that of the window, or 1."""
    has_people: bool = True
    """Whether people are shown at the seats, not only plates. See `Layout.has_people`."""

    def depth(self, at: int, count: int) -> float:
        """Return the z of the card at index `at` among `count` that overlap in a row."""
        return float(count - 1 - at if self.fans_left else at)

    @property
    def ui(self) -> float:
        """Scale of all text, plates, panels and margins: 1 to 2 in steps of a quarter, or less where 1 has no space."""
        return _ui(self.width, self.height, self.least_ui)

    @property
    def small(self) -> bool:
        """Whether plates, strip and margins have their small form."""
        return self.width < 1152 or self.height < 720

    @property
    def card_width(self) -> int:
        """The unit w: the width of a card of size L, always even."""
        return 2 * math.floor(min(self.width / 12.3, self.height / 7.69) / 2)

    @property
    def strip_height(self) -> int:
        """Height of the strip below the menu bar."""
        return self.px(48 if self.small else 56)

    @property
    def bar(self) -> int:
        """The top of the table: below the menu bar and the strip."""
        return self.menu + self.strip_height

    @property
    def margin(self) -> int:
        """The distance m of plates and panels from the edge of the window."""
        return self.px(16 if self.small else 24)

    @property
    def table(self) -> Rect:
        """The area below the strip."""
        return Rect(0, self.bar, self.width, self.height - self.bar)

    def px(self, length: float) -> int:
        """Return a length given at scale 1 in whole pixels."""
        return whole(length * self.ui)


class Stock(Struct, frozen=True):
    """The middle of the table in a stock game: the upcard and the stock lying across it.

    `count_label` is the middle of the top edge of the pill with the number of cards left; `upcard_label` is that of the
    pill that names the upcard or says who may take it.
    """

    upcard: Pose
    stock: Pose
    count_label: Point
    upcard_label: Point


class Layout(Struct, frozen=True):
    """The places of everything in one deal at a table.

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
            return 2 * math.floor(0.625 * w / 2)
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

    @property
    def has_people(self) -> bool:
        """Whether people are shown: they are wanted, and there is space, as in every window but not in every part."""
        frame = self.frame
        least_width, least_height = (length * frame.ui for length in FULL_SIZE)
        fits = frame.width >= least_width - 1 and frame.height - frame.menu >= least_height - MENU_HEIGHT - 1
        return frame.has_people and fits

    @property
    def is_compact(self) -> bool:
        """Whether the plates of the other players have their compact form."""
        return self.is_crowded or self.frame.small or (self.has_people and self.portrait_side < PORTRAITS[0])

    @property
    @lru_cache(maxsize=8)  # noqa: B019 - as below
    def portrait_side(self) -> int:
        """The side at scale 1 of the portraits of the other players."""
        return portrait_side(self)

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
        return ceil8(self.frame.bar + self.peek + 10)

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
            u = 0.5 + (u - 0.5) * max(1.0, (width + frame.px(4)) / max(1.0, self._top_distance * space))
        x = whole(m + u * space)
        y = (whole if self.has_people else round8)(self.top + v * (frame.height - m - height - self.top))
        if self.has_people and u in {0, 1}:
            y = min(y, frame.height - m - frame.px(_CORNER) - height)
        return Rect(x, y, width, height)

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

    def portrait(self, place: int) -> Rect | None:
        """Return the square of a seat's portrait, whose lowest pixels the plate covers; None without people."""
        return portrait(self, place) if self.has_people else None

    @lru_cache(maxsize=32)  # noqa: B019 - as above
    def parts(self, place: int) -> tuple[Rect, ...]:
        """Return the boxes of all that always belongs to a seat: plate, portrait, and the backs of a full hand."""
        plate = self.plate(place)
        if self.has_people:
            return (plate, portrait(self, place), *([fan_box(self, place)] if place else []))
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

    @property
    def hand_space(self) -> int:
        """The width available to South's hand, between South's plate and its mirror image."""
        return self.frame.width - 2 * (self._plate(0).right + self.frame.px(16))

    def hand_rows(self, count: int) -> int:
        """Return the number of rows, 1 or 2, for a hand of `count` cards: 1 if every card is then wide enough to click.

        A single card always is, even while a window is briefly narrower than its minimum.
        """
        w = self.frame.card_width
        return 1 if count < 2 or _step(w, self.hand_space, count) >= max(0.30 * w, self.frame.px(LEAST_HIT)) else 2

    def hand(self, count: int) -> tuple[Pose, ...]:
        """Return the poses of South's hand at rest, in reading order: the back row first if there are two."""
        rows = self.hand_rows(count)
        back = math.ceil(count / 2) if rows == 2 else 0
        lift = 0.42 * self.card_height(SizeClass.L)
        return self._hand_row(back, lift, 0) + self._hand_row(count - back, 0, back)

    def _hand_row(self, count: int, lift: float, first: int) -> tuple[Pose, ...]:
        w, h = self.frame.card_width, self.card_height(SizeClass.L)
        step = _step(w, self.hand_space, count)
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

    @property
    def trick_height(self) -> float:
        """Twice the height from the middle of the trick to the end of its farthest card."""
        farthest = max(abs(dy) for _, dy in TRICK_OFFSETS[self.seats])
        return 2 * (farthest + 0.5) * self.card_height(SizeClass.L)

    def trick(self, place: int) -> Pose:
        """Return where the card played by `place` lies in the trick."""
        dx, dy = TRICK_OFFSETS[self.seats][place - 1]
        w, h = self.frame.card_width, self.card_height(SizeClass.L)
        center = self.trick_center
        return Pose(whole(center.x + dx * w), whole(center.y + dy * h), _TURNS[place], float(place))

    @property
    def own_place(self) -> Rect:
        """The upright box for the card that South is to play."""
        return self.trick_place(0)

    def trick_place(self, place: int) -> Rect:
        """Return the upright box for the card of `place` in the trick."""
        return self.bounds(replace(self.trick(place), angle=0.0))

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


def _step(w: int, space: int, count: int) -> float:
    """Return the distance between neighbors in a row of `count` cards that are `w` wide."""
    return min(0.44 * w, (space - w) / max(count - 1, 1))
