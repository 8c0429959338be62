"""Counts of how far a side gets in imagined deals: the source of all odds of bids, including those in reasons."""

from __future__ import annotations

from bisect import bisect_left
from statistics import fmean
from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.bidding.hand_worth import meld_points
from pinochle_qt.ai.odds import BidOdds, SuitOdds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.imagined_play import ImaginedDeals, Reach
    from pinochle_qt.ai.sample import World
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.rules import Rules


class BidTally:
    """A count, deal by deal, of how far a side gets with each suit that its bidder may make trump."""

    def __init__(self, imagined: ImaginedDeals, suits: Sequence[Suit]) -> None:
        """Count for at least one suit."""
        self.suits = tuple(suits)
        self._imagined = imagined
        self._reached: dict[Suit, list[Reach]] = {suit: [] for suit in suits}
        self._highest: dict[Suit, list[int | float]] = {}
        """For each suit, the highest bids made in all deals and with all luck, in ascending order."""

    @property
    def deals(self) -> int:
        """The number of deals counted."""
        return len(self._reached[self.suits[0]])

    def count(self, world: World) -> None:
        """Add a deal to the count."""
        self._highest.clear()
        for suit, reached in self._reached.items():
            reached.append(self._imagined.reached(world, suit))

    def brings(self, suit: Suit) -> float:
        """Return the side's average points in meld and tricks with this trump suit."""
        return fmean(each.points for each in self._reached[suit])

    def best_first(self) -> list[Suit]:
        """Return the suits, starting with the one that brings the side most."""
        return sorted(self.suits, key=lambda suit: -self.brings(suit))

    def made(self, suit: Suit, amount: int) -> list[float]:
        """Return, for each deal, how often this bid would be made with this trump suit."""
        return [each.made(amount) for each in self._reached[suit]]

    def share(self, suit: Suit, amount: int) -> float:
        """Return how often this bid would be made with this trump suit."""
        highest = self._highest.get(suit)
        if highest is None:
            highest = self._highest[suit] = sorted(bid for each in self._reached[suit] for bid in each.highest)
        return 1.0 - bisect_left(highest, amount) / len(highest)

    def chance(self, suit: Suit, amount: int) -> float:
        """Return how often this bid would be made with this trump suit, to three decimals: counting yields no more."""
        return round(self.share(suit, amount), 3)

    def odds(self, amounts: Sequence[int], hand: Sequence[Card], rules: Rules) -> BidOdds:
        """Return the complete odds of these bids for a hand, up to the first one that is never made."""
        tops = (at for at, each in enumerate(amounts) if not any(self.share(suit, each) for suit in self.suits))
        top = next(tops, len(amounts))
        amounts = amounts[: top + 1]
        suits = (
            SuitOdds(
                suit,
                meld_points(hand, suit, rules),
                round(self.brings(suit), 1),
                tuple(self.chance(suit, amount) for amount in amounts),
            )
            for suit in self.best_first()
        )
        return BidOdds(tuple(amounts), tuple(suits), self.deals, is_done=True)
