"""What can be refused, and why: expected refusals carry a `Rejection`, broken invariants raise."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import card_text

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit


class Refusal(Enum):
    """Why an action is refused; the value is the English sentence, with placeholders for the facts.

    The placeholders are `{card}`, `{better}`, `{cards}`, `{suit}`, `{amount}` and `{count}`; translations use the same
    ones.
    """

    MATCH_OVER = "The match is over. Start a new one."
    NOT_YOUR_TURN = "It's another player's turn."
    NOT_NOW = "That can't be done right now."
    WRONG_CARDS = "These cards don't make up the deck for this game."
    NOT_HELD = "The {card} isn't in this hand."
    FOLLOW_SUIT = "You have {suit}, so you must follow suit."
    MUST_BEAT = "You must beat the {card} if you can, and the {better} does."
    MUST_TRUMP = "You're out of the suit led, so you must play a trump."
    MUST_OVERTRUMP = "The trick has been trumped. You must beat the {card} if you can, and the {better} does."
    LEAD_TRUMP = "Whoever won the bid must lead a trump to the first trick."
    BID_TOO_LOW = "You must bid at least {amount}."
    BID_TOO_HIGH = "You can't bid more than {amount}."
    BID_OVER_MOON = "The moon has been bid, and no number is over it."
    BID_STEP = "Bids go up by {amount}."
    BID_EXACT = "You must bid exactly {amount}: no jump bids in this game."
    BID_NEEDS_MARRIAGE = "You need a marriage to bid."
    BID_NEEDS_MELD = "You need a run, a marriage or a dix to bid."
    BID_NEEDS_SUIT = "Every bid names a trump suit."
    MUST_OPEN = "You have meld and must open the bidding."
    NO_HELP = "Passing with help isn't allowed in this game."
    SUIT_NOT_BID = "Your bid named another suit than {suit}."
    SUIT_NEEDS_MARRIAGE = "To make {suit} trump, you need a marriage in that suit."
    SUIT_NEEDS_MELD = "To make {suit} trump, you need a run, a marriage or a dix in that suit."
    WRONG_COUNT = "Pick exactly {count} cards."
    WRONG_COUNT_ONE = "Pick exactly one card."
    NOT_RETURNABLE = "Your partner passed you the {card}, so you can't pass it back."
    BURY_UNMELDED = "The {card} is part of your meld. Bury other cards first."
    MELD_INVALID = "That isn't a meld in this game."
    MELD_LIMIT = "You can lay down only one meld after a trick."
    NO_MELD = "That isn't a new meld."
    NOT_ON_TABLE = "The {card} isn't in your melds on the table."
    KITTY_SHARE = "Give every player one card from the kitty."


class Rejection(Struct, frozen=True):
    """The reason why an action was refused, with its facts; `str()` gives the English sentence."""

    reason: Refusal
    card: Card | None = None
    better: Card | None = None
    """A card that could be played instead."""
    suit: Suit | None = None
    amount: int | None = None
    count: int | None = None

    def __str__(self) -> str:
        return self.reason.value.format(
            card=card_text(self.card) if self.card is not None else "",
            better=card_text(self.better) if self.better is not None else "",
            suit=self.suit.name.lower() if self.suit is not None else "",
            amount=self.amount,
            count=self.count,
        )


class IllegalAction(Exception):
    """Raised for an action that the prompt does not allow; `rejection` says why."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(str(rejection))
        self.rejection = rejection
