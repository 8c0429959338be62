"""What stands in a scene as one picture that is painted ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from pinochle_qt.ui.draw.theme import Theme


class PaintedItem(QGraphicsPixmapItem):
    """An item that is painted anew only when something else is to be seen; the mouse goes through it."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[object, ...] = ()
        """What is to be seen: everything that the picture is made from."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_painted(
        self, what: tuple[object, ...], theme: Theme, ui: float, ratio: float, paint: Callable[[], QPixmap]
    ) -> None:
        """Show a picture of `what`, painted if it is to be made from something else than the present one."""
        # the whole theme: its name is the same where suits have colors of their own
        wanted = (*what, theme, ui, ratio)
        if wanted != self.shown:
            self.shown = wanted
            self.setPixmap(paint())
