"""Counts a meld from its cards: the user clicks them, and the rules say what they are worth."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import best_melds, points_of, wins_game
from pinochle_qt.scorekeeping.answers import chips_of, with_counted
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.choice_row import ChoiceRow
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.card_grid import CardChip, CardGrid
from pinochle_qt.words import text
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.scorekeeping.questions import Group
    from pinochle_qt.scorekeeping.sheet import SheetDeal
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable


class CardCounter(QObject):
    """Replaces the deal's form while cards are counted, each player's apart.

    Signals:
        taken: the group, and the deal with the melds that its players' cards form.
        left: the user canceled the counting.
    """

    taken = Signal(object, object)
    left = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.pane = QWidget(room)
        self._at_table: AtTable | None = None
        self._deal: SheetDeal | None = None
        self._counted: SheetDeal | None = None
        """The deal with the melds of the cards clicked so far; None if the pack does not hold all these melds."""
        self._trump: Suit | None = None
        self._group: Group = ()
        self._seat: Seat = 0
        """The seat whose cards are clicked."""
        self._cards: dict[Seat, Counter[Card]] = {}
        self.title = room.add_label(Role.PANEL_TITLE, is_shortened=True)
        self.whose = ChoiceRow(SheetWord.CARDS_WHOSE(), self.pane)
        self.whose.chosen.connect(self._turn_to)
        self._help_label = room.add_label(Role.BODY, "muted", wraps=True)
        scroll = PageScroll(self.pane)  # not all cards fit into a small window together with what they are worth
        self.cards = CardGrid(scroll, CardChip)
        self.cards.counted.connect(self._count)
        scroll.hold(self.cards)
        self._melds_label = room.add_label(Role.LESSON, wraps=True)
        self.take = room.add_button(Kind.MAIN, self._take)
        self.clear = room.add_button(Kind.PLAIN, self._clear, SheetWord.CLEAR())
        self.cancel = room.add_button(Kind.PLAIN, self.left, SheetWord.CANCEL())
        column(
            self.title,
            self.whose,
            self._help_label,
            Gap(8),
            BoxPart(scroll, share=1),
            Gap(8),
            self._melds_label,
            row(BoxPart(self.take, share=2), BoxPart(self.clear, share=1), BoxPart(self.cancel, share=1), spacing=12),
            spacing=4,
            parent=self.pane,
        )

    def ask(self, at: AtTable, deal: SheetDeal, trump: Suit, group: Group) -> None:
        """Ask for the cards that the players of a group melded in a deal with this suit as trump."""
        self.cards.offer(at.rules)
        self._at_table, self._deal, self._trump, self._group = at, deal, trump, group
        self.whose.offer(at.seats(group), group[0])
        self.whose.setVisible(len(group) > 1)
        self._seat = group[0]
        self._clear()
        self.cards.take_keys()

    @property
    def chips(self) -> tuple[CardChip, ...]:
        """The buttons of all cards."""
        return self.cards.chips

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _max_count(self, face: Card) -> int:
        """Return how many copies the seat can hold, given the cards clicked for its partners."""
        if self._at_table is None:
            return 0
        others = sum(cards[face] for seat, cards in self._cards.items() if seat != self._seat)
        return pack(self._at_table.rules).count(face) - others

    def _turn_to(self, seat: object) -> None:
        if isinstance(seat, int):
            self._seat = seat
            self._show()

    def _count(self, face: Card, count: int) -> None:
        self._cards.setdefault(self._seat, Counter())[face] = count
        self._show()

    def _clear(self) -> None:
        self._cards.clear()
        self._show()

    def _show(self) -> None:
        at, deal, trump = self._at_table, self._deal, self._trump
        if at is None or deal is None or trump is None:
            return
        rules, name = at.rules, at.names[self._seat]
        cards = self._cards.get(self._seat, Counter())
        for chip in self.chips:
            chip.show_count(cards[chip.face], self._max_count(chip.face))
        self.title.set_text(SheetWord.CARDS_OF(names=name))
        instead = [SheetWord.CARDS_INSTEAD(name=name)] if chips_of(deal, self._seat) else []
        self._help_label.set_text(" ".join([SheetWord.CARDS_HELP(), *instead]))
        counted = {seat: best_melds(cards.elements(), trump, rules) for seat, cards in self._cards.items()}
        melds = {seat: each for seat, each in counted.items() if each}
        shown = {at.names[seat]: text.listed(_titles(each, rules)) for seat, each in melds.items()}
        lines = [f"{name}: {line}" for name, line in shown.items()] if len(self._group) > 1 else [*shown.values()]
        self._counted = with_counted(rules, deal, self._group, melds)
        self._melds_label.set_text("  ".join(lines) if self._counted is not None else SheetWord.MELDS_OVER())
        everything = [meld for each in melds.values() for meld in each]
        self.take.set_label(SheetWord.CARDS_DONE(points=text.worth(everything, rules)))
        has_worth = points_of(everything) > 0 or wins_game(everything)
        self.take.setEnabled(has_worth and self._counted is not None)

    def _take(self) -> None:
        self.taken.emit(self._group, self._counted)


def _titles(melds: Sequence[Meld], rules: Rules) -> list[str]:
    return [f"{text.meld_title(meld, rules)} {text.worth([meld], rules)}" for meld in melds]
