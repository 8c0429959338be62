"""The pictures of all cards in a scene: created, found, updated and removed by the token that each one shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import Lift
from pinochle_qt.ui.draw.shapes import SizeClass
from pinochle_qt.ui.table.scene.card_item import CardItem, remove

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.composition import CardLook
    from pinochle_qt.ui.table.scene.motion import Motion
    from pinochle_qt.ui.table.zones.tokens import Token


class TableCards:
    """Owns the pictures of cards; where they lie and when they move is decided elsewhere."""

    def __init__(
        self, scene: QGraphicsScene, art: DeckArt, motion: Motion, width_of: Callable[[SizeClass], int]
    ) -> None:
        """Prepare an empty table; `width_of` returns the width in pixels of a card in a size class."""
        self._scene = scene
        self._art = art
        self._motion = motion
        self._width_of = width_of
        self._items: dict[Token, CardItem] = {}
        self._looks: dict[Token, CardLook] = {}
        """How each card looks once nothing moves."""
        self._theme: Theme = tokens.FELT
        self._ratio = 1.0

    def has(self, token: Token) -> bool:
        """Return whether a token has a picture on the table."""
        return token in self._items

    def item(self, token: Token) -> CardItem:
        """Return the picture of a token."""
        return self._items[token]

    def rest(self, token: Token) -> Pose:
        """Return where a card lies once it has arrived."""
        return self._motion.goal(self._items[token])

    def resting(self) -> Iterator[tuple[Token, Pose]]:
        """Yield every visible card, and where it lies once it has arrived."""
        for token, item in self._items.items():
            if item.isVisible():
                yield token, self._motion.goal(item)

    def is_token(self, item: CardItem) -> bool:
        """Return whether an item is the picture of a token; the cards of the face-down pile are not."""
        return item in self._items.values()

    def pick_up(self, token: Token) -> None:
        """Lift a card off the table; from now on, it goes where it is dragged."""
        item = self._items[token]
        self._motion.forget(item)
        item.set_state(lift=Lift.DRAGGED)
        item.set_rings()

    def at(self, x: float, y: float, among: Sequence[Token], above: float) -> Token | None:
        """Return the topmost of these cards at a scene point.

        If there is none, return one whose top edge is at most `above` pixels below the point.
        """
        point = QPointF(x, y)
        for reach in (0.0, above):
            hit = [token for token in among if token in self._items and self._items[token].covers(point, reach)]
            if hit:
                return max(hit, key=lambda token: self._items[token].zValue())
        return None

    def create(self, token: Token, face: Card | None, pose: Pose) -> CardItem:
        """Create the picture of a token in a pose, with this face up, or the back if None."""
        item = CardItem(self._art, self._theme, face, self._width_of(pose.size), self._ratio)
        item.place(pose)
        self._scene.addItem(item)
        self._items[token] = item
        return item

    def show(self, token: Token, look: CardLook) -> CardItem:
        """Return the picture of a token with its current marks; create it if there is none yet.

        That another meld shares it is marked by `reveal`.
        """
        item = self._items.get(token) or self.create(token, token.face, look.pose)
        self._looks[token] = look
        item.set_state(lift=Lift.RAISED if look.is_raised else Lift.REST, dimmed=look.is_dimmed)
        item.set_rings(
            hover=look.is_hovered,
            focus=look.is_focused,
            selected=look.is_selected,
            winning=look.is_winning,
            received=look.is_received,
            shared=min(look.shared, item.shared),
            behind=look.is_behind,
            space=look.step,
        )
        return item

    def reveal(self, has_landed: Callable[[Token], bool]) -> None:
        """Mark each card as part of the melds whose cards have all landed."""
        for token, look in self._looks.items():
            if look.groups:
                laid = sum(all(map(has_landed, cards)) for cards in look.groups)
                self._items[token].set_shared(look.shared if laid == len(look.groups) else laid)

    def draw_back(self) -> None:
        """Draw the back of a hand card in advance, so that this delays no card that is already flying."""
        self._art.face(None, self._width_of(SizeClass.L), self._ratio)

    def drop(self, token: Token) -> None:
        """Remove the picture of a token, if it has one."""
        item = self._items.pop(token, None)
        self._looks.pop(token, None)
        if item is not None:
            self._motion.forget(item)
            remove(item)

    def drop_all(self) -> None:
        """Remove all pictures."""
        for token in list(self._items):
            self.drop(token)

    def set_style(self, theme: Theme, ratio: float) -> None:
        """Use another theme, other card sizes, or another device pixel ratio."""
        self._theme, self._ratio = theme, ratio
        for item in self._items.values():
            item.set_width(self._width_of(item.pose.size), ratio)
            item.set_theme(theme)

    def refresh_pictures(self) -> None:
        """Fetch the picture of every card again."""
        for item in self._items.values():
            item.refresh_picture()
