"""The moon as a bid of the auction, over every number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.actions import Bid, NameTrump, Pass, Play, ShootMoon, ShowMelds
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.features import has_standard_auction, is_dealt
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt, refused

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.state import MatchState

PA4: Final = PRESETS["partnership_four_handed"]
AUCTIONS: Final = [name for name, rules in PRESETS.items() if has_standard_auction(rules) and is_dealt(rules)]
ALL_SPADES: Final = "AS AS TS TS KS KS QS QS JS JS AH AH"
"""A hand that takes every trick in spades if it leads."""


def mooned(rules: Rules = PA4, **changes: OptionValue) -> Rules:
    changes = {"shoot_the_moon": 500, "moon_penalty": 400, "moon_time": "bid", **changes}
    return patch(rules, {f"match.{name}": value for name, value in changes.items()})


def played_out(game: Game, match: MatchState) -> MatchState:
    """Play the deal to its end with the first choice of every prompt, without melds."""
    number = match.number
    while len(match.results) < number:
        prompt = require(game.prompt(match))
        seat = require(prompt.seat)
        match = after(game, match, ShowMelds(seat, ()) if prompt.kind == "show" else prompt.choices[0])
    return match


def test_the_moon_is_over_every_number_and_ends_the_auction() -> None:
    game, match = dealt(mooned())
    match = after(game, match, Bid(0, 9990), ShootMoon(1))
    deal = require(match.deal)
    assert (require(deal.contract).declarer, deal.moon) == (1, 1)
    assert require(game.prompt(match)).kind == "trump"


def test_another_moon_may_follow_where_the_rules_allow_it_but_no_number_and_none_twice() -> None:
    game, match = dealt(mooned(moon_over_moon=True))
    match = after(game, match, ShootMoon(0))
    assert refused(game, match, Bid(1, 9990)) is Refusal.BID_OVER_MOON
    match = after(game, match, ShootMoon(1), Pass(2), Pass(3))
    assert refused(game, match, ShootMoon(0)) is Refusal.NOT_NOW
    match = after(game, match, Pass(0))
    assert require(match.deal).moon == 1


@pytest.mark.parametrize("changes", [{"shoot_the_moon": "off"}, {"moon_time": "before_lead"}])
def test_nobody_bids_the_moon_unless_the_rules_say_so(changes: dict[str, OptionValue]) -> None:
    game, match = dealt(mooned(**changes))
    assert refused(game, match, ShootMoon(0)) is Refusal.NOT_NOW


@pytest.mark.parametrize(("time", "asked"), [("bid", False), ("both", True)])
def test_a_moon_is_announced_before_the_first_lead_too_where_the_rules_allow_both(time: str, asked: bool) -> None:
    game, match = dealt(mooned(moon_time=time))
    match = after(game, match, Bid(0, 250), Pass(1), Pass(2), Pass(3), NameTrump(0, Suit.SPADES))
    match = after(game, match, *(ShowMelds(seat, ()) for seat in range(4)))
    assert (ShootMoon(0) in require(game.prompt(match)).choices) == asked


def test_after_a_moon_has_been_bid_nobody_throws_in_or_shoots_another() -> None:
    rules = patch(mooned(moon_time="both"), {"scoring.throw_in": True})
    game, match = dealt(rules)
    match = after(game, match, ShootMoon(0), NameTrump(0, Suit.SPADES), *(ShowMelds(seat, ()) for seat in range(4)))
    assert isinstance(require(game.prompt(match)).choices[0], Play)


def test_a_moon_that_is_made_scores_its_own_points_and_no_meld() -> None:
    game, match = dealt(mooned(), ALL_SPADES)
    match = after(game, match, ShootMoon(0), NameTrump(0, Suit.SPADES))
    result = played_out(game, match).results[-1]
    assert (result.outcome, result.declarer, result.by, result.bid) == ("moon_made", 0, 0, None)
    assert result.score == (500, 0)


def test_a_moon_that_fails_costs_its_penalty_and_the_others_score_what_they_have() -> None:
    game, match = dealt(mooned(), "9S 9S 9H 9H 9D 9D 9C 9C JS JH JD JC")
    match = after(game, match, ShootMoon(0), NameTrump(0, Suit.SPADES))
    result = played_out(game, match).results[-1]
    assert (result.outcome, result.score[0]) == ("moon_failed", -400)
    assert result.score[1] == result.tricks[1] > 0


def test_a_moon_is_played_whatever_it_melds_and_in_any_suit() -> None:
    rules = patch(mooned(), {"auction.trump_must_hold": "marriage", "scoring.min_meld_to_play": 200})
    game, match = dealt(rules, "9S 9S 9H 9H 9D 9D 9C 9C JS JH JD JC")
    match = after(game, match, ShootMoon(0), NameTrump(0, Suit.SPADES))
    assert played_out(game, match).results[-1].outcome == "moon_failed"


def test_a_moon_names_its_suit_where_bids_do() -> None:
    rules = patch(mooned(), {"auction.names_suit": True})
    game, match = dealt(rules)
    assert refused(game, match, ShootMoon(0)) is Refusal.NOT_NOW
    match = after(game, match, ShootMoon(0, Suit.HEARTS))
    assert require(match.deal).trump is Suit.HEARTS


def test_a_moon_needs_the_marriage_that_a_bid_needs() -> None:
    rules = patch(mooned(), {"auction.needs_marriage": True})
    game, match = dealt(rules, "AS AS TS TS AH AH TH TH AC AC TC TC")
    assert [type(choice) for choice in require(game.prompt(match)).choices] == [Pass]


def test_nobody_gives_up_a_moon_after_seeing_the_widow() -> None:
    preset = next(
        name for name in AUCTIONS if PRESETS[name].widow.concede and PRESETS[name].scoring.bid_chips == "none"
    )
    game, match = dealt(mooned(PRESETS[preset]))
    match = after(game, match, ShootMoon(require(require(game.prompt(match)).seat)))
    assert {type(choice) for choice in require(game.prompt(match)).choices} <= {NameTrump}


@given(
    preset=st.sampled_from([name for name in AUCTIONS if not problems(mooned(PRESETS[name]))]),
    over=st.booleans(),
    names=st.booleans(),
    choices=st.lists(st.integers(0, 9), min_size=60, max_size=60),
)
def test_the_last_moon_wins_every_auction_that_has_one(
    preset: str,
    over: bool,
    names: bool,
    choices: list[int],
) -> None:
    rules = patch(mooned(PRESETS[preset], moon_over_moon=over), {"auction.names_suit": names})
    game, match = dealt(rules)
    shooters: list[int] = []
    for choice in choices:
        prompt = require(game.prompt(match))
        if prompt.kind != "bid":
            break
        seat = require(prompt.seat)
        answers = list(prompt.choices)
        if prompt.bids is not None:
            answers += [Bid(seat, prompt.bids.minimum, suit) for suit in prompt.suits or (None,)]
        action = answers[choice % len(answers)]
        shooters += [seat] * isinstance(action, ShootMoon)
        match = after(game, match, action)
    assert len(shooters) == len(set(shooters)) <= (rules.table.players if over else 1)
    if shooters and match.deal is not None:
        assert match.deal.moon in {shooters[-1], None}
        assert (match.deal.moon is None) == (match.deal.contract is None)
