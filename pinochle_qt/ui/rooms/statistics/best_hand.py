"""The hand with the highest meld, shown with its cards."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from pinochle_qt.engine.cards import hand_order, parse_card
from pinochle_qt.ui.dates import day
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.bubbles import PILL_PADDING, paint_pill
from pinochle_qt.ui.draw.cards.card_row import draw_card_row
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import PILL_HEIGHT, Role
from pinochle_qt.ui.rooms.statistics.figures import Block, Figure
from pinochle_qt.words import text
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.library.best_hand import MeldedHand
    from pinochle_qt.library.statistics import BestHand
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_CARD_WIDTH: Final = 54
_MIN_TEXT_WIDTH: Final = 100
_PILL_GAP = 8


class BestBlock(Block):
    """The cards, their melds as pills, and the result; a click opens the deal."""

    def __init__(self, parent: QWidget, art: DeckArt, opened: Callable[[], None]) -> None:
        """Paint with the deck of the table; `opened` is called on a click."""
        super().__init__(parent, Stat.BEST())
        self._art = art
        self._best: BestHand | None = None
        self._cards: tuple[Card, ...] = ()
        self._pills: tuple[tuple[str, str], ...] = ()
        self._points: Callable[[int], str] = str
        self._cover = Figure(self, is_cover=True)
        self._cover.clicked.connect(opened)

    @property
    def best(self) -> BestHand | None:
        """The hand shown, if there is one."""
        return self._best

    def show_best(self, best: BestHand | None, melded: MeldedHand | None, points: Callable[[int], str]) -> None:
        """Show a hand as it was melded, or as it was dealt if the melds are not known."""
        self._best, self._points = best, points
        self._cover.setVisible(best is not None and best.hand.meld > 0)
        if best is None or not best.hand.meld:
            self._best = None
            self.show_head("", Stat.BEST_NONE())
            return
        dealt = best.hand.cards
        faces = melded.cards if melded else tuple(parse_card(dealt[at : at + 2]) for at in range(0, len(dealt), 2))
        trump = melded.trump if melded else None
        self._cards = tuple(sorted(faces, key=lambda face: hand_order(face, "trump", trump)))
        self._pills = ()
        if melded:
            melds = sorted(melded.melds, key=lambda meld: meld.points, reverse=True)
            self._pills = tuple((text.meld_title(meld, melded.rules), points(meld.points)) for meld in melds)
        at = Stat.BEST_AT(day=day(best.entry.when, datetime.now().astimezone().date()), number=best.hand.deal)
        spoken_melds = ", ".join((*(f"{title} {worth}" for title, worth in self._pills), *self._text_lines()))
        self._cover.tell(
            Stat.BEST_SPOKEN(when=at, cards=text.cards(self._cards), melds=spoken_melds),
            "best",
            action=Stat.LOOK_BACK(),
        )
        self.show_head(at, "")

    def arrange(self) -> None:
        """Make the whole block clickable."""
        self._cover.setGeometry(self.rect())

    def paint(self, painter: QPainter) -> None:
        """Paint the cards, the text and the pills."""
        ui, room = self.ui, QRectF(self.inside())
        lines = self._text_lines()
        side_width = max((text_width(each, style.font(Role.PANEL_TITLE, ui)) for each in lines), default=0.0)
        side_width = max(_MIN_TEXT_WIDTH * ui, min(side_width, 0.4 * room.width()))
        cards = QRectF(
            room.left(), room.top(), room.width() - side_width - 16 * ui, room.height() - (PILL_HEIGHT + 12) * ui
        )
        self._paint_cards(painter, cards)
        left = room.right() - side_width
        for at, (line, role) in enumerate(zip(lines, (Role.PANEL_TITLE, Role.BODY, Role.BODY), strict=False)):
            ink = self.theme.muted if at else self.theme.text
            box = QRectF(left, room.top() + (at * 22 + (2 if at else -2)) * ui, side_width, 24 * ui)
            draw_text(painter, box, line, style.font(role, ui), ink)
        self._paint_pills(
            painter, QRectF(room.left(), room.bottom() - PILL_HEIGHT * ui, room.width(), PILL_HEIGHT * ui)
        )

    def _text_lines(self) -> list[str]:
        """Return the meld, the bid if there was one, and the points that the side took, as text."""
        if self._best is None:
            return []
        hand, points = self._best.hand, self._points
        bid = [Stat.BEST_BID(points=points(hand.bid))] if hand.bid else []
        brought = Stat.BEST_BROUGHT(points=points(hand.side_meld + hand.side_tricks))
        return [Stat.BEST_MELD(points=points(hand.meld)), *bid, brought]

    def _paint_cards(self, painter: QPainter, room: QRectF) -> None:
        """Paint the cards side by side, closer together if there are many."""
        widest = 2 * round(_CARD_WIDTH * self.ui / 2)
        draw_card_row(painter, self._art, self._cards, room, widest, self.devicePixelRatioF())

    def _paint_pills(self, painter: QPainter, room: QRectF) -> None:
        """Paint as many melds as fit, the most valuable first, and the number of those that do not."""
        ui = self.ui
        name, number = style.font(Role.CAPTION, ui), style.font(Role.NOTE_TITLE, ui)
        x = room.left()
        for at, (title, worth) in enumerate(self._pills):
            width = text_width(title, name) + text_width(worth, number) + (2 * PILL_PADDING + 8) * ui + 2
            remaining = len(self._pills) - at - 1
            if x + width + (30 * ui if remaining else 0) > room.right():
                draw_text(
                    painter, QRectF(x, room.top(), 40 * ui, room.height()), f"+{remaining + 1}", name, self.theme.muted
                )
                return
            pill = QRectF(x, room.top(), width, room.height())
            paint_pill(painter, pill, title, self.theme, ui, self.theme.text, worth)
            x += width + _PILL_GAP * ui
