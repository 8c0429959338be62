"""One card on the table: a picture that Qt paints, with rings and badges as further pictures on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.cards.card_faces import Lift, ring
from pinochle_qt.ui.draw.pictures import blank, paint_box, painting
from pinochle_qt.ui.draw.plates import paint_tick
from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Pose, Rect, card_height, index_corner
from pinochle_qt.ui.draw.theme import CHOSEN_LINE, RING_LINE, Role
from pinochle_qt.ui.table.geometry.melds.meld_fitting import INDEX_SHARE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.theme import Theme

_Item = TypeVar("_Item", bound=QGraphicsItem)

_USUAL_WIDTH, _USUAL_MELD_WIDTH = 120, 72
"""Card widths up to which marks, and badges on melds, keep their size; on larger cards they grow with the card."""
_BADGE_EDGE = 2
"""The distance between a badge and the edge of its card."""
_BADGE_PADDING = 2
"""The least distance between the edge of a badge and its number, which is painted smaller where there is no space."""
_LEAST_BADGE, _DOT = 12, 7
"""The least width of a badge with a number, and the diameter of the dot in its place where there is less space."""
_CROSS = 4.2
"""The width of the cross after the number on a badge."""


class _Rings(Struct, frozen=True):
    """The marks on a card."""

    hover: bool = False
    focus: bool = False
    selected: bool = False
    winning: bool = False
    received: bool = False
    shared: int = 0
    behind: bool = False
    space: int | None = None


class CardItem(QGraphicsPixmapItem):
    """A card that lies in a `Pose`; its picture depends on face, width and state.

    The item never paints itself and handles no events: the view does the hit testing, and `Motion` moves it.
    """

    def __init__(self, art: DeckArt, theme: Theme, face: Card | None, width: int, ratio: float) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self._ratio = ratio
        self.face = face
        self.width = width
        self.pose = Pose(0, 0)
        self.lift = Lift.REST
        self.is_dimmed = False
        self._rings = _Rings()
        self.overlays: dict[str, QGraphicsPixmapItem] = {}
        self._shown_state: tuple[object, ...] = ()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._refresh()

    # ---- state -------------------------------------------------------------------------------------------------------

    def set_face(self, face: Card | None) -> None:
        """Show another face, or the back if None."""
        self.face = face
        self._refresh()

    def set_width(self, width: int, ratio: float) -> None:
        """Show the card in another size, in logical pixels at a device pixel ratio."""
        self.width, self._ratio = width, ratio
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Use the colors of another theme."""
        self._theme = theme
        self._shown_state = ()
        self._redraw_overlays()
        self._refresh()

    def set_state(self, *, lift: Lift = Lift.REST, dimmed: bool = False) -> None:
        """Set how far the card is lifted off the table and whether it is dimmed."""
        self.lift, self.is_dimmed = lift, dimmed
        self._refresh()

    def set_rings(
        self,
        *,
        hover: bool = False,
        focus: bool = False,
        selected: bool = False,
        winning: bool = False,
        received: bool = False,
        shared: int = 0,
        behind: bool = False,
        space: int | None = None,
    ) -> None:
        """Show exactly these marks.

        They are an outline under the cursor, focus, tick, winning ring, an arrow above a card that has come into the
        hand, and "2×" on a card that two melds share, in the `space` pixels that the next card leaves uncovered. Of a
        card `behind` another row, little more than the index is visible.
        """
        rings = _Rings(hover, focus, selected, winning, received, shared, behind, space)
        if rings != self._rings:
            self._rings = rings
            self._show_rings()

    @property
    def shared(self) -> int:
        """The number of melds that the card is marked as part of."""
        return self._rings.shared

    def set_shared(self, melds: int) -> None:
        """Change nothing but the number of melds that the card is marked as part of."""
        if melds != self._rings.shared:
            self._rings = replace(self._rings, shared=melds)
            self._show_rings()

    def _show_rings(self) -> None:
        theme, rings = self._theme, self._rings
        badge_space = min(self.width // 2, self.width if rings.space is None else rings.space)
        marks: dict[str, tuple[bool, Callable[[], QPixmap]]] = {
            "hover": (rings.hover, lambda: ring(self.width, self._ratio, theme.accent_ink, CHOSEN_LINE, 0)),
            "focus": (rings.focus, lambda: ring(self.width, self._ratio, theme.text, RING_LINE, 2, theme.strip)),
            "winning": (rings.winning, lambda: ring(self.width, self._ratio, theme.good, RING_LINE, 1)),
            "tick": (rings.selected, self._tick_picture),
            # a tick behind a row of cards takes the place of the arrow
            "received": (rings.received and not (rings.selected and rings.behind), self._arrow_picture),
            "shared": (
                rings.shared > 1 and not (rings.behind and self._is_covered_below_index),
                lambda: self._badge_picture(rings.shared, badge_space),
            ),
        }
        for name, (is_on, draw) in marks.items():
            item = self.overlays.get(name)
            if not is_on:
                if item is not None:
                    item.setVisible(False)
                continue
            if item is None:
                item = QGraphicsPixmapItem(self)
                item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self.overlays[name] = item
            picture = draw()
            item.setPixmap(picture)
            item.setOffset(self._overlay_offset(name, picture))
            item.setVisible(True)

    # ---- place -------------------------------------------------------------------------------------------------------

    def place(self, pose: Pose, *, opening: float = 1.0) -> None:
        """Move to a pose; `opening` below 1 narrows the card, as while it turns over."""
        self.pose = pose
        self.setPos(QPointF(pose.x, pose.y))
        self.setRotation(pose.angle)
        self.setScale(pose.scale)
        self.setZValue(pose.z)
        self.setTransform(QTransform.fromScale(opening, 1) if opening != 1.0 else QTransform())

    def covers(self, point: QPointF, above: float = 0.0) -> bool:
        """Return whether a scene point is on the card, or up to `above` pixels above its top edge."""
        at = self.mapFromScene(point)
        height = card_height(self.width)
        return abs(at.x()) <= self.width / 2 and -height / 2 - above <= at.y() <= height / 2

    def box(self) -> QRectF:
        """Return the upright box around the card in the scene, without its shadow."""
        height = card_height(self.width)
        return self.mapRectToScene(QRectF(-self.width / 2, -height / 2, self.width, height))

    # ---- pictures ----------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        state = (self.face, self.width, self._ratio, self.lift, self.is_dimmed)
        if state == self._shown_state:
            return
        if self._shown_state and self._shown_state[1:3] != state[1:3]:
            self._redraw_overlays()
        self._shown_state = state
        picture = self._art.face(self.face, self.width, self._ratio, lift=self.lift, dimmed=self.is_dimmed)
        self.setPixmap(picture)
        size = picture.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def refresh_picture(self) -> None:
        """Fetch the picture again after the deck's look changed."""
        self._shown_state = ()
        self._refresh()

    def _redraw_overlays(self) -> None:
        """Redraw all marks in the current size and colors; a card that grows on its way keeps them."""
        for item in self.overlays.values():
            remove(item)
        self.overlays.clear()
        self._show_rings()

    def _overlay_offset(self, name: str, picture: QPixmap) -> QPointF:
        width, height = picture.width() / self._ratio, picture.height() / self._ratio
        x, y = -width / 2, -height / 2
        if name == "tick" and not self._rings.behind:
            # below the index, in the strip that the next card leaves uncovered in every fan
            x, y = -self.width / 2 + 1, -card_height(self.width) / 2 + self._index_height() + 2
        elif name == "tick":
            x, y = -self.width / 2 + 2, -card_height(self.width) / 2 - height + 4
        elif name == "received":
            # across the top edge, down to where the index begins, so that it is visible in every fan and every row
            x, y = -self.width / 2 + 2, -card_height(self.width) / 2 - 0.75 * height
        elif name == "shared":
            lowest = card_height(self.width) / 2 - height - 2
            top = self._index_height() - card_height(self.width) / 2
            # at the foot of the card, or below the index if another row covers the foot
            x, y = -self.width / 2 + _BADGE_EDGE, min(top + 1, lowest) if self._rings.behind else lowest
        # marks stay on the same side of the card as the index
        return QPointF(-x - width if self._art.look.left_handed else x, y)

    @property
    def _is_covered_below_index(self) -> bool:
        """Whether a row of melds over the lower part of the card leaves no space for a badge, as of small cards."""
        return INDEX_SHARE * card_height(self.width) - self._index_height() < _LEAST_BADGE

    def _index_height(self) -> int:
        card = Rect(0, 0, self.width, card_height(self.width))
        look = self._art.look
        is_large = look.large_index or self.width < COMPACT_BELOW
        return index_corner(card, is_large=is_large, is_right=look.left_handed).height

    def _tick_picture(self) -> QPixmap:
        side, enlargement = 22, max(1.0, self.width / _USUAL_WIDTH)
        picture = blank(side * enlargement, side * enlargement, self._ratio)
        with painting(picture) as painter:
            paint_tick(
                painter, QRectF(0, 0, side * enlargement, side * enlargement), self._theme.accent, self._theme.on_accent
            )
        return picture

    def _arrow_picture(self) -> QPixmap:
        width, height, enlargement = 22, 16, max(1.0, self.width / _USUAL_WIDTH)
        picture = blank(width * enlargement, height * enlargement, self._ratio)
        with painting(picture) as painter:
            painter.scale(enlargement, enlargement)
            paint_box(painter, QRectF(0, 0, width, height), height / 2, self._theme.bubble)
            pen = QPen(QColor(self._theme.on_bubble), 2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawLine(QPointF(11, 3.5), QPointF(11, 12))
            painter.drawPolyline([QPointF(7.2, 8.4), QPointF(11, 12.2), QPointF(14.8, 8.4)])
        return picture

    def _badge_picture(self, count: int, space: int) -> QPixmap:
        """Return the badge with the number of melds that share the card, as small as next card and index require.

        Where not even a number fits, it is a dot.
        """
        enlargement = max(1.0, self.width / _USUAL_MELD_WIDTH)
        below = card_height(self.width) - self._index_height()
        width = min(26.0, (space - _BADGE_EDGE - 1) / enlargement)
        height = min(18.0, width, (below - 3) / enlargement)
        has_number = width >= _LEAST_BADGE
        if not has_number:
            width = height = min(_DOT, width, height)
        picture = blank(width * enlargement, height * enlargement, self._ratio)
        with painting(picture) as painter:
            painter.scale(enlargement, enlargement)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(QColor("#1B1F23")))
            if not has_number:
                painter.drawEllipse(QRectF(0, 0, width, height))
                return picture
            font = QFont(style.font(Role.CAPTION))
            font.setWeight(QFont.Weight.Bold)
            usual = QFontMetricsF(font).horizontalAdvance(str(count)) + _CROSS
            share = min(1.0, (width - 2 * _BADGE_PADDING) / usual)
            font.setPixelSize(int(font.pixelSize() * share))
            radius = min(width, height) / (2 if share == 1.0 else 3)  # the corners are as full as the badge is narrow
            painter.drawRoundedRect(QRectF(0, 0, width, height), radius, radius)
            painter.setFont(font)
            pen = QPen(QColor("#FFFFFF"), 1.4)
            painter.setPen(pen)
            digit = QFontMetricsF(font).horizontalAdvance(str(count))
            side = share * _CROSS  # a small cross instead of the letter, which would be as wide as the digit
            left = (width - digit - side) / 2
            painter.drawText(QRectF(left, 0, digit + 1, height), Qt.AlignmentFlag.AlignVCenter, str(count))
            cross = QRectF(left + digit, height / 2 - 0.4 * side, side, side)
            painter.drawLine(cross.topLeft(), cross.bottomRight())
            painter.drawLine(cross.bottomLeft(), cross.topRight())
        return picture


def keep_count(items: list[_Item], count: int, create: Callable[[], _Item], scene: QGraphicsScene) -> None:
    """Remove the last items of a list from it and from their scene, or add new ones, until there are `count`."""
    while len(items) > count:
        remove(items.pop())
    while len(items) < count:
        items.append(create())
        scene.addItem(items[-1])


def remove(item: QGraphicsItem) -> None:
    """Remove an item from its scene."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
