"""The last trick as it was on the table: each card on its player's side, with who led and who took the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.draw.suits import draw_text, elided, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.trick import ONE_LINE, TITLE, shown_trick
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import seat_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.state import Trick
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.table.geometry.layout import Layout

_MARK, _LINE, _PAD = 14, 18, 12
_CENTER = Qt.AlignmentFlag.AlignHCenter


class PlayedCard(NamedTuple):
    """A card of the trick: its player's place on the screen, name and mark, and a note about the card."""

    face: Card
    place: int
    name: str
    mark: int
    note: str
    """Whether its player led the trick, took it, or both."""
    has_won: bool


class TrickPanel(Panel):
    """Shows the last trick large over the current one, until it is closed or the next card is played.

    It takes keyboard focus, because the player must not answer a question that it covers.
    """

    def __init__(self, art: DeckArt, layout: Callable[[], Layout], parent: QWidget) -> None:
        """Create an empty panel; `layout` returns the table's layout, which determines where the large cards go."""
        super().__init__(parent)
        self._art = art
        self._layout = layout
        self._title = self.add_label(Role.PANEL_TITLE, align=_CENTER, is_shortened=True)
        self.set_boxes(column(BoxPart(self._title, height=TITLE - 12), Gap(share=1), margins=(_PAD, 7, _PAD, 0)))
        self.cards: tuple[PlayedCard, ...] = ()
        """The cards shown, in the order played."""
        self._taken: tuple[str, str] = "", ""
        """Who took the trick, and its points."""
        self._trick_state: tuple[object, ...] = ()
        """The state of the tricks when the panel was opened."""

    def show_trick(self, observation: Observation, names: Sequence[str]) -> None:
        """Show the last trick of a deal, which must have one."""
        trick, players = observation.tricks[-1], observation.players
        seats = [(trick.leader + at) % players for at in range(players)]
        self._trick_state = _trick_state(observation)
        self.cards = tuple(
            PlayedCard(
                face,
                place_of(seat, observation.viewer, players),
                names[seat],
                seat_mark(observation, seat),
                _note(seat, trick),
                seat == trick.winner,
            )
            for seat, face in zip(seats, trick.cards, strict=True)
        )
        self._taken = names[trick.winner], text.points_named(trick.points, observation.rules)
        plays = text.listed(
            (Word.TRICK_LED_BY if seat == trick.leader else Word.TRICK_PLAYED_BY)(
                name=names[seat], card=text.card_name(face)
            )
            for seat, face in zip(seats, trick.cards, strict=True)
        )
        self.setAccessibleName(Word.TRICK_SPOKEN(plays=plays, name=self._taken[0], points=self._taken[1]))
        self.rearrange()

    def follow(self, observation: Observation) -> None:
        """Close if the game has moved on since the trick was shown."""
        if not observation.running or _trick_state(observation) != self._trick_state:
            self.hide()

    def arrange(self) -> None:
        """Show who took the trick: if space is short, the name is shortened, never the points."""
        (name, points), font = self._taken, style.font(Role.PANEL_TITLE, self.ui)
        rest = text_width(Word.TRICK_TAKEN_BY(name="", points=points), font)
        shown = elided(name, font, self._title.width() - rest)
        self._title.set_text(
            Word.TRICK_TAKEN_BY(name=name, points=points), Word.TRICK_TAKEN_BY(name=shown, points=points)
        )

    def handle_key(self, event: QKeyEvent) -> bool:
        """Close on Enter or the space bar."""
        if event.key() in {*ENTER_KEYS, Qt.Key.Key_Space}:
            self.hide()
            return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on any click."""
        self.hide()
        event.accept()

    def paint_content(self, painter: QPainter) -> None:
        """Paint the cards, with their players below."""
        shown = shown_trick(self._layout())
        for card in self.cards:
            cell = shown.cells[card.place].moved(-shown.panel.x, -shown.panel.y)
            self._paint_card(painter, card, cell, shown.card_width)
            self._paint_words(painter, card, cell, shown.words)

    def _paint_card(self, painter: QPainter, card: PlayedCard, cell: Rect, width: int) -> None:
        x = cell.x + (cell.width - width) // 2
        self._art.paint(painter, card.face, x, cell.y, width, self.devicePixelRatioF())
        if card.has_won:
            ring = QRectF(x, cell.y, width, card_height(width)).adjusted(-2.5, -2.5, 2.5, 2.5)
            paint_box(painter, ring, tokens.CARD_RADIUS * width + 2, line=self.theme.good, width=tokens.RING_LINE)

    def _paint_words(self, painter: QPainter, card: PlayedCard, cell: Rect, height: int) -> None:
        """Paint a player's mark and name centered below the card, and the note in a second line.

        If there is one line only, the note is after the name, or left out if there is no space for it.
        """
        ui, font, small = self.ui, style.font(Role.NOTE_TITLE, self.ui), style.font(Role.CAPTION, self.ui)
        has_one_line = height == ONE_LINE
        upper = QRectF(cell.x, cell.bottom - (height - (1 if has_one_line else 4)) * ui, cell.width, _LINE * ui)
        mark_width, gap = (_MARK + 5) * ui, 6 * ui
        name = elided(card.name, font, cell.width - mark_width)
        name_width = text_width(name, font)
        note_width = text_width(card.note, small) + gap if has_one_line and card.note else 0.0
        has_note = mark_width + name_width + note_width <= cell.width
        note_width *= has_note
        left = cell.x + max(0.0, (cell.width - mark_width - name_width - note_width) / 2)
        draw_mark(painter, card.mark, QPointF(left + _MARK * ui / 2, upper.center().y()), _MARK * ui, self.theme)
        draw_text(painter, upper.adjusted(left - cell.x + mark_width, 0, 0, 0), name, font, self.theme.text)
        color = self.theme.good if card.has_won else self.theme.muted
        if has_one_line and has_note:
            rest = upper.adjusted(left - cell.x + mark_width + name_width + gap, 0, 0, 0)
            draw_text(painter, rest, card.note, small, color)
        elif not has_one_line:
            draw_text(painter, upper.translated(0, (_LINE - 2) * ui), card.note, small, color, align=_CENTER)


def _note(seat: int, trick: Trick) -> str:
    if seat == trick.winner:
        return Word.TRICK_LED_AND_TOOK() if seat == trick.leader else Word.TRICK_TOOK()
    return Word.TRICK_LED() if seat == trick.leader else ""


def _trick_state(observation: Observation) -> tuple[object, ...]:
    """Return a value that changes whenever a card is played."""
    return observation.number, observation.tricks, observation.trick
