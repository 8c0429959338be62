"""Auction pinochle: what bids are worth in chips (catalogue, 1.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.features import halves_giving_up, has_kitty, shares_kitty
from pinochle_qt.engine.state import GIVEN_UP

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import Outcome

TABLES: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = {
    "even": (250, (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
    "rising": (250, (2, 3, 5, 7, 10, 13, 17, 21, 25, 30)),
    "small": (300, (1, 2, 4, 6, 8, 10, 12)),
}
"""By option: the first bid of the table, and the chips for it and for each 50 more; the last also counts beyond."""
STEP: Final = 50
KITTY_FROM: Final = 350
"""The bid from which the kitty takes part, if it doesn't in every bid."""
_FACTORS: Final[Mapping[str, Mapping[Suit, int]]] = {
    "same": {},
    "spades": {Suit.SPADES: 2},
    "spades_and_hearts": {Suit.SPADES: 2, Suit.HEARTS: 3},
}


def chips_for(rules: Rules, bid: int) -> int:
    """Return the chips that a bid is worth, before the trump suit counts."""
    first, worths = TABLES[rules.scoring.bid_chips]
    return worths[max(0, min(len(worths) - 1, (bid - first) // STEP))]


def chips_of_giving_up(rules: Rules, bid: int) -> int:
    """Return the chips that giving up a bid costs before the first lead: half of them is rounded up."""
    chips = chips_for(rules, bid)
    return -(-chips // 2) if halves_giving_up(rules) else chips


def suit_factor(rules: Rules, trump: Suit | None) -> int:
    """Return how many times as much a hand that is played in this suit is worth."""
    return 1 if trump is None else _FACTORS[rules.scoring.suit_chips].get(trump, 1)


def chips_to_bidder(
    rules: Rules, bid: int, trump: Suit | None, outcome: Outcome, *, is_set: bool, by_bidder: bool
) -> int:
    """Return what everybody else pays the bidder for a deal; negative if the bidder pays.

    A hand that is given up before the first lead, or not on the board, costs its worth once, in any suit. One that is
    played and lost costs it as often as the bid. `by_bidder` says who ended the deal, if that was a renege.
    """
    worth = chips_for(rules, bid)
    if outcome in GIVEN_UP:
        return -chips_of_giving_up(rules, bid)
    if outcome == "not_on_board":
        return -worth
    worth *= suit_factor(rules, trump)
    if outcome == "renege" and by_bidder:
        return -worth * (2 if rules.penalties.bidder == "double_set" else 1)
    if is_set:
        return -worth * rules.scoring.set_multiplier
    return worth if outcome in {"made", "swept", "renege"} else 0


def kitty_takes_part(rules: Rules, bid: int) -> bool:
    """Return whether the kitty is paid for this bid, or pays for it."""
    return has_kitty(rules) and (rules.scoring.kitty == "every_bid" or bid >= KITTY_FROM)


def kitty_share(rules: Rules, totals: Sequence[int]) -> int:
    """Return what everybody gets of the kitty when the match is over; negative if they make up what it is short of."""
    return kitty_of(totals) // len(totals) if shares_kitty(rules) else 0


def kitty_left(rules: Rules, totals: Sequence[int]) -> int:
    """Return what stays in the kitty when the match is over, as it cannot be divided among all."""
    return kitty_of(totals) - len(totals) * kitty_share(rules, totals)


def kitty_of(totals: Sequence[int]) -> int:
    """Return what is in the kitty: all that people have lost, and not to each other; negative if it owes them."""
    return -sum(totals)
