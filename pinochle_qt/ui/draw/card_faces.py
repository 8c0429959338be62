"""Pictures of the cards: drawn from the deck's SVGs at exactly the size they are shown, each with its shadow."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.face_store import FaceKey
from pinochle_qt.ui.draw.pictures import blank
from pinochle_qt.ui.draw.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.draw.shapes import card_height

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QImage

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.face_renderer import FaceRenderer
    from pinochle_qt.ui.draw.face_store import FaceStore
    from pinochle_qt.ui.draw.theme import Shadow, Theme

MOST_PICTURES = 64
"""How many pictures with shadows are kept beside those that are shown: a shadow is added fast, but takes memory."""
_GHOST_INK = 0.75
"""How strong outline and index of a ghost are."""
HELD_SCALE = 1.04
"""A card that is held is this much larger, and its picture has the pixels for that."""


class Lift(Enum):
    """How far a card stands off the table; its shadow says so."""

    REST = "rest"
    RAISED = "raised"
    DRAGGED = "dragged"

    @property
    def shadow(self) -> Shadow:
        """The shadow of a card this far off the table."""
        return {
            Lift.REST: tokens.CARD_SHADOW,
            Lift.RAISED: tokens.RAISED_SHADOW,
            Lift.DRAGGED: tokens.DRAGGED_SHADOW,
        }[self]


class DeckLook(Struct, frozen=True):
    """What a person chose about the cards."""

    back: str = "blue"
    large_index: bool = False
    left_handed: bool = False
    """Cards are mirrored, with their index at the right, for fans in which the left card lies on top."""


class DeckArt:
    """The card pictures of one table, rendered once for each size, ratio and state.

    Every picture is larger than its card by the margin of its shadow on all sides, and centered on the card.
    """

    def __init__(self, theme: Theme, look: DeckLook | None = None) -> None:
        self._theme = theme
        self._look = look or DeckLook()
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._plain: dict[FaceKey, QPixmap] = {}
        self._renderer: FaceRenderer[FaceKey] | None = None
        self.store: FaceStore | None = None
        """Where cards without shadow are kept for the next start."""
        self._draws_ahead = False
        self._awaited: list[list[FaceKey]] = []
        """What is drawn ahead, size by size."""
        self._stand_ins: dict[Card | None, QPixmap] = {}
        """Cards in a size of before; they serve until somebody has drawn sharp ones."""

    @property
    def theme(self) -> Theme:
        """In whose colors they are drawn."""
        return self._theme

    @property
    def look(self) -> DeckLook:
        """What the cards look like."""
        return self._look

    def set_look(self, theme: Theme, look: DeckLook) -> None:
        """Change theme or deck; pictures already handed out keep their look."""
        if (look, theme.is_four_color) != (self._look, self._theme.is_four_color):
            self.stop()
            self._plain.clear()
            self._stand_ins.clear()
        if (theme, look) != (self._theme, self._look):
            self._theme, self._look = theme, look
            self._pictures.clear()

    def keep_sizes(self, widths: Collection[int], ratio: float) -> None:
        """Drop the pictures of cards in other sizes, which are not shown anymore.

        Where pictures are drawn ahead, those stand in for the new ones: scaled ones can be shown at once.
        """
        self._take()
        ratios = {ratio, ratio * HELD_SCALE}
        kept = {key: picture for key, picture in self._plain.items() if key[1] in widths and key[2] in ratios}
        if len(kept) < len(self._plain) or self._stand_ins:
            self.stop()
            self._pictures.clear()
            if self._draws_ahead:
                self._have_stand_in()
            self._plain = kept

    def _have_stand_in(self) -> None:
        """Let the largest picture there is of each card stand in for it: small ones show another, compact face."""
        stored = [] if self.store is None else self.store.keys(self._plain_look)
        for key in sorted({*self._plain, *stored}, key=lambda key: key.size, reverse=True):
            known = self._stand_ins.get(key.face)
            if known is None or known.width() < key.size[0]:
                picture = self._plain.get(key) or self._stored(key)
                if picture is not None:
                    self._stand_ins[key.face] = picture

    def _stored(self, key: FaceKey) -> QPixmap | None:
        """Return a card that the start before has kept, if it has."""
        image = None if self.store is None else self.store.picture(key, self._plain_look)
        return None if image is None else QPixmap.fromImage(image)

    @property
    def has_stand_ins(self) -> bool:
        """Whether cards are shown that are scaled from another size."""
        return bool(self._stand_ins)

    @property
    def is_drawing(self) -> bool:
        """Whether pictures are being drawn ahead just now."""
        return self._renderer is not None and self._renderer.is_drawing

    def drop_stand_ins(self) -> None:
        """Show no scaled cards from now on; those that are shown have to be fetched again."""
        self._stand_ins.clear()
        self._pictures.clear()

    def face(
        self, face: Card | None, width: int, ratio: float, *, lift: Lift = Lift.REST, dimmed: bool = False
    ) -> QPixmap:
        """Return a card, or the back for None, `width` logical pixels wide at a device pixel ratio."""
        key = (face, width, ratio, lift, dimmed)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._keep(key, self._render(face, width, ratio, lift, dimmed=dimmed))
        return picture

    def paint(self, painter: QPainter, face: Card | None, x: float, y: float, width: int, ratio: float) -> None:
        """Paint a card, or the back for None, with its upper left corner at a point; its shadow lies around that."""
        margin = shadow_margin(tokens.CARD_SHADOW)
        painter.drawPixmap(QPointF(x - margin, y - margin), self.face(face, width, ratio))

    def ghost(self, face: Card, width: int, ratio: float) -> QPixmap:
        """Return the dashed outline of a card that lies in another meld, with its index."""
        key = ("ghost", face, width, ratio)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._keep(key, self._render_ghost(face, width, ratio))
        return picture

    def _keep(self, key: tuple[object, ...], picture: QPixmap) -> QPixmap:
        """Keep a picture for the next time, in the place of the one that has been kept longest."""
        if len(self._pictures) >= MOST_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = picture
        return picture

    def warm_up(self, faces: Sequence[Card], widths: Sequence[int], ratio: float) -> None:
        """Begin to draw some faces and the back, so that none has to be drawn while cards move.

        That happens beside the window's thread; shadows are added fast when a picture is needed.
        """
        import pinochle_qt.ui.draw.face_drawing  # noqa: F401 - here and not in the thread, as PySide wants it
        from pinochle_qt.ui.draw.face_renderer import FaceRenderer  # not needed to open the table

        self.stop()
        self._draws_ahead = True
        self._awaited = [[FaceKey(face, width, ratio) for face in (None, *faces)] for width in widths]
        wanted = [key for keys in self._awaited for key in keys]
        missing = [key for key in wanted if not self._is_there(key)]
        shown = {key: self._plain[key].toImage() for key in wanted if key in self._plain}
        self._renderer = FaceRenderer(
            missing, self._drawn_alone, partial(self._store_all, wanted, shown, self._plain_look)
        )

    def _store_all(
        self, keys: list[FaceKey], shown: dict[FaceKey, QImage], look: str, drawn: dict[FaceKey, QImage]
    ) -> None:
        """Keep cards for the next start, unless all of them are."""
        if self.store is not None and not all(self.store.has(key, look) for key in keys):
            self.store.keep(keys, shown | drawn, look)

    def _is_there(self, key: FaceKey) -> bool:
        """Return whether a card need not be drawn."""
        return key in self._plain or (self.store is not None and self.store.has(key, self._plain_look))

    @property
    def _plain_look(self) -> str:
        """All that makes cards without shadow look different, in words."""
        return f"{self._look} {self._theme.is_four_color}"

    def take_size(self) -> bool:
        """Take over what has been drawn ahead; return whether all cards of one more size are sharp.

        They have to be fetched again then.
        """
        self._take()
        before = len(self._awaited)
        while self._awaited and all(map(self._is_there, self._awaited[0])):
            del self._awaited[0]
        is_sharp = len(self._awaited) < before
        if is_sharp:
            self._pictures.clear()
        return is_sharp

    def stop(self) -> None:
        """Draw nothing ahead anymore."""
        if self._renderer is not None:
            self._renderer.stop()
            self._renderer = None

    def _take(self) -> None:
        """Take over what has been drawn ahead."""
        if self._renderer is not None:
            for drawn, image in self._renderer.take():
                self._plain.setdefault(drawn, QPixmap.fromImage(image))

    def _face_alone(self, face: Card | None, width: int, ratio: float) -> QPixmap:
        """Return a card without shadow: what takes long to draw is drawn once, however the card lies or is held."""
        key = FaceKey(face, width, ratio)
        if key not in self._plain:
            self._take()
        stored = None if key in self._plain else self._stored(key)
        if stored is not None:
            self._plain[key] = stored
        if key not in self._plain and face in self._stand_ins:
            return _scaled(self._stand_ins[face], width, ratio)
        if key not in self._plain:
            self._plain[key] = QPixmap.fromImage(self._drawn_alone(key))
        return self._plain[key]

    def _drawn_alone(self, key: FaceKey) -> QImage:
        from pinochle_qt.ui.draw.face_drawing import drawn_alone  # not needed where all pictures are kept

        return drawn_alone(key, self._look, is_four_color=self._theme.is_four_color)

    def _render(self, face: Card | None, width: int, ratio: float, lift: Lift, *, dimmed: bool) -> QPixmap:
        if lift is Lift.DRAGGED:
            ratio *= HELD_SCALE
        height = card_height(width)
        margin = shadow_margin(lift.shadow)
        picture = blank(width + 2 * margin, height + 2 * margin, ratio)
        box = QRectF(margin, margin, width, height)
        radius = tokens.CARD_RADIUS * width
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_shadow(painter, box, radius, lift.shadow, self._theme.shadow_strength)
        painter.drawPixmap(box.topLeft(), self._face_alone(face, width, ratio))
        if dimmed:
            veil = QColor(self._theme.veil)
            veil.setAlphaF(tokens.VEIL_ALPHA)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(box, radius, radius)
        painter.end()
        return picture

    def _render_ghost(self, face: Card, width: int, ratio: float) -> QPixmap:
        from pinochle_qt.ui.draw.face_drawing import drawn_index

        height = card_height(width)
        picture = blank(width, height, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(self._theme.text)
        ink.setAlphaF(_GHOST_INK)
        # a ghost also lies on cards of its meld, of which nothing may be seen through it
        painter.setBrush(QColor(self._theme.mat))
        painter.setPen(QPen(ink, 1.5, Qt.PenStyle.DashLine))
        radius = tokens.CARD_RADIUS * width
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)
        painter.setOpacity(_GHOST_INK)
        index = drawn_index(face, width, picture.size(), self._look, self._theme.text)
        painter.drawImage(QRectF(0, 0, width, height), index)
        painter.end()
        return picture


def _scaled(picture: QPixmap, width: int, ratio: float) -> QPixmap:
    """Return a card in another size, a little less sharp."""
    size = QSize(round(width * ratio), round(card_height(width) * ratio))
    scaled = picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
    scaled.setDevicePixelRatio(ratio)
    return scaled


def ring(width: int, ratio: float, color: str, line: float, gap: float) -> QPixmap:
    """Return a rounded ring around a card of this width, `gap` pixels outside its edge."""
    height = card_height(width)
    reach = gap + line
    picture = blank(width + 2 * reach, height + 2 * reach, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    radius = tokens.CARD_RADIUS * width + gap
    path.addRoundedRect(QRectF(line / 2, line / 2, width + 2 * gap + line, height + 2 * gap + line), radius, radius)
    painter.strokePath(path, QPen(QColor(color), line))
    painter.end()
    return picture
