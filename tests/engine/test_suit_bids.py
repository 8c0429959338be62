"""Auctions in which every bid names its trump suit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.actions import Bid, Concede, NameTrump, Pass
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import TrumpNamed
from pinochle_qt.engine.features import has_standard_auction, is_dealt
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt, refused

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import OptionValue, Rules

SDP: Final = PRESETS["single_deck_partnership"]
AUCTIONS: Final = [name for name, rules in PRESETS.items() if has_standard_auction(rules) and is_dealt(rules)]
TWO_MARRIAGES: Final = "KH QH KS QS AD AD TD TD JC JC 9C 9C"
PINOCHLE_ONLY: Final = "QS JD AS AS TS TS AH AH TH TH AC AC"


def named(rules: Rules, **changes: OptionValue) -> Rules:
    return patch(rules, {"auction.names_suit": True, **{f"auction.{name}": value for name, value in changes.items()}})


def test_the_suit_of_the_highest_bid_is_trump_and_nobody_is_asked_for_it() -> None:
    game, match = dealt(named(SDP, trump_must_hold="any"))
    match = after(game, match, Bid(0, 250, Suit.SPADES), Bid(1, 260, Suit.HEARTS), Pass(2), Pass(3))
    step = game.apply(match, Pass(0))
    deal = require(step.after.deal)
    assert (require(deal.contract).declarer, require(deal.contract).bid, deal.trump) == (1, 260, Suit.HEARTS)
    assert [event.event for event in step.events if isinstance(event.event, TrumpNamed)] == [TrumpNamed(1, Suit.HEARTS)]
    assert require(game.prompt(step.after)).kind != "trump"


@pytest.mark.parametrize("suit", Suit)
def test_no_suit_ranks_above_another(suit: Suit) -> None:
    game, match = dealt(named(SDP, trump_must_hold="any"))
    match = after(game, match, Bid(0, 250, Suit.CLUBS))
    assert refused(game, match, Bid(1, 250, suit)) is Refusal.BID_TOO_LOW


def test_a_bid_names_a_suit_exactly_where_the_rules_say_so() -> None:
    game, match = dealt(named(SDP, trump_must_hold="any"))
    assert refused(game, match, Bid(0, 250)) is Refusal.BID_NEEDS_SUIT
    game, match = dealt(SDP)
    assert refused(game, match, Bid(0, 250, Suit.SPADES)) is Refusal.NOT_NOW


@pytest.mark.parametrize("needs", [{"needs_marriage": True}, {"trump_must_hold": "marriage"}])
def test_a_marriage_is_needed_in_the_suit_that_is_bid(needs: dict[str, OptionValue]) -> None:
    game, match = dealt(named(SDP, **{"trump_must_hold": "any", **needs}), TWO_MARRIAGES)
    assert require(game.prompt(match)).suits == (Suit.HEARTS, Suit.SPADES)
    assert refused(game, match, Bid(0, 250, Suit.DIAMONDS)) is Refusal.SUIT_NEEDS_MARRIAGE
    assert require(after(game, match, Bid(0, 250, Suit.HEARTS)).deal).calls[0].suit is Suit.HEARTS


def test_a_player_who_may_name_no_suit_cannot_bid() -> None:
    game, match = dealt(named(SDP, trump_must_hold="marriage"), PINOCHLE_ONLY)
    assert refused(game, match, Bid(0, 250, Suit.SPADES)) is Refusal.BID_NEEDS_MARRIAGE
    game, match = dealt(named(SDP, trump_must_hold="run_marriage_or_dix"), PINOCHLE_ONLY)
    assert refused(game, match, Bid(0, 250, Suit.SPADES)) is Refusal.BID_NEEDS_MELD


def test_somebody_who_has_to_play_without_a_bid_names_trump_afterward() -> None:
    assert SDP.auction.all_pass == "last_player_forced"
    game, match = dealt(named(SDP, trump_must_hold="any"))
    match = after(game, match, Pass(0), Pass(1), Pass(2))
    assert require(match.deal).trump is None
    match = after(game, match, NameTrump(3, Suit.CLUBS))
    assert require(match.deal).trump is Suit.CLUBS


def test_an_opening_that_the_rules_make_names_no_suit_until_its_bidder_names_one() -> None:
    game, match = dealt(named(SDP, forced_open="first_bidder", trump_must_hold="any"))
    assert require(match.deal).calls[0].suit is None
    passed = after(game, match, Pass(1), Pass(2), Pass(3))
    assert require(game.prompt(passed)).kind == "trump"
    raised = after(game, match, Bid(1, 260, Suit.CLUBS), Pass(2), Pass(3), Bid(0, 270, Suit.HEARTS), Pass(1))
    assert require(raised.deal).trump is Suit.HEARTS


def test_a_bidder_who_may_give_up_after_the_widow_is_asked_and_plays_in_his_suit_or_not() -> None:
    preset = next(name for name in AUCTIONS if PRESETS[name].widow.concede and PRESETS[name].widow.size)
    rules = named(PRESETS[preset], trump_must_hold="any", forced_open="none")
    game, match = dealt(rules)
    lowest = require(require(game.prompt(match)).bids).minimum
    passes = [Pass(seat) for seat in range(1, rules.table.players)]
    match = after(game, match, Bid(0, lowest, Suit.DIAMONDS), *passes)
    prompt = require(game.prompt(match))
    assert NameTrump(0, Suit.DIAMONDS) in prompt.choices
    assert Concede(0) in prompt.choices
    assert refused(game, match, NameTrump(0, Suit.CLUBS)) is Refusal.NOT_NOW
    given_up = after(game, match, Concede(0))
    assert given_up.results or require(given_up.deal).trump is Suit.DIAMONDS


def test_bids_that_partners_add_up_name_no_suit() -> None:
    rules = named(SDP, style="summed")
    (problem,) = [each for each in problems(rules) if "auction.names_suit" in each.options]
    assert not any("auction.names_suit" in each.options for each in problems(patch(rules, problem.repair)))


@given(
    preset=st.sampled_from(AUCTIONS),
    needs=st.sampled_from(["any", "marriage", "run_marriage_or_dix"]),
    choices=st.lists(st.tuples(st.integers(-1, 3), st.integers(0, 3)), min_size=40, max_size=40),
)
def test_trump_is_always_the_suit_of_the_last_bid(preset: str, needs: str, choices: list[tuple[int, int]]) -> None:
    rules = named(PRESETS[preset], trump_must_hold=needs)
    game, match = dealt(rules)
    last: Suit | None = None
    for steps, nth in choices:
        prompt = require(game.prompt(match))
        if prompt.kind != "bid":
            break
        seat = require(prompt.seat)
        if prompt.bids is None or (steps < 0 and prompt.choices):
            match = after(game, match, prompt.choices[0])
            continue
        last = prompt.suits[nth % len(prompt.suits)]
        match = after(game, match, Bid(seat, prompt.bids.amounts(max(0, steps) + 1)[-1], last))
    deal = match.deal
    if deal is not None and deal.contract is not None and last is not None:
        assert deal.contract.suit is last
        prompt = require(game.prompt(match))
        assert deal.trump is last or {a.suit for a in prompt.choices if isinstance(a, NameTrump)} <= {last}
