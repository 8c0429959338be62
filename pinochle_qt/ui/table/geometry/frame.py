"""The window and what depends on its size alone."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Rect, whole

FULL_SIZE: Final = (960, 640)
"""The smallest window in which text has its full size."""
LEAST_UI: Final = 0.625
"""The smallest scale, at which the smallest text is 9 logical pixels high (see `style.font`). A screen of 1366×768 at
150 % with title bar and task bar needs nearly that; there such text is 13 pixels of the screen high."""
_UI_STEP: Final = 1 / 32
"""The steps of the scale below 1 and of large text, small ones so that text is as large as it can be."""
_LARGE_TEXT: Final = 1.25
"""How much larger than usual text is for those who want that, where the window has the space."""
MENU_HEIGHT: Final = 28
_TV_SIZE, _TV_TEXT = (1280, 800), 4 / 3
"""The screen of a television on which a large card is 128 pixels wide, and how much larger than usual text is there, so
that the smallest has 16 pixels and can be read from three meters."""


@lru_cache(maxsize=8)  # called for every length of every place
def _ui(width: int, height: int, least: float) -> float:
    quarters = whole(4 * min(width / 1280, height / 800))
    if quarters >= 4:
        return min(quarters / 4, 2.0)
    return min(max(_fitting(width, height), least), 1.0)


def _fitting(width: int, height: int) -> float:
    """Return the largest scale at which everything has its place in a window."""
    return _UI_STEP * math.floor(min(width / FULL_SIZE[0], height / FULL_SIZE[1]) / _UI_STEP)


@lru_cache(maxsize=8)
def _tv_unit(width: int, height: int) -> float:
    """Return the size of a television in terms of `_TV_SIZE`."""
    return max(min(width / _TV_SIZE[0], height / _TV_SIZE[1]), _UI_STEP)


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
    has_large_text: bool = False
    """Whether text, plates and panels are larger than usual in a window with the space for that."""
    is_tv: bool = False
    """Whether this is a television for everybody in the room: all is large, and nobody's hand is shown."""

    def depth(self, at: int, count: int) -> float:
        """Return the z of the card at index `at` among `count` that overlap in a row."""
        return float(count - 1 - at if self.fans_left else at)

    @property
    def ui(self) -> float:
        """Scale of all text, plates, panels and margins: 1 to 2 in steps of a quarter, or less where 1 has no space.

        On a television, it grows with the screen.
        """
        if self.is_tv:
            return _TV_TEXT * _tv_unit(self.width, self.height)
        usual = _ui(self.width, self.height, self.least_ui)
        return usual * self.enlargement if self.has_large_text else usual

    @property
    def enlargement(self) -> float:
        """How much larger than usual in such a window text is, so that the window seems smaller by that."""
        if not self.has_large_text or self.is_tv:
            return 1.0
        space = _fitting(self.width, self.height) / _ui(self.width, self.height, self.least_ui)
        return min(max(space, 1.0), _LARGE_TEXT)

    @property
    def small(self) -> bool:
        """Whether plates, strip and margins have their small form."""
        enlargement = self.enlargement
        return not self.is_tv and (self.width < 1152 * enlargement or self.height < 720 * enlargement)

    @property
    def card_width(self) -> int:
        """The unit w: the width of a card of size L, always even."""
        if self.is_tv:
            return 2 * math.floor(64 * _tv_unit(self.width, self.height))
        return 2 * math.floor(min(self.width / 12.3, self.height / 7.69) / 2)

    @property
    def strip_height(self) -> int:
        """Height of the strip below the menu bar."""
        return self.px(69 if self.is_tv else 48 if self.small else 56)

    @property
    def bar(self) -> int:
        """The top of the table: below the menu bar and the strip."""
        return self.menu + self.strip_height

    @property
    def margin(self) -> int:
        """The distance m of plates and panels from the edge of the window."""
        return self.px(20 if self.is_tv else 16 if self.small else 24)

    @property
    def table(self) -> Rect:
        """The area below the strip."""
        return Rect(0, self.bar, self.width, self.height - self.bar)

    def px(self, length: float) -> int:
        """Return a length given at scale 1 in whole pixels."""
        return whole(length * self.ui)
