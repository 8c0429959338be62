"""What a deal means for the match: targets, both sides over, bidding out and sliding out, by example ID."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.melds import Meld
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.state import Call, Contract, MatchState
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import close_with_melds, finished, meld, standing

if TYPE_CHECKING:
    from pinochle_qt.engine.state import Outcome

HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
SIM = PRESETS["simplified_two_handed_150"]
A3 = PRESETS["three_handed_auction"]
CUT = PRESETS["cutthroat_three_handed"]
PA4 = PRESETS["partnership_four_handed"]
SUM = PRESETS["summed_bid_partnership"]


def stock_deal(rules: Rules, match: MatchState, first: int, second: int) -> MatchState:
    """Close a two-handed deal without melds in which the seats take these points, including the bonus."""
    deal = finished(rules, tricks=[(1, second), (0, first - rules.scoring.last_trick)])
    return close_deal(rules, match, deal)[0]


@pytest.mark.parametrize(
    ("rules", "before", "points", "winners", "target"),
    [
        (HAY, (900, 850), (110, 140), (0,), 1000),
        (HAY, (880, 910), (140, 110), (), 1250),
        (SIM, (1400, 1360), (120, 130), (0,), 1500),
        (SIM, (1380, 1370), (120, 130), (), 1500),
        (B48, (900, 880), (120, 130), (), 1250),
        (B48, (900, 800), (120, 130), (0,), 1000),
    ],
    ids=["E1", "E3", "E19", "E19 tie", "Bicycle both over", "Bicycle one over"],
)
def test_two_handed_matches(
    rules: Rules, before: tuple[int, int], points: tuple[int, int], winners: tuple[int, ...], target: int
) -> None:
    after = stock_deal(rules, standing(rules, before), *points)
    assert after.winners == winners
    assert after.target == target


def test_e7_declaring_out_wins_although_the_other_has_more() -> None:
    deal = finished(B48, tricks=[(0, 117), (1, 60)], outcome="declared_out", by=0, carried=(880, 1100))
    after, _ = close_deal(B48, standing(B48, (880, 1100)), deal)
    assert after.totals == (1000, 1100)
    assert after.winners == (0,)


def test_a_wrong_claim_to_be_out_loses() -> None:
    deal = finished(B48, tricks=[(0, 106)], outcome="declared_out", by=0)
    after, _ = close_deal(B48, standing(B48, (880, 300)), deal)
    assert after.winners == (1,)
    assert after.results[-1].declarer == 0


def test_e9_the_bidder_wins_before_a_higher_score() -> None:
    assert close_with_melds(A3, (910, 940, 500), (100, 100, 20), 0).winners == (0,)


def test_e10_two_non_bidders_over_the_target_raise_it() -> None:
    after = close_with_melds(A3, (600, 910, 940), (100, 100, 100), 0)
    assert after.winners == ()
    assert after.target == 1250


def test_e11_a_raised_target_stays_when_scores_fall() -> None:
    rules = patch(A3, {"match.both_over": "raise_target"})
    raised = close_with_melds(rules, (910, 940, 500), (100, 100, 20), 0)
    assert raised.target == 1250
    deal = finished(
        rules, contract=Contract(0, 210), melds=[[], [meld(160)], []], tricks=[(1, 0), (2, -10)], outcome="played"
    )
    after, _ = close_deal(rules, raised, deal)
    assert after.totals[:2] == (800, 1200)
    assert after.target == 1250
    assert after.winners == ()


def test_e13_bid_and_out_beats_a_higher_score() -> None:
    after = close_with_melds(CUT, (1060, 900, 0), (60, 105, 20), 1)
    assert after.totals[:2] == (1120, 1005)
    assert after.winners == (1,)


def test_bid_and_out_needs_the_contract() -> None:
    assert close_with_melds(CUT, (990, 300, 0), (60, 105, 20), 1).winners == ()


@pytest.mark.parametrize(("first_meld", "winners"), [(160, ()), (200, (0,))], ids=["not enough meld", "made"])
def test_only_a_sum_that_was_made_bids_out(first_meld: int, winners: tuple[int, ...]) -> None:
    rules = patch(SUM, {"auction.min_meld": 200, "match.bid_and_out": True})
    deal = finished(
        rules,
        contract=Contract(0, 250, side_bids=(250, 0)),
        calls=(Call(0, 250), Call(1, 0), Call(2, 0), Call(3, 0)),
        melds=[[meld(first_meld)], [], [], []],
        tricks=[(1, 110), (0, 140 - rules.scoring.last_trick)],
    )
    after, _ = close_deal(rules, standing(rules, (rules.match.target, 0)), deal)
    assert after.totals[0] == rules.match.target + first_meld + 140
    assert after.winners == winners


def test_e14_the_bidding_side_counts_first() -> None:
    deal = finished(PA4, contract=Contract(0, 150), melds=[[meld(70)], [meld(90)], [], []], tricks=[(1, 110), (0, 130)])
    after, _ = close_deal(PA4, standing(PA4, (800, 900)), deal)
    assert after.totals == (1010, 1100)
    assert after.winners == (0,)


def test_e16_slides_count_only_from_where_the_side_stands_at_the_target() -> None:
    rules = patch(PA4, {"match.bid_and_out": True, "match.slide_out": 3, "match.target": 1000})

    def fail(match: MatchState, gain: int) -> MatchState:
        deal = finished(
            rules, contract=Contract(1, 500), melds=[[meld(gain)] if gain else [], [], [], []], tricks=[(0, -10)]
        )
        return close_deal(rules, match, deal)[0]

    match = standing(rules, (1020, 0))
    match = fail(fail(match, 0), 0)
    assert match.slides == (2, 0)
    assert match.winners == ()
    lost = finished(rules, contract=Contract(0, 80), tricks=[(1, -10)])
    match, _ = close_deal(rules, match, lost)
    assert match.totals[0] == 940
    assert match.slides == (0, 0)
    match = fail(match, 100)
    assert match.totals[0] == 1040
    match = fail(match, 0)
    assert match.slides == (1, 0)
    assert match.winners == ()
    assert fail(fail(match, 0), 0).winners == (0,)


def test_e17_taking_all_tricks_wins_the_match_when_pinochling_is_on() -> None:
    rules = patch(PA4, {"match.pinochling": True})
    deal = finished(rules, contract=Contract(0, 250), tricks=[(1, 120), (3, 120)])
    after, _ = close_deal(rules, standing(rules, (400, -300)), deal)
    assert after.winners == (1,)
    assert after.results[-1].outcome == "swept"


def test_e18_a_thrown_in_hand_cannot_be_swept() -> None:
    rules = patch(PA4, {"match.pinochling": True})
    deal = finished(rules, contract=Contract(0, 250), outcome="thrown_in", by=0)
    assert close_deal(rules, standing(rules, (400, -300)), deal)[0].winners == ()


def test_a_passed_out_deal_changes_no_score_and_the_deal_moves_on() -> None:
    deal = finished(PA4, outcome="passed_out", dealer=3)
    after, _ = close_deal(PA4, standing(PA4, (1010, 300)), deal)
    assert after.totals == (1010, 300)
    assert after.winners == ()
    assert after.next_dealer == 0
    assert after.results[-1].trump is None


def test_a_misdeal_is_redealt_by_the_same_dealer() -> None:
    deal = finished(PA4, outcome="misdeal", by=1, dealer=3)
    after, _ = close_deal(PA4, standing(PA4, (0, 0)), deal)
    assert after.next_dealer == 3
    assert after.redeals == 1


CHK = PRESETS["check_pinochle"]


@pytest.mark.parametrize(
    ("outcome", "melds", "conceded_unseen", "before", "ledger"),
    [
        ("played", [], False, (0, 0, 0), (-4, 2, 2)),
        ("played", ["royal_marriage", "marriage C", "marriage D", "marriage S"], False, (0, 0, 0), (0, 0, 0)),
        ("conceded", [], False, (0, 0, 0), (-2, 1, 1)),
        ("conceded", [], True, (3, 0, -3), (3, 0, -3)),
    ],
    ids=["K2", "K3", "conceded", "K5"],
)
def test_checks_are_paid_after_each_deal(
    outcome: Outcome, melds: list[str], conceded_unseen: bool, before: tuple[int, ...], ledger: tuple[int, ...]
) -> None:
    shown = []
    for name in melds:
        kind, _, letter = name.partition(" ")
        cards = parse_cards(f"K{letter or 'H'} Q{letter or 'H'}")
        shown.append(Meld("royal_marriage" if kind == "royal_marriage" else "marriage", cards, 0))
    deal = finished(
        CHK,
        contract=Contract(0, 900),
        melds=[shown, [], []],
        tricks=[(0, 100), (1, 100), (2, 40)],
        outcome=outcome,
        by=0,
        conceded_unseen=conceded_unseen,
    )
    after, _ = close_deal(CHK, standing(CHK, (0, 0, 0), checks=before), deal)
    assert after.results[-1].checks == ledger


@pytest.mark.parametrize(
    ("bid", "sweeper", "ledger"), [(900, 1, (-4 - 5, 2 + 10, 2 - 5)), (100, 0, (10, -5, -5)), (900, 0, (6, -3, -3))]
)
def test_a_set_bidder_pays_even_if_one_player_takes_every_trick(
    bid: int, sweeper: int, ledger: tuple[int, ...]
) -> None:
    rules = patch(CHK, {"match.pinochling": True})
    deal = finished(rules, contract=Contract(0, bid), melds=[[], [], []], tricks=[(sweeper, 100), (sweeper, 140)])
    after, _ = close_deal(rules, standing(rules, (0, 0, 0), checks=(0, 0, 0)), deal)
    result = after.results[-1]
    assert (result.outcome, result.is_set, result.swept_by) == ("swept", bid == 900, (sweeper,))
    assert after.winners == (sweeper,)
    assert result.checks == ledger


def test_k7_the_winner_of_the_game_gets_the_bonus_from_everybody() -> None:
    deal = finished(CHK, contract=Contract(0, 10), melds=[[], [], []], tricks=[(0, 20), (2, 110)])
    after, _ = close_deal(CHK, standing(CHK, (0, 0, 950), checks=(0, 0, 0)), deal)
    assert after.winners == (2,)
    assert after.results[-1].checks == (-5, -5, 10)
