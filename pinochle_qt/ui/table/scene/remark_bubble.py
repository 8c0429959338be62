"""What somebody at the table says besides bids: one bubble, which goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from pinochle_qt.ui.draw.bubbles import BubbleItem, BubbleView, remark_width
from pinochle_qt.ui.draw.theme import BUBBLE_IN
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.labels import remark
from pinochle_qt.ui.table.scene.transition import Transition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Tempo, Theme
    from pinochle_qt.ui.table.geometry.layout import Layout

BUBBLE_Z: Final = 95
SHOWN_MS: Final = 3000


class RemarkBubble(QObject):
    """The latest remark, at the mouth of whoever makes it; it is not for screen readers, who hear what happened."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.item: BubbleItem | None = None
        """The bubble; None before anybody has said anything."""
        self._said: tuple[Seat, str] | None = None
        self._is_apart = False
        """Whether the bubble is where no card is played."""
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self._fade = Transition(self)
        self._fade.advanced.connect(self._fade_in)

    def say(self, seat: Seat, text: str) -> None:
        """Make this the latest remark, to be shown for a while."""
        self._said = seat, text
        self._timer.start()

    def can_stay(self, seat: Seat) -> bool:
        """Return whether the remark can be read on while a seat plays a card: another one, far from the bubble."""
        if self._said is None or self.item is None or not self.item.isVisible():
            return False
        return seat != self._said[0] and self._is_apart

    def hide(self) -> None:
        """End the remark."""
        self._said = None
        self._timer.stop()
        self._fade.finish()
        if self.item is not None:
            self.item.setVisible(False)

    def show(
        self,
        observation: Observation,
        layout: Layout,
        theme: Theme,
        ratio: float,
        *,
        tempo: Tempo,
        melds: Sequence[Rect] = (),
    ) -> None:
        """Show the latest remark, if it is not over, at a table of this layout, clear of `melds`, the mats there."""
        if self._said is None:
            return
        seat, text = self._said
        ui = layout.frame.ui
        place = place_of(seat, observation.viewer, observation.players)
        at = remark(layout, place, remark_width(text, ui), melds)
        if at is None:
            self.hide()
            return
        self._is_apart = not at[0].overlaps(layout.trick_bounds())
        if self.item is None:
            self.item = BubbleItem()
            self.item.setZValue(BUBBLE_Z)
            self._scene.addItem(self.item)
        view = BubbleView(text, is_loud=True, is_remark=True, tail=at[1])
        is_new = self.item.show_view(view, at[0], theme, ui, ratio) or not self.item.isVisible()
        self.item.setVisible(True)
        if is_new:
            self._fade.start(BUBBLE_IN, tempo)

    def _fade_in(self, share: float) -> None:
        if self.item is not None:
            self.item.setOpacity(share)
