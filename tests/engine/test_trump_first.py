"""Trump named before the widow, and what giving up costs (catalogue, items 101 and 102)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.actions import Bid, Bury, Concede, NameTrump, Pass, PlayOn, ShowMelds
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.derived import pack, points_of_giving_up
from pinochle_qt.engine.events import Announced, Conceded, DealScored, TrumpNamed, WidowTaken
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState

FIRST: Final = {"widow.trump_first": True}
CHIPS: Final = patch(PRESETS["auction_pinochle"], FIRST)
POINTS: Final = patch(PRESETS["three_handed_auction"], FIRST)


def bid_for(rules: Rules, *bids: int | None) -> tuple[Game, MatchState]:
    """Return a deal in which seat 0 has won the auction, with its first bid unless others are given."""
    game = Game(rules)
    match = game.start(dealer=2)
    match = game.apply(match, game.deal_out(pack(rules), 2)).after
    for seat, amount in enumerate(bids or (300, None, None)):
        match = game.apply(match, Pass(seat) if amount is None else Bid(seat, amount)).after
    return game, match


def events(game: Game, match: MatchState, action: Action) -> list[type]:
    return [type(each.event) for each in game.apply(match, action).events]


@pytest.mark.parametrize("rules", [CHIPS, POINTS])
def test_the_widow_is_seen_after_trump_is_named_and_may_then_be_conceded(rules: Rules) -> None:
    game, match = bid_for(rules)
    assert observe(rules, match, 0).widow is None
    assert require(game.prompt(match)).choices == tuple(NameTrump(0, suit) for suit in Suit)
    step = game.apply(match, NameTrump(0, Suit.HEARTS))
    assert [type(each.event) for each in step.events] == [TrumpNamed, WidowTaken]
    prompt = require(game.prompt(step.after))
    assert (prompt.kind, prompt.seat, prompt.choices) == ("decide", 0, (PlayOn(0), Concede(0)))
    assert len(prompt.hand) == 18
    played = game.apply(step.after, PlayOn(0))
    assert [type(each.event) for each in played.events] == [Announced]
    assert require(game.prompt(played.after)).kind == "show"


def test_the_last_word_before_the_lead_is_still_asked_for() -> None:
    game, match = bid_for(CHIPS)
    for action in (NameTrump(0, Suit.HEARTS), PlayOn(0)):
        match = game.apply(match, action).after
    match = game.apply(match, ShowMelds(0, require(game.prompt(match)).best)).after
    bury = require(game.prompt(match))
    pick = require(bury.pick)
    match = game.apply(match, Bury(0, pick.among[: pick.size])).after
    assert require(game.prompt(match)).kind == "decide"


def test_whoever_concedes_has_named_trump_already() -> None:
    game, match = bid_for(POINTS)
    match = game.apply(match, NameTrump(0, Suit.HEARTS)).after
    assert events(game, match, Concede(0)) == [Conceded]
    match = game.apply(match, Concede(0)).after
    assert require(match.deal).trump is Suit.HEARTS
    for seat in (0, 1, 2):
        prompt = require(game.prompt(match))
        assert (prompt.kind, prompt.seat) == ("show", seat)
        match = game.apply(match, ShowMelds(seat, prompt.best)).after
    assert match.results[-1].outcome == "conceded"
    chips, match = bid_for(CHIPS)
    match = chips.apply(match, NameTrump(0, Suit.HEARTS)).after
    assert events(chips, match, Concede(0)) == [Conceded, DealScored]


def test_nothing_is_asked_where_nobody_may_concede() -> None:
    game, match = bid_for(patch(CHIPS, {"widow.concede": False}))
    assert require(game.prompt(game.apply(match, NameTrump(0, Suit.HEARTS)).after)).kind == "show"


@pytest.mark.parametrize(
    ("preset", "lost"),
    [("three_handed_auction", -200), ("auction_pinochle", -8)],
)
def test_giving_up_may_cost_half(preset: str, lost: int) -> None:
    rules = patch(PRESETS[preset], {"scoring.giving_up": "half"})
    game, match = (
        bid_for(rules, 390, None, None) if preset == "three_handed_auction" else bid_for(rules, 400, None, None)
    )
    match = game.apply(match, Concede(0)).after
    if match.results:
        assert match.results[-1].score[0] == lost
        return
    match = game.apply(match, NameTrump(0, Suit.HEARTS)).after
    for seat in (0, 1, 2):
        match = game.apply(match, ShowMelds(seat, require(game.prompt(match)).best)).after
    assert match.results[-1].score[0] == lost


def test_a_hand_that_is_not_on_the_board_still_costs_the_whole_bid() -> None:
    rules = patch(PRESETS["three_handed_auction"], {"scoring.giving_up": "half", "scoring.min_meld_to_play": 5000})
    game, match = bid_for(rules)
    match = game.apply(match, NameTrump(0, Suit.HEARTS)).after
    for seat in (0, 1, 2):
        match = game.apply(match, ShowMelds(seat, require(game.prompt(match)).best)).after
    assert (match.results[-1].outcome, match.results[-1].score[0]) == ("not_on_board", -300)


@given(st.integers(1, 9990))
def test_half_a_bid_is_rounded_up_to_tens(bid: int) -> None:
    rules = patch(PRESETS["three_handed_auction"], {"scoring.giving_up": "half"})
    half = points_of_giving_up(rules, bid)
    assert half == min(bid, next(tens for tens in range(10, 10_000, 10) if 2 * tens >= bid))
    assert points_of_giving_up(PRESETS["three_handed_auction"], bid) == bid


def test_trump_that_was_bid_is_named_at_once_and_the_widow_follows() -> None:
    rules = patch(POINTS, {"auction.names_suit": True})
    game = Game(rules)
    match = game.start(dealer=2)
    match = game.apply(match, game.deal_out(pack(rules), 2)).after
    for action in (Bid(0, 300, Suit.CLUBS), Pass(1)):
        match = game.apply(match, action).after
    step = game.apply(match, Pass(2))
    assert [type(each.event) for each in step.events][-2:] == [TrumpNamed, WidowTaken]
    assert require(game.prompt(step.after)).choices == (PlayOn(0), Concede(0))
