"""A panel that consists of one button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.controls.boxes import BoxPart, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.panels import LONE_EDGE

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget


class SingleButtonPanel(Panel):
    """A panel without a frame of its own, which would be a second one around the button."""

    def __init__(self, kind: Kind, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = PanelButton(kind, self)
        self.main_button = self.button
        self.set_boxes(row(BoxPart(self.button, 1), margins=(LONE_EDGE,) * 4))  # space for the focus ring

    def casts_shadow(self) -> bool:
        """Return False: there is only a button."""
        return False

    def paint_panel(self, painter: QPainter) -> None:
        """Paint nothing around the button."""
