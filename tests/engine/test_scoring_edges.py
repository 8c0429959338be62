"""What a deal scores where one point, one seat or one rule makes the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.melds.incremental import MeldTable, ShownMeld
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.deal_score import round_tricks, score_deal, seat_at_target
from pinochle_qt.engine.state import Call, Contract, Ending
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import finished, meld

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.scoring.deal_score import Score
    from pinochle_qt.engine.state import DealState, Outcome

TEAMS = PRESETS["single_deck_partnership"]
ALONE = PRESETS["three_handed_auction"]
STOCK = PRESETS["simplified_two_handed_150"]
SUMMED = PRESETS["summed_bid_partnership"]
CALLED = PRESETS["five_handed_called_partner"]
NEEDS_200 = {"scoring.defenders_min_meld": 200}


def scored(rules: Rules, deal: DealState) -> Score:
    return score_deal(rules, facts_of(rules, deal))


# ---- who has reached the target ------------------------------------------------------------------------------------


def under_way(carried: tuple[int, int], melds: Sequence[int], tricks: Sequence[tuple[int, int]]) -> DealState:
    tables = tuple(MeldTable(shown=(ShownMeld(meld(points), 0),) if points else ()) for points in melds)
    return finished(STOCK, carried=carried, tables=tables, tricks=tricks, target=500, ending=None)


@pytest.mark.parametrize(
    ("carried", "melds", "tricks", "reached"),
    [
        ((300, 0), (160, 0), [(0, 40)], 0),
        ((300, 0), (160, 0), [(0, 30)], None),
        ((300, 0), (160, 0), [(0, 50)], 0),
        ((0, 460), (600, 40), [], 0),
        ((0, 460), (40, 40), [], 1),
        ((480, 470), (0, 20), [(0, 10), (1, 10)], 1),
    ],
)
def test_the_target_is_reached_with_the_old_score_melds_and_tricks(
    carried: tuple[int, int], melds: tuple[int, int], tricks: list[tuple[int, int]], reached: int | None
) -> None:
    assert seat_at_target(STOCK, under_way(carried, melds, tricks)) == reached


def test_a_deal_that_ended_early_takes_nobody_to_the_target() -> None:
    rich = under_way((500, 500), (0, 0), [])
    assert seat_at_target(STOCK, replace(rich, ending=Ending("declared_out", 0))) is None
    assert seat_at_target(STOCK, replace(rich, ending=Ending("played"))) == 0
    assert seat_at_target(STOCK, rich) == 0


def test_a_player_who_declares_out_scores_meld_and_tricks_and_the_other_nothing() -> None:
    tables = (MeldTable(), MeldTable(shown=(ShownMeld(meld(100), 0), ShownMeld(meld(40), 1))))
    closed = scored(STOCK, finished(STOCK, tables=tables, tricks=[(0, 90), (1, 70)], outcome="declared_out", by=1))
    assert closed == scored(STOCK, finished(STOCK, tables=tables, tricks=[(1, 70)], outcome="declared_out", by=1))
    assert (closed.meld, closed.tricks, closed.score) == ((0, 140), (0, 70), (0, 210))
    assert closed.claimed_out


# ---- meld that has to be enough, or saved --------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "counts"), [(190, 0), (200, 200)])
def test_the_defenders_meld_counts_from_the_required_minimum(points: int, counts: int) -> None:
    rules = patch(TEAMS, NEEDS_200)
    melds = [[meld(100)], [meld(points)], [], []]
    played = finished(rules, contract=Contract(0, 250), melds=melds, tricks=[(1, 100), (0, 140)])
    assert scored(rules, played).score == (100 + 150, 100 + counts)
    unplayed: tuple[Outcome, ...] = ("thrown_in", "renege")
    for outcome in unplayed:
        ended = finished(rules, contract=Contract(0, 250), melds=melds, outcome=outcome, by=0)
        assert scored(rules, ended).score[1] == counts
    moon = finished(rules, contract=Contract(0, 250), melds=melds, tricks=[(0, 140), (1, 100)], moon=0)
    assert scored(rules, moon).score[1] == 100 + 10 + counts


def test_the_minimum_meld_applies_only_to_defenders() -> None:
    rules = patch(PRESETS["two_handed_draft"], {"auction.style": "none", **NEEDS_200})
    nobody_bid = finished(rules, melds=[[meld(100)], [meld(40)]], tricks=[(0, 60), (1, 60)])
    assert scored(rules, nobody_bid).score == (160, 40 + 70)
    summed = patch(SUMMED, NEEDS_200)
    bids = (300, 0, 0, 0)
    deal = finished(
        summed,
        contract=Contract(0, 300, side_bids=(300, 0)),
        calls=tuple(Call(seat, bid) for seat, bid in enumerate(bids)),
        melds=[[meld(160)], [meld(190)], [], []],
        tricks=[(1, 90), (0, 150)],
    )
    assert scored(summed, deal).score == (160 + 160, 90)


def test_a_lone_bidder_must_save_his_meld_and_one_with_a_partner_need_not() -> None:
    keeps = {"scoring.set_loses_meld": False}
    for rules, kept in ((patch(TEAMS, keeps), 100), (patch(ALONE, keeps), 0)):
        melds = [[meld(100)] if not seat else [] for seat in range(rules.table.players)]
        deal = finished(rules, contract=Contract(0, 250), melds=melds, tricks=[(1, 120), (1, 120)])
        assert scored(rules, deal).score[0] == -250 + kept


@pytest.mark.parametrize(("won", "kept"), [(190, 0), (200, 100), (210, 100)])
def test_meld_is_kept_only_with_the_required_points_in_tricks(won: int, kept: int) -> None:
    rules = patch(TEAMS, {"scoring.save_meld": "min_points", "scoring.save_min_points": 200})
    melds = [[meld(90)], [meld(100)], [], []]
    deal = finished(rules, contract=Contract(0, 100), melds=melds, tricks=[(1, won), (0, 240 - won)])
    assert scored(rules, deal).score[1] == won + kept


# ---- bids that are added up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "melds", "is_made"),
    [
        ("side", (140, 60), True),
        ("side", (140, 50), False),
        ("bidder", (200, 200), True),
        ("bidder", (200, 190), False),
        ("bidder", (200, 210), True),
    ],
)
def test_the_side_or_each_bidder_needs_the_meld_for_a_contract(by: str, melds: tuple[int, int], is_made: bool) -> None:
    rules = patch(SUMMED, {"auction.min_meld": 200, "auction.min_meld_by": by})
    deal = finished(
        rules,
        contract=Contract(0, 200, side_bids=(200, 0)),
        calls=tuple(Call(seat, bid) for seat, bid in enumerate((100, 0, 100, 0))),
        melds=[[meld(melds[0])], [], [meld(melds[1])], []],
        tricks=[(1, 60), (0, 180)],
    )
    assert scored(rules, deal).made_sums == ((0,) if is_made else ())


def test_a_partner_who_did_not_bid_needs_no_meld_for_the_contract() -> None:
    rules = patch(SUMMED, {"auction.min_meld": 200, "auction.min_meld_by": "bidder"})
    deal = finished(
        rules,
        contract=Contract(0, 200, side_bids=(200, 0)),
        calls=tuple(Call(seat, bid) for seat, bid in enumerate((200, 0, 0, 0))),
        melds=[[meld(200)], [], [meld(20)], []],
        tricks=[(1, 60), (0, 180)],
    )
    closed = scored(rules, deal)
    assert closed.made_sums == (0,)
    assert closed.score == (200 + 20 + 190, 60)


# ---- who shares what -----------------------------------------------------------------------------------------------


def test_the_called_partner_and_the_others_share_everything_if_the_rules_say_so() -> None:
    rules = patch(CALLED, {"scoring.partner_share": "side_total_each"})
    melds = [[meld(40)], [meld(20)], [meld(60)], [], [meld(20)]]
    deal = finished(rules, contract=Contract(0, 200), partner=1, melds=melds, tricks=[(2, 90), (1, 150)])
    assert scored(rules, deal).score == (220, 220, 170, 170, 170)


def test_bidder_and_partner_share_meld_and_tricks_even_if_another_shoots_the_moon() -> None:
    rules = patch(
        CALLED, {"scoring.partner_share": "own_meld_plus_side_tricks", "match.shoot_the_moon": "1000_and_game"}
    )
    melds = [[meld(40)], [meld(20)], [meld(60)], [], [meld(20)]]
    deal = finished(rules, contract=Contract(0, 200), partner=1, melds=melds, tricks=[(1, 90), (2, 140)], moon=2)
    ours = 40 + 20 + 90
    assert scored(rules, deal).score == (ours, ours, -1000, -1000, -1000)


def test_one_partner_can_take_every_trick_for_both() -> None:
    rules = patch(TEAMS, {"match.pinochling": True})
    deal = finished(rules, contract=Contract(0, 200), tricks=[(2, 120), (2, 120)])
    closed = scored(rules, deal)
    assert (closed.outcome, closed.wins_match, closed.swept_by) == ("swept", (0,), (0, 2))
    other = finished(rules, contract=Contract(0, 200), tricks=[(2, 120), (1, 0), (2, 120)])
    assert scored(rules, other).outcome == "made"


# ---- what an offense costs, and what is not played -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("bidder", "defender", "by", "score"),
    [
        ("double_set", "lose_meld", 0, (-600, 40, 20)),
        ("single_set", "lose_meld", 0, (-300, 40, 20)),
        ("double_set", "lose_meld", 1, (400, 0, 20)),
        ("double_set", "lose_meld_and_single_set", 1, (400, -300, 20)),
    ],
)
def test_the_rules_set_the_penalty_for_an_offense(bidder: str, defender: str, by: int, score: tuple[int, ...]) -> None:
    rules = patch(
        ALONE,
        {"penalties.renege": "detected_penalised", "penalties.bidder": bidder, "penalties.defender": defender},
    )
    melds = [[meld(100)], [meld(40)], [meld(20)]]
    deal = finished(rules, contract=Contract(0, 300), melds=melds, outcome="renege", by=by)
    assert scored(rules, deal).score == score


@pytest.mark.parametrize("outcome", ["passed_out", "misdeal"])
def test_an_unplayed_deal_scores_nothing(outcome: Outcome) -> None:
    closed = scored(TEAMS, finished(TEAMS, melds=[[meld(100)], [], [], []], outcome=outcome))
    assert (closed.meld, closed.tricks, closed.score) == ((0,) * 4, (0, 0), (0, 0))


@pytest.mark.parametrize(("points", "rounded"), [(6, 0), (7, 10), (8, 10), (9, 10), (18, 20), (15, 10), (20, 20)])
def test_seven_and_above_are_rounded_up(points: int, rounded: int) -> None:
    assert round_tricks(points, "seven_up") == rounded
