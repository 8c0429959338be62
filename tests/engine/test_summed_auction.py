"""Bids that partners add up: one round, who names trump, and what may be bid (catalogue, 1.15 and item 33)."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import AuctionWon, BidMade
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Call, Contract
from pinochle_qt.engine.summed_bids import summed_contract
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt, refused

SUM = PRESETS["summed_bid_partnership"]


@pytest.mark.parametrize(
    ("bids", "namer", "individual"),
    [
        ({0: 100, 1: 120, 2: 150, 3: 90}, 2, 2),
        ({0: 150, 1: 120, 2: 100, 3: 90}, 0, 0),
        ({0: 100, 1: 150, 2: 100, 3: 0}, 0, 1),
        ({0: 100, 1: 100, 2: 100, 3: 100}, 0, 0),
        ({0: 200, 1: 150, 2: 0, 3: 100}, 1, 0),
        ({1: 100, 2: 150, 3: 150, 0: 100}, 2, 2),
        ({1: 150, 2: 100, 3: 100, 0: 150}, 1, 1),
        ({3: 0, 0: 0, 1: 0, 2: 10}, 2, 2),
        ({2: 0, 3: 200, 0: 0, 1: 0}, 3, 3),
    ],
)
def test_the_highest_sum_or_the_highest_bid_names_trump(bids: dict[int, int], namer: int, individual: int) -> None:
    calls = tuple(Call(seat, amount) for seat, amount in bids.items())
    sums = (bids[0] + bids[2], bids[1] + bids[3])
    assert summed_contract(SUM, calls) == Contract(namer, sums[namer % 2], side_bids=sums)
    by_bid = patch(SUM, {"auction.summed_trump_namer": "highest_individual"})
    assert summed_contract(by_bid, calls) == Contract(individual, sums[individual % 2], side_bids=sums)


@pytest.mark.parametrize(
    ("first", "dealer", "order"),
    [
        ("eldest", 3, (0, 1, 2, 3)),
        ("eldest", 1, (2, 3, 0, 1)),
        ("dealer", 1, (1, 2, 3, 0)),
        ("dealer", 3, (3, 0, 1, 2)),
    ],
)
def test_everybody_bids_once_in_turn(first: str, dealer: int, order: tuple[int, ...]) -> None:
    game, match = dealt(patch(SUM, {"auction.first_bidder": first}), dealer=dealer)
    for at, seat in enumerate(order):
        prompt = require(game.prompt(match))
        assert (prompt.kind, prompt.seat) == ("bid", seat)
        step = game.apply(match, Bid(seat, 50 + 50 * at))
        match = step.after
    declarer = order[-1]
    own, others = 100 + 200, 50 + 150
    bids = (own, others) if declarer % 2 == 0 else (others, own)
    assert [phase_event.event for phase_event in step.events] == [
        BidMade(declarer, 200),
        AuctionWon(declarer, 300, forced=False, bids=bids),
    ]
    assert match.deal is not None
    assert match.deal.contract == Contract(declarer, 300, side_bids=bids)


def test_a_deal_in_which_nobody_bids_is_redealt() -> None:
    game, match = dealt(SUM)
    match = after(game, match, *(Bid(seat, 0) for seat in range(4)))
    assert (match.results[-1].outcome, match.next_dealer) == ("passed_out", 0)


@pytest.mark.parametrize(
    ("minimum", "step", "lowest", "highest"),
    [(10, 10, 10, 9990), (0, 10, 10, 9990), (150, 20, 160, 9980), (200, 25, 200, 9975), (10, 25, 25, 9975)],
)
def test_a_bid_is_zero_or_a_multiple_of_the_step_from_the_minimum(
    minimum: int, step: int, lowest: int, highest: int
) -> None:
    game, match = dealt(patch(SUM, {"auction.min_bid": minimum, "auction.increment": step}))
    prompt = require(game.prompt(match))
    assert prompt.bids is not None
    assert (prompt.bids.minimum, prompt.bids.maximum) == (lowest, highest)
    assert prompt.bids.refusal(0) is None
    allowed = [amount for amount in range(-step, 10_100, 5) if prompt.allows(Bid(0, amount))]
    assert allowed == [0, *range(lowest, highest + 1, step)]
    assert refused(game, match, Bid(0, lowest - step or 1)) is Refusal.BID_TOO_LOW


def test_a_hand_without_a_marriage_may_only_bid_zero_if_the_rules_require_one() -> None:
    rules = patch(SUM, {"auction.needs_marriage": True})
    game, match = dealt(rules, "AS AS TS TS KS QH JH JH 9H 9H TC TC")
    assert refused(game, match, Bid(0, 100)) is Refusal.BID_NEEDS_MARRIAGE
    prompt = require(game.prompt(after(game, match, Bid(0, 0))))
    assert prompt.seat == 1
    game, match = dealt(rules, "AS AS TS TS KS QS JH JH 9H 9H TC TC")
    assert after(game, match, Bid(0, 100)).deal is not None
    game, match = dealt(SUM, "AS AS TS TS KS QH JH JH 9H 9H TC TC")
    prompt = require(game.prompt(match))
    assert prompt.allows(Bid(0, 100))
    assert prompt.no_bid is None
