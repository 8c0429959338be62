"""The mats on which melds lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.pictures import blank
from pinochle_qt.ui.draw.plates import paint_shape
from pinochle_qt.ui.draw.theme import SIDE_SHAPES
from pinochle_qt.ui.table.scene.card_item import remove

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.composition import Mat
    from pinochle_qt.ui.table.geometry.layout import Layout

MAT_Z, ON_TOP_Z = -60, 150
_RADIUS: Final = 14
_OWNER_RATIO: Final = 2.0
_BAR, _BAR_INSET = 4, 14
"""Width of the bar next to the owner, and how much shorter it is than the edge at both ends, at scale 1."""


class Mats:
    """Owns the mats of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[MatItem] = []

    def show(self, mats: Sequence[Mat], layout: Layout, theme: Theme, mark_at: Callable[[int], int]) -> None:
        """Show these mats; `mark_at` returns the mark of the side of the player at a place."""
        while len(self._items) > len(mats):
            remove(self._items.pop())
        while len(self._items) < len(mats):
            item = MatItem()
            self._scene.addItem(item)
            self._items.append(item)
        for item, mat in zip(self._items, mats, strict=True):
            item.show_mat(mat, mark_at(mat.place), layout.frame.ui, theme)


class MatItem(QGraphicsPathItem):
    """One mat below all cards, with a bar in the color of its owner's side, or that side's shape if in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self._bar = QGraphicsPathItem(self)
        self._bar.setPen(QPen(Qt.PenStyle.NoPen))
        self._owner = QGraphicsPixmapItem(self)
        self._shown: tuple[object, ...] = ()

    def show_mat(self, mat: Mat, mark: int, ui: float, theme: Theme) -> None:
        """Show a mat at scale factor `ui`; `mark` is that of the owner's side."""
        if self._shown == (mat, mark, ui, theme.name):
            return
        self._shown = mat, mark, ui, theme.name
        self.setZValue(ON_TOP_Z if mat.is_on_top else MAT_Z)
        self._show_owner(mat, mark, theme)
        color = theme.sides[mark % len(theme.sides)]
        box = to_qt(mat.box)
        self.setPath(_rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS * ui))
        self.setPen(QPen(QColor(theme.line), 1))
        self.setBrush(QColor(theme.mat if mat.is_on_top else theme.meld_mat))
        width, inset = _BAR * ui, _BAR_INSET * ui
        bars = {
            "left": QRectF(box.left(), box.top() + inset, width, box.height() - 2 * inset),
            "right": QRectF(box.right() - width, box.top() + inset, width, box.height() - 2 * inset),
            "top": QRectF(box.left() + inset, box.top(), box.width() - 2 * inset, width),
            "bottom": QRectF(box.left() + inset, box.bottom() - width, box.width() - 2 * inset, width),
        }
        self._bar.setVisible(mat.edge is not None)
        if mat.edge is not None:
            self._bar.setPath(_rounded(bars[mat.edge], width / 2))
            self._bar.setBrush(QColor(color))

    def _show_owner(self, mat: Mat, mark: int, theme: Theme) -> None:
        self._owner.setVisible(mat.owner is not None)
        if mat.owner is None:
            return
        side = mat.owner.width
        picture = blank(side, side, _OWNER_RATIO)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = mark % len(SIDE_SHAPES)
        paint_shape(painter, SIDE_SHAPES[at], QPointF(side / 2, side / 2), side / 2, theme.sides[at])
        painter.end()
        self._owner.setPixmap(picture)
        self._owner.setPos(mat.owner.x, mat.owner.y)


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
