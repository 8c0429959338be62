"""Pictures of the cards, drawn from the deck's SVGs at exactly the size at which they are shown, with their shadows."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.face_store import DeckLook, FaceKey
from pinochle_qt.ui.draw.pictures import blank, paint_box, painting
from pinochle_qt.ui.draw.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.draw.shapes import card_height

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QImage

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.face_renderer import FaceRenderer
    from pinochle_qt.ui.draw.cards.face_store import FaceStore
    from pinochle_qt.ui.draw.theme import Shadow, Theme

MOST_PICTURES = 64
"""The most pictures with shadows that are cached: a shadow is added quickly, but takes memory."""
_GHOST_INK = 0.75
"""The opacity of a ghost's outline and index."""
HELD_SCALE = 1.04
"""The magnification of a card being dragged; its picture is rendered with that many more pixels."""


class Lift(Enum):
    """How far a card is lifted off the table, as its shadow shows."""

    REST = "rest"
    RAISED = "raised"
    DRAGGED = "dragged"

    @property
    def shadow(self) -> Shadow:
        """The shadow of a card lifted this far."""
        return {
            Lift.REST: tokens.CARD_SHADOW,
            Lift.RAISED: tokens.RAISED_SHADOW,
            Lift.DRAGGED: tokens.DRAGGED_SHADOW,
        }[self]


class DeckArt:
    """The card pictures of one table, rendered once for each size, device pixel ratio and state.

    Every picture is larger than its card by the margin of the shadow on all sides, and centered on the card.
    """

    def __init__(self, theme: Theme, look: DeckLook | None = None) -> None:
        self.theme = theme
        """The theme whose colors are used."""
        self.look = look or DeckLook()
        """The look of the cards."""
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._plain: dict[FaceKey, QPixmap] = {}
        self.renderer: FaceRenderer[FaceKey] | None = None
        self.store: FaceStore | None = None
        """Where cards without shadows are cached for the next start."""
        self._draws_ahead = False
        self._awaited: list[list[FaceKey]] = []
        """The pictures being drawn ahead, one list per size."""
        self._stand_ins: dict[Card | None, QPixmap] = {}
        """Cards in an earlier size, which are scaled until sharp ones have been drawn."""

    def set_look(self, theme: Theme, look: DeckLook) -> None:
        """Change the theme or the look of the deck; pictures already handed out stay as they are."""
        if (look, theme.is_four_color) != (self.look, self.theme.is_four_color):
            self.stop()
            self._plain.clear()
            self._stand_ins.clear()
        if (theme, look) != (self.theme, self.look):
            self.theme, self.look = theme, look
            self._pictures.clear()

    def keep_sizes(self, widths: Collection[int], ratio: float) -> None:
        """Drop the pictures of cards in other sizes, which are no longer shown.

        If pictures are drawn ahead, the old ones stand in for the new ones, as scaled pictures can be shown at once.
        """
        self._collect_drawn()
        ratios = {ratio, ratio * HELD_SCALE}
        kept = {key: picture for key, picture in self._plain.items() if key[1] in widths and key[2] in ratios}
        if len(kept) < len(self._plain) or self._stand_ins:
            self.stop()
            self._pictures.clear()
            if self._draws_ahead:
                self._make_stand_ins()
            self._plain = kept

    def _make_stand_ins(self) -> None:
        """Let the largest existing picture of each card stand in for it; small ones show a different, compact face."""
        stored = [] if self.store is None else self.store.keys(self._plain_look)
        for key in sorted({*self._plain, *stored}, key=lambda key: key.size, reverse=True):
            known = self._stand_ins.get(key.face)
            if known is None or known.width() < key.size[0]:
                picture = self._plain.get(key) or self._stored(key)
                if picture is not None:
                    self._stand_ins[key.face] = picture

    def _stored(self, key: FaceKey) -> QPixmap | None:
        """Return the picture of a card cached by an earlier start, or None."""
        image = None if self.store is None else self.store.picture(key, self._plain_look)
        return None if image is None else QPixmap.fromImage(image)

    @property
    def has_stand_ins(self) -> bool:
        """Whether cards scaled from another size are shown."""
        return bool(self._stand_ins)

    @property
    def is_drawing(self) -> bool:
        """Whether pictures are being drawn ahead at the moment."""
        return self.renderer is not None and self.renderer.is_drawing

    def drop_stand_ins(self) -> None:
        """Stop using scaled cards; the caller has to fetch those on display again."""
        self._stand_ins.clear()
        self._pictures.clear()

    def face(
        self, face: Card | None, width: int, ratio: float, *, lift: Lift = Lift.REST, dimmed: bool = False
    ) -> QPixmap:
        """Return a card, or the back if `face` is None, `width` logical pixels wide at a device pixel ratio."""
        key = (face, width, ratio, lift, dimmed)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._cache(key, self._render(face, width, ratio, lift, dimmed=dimmed))
        return picture

    def paint(self, painter: QPainter, face: Card | None, x: float, y: float, width: int, ratio: float) -> None:
        """Paint a card, or the back if `face` is None, with its top left corner at a point and its shadow around it."""
        margin = shadow_margin(tokens.CARD_SHADOW)
        painter.drawPixmap(QPointF(x - margin, y - margin), self.face(face, width, ratio))

    def ghost(self, face: Card, width: int, ratio: float) -> QPixmap:
        """Return the dashed outline, with index, of a card that is part of another meld."""
        key = ("ghost", face, width, ratio)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._cache(key, self._render_ghost(face, width, ratio))
        return picture

    def _cache(self, key: tuple[object, ...], picture: QPixmap) -> QPixmap:
        """Cache a picture; if the cache is full, the oldest picture is dropped."""
        if len(self._pictures) >= MOST_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = picture
        return picture

    def warm_up(self, faces: Sequence[Card], widths: Sequence[int], ratio: float) -> None:
        """Begin to draw some faces and the back in another thread, so that none has to be drawn while cards move.

        Shadows are added later, quickly, when a picture is needed.
        """
        import pinochle_qt.ui.draw.cards.face_drawing
        from pinochle_qt.ui.draw.cards.face_renderer import FaceRenderer  # not needed to open the table

        if self.look.deck is not None:
            import pinochle_qt.ui.draw.looks.stored  # noqa: F401 - the same

        self.stop()
        self._draws_ahead = True
        self._awaited = [[FaceKey(face, width, ratio) for face in (None, *faces)] for width in widths]
        wanted = [key for keys in self._awaited for key in keys]
        missing = [key for key in wanted if not self._is_available(key)]
        shown = {key: self._plain[key].toImage() for key in wanted if key in self._plain}
        self.renderer = FaceRenderer(
            missing, self._drawn_alone, partial(self._store_all, wanted, shown, self._plain_look)
        )

    def _store_all(
        self, keys: list[FaceKey], shown: dict[FaceKey, QImage], look: str, drawn: dict[FaceKey, QImage]
    ) -> None:
        """Store cards for the next start, unless all of them are stored already."""
        if self.store is not None and not all(self.store.has(key, look) for key in keys):
            self.store.keep(keys, shown | drawn, look)

    def _is_available(self, key: FaceKey) -> bool:
        """Return whether a card need not be drawn, because it is in memory or in the store."""
        return key in self._plain or (self.store is not None and self.store.has(key, self._plain_look))

    @property
    def _plain_look(self) -> str:
        """A text that differs whenever cards without shadows would look different."""
        return f"{self.look} {self.theme.is_four_color}"

    def take_size(self) -> bool:
        """Collect what has been drawn ahead; return whether all cards of one more size are sharp now.

        If so, the caller has to fetch them again.
        """
        self._collect_drawn()
        before = len(self._awaited)
        while self._awaited and all(map(self._is_available, self._awaited[0])):
            del self._awaited[0]
        is_sharp = len(self._awaited) < before
        if is_sharp:
            self._pictures.clear()
        return is_sharp

    def stop(self) -> None:
        """Stop drawing ahead."""
        if self.renderer is not None:
            self.renderer.stop()
            self.renderer = None

    def _collect_drawn(self) -> None:
        """Collect what has been drawn ahead."""
        if self.renderer is not None:
            for drawn, image in self.renderer.take():
                self._plain.setdefault(drawn, QPixmap.fromImage(image))

    def _face_alone(self, face: Card | None, width: int, ratio: float) -> QPixmap:
        """Return a card without its shadow; this slow drawing is done once, however far the card is lifted."""
        key = FaceKey(face, width, ratio)
        if key not in self._plain:
            self._collect_drawn()
        stored = None if key in self._plain else self._stored(key)
        if stored is not None:
            self._plain[key] = stored
        if key not in self._plain and face in self._stand_ins:
            return _scaled(self._stand_ins[face], width, ratio)
        if key not in self._plain:
            self._plain[key] = QPixmap.fromImage(self._drawn_alone(key))
        return self._plain[key]

    def _drawn_alone(self, key: FaceKey) -> QImage:
        from pinochle_qt.ui.draw.cards.face_drawing import drawn_alone  # not needed if all pictures are cached

        return drawn_alone(key, self.look, is_four_color=self.theme.is_four_color)

    def _render(self, face: Card | None, width: int, ratio: float, lift: Lift, *, dimmed: bool) -> QPixmap:
        if lift is Lift.DRAGGED:
            ratio *= HELD_SCALE
        height = card_height(width)
        margin = shadow_margin(lift.shadow)
        picture = blank(width + 2 * margin, height + 2 * margin, ratio)
        box = QRectF(margin, margin, width, height)
        radius = tokens.CARD_RADIUS * width
        with painting(picture) as painter:
            draw_shadow(painter, box, radius, lift.shadow, self.theme.shadow_strength)
            painter.drawPixmap(box.topLeft(), self._face_alone(face, width, ratio))
            if dimmed:
                veil = QColor(self.theme.veil)
                veil.setAlphaF(tokens.VEIL_ALPHA)
                paint_box(painter, box, radius, veil)
        return picture

    def _render_ghost(self, face: Card, width: int, ratio: float) -> QPixmap:
        from pinochle_qt.ui.draw.cards.face_drawing import drawn_index

        height = card_height(width)
        picture = blank(width, height, ratio)
        with painting(picture) as painter:
            ink = QColor(self.theme.text)
            ink.setAlphaF(_GHOST_INK)
            # a ghost may lie on other cards of its meld, which must not show through
            painter.setBrush(QColor(self.theme.mat))
            painter.setPen(QPen(ink, 1.5, Qt.PenStyle.DashLine))
            radius = tokens.CARD_RADIUS * width
            painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)
            painter.setOpacity(_GHOST_INK)
            index = drawn_index(face, width, picture.size(), self.look, self.theme.text)
            painter.drawImage(QRectF(0, 0, width, height), index)
        return picture


def _scaled(picture: QPixmap, width: int, ratio: float) -> QPixmap:
    """Return the picture of a card scaled to another size, and a little less sharp."""
    size = QSize(round(width * ratio), round(card_height(width) * ratio))
    scaled = picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
    scaled.setDevicePixelRatio(ratio)
    return scaled


def ring(width: int, ratio: float, color: str, line: float, gap: float, gap_color: str = "") -> QPixmap:
    """Return a rounded ring for a card of this width, `gap` pixels outside its edge.

    With a color for the gap, the ring can also be seen on cards of its own color.
    """
    height = card_height(width)
    reach = gap + line
    picture = blank(width + 2 * reach, height + 2 * reach, ratio)
    with painting(picture) as painter:
        radius = tokens.CARD_RADIUS * width + gap
        if gap_color:
            inner = QPainterPath()
            side = line + gap / 2
            inner.addRoundedRect(QRectF(side, side, width + gap, height + gap), radius - gap / 2, radius - gap / 2)
            painter.strokePath(inner, QPen(QColor(gap_color), gap + 1))
        path = QPainterPath()
        path.addRoundedRect(QRectF(line / 2, line / 2, width + 2 * gap + line, height + 2 * gap + line), radius, radius)
        painter.strokePath(path, QPen(QColor(color), line))
    return picture
