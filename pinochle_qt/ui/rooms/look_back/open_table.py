"""The widget that paints a position of a deal with all cards open, each hand at its seat."""

from __future__ import annotations

import operator
from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.actions import Play, ShowMelds
from pinochle_qt.engine.cards import hand_order
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.phrases import capitalized
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.bubbles import PILL_PADDING, paint_pill
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.plates import plate_picture, wordings
from pinochle_qt.ui.draw.shadows import shadow_margin
from pinochle_qt.ui.draw.shapes import Rect, card_height
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import PLATE_SHADOW, Role
from pinochle_qt.ui.rooms.look_back.melds import paint_melds, reviewed_melds
from pinochle_qt.ui.rooms.look_back.places import HEAP_LABEL, RISE, DealSize, open_places
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.melds.meld_zones import MOST_IN_FRONT
from pinochle_qt.ui.table.scene.label_words import plate_view
from pinochle_qt.variants.sheet_words import widow_name
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from PySide6.QtGui import QMouseEvent, QPainter

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.review import OpenTable, Review
    from pinochle_qt.ui.draw.cards.face_store import DeckLook
    from pinochle_qt.ui.rooms.look_back.places import OpenPlaces
    from pinochle_qt.ui.table.geometry.composition import Composition
    from pinochle_qt.ui.table.geometry.layout import Layout

_MAX_HEAP: Final = 12


class OpenTableScene(Struct, frozen=True):
    """What to paint for one step."""

    table: OpenTable
    names: tuple[str, ...]
    south: Seat
    """The seat at the lower edge."""
    actor: Seat | None = None
    action: Action | None = None
    advised: tuple[Card, ...] = ()
    """The cards that Expert would have used instead, if they differ."""
    is_costly: bool = False
    """Whether the action cost something."""
    is_agreed: bool = False
    """Whether Expert would have done the same."""
    melder: Seat | None = None
    """The seat whose melds are shown on its mat."""
    melds: tuple[Meld, ...] = ()
    is_asked: bool = False
    """Whether the action answers a problem, in which case the best answer is not labeled as Expert's."""


class OpenTableView(Painted, QWidget):
    """Shows one position at a time.

    Signals:
        pressed: the card that was pressed in the hand at the lower edge.
        plate_pressed: the seat whose plate was pressed.
    """

    pressed = Signal(int)
    plate_pressed = Signal(int)

    def __init__(self, look: Callable[[], DeckLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._art = DeckArt(self.theme, look())
        self._layout: Layout | None = None
        self._heaps: tuple[int, ...] = ()
        self._top = 0
        self._scene: OpenTableScene | None = None
        self._on_mat: Composition | None = None
        """The melds of the step on their mat."""
        self.hides_others = False
        """Whether only the hand at the lower edge is open."""

    def lay_out(self, layout: Layout, heaps: tuple[int, ...], top: int) -> None:
        """Place everything again, with space for heaps of up to so many cards.

        The layout is in window coordinates, where this widget begins at `top`.
        """
        self._art.set_look(self.theme, self._look())
        self._layout, self._heaps, self._top = layout, heaps, top
        self.update()

    @property
    def places(self) -> OpenPlaces:
        """The places of all cards.

        Raises:
            ValueError: there is no layout yet.
        """
        if self._layout is None:
            raise ValueError("the table has no size yet")
        return open_places(self._layout, self._heaps, has_large_index=self._art.look.large_index)

    def show_scene(self, scene: OpenTableScene) -> None:
        """Show another position."""
        self._scene = scene
        self._update_accessible_name()
        self.update()

    def hide_others(self, *, hidden: bool) -> None:
        """Turn the other hands and the cards that nobody holds face down, or face up again."""
        self.hides_others = hidden
        self._update_accessible_name()
        self.update()

    def card_at(self, point: QPointF) -> Card | None:
        """Return the card at a point in the hand at the lower edge; None if there is none."""
        if self._scene is None or self._layout is None:
            return None
        hand = sorted(self._scene.table.hands[self._scene.south], key=hand_order)
        on_table = sorted(self._scene.table.on_table[self._scene.south], key=hand_order)
        place = self.places.hands[0]
        spots, faces = place.spots(len(hand), len(on_table)), (*hand, *on_table)
        for at in reversed(self._paint_order(spots)):
            x, y = spots[at]
            if QRectF(x, y - self._top, place.width, card_height(place.width)).contains(point):
                return faces[at]
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the card or the seat that was pressed."""
        face = self.card_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton:
            seats = range(len(self._scene.table.hands)) if self._scene is not None else ()
            seat = next((each for each in seats if self.plate_of(each).contains(event.position())), None)
            if face is not None:
                self.pressed.emit(face)
            elif seat is not None:
                self.plate_pressed.emit(seat)
        super().mousePressEvent(event)

    def plate_of(self, seat: Seat) -> QRectF:
        """Return where the plate of a seat is in this widget.

        Raises:
            ValueError: nothing is shown yet.
        """
        if self._scene is None or self._layout is None:
            raise ValueError("the table is empty")
        return to_qt(self._layout.plate(self._place(self._scene, seat))).translated(0, -self._top)

    def draw(self, painter: QPainter) -> None:
        """Paint the hands, the trick and the plates on the bare felt that is below every room."""
        if self._layout is not None and self._scene is not None:
            painter.translate(0, -self._top)
            self._on_mat = self.melds_on_mat()
            self._paint_melds(painter, self._scene, self._layout)
            self._paint_heaps(painter, self._scene, self._layout)
            for seat in range(len(self._scene.table.hands)):
                self._paint_hand(painter, self._scene, self._layout, seat)
            self._paint_trick(painter, self._scene, self._layout)
            self._paint_plates(painter, self._scene, self._layout)

    def melds_on_mat(self) -> Composition | None:
        """Return where the melds of the step lie; None if there are none, or if the open hands leave no room."""
        scene, layout = self._scene, self._layout
        if scene is None or layout is None or scene.melder is None:
            return None
        places, top = self.places, layout.frame.table.y
        occupied = [place.box for place in (*places.hands, *places.heaps)]
        if scene.table.public.trick or isinstance(scene.action, Play):
            occupied += places.trick
        # above a plate, melds would not be between their owner and the middle, and among many seats not below it either
        for place, plate in enumerate(layout.plates()[1:], 1):
            is_among_many = layout.seats > MOST_IN_FRONT and not layout.is_top(place)
            bottom = layout.frame.height if is_among_many else plate.y
            occupied.append(Rect(plate.x, top, plate.width, bottom - top))
        return reviewed_melds(scene.table.public, scene.south, scene.melder, scene.melds, layout, occupied)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _update_accessible_name(self) -> None:
        """Let screen readers read the open hands."""
        scene = self._scene
        if scene is None:
            return
        hands = (
            ReviewWord.ROW(name=name, cards=text.cards(sorted(hand, key=hand_order)))
            if hand
            else ReviewWord.ROW_NONE(name=name)
            for seat, (name, hand) in enumerate(zip(scene.names, scene.table.hands, strict=True))
            if not self.hides_others or seat == scene.south
        )
        self.setAccessibleName(text.spoken("\n".join(hands)))

    def _place(self, scene: OpenTableScene, seat: Seat) -> int:
        return place_of(seat, scene.south, len(scene.table.hands))

    def _paint_plates(self, painter: QPainter, scene: OpenTableScene, layout: Layout) -> None:
        ui, seats = layout.frame.ui, range(len(scene.table.hands))
        margin = shadow_margin(PLATE_SHADOW, ui)
        rects = [layout.plate(self._place(scene, seat)) for seat in seats]
        views = [plate_view(scene.table.public, seat, scene.names, None, None) for seat in seats]
        found = wordings(views, [rect.width for rect in rects], ui)
        for view, rect, wording in zip(views, rects, found, strict=True):
            picture = plate_picture(replace(view, wording=wording), rect, self.theme, ui, self.devicePixelRatioF())
            painter.drawPixmap(rect.x - margin, rect.y - margin, picture)

    def _paint_melds(self, painter: QPainter, scene: OpenTableScene, layout: Layout) -> None:
        """Paint the melds of the step on their mat, which is outlined like the cards of other choices."""
        made, ratio = self._on_mat, self.devicePixelRatioF()
        if made is None:
            return
        paint_melds(painter, made, scene.table.public, scene.south, layout, self._art, self.theme, ratio)
        if isinstance(scene.action, ShowMelds) and scene.melder == scene.actor and (scene.is_costly or scene.is_agreed):
            for mat in made.mats:
                self._paint_ring(painter, to_qt(mat.box), is_good=scene.is_agreed)

    def _paint_hand(self, painter: QPainter, scene: OpenTableScene, layout: Layout, seat: Seat) -> None:
        table, place = scene.table, self._place(scene, seat)
        is_actor = seat == scene.actor
        done = Counter(moved_cards(scene.action) if is_actor and scene.action is not None else ())
        is_play = is_actor and isinstance(scene.action, Play)
        hand = sorted(table.hands[seat], key=hand_order)
        on_table = sorted(table.on_table[seat], key=hand_order)
        is_on_mat = (
            is_actor and seat == scene.melder and self._on_mat is not None and isinstance(scene.action, ShowMelds)
        )
        if is_play or is_on_mat:
            hand, on_table = _without_played(hand, on_table, done)
            done = Counter()
        if not hand and not on_table:
            return
        spread = self.places.hands[place]
        width, spots, faces = spread.width, spread.spots(len(hand), len(on_table)), (*hand, *on_table)
        advised = _first_of(self._advised_in_hand(scene, is_on_mat=is_on_mat) if is_actor else Counter(), faces)
        moved = _first_of(done, faces)
        is_open = not self.hides_others or place == 0
        for at in self._paint_order(spots):
            is_advised, is_done = at in advised, at in moved
            x, y = spots[at]
            y -= RISE * width if is_advised or is_done else 0.0
            self._paint_card(painter, faces[at] if is_open or at >= len(hand) else None, x, y, width)
            if is_open and (is_advised or (is_done and (scene.is_costly or scene.is_agreed))):
                is_good = is_advised or scene.is_agreed
                self._paint_ring(painter, QRectF(x, y, width, card_height(width)), is_good=is_good)
        if is_open and advised:
            top = min(y for _, y in spots) - RISE * width - layout.frame.px(tokens.PILL_HEIGHT)
            label = ReviewWord.PILL_BEST() if scene.is_asked else ReviewWord.PILL_EXPERT()
            self._paint_pill(painter, layout, spots[max(advised)][0] + width / 2, top, is_good=True, words=label)

    @staticmethod
    def _advised_in_hand(scene: OpenTableScene, *, is_on_mat: bool) -> Counter[Card]:
        """Return the advised cards, without those that lie on the mat."""
        advised = Counter(scene.advised)
        if is_on_mat and scene.action is not None:
            advised -= Counter(moved_cards(scene.action))
        return advised

    def _paint_order(self, spots: Sequence[tuple[float, float]]) -> list[int]:
        """Return the indices of cards in the order in which they lie on each other: row by row, away from the index."""
        side = -1 if self._art.look.left_handed else 1
        return sorted(range(len(spots)), key=lambda at: (spots[at][1], side * spots[at][0]))

    def _paint_trick(self, painter: QPainter, scene: OpenTableScene, layout: Layout) -> None:
        public, count = scene.table.public, len(scene.table.hands)
        played = [((public.leader + offset) % count, face) for offset, face in enumerate(public.trick)]
        for seat, face in played:
            box = self.places.trick[self._place(scene, seat)]
            self._paint_card(painter, face, box.x, box.y, box.width)
        if scene.actor is None or not isinstance(scene.action, Play):
            return
        (face,) = moved_cards(scene.action)
        box = self.places.trick[self._place(scene, scene.actor)]
        self._paint_card(painter, face, box.x, box.y, box.width)
        ring = QRectF(box.x, box.y, box.width, box.height)
        if scene.is_costly or scene.is_agreed:
            self._paint_ring(painter, ring, is_good=scene.is_agreed)
            name = scene.names[scene.actor]
            label = ReviewWord.PILL_PLAYED_YOU() if name == Word.YOU() else ReviewWord.PILL_PLAYED(name=name)
            if scene.is_agreed:
                label = ReviewWord.PILL_BEST() if scene.is_asked else ReviewWord.AS_EXPERT()
            top = box.y + box.height + layout.frame.px(4)
            self._paint_pill(painter, layout, ring.center().x(), top, is_good=scene.is_agreed, words=label)

    def _paint_heaps(self, painter: QPainter, scene: OpenTableScene, layout: Layout) -> None:
        """Paint the cards that nobody holds, heap above heap at the left of the trick."""
        ui = layout.frame.ui
        font, label_height = style.font(Role.CAPTION, ui), layout.frame.px(HEAP_LABEL)
        heaps = shown_heaps(scene.table, are_hidden=self.hides_others)
        for (label, cards), place in zip(heaps, self.places.heaps, strict=False):
            spots = place.spots(len(cards), 0)
            for at in self._paint_order(spots):
                self._paint_card(painter, cards[at], *spots[at], place.width)
            box = QRectF(place.box.x, place.box.y - label_height - 2 * ui, 240 * ui, label_height)
            draw_text(painter, box, label, font, self.theme.muted)

    def _paint_card(self, painter: QPainter, face: Card | None, x: float, y: float, width: int) -> None:
        self._art.paint(painter, face, x, y, width, self.devicePixelRatioF())

    def _paint_ring(self, painter: QPainter, box: QRectF, *, is_good: bool) -> None:
        radius = tokens.CARD_RADIUS * box.width()
        ink, around = self.theme.good if is_good else self.theme.bad, box.adjusted(-1.5, -1.5, 1.5, 1.5)
        paint_box(painter, around, radius, line=ink, width=tokens.RING_LINE)

    def _paint_pill(
        self, painter: QPainter, layout: Layout, x: float, top: float, *, is_good: bool, words: str
    ) -> None:
        ui, theme = layout.frame.ui, self.theme
        width = text_width(words, style.font(Role.CAPTION, ui)) + 2 * PILL_PADDING * ui
        pill = QRectF(x - width / 2, top, width, tokens.PILL_HEIGHT * ui)
        paint_pill(painter, pill, words, theme, ui, theme.good if is_good else theme.bad)


def _without_played(hand: list[Card], on_table: list[Card], played: Counter[Card]) -> tuple[list[Card], list[Card]]:
    """Return both lists without the cards that were played, which are taken from the hand first."""
    remaining = played.copy()
    kept: list[list[Card]] = [[], []]
    for target, cards in zip(kept, (hand, on_table), strict=True):
        for face in cards:
            if remaining[face] > 0:
                remaining[face] -= 1
            else:
                target.append(face)
    return kept[0], kept[1]


def deal_size(review: Review) -> DealSize:
    """Return how much space the cards of a deal need, which determines the layout."""
    tables = [review.table(at) for at in range(len(review.steps))]
    heaps = [[len(cards) for _, cards in shown_heaps(table, are_hidden=False)] for table in tables]
    largest = max(len(cards) for table in tables for cards in map(operator.add, table.hands, table.on_table))
    return DealSize(largest, tuple(max(level) for level in zip_longest(*heaps, fillvalue=0)))


def _first_of(wanted: Counter[Card], faces: Sequence[Card]) -> frozenset[int]:
    """Return the indices of the first cards with the wanted faces, as many of each face as wanted."""
    left = wanted.copy()
    found = []
    for at, face in enumerate(faces):
        if left[face] > 0:
            left[face] -= 1
            found.append(at)
    return frozenset(found)


def shown_heaps(table: OpenTable, *, are_hidden: bool) -> Iterator[tuple[str, tuple[Card | None, ...]]]:
    """Yield the heaps that nobody holds, with their labels; of large ones the first cards and the last one.

    Of hidden heaps, only the cards that everyone has seen are face up.
    """
    public = table.public
    none: Collection[Card] = ()
    for name, heap, known in (
        (capitalized(widow_name(public.rules)), table.widow, public.widow or none),
        (ReviewWord.STOCK(), table.stock, none),
        (ReviewWord.ASIDE(), table.buried, none),
    ):
        cards = tuple(face if face in known or not are_hidden else None for face in heap)
        if heap is table.stock and heap and public.upcard is not None:
            cards = (*cards[:-1], public.upcard)
        if cards:
            yield name, cards if len(cards) <= _MAX_HEAP else (*cards[: _MAX_HEAP - 1], cards[-1])
