"""What a hand is good for in an auction: how high bids are made with each suit as trump, as imagined deals tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.features import has_standard_auction
from pinochle_qt.engine.prompts import MAXIMUM_BID

if TYPE_CHECKING:
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.prompts import BidRange, Prompt

SAFE: Final = 0.9
"""A bid that is made as often is called safe."""
EVEN: Final = 0.5
"""A bid that is made as often is as good as tossing a coin."""
HEIGHTS: Final = 60
"""How many bids are weighed."""


def percent(chance: float) -> int:
    """Return a chance in whole per cent, as people read it; marks go by that too."""
    return round(100 * chance)


class SuitOdds(Struct, frozen=True):
    """What the side brings if the asking seat plays with a suit as trump. Points are ×10."""

    suit: Suit
    meld: int
    """What the own hand melds as it is."""
    brings: float | None
    """Meld and tricks of the side on average, partner's help included; None as long as that is not sure."""
    chances: tuple[float | None, ...]
    """For each of `Odds.amounts` how often that bid is made, from 0 to 1; None as long as that is not sure. What is
    told once stays."""

    def last(self, chance: float) -> int | None:
        """Return the place of the last bid that is made as often as that; None if none is, or that is not sure yet."""
        found = [at for at, each in enumerate(self.chances) if each is not None and percent(each) >= percent(chance)]
        return found[-1] if found else None


class Odds(Struct, frozen=True):
    """What is known by now of a question for a bid."""

    amounts: tuple[int, ...]
    """Bids, from the lowest possible one on."""
    suits: tuple[SuitOdds, ...]
    """The one that brings most first; once told, they stay in this order. Empty as long as that is not known."""
    deals: int
    """In how many imagined deals they were tried."""
    is_done: bool = False
    """Whether everything is told."""
    advice: SeatAction | None = None
    """What Expert does; None as long as that is not known, or where it is not asked."""
    reason: Reason | None = None
    """Why Expert does that."""
    limit: int | None = None
    """Up to which bid Expert would go on, if it bids and would go on at all."""

    def best(self, amount: int) -> tuple[Suit, float] | None:
        """Return the suit with which a bid is made most often, and how often; None if that is not told."""
        found = [(chance, each.suit) for each in self.suits if (chance := self.chance(each.suit, amount)) is not None]
        return max(((suit, chance) for chance, suit in found), key=lambda each: each[1], default=None)

    @property
    def is_told(self) -> bool:
        """Whether every chance is told."""
        return bool(self.suits) and all(None not in each.chances for each in self.suits)

    def chance(self, suit: Suit, amount: int) -> float | None:
        """Return how often a bid is made with a suit as trump; None if that is not told."""
        if amount not in self.amounts:
            return None
        at = self.amounts.index(amount)
        return next((each.chances[at] for each in self.suits if each.suit == suit), None)


def has_odds(prompt: Prompt) -> bool:
    """Return whether bids have odds here: where those of partners are added up, nobody knows what is played for."""
    return prompt.kind == "bid" and prompt.bids is not None and has_standard_auction(prompt.rules)


def heights(bids: BidRange) -> tuple[int, ...]:
    """Return the bids whose odds are told, from the lowest possible one on; not all may be made now."""
    return replace(bids, maximum=MAXIMUM_BID).amounts(HEIGHTS)
