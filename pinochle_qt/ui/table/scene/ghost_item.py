"""The dashed outline of a card that lies in another meld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Pose


class GhostItem(QGraphicsPixmapItem):
    """A ghost card in the scene; it never moves and takes no input."""

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_ghost(self, art: DeckArt, face: Card, pose: Pose, width: int, ratio: float) -> None:
        """Show the outline of a card in a pose."""
        picture = art.ghost(face, width, ratio)
        self.setPixmap(picture)
        self.setOffset(-picture.width() / ratio / 2, -picture.height() / ratio / 2)
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setZValue(pose.z)
