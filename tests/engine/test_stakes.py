"""What everybody gets or pays when a match is over (catalogue, items 99 and 100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.rules import from_json, patch, to_json
from pinochle_qt.engine.scoring.chips import kitty_left, kitty_of
from pinochle_qt.engine.scoring.stakes import settlement
from pinochle_qt.engine.state import DealResult
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

TEAMS: Final = PRESETS["single_deck_partnership"]
THREE: Final = PRESETS["cutthroat_three_handed"]
CALLED: Final = PRESETS["five_handed_called_partner"]
CHIPS: Final = PRESETS["auction_pinochle"]
BEZIQUE: Final = PRESETS["bezique"]
ONLY: Final = {"stakes.unit": "chips", "stakes.per_hundred": 0, "stakes.match_won": 0, "stakes.bid_lost": 0}


def lost(totals: tuple[int, ...], declarer: int, outcome: Any = "set", **more: Any) -> DealResult:
    """Return a deal in which a bid was lost."""
    none = (0,) * len(totals)
    return DealResult(outcome, declarer, 300, Suit.HEARTS, none, none, none, totals, 1500, **more)


def owed(rules: Rules, totals: tuple[int, ...], *winners: int, **stakes: object) -> tuple[int, ...]:
    """Return what is paid for a match of a single deal, in which nobody lost a bid."""
    changes = {**ONLY, **{f"stakes.{name}": value for name, value in stakes.items()}}
    result = DealResult("passed_out", None, None, None, totals, totals, totals, totals, 1500, seated=(0, 1, 2, 3, 4))
    return settlement(patch(rules, changes), [result], winners)


def test_nothing_is_paid_without_stakes() -> None:
    assert settlement(TEAMS, [lost((1500, 200), 1)], [0]) == (0, 0)


@pytest.mark.parametrize(("other", "paid"), [(1440, 0), (1401, 0), (1400, 2), (900, 12), (-100, 32)])
def test_only_full_hundreds_count(other: int, paid: int) -> None:
    assert owed(TEAMS, (1500, other), 0, per_hundred=2) == (paid, -paid)


def test_the_difference_is_settled_with_the_winner_or_with_everybody() -> None:
    totals = (1000, 700, 450)
    assert owed(THREE, totals, 0, per_hundred=1) == (8, -3, -5)
    assert owed(THREE, totals, 0, per_hundred=1, between="everyone") == (8, -1, -7)


def test_a_winner_with_fewer_points_pays_nothing_for_the_difference() -> None:
    assert owed(THREE, (1005, 1120, 300), 0, per_hundred=1, match_won=4) == (4 + 7 + 4, -4, -11)


def test_everybody_else_pays_each_winner_for_the_match() -> None:
    assert owed(THREE, (1000, 700, 450), 0, match_won=5) == (10, -5, -5)
    assert owed(CALLED, (500, 500, 90, 80, 70), 0, 1, match_won=5) == (15, 15, -10, -10, -10)


@pytest.mark.parametrize(
    ("other", "paid"),
    [
        (1000, 5 + 3),  # at the rubicon: the difference, and once for the match
        (990, 2 * 5 + 22),  # below it: 1300 and 990 are 2290
        (0, 2 * 5 + 13),
        (-250, 2 * 5 + 15),  # adding less than nothing up would make it cheaper
    ],
)
def test_a_loser_below_the_rubicon_pays_twice_for_the_match_and_for_both_scores(other: int, paid: int) -> None:
    stakes = {"per_hundred": 1, "match_won": 5, "rubicon": 1000}
    assert owed(BEZIQUE, (1300, other), 0, **stakes) == (paid, -paid)
    assert owed(BEZIQUE, (900, 850), 0, **stakes) == (10 + 17, -27), "the winner may be below it too"


def test_the_rubicon_is_settled_with_the_winner_only() -> None:
    stakes = {"per_hundred": 1, "rubicon": 500, "between": "everyone"}
    assert owed(THREE, (1000, 700, 450), 0, **stakes) == (3 + 14, -3 + 2, -14 - 2)


@pytest.mark.parametrize("outcome", ["set", "not_on_board", "thrown_in", "conceded"])
def test_a_lost_bid_is_paid_to_everybody_else_each_time(outcome: str) -> None:
    rules = patch(THREE, {**ONLY, "stakes.bid_lost": 10})
    deals = [lost((0, 0, 0), 1, outcome, seated=(0, 1, 2)), lost((9, 0, 0), 1, outcome, seated=(0, 1, 2))]
    assert settlement(rules, deals, [0]) == (20, -40, 20)


def test_a_called_partner_pays_for_a_lost_bid_as_well_but_not_to_the_bidder() -> None:
    rules = patch(CALLED, {**ONLY, "stakes.bid_lost": 1})
    deal = lost((0,) * 5, 2, partner=4, seated=(0, 1, 2, 3, 4))
    assert settlement(rules, [deal], [0]) == (2, 2, -3, 2, -3)


def test_those_who_rest_are_paid_as_well() -> None:
    rules = patch(THREE, {**ONLY, "stakes.bid_lost": 1, "table.sit_out": "dealer"})
    assert settlement(rules, [lost((0, 0, 0, 0), 0, seated=(2, 3, 0))], [1]) == (1, 1, -3, 1)


def test_a_made_bid_costs_nothing() -> None:
    rules = patch(THREE, {**ONLY, "stakes.bid_lost": 10})
    assert settlement(rules, [lost((500, 0, 0), 0, "made", seated=(0, 1, 2))], [0]) == (0, 0, 0)


@given(
    st.lists(st.integers(-2000, 3000), min_size=3, max_size=3),
    st.lists(st.integers(0, 2), max_size=5),
    st.sets(st.integers(0, 2), min_size=1),
    st.tuples(*[st.integers(0, 1000)] * 3),
    st.sampled_from(["winner", "everyone"]),
    st.sampled_from([0, 500]),
)
def test_all_that_some_get_is_paid_by_others(
    totals: list[int], bidders: list[int], winners: set[int], amounts: tuple[int, int, int], between: str, rubicon: int
) -> None:
    difference, match, bid = amounts
    stakes = {"per_hundred": difference, "match_won": match, "bid_lost": bid, "rubicon": rubicon}
    settled = {"stakes.unit": "cents", "stakes.between": between}
    rules = patch(THREE, settled | {f"stakes.{name}": value for name, value in stakes.items()})
    deals = [lost(tuple(totals), bidder, seated=(0, 1, 2)) for bidder in bidders or [0]]
    paid = settlement(rules, deals, winners)
    assert sum(paid) == 0
    if not difference and not bid:
        assert all(paid[account] >= 0 for account in winners)


@pytest.mark.parametrize(
    ("totals", "share", "left"),
    [((5, -9, -8), 4, 0), ((5, -9, -9), 4, 1), ((-1, 0, -1), 0, 2), ((4, 4, 2), -4, 2), ((0, 0, 0), 0, 0)],
)
def test_a_kitty_is_shared_out_or_made_up_equally(totals: tuple[int, ...], share: int, left: int) -> None:
    rules = patch(CHIPS, {"scoring.kitty": "every_bid"})
    assert settlement(rules, [lost(totals, 0)], [0]) == (share,) * 3
    assert kitty_left(rules, totals) == left
    stays = patch(rules, {"scoring.kitty_end": "stays"})
    assert settlement(stays, [lost(totals, 0)], [0]) == (0, 0, 0)
    assert kitty_left(stays, totals) == kitty_of(totals)


def test_games_settled_in_chips_have_no_other_stakes() -> None:
    assert settlement(patch(CHIPS, {"stakes.unit": "cents"}), [lost((6, -3, -3), 1)], [0]) == (0, 0, 0)


def test_rules_without_stakes_are_written_as_before_and_read_again() -> None:
    assert "stakes" not in to_json(TEAMS)
    assert from_json(to_json(TEAMS)) == TEAMS
    settled = patch(TEAMS, {"stakes.unit": "stars", "stakes.bid_lost": 2})
    assert to_json(settled)["stakes"] == {"unit": "stars", "bid_lost": 2}
    assert from_json(to_json(settled)) == settled
