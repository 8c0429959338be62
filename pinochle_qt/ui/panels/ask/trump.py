"""Naming trump: four suits with their cards and melds, and a main button that says what it does."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from pinochle_qt.engine.actions import Concede, NameTrump
from pinochle_qt.engine.cards import SUIT_OF, Suit
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.phrases import capitalized
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.controls.keyboard.keys import ARROW_STEPS
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_suit, draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.decide import cost_of_giving_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

READING_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class SuitButton(PanelButton):
    """A large button with a suit on a small card, the meld in that suit and the number of its cards in the hand."""

    def __init__(self, suit: Suit, parent: QWidget) -> None:
        super().__init__(Kind.CHIP, parent)
        self.suit = suit
        self.value = suit
        self.says_unit = False
        """Whether "meld" is shown beside the number; the same for all buttons in a row."""

    def set_facts(self, meld: str, count: int) -> None:
        """Show the meld with this suit as trump, and the number of its cards in the hand."""
        held = text.cards_named(count)
        name = Word.SUIT_BUTTON(suit=capitalized(text.suit_name(self.suit)), cards=held, meld=meld)
        self.set_label(meld, note=held, name=name)

    @property
    def has_unit_space(self) -> bool:
        """Whether there is space for "meld" beside the number."""
        ui = self.ui
        number = text_width(self.text(), style.font(Role.NAME, ui))
        return number + 4 * ui + text_width(Word.UNIT_MELD(), style.font(Role.CAPTION, ui)) <= self._line.width()

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size that cuts neither the number nor the card count."""
        ui = self.ui
        number, count = (
            text_width(self.text(), style.font(Role.NAME, ui)),
            text_width(self._note, style.font(Role.CAPTION, ui)),
        )
        return QSize(ceil(self._line.left() + max(number, count) + 6 * ui), self.minimumHeight())

    @property
    def _tile(self) -> QRectF:
        box, side = QRectF(self.rect()), 44 * self.ui
        return QRectF(box.left() + 6 * self.ui, box.center().y() - side / 2, side / 1.4, side)

    @property
    def _line(self) -> QRectF:
        """The area of the number and its unit."""
        box, ui = QRectF(self.rect()), self.ui
        left = self._tile.right() + 6 * ui
        return QRectF(left, box.center().y() - 21 * ui, box.right() - left - 6 * ui, 22 * ui)

    def draw(self, painter: QPainter) -> None:
        """Paint the small card, the meld and the card count."""
        theme, ui = self.theme, self.ui
        self._paint_body(painter)
        tile, line = self._tile, self._line
        enabled = self.isEnabled()
        ground = tokens.CARD_FACE if enabled else style.mixed(theme.panel, theme.panel2, 0.6)
        edge = tokens.CARD_EDGE if enabled else None
        paint_box(painter, tile, tokens.RADIUS_CONTROL * ui, ground, line=edge)
        ink = theme.suit_ink(self.suit.letter) if enabled else self.ink()
        draw_suit(painter, self.suit, QPointF(tile.center()), 25 * ui, ink)
        muted = QColor(theme.muted) if enabled else self.ink()
        number, small = style.font(Role.NAME, ui), style.font(Role.CAPTION, ui)
        draw_text(painter, line, self.text(), number, self.ink())
        if self.says_unit:
            beside = line.adjusted(text_width(self.text(), number) + 4 * ui, 2 * ui, 0, 2 * ui)
            draw_text(painter, beside, Word.UNIT_MELD(), small, muted)
        draw_text(painter, line.translated(0, 20 * ui), self._note, small, muted)


class TrumpPanel(Panel):
    """Asks the declarer for the trump suit. The arrow keys choose, Enter or a second click names.

    Signals:
        suit_highlighted: the suit whose meld the table should raise in the hand, or None.
    """

    suit_highlighted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self.suit: Suit | None = None
        """The suit that the main button will name."""
        self._title = self.add_label(Role.PANEL_TITLE)
        self._hint = self.add_label(Role.BODY, "muted", Qt.AlignmentFlag.AlignRight, wraps=True)
        self._exclusive = Exclusive(self)
        self.suit_buttons = tuple(SuitButton(suit, self) for suit in READING_ORDER)
        for button in self.suit_buttons:
            button.picked.connect(self._pick)
            self._exclusive.add(button)
        self._main = self.add_button(Kind.MAIN, self._name_trump)
        self.main_button = self._main
        self.concede_button = self.add_button(Kind.PLAIN, partial(self._concede, unseen=False))
        self._unseen = self.add_button(Kind.PLAIN, partial(self._concede, unseen=True))
        giving_up = row(BoxPart(self.concede_button, 88), BoxPart(self._unseen, 144), spacing=12)
        self.set_boxes(
            column(
                row(BoxPart(self._title, 166), BoxPart(self._hint, 314, height=40)),
                Gap(1),
                row(*(BoxPart(button, 1, height=64) for button in self.suit_buttons), spacing=8),
                Gap(12, share=1),
                row(BoxPart(self._main, 1), BoxPart(giving_up, 1), spacing=16),
                margins=(24, 3, 24, 16),
            )
        )

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Offer the suits of a prompt of kind ``trump``."""
        del names
        self._prompt = prompt
        rules = prompt.rules
        contract = observation.contract
        self._title.set_text(Word.NAME_TRUMP())
        hint = Word.TRUMP_AND_LEAD() if contract is None else Word.TRUMP_FOR(amount=text.bid(contract.bid, None, rules))
        worth = {suit: points_of(best_melds(prompt.hand, suit, rules)) for suit in READING_ORDER}
        held = {suit: sum(SUIT_OF[face] == suit for face in prompt.hand) for suit in READING_ORDER}
        allowed = [suit for suit in READING_ORDER if self._may_name(suit)]
        for button in self.suit_buttons:
            button.set_facts(text.points(worth[button.suit], rules), held[button.suit])
            button.setEnabled(button.suit in allowed)
            reason = ""
            if button.suit not in allowed and prompt.no_bid is not None:
                reason = text.refused_suits(prompt.no_bid, [button.suit])
            button.setToolTip(reason)
        refused = [suit for suit in READING_ORDER if suit not in allowed]
        if refused and prompt.no_bid is not None:
            hint = text.refused_suits(prompt.no_bid, refused)
        self._hint.set_text(hint)
        self._offer_to_concede(prompt, observation)
        self.setAccessibleName(Word.NAME_TRUMP())
        self.setAccessibleDescription(text.spoken(hint))
        self._choose(max(allowed, key=lambda suit: (worth[suit], held[suit])))
        self.rearrange()

    def arrange(self) -> None:
        """Show "meld" on all buttons or on none."""
        says_unit = all(button.has_unit_space for button in self.suit_buttons)
        for button in self.suit_buttons:
            button.says_unit = says_unit

    def handle_key(self, event: QKeyEvent) -> bool:
        """Choose a suit."""
        key = Qt.Key(event.key())
        if key in ARROW_STEPS and self.suit is not None:
            allowed = [suit for suit in READING_ORDER if self._may_name(suit)]
            self._choose(allowed[(allowed.index(self.suit) + ARROW_STEPS[key]) % len(allowed)])
            return True
        return False

    def suggest(self, action: SeatAction) -> None:
        """Choose the suggested suit, or prepare to concede."""
        match action:
            case NameTrump(suit=suit):
                self._choose(suit)
                self.focus_button()
            case Concede(unseen=unseen):
                self.prepare(self._unseen if unseen else self.concede_button)

    @property
    def pending_choice(self) -> Suit | None:
        """The chosen suit."""
        return self.suit

    def restore_choice(self, pending_choice: object) -> None:
        """Restore the chosen suit."""
        if isinstance(pending_choice, Suit):
            self._choose(pending_choice)

    def _offer_to_concede(self, prompt: Prompt, observation: Observation) -> None:
        """Show a button for each way to concede; two leave no space for the cost, which their tooltips show instead."""
        ways = [action.unseen for action in prompt.concessions]
        cost = cost_of_giving_up(prompt.concessions[0], observation) if ways else ""
        self.concede_button.setVisible(False in ways)
        self._unseen.setVisible(True in ways)
        self.concede_button.set_label(Word.CONCEDE(), note="" if True in ways else cost)
        self._unseen.set_label(Word.CONCEDE_UNSEEN())
        for button in (self.concede_button, self._unseen):
            button.setToolTip(cost if True in ways else "")

    def _may_name(self, suit: Suit) -> bool:
        prompt = self._prompt
        return prompt is not None and prompt.seat is not None and NameTrump(prompt.seat, suit) in prompt.choices

    def _pick(self, suit: Suit) -> None:
        if suit == self.suit:
            self._name_trump()
        else:
            self._choose(suit)

    def _choose(self, suit: Suit) -> None:
        self.suit = suit
        self.make_main()
        if self.concede_button.hasFocus() or self._unseen.hasFocus():
            self.focus_button()  # a player who chooses a suit doesn't intend to concede
        self._exclusive.choose(next(button for button in self.suit_buttons if button.suit == suit))
        self._main.set_label(Word.MAKE_TRUMP(suit=capitalized(text.suit_name(suit))), key=ENTER)
        self.suit_highlighted.emit(suit)

    def _name_trump(self) -> None:
        if self._prompt is not None and self._prompt.seat is not None and self.suit is not None:
            self.chosen.emit(NameTrump(self._prompt.seat, self.suit))

    def _concede(self, *, unseen: bool) -> None:
        if self._prompt is not None and self._prompt.seat is not None:
            self.chosen.emit(Concede(self._prompt.seat, unseen))
