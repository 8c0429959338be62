"""Where bids are paid in chips: how high computer players bid, which suit they name, and who helps whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.stakes import Stakes, Terms
from pinochle_qt.engine.actions import Bid, NameTrump, Pass
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules

AUCTION = PRESETS["auction_pinochle"]
SURE = "AC AC TC TC KC QC JC AS AH AD KH QH AD 9C AS"
"""A hand that is good for far more than 350."""
FLUSHES = "AS TS KS QS JS AH TH KH QH JH AC AD TC TD 9D"
"""A hand with a run in spades and one in hearts."""


def chosen(rules: Rules, hand: str, *before: SeatAction) -> SeatAction:
    """Return what Steady decides in seat 0 after these actions."""
    game, match = dealt(rules, hand)
    match = after(game, match, *before)
    return Policy().choose(observe(rules, match, 0), require(game.prompt(match)), None)


def test_a_hand_that_is_good_for_more_bids_what_is_paid_better() -> None:
    action = chosen(AUCTION, SURE)
    assert isinstance(action, Bid)
    assert action.amount >= 350
    assert action.amount % 50 == 0
    assert chosen(patch(AUCTION, {"scoring.bid_chips": "none", "match.mode": "match"}), SURE) == Bid(0, 300)


@pytest.mark.parametrize("suits", ["spades", "same"])
def test_of_two_good_suits_the_one_that_is_paid_double_becomes_trump(suits: str) -> None:
    rules = patch(AUCTION, {"scoring.suit_chips": suits})
    weaker_in_spades = FLUSHES.replace("TC TD 9D", "9H KH 9D")
    action = chosen(rules, weaker_in_spades, Bid(0, 300), Pass(1), Pass(2))
    assert action == NameTrump(0, Suit.SPADES if suits == "spades" else Suit.HEARTS)


def test_the_others_play_together_against_the_bidder() -> None:
    game, match = dealt(AUCTION, FLUSHES)
    match = after(game, match, Bid(0, 300), Pass(1), Pass(2))
    assert [sorted(Facts(observe(AUCTION, match, seat), seat).friends) for seat in range(3)] == [[0], [1, 2], [1, 2]]


def test_a_bid_is_valued_by_the_chips_that_are_paid_for_it() -> None:
    game, match = dealt(AUCTION, FLUSHES)
    seen = observe(game.rules, match, 0)

    def value(bid: int, trump: Suit, tricks: int) -> float:
        return Stakes(seen, 0, Terms(0, bid, trump=trump), (200, 0)).value(tricks, 250 - tricks)

    assert value(300, Suit.CLUBS, 100) == value(340, Suit.CLUBS, 200) == 300
    assert value(300, Suit.SPADES, 99) == -1200
    assert value(350, Suit.CLUBS, 200) == 500
    assert Stakes(seen, 0, Terms(0, 350, trump=Suit.SPADES), (200, 0)).given_up() == -500
    assert Stakes(seen, 1, Terms(0, 350, trump=Suit.CLUBS), (0, 200)).value(250, 0) == 1000
