"""Auction pinochle: bids that are settled in chips (catalogue, 1.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.features import has_kitty
from pinochle_qt.engine.state import FAILED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.deal_facts import DealFacts
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.scoring import Score
    from pinochle_qt.engine.seats import Person

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
    first, worths = TABLES[rules.checks.bid_chips]
    return worths[max(0, min(len(worths) - 1, (bid - first) // STEP))]


def suit_factor(rules: Rules, trump: Suit | None) -> int:
    """Return how many times as much a hand that is played in this suit is worth."""
    return 1 if trump is None else _FACTORS[rules.checks.suit_chips].get(trump, 1)


def chips_to_bidder(rules: Rules, deal: DealFacts, score: Score) -> int:
    """Return what everybody else pays the bidder for a deal; negative if the bidder pays.

    A hand that is given up before the first lead costs its worth once, in any suit. One that is played and lost costs
    it as often as the bid.
    """
    contract = deal.contract
    if contract is None:
        return 0
    worth, played = chips_for(rules, contract.bid), suit_factor(rules, deal.trump)
    if score.outcome == "renege":
        is_bidders = deal.ending is not None and deal.ending.seat == contract.declarer
        lost = 2 if rules.penalties.bidder == "double_set" else 1
        return worth * played * (-lost if is_bidders else 1)
    if score.is_set:
        return -worth * played * rules.scoring.set_multiplier
    if score.outcome in FAILED:
        return -worth
    return worth * played if score.outcome in {"made", "swept"} else 0


def kitty_takes_part(rules: Rules, bid: int) -> bool:
    """Return whether the kitty is paid for this bid, or pays for it."""
    return has_kitty(rules) and (rules.checks.kitty == "every_bid" or bid >= KITTY_FROM)


def kitty_of(ledger: Sequence[int]) -> int:
    """Return what is in the kitty: all that people have lost, and not to each other; negative if it owes them."""
    return -sum(ledger)


def chips_after(rules: Rules, deal: DealFacts, score: Score, before: Sequence[int]) -> tuple[int, ...]:
    """Return each person's chips after a deal; those who sit out pay and are paid like everybody else."""
    chips = chips_to_bidder(rules, deal, score)
    if deal.contract is None or not chips:
        return tuple(before)
    bidder: Person = deal.seated[deal.contract.declarer]
    payers = len(before) - 1 + kitty_takes_part(rules, deal.contract.bid)
    return tuple(old + (chips * payers if person == bidder else -chips) for person, old in enumerate(before))


def kitty_shared(ledger: Sequence[int]) -> tuple[int, ...]:
    """Return everybody's chips once the kitty has been shared equally; chips that don't come out even stay in it."""
    part = kitty_of(ledger) // len(ledger)
    return tuple(chips + part for chips in ledger)
