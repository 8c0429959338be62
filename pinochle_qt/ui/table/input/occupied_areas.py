"""The parts of the table that a hint or a reason must leave visible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.draw.boxes import from_qt
from pinochle_qt.ui.draw.bubbles import BubbleItem, PillItem, ReasonItem, bubble_margin
from pinochle_qt.ui.draw.shapes import index_corner
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.ghost_item import GhostItem
from pinochle_qt.ui.table.scene.mats import MatItem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtWidgets import QGraphicsView

    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.cards import TableCards
    from pinochle_qt.ui.table.zones.tokens import Token


_AIR: Final = 4
"""The gap between a bubble and everything else, at scale 1."""


class ReasonSpace(Struct, frozen=True):
    """Where a reason is to appear, and what it must not cover."""

    layout: Layout
    card: Rect
    """What the reason is about: the refused card, or the whole hand."""
    top: int
    """The highest line of the hand."""
    indices: Sequence[Rect]
    occupied: list[Rect]


class OccupiedAreas:
    """Knows where cards, plates, text and panels are once every card has glided home."""

    def __init__(self, table: QGraphicsView, cards: TableCards, choice: CardChoice, art: DeckArt) -> None:
        self._table = table
        self._cards = cards
        self._choice = choice
        self._art = art

    def on_felt(self, layout: Layout) -> Iterator[Rect]:
        """Yield plates, portraits, speech bubbles, labels, mats, the place for the viewer's card and every card.

        Of a card in the viewer's hand, only the index counts, unless it is chosen to be passed, buried or played.
        """
        choice = self._choice
        yield from layout.plates_and_portraits()
        yield from self._text_areas(layout)
        if choice.prompt is not None and choice.is_to_play:
            yield layout.own_place
            if choice.prompt.position is not None and choice.prompt.position.trick:  # other players are still to play
                yield from _trick_places(layout)
        in_hand = set(choice.hand) - choice.prominent
        for token, pose in self._cards.resting():
            box = layout.bounds(pose)
            yield self._index_area(box) if token in in_hand else box
        yield from self._packs()
        for item in self._table.scene().items():
            if item.isVisible() and isinstance(item, (GhostItem, MatItem, ReasonItem)):
                yield from_qt(item.sceneBoundingRect())

    def backs(self, layout: Layout) -> Iterator[Rect]:
        """Yield the cards that show only their backs: of all that is occupied, they matter least."""
        for token, pose in self._cards.resting():
            if token.face is None:
                yield layout.bounds(pose)

    def hand(self, layout: Layout) -> Rect:
        """Return the area of the viewer's hand, with space for raised cards."""
        return layout.hand_bounds(max(1, len(self._choice.hand)))

    def at_seats(self, layout: Layout) -> Iterator[Rect]:
        """Yield plates, portraits and speech bubbles."""
        yield from layout.plates_and_portraits()
        yield from self._bubbles(layout)

    def needed(self, layout: Layout, *, is_played: bool) -> Iterator[Rect]:
        """Yield what nothing that stays for a while may cover: all that is the viewer's, and a stock.

        That is the hand, with plate, portrait, melds and the pile of tricks. Where cards are being played, it includes
        the places of the trick.
        """
        yield from layout.parts(0)
        yield self.hand(layout)  # which has space for raised cards
        if is_played:
            yield from _trick_places(layout)
        for token in self._choice.laid:
            if self._cards.has(token):
                yield layout.bounds(self._cards.rest(token))
        if layout.has_stock:
            stock = layout.stock()
            yield layout.bounds(stock.stock)
            yield layout.bounds(stock.upcard)
        if layout.has_people:
            own = layout.bounds(layout.pile(0))
            yield from (box for box in self._packs() if box.overlaps(own))

    def layers(
        self, layout: Layout, panels: Iterable[QWidget], *, is_played: bool, spare: Iterable[QWidget] = ()
    ) -> tuple[list[Rect], ...]:
        """Return what a bubble should not cover: everything; all but the cards of others; only what is needed most.

        Those are always without the `spare` ones of the panels, except where everything is avoided. `is_played` says
        whether cards are being played meanwhile, so that room for a trick is needed.
        """
        gap = layout.frame.px(_AIR)
        extra = {id(panel) for panel in spare}
        boxes = [(id(panel) in extra, panel_box(panel, layout).grown(gap)) for panel in panels]
        essentials = [*self.needed(layout, is_played=is_played), *(box for is_spare, box in boxes if not is_spare)]
        seats = [box.grown(gap) for box in self.at_seats(layout)]
        hands = [_all_backs(layout, place) for place in range(1, layout.seats)]
        rest = [*(box.grown(gap) for box in self.on_felt(layout)), *(box for is_spare, box in boxes if is_spare)]
        layers = [*essentials, *seats, *hands, *rest], [*essentials, *seats], essentials
        return tuple(map(_without_covered, layers))

    def space_for_reason(self, token: Token | None, layout: Layout) -> ReasonSpace:
        """Return where a reason can be shown: at the place where a card belongs, or at the middle of the hand."""
        choice = self._choice
        hand = [layout.bounds(self._cards.rest(each)) for each in choice.hand]
        card = self.hand(layout) if token is None else layout.bounds(self._cards.rest(token))
        top = card.y if token in choice.laid else min([card.y, *(box.y for box in hand)])
        return ReasonSpace(
            layout, card, top, [self._index_area(box) for box in hand], list(self._reason_obstacles(layout))
        )

    @staticmethod
    def box_of(panel: QWidget, layout: Layout) -> Rect:
        """Return the rectangle of a widget over the table in the coordinates of the layout."""
        return panel_box(panel, layout)

    def panels(self) -> list[QWidget]:
        """Return the visible widgets over the table."""
        return panels_over(self._table)

    def _reason_obstacles(self, layout: Layout) -> Iterator[Rect]:
        """Yield what a reason must not cover: the places of the trick, plates, portraits, text, panels."""
        yield from layout.plates_and_portraits()
        if self._choice.prompt is None or self._choice.is_to_play:
            yield from _trick_places(layout)
        yield from self._text_areas(layout)
        yield from (panel_box(panel, layout) for panel in self.panels())

    def _packs(self) -> Iterator[Rect]:
        """Yield the packs of all piles of tricks, and the cards that are dealt last."""
        for item in self._table.scene().items():
            if item.isVisible() and isinstance(item, CardItem) and not self._cards.is_token(item):
                yield from_qt(item.sceneBoundingRect())

    def _text_areas(self, layout: Layout) -> Iterator[Rect]:
        """Yield every label on the table, and the speech bubbles."""
        for item in self._table.scene().items():
            if item.isVisible() and isinstance(item, PillItem):
                yield from_qt(item.sceneBoundingRect())
        yield from self._bubbles(layout)

    def _bubbles(self, layout: Layout) -> Iterator[Rect]:
        """Yield the speech bubbles."""
        for item in self._table.scene().items():
            if item.isVisible() and isinstance(item, BubbleItem):
                yield from_qt(item.sceneBoundingRect()).grown(-bubble_margin(layout.frame.ui))

    def _index_area(self, card: Rect) -> Rect:
        look = self._art.look
        return index_corner(card, is_large=look.large_index, is_right=look.left_handed)


def panels_over(table: QWidget) -> list[QWidget]:
    """Return the visible widgets over the table."""
    container = table.parentWidget()
    if container is None:
        return []
    siblings = container.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [each for each in siblings if each is not table and each.isVisible()]


def panel_box(panel: QWidget, layout: Layout) -> Rect:
    """Return the rectangle of a widget over the table in the layout's coordinates, from the top of the window."""
    return from_qt(panel.geometry().toRectF()).moved(dy=layout.frame.menu)


def below_menu(box: Rect, layout: Layout) -> QRect:
    """Convert a rectangle of the layout, measured from the top of the window, to pixels of the panels' parent."""
    return QRect(box.x, box.y - layout.frame.menu, box.width, box.height)


def _trick_places(layout: Layout) -> Iterator[Rect]:
    return (layout.bounds(layout.trick(place)) for place in range(layout.seats))


def _all_backs(layout: Layout, place: int) -> Rect:
    """Return the area of another seat's cards when it holds as many as it ever may."""
    first, *others = (layout.bounds(pose) for pose in layout.backs(place, layout.hand_most))
    for box in others:
        first = first.united(box)
    return first


def _without_covered(boxes: Iterable[Rect]) -> list[Rect]:
    """Return the boxes that do not lie inside another one, so that there are fewer to check."""
    kept: list[Rect] = []
    for box in sorted(boxes, key=lambda each: -each.width * each.height):
        if not any(other.contains(box) for other in kept):
            kept.append(box)
    return kept
