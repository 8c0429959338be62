"""The faces at the seats, with the fingers that hold the cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from pinochle_qt.session.faces import LETTER, Expression, Face
from pinochle_qt.ui.draw.portraits import HAND, hand_picture, portrait_picture
from pinochle_qt.ui.draw.shapes import whole
from pinochle_qt.ui.draw.theme import EXPRESSION, Tempo
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.seat_figures import HOLDING
from pinochle_qt.ui.table.scene.card_item import remove
from pinochle_qt.ui.table.scene.transition import Transition

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Container, Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.plates import PlateView
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.layout import Layout

PORTRAIT_Z, _HAND_Z = -110.0, -60.0
"""The face is behind the backs, the fingers are over them, and the plate is over all."""
SHOWN_MS: Final = 2500
"""How long an expression lasts, at any speed."""


class PortraitItem(QGraphicsPixmapItem):
    """A face, below which the one it had before fades away; mouse events pass through it."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(PORTRAIT_Z)
        self.leaving = QGraphicsPixmapItem(self)
        """The picture of the expression before, while it fades."""
        self.leaving.setVisible(False)
        self.hand = QGraphicsPixmapItem()
        self.hand.setZValue(_HAND_Z)
        for item in (self, self.leaving, self.hand):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.shown: tuple[Face, Expression] | None = None


class PortraitDisplay(QObject):
    """The portraits of all seats; decoration, of which screen readers say nothing.

    A face is calm unless something everybody has seen makes it pleased or rueful for a while.
    """

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.items: list[PortraitItem] = []
        self.expressions: dict[Seat, Expression] = {}
        """The expressions that are not calm."""
        self._timers: dict[Seat, QTimer] = {}
        self._fading: list[PortraitItem] = []
        self.away: Container[Seat] = ()
        """The seats of people whose connection is lost."""
        self.is_drawn = False
        """Whether faces are drawn; before the first frame, there are only their rings."""
        self._calm_faces: dict[Seat, tuple[Face, str]] = {}
        """The face of each seat, and the color of its side."""
        self._tempo = Tempo()
        self._show_again: Callable[..., None] | None = None
        """Shows the same again, with other expressions; None before anything has been shown."""
        self._fade = Transition(self)
        self._fade.advanced.connect(self._fade_out)

    def express(self, seat: Seat, expression: Expression, tempo: Tempo, *, stays: bool = False) -> None:
        """Give the face at a seat an expression for a while, after which it is calm again, unless it `stays`."""
        self._tempo = tempo
        self.expressions[seat] = expression
        if seat not in self._timers:
            self._timers[seat] = QTimer(self, singleShot=True, interval=SHOWN_MS)
            self._timers[seat].timeout.connect(partial(self._calm, seat))
        self._timers[seat].start()
        if stays:
            self._timers[seat].stop()
        self._refresh()

    def forget(self, seats: Container[Seat | None]) -> None:
        """Make the faces at these seats calm when they are next shown."""
        for seat in [each for each in self.expressions if each in seats]:
            self._timers[seat].stop()
            del self.expressions[seat]

    def _calm(self, seat: Seat) -> None:
        self.expressions.pop(seat, None)
        self._refresh()

    def draw(self) -> None:
        """Draw the faces from now on: the first frame is to appear without waiting for them."""
        if not self.is_drawn:
            self.is_drawn = True
            self._refresh()

    def _refresh(self) -> None:
        if self._show_again is not None:
            self._show_again(tempo=self._tempo)

    def calm_all(self) -> None:
        """Make all faces calm, as at a table that is shown anew."""
        for timer in self._timers.values():
            timer.stop()
        self.expressions.clear()

    def show(
        self,
        observation: Observation,
        layout: Layout,
        theme: Theme,
        ratio: float,
        *,
        faces: Sequence[Face],
        views: Sequence[PlateView],
        hold: Collection[Seat],
        tempo: Tempo,
    ) -> None:
        """Show the faces of those who sit at the table, or none if it has plain seats.

        `views` are the plates, whose colors the rings have; the seats in `hold` have cards in their hands.
        """
        self._tempo = tempo
        self._show_again = partial(self.show, observation, layout, theme, ratio, faces=faces, views=views, hold=hold)
        count = observation.players if layout.shows_faces else 0
        while len(self.items) > count:
            item = self.items.pop()
            if item in self._fading:
                self._fading.remove(item)
            remove(item.hand)
            remove(item)
        while len(self.items) < count:
            self.items.append(PortraitItem())
            self._scene.addItem(self.items[-1])
            self._scene.addItem(self.items[-1].hand)
        for seat, item in enumerate(self.items):
            person = observation.seated[seat]
            face = faces[person] if person < len(faces) else Face("letter", views[seat].name)
            face = face if self.is_drawn else LETTER
            place = place_of(seat, observation.viewer, observation.players)
            view = views[seat]
            side = theme.sides[view.mark % len(theme.sides)]
            self._calm_faces[seat] = face, side
            ring = theme.accent if view.is_acting else side
            self._show_face(seat, item, face, ring, layout, place, ratio, tempo)
            self._show_hand(item, face, layout, place, ratio, has_cards=not layout.is_own(place) and seat in hold)

    def picture(self, seat: Seat, size: int, ratio: float) -> QPixmap | None:
        """Return the calm face of a seat in a size, in the color of its side; None if the table has plain seats."""
        face, side = self._calm_faces.get(seat, (None, ""))
        return portrait_picture(face, Expression.CALM, size, side, ratio) if face is not None and self.items else None

    def finish(self) -> None:
        """Complete all fading."""
        self._fade.finish()

    def _show_face(
        self,
        seat: Seat,
        item: PortraitItem,
        face: Face,
        ring: str,
        layout: Layout,
        place: int,
        ratio: float,
        tempo: Tempo,
    ) -> None:
        box = layout.portrait(place)
        if box is None:
            return
        wanted = face, self.expressions.get(seat, Expression.CALM)
        before = item.pixmap()
        is_away, is_mirrored = seat in self.away, layout.is_mirrored(place)
        picture = portrait_picture(*wanted, box.width, ring, ratio, is_mirrored=is_mirrored, is_away=is_away)
        item.setPos(box.x, box.y)
        if picture.cacheKey() != before.cacheKey():
            item.setPixmap(picture)
            is_same_face = item.shown is not None and item.shown[0] == face and item.shown[1] != wanted[1]
            if is_same_face and before.size() == picture.size():
                self._fade.finish()
                item.leaving.setPixmap(before)
                item.leaving.setVisible(True)
                self._fading = [item]
                self._fade.start(EXPRESSION, tempo)
        item.shown = wanted

    def _show_hand(
        self, item: PortraitItem, face: Face, layout: Layout, place: int, ratio: float, *, has_cards: bool
    ) -> None:
        """Show the fingers on the backs, at portraits that are large enough."""
        box, plate = layout.portrait(place), layout.plate(place)
        picture: QPixmap | None = None
        if box is not None and has_cards and (layout.frame.is_tv or layout.portrait_side >= HOLDING):
            picture = hand_picture(face, box.width, ratio, is_mirrored=layout.is_mirrored(place))
        item.hand.setVisible(picture is not None)
        if picture is not None and box is not None:
            item.hand.setPixmap(picture)
            width, height = (whole(length * box.width / 160) for length in HAND)
            middle = layout.backs(place, 1)[0].x
            item.hand.setPos(whole(middle - width / 2), plate.y - height + layout.frame.px(6))

    def _fade_out(self, share: float) -> None:
        for item in self._fading:
            item.leaving.setOpacity(1 - share)
            item.leaving.setVisible(share < 1)
