"""What a hand is good for in an auction: how often bids are made with each suit as trump, counted in imagined deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.features import has_standard_auction
from pinochle_qt.engine.prompts import MAXIMUM_BID

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.prompts import BidRange, Prompt

SAFE: Final = 0.9
"""The chance from which a bid is called safe."""
EVEN: Final = 0.5
"""The chance from which a bid is as good as a coin toss."""
HEIGHTS: Final = 160
"""The number of bids whose odds are found: enough for a hand with the best melds of its game."""
CERTAIN: Final = 0.97
"""The chance from which a bid is as good as certain, so that nobody needs its exact odds."""
HOPELESS: Final = 0.03
"""The chance below which a bid is as good as impossible, so that nobody needs its exact odds."""


def percent(chance: float) -> int:
    """Return a chance in whole percent, as the user reads it; marks use that value as well."""
    return round(100 * chance)


class SuitOdds(Struct, frozen=True):
    """What the side makes if the deciding seat plays with a suit as trump. Points are ×10."""

    suit: Suit
    meld: int
    """The meld of the seat's own hand as it is."""
    brings: float | None
    """The side's average points in meld and tricks, partner's help included; None until that is certain enough."""
    chances: tuple[float | None, ...]
    """For each of `BidOdds.amounts`, how often that bid is made, from 0 to 1; None until that is certain enough. Once
    reported, a chance does not change."""

    def last(self, chance: float) -> int | None:
        """Return the index of the last bid made at least this often; None if there is none, or none known yet."""
        found = [at for at, each in enumerate(self.chances) if each is not None and percent(each) >= percent(chance)]
        return found[-1] if found else None


class BidOdds(Struct, frozen=True):
    """What is known so far about a question for a bid."""

    amounts: tuple[int, ...]
    """The bids, from the lowest possible one up."""
    suits: tuple[SuitOdds, ...]
    """The suits, starting with the one that brings most; once reported, their order does not change. Empty until it is
    known."""
    deals: int
    """The number of imagined deals in which they were tried."""
    is_done: bool = False
    """Whether everything has been reported."""
    advice: SeatAction | None = None
    """Expert's decision; None until it is known, or where Expert is not asked."""
    reason: Reason | None = None
    """Expert's reason for it."""
    limit: int | None = None
    """The highest bid that Expert would go on to, if it bids and would go on at all."""
    estimates: tuple[float, ...] = ()
    """For each bid, roughly how often it is made with the best suit for it, from the first deals tried. Once reported,
    they do not change, so that whoever has space for a few bids only can choose them by it. Empty if every chance is
    known, or nothing is."""

    def telling(self, most: int) -> tuple[int, ...]:
        """Return at most this many of the bids, ascending: the lowest one, and those between safe and hopeless.

        Their chances, with the best suit for each, are spread as evenly as the bids allow. The last safe and the last
        even bid are among them.
        """
        chances = self.estimates or tuple(
            map(max, zip(*([chance or 0.0 for chance in each.chances] for each in self.suits), strict=True))
        )
        return tuple(self.amounts[at] for at in _spread(chances, most))

    def best(self, amount: int) -> tuple[Suit, float] | None:
        """Return the suit with which a bid is made most often, and how often; None if that has not been reported."""
        found = [(chance, each.suit) for each in self.suits if (chance := self.chance(each.suit, amount)) is not None]
        return max(((suit, chance) for chance, suit in found), key=lambda each: each[1], default=None)

    @property
    def best_suit(self) -> Suit | None:
        """The suit with which the highest even bid is made most often, or the lowest bid if no bid is even.

        None until that has been reported. It may bring less on average than another suit: points beyond a bid that is
        seldom made help nobody.
        """
        even = max((at for each in self.suits if (at := each.last(EVEN)) is not None), default=0)
        best = self.best(self.amounts[even]) if self.amounts else None
        return None if best is None else best[0]

    @property
    def is_told(self) -> bool:
        """Whether every chance has been reported."""
        return bool(self.suits) and all(None not in each.chances for each in self.suits)

    def chance(self, suit: Suit, amount: int) -> float | None:
        """Return how often a bid is made with a suit as trump; None if that has not been reported."""
        if amount not in self.amounts:
            return None
        at = self.amounts.index(amount)
        return next((each.chances[at] for each in self.suits if each.suit == suit), None)


def _spread(chances: Sequence[float], most: int) -> list[int]:
    """Return the indices of at most this many chances, which never rise, so that they differ as evenly as possible."""

    def last(share: float) -> set[int]:
        return set([at for at, chance in enumerate(chances) if percent(chance) >= percent(share)][-1:])

    even = last(EVEN) or {0}
    for count in range(most, 1, -1):
        step = (CERTAIN - HOPELESS) / (count - 1)
        shares = (SAFE, *(CERTAIN - step * at for at in range(count)))
        chosen = {0}.union(even, *map(last, shares))
        if len(chosen) <= most:
            break
    else:
        chosen = set([*even, 0, *last(SAFE)][:most])
    middle = min(even)
    others = sorted(
        set(range(len(chances))) - chosen, key=lambda at: (round(abs(chances[at] - EVEN), 2), abs(at - middle), at)
    )
    return sorted([*chosen, *others[: max(0, most - len(chosen))]])


def has_odds(prompt: Prompt) -> bool:
    """Return whether bids have odds here: where those of partners are added up, the contract is not known yet."""
    return prompt.kind == "bid" and prompt.bids is not None and has_standard_auction(prompt.rules)


def heights(bids: BidRange) -> tuple[int, ...]:
    """Return the bids whose odds are found, from the lowest possible one up; not all of them may be legal now."""
    return replace(bids, maximum=MAXIMUM_BID).amounts(HEIGHTS)
