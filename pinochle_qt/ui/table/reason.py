"""The reason why something was refused, shown above the cards for as long as it takes to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.table.bubbles import ReasonItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.table.geometry import Rect
    from pinochle_qt.ui.table.layout import Layout
    from pinochle_qt.ui.theme import Theme

REASON_Z = 900


class Reason(QObject):
    """One sentence over everything on the table; it goes by itself, and earlier when it is taken away."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._item = ReasonItem()
        self._item.setZValue(REASON_Z)
        self._item.setVisible(False)
        scene.addItem(self._item)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(tokens.REASON_MS)
        self._timer.timeout.connect(self.hide)

    @property
    def is_shown(self) -> bool:
        """Whether there is something to read."""
        return self._item.isVisible()

    def show(self, sentence: str, above: Rect, layout: Layout, theme: Theme, ratio: float) -> None:
        """Say something above a place on the table, at a device pixel ratio."""
        self._item.show_text(sentence, above, layout.frame.table, theme, layout.frame.ui, ratio)
        self._item.setVisible(True)
        self._timer.start()

    def hide(self) -> None:
        """Take the reason away."""
        self._timer.stop()
        self._item.setVisible(False)
