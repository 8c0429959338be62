"""Sharp cards after a change of the window: until they are drawn, scaled ones stand in for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.draw.card_faces import DeckArt

_RESIZED_MS: Final = 150
"""So long after the size of the window has changed sharp cards are begun."""
_LOOK_MS: Final = 30
"""So often it is seen whether they are there."""


class Sharpening(QObject):
    """Has sharp cards drawn beside the window's thread once the window keeps its size.

    Signals:
        sharpened: those of one more size are there, the own hand's first, or the last ones; whoever shows cards
            fetches their pictures again.
    """

    sharpened = Signal()

    def __init__(self, art: DeckArt, draw: Callable[[], None], parent: QObject) -> None:
        """Prepare; `draw` begins to draw the cards of `art` in the sizes of the moment."""
        super().__init__(parent)
        self._art = art
        self._draw = draw
        self._has_begun = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Begin soon, if anything stands in; a size that changes again puts it off."""
        if self._art.has_stand_ins:
            self._has_begun = False
            self._clock.start(_RESIZED_MS)

    def _go_on(self) -> None:
        if self._art.is_drawing:
            if self._has_begun and self._art.take_size():
                self.sharpened.emit()
            self._clock.start(_LOOK_MS)
        elif self._has_begun:
            self._has_begun = False
            self._art.drop_stand_ins()
            self.sharpened.emit()
        else:
            self._has_begun = True
            self._draw()
            self._clock.start(_LOOK_MS)
