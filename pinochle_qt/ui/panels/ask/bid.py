"""The auction: choosing an amount, passing, and the meld in each possible trump suit."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from pinochle_qt.ai.odds import has_odds, heights
from pinochle_qt.engine.actions import Bid, Pass, ShootMoon
from pinochle_qt.ui.controls.boxes import Box, BoxPart, Gap, column, keep_place, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.controls.keyboard.key_names import key_name
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import fill, paint_box
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.ask.bid_amount import BidAmount
from pinochle_qt.ui.panels.ask.bid_suits import BidSuits, MoonButton
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words import text
from pinochle_qt.words.game.odds import OddsWord
from pinochle_qt.words.game.reader import ReaderWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.bid_amounts import CHIPS, bid_hint, bid_tells, tops_partner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.controls.odds_table import OddsTable
    from pinochle_qt.ui.controls.suit_chip import SuitChip

_RULE_GAP = 8
"""The gap between the melds and the line above them, at scale 1."""
_HIGH = 300
"""A place at least this tall at scale 1 has space for large cells in the table of odds."""
_LOWER_KEYS = frozenset({Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Minus})
_HIGHER_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Plus})


class PendingBid(Struct, frozen=True):
    """A bid that the player is still choosing."""

    amount: int
    typed: str
    """The digits typed for it so far."""
    suit: Suit | None
    """The suit whose meld is raised in the hand."""
    button: int
    """Which button Enter presses: 0 the bid, 1 the pass, 2 the pass with help, 3 the moon."""


class BidPanel(Panel):
    """Asks for a bid or a pass.

    Digits, arrows, plus and minus set the amount; B bids the least, P passes, Shift+P passes with help, and O unfolds
    the odds. Enter bids, but passes while no bid is possible, and while the partner has the bid, until an amount is
    chosen. Where every bid names its trump suit, T goes on to the next suit; where the moon may be bid, Shift+B
    prepares that. A first digit that is no bid by itself chooses the offered amount at that position; more digits make
    it the beginning of a number.

    Signals:
        suit_highlighted: the suit whose meld the table should raise in the hand, or None.
        odds_toggled: the player wants to show or hide the odds.
    """

    suit_highlighted = Signal(object)
    odds_toggled = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self._amount = BidAmount(lambda: self.table.in_sight if self.shows_odds else self._amount.offered)
        self._hint_text = ""
        self._title = self.add_label(Role.PANEL_TITLE)
        self._hint = self.add_label(Role.BODY, "muted", wraps=True)
        self._value = self.add_label(Role.STEPPER, "text", Qt.AlignmentFlag.AlignHCenter)
        self._meld_label = self.add_label(Role.BODY, "muted")
        self._less_button = self.add_button(Kind.STEP, partial(self._step, up=False), text.MINUS, name=Word.BID_LESS())
        self._more_button = self.add_button(Kind.STEP, partial(self._step, up=True), "+", name=Word.BID_MORE())
        self._exclusive_chips = Exclusive(self)
        self.amount_chips = tuple(PanelButton(Kind.CHIP, self) for _ in range(CHIPS))
        for at, chip in enumerate(self.amount_chips, 1):
            chip.picked.connect(self._set_amount)
            chip.setToolTip(str(at))
            self._exclusive_chips.add(chip)
            keep_place(chip)
        self.main_button = self.bid_button = self.add_button(Kind.MAIN, self._bid)
        self.pass_button = self.add_button(Kind.PLAIN, self._pass)
        self.help_button = self.add_button(Kind.PLAIN, partial(self._pass, with_help=True))
        self.moon_button = MoonButton(self)
        self.moon_button.clicked.connect(self._bid_moon)
        for button in (self.bid_button, self.pass_button, self.help_button, self.moon_button):
            button.keeps_key = True
        self._answers: tuple[PanelButton | None, ...] = (
            self.bid_button,
            self.pass_button,
            self.help_button,
            self.moon_button,
        )
        self._suits = BidSuits(self)
        self._suits.picked.connect(self._toggle_suit)
        self._suits.highlighted.connect(self._on_highlighted)
        self._wants_odds = self.shows_odds = False
        self.offers_odds = True
        """Whether the odds can be unfolded for bids that have them."""
        self._names: Sequence[str] = ()
        self._observation: Observation | None = None
        self._odds: BidOdds | None = None
        self._odds_button = self.add_button(Kind.TOOL, self.odds_toggled)
        self._odds_button.setToolTip("O")
        self._odds_button.hide()
        self.set_boxes(self._rows())

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Offer the bids and passes of a prompt of kind ``bid``."""
        self._prompt, self._names, self._observation = prompt, names, observation
        self._amount.ask(prompt)
        self._hint_text = bid_hint(prompt, observation, names, wants_odds=self._wants_odds)
        self._title.set_text(Word.YOUR_BID())
        self._meld_label.set_text(Word.TRUMP_OF_BID() if prompt.suits else Word.MELD_YOU_WOULD_HAVE())
        self.pass_button.set_label(Word.PASS(), key="P")
        self.pass_button.setEnabled(self._may_pass(prompt, with_help=False))
        self.moon_button.offer(prompt)
        help_key, help_says = key_name("Shift+P"), Word.PASS_HELP_SAYS()
        self.help_button.set_label(
            Word.PASS_HELP(), key=help_key, note="" if self.moon_button.isVisibleTo(self) else help_says
        )
        self.help_button.setToolTip(f"{help_says} ({help_key})")
        self.help_button.setVisible(self._may_pass(prompt, with_help=True))
        self._odds = None
        self._fold_or_unfold()
        self._suits.ask(prompt)
        if not self.shows_odds:
            self._melds.put_in_order(self.suit_chips)
        passes = self.pass_button.isEnabled() and (prompt.bids is None or tops_partner(prompt, observation))
        self.make_main(self.pass_button if passes else None)
        self._show_amount()
        self.setAccessibleName(Word.YOUR_BID())
        by_enter = ReaderWord.OF(name=key_name("Return"), what=Word.PASS()) if passes else self._bid_meaning
        self.setAccessibleDescription(text.spoken(". ".join(filter(None, (self._hint_text, by_enter)))))
        self.rearrange()

    @cached_property
    def table(self) -> OddsTable:
        """The table of odds, which is created when it is first unfolded."""
        from pinochle_qt.ui.controls.odds_table import OddsTable

        odds_table = OddsTable(self)
        odds_table.chosen.connect(self._choose_cell)
        return odds_table

    # ---- odds --------------------------------------------------------------------------------------------------------

    @property
    def can_unfold(self) -> bool:
        """Whether there are odds to show for the bid that is asked for."""
        return self._prompt is not None and self.offers_odds and has_odds(self._prompt)

    def want_odds(self, *, wanted: bool) -> None:
        """Unfold the odds whenever a bid has any, or fold them away."""
        self._wants_odds = wanted
        self._amount.settle()
        if self._prompt is not None:
            self._fold_or_unfold()
            self._show_amount()
            self.rearrange()

    def tell_odds(self, odds: BidOdds) -> None:
        """Show the odds as far as they are known."""
        self._odds = odds
        if self.shows_odds:
            self._fill_table()
            if odds.is_told and odds.best_suit is not None and not self._suits.has_choice:
                self._choose_suit(odds.best_suit)

    def _fill_table(self) -> None:
        """Fill the table with the odds known so far, which may be none."""
        prompt, odds = self._prompt, self._odds
        if prompt is None or prompt.bids is None:
            return
        if odds is None:
            self.table.begin(heights(prompt.bids), prompt.rules)
        else:
            from pinochle_qt.words.game.advice import advised  # not needed to open the table

            advice = "" if odds.advice is None else advised(odds.advice, odds.limit, prompt.rules, self._names)
            self.table.show_odds(odds, prompt.rules, advice)

    @property
    def announcements(self) -> tuple[str, ...]:
        """The odds, once all of them are known."""
        return self.table.sentences if self.shows_odds else ()

    def _fold_or_unfold(self) -> None:
        """Replace chips and melds with the odds, or the odds with chips and melds."""
        unfolds = self.can_unfold and self._wants_odds
        self._odds_button.setVisible(self.can_unfold)
        self._odds_button.set_kind(Kind.TOOL if unfolds else Kind.LINK)
        self._odds_button.set_label(OddsWord.HIDE() if unfolds else OddsWord.SHOW(), key="O")
        if unfolds == self.shows_odds:
            if unfolds:
                self._fill_table()
            return
        self.shows_odds = unfolds
        if unfolds:
            self._fill_table()
        self.set_boxes(self._unfolded_rows() if unfolds else self._rows())
        for each in (*self.suit_chips, self._meld_label):
            each.setVisible(not unfolds)
        self.table.setVisible(unfolds)
        self.choose_content()

    def _choose_cell(self, amount: int, suit: Suit) -> None:
        """Choose the bid and the suit of a cell, or just the suit if that bid isn't legal now."""
        prompt = self._prompt
        if prompt is not None and prompt.bids is not None and prompt.bids.refusal(amount) is None:
            self._set_amount(amount)
        self._choose_suit(suit)

    # ---- look --------------------------------------------------------------------------------------------------------

    def _rows(self) -> Box:
        """Return the layout of the auction, with chips and melds."""
        chips = row(*(BoxPart(chip, 52) for chip in self.amount_chips), spacing=5)
        passes = row(
            BoxPart(self.pass_button, 72), BoxPart(self.help_button, 200), BoxPart(self.moon_button, 168), spacing=8
        )
        self._stepper = self._stepper_row()
        self._melds = row(
            BoxPart(self._meld_label, 160, height=20), *(BoxPart(each, 72) for each in self.suit_chips), spacing=8
        )
        return column(
            self._head(),
            Gap(1),
            row(BoxPart(self._stepper, 184), BoxPart(chips, 280), spacing=16),
            Gap(16),
            row(BoxPart(self.bid_button, 184), BoxPart(passes, 280), spacing=16),
            Gap(16 + _RULE_GAP, share=1),
            self._melds,
            margins=(24, 7, 24, 8),
        )

    def _unfolded_rows(self) -> Box:
        """Return the layout with the odds in place of chips and melds."""
        self._stepper = self._stepper_row()
        passes = (BoxPart(self.pass_button, 92), BoxPart(self.help_button, 140), BoxPart(self.moon_button, 140))
        buttons = (BoxPart(self.bid_button, 140), *passes)
        return column(
            self._head(),
            Gap(share=1),
            row(Gap(share=1), self.table, Gap(share=1)),
            Gap(4, share=1),
            row(BoxPart(self._stepper, 150), *buttons, spacing=8),
            Gap(share=1),
            margins=(16, 7, 16, 8),
        )

    def _head(self) -> Box:
        return row(self._title, BoxPart(self._hint, 1, height=40), self._odds_button, spacing=12)

    def _stepper_row(self) -> Box:
        return row(self._less_button, BoxPart(self._value, 1, height=42), self._more_button, margins=(4, 0, 4, 0))

    def choose_content(self) -> None:
        """Use smaller cells if the panel's place is as low as in a small window."""
        if self.shows_odds:
            self.table.set_small(is_small=self.place_height < _HIGH)

    def paint_content(self, painter: QPainter) -> None:
        """Paint the frame of the stepper and the line above the melds."""
        radius = tokens.RADIUS_CONTROL * self.ui
        around = QRectF(self._stepper.geometry()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, around, radius, self.theme.strip, line=self.theme.ctl_line)
        if not self.shows_odds:
            y = self._melds.geometry().top() - round(_RULE_GAP * self.ui)
            fill(painter, QRect(1, y, self.width() - 2, 1), QColor(self.theme.line))

    # ---- keys --------------------------------------------------------------------------------------------------------

    def handle_key(self, event: QKeyEvent) -> bool:
        """Set the amount, pass, or toggle the odds."""
        key = event.key()
        if key in _LOWER_KEYS:
            self._less_button.click()
        elif key in _HIGHER_KEYS:
            self._more_button.click()
        elif key == Qt.Key.Key_B and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._prepare_moon()
        elif key == Qt.Key.Key_B:
            self._bid_least()
        elif key == Qt.Key.Key_T and self._suits.nameable:
            self._choose_suit(self._suits.after([each.suit for each in self.table.rows] if self.shows_odds else []))
        elif key == Qt.Key.Key_P:
            asks_for_help = event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not self.help_button.isHidden()
            (self.help_button if asks_for_help else self.pass_button).click()
        elif key == Qt.Key.Key_O and not self._odds_button.isHidden():
            self._odds_button.click()
        elif event.text().isdecimal() and event.text().isascii():
            self._type(self._amount.typed + event.text())
        elif key == Qt.Key.Key_Backspace and self._amount.typed:
            self._type(self._amount.typed[:-1])
        else:
            return False
        return True

    def suggest(self, action: SeatAction) -> None:
        """Set the suggested amount, or prepare the suggested pass."""
        match action:
            case Bid(amount=amount, suit=suit):
                self._set_amount(amount)
                self._choose_suit(self.suit if suit is None else suit)
                self.focus_button()
            case ShootMoon(suit=suit):
                self._choose_suit(self.suit if suit is None else suit)
                self.prepare(self.moon_button)
            case Pass(help=with_help):
                self.prepare(self.help_button if with_help else self.pass_button)

    def weigh(self, trump: Suit) -> None:
        """Raise the meld in this suit; where bids name their suit, the suggested one stays."""
        if not self._suits.nameable:
            self._choose_suit(trump)

    @property
    def pending_choice(self) -> PendingBid:
        """The amount, the digits typed for it, the suit whose meld is raised, and the button for Enter."""
        return PendingBid(self.amount, self._amount.typed, self.suit, self._answers.index(self.main_button))

    def restore_choice(self, pending_choice: object) -> None:
        """Restore the amount, the digits, the suit and the button for Enter."""
        if isinstance(pending_choice, PendingBid):
            self._set_amount(pending_choice.amount, pending_choice.typed)
            self._choose_suit(pending_choice.suit)
            self.make_main(self._answers[pending_choice.button])
            self._show_amount()

    def take_back(self) -> bool:
        """Discard the digits typed so far."""
        had_typed = bool(self._amount.typed)
        self._type("")
        return had_typed

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def amount(self) -> int:
        """The amount that the main button will bid, in ×10 points."""
        return self._amount.chosen

    @property
    def suit_chips(self) -> tuple[SuitChip, ...]:
        """A chip for each suit with its meld, the most meld first."""
        return self._suits.chips

    @property
    def suit(self) -> Suit | None:
        """The suit whose meld is raised in the hand, and which the bid names where bids name one."""
        return self._suits.chosen

    def _on_highlighted(self, suit: Suit | None) -> None:
        if self.shows_odds:
            self.table.choose(self.amount, suit)
        self.suit_highlighted.emit(suit)

    def _toggle_suit(self, suit: Suit) -> None:
        self._choose_suit(None if suit == self.suit and not self._suits.nameable else suit)

    def _choose_suit(self, suit: Suit | None) -> None:
        """Raise the meld in a suit; where bids name their suit, the bid is then in this one, if it may be."""
        if self._suits.choose(suit):
            self._show_amount()

    def _show_amount(self) -> None:
        prompt = self._prompt
        if prompt is None:
            return
        rules, bids = prompt.rules, prompt.bids
        refusal, offered_here = self._amount.refusal, self._amount.offered
        typed = "" if self._amount.listed_amount is not None else self._amount.typed
        self._value.set_text(typed or (text.points(self.amount, rules) if bids is not None else Word.NONE_SHORT()))
        self._hint.set_text(
            text.rejection(refusal, rules) if refusal is not None else self._bid_meaning or self._hint_text
        )
        if self.shows_odds:
            self.table.choose(self.amount, self.suit)
        for index, chip in enumerate(self.amount_chips):
            chip.setVisible(index < len(offered_here) and not self.shows_odds)
            if index < len(offered_here):
                amount = offered_here[index]
                label = text.points(amount, rules)
                chip.value = amount
                chip.set_label(label, name=Word.BID(amount=label))
        chosen = (chip for chip, each in zip(self.amount_chips, offered_here, strict=False) if each == self.amount)
        self._exclusive_chips.choose(next(chosen, None) if refusal is None else None)
        self._less_button.setEnabled(bids is not None and self.amount > (0 if bids.zero else bids.minimum))
        self._more_button.setEnabled(bids is not None and self.amount < bids.maximum)
        named = self._suits.named
        if not self.moon_button.isHidden():
            self.moon_button.name_suit(named)
        label = name = Word.NONE_SHORT()
        if bids is not None:
            label, name = text.bid_label(self.amount, named, rules), text.bid(self.amount, named, rules)
        self.bid_button.set_label(Word.BID(amount=label), name=Word.BID(amount=name), key=ENTER)
        self.bid_button.setEnabled(
            refusal is None and prompt.seat is not None and prompt.allows(Bid(prompt.seat, self.amount, named))
        )

    @property
    def _bid_meaning(self) -> str:
        """What this bid would tell the partner under the side's bidding agreement; empty if Enter does not bid."""
        if self._prompt is None or self._observation is None or self.main_button is not self.bid_button:
            return ""
        return bid_tells(self.amount, self._prompt, self._observation, self._names)

    def _type(self, typed: str) -> None:
        if self._amount.type(typed):
            self._leave_passing()
            self._show_amount()

    def _set_amount(self, amount: int, typed: str = "") -> None:
        self._amount.choose(amount, typed)
        self._leave_passing()
        self._show_amount()

    def _leave_passing(self) -> None:
        """Make Enter bid again: a player who chooses an amount doesn't intend to pass."""
        self.make_main()
        if self.pass_button.hasFocus() or self.help_button.hasFocus():
            self.focus_button()

    def _step(self, *, up: bool) -> None:
        amount = self._amount.beside(up=up)
        if amount is not None:
            self._set_amount(amount)

    def _bid_least(self) -> None:
        """Bid the least that is possible, whatever is chosen; while no bid is, the button says why."""
        if self._prompt is not None and self._prompt.bids is not None:
            self._set_amount(self._prompt.bids.minimum)
        self.bid_button.click()

    def _bid(self) -> None:
        if self._prompt is not None and self._prompt.seat is not None:
            self.chosen.emit(Bid(self._prompt.seat, self.amount, self._suits.named))

    def _prepare_moon(self) -> None:
        if not self.moon_button.isHidden():
            self.prepare(self.moon_button)

    def _bid_moon(self) -> None:
        if self._prompt is not None and self._prompt.seat is not None:
            self.chosen.emit(ShootMoon(self._prompt.seat, self._suits.named))

    def _may_pass(self, prompt: Prompt, *, with_help: bool) -> bool:
        return prompt.seat is not None and Pass(prompt.seat, help=with_help) in prompt.choices

    def _pass(self, *, with_help: bool = False) -> None:
        if self._prompt is not None and self._prompt.seat is not None:
            self.chosen.emit(Pass(self._prompt.seat, help=with_help))
