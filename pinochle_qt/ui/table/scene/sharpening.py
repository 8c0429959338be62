"""Sharp cards after a change of the window: until they are drawn, scaled cards stand in for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_RESIZE_DELAY_MS: Final = 150
"""Milliseconds between the last change of the window's size and the start of drawing sharp cards."""
_CHECK_INTERVAL_MS: Final = 30
"""Milliseconds between checks whether they are ready."""


class Sharpening(QObject):
    """Has sharp cards drawn outside the GUI thread once the window keeps its size.

    Signals:
        sharpened: the cards of one more size are ready, the hand's first, or the last ones; the receiver must fetch
            the pictures of its cards again.
    """

    sharpened = Signal()

    def __init__(self, art: DeckArt, draw: Callable[[], None], parent: QObject) -> None:
        """Prepare; `draw` starts drawing the cards of `art` in the current sizes."""
        super().__init__(parent)
        self._art = art
        self._draw = draw
        self._has_begun = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._continue)

    def begin(self) -> None:
        """Start soon, if there are any stand-ins; another change of size puts it off."""
        if self._art.has_stand_ins:
            self._has_begun = False
            self._timer.start(_RESIZE_DELAY_MS)

    def _continue(self) -> None:
        if self._art.is_drawing:
            if self._has_begun and self._art.take_size():
                self.sharpened.emit()
            self._timer.start(_CHECK_INTERVAL_MS)
        elif self._has_begun:
            self._has_begun = False
            self._art.drop_stand_ins()
            self.sharpened.emit()
        else:
            self._has_begun = True
            self._draw()
            self._timer.start(_CHECK_INTERVAL_MS)
