"""Every hand of a position, open and sorted, one row for each seat, with the trick beside it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.engine.cards import SUIT_OF, strengths
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.card_faces import DeckArt
from pinochle_qt.ui.draw.shadows import shadow_margin
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import CARD_SHADOW, Role
from pinochle_qt.ui.table.zones.tokens import hand_order
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.plate_lines import plate_count, plate_line
from pinochle_qt.ui.words.review_catalog import ReviewWord
from pinochle_qt.ui.words.standing import seat_mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPaintEvent

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.review import OpenTable
    from pinochle_qt.ui.draw.card_faces import DeckLook
    from pinochle_qt.ui.draw.theme import Theme

_LABEL, _NARROW_LABEL, _PAD, _GAP, _LIFT, _COLUMN_GAP = 132, 104, 10, 4, 10, 12
_MOST_CARD, _MOST_STEP, _TRICK_GAP = 60, 0.62, 18
_NARROW = 560
"""A row with less room than this has the narrow label."""
_MOST_HEIGHT = 132
_ROWS_IN_COLUMN = 6
"""With more rows than this the rows stand in two columns."""
_SUIT_GAP, _HEAP_GAP = 0.35, 1.4
"""Between suits, and before cards that lie on the table, in steps from card to card."""


class Row(NamedTuple):
    """One line of cards: those of a seat, or those that nobody holds."""

    name: str
    note: str
    mark: int | None
    seat: Seat | None
    cards: tuple[Card, ...]
    lying: tuple[Card, ...] = ()


class Shown(NamedTuple):
    """What is to be seen of one position."""

    table: OpenTable
    names: tuple[str, ...]
    actor: Seat | None = None
    moved: tuple[Card, ...] = ()
    """The cards of the actor with which he does something now."""
    advised: tuple[Card, ...] = ()
    """Those with which a good player would."""


class OpenHands(QWidget):
    """Paints all hands; the cards that move now stand higher."""

    def __init__(self, theme: Theme, look: DeckLook, tables: Sequence[OpenTable], parent: QWidget) -> None:
        """Make room for all positions of a deal, so that nothing moves from one to the next but what is played."""
        super().__init__(parent)
        pairs = (pair for each in tables for pair in zip(each.hands, each.lying, strict=True))
        self._most_cards = max(len(hand) + len(lying) for hand, lying in pairs)
        self._most_rows = max(len(each.hands) + len([*_heaps(each)]) for each in tables)
        self._theme = theme
        # each card lies on the one to its left, unlike hands at the table: the index has to be there
        self._art = DeckArt(theme, replace(look, left_handed=False))
        self._shown: Shown | None = None
        self._rows: tuple[Row, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_position(self, shown: Shown) -> None:
        """Show another position."""
        self._shown = shown
        self._rows = tuple(_rows(shown))
        self.setAccessibleName(text.spoken("\n".join(self.lines)))
        self.update()

    @property
    def lines(self) -> tuple[str, ...]:
        """Every row in words, as screen readers get it."""
        return tuple(
            ReviewWord.ROW(name=row.name, cards=text.cards((*row.cards, *row.lying)))
            if row.cards or row.lying
            else ReviewWord.ROW_NONE(name=row.name)
            for row in self._rows
        )

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which every row can be read."""
        return QSize(style.scaled(640), style.scaled(240))

    # ---- painting --------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in one column or two."""
        del event
        shown, rows = self._shown, self._rows
        if shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        columns = 1 if self._most_rows <= _ROWS_IN_COLUMN else 2
        per_column = -(-self._most_rows // columns)
        gap, between = style.scaled(_GAP), style.scaled(_COLUMN_GAP)
        width = (self.width() - (columns - 1) * between) / columns
        height = min((self.height() - (per_column - 1) * gap) / per_column, style.scaled(_MOST_HEIGHT))
        for place, row in enumerate(rows):
            column, line = divmod(place, per_column)
            box = QRectF(column * (width + between), line * (height + gap), width, height)
            self._paint_row(painter, shown, row, box)
        painter.end()

    def _paint_row(self, painter: QPainter, shown: Shown, row: Row, box: QRectF) -> None:
        theme, acts = self._theme, row.seat is not None and row.seat == shown.actor
        painter.setPen(QPen(QColor(theme.ctl_line), 1) if acts else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel2) if acts else style.mixed(theme.panel, theme.panel2, 0.35))
        radius = style.scaled(tokens.RADIUS_CONTROL)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        label = style.scaled(_NARROW_LABEL if box.width() < style.scaled(_NARROW) else _LABEL)
        self._paint_label(painter, row, QRectF(box.left(), box.top(), label, box.height()))
        card = self._card_width(box)
        trick = QRectF(box.left() + label, box.top(), card, box.height())
        if row.seat is not None and (shown.table.public.trick or shown.table.public.tricks):
            self._paint_trick(painter, shown, row.seat, trick, card)
        left = trick.right() + style.scaled(_TRICK_GAP)
        room = box.right() - style.scaled(_PAD) - left
        self._paint_cards(painter, shown, row, QRectF(left, box.top(), room, box.height()), card)

    def _paint_label(self, painter: QPainter, row: Row, box: QRectF) -> None:
        theme, scale = self._theme, style.scale()
        pad = style.scaled(_PAD)
        width = box.width() - 2 * pad
        middle, line = box.center().y(), style.scaled(20)
        top = middle - line if row.note else middle - line / 2
        name = QRectF(box.left() + pad, top, width, line)
        if row.mark is not None:
            draw_mark(painter, row.mark, QPointF(name.left() + 6 * scale, name.center().y()), 12 * scale, theme)
            name.setLeft(name.left() + 20 * scale)
        draw_text(painter, name, row.name, style.font(Role.NOTE_TITLE, scale), theme.text)
        if row.note:
            note = QRectF(box.left() + pad, middle, width, line)
            draw_text(painter, note, row.note, style.font(Role.CAPTION, scale), theme.muted)

    def _paint_trick(self, painter: QPainter, shown: Shown, seat: Seat, box: QRectF, card: int) -> None:
        """Paint the card that a seat has played to the trick, or its place."""
        public, theme = shown.table.public, self._theme
        height = card_height(card)
        place = QRectF(box.left(), box.center().y() - height / 2, card, height)
        radius = tokens.CARD_RADIUS * card
        nth = (seat - public.leader) % public.players
        if nth >= len(public.trick):
            painter.setPen(QPen(QColor(theme.line), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            return
        self._paint_card(painter, public.trick[nth], place.left(), place.top(), card)
        order = strengths(public.rules.deck.rank_order)
        if len(public.trick) > 1 and trick_winner(public.trick, public.trump, order) == nth:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.good), tokens.RING_LINE))
            painter.drawRoundedRect(QRectF(place.toRect()).adjusted(-2, -2, 2, 2), radius + 2, radius + 2)

    def _paint_cards(self, painter: QPainter, shown: Shown, row: Row, box: QRectF, card: int) -> None:
        height, lift = card_height(card), style.scaled(_LIFT)
        top = box.center().y() - height / 2 + (lift / 2 if row.seat is not None else 0)
        is_actor = row.seat is not None and row.seat == shown.actor
        moved = Counter(shown.moved if is_actor else ())
        advised = Counter(shown.advised if is_actor else ())
        places = _places(row, box.width() - card, card, self._most_cards)
        for face, offset in zip((*row.cards, *row.lying), places, strict=True):
            up = moved[face] > 0
            moved[face] -= up
            place = QRectF(box.left() + offset, top - lift * up, card, height)
            self._paint_card(painter, face, place.left(), place.top(), card)
            if advised[face] > 0:
                advised[face] -= 1
                size = 5 * style.scale()
                paint_dot(painter, QPointF(place.left() + 1.9 * size, place.bottom() - 1.9 * size), size)

    def _paint_card(self, painter: QPainter, face: Card, x: float, y: float, width: int) -> None:
        margin = shadow_margin(CARD_SHADOW)
        painter.drawPixmap(round(x) - margin, round(y) - margin, self._art.face(face, width, self.devicePixelRatioF()))

    def _card_width(self, box: QRectF) -> int:
        """Return the even width of the cards in a row."""
        high = box.height() - style.scaled(_LIFT) - style.scaled(8)
        return int(min(style.scaled(_MOST_CARD), 2 * (high / 2.8) // 1)) // 2 * 2


class AdviceDot(QWidget):
    """The dot that marks the cards a good player would have taken, beside the words for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(style.scaled(14), style.scaled(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it as on a card."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_dot(painter, QRectF(self.rect()).center(), 5 * style.scale())
        painter.end()


def paint_dot(painter: QPainter, at: QPointF, size: float) -> None:
    """Paint the mark of a card that a good player would have taken."""
    painter.setPen(QPen(QColor(tokens.CARD_FACE), 1.5))
    painter.setBrush(QColor(tokens.LIGHT.good))
    painter.drawEllipse(at, size, size)


def _places(row: Row, room: float, card: int, most: int) -> list[float]:
    """Return how far from the left each card of a row lies; the largest hand of the deal would fit the room."""
    shares, at = [], 0.0
    cards = (*row.cards, *row.lying)
    for place, face in enumerate(cards):
        if place == len(row.cards) and place:
            at += _HEAP_GAP
        elif place and row.seat is not None and SUIT_OF[face] != SUIT_OF[cards[place - 1]]:
            at += _SUIT_GAP
        shares.append(at)
        at += 1
    widest = max(most - 1 + 3 * _SUIT_GAP, shares[-1] if shares else 0.0)
    step = min(_MOST_STEP * card, room / widest)
    return [share * step for share in shares]


def _rows(shown: Shown) -> Iterator[Row]:
    """Yield the rows of all seats, and then of what nobody holds."""
    table, public = shown.table, shown.table.public
    for seat, (hand, lying) in enumerate(zip(table.hands, table.lying, strict=True)):
        count = plate_count(seat, public)
        note = plate_line(seat, public, shown.names) if count is None else f"{count.number} {count.unit}"
        cards = tuple(sorted(hand, key=hand_order))
        yield Row(shown.names[seat], note, seat_mark(public, seat), seat, cards, tuple(sorted(lying, key=hand_order)))
    for word, heap in _heaps(table):
        yield Row(word(), "", None, None, heap)


def _heaps(table: OpenTable) -> Iterator[tuple[ReviewWord, tuple[Card, ...]]]:
    """Yield the cards that nobody holds."""
    for word, heap in (
        (ReviewWord.WIDOW, table.widow),
        (ReviewWord.STOCK, table.stock),
        (ReviewWord.ASIDE, table.buried),
    ):
        if heap:
            yield word, heap
