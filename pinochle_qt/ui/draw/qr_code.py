"""QR codes: addresses that the camera of a phone reads."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import blank, paint_box, painting

if TYPE_CHECKING:
    from collections.abc import Sequence

QUIET: Final = 3
"""The width of the empty border in modules, the squares of which a code consists."""


@lru_cache(maxsize=4)
def _rows(address: str) -> Sequence[Sequence[int]]:
    return segno.make_qr(address, error="l").matrix


def qr_side(address: str, wanted: float, most: float, ratio: float) -> int:
    """Return the side of the code of an address in logical pixels, at which its modules fill it exactly.

    It is the next one from `wanted` on, or else the largest one up to `most`.
    """
    count = len(_rows(address)) + 2 * QUIET
    larger = math.ceil(wanted * ratio / count) * count / ratio
    side = larger if larger <= most else max(math.floor(most * ratio / count), 1) * count / ratio
    return math.ceil(side)


@lru_cache(maxsize=4)
def qr_picture(address: str, side: int, ratio: float, radius: float = 0.0) -> QPixmap:
    """Return the code of an address on an ivory square with sides of `side` logical pixels and rounded corners.

    A module is a whole number of pixels of the screen wide, so that all are equal. The level of error correction is L
    or better.

    Raises:
        ValueError: if the address is empty or longer than a code can be.
    """
    rows = _rows(address)
    count = len(rows)
    module = max(int(side * ratio) // (count + 2 * QUIET), 1)
    start = (round(side * ratio) - module * count) // 2
    picture = blank(side, side, ratio)
    with painting(picture) as painter:
        paint_box(painter, QRectF(0.5, 0.5, side - 1, side - 1), radius, tokens.CARD_FACE, line=tokens.CARD_FACE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.scale(1 / ratio, 1 / ratio)
        ink = QColor(tokens.CARD_BLACK)
        for y, row in enumerate(rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    painter.fillRect(start + x * module, start + y * module, module, module, ink)
    return picture
