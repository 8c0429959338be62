"""The part of a deal's form that asks who dealt, how the deal ended, and what was bid in which suit."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.features import has_called_partner
from pinochle_qt.scorekeeping.answers import with_end, with_party
from pinochle_qt.scorekeeping.faults import bid_step, lowest_bid
from pinochle_qt.scorekeeping.sheet import padded, placed
from pinochle_qt.ui.controls.boxes import BoxPart, column
from pinochle_qt.ui.controls.choice_row import Choice, ChoiceRow
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.points_field import PointsField
from pinochle_qt.ui.rooms.score_sheet.number_rows import NumberEntry, NumberRows
from pinochle_qt.ui.rooms.score_sheet.section import LabeledRow
from pinochle_qt.words import text
from pinochle_qt.words.rooms.scorekeeping import BY_WORDS, SheetWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.scorekeeping.faults import FaultKind
    from pinochle_qt.scorekeeping.questions import Group, Questions
    from pinochle_qt.scorekeeping.sheet import SheetDeal
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable

_NOBODY: Final = -1
"""The value that stands for no partner."""


class ContractEntry(QObject):
    """The first rows of a deal's form.

    Signals:
        deal_changed: the deal as entered so far.
        deal_typed: the deal as it would be with the number that is being typed.
        answered: the row in which a button was clicked with the mouse.
    """

    deal_changed = Signal(object)
    deal_typed = Signal(object)
    answered = Signal(object)

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        self._at_table: AtTable | None = None
        self._deal: SheetDeal | None = None
        self.dealer = self._choice_row(SheetWord.DEALER(), self._set_dealer)
        self.how = ChoiceBox({}, "", room, most_lines=1, name=SheetWord.HOW())
        """How the deal ended; placed beside the title of the deal."""
        self.how.activated.connect(self._set_how)
        self.by = self._choice_row(SheetWord.HOW(), self._set_by)
        self.declarer = self._choice_row(SheetWord.DECLARER(), self._set_declarer)
        self.bid = PointsField(self.pane)
        self.bid.set_names(SheetWord.BID(), SheetWord.LESS(), SheetWord.MORE())
        self.bid.changed.connect(lambda: self._set_bid(self.bid.points))
        self.bid.typing.connect(partial(self._set_bid, is_typing=True))
        self.trump = self._choice_row(SheetWord.TRUMP(), self._set_trump)
        suits = tuple(
            Choice(suit.letter, text.SUIT_SYMBOLS[suit], None, text.suit_name(suit), suit) for suit in SUITS[::-1]
        )
        self.trump.offer(suits)
        self.partner = self._choice_row(SheetWord.PARTNER(), self._set_partner)
        self.bids = NumberRows(room, self.pane)
        self.bids.changed.connect(self._set_bids)
        self.bids.typing.connect(partial(self._set_bids, is_typing=True))
        self._rows = {
            "dealer": LabeledRow(room, self.pane, SheetWord.DEALER(), BoxPart(self.dealer, share=1)),
            "by": LabeledRow(room, self.pane, SheetWord.HOW(), BoxPart(self.by, share=1)),
            "declarer": LabeledRow(room, self.pane, SheetWord.DECLARER(), BoxPart(self.declarer, share=1)),
            "bid": LabeledRow(room, self.pane, SheetWord.BID(), self.bid, BoxPart(self.trump, share=1)),
            "bids": LabeledRow(room, self.pane, SheetWord.BIDS()),
            "partner": LabeledRow(room, self.pane, SheetWord.PARTNER(), BoxPart(self.partner, share=1)),
        }
        rows = {name: each.pane for name, each in self._rows.items()}
        first, last = (rows["dealer"], rows["declarer"], rows["bids"]), (rows["bid"], rows["partner"], rows["by"])
        column(*first, self.bids.pane, *last, parent=self.pane)

    def show_deal(self, at: AtTable, deal: SheetDeal, asked: Questions) -> None:
        """Show what has been entered."""
        self._at_table, self._deal = at, deal
        rows, rules = self._rows, at.rules
        self.dealer.offer(at.everybody(), deal.dealer)
        self._show_how(deal, asked)
        rows["by"].show_if(asked.by, BY_WORDS[deal.how]() if asked.by else "")
        self.by.offer(at.seats(), deal.by)
        rows["declarer"].show_if(asked.declarer)
        self.declarer.offer(at.seats(), deal.declarer)
        rows["bid"].show_if(asked.declarer or asked.trump, SheetWord.BID() if asked.declarer else SheetWord.TRUMP())
        self.bid.setVisible(asked.declarer)
        self.bid.show_points(deal.bid, bid_step(rules), rules, first=lowest_bid(rules), is_open=True)
        self.trump.setVisible(asked.trump)
        self.trump.choose(deal.trump)
        rows["bids"].show_if(asked.bids)
        bids = padded(deal.bids, rules.table.players)
        numbers = [
            NumberEntry((seat,), name, at.mark(seat), bids[seat], f"{SheetWord.BID()}: {name}")
            for seat, name in enumerate(at.names)
        ]
        self.bids.show_points(numbers if asked.bids else (), bid_step(rules), rules, first=lowest_bid(rules))
        rows["partner"].show_if(asked.partner and deal.declarer is not None)
        if asked.partner:
            others = tuple(seat for seat in range(rules.table.players) if seat != deal.declarer)
            alone = Choice(_NOBODY, SheetWord.ALONE())
            self.partner.offer((*at.seats(others), alone), _NOBODY if deal.partner is None else deal.partner)

    @property
    def stops_after_dealer(self) -> list[QWidget]:
        """What is entered about the contract, in order; the dealer is known before a deal."""
        return [
            *self.declarer.buttons,
            *self.bids.stops,
            self.bid.spin,
            *self.trump.buttons,
            *self.partner.buttons,
            *self.by.buttons,
        ]

    @property
    def asking(self) -> dict[FaultKind, Sequence[QWidget]]:
        """The fields of each question, by the fault that it leads to while it has no answer, from top to bottom."""
        return {
            "no_declarer": self.declarer.buttons,
            "no_bids": self.bids.stops,
            "no_bid": [self.bid.spin],
            "no_trump": self.trump.buttons,
            "no_by": self.by.buttons,
        }

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _choice_row(self, name: str, slot: Callable[[object], None]) -> ChoiceRow:
        choices = ChoiceRow(name, self.pane)
        choices.chosen.connect(slot)
        choices.pointed.connect(lambda: self.answered.emit(choices))
        return choices

    def _show_how(self, deal: SheetDeal, asked: Questions) -> None:
        """Offer the ways in which a deal can end, if there are several."""
        self.how.setVisible(len(asked.hows) > 1)
        offered = [self.how.itemData(at) for at in range(self.how.count())]
        with QSignalBlocker(self.how):
            if offered != list(asked.hows):
                self.how.clear()
                for how in asked.hows:
                    self.how.addItem(SheetWord[f"HOW_{how}".upper()](), how)
            self.how.setCurrentIndex(max(0, self.how.findData(deal.how)))
        self.how.fit_words()

    def _change_deal(self, deal: SheetDeal, *, is_typing: bool = False) -> None:
        if is_typing:
            self.deal_typed.emit(deal)
        elif deal != self._deal:
            self._deal = deal
            self.deal_changed.emit(deal)

    def _set_dealer(self, person: object) -> None:
        if self._deal is not None and isinstance(person, int):
            self._change_deal(replace(self._deal, dealer=person))

    def _set_how(self) -> None:
        if self._at_table is not None and self._deal is not None:
            self._change_deal(with_end(self._at_table.rules, self._deal, self.how.currentData(), self._deal.by))

    def _set_by(self, seat: object) -> None:
        if self._at_table is not None and self._deal is not None and isinstance(seat, int):
            self._change_deal(with_end(self._at_table.rules, self._deal, self._deal.how, seat))

    def _set_declarer(self, seat: object) -> None:
        if self._at_table is None or self._deal is None or not isinstance(seat, int):
            return
        partner = self._deal.partner if has_called_partner(self._at_table.rules) else None
        self._change_deal(with_party(self._at_table.rules, self._deal, seat, partner))

    def _set_partner(self, seat: object) -> None:
        if self._at_table is not None and self._deal is not None and isinstance(seat, int):
            partner = None if seat == _NOBODY else seat
            self._change_deal(with_party(self._at_table.rules, self._deal, self._deal.declarer, partner))

    def _set_bid(self, points: int, *, is_typing: bool = False) -> None:
        if self._deal is not None:
            self._change_deal(replace(self._deal, bid=points), is_typing=is_typing)

    def _set_bids(self, group: Group, points: int, *, is_typing: bool = False) -> None:
        if self._at_table is not None and self._deal is not None:
            bids = placed(self._deal.bids, self._at_table.rules.table.players, group[0], points)
            self._change_deal(replace(self._deal, bids=bids), is_typing=is_typing)

    def _set_trump(self, letter: object) -> None:
        if self._deal is not None and isinstance(letter, str):
            self._change_deal(replace(self._deal, trump=letter))
