"""Plays pinochle by mouse on a screen, like somebody who sees it for the first time: yellow buttons, then cards."""

import time
from collections.abc import Callable
from itertools import cycle
from typing import Final

from PySide6.QtGui import QImage

from linux.screen import HEIGHT, WIDTH, Screen
from pinochle_qt.ui.draw import theme
from system import Trouble

_STEP: Final = 4
"""How many pixels lie between two looks for a color."""
_WIDE: Final = 12
"""As many looks side by side meet a button, and no mark."""
_HIGH: Final = 8
"""How high a button is at least, in pixels."""
_PLATE: Final = (range(300), range(HEIGHT - 110, HEIGHT))
"""Where the own plate is, which is yellow while it is one's turn."""
_HAND: Final = (range(WIDTH - 300, 300, -18), HEIGHT - 60)
"""Where the cards of the hand lie: over all of this width in their turn, and in this height."""
_PAUSE: Final = 0.35
_PASS: Final = "p"
"""The key that passes while somebody bids, and does nothing at any other time."""


def main_button(picture: QImage, color: str = theme.FELT.accent) -> tuple[int, int] | None:
    """Return the middle of the button that is meant to be pressed next, if one stands there."""
    wanted = int(color.removeprefix("#"), 16)

    def has_color(x: int, y: int) -> bool:
        is_own_plate = x in _PLATE[0] and y in _PLATE[1]
        return not is_own_plate and picture.pixel(x, y) & 0xFFFFFF == wanted

    best, place = 0, None
    for y in range(0, picture.height() - _HIGH, _STEP):
        run = 0
        for x in range(0, picture.width(), _STEP):
            # A frame around something that is chosen is as wide, but not as high.
            run = run + 1 if has_color(x, y) and has_color(x, y + _HIGH) else 0
            if run > max(best, _WIDE):
                best, place = run, (x - run * _STEP // 2, y + _HIGH // 2)
    return place


def play_a_deal(screen: Screen, is_over: Callable[[], bool], seconds: float = 300) -> int:
    """Play by mouse until a deal is over, and return how many clicks that took.

    Only passing is done by a key: the yellow button bids on and on, until the contract is given up before the first
    card.

    Raises:
        Trouble: it did not come to an end in time.
    """
    limit, clicks, hand = time.monotonic() + seconds, 0, cycle(_HAND[0])
    while not is_over():
        if time.monotonic() > limit:
            raise Trouble(f"After {seconds:.0f} seconds and {clicks} clicks the deal was not over.")
        screen.click(*(main_button(screen.picture()) or (next(hand), _HAND[1])))
        clicks += 1
        time.sleep(_PAUSE)
        screen.press(_PASS)
        time.sleep(_PAUSE)
    return clicks
