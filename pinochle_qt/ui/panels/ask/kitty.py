"""Distributing the kitty: one card for everybody, and two clicks to swap the cards of two players."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt

from pinochle_qt.engine.actions import Concede, Distribute
from pinochle_qt.engine.derived import points_of_giving_up
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.card_button import CardButton
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_MAX_SEATS = 8
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_CHOICES = {Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Down}


class PendingSharing(NamedTuple):
    """A kitty that the player is still distributing."""

    cards: tuple[Card, ...]
    pointed: int
    """The place that the arrow keys have selected."""
    first: int | None
    """The place to be swapped with another, if one was chosen."""


class KittyPanel(Panel):
    """Shows who gets which card of the kitty. Arrows and Space, digits or clicks choose two places to swap."""

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        """Show nothing yet; `art` draws the cards."""
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self._names: tuple[str, ...] = ()
        self._cards: list[Card] = []
        self._cursor = 0
        self._first: int | None = None
        self._title = self.add_label(Role.PANEL_TITLE)
        self._help = self.add_label(Role.BODY, "muted", wraps=True)
        self.places = tuple(CardButton(Kind.CHIP, art, self) for _ in range(_MAX_SEATS))
        for seat, button in enumerate(self.places):
            button.value = seat
            button.picked.connect(self._choose)
        self._main = self.add_button(Kind.MAIN, self._distribute)
        self.main_button = self._main
        self.concede_button = self.add_button(Kind.PLAIN, self._give_up)
        self.set_boxes(
            column(
                self._title,
                BoxPart(self._help, height=22),
                Gap(4),
                row(*(BoxPart(place, 1, height=98) for place in self.places), spacing=8),
                Gap(10, share=1),
                row(BoxPart(self._main, 1), BoxPart(self.concede_button, 1), spacing=16),
                margins=(24, 8, 24, 16),
            )
        )

    @property
    def shares(self) -> tuple[Card, ...]:
        """The card that each seat would currently get."""
        return tuple(self._cards)

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Ask for the shares of a prompt of kind ``distribute``."""
        self._prompt, self._names = prompt, tuple(names)
        self._cards = list(prompt.kitty)
        self._cursor, self._first = 0, None
        self._title.set_text(Word.KITTY_TITLE())
        self._help.set_text(Word.KITTY_HELP())
        self._main.set_label(Word.KITTY_BUTTON(), key=ENTER)
        bid = observation.contract.bid if observation.contract is not None else 0
        for seat, place in enumerate(self.places):
            place.setVisible(seat < len(self._cards))
        self.concede_button.setVisible(any(isinstance(action, Concede) for action in prompt.choices))
        self.concede_button.set_label(
            Word.CONCEDE(),
            note=Word.CONCEDE_SAYS(amount=text.points(points_of_giving_up(prompt.rules, bid), prompt.rules)),
        )
        self.setAccessibleName(Word.KITTY_TITLE())
        self.setAccessibleDescription(Word.KITTY_HELP())
        self._show_shares()
        self.rearrange()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Choose places with the keyboard."""
        key = Qt.Key(event.key())
        digit = key.value - Qt.Key.Key_1.value
        if 0 <= digit < len(self._cards):
            self._choose(digit)
        elif key in _STEPS:
            self._cursor = (self._cursor + _STEPS[key]) % len(self._cards)
            self._show_shares()
        elif key in _CHOICES:
            self._choose(self._cursor)
        else:
            return key == Qt.Key.Key_C and self.take_back()
        return True

    def suggest(self, action: SeatAction) -> None:
        """Show the suggested distribution, or prepare to concede."""
        match action:
            case Distribute(to=to):
                self.restore_choice(PendingSharing(tuple(face for _, face in sorted(to)), self._cursor, None))
                self.focus_button()
            case Concede():
                self.prepare(self.concede_button)

    @property
    def pending_choice(self) -> PendingSharing:
        """Who would get which card, and the places chosen for a swap."""
        return PendingSharing(self.shares, self._cursor, self._first)

    def restore_choice(self, pending_choice: object) -> None:
        """Restore the distribution and the chosen places."""
        if isinstance(pending_choice, PendingSharing):
            cards, self._cursor, self._first = pending_choice
            self._cards = list(cards)
            self._show_shares()

    def take_back(self) -> bool:
        """Deselect the first place of a swap."""
        had_first = self._first is not None
        self._first = None
        self._show_shares()
        return had_first

    def _choose(self, seat: int) -> None:
        """Select a place as the first of two, or swap it with the first."""
        self._cursor = seat
        self.make_main()
        if self._first is None:
            self._first = seat
        else:
            other, self._first = self._first, None
            self._cards[seat], self._cards[other] = self._cards[other], self._cards[seat]
        self._show_shares()

    def _show_shares(self) -> None:
        for seat, face in enumerate(self._cards):
            name = Word.KITTY_GETS(name=self._names[seat], card=text.card_name(face))
            self.places[seat].set_label(text.card(face), note=self._names[seat], name=name)
            self.places[seat].set_card(face)
            self.places[seat].set_chosen(seat == (self._cursor if self._first is None else self._first))

    def _distribute(self) -> None:
        if self._prompt is not None and self._prompt.seat is not None:
            self.chosen.emit(Distribute(self._prompt.seat, tuple(enumerate(self._cards))))

    def _give_up(self) -> None:
        if self._prompt is not None:
            self.chosen.emit(next(action for action in self._prompt.choices if isinstance(action, Concede)))
