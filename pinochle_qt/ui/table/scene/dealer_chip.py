"""The dealer's chip on its way from one plate to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal

from pinochle_qt.ui.draw.plates import ChipItem
from pinochle_qt.ui.draw.theme import CHIP_GLIDE
from pinochle_qt.ui.table.scene.portraits import PORTRAIT_Z
from pinochle_qt.ui.table.scene.transition import Transition

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.draw.theme import Tempo, Theme

_Z = PORTRAIT_Z - 1
"""Below portraits and plates, so that it covers no face on its way."""


class DealerChip(QObject):
    """Lets the chip glide; at rest, it is painted on the plate of the dealer.

    Signals:
        landed: it has arrived.
    """

    landed = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._item: ChipItem | None = None
        self._way = QPointF(), QPointF()
        self.is_moving = False
        """Whether it is on its way."""
        self._transition = Transition(self)
        self._transition.advanced.connect(self._advance)

    @property
    def center(self) -> QPointF | None:
        """Where the middle of the chip is while it is on its way."""
        return self._item.center if self._item is not None and self.is_moving else None

    def glide(
        self, start: QPointF, end: QPointF, letter: str, theme: Theme, ui: float, ratio: float, tempo: Tempo
    ) -> None:
        """Let the chip glide from one place to another, at once if motion is reduced."""
        if self._item is None:
            self._item = ChipItem()
            self._item.setZValue(_Z)
            self._scene.addItem(self._item)
        self._item.show_chip(letter, theme, ui, ratio)
        self._way, self.is_moving = (start, end), True
        self._item.put(start)
        self._item.setVisible(True)
        self._transition.start(CHIP_GLIDE, tempo)

    def finish(self) -> None:
        """Let it arrive now."""
        self._transition.finish()

    def _advance(self, share: float) -> None:
        if self._item is None:
            return
        start, end = self._way
        self._item.put(start + (end - start) * share)
        self._item.setVisible(share < 1.0)
        if share >= 1.0:
            self.is_moving = False
            self.landed.emit()
