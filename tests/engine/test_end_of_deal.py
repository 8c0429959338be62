"""Who wins after a deal when several could, what raises the target, and what counts as a failed contract."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.events import DealScored, MatchWon, TargetRaised
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.end_of_deal import close_deal, completed
from pinochle_qt.engine.state import RAISING_UNTIL_ONE, Call, Contract
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import close_with_melds, finished, meld, standing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState, Outcome

HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
A3 = PRESETS["three_handed_auction"]
CUT = PRESETS["cutthroat_three_handed"]
PA4 = PRESETS["partnership_four_handed"]
SUM = PRESETS["summed_bid_partnership"]
F5 = PRESETS["five_handed_called_partner"]
SLIDING: Mapping[str, Any] = {"match.bid_and_out": True, "match.slide_out": 3}


# ---- several at or above the target (catalogue, item 27) -------------------------------------------------------------


@pytest.mark.parametrize("both_over", ["play_another", "bidder_wins_else_play_another"])
@pytest.mark.parametrize(
    ("next_melds", "winners"), [((20, 30, 10), (1,)), ((70, 40, 10), ()), ((0, 0, 600), (2,))], ids=str
)
def test_two_players_over_the_target_play_on_until_one_is_ahead(
    both_over: str, next_melds: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    rules = patch(A3, {"match.both_over": both_over})
    first = close_with_melds(rules, (910, 940, 500), (100, 100, 20), declarer=2)
    assert (first.totals, first.winners, first.target) == ((1010, 1040, 520), (), 1000)
    assert first.both_over_before
    facts = {"both_over_before": first.both_over_before, "target": first.target}
    assert close_with_melds(rules, first.totals, next_melds, declarer=2, **facts).winners == winners


def test_a_bidder_over_the_target_wins_at_once_if_others_would_play_on() -> None:
    rules = patch(A3, {"match.both_over": "bidder_wins_else_play_another"})
    after = close_with_melds(rules, (910, 940, 500), (100, 100, 20))
    assert (after.winners, after.target) == ((0,), 1000)


@pytest.mark.parametrize(
    ("before", "melds", "both"),
    [
        ((900, 0, 0), (100, 0, 0), False),
        ((900, 940, 0), (100, 60, 0), True),
        ((900, 940, 0), (100, 50, 0), False),
        ((900, 940, 960), (100, 60, 40), True),
        ((1200, 1100, 0), (10, 10, 0), True),
        ((0, 0, 0), (20, 20, 20), False),
    ],
)
def test_two_are_over_if_they_are_at_or_above_the_target(
    before: tuple[int, ...], melds: tuple[int, ...], *, both: bool
) -> None:
    assert close_with_melds(A3, before, melds).both_over_before is both


def test_a_match_remembers_that_two_were_over_and_a_passed_out_deal_changes_nothing() -> None:
    assert close_with_melds(A3, (0, 0, 0), (20, 20, 20), both_over_before=True).both_over_before
    passed_out = finished(A3, outcome="passed_out")
    assert not close_deal(A3, standing(A3, (1010, 1020, 0)), passed_out)[0].both_over_before


@pytest.mark.parametrize(
    ("before", "melds", "winners"),
    [
        ((0, 0, 950, 950, 950), (0, 0, 50, 0, 0), (2, 3, 4)),
        ((0, 0, 950, 950, 0), (0, 0, 50, 0, 0), (2, 3)),
        ((950, 950, 0, 0, 0), (50, 0, 0, 0, 0), (0, 1)),
        ((950, 0, 0, 0, 950), (50, 0, 50, 0, 0), (0,)),
        ((950, 940, 0, 0, 970), (50, 0, 50, 0, 0), (0,)),
    ],
)
def test_partners_share_a_win(before: tuple[int, ...], melds: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert close_with_melds(F5, before, melds, deal={"partner": 1}).winners == winners


@pytest.mark.parametrize("before", [(950, 0, 0, 0, 950), (950, 950, 0, 0, 950)])
def test_opponents_with_equal_scores_do_not_share_a_win(before: tuple[int, ...]) -> None:
    rules = patch(F5, {"match.both_over": "highest_then_play_another"})
    assert close_with_melds(rules, before, (50, 0, 50, 0, 0), deal={"partner": 1}).winners == ()


@pytest.mark.parametrize(
    ("totals", "target", "winners"),
    [
        ((1130, 1000), 1250, ()),
        ((1300, 1240), 1250, (0,)),
        ((1240, 1300), 1250, (1,)),
        ((1300, 1270), 1500, ()),
        ((1300, 1300), 1500, ()),
        ((1250, 1250), 1500, ()),
        ((1250, 1000), 1250, (0,)),
        ((9000, 2000), 2250, (0,)),
        ((1000, 990), 1000, (0,)),
    ],
)
def test_the_target_goes_up_until_at_most_one_has_reached_it(
    totals: tuple[int, int], target: int, winners: tuple[int, ...]
) -> None:
    """Record, item 20."""
    rules = patch(HAY, {"match.both_over": "raise_target"})
    deal = finished(rules, tricks=[(0, 100), (1, 150 - rules.scoring.last_trick)])
    after, events = close_deal(rules, standing(rules, (totals[0] - 100, totals[1] - 150)), deal)
    assert after.totals == totals
    assert (after.target, after.winners) == (after.results[-1].target, after.winners) == (target, winners)
    raised = [TargetRaised(target)] if target != 1000 else []
    won = [MatchWon(winners)] if winners else []
    assert [event.event for event in events] == [DealScored(after.results[-1]), *raised, *won]


@pytest.mark.parametrize("both_over", ["raise_target", "bidder_wins_else_raise"])
def test_one_of_three_left_at_the_raised_target_wins(both_over: str) -> None:
    rules = patch(A3, {"match.both_over": both_over, "match.target_raise": 50})
    after = close_with_melds(rules, (100, 910, 1080), (20, 100, 100), declarer=0)
    assert (after.totals, after.target, after.winners) == ((120, 1010, 1180), 1050, (2,))
    after = close_with_melds(rules, (100, 1060, 1080), (20, 100, 100), declarer=0)
    assert (after.target, after.winners) == (1200, ())


def test_a_tie_raises_the_target_above_it() -> None:
    deal = finished(HAY, tricks=[(0, 125), (1, 125 - HAY.scoring.last_trick)])
    after, _ = close_deal(HAY, standing(HAY, (1200, 1200)), deal)
    assert (after.totals, after.target, after.winners) == ((1325, 1325), 1500, ())


def test_in_games_of_older_records_the_target_goes_up_once_a_deal() -> None:
    rules = patch(A3, {"match.both_over": "raise_target"})
    after = close_with_melds(rules, (1200, 1500, 500), (100, 100, 20), declarer=2, reading=RAISING_UNTIL_ONE - 1)
    assert (after.totals, after.target, after.winners) == ((1300, 1600, 520), 1250, ())


# ---- bidding out and sliding out (catalogue, item 71) ----------------------------------------------------------------


@pytest.mark.parametrize(("before", "winners"), [(890, ()), (900, (0,)), (910, (0,))])
def test_a_contract_made_at_the_target_bids_out(before: int, winners: tuple[int, ...]) -> None:
    assert close_with_melds(CUT, (before, 0, 0), (100, 0, 0)).winners == winners


def test_a_contract_that_failed_bids_nobody_out() -> None:
    after = close_with_melds(CUT, (1500, 0, 0), (100, 0, 0), bid=300)
    assert (after.totals[0], after.winners) == (1200, ())


@pytest.mark.parametrize(("by", "winners"), [(0, ()), (1, (0,)), (2, (0,))])
def test_a_defenders_renege_makes_the_contract_and_the_bidders_does_not(by: int, winners: tuple[int, ...]) -> None:
    rules = patch(CUT, {"penalties.renege": "detected_penalised"})
    deal = finished(rules, contract=Contract(0, 300), outcome="renege", by=by)
    assert close_deal(rules, standing(rules, (1700, 1700, 0)), deal)[0].winners == winners


def slid(rules: Rules, before: tuple[int, ...] = (), *, slides: tuple[int, ...] = (), **facts: Any) -> MatchState:
    """Close a deal without melds; everybody is far above the target unless `before` says otherwise."""
    count = len(before) or (2 if rules.table.teams == "partners_opposite" else rules.table.players)
    match = standing(rules, before or (5000,) * count, slides=slides or (0,) * count)
    return close_deal(rules, match, finished(rules, **facts))[0]


ONE_EACH = [(0, 100), (1, 100), (2, 20), (3, 20)]


@pytest.mark.parametrize(
    ("bids", "slides"),
    [((100, 250), (1, 0)), ((250, 100), (0, 1)), ((250, 250), (1, 1)), ((250, 0), (0, 1)), ((100, 100), (0, 0))],
)
def test_every_side_that_fails_its_sum_lets_the_others_slide(bids: tuple[int, int], slides: tuple[int, int]) -> None:
    calls = (Call(0, bids[0]), Call(1, bids[1]), Call(2, 0), Call(3, 0))
    contract = Contract(0, bids[0], side_bids=bids)
    after = slid(patch(SUM, SLIDING), contract=contract, calls=calls, tricks=ONE_EACH)
    assert after.slides == slides
    assert after.results[-1].bid == bids


@pytest.mark.parametrize("penalty", ["null_contract", "null_contract_and_lose_bid"])
def test_a_void_sum_lets_nobody_slide(penalty: str) -> None:
    """Record, item 54: it is no contract, and cannot fail."""
    rules = patch(SUM, {**SLIDING, "auction.min_meld": 200, "auction.misbid_penalty": penalty})
    facts: dict[str, Any] = {
        "contract": Contract(0, 250, side_bids=(250, 0)),
        "calls": (Call(0, 250), Call(1, 0), Call(2, 0), Call(3, 0)),
        "tricks": ONE_EACH,
    }
    assert slid(rules, melds=[[meld(100)], [], [], []], **facts).slides == (0, 0)
    assert slid(rules, melds=[[meld(200)], [], [], []], **{**facts, "tricks": [(1, 240)]}).slides == (0, 1)


@pytest.mark.parametrize(
    ("moon", "tricks", "slides"),
    [
        (1, ONE_EACH, (1, 0)),
        (0, ONE_EACH, (0, 1)),
        (2, ONE_EACH, (0, 1)),
        (1, [(1, 200), (3, 40)], (0, 0)),
        (0, [(0, 200), (2, 40)], (0, 0)),
    ],
)
def test_a_failed_moon_is_the_failed_contract_of_its_shooter(
    moon: int, tricks: list[tuple[int, int]], slides: tuple[int, int]
) -> None:
    rules = patch(PA4, {**SLIDING, "match.shoot_the_moon": "1000"})
    assert slid(rules, contract=Contract(0, 250), moon=moon, tricks=tricks).slides == slides


def test_a_result_says_who_caused_it() -> None:
    rules = patch(PA4, {**SLIDING, "match.shoot_the_moon": "1000"})
    contract = Contract(0, 250)
    assert slid(rules, contract=contract, moon=3, tricks=ONE_EACH).results[-1].by == 3
    assert slid(rules, contract=contract, outcome="game_meld", by=2).results[-1].by == 2
    assert slid(rules, contract=contract, outcome="renege", by=1).results[-1].by is None
    assert slid(rules, contract=contract, tricks=ONE_EACH).results[-1].by is None


@pytest.mark.parametrize(("moon", "slides"), [(0, (0, 0, 1, 1, 1)), (1, (0, 0, 1, 1, 1)), (3, (1, 1, 0, 0, 0))])
def test_a_moon_is_shot_for_the_called_party_or_against_all_others(moon: int, slides: tuple[int, ...]) -> None:
    rules = patch(F5, {**SLIDING, "match.shoot_the_moon": "1000"})
    tricks = [(seat, 50) for seat in range(5)]
    assert slid(rules, contract=Contract(0, 250), partner=1, moon=moon, tricks=tricks).slides == slides


@pytest.mark.parametrize(("by", "slides"), [(0, (0, 1)), (2, (0, 1)), (1, (0, 0))])
def test_only_a_renege_of_the_bidding_side_fails_its_contract(by: int, slides: tuple[int, int]) -> None:
    rules = patch(PA4, {**SLIDING, "penalties.renege": "detected_penalised"})
    assert slid(rules, contract=Contract(0, 250), outcome="renege", by=by).slides == slides


@pytest.mark.parametrize("outcome", ["thrown_in", "not_on_board", "played"])
def test_a_contract_lost_in_any_way_lets_the_others_slide(outcome: Outcome) -> None:
    rules = patch(PA4, SLIDING)
    assert slid(rules, contract=Contract(0, 250), outcome=outcome, by=0, tricks=ONE_EACH).slides == (0, 1)
    assert slid(rules, contract=Contract(0, 100), tricks=ONE_EACH).slides == (0, 0)


@pytest.mark.parametrize(("before", "won", "slides"), [(990, 20, 0), (1000, 20, 1), (990, 10, 0), (1000, 0, 1)])
def test_failures_count_from_the_deal_after_the_target_was_reached(before: int, won: int, slides: int) -> None:
    rules = patch(PA4, SLIDING)
    after = slid(rules, (before, 0), contract=Contract(1, 250), tricks=[(1, 0), (0, won - rules.scoring.last_trick)])
    assert (after.totals[0], after.slides[0]) == (before + won, slides)


def test_equal_scores_after_enough_slides_play_on_until_one_is_ahead() -> None:
    rules = patch(CUT, SLIDING)
    tied = slid(rules, (1010, 1010, 0), slides=(2, 2, 0), contract=Contract(2, 300), tricks=[(2, 240)])
    assert (tied.slides, tied.winners) == ((3, 3, 0), ())
    ahead = finished(rules, contract=Contract(2, 300), tricks=[(0, 50), (2, 190)])
    after, _ = close_deal(rules, tied, ahead)
    assert (after.slides, after.winners) == ((4, 4, 0), (0,))


# ---- claims to be out ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "totals", "winners"),
    [(0, (300, 500, 400), (1,)), (2, (500, 400, 600), (0,)), (1, (500, 300, 500), (0, 2)), (1, (0, 1010, 1200), (1,))],
)
def test_after_a_wrong_claim_the_best_of_the_others_wins(
    by: int, totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    rules = patch(PRESETS["hayes_multi_same_deck"], {"match.declare_out": True})
    after, events = close_deal(rules, standing(rules, totals), finished(rules, outcome="declared_out", by=by))
    assert (after.totals, after.winners, after.target) == (totals, winners, 1000)
    assert [type(event.event) for event in events] == [DealScored, MatchWon]


# ---- events at the end -----------------------------------------------------------------------------------------------


def test_a_raised_target_and_a_won_match_are_announced() -> None:
    for first, raised in ((140, (TargetRaised(1250),)), (150, ())):
        deal = finished(HAY, tricks=[(1, 250 - first), (0, first - 10)])
        after, events = close_deal(HAY, standing(HAY, (880, 910)), deal)
        result = after.results[-1]
        won = () if raised else (MatchWon((0,)),)
        assert tuple(phase_event.event for phase_event in events) == (DealScored(result), *raised, *won)
        assert after.target == result.target == (1250 if raised else 1000)


@pytest.mark.parametrize(
    ("rules", "facts"),
    [
        (patch(PA4, {"match.pinochling": True}), {"contract": Contract(0, 250), "tricks": [(1, 120), (3, 120)]}),
        (PRESETS["racehorse_six_handed"], {"contract": Contract(0, 500), "outcome": "game_meld", "by": 1}),
        (patch(B48, {"match.mode": "single_deal"}), {"tricks": [(0, 90), (1, 140)]}),
        (A3, {"contract": Contract(1, 10), "tricks": [(0, 100), (1, 130)]}),
        (PA4, {"contract": Contract(1, 10), "tricks": [(0, 100), (1, 130)]}),
    ],
)
def test_a_deal_that_decides_the_match_does_not_raise_the_target(rules: Rules, facts: Any) -> None:
    target = rules.match.target
    before = (target, target, 0)[: side_count(rules)]
    after, _ = close_deal(rules, standing(rules, before), finished(rules, **facts))
    assert (after.winners, after.target) == ((1,), target)


@pytest.mark.parametrize("outcome", ["passed_out", "misdeal"])
def test_an_unplayed_deal_neither_decides_nor_raises_the_target(outcome: Outcome) -> None:
    rules = patch(A3, {"match.both_over": "raise_target"})
    after, events = close_deal(rules, standing(rules, (1010, 1020, 0)), finished(rules, outcome=outcome, by=1))
    assert (after.winners, after.target) == ((), 1000)
    assert [phase_event.event for phase_event in events] == [DealScored(after.results[-1])]
    assert after.results[-1].declarer is None


@pytest.mark.parametrize(
    ("all_pass", "outcome", "dealer", "redeals"),
    [
        ("redeal_same_dealer", "passed_out", 3, 0),
        ("redeal_same_dealer", "played", 0, 0),
        ("redeal_same_dealer", "misdeal", 3, 2),
        ("redeal_next_dealer", "passed_out", 0, 0),
        ("redeal_next_dealer", "played", 0, 0),
        ("redeal_next_dealer", "misdeal", 3, 2),
    ],
)
def test_the_next_dealer_follows_from_how_the_deal_ended(
    all_pass: str, outcome: Outcome, dealer: int, redeals: int
) -> None:
    rules = patch(PA4, {"auction.all_pass": all_pass})
    contract = Contract(0, 150) if outcome == "played" else None
    deal = finished(rules, contract=contract, outcome=outcome, tricks=ONE_EACH, dealer=3)
    after, _ = close_deal(rules, standing(rules, (0, 0), redeals=1), deal)
    assert (after.next_dealer, after.redeals) == (dealer, redeals)


@pytest.mark.parametrize(
    ("outcome", "is_set", "failed", "made"),
    [
        ("misdeal", False, False, False),
        ("made", False, False, True),
        ("set", True, True, False),
        ("conceded", False, True, False),
        ("thrown_in", False, True, False),
        ("not_on_board", False, True, False),
        ("moon_made", False, False, False),
        ("moon_failed", False, False, False),
        ("game_meld", False, False, False),
        ("swept", False, False, True),
        ("swept", True, True, False),
        ("renege", False, False, False),
        ("passed_out", False, False, False),
        ("played", False, False, False),
    ],
)
def test_a_contract_is_made_or_lost_or_neither(outcome: Outcome, *, is_set: bool, failed: bool, made: bool) -> None:
    result = close_with_melds(PA4, (0, 0), (20, 0, 0, 0)).results[-1]
    assert (result.outcome, result.bid) == ("made", 10)
    changed = replace(result, outcome=outcome, is_set=is_set)
    assert (changed.is_failed, changed.is_made) == (failed, made)
    assert changed.is_redealt is (outcome in {"passed_out", "misdeal"})


@pytest.mark.parametrize(("outcome", "bid"), [("swept", (20, 0)), ("swept", None), ("played", (20, 0))])
def test_there_is_no_single_contract_if_every_side_or_none_has_one(outcome: Outcome, bid: Any) -> None:
    result = close_with_melds(PA4, (0, 0), (20, 0, 0, 0)).results[-1]
    assert not replace(result, outcome=outcome, bid=bid).is_made


@pytest.mark.parametrize("base", [PA4, A3, F5])
@pytest.mark.parametrize(("sweeper", "partner"), [(0, None), (1, None), (2, 2)])
def test_the_result_line_says_whether_a_swept_contract_was_made(base: Rules, sweeper: int, partner: int | None) -> None:
    partner = partner if base is F5 else None
    for multiplier, loses_meld, loses_tricks, bidder_scores, least in product(
        (1, 2), (True, False), (True, False), ("bid_only", "all"), (0, 200)
    ):
        options: dict[str, Any] = {
            "match.pinochling": True,
            "scoring.set_multiplier": multiplier,
            "scoring.set_loses_meld": loses_meld,
            "scoring.set_loses_tricks": loses_tricks,
            "scoring.min_trick_points": least,
        }
        options |= {} if bidder_scores == "all" else {"scoring.bidder_scores": bidder_scores}
        rules = patch(base, options)
        for bid, points in product((100, 150, 250, 400), (0, 150, 500)):
            melds = [[meld(points)] if points else [], *[[]] * (rules.table.players - 1)]
            tricks = [(sweeper, 100), (sweeper, 140)]
            deal = finished(rules, contract=Contract(0, bid), melds=melds, tricks=tricks, partner=partner)
            after, _ = close_deal(rules, standing(rules, (0,) * side_count(rules)), deal)
            result = after.results[-1]
            assert result.outcome == "swept"
            line = replace(result, is_set=False, seated=(), partner=None)
            read = completed(rules, line, result.seated, partner, frozenset())
            assert (read.is_set, read.seated, read.partner) == (result.is_set, result.seated, result.partner)


@pytest.mark.parametrize("by", ["side", "bidder"])
@pytest.mark.parametrize("penalty", ["null_contract", "null_contract_and_lose_bid"])
def test_the_result_line_says_which_sums_were_made_or_void(by: str, penalty: str) -> None:
    made = void = 0
    for least_meld, least, points, bids in product((0, 20, 100), (0, 120), (0, 20, 150), ((100, 0), (250, 100))):
        options = {"auction.min_meld": least_meld, "auction.min_meld_by": by, "auction.misbid_penalty": penalty}
        rules = patch(SUM, {**options, "scoring.min_trick_points": least})
        calls = (Call(0, bids[0]), Call(1, 0), Call(2, 0), Call(3, bids[1]))
        deal = finished(
            rules,
            contract=Contract(0, bids[0], side_bids=bids),
            calls=calls,
            melds=[[meld(points)] if points else [], [], [], []],
            tricks=ONE_EACH,
        )
        after, _ = close_deal(rules, standing(rules, (0, 0)), deal)
        result = after.results[-1]
        line = replace(result, seated=(), made_sums=(), void_sums=())
        read = completed(rules, line, result.seated, None, {call.seat for call in calls if call.amount})
        assert (read.made_sums, read.void_sums) == (result.made_sums, result.void_sums)
        made, void = made + len(read.made_sums), void + len(read.void_sums)
    assert made
    assert void
