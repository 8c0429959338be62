"""Scene items that are painted ahead, each into one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.theme import Theme


class PaintedItem(QGraphicsPixmapItem):
    """An item that is repainted only when its content changes; mouse events pass through it."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[object, ...] = ()
        """The present content: everything that the picture depends on."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_painted(
        self, what: tuple[object, ...], theme: Theme, ui: float, ratio: float, paint: Callable[[], QPixmap]
    ) -> None:
        """Show a picture of `what`, repainting it only if anything it depends on has changed."""
        # compare the whole theme: its name stays the same with a four-color deck
        wanted = (*what, theme, ui, ratio)
        if wanted != self.shown:
            self.shown = wanted
            self.setPixmap(paint())
