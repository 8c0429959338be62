"""A hand as a row of upright cards, as large as the space allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import card_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_SPLIT: Final = 0.5
"""The share of a card that its neighbor leaves visible."""
_MIN_SPLIT: Final = 0.34


def draw_card_row(
    painter: QPainter, art: DeckArt, cards: Sequence[Card], space: QRectF, widest: int, ratio: float
) -> None:
    """Paint cards side by side, closer together if there are many; `widest` is the maximum card width in pixels."""
    if not cards:
        return
    count = len(cards)
    width = min(widest, 2 * int(space.height() / 2.8))
    share = min(_SPLIT, (space.width() / width - 1) / max(1, count - 1))
    if share < _MIN_SPLIT:
        share = _MIN_SPLIT
        width = min(width, 2 * int(space.width() / (1 + share * (count - 1)) / 2))
    top = round(space.top() + max(0.0, (space.height() - card_height(width)) / 2))
    for at, face in enumerate(cards):
        art.paint(painter, face, round(space.left() + at * share * width), top, width, ratio)
