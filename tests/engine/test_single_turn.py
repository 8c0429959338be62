"""Auctions in which everybody gets a single turn to bid, and the dealer may match the highest bid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.features import has_standard_auction, is_dealt
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt, refused

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

SDP: Final = PRESETS["single_deck_partnership"]
ONE: Final = patch(SDP, {"auction.rounds": "one"})
MATCHES: Final = patch(SDP, {"auction.rounds": "one_dealer_matches"})
AUCTIONS: Final = [name for name, rules in PRESETS.items() if has_standard_auction(rules) and is_dealt(rules)]


def test_the_highest_of_four_bids_wins_and_nobody_is_asked_twice() -> None:
    game, match = dealt(ONE)
    match = after(game, match, Bid(0, 250), Bid(1, 300), Bid(2, 310), Pass(3))
    deal = require(match.deal)
    assert require(deal.contract).declarer == 2
    assert require(deal.contract).bid == 310


def test_the_dealer_may_take_the_contract_for_the_highest_bid() -> None:
    game, match = dealt(MATCHES)
    match = after(game, match, Bid(0, 250), Bid(1, 300), Pass(2))
    assert refused(game, match, Bid(3, 290)) is Refusal.BID_TOO_LOW
    deal = require(after(game, match, Bid(3, 300)).deal)
    assert (require(deal.contract).declarer, require(deal.contract).bid) == (3, 300)
    deal = require(after(game, match, Pass(3)).deal)
    assert require(deal.contract).declarer == 1


@pytest.mark.parametrize("rules", [ONE, MATCHES], ids=["one", "one_dealer_matches"])
def test_nobody_but_the_dealer_may_match_a_bid(rules: Rules) -> None:
    game, match = dealt(rules)
    match = after(game, match, Bid(0, 250))
    assert refused(game, match, Bid(1, 250)) is Refusal.BID_TOO_LOW


def test_the_dealer_opens_at_the_lowest_bid_if_nobody_has_bid() -> None:
    game, match = dealt(patch(MATCHES, {"auction.all_pass": "redeal_next_dealer"}))
    match = after(game, match, Pass(0), Pass(1), Pass(2))
    assert require(require(game.prompt(match)).bids).minimum == 250
    assert after(game, match, Pass(3)).results[-1].outcome == "passed_out"


def test_a_dealer_who_bids_first_has_no_bid_to_match() -> None:
    rules = patch(MATCHES, {"auction.first_bidder": "dealer"})
    (problem,) = problems(rules)
    assert not problems(patch(rules, problem.repair))


@given(
    preset=st.sampled_from(AUCTIONS),
    rounds=st.sampled_from(["one", "one_dealer_matches"]),
    choices=st.lists(st.integers(-1, 4), min_size=8, max_size=8),
)
def test_every_auction_ends_after_one_call_each_with_the_last_bid(preset: str, rounds: str, choices: list[int]) -> None:
    rules = patch(PRESETS[preset], {"auction.rounds": rounds})
    game, match = dealt(rules)
    amounts: list[int] = []
    while (prompt := require(game.prompt(match))).kind == "bid":
        seat, calls = require(prompt.seat), require(match.deal).calls
        assert seat not in {call.seat for call in calls}
        steps = choices[seat]
        if prompt.bids is None or (steps < 0 and prompt.choices):
            match = after(game, match, prompt.choices[0])
            continue
        if amounts:
            may_match = seat == require(match.deal).dealer and rounds == "one_dealer_matches"
            assert (prompt.bids.minimum == amounts[-1]) == may_match
        amounts.append(prompt.bids.amounts(max(steps, 0) + 1)[-1])
        match = after(game, match, Bid(seat, amounts[-1]))
    contract = None if match.deal is None else match.deal.contract
    if amounts and contract is not None:
        assert contract.bid == amounts[-1]
