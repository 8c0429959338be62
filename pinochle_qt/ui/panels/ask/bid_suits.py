"""The suits of a bid: the meld in each of them, the one that a bid names, and the button for the moon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.cards import SUITS, Suit
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.controls.keyboard.key_names import key_name
from pinochle_qt.ui.controls.suit_chip import SuitChip
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.decide import moon_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.prompts import Prompt


class BidSuits(QObject):
    """A chip for each suit, of which at most one is chosen: its meld is raised in the hand.

    Where every bid names its trump suit, exactly one is chosen, and the bid names it.

    Signals:
        highlighted: the suit whose meld the table should raise in the hand, or None.
        picked: the suit of the chip that was clicked.
    """

    highlighted = Signal(object)
    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen: Suit | None = None
        self.has_choice = False
        """Whether a suit was chosen since the question was asked; until then the odds select the best one."""
        self.nameable: tuple[Suit, ...] = ()
        """The suits that a bid may name, the most meld first; none where bids name no suit."""
        self._exclusive = Exclusive(self)
        self.chips = tuple(SuitChip(suit, parent) for suit in SUITS)
        """The chips, the most meld first."""
        for chip in self.chips:
            chip.picked.connect(self.picked)
            self._exclusive.add(chip)

    @property
    def named(self) -> Suit | None:
        """The suit that the bid names; None where bids name no suit."""
        return self.chosen if self.nameable else None

    def ask(self, prompt: Prompt) -> None:
        """Show the melds of a hand, and choose the best suit that may be named."""
        self.has_choice = False
        worth = {suit: points_of(best_melds(prompt.hand, suit, prompt.rules)) for suit in SUITS}
        for chip in self.chips:
            chip.set_worth(worth[chip.suit], prompt.rules)
            chip.setEnabled(not prompt.suits or chip.suit in prompt.suits)
        self.chips = tuple(sorted(self.chips, key=lambda chip: (-worth[chip.suit], -chip.suit)))
        self.nameable = tuple(chip.suit for chip in self.chips if chip.suit in prompt.suits)
        best = next(iter(self.nameable), self.chips[0].suit)
        self._highlight(best if self.nameable or worth[best] else None)

    def choose(self, suit: Suit | None) -> bool:
        """Choose a suit, or none, unless bids must name one and it may not be this; return whether it was chosen.

        From then on the odds no longer select a suit by themselves.
        """
        if self.nameable and suit not in self.nameable:
            return False
        self.has_choice = True
        self._highlight(suit)
        return True

    def after(self, rows: Sequence[Suit]) -> Suit:
        """Return the next suit that may be named, in the order of these rows, or of the chips without any."""
        suits = [suit for suit in rows if suit in self.nameable] or list(self.nameable)
        return suits[(suits.index(self.chosen) + 1) % len(suits)] if self.chosen in suits else suits[0]

    def _highlight(self, suit: Suit | None) -> None:
        self.chosen = suit
        self._exclusive.choose(next((chip for chip in self.chips if chip.suit == suit), None))
        self.highlighted.emit(suit)


class MoonButton(PanelButton):
    """Bids the moon, where that may be bid now; otherwise it is hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.PLAIN, parent)
        self.hide()

    def offer(self, prompt: Prompt) -> None:
        """Appear if the moon may be bid now, and say what missing it costs."""
        self.setVisible(prompt.offers_moon)
        self._cost = Word.SHOOT_MOON_SAYS(amount=text.points(prompt.rules.match.moon_penalty, prompt.rules))
        self.setToolTip(f"{self._cost} ({key_name('Shift+B')})")

    def name_suit(self, suit: Suit | None) -> None:
        """Say which trump suit the moon names; None where bids name no suit."""
        name = Word.SHOOT_MOON()
        if suit is not None:
            name = Word.IN_SUIT(bid=name, suit=text.suit_name(suit))
        self.set_label(moon_label(suit), name=name, key=key_name("Shift+B"))
        self.setAccessibleDescription(self._cost)
