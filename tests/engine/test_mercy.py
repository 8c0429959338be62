"""Matches that end at minus the target, or when somebody is far ahead."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine.actions import Bid, NameTrump, Pass
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.derived import mercy
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.match_end import end_headline
from tests.engine.deals import close_with_melds, finished, standing
from tests.engine.running import after, dealt

PA4: Final = PRESETS["partnership_four_handed"]
A3: Final = PRESETS["three_handed_auction"]
MINUS: Final = {"match.mercy_minus": True}
LEAD: Final = {"match.mercy_lead": 500}


def test_a_side_that_falls_to_minus_the_target_loses_the_match() -> None:
    rules = patch(PA4, MINUS)
    deal = finished(rules, contract=Contract(0, 300), tricks=[(1, 240)])
    match, _ = close_deal(rules, standing(rules, (-700, 200)), deal)
    assert (match.totals, match.winners) == ((-1000, 450), (1,))
    match, _ = close_deal(rules, standing(rules, (-690, 200)), deal)
    assert match.winners == ()


def test_a_far_lead_ends_the_match_even_where_only_a_bid_does() -> None:
    rules = patch(A3, {**LEAD, "match.bid_and_out": True})
    assert close_with_melds(rules, (0, 400, -200), (0, 100, 0)).winners == (1,)
    assert close_with_melds(rules, (20, 400, -200), (0, 100, 0)).winners == ()


def test_nobody_wins_by_mercy_while_the_best_are_level() -> None:
    rules = patch(A3, MINUS)
    assert close_with_melds(rules, (300, 300, -1000), (0, 0, 0), declarer=2).winners == ()
    assert close_with_melds(rules, (300, 300, -1000), (0, 10, 0), declarer=2).winners == (1,)


def test_the_target_is_not_raised_in_a_deal_that_ends_by_mercy() -> None:
    rules = patch(A3, {"match.mercy_lead": 50, "match.both_over": "raise_target"})
    match = close_with_melds(rules, (990, 1040, 0), (20, 20, 0))
    assert (match.winners, match.target) == ((1,), 1000)


def test_a_single_deal_knows_no_mercy() -> None:
    rules = patch(PA4, {**LEAD, **MINUS, "match.mode": "single_deal"})
    assert mercy(rules, (-2000, 2000), 1000) is None


TOTALS: Final = st.lists(st.integers(-110, 110).map(lambda each: 10 * each), min_size=3, max_size=3)


@given(
    before=TOTALS, melds=st.lists(st.integers(0, 30), min_size=3, max_size=3), minus=st.booleans(), lead=st.booleans()
)
def test_a_match_ends_by_mercy_exactly_where_it_should(
    before: list[int], melds: list[int], *, minus: bool, lead: bool
) -> None:
    changes = {"match.mercy_minus": minus, "match.mercy_lead": 500 if lead else None}
    points = [10 * each for each in melds]
    plain = close_with_melds(A3, before, points)
    match = close_with_melds(patch(A3, changes), before, points)
    assert match.totals == plain.totals
    if plain.winners:
        assert match.winners == plain.winners
        return
    first, second, third = sorted(match.totals, reverse=True)
    is_over = (minus and third <= -1000) or (lead and first - second >= 500)
    assert match.winners == ((match.totals.index(first),) if is_over and first > second else ())


@pytest.mark.parametrize(
    ("changes", "totals", "words"),
    [
        (MINUS, (-1010, 450), "At minus 1000, or lower, a match is over."),
        (LEAD, (-50, 450), "A lead of 500 ends the match."),
    ],
)
def test_the_end_of_the_match_says_why(changes: dict[str, object], totals: tuple[int, int], words: str) -> None:
    rules = patch(PA4, changes)
    deal = finished(rules, contract=Contract(0, 300), tricks=[(1, 240)])
    match, _ = close_deal(rules, standing(rules, (totals[0] + 300, totals[1] - 250)), deal)
    assert match.totals == totals
    headline = end_headline(observe(rules, match, None), ["Ann", "Bob", "Cleo", "Dan"])
    assert headline.title == "Bob and Dan win"
    assert headline.why.endswith(words)


def test_computer_players_know_that_a_deal_may_end_the_match() -> None:
    values = []
    for changes in ({}, MINUS):
        game, match = dealt(patch(PA4, {"auction.forced_open": "none", "scoring.throw_in": False, **changes}))
        match = replace(match, totals=(-900, 0))
        match = after(game, match, Bid(0, 500), Pass(1), Pass(2), Pass(3), NameTrump(0, Suit.SPADES))
        stakes = Stakes.of(observe(game.rules, match, 0), 0)
        values.append(stakes.value(0, 250) - stakes.nothing())
    assert values[1] < values[0] < 0
