"""Plays pinochle with the mouse, like someone who sees it for the first time: yellow buttons first, then cards."""

import time
from collections.abc import Callable
from itertools import cycle
from typing import Final

from PySide6.QtGui import QImage

from pinochle_qt.ui.draw import theme
from screens import HEIGHT, WIDTH, AnyScreen
from system import Trouble

_STEP: Final = 4
"""The distance in pixels between two samples of the color."""
_MIN_WIDTH: Final = 12
"""A button has more matching samples in a row than this, and a mark has not."""
_MIN_HEIGHT: Final = 8
"""The minimum height of a button in pixels."""
_NAME_PLATE: Final = (range(300), range(HEIGHT - 110, HEIGHT))
"""The area of the player's own plate, which is yellow when it is the player's turn."""
_HAND: Final = (range(WIDTH - 300, 300, -18), HEIGHT - 60)
"""Where to click on cards in the hand: the x positions, which take turns, and the y position."""
_PAUSE: Final = 0.35
_PASS: Final = "p"
"""The key that passes during the auction and does nothing at any other time."""


def main_button(picture: QImage, color: str = theme.FELT.accent) -> tuple[int, int] | None:
    """Return the center of the button that is meant to be pressed next, or None if there is none."""
    wanted = int(color.removeprefix("#"), 16)

    def has_color(x: int, y: int) -> bool:
        is_own_plate = x in _NAME_PLATE[0] and y in _NAME_PLATE[1]
        return not is_own_plate and picture.pixel(x, y) & 0xFFFFFF == wanted

    best, place = 0, None
    for y in range(0, picture.height() - _MIN_HEIGHT, _STEP):
        run = 0
        for x in range(0, picture.width(), _STEP):
            # The frame around a selected control is as wide, but not as high.
            run = run + 1 if has_color(x, y) and has_color(x, y + _MIN_HEIGHT) else 0
            if run > max(best, _MIN_WIDTH):
                best, place = run, (x - run * _STEP // 2, y + _MIN_HEIGHT // 2)
    return place


def play_a_deal(screen: AnyScreen, is_over: Callable[[], bool], seconds: float = 300) -> int:
    """Play with the mouse until a deal is over, and return the number of clicks.

    Only passing uses a key: the yellow button would keep bidding higher, until the contract is conceded before the
    first card.

    Raises:
        Trouble: the deal did not end in time.
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
