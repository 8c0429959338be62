"""The moon in place of trump, as in binokel, and a bonus for giving up (catalogue, items 104 and 105)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.engine.actions import Bid, Bury, Concede, NameTrump, Pass, PlayOn, ShootMoon, ShowMelds
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.state import MatchState

THREE: Final = PRESETS["binokel_three_handed"]
SURE: Final = "AS AS TS TS AH AH TH TH AC AC AD AD"
"""A hand that takes every trick without trump if it leads."""


def bid_by_dealer(rules: Rules = THREE) -> tuple[Game, MatchState]:
    """Return a deal in which the dealer, who sits before eldest, has won the auction with that hand for 160."""
    game, match = dealt(rules, SURE, dealer=0)
    return game, after(game, match, Pass(2), Bid(0, 160), Pass(1))


def buried(game: Game, match: MatchState) -> MatchState:
    prompt = require(game.prompt(match))
    assert (prompt.kind, prompt.trump) == ("bury", None)
    hand = list(prompt.hand)
    for face in require(match.deal).dealt[0]:
        hand.remove(face)
    return after(game, match, Bury(0, tuple(hand)))


def played_out(game: Game, match: MatchState) -> MatchState:
    while not match.results:
        match = after(game, match, require(game.prompt(match)).choices[0])
    return match


def test_the_bidder_shoots_the_moon_in_place_of_naming_trump() -> None:
    game, match = bid_by_dealer()
    prompt = require(game.prompt(match))
    assert (prompt.kind, prompt.seat, prompt.choices) == ("decide", 0, (PlayOn(0), ShootMoon(0)))
    assert len(prompt.hand) == 16
    match = buried(game, after(game, match, ShootMoon(0)))
    lead = require(game.prompt(match))
    assert (lead.kind, lead.seat, lead.trump) == ("play", 0, None), "nobody melds, and not eldest but the moon leads"
    result = played_out(game, match).results[-1]
    assert (result.outcome, result.trump, result.meld, result.score) == ("moon_made", None, (0, 0, 0), (1000, 0, 0))


def test_whoever_wants_trump_names_it_next_and_is_not_asked_again() -> None:
    game, match = bid_by_dealer()
    match = after(game, match, PlayOn(0))
    prompt = require(game.prompt(match))
    assert prompt.kind == "trump"
    assert Concede(0) in prompt.choices
    match = buried_in_hearts(game, match)
    for seat in (0, 1, 2):
        match = after(game, match, ShowMelds(seat, require(game.prompt(match)).best))
    assert require(game.prompt(match)).kind == "play"


def buried_in_hearts(game: Game, match: MatchState) -> MatchState:
    match = after(game, match, NameTrump(0, Suit.HEARTS))
    return after(game, match, Bury(0, require(require(game.prompt(match)).pick).among[:4]))


def test_a_missed_moon_costs_what_the_rules_say_and_the_others_score_their_tricks() -> None:
    game, match = dealt(THREE, "JS JS JH JH JC JC JD JD QS QS QH QH", dealer=0)
    match = after(game, match, Pass(2), Bid(0, 160), Pass(1), ShootMoon(0))
    result = played_out(game, buried(game, match)).results[-1]
    assert (result.outcome, result.score[0]) == ("moon_failed", -1000)
    assert result.score[1:] == result.tricks[1:]


def test_with_trump_the_moon_is_played_in_a_suit_with_melds() -> None:
    game, match = bid_by_dealer(patch(THREE, {"match.moon_without_trump": False}))
    match = buried_in_hearts(game, after(game, match, ShootMoon(0)))
    assert require(game.prompt(match)).kind == "show"


@pytest.mark.parametrize(("changes", "leader"), [({}, 0), ({"match.moon_leads": False}, 1)])
def test_trump_named_before_is_none_once_the_moon_is_shot(changes: dict[str, OptionValue], leader: int) -> None:
    game, match = bid_by_dealer(patch(THREE, {"match.moon_time": "before_lead", **changes}))
    match = buried_in_hearts(game, match)
    for seat in (0, 1, 2):
        match = after(game, match, ShowMelds(seat, require(game.prompt(match)).best))
    match = after(game, match, ShootMoon(0))
    lead = require(game.prompt(match))
    assert (lead.seat, lead.trump) == (leader, None)


def test_a_moon_that_was_bid_needs_no_trump() -> None:
    game, match = dealt(patch(THREE, {"match.moon_time": "bid"}), SURE, dealer=0)
    match = after(game, match, Pass(2), ShootMoon(0))
    assert require(game.prompt(buried(game, match))).kind == "play"


def test_partners_pass_no_cards_before_a_moon_without_trump() -> None:
    changes: dict[str, OptionValue] = {
        "match.shoot_the_moon": "1000",
        "match.moon_time": "before_trump",
        "match.moon_without_trump": True,
    }
    game, match = dealt(patch(PRESETS["racehorse_passing"], {**changes, "auction.forced_open": "none"}))
    match = after(game, match, Bid(0, 200), Pass(1), Pass(2), Pass(3), ShootMoon(0))
    assert require(game.prompt(match)).kind == "play"


@pytest.mark.parametrize("bonus", [0, 40])
def test_giving_up_may_bring_the_others_a_bonus_besides_their_melds(bonus: int) -> None:
    game, match = bid_by_dealer(patch(THREE, {"scoring.giving_up_bonus": bonus}))
    match = after(game, match, PlayOn(0), Concede(0), NameTrump(0, Suit.HEARTS))
    for seat in (0, 1, 2):
        match = after(game, match, ShowMelds(seat, require(game.prompt(match)).best))
    result = match.results[-1]
    assert result.score == (-160, result.meld[1] + bonus, result.meld[2] + bonus)
