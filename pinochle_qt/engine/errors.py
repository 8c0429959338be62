"""What can be refused, and why: expected outcomes carry a `Rejection`, broken invariants raise."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import card_text

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.problems import Problem


class Reason(Enum):
    """Why an action is refused; the value is the English sentence, with places for the facts.

    The places are `{card}`, `{better}`, `{cards}`, `{suit}`, `{amount}` and `{count}`; translations use the same ones.
    """

    MATCH_OVER = "The match is over; start a new one."
    NOT_YOUR_TURN = "It is another player's turn."
    NOT_NOW = "That cannot be done at this point of the deal."
    WRONG_CARDS = "These cards are not the pack of this game."
    NOT_HELD = "The {card} is not in this hand."
    FOLLOW_SUIT = "You hold {suit}, so you must follow suit."
    MUST_BEAT = "You must beat the {card}, and the {better} does."
    MUST_TRUMP = "You hold no card of the suit led, so you must play a trump."
    MUST_OVERTRUMP = "The trick is trumped: you must beat the {card}, and the {better} does."
    LEAD_TRUMP = "The declarer must lead a trump to the first trick."
    BID_TOO_LOW = "The bid must be at least {amount}."
    BID_TOO_HIGH = "No bid may exceed {amount}."
    BID_STEP = "Bids are multiples of {amount}."
    BID_EXACT = "The bid must be exactly {amount}: jump bids are not played."
    BID_NEEDS_MARRIAGE = "You need a marriage to bid."
    MUST_OPEN = "You hold meld and nobody has bid, so you must open the bidding."
    FORCED_DECLARER = "You are the last player left, so you may not pass."
    NO_HELP = "Passing with help is not played."
    SUIT_NEEDS_MARRIAGE = "You need a marriage in {suit} to name it trump."
    SUIT_NEEDS_MELD = "You need a run, a marriage or a dix in {suit} to name it trump."
    WRONG_COUNT = "Choose exactly {count} cards."
    NOT_RETURNABLE = "The {card} came from your partner and may not go back."
    BURY_UNMELDED = "The {card} is part of your meld; bury other cards first."
    MELD_INVALID = "These cards are no meld of this game."
    MELD_LIMIT = "Only one meld may be made after a trick."
    NO_MELD = "These cards make no new meld now."
    NO_EXCHANGE = "The dix can be exchanged only once, by its holder, while the turned card lies there."
    NOT_ON_TABLE = "The {card} does not lie among your melds."
    CARD_NOT_CALLABLE = "The {card} cannot be called: call a trump that another player may hold."
    KITTY_SHARE = "Give one card of the kitty to each player."


class Rejection(Struct, frozen=True):
    """A refused action's reason with its facts; `str()` gives the English sentence."""

    reason: Reason
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
    """An action that the prompt does not allow; `rejection` says why."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(str(rejection))
        self.rejection = rejection


class UnplayableRules(Exception):
    """A rule set that cannot be played; `problems` says what to change."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(" ".join(problem.text for problem in problems))
        self.problems = problems
