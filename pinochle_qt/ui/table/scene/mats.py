"""The mats on which melds lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.draw.plates import paint_shape
from pinochle_qt.ui.draw.shapes import whole
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import SIDE_SHAPES, Role
from pinochle_qt.ui.table.geometry.composition import PLATE_Z, seat_at
from pinochle_qt.ui.table.scene.card_item import keep_count
from pinochle_qt.words.standing import seat_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.composition import Mat
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.zones.tokens import Token

MAT_Z, ON_TOP_Z = -60, 150
_RADIUS: Final = 14
_NAME_LINE, _NAME_MARGIN = 18, 7
"""Height of the owner's name, and how far it may reach into the padding at both sides, at scale 1."""
_BAR, _BAR_INSET = 4, 14
"""Width of the bar next to the owner, and how much shorter it is than the edge at both ends, at scale 1."""


class Mats:
    """Owns the mats of a scene."""

    portrait_of: Callable[[Seat, int, float], QPixmap | None]
    """Returns the portrait of a seat in a size, at a device pixel ratio; None at plain seats."""
    name_of: Callable[[Seat, Observation], str]
    """Returns the name of the player in a seat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.portrait_of = lambda *_: None
        self.name_of = lambda *_: ""
        self._items: list[MatItem] = []
        self._owner = QGraphicsPixmapItem()
        """The owner of the mat in the middle; cards on their way to the mat pass below, so that none covers a face."""
        scene.addItem(self._owner)
        self._mats: Sequence[Mat] = ()
        self.visible_at: set[int] = set()
        """The places whose mats are visible."""

    @property
    def owner(self) -> QGraphicsPixmapItem | None:
        """The picture of the owner of the mat in the middle; None if none is visible."""
        return self._owner if self._owner.isVisible() else None

    def boxes(self) -> list[Rect]:
        """Return the boxes of the visible mats."""
        return [mat.box for mat in self._mats if mat.place in self.visible_at]

    def show(self, mats: Sequence[Mat], layout: Layout, theme: Theme, ratio: float, observation: Observation) -> None:
        """Prepare these mats for a viewer who knows an observation; `reveal` makes them visible."""
        self._mats = mats
        self.visible_at &= {mat.place for mat in mats}
        keep_count(self._items, len(mats), MatItem, self._scene)
        for item, mat in zip(self._items, mats, strict=True):
            seat = seat_at(mat.place, observation.viewer, observation.players)
            portrait = self.portrait_of(seat, mat.owner.width, ratio) if mat.owner is not None else None
            name = self.name_of(seat, observation) if mat.owner is not None and portrait is None else ""
            item.show_mat(mat, seat_mark(observation, seat), layout.frame.ui, theme, ratio, portrait, name)

    def reveal(self, has_landed: Callable[[Token], bool]) -> None:
        """Show the mats on which the first card has landed, beside those that were visible before."""
        for item, mat in zip(self._items, self._mats, strict=True):
            if not mat.cards or any(map(has_landed, mat.cards)):
                self.visible_at.add(mat.place)
            item.setVisible(mat.place in self.visible_at)
        owned = next((item for item in self._items if item.owner is not None and item.isVisible()), None)
        self._owner.setVisible(owned is not None)
        if owned is not None and owned.owner is not None:
            picture, at = owned.owner
            self._owner.setPixmap(picture)
            self._owner.setPos(at)
            self._owner.setZValue(max(PLATE_Z, owned.zValue() + 1))


class MatItem(QGraphicsPathItem):
    """One mat below all cards, with a bar in the color of its owner's side; in the middle, its owner is on it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        """The name of the owner on the mat, below the shape of the side; empty beside a portrait."""
        self._bar = QGraphicsPathItem(self)
        self._bar.setPen(QPen(Qt.PenStyle.NoPen))
        self.owner: tuple[QPixmap, QPointF] | None = None
        """The picture of the owner, and where it is; None on a mat that lies in front of the owner."""
        self._shown: tuple[object, ...] = ()

    def show_mat(
        self,
        mat: Mat,
        mark: int,
        ui: float,
        theme: Theme,
        ratio: float,
        portrait: QPixmap | None = None,
        name: str = "",
    ) -> None:
        """Show a mat at scale factor `ui`; `mark` is that of the owner's side.

        In the middle of the table, the owner's `portrait` is on it, or else the shape of the side and the `name`.
        """
        shown = mat, mark, ui, theme.name, ratio, portrait.cacheKey() if portrait is not None else None, name
        if self._shown == shown:
            return
        self._shown = shown
        self.setZValue(ON_TOP_Z if mat.is_on_top else MAT_Z)
        self.name = name
        self.owner = None
        if mat.owner is not None:
            margin = 0 if portrait is not None else whole(_NAME_MARGIN * ui)
            picture = portrait or _paint_owner(mat.owner.width, margin, mark, name, ui, theme, ratio)
            self.owner = picture, QPointF(mat.owner.x - margin, mat.owner.y)
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


def _paint_owner(side: int, margin: int, mark: int, name: str, ui: float, theme: Theme, ratio: float) -> QPixmap:
    """Return the shape of a side with a name below it, which may be wider by a margin at the left and right."""
    width, line = side + 2 * margin, whole(_NAME_LINE * ui) if name else 0
    picture, at, radius = blank(width, side, ratio), mark % len(SIDE_SHAPES), (side - line) / 2
    with painting(picture) as painter:
        paint_shape(painter, SIDE_SHAPES[at], QPointF(width / 2, radius), radius, theme.sides[at])
        font, below = style.font(Role.BODY, ui), QRectF(0, side - line, width, line)
        draw_text(painter, below, name, font, theme.text, align=Qt.AlignmentFlag.AlignHCenter)
    return picture


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
