"""A button with somebody's portrait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainterPath

from pinochle_qt.session.faces import Expression, Face
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.draw.portraits import portrait_picture
from pinochle_qt.words.dialogs.faces import FaceWord

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

_PADDING: Final = 3
"""The space at scale 1 between the portrait and the edge of the button."""


class FaceButton(Button):
    """A square button that shows a face."""

    def __init__(self, side: int, parent: QWidget) -> None:
        """Show nobody yet; the side is in pixels at scale 1."""
        super().__init__(Kind.TOOL, parent)
        self._side = side
        self.face = Face("letter")

    def show_face(self, face: Face, name: str) -> None:
        """Show a face, and say by name to screen readers whose it is."""
        self.face = face
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that shows everything."""
        side = round(self._side * self.ui)
        return QSize(side, side)

    def look(self) -> tuple[object, ...]:
        """Return everything that the appearance depends on, except the size."""
        return (*super().look(), self.face)

    def draw(self, painter: QPainter) -> None:
        """Paint the portrait in the button, cut out as a circle."""
        super().draw(painter)
        padding = round(_PADDING * self.ui)
        side = min(self.width(), self.height()) - 2 * padding
        left, circle = (self.width() - side) // 2, QPainterPath()
        circle.addEllipse(left, padding, side, side)
        painter.setClipPath(circle)
        ring, ratio = self.theme.ctl_line, self.devicePixelRatioF()
        painter.drawPixmap(left, padding, portrait_picture(self.face, Expression.CALM, side, ring, ratio))


def face_name(face: Face) -> str:
    """Return the name of a face in a list of them."""
    if face.kind == "letter":
        return FaceWord.LETTER(letter=face.letter)
    return face.name.capitalize() if face.kind == "person" else FaceWord.OWN()
