"""What a phone needs to find the table: a QR code, and the six letters of the table's code in tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.server.guests import CODE_LENGTH
from pinochle_qt.ui.controls.styled import PaintedOnce
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.qr_code import qr_picture
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import RADIUS_PLATE, Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from pinochle_qt.ui.draw.theme import Theme

_SIDE: Final = 256
_IVORY: Final = tokens.CARD_FACE
_INK: Final = tokens.CARD_BLACK
_TILE: Final = (39, 50)
_TILE_GAP: Final = 4
_PER_TILE: Final = _TILE[0] + _TILE_GAP


class QrCode(PaintedOnce, QWidget):
    """A QR code, dark on ivory in every theme, as cameras expect; its modules are whole pixels of the screen."""

    def __init__(self, parent: QWidget, *, fills: bool = False) -> None:
        """Show nothing yet; a code that `fills` takes all the space there is."""
        super().__init__(parent)
        self._fills = fills
        self._side = _SIDE
        self.contents = ""
        policy = QSizePolicy.Policy.Expanding if fills else QSizePolicy.Policy.Fixed
        self.setSizePolicy(policy, policy)

    def show_contents(self, contents: str, spoken: str) -> None:
        """Show the code of a text; `spoken` is what screen readers say."""
        self.contents = contents
        self.setAccessibleName(spoken)
        self.update()

    def take_side(self, side: int) -> None:
        """Have another side, in pixels at scale 1."""
        if side != self._side:
            self._side = side
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the side of the code."""
        side = style.scaled(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return a side at which phones still read the code."""
        side = style.scaled(160) if self._fills else style.scaled(self._side)
        return QSize(side, side)

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (self.contents, self.theme, self.ui)

    def draw(self, painter: QPainter) -> None:
        """Paint the modules on a square with rounded corners."""
        side = min(self.width(), self.height())
        box, radius = (
            QRectF((self.width() - side) // 2, (self.height() - side) // 2, side, side),
            RADIUS_PLATE * self.ui,
        )
        _paint_ivory(painter, box, radius, self.theme)
        if self.contents:
            painter.drawPixmap(box.topLeft(), qr_picture(self.contents, side, self.devicePixelRatioF(), radius))


class CodeTiles(PaintedOnce, QWidget):
    """The letters of a code, one on each tile."""

    def __init__(self, parent: QWidget, enlarged: float = 1.0) -> None:
        super().__init__(parent)
        self._enlarged = enlarged
        self.code = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_code(self, code: str, spoken: str) -> None:
        """Show the letters of a code; `spoken` is what screen readers say."""
        self.code = code
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all tiles."""
        return QSize(style.scaled(self._tiles_width * self._enlarged), style.scaled(_TILE[1] * self._enlarged))

    @property
    def _tiles_width(self) -> int:
        """The width of all tiles, for a code of six letters or, at one of several machines, up to eight."""
        return _PER_TILE * max(CODE_LENGTH, len(self.code)) - _TILE_GAP

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (self.code, self.theme, self.ui)

    def draw(self, painter: QPainter) -> None:
        """Paint the tiles side by side, smaller if the space is narrow."""
        hint = self.sizeHint()
        scale = min(1.0, self.width() / hint.width()) * self._enlarged * self.ui
        width, height = _TILE[0] * scale, min(_TILE[1] * scale, float(self.height()))
        font = style.font(Role.RESULT, scale)
        radius = 6 * scale
        free = self.width() - scale * self._tiles_width
        left = free / 2 if self._enlarged > 1 else 0.0
        for at, letter in enumerate(self.code):
            box = QRectF(left + at * _PER_TILE * scale, 0, width, height)
            _paint_ivory(painter, box, radius, self.theme)
            draw_text(painter, box, letter, font, _INK, align=Qt.AlignmentFlag.AlignHCenter)


def _paint_ivory(painter: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    """Paint an ivory piece with rounded corners, which has an outline on light panels."""
    paint_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), radius, _IVORY, line=None if theme.is_dark else theme.line)
