"""A soft glint that passes once over the cards of a good meld."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsPixmapItem

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.table.scene.card_item import CardItem, remove
from pinochle_qt.ui.table.scene.transition import Transition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.theme import Tempo

_BRIGHT: Final = 0.75
"""The opacity of the glint where it is brightest."""
_SPREAD: Final = 3.0
"""Over how many cards the glint lies at any time."""


class Glints(QObject):
    """Shows a glint on cards of one scene: a bright picture on each card, which appears and vanishes in turn."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._passage = Transition(self)
        self._passage.advanced.connect(self._advance)
        self._bright: list[tuple[CardItem, QGraphicsPixmapItem]] = []
        """The cards, which live at least as long as the pictures on them."""

    @property
    def is_passing(self) -> bool:
        """Whether a glint is passing now."""
        return self._passage.is_running

    def pass_over(self, cards: Sequence[CardItem], ratio: float, tempo: Tempo) -> None:
        """Let a glint pass over cards from left to right; there is none without motion."""
        self.finish()
        if tempo.is_reduced or not tempo.ms(tokens.GLINT) or not cards:
            return
        for card in cards:
            item = QGraphicsPixmapItem(_picture(card.width, ratio), card)
            item.setOffset(-card.width / 2, -card_height(card.width) / 2)
            item.setOpacity(0.0)
            self._bright.append((card, item))
        self._passage.start(tokens.GLINT, tempo)

    def finish(self) -> None:
        """Remove the glint."""
        self._passage.finish()

    def _advance(self, share: float) -> None:
        if share >= 1.0:
            for _, item in self._bright:
                remove(item)
            self._bright.clear()
        middle = share * (len(self._bright) - 1 + _SPREAD) - _SPREAD / 2
        for at, (_, item) in enumerate(self._bright):
            distance = min(1.0, abs(at - middle) / (_SPREAD / 2))
            item.setOpacity(_BRIGHT * math.cos(distance * math.pi / 2) ** 2)


@lru_cache(maxsize=4)
def _picture(width: int, ratio: float) -> QPixmap:
    """Return a diagonal band of light in the shape of a card."""
    from PySide6.QtGui import QLinearGradient  # PySide needs long to build this class, and it is seldom used

    height = card_height(width)
    picture = blank(width, height, ratio)
    light, edge = QColor(255, 255, 255, 230), QColor(255, 255, 255, 0)
    band = QLinearGradient(QPointF(0, height * 0.75), QPointF(width, height * 0.25))
    for at, color in ((0.0, edge), (0.5, light), (1.0, edge)):
        band.setColorAt(at, color)
    with painting(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        radius = tokens.CARD_RADIUS * width
        painter.drawRoundedRect(QRectF(0, 0, width, height), radius, radius)
    return picture
