"""What a deal scores: the worked examples of the rules, by ID."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.deal_score import round_tricks, score_deal
from pinochle_qt.engine.state import Call, Contract
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import finished, meld

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.scoring.deal_score import Score
    from pinochle_qt.engine.state import DealState, Outcome

SDP = PRESETS["single_deck_partnership"]
PA4 = PRESETS["partnership_four_handed"]
A3 = PRESETS["three_handed_auction"]
DDT = PRESETS["double_deck_tournament"]
RH6 = PRESETS["racehorse_six_handed"]
SUM = PRESETS["summed_bid_partnership"]
DRF = PRESETS["two_handed_draft"]
CALLED = PRESETS["five_handed_called_partner"]


def scored(rules: Rules, deal: DealState) -> Score:
    """Score a deal by its facts."""
    return score_deal(rules, facts_of(rules, deal))


PARTNERSHIP = {
    # ID: rules, bid, declarers' meld, their tricks without the last-trick bonus, others' meld, others' tricks, score
    "S01": (SDP, 300, 120, 170, 60, 70, (300, 130)),
    "S02": (SDP, 300, 120, 160, 60, 80, (-300, 140)),
    "S07": (SDP, 250, 90, 240, 100, 0, (340, 0)),
    "S14": (DDT, 500, 220, 260, 300, 220, (500, 520)),
    "S18": (DDT, 500, 400, 290, 300, 190, (710, 190)),
    "S19": (DDT, 500, 400, 260, 180, 220, (680, 220)),
    "S20": (RH6, 500, 170, 300, 200, 420, (-500, 620)),
}


@pytest.mark.parametrize("example", PARTNERSHIP)
def test_contracts_played_out(example: str) -> None:
    rules, bid, ours, our_tricks, theirs, their_tricks, score = PARTNERSHIP[example]
    rest: list[list[Meld]] = [[]] * (rules.table.players - 2)
    deal = finished(
        rules,
        contract=Contract(0, bid),
        melds=[[meld(ours)], [meld(theirs)], *rest],
        tricks=[(1, their_tricks), (0, our_tricks)],
    )
    assert scored(rules, deal).score == score


@pytest.mark.parametrize(
    ("rules", "entries", "score"),
    [
        (SDP, [meld(20, "dix")], 20),
        (SDP, [meld(100), meld(10, "dix")], 0),
        (patch(SDP, {"scoring.dix_saves_itself": "always"}), [meld(100), meld(10, "dix")], 10),
    ],
    ids=["S08", "S09", "S09 always"],
)
def test_a_dix_saves_itself_if_the_rules_say_so(rules: Rules, entries: list[Meld], score: int) -> None:
    deal = finished(rules, contract=Contract(0, 250), melds=[[meld(90)], entries, [], []], tricks=[(0, 240)])
    assert scored(rules, deal).score == (340, score)


@pytest.mark.parametrize(("moon", "bidders"), [(None, 270), (0, -1000)], ids=["contract", "moon"])
def test_with_unsaved_meld_each_defender_of_a_called_partner_keeps_their_own_nines(
    moon: int | None, bidders: int
) -> None:
    rules = patch(
        CALLED,
        {
            "scoring.partner_share": "own_meld_plus_side_tricks",
            "scoring.dix_saves_itself": "always",
            "scoring.save_meld": "min_points",
            "scoring.save_min_points": 200,
            "match.shoot_the_moon": "1000",
        },
    )
    deal = finished(
        rules,
        contract=Contract(0, 250),
        partner=1,
        moon=moon,
        melds=[[meld(10, "dix")], [], [meld(20), meld(10, "dix")], [meld(20)], [meld(40), meld(20, "dix")]],
        tricks=[(0, 260), (4, 90)],
    )
    assert scored(rules, deal).score == (bidders, bidders, 10 + 100, 100, 20 + 100)


@pytest.mark.parametrize(("rules", "kept"), [(SDP, 0), (PA4, 100)], ids=["S10", "S11"])
def test_a_worthless_trick_saves_meld_only_if_any_trick_is_enough(rules: Rules, kept: int) -> None:
    deal = finished(
        rules, contract=Contract(0, 250), melds=[[meld(90)], [meld(100)], [], []], tricks=[(1, 0), (0, 240)]
    )
    assert scored(rules, deal).score == (340, kept)


@pytest.mark.parametrize(
    ("rules", "outcome", "bid", "ours", "theirs", "score"),
    [
        (SDP, "not_on_board", 400, 140, 60, (-400, 60)),
        (SDP, "thrown_in", 350, 110, 80, (-350, 80)),
        (DDT, "not_on_board", 500, 180, 300, (-500, 300)),
    ],
    ids=["S03", "S06", "S16"],
)
def test_hands_that_are_not_played(
    rules: Rules, outcome: Outcome, bid: int, ours: int, theirs: int, score: tuple[int, ...]
) -> None:
    deal = finished(
        rules, contract=Contract(0, bid), melds=[[meld(ours)], [meld(theirs)], [], []], outcome=outcome, by=0
    )
    closed = scored(rules, deal)
    assert closed.outcome == outcome
    assert closed.score == score
    assert closed.tricks == (0, 0)


def test_s13_three_handed_discards_count_and_unsaved_meld_is_lost() -> None:
    worth_ten = next(face for face in range(32) if face % 8 == 7)
    deal = finished(
        A3,
        contract=Contract(0, 330),
        melds=[[meld(150)], [meld(40)], [meld(20)]],
        tricks=[(2, 80), (0, 150)],
        buried=(worth_ten,),
    )
    closed = scored(A3, deal)
    assert closed.tricks == (170, 0, 80)
    assert closed.score == (-330, 0, 100)


@pytest.mark.parametrize(
    ("rules", "our_bids", "melds", "tricks", "score"),
    [
        (SUM, (100, 150, 120, 90), (100, 100), (140, 110), (-250, 210)),
        (patch(SUM, {"auction.min_meld": 200}), (100, 0, 150, 0), (160, 0), (140, 110), (300, 110)),
        (
            patch(SUM, {"auction.min_meld": 200, "auction.misbid_penalty": "null_contract_and_lose_bid"}),
            (100, 0, 150, 0),
            (160, 0),
            (140, 110),
            (50, 110),
        ),
    ],
    ids=["S22", "S23", "S23 penalty"],
)
def test_summed_bids(
    rules: Rules, our_bids: tuple[int, ...], melds: tuple[int, int], tricks: tuple[int, int], score: tuple[int, int]
) -> None:
    by_seat = our_bids if our_bids[1] == 0 else (our_bids[0], our_bids[2], our_bids[1], our_bids[3])
    sides = (by_seat[0] + by_seat[2], by_seat[1] + by_seat[3])
    deal = finished(
        rules,
        contract=Contract(2, sides[0], side_bids=sides),
        calls=tuple(Call(seat, bid) for seat, bid in enumerate(by_seat)),
        melds=[[meld(melds[0])], [meld(melds[1])], [], []],
        tricks=[(1, tricks[1]), (0, tricks[0] - rules.scoring.last_trick)],
    )
    closed = scored(rules, deal)
    assert closed.outcome == "played"
    assert closed.score == score
    assert closed.void_sums == ((0,) if rules.auction.min_meld else ())  # a side without bids has no void ones


@pytest.mark.parametrize(
    ("goes_to", "score"), [("own_pile", (250, 100)), ("all_to_non_bidder", (-250, 160))], ids=["own", "non-bidder"]
)
def test_s27_draft_discards(goes_to: str, score: tuple[int, int]) -> None:
    rules = patch(DRF, {"scoring.draft_discards_to": goes_to})
    ten = next(face for face in range(32) if face % 8 == 6)
    deal = finished(
        rules,
        contract=Contract(0, 250),
        melds=[[meld(100)], []],
        tricks=[(0, 90), (1, 50)],
        discards=(((ten, True),) * 6, ((ten, False),) * 4),
    )
    assert scored(rules, deal).score == score


@pytest.mark.parametrize(("save", "score"), [("none", (230, 100)), ("one_trick", (230, 60)), ("min_points", (130, 60))])
def test_without_bids_both_players_save_their_melds_in_the_same_way(save: str, score: tuple[int, int]) -> None:
    rules = patch(DRF, {"auction.style": "none", "scoring.save_meld": save, "scoring.save_min_points": 200})
    ten = next(face for face in range(32) if face % 8 == 6)
    deal = finished(
        rules,
        melds=[[meld(100)], [meld(40)]],
        tricks=[(0, 60), (0, 60)],
        discards=((), ((ten, True),) * 6),
    )
    closed = scored(rules, deal)
    assert (closed.outcome, closed.tricks) == ("played", (130, 60))
    assert closed.score == score


@pytest.mark.parametrize(
    ("reward", "points", "wins"),
    [
        ("1000_and_game", 1000, True),
        ("1000", 1000, False),
        ("game", 0, True),
        ("250", 250, False),
        (500, 500, False),
        ("target", PA4.match.target, False),
    ],
)
def test_s28_shooting_the_moon(reward: str | int, points: int, wins: bool) -> None:
    rules = patch(PA4, {"match.shoot_the_moon": reward})
    result = scored(rules, finished(rules, contract=Contract(1, 200), tricks=[(0, 120), (2, 120)], moon=0))
    assert result.outcome == "moon_made"
    assert result.score == (points, 0)
    assert result.wins_match == ((0,) if wins else ())
    failed = scored(rules, finished(rules, contract=Contract(1, 200), tricks=[(0, 230), (1, 10)], moon=0))
    assert failed.outcome == "moon_failed"
    assert failed.score[0] == -1000
    cheaper = patch(rules, {"match.moon_penalty": 500})
    assert scored(cheaper, finished(cheaper, tricks=[(0, 230), (1, 10)], moon=0)).score[0] == -500


@pytest.mark.parametrize(
    ("points", "rounded"),
    [
        ((87, 163), (90, 160)),
        ((126, 124), (120, 120)),
        ((125, 125), (120, 120)),
        ((133, 117), (130, 120)),
        ((246, 4), (240, 0)),
        ((250, 0), (250, 0)),
        ((243, 7), (240, 10)),
        ((134, 116), (130, 110)),
    ],
    ids=["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8"],
)
def test_bicycle_rounding(points: tuple[int, int], rounded: tuple[int, int]) -> None:
    assert tuple(round_tricks(each, "seven_up") for each in points) == rounded
    assert tuple(round_tricks(each, "none") for each in points) == points


def test_a_set_may_cost_double_and_keep_meld_and_tricks() -> None:
    rules = patch(
        PA4, {"scoring.set_multiplier": 2, "scoring.set_loses_meld": False, "scoring.set_loses_tricks": False}
    )
    deal = finished(rules, contract=Contract(0, 400), melds=[[meld(60)], [], [], []], tricks=[(1, 140), (0, 90)])
    assert scored(rules, deal).score == (-800 + 60 + 100, 140)


@pytest.mark.parametrize(
    ("offender", "score"),
    [(0, (-600, 40, 20)), (1, (300 + 100, -300, 20))],
    ids=["bidder", "defender"],
)
def test_the_offender_pays_for_a_renege(offender: int, score: tuple[int, ...]) -> None:
    rules = patch(A3, {"penalties.renege": "detected_penalised"})
    deal = finished(
        rules,
        contract=Contract(0, 300),
        melds=[[meld(100)], [meld(40)], [meld(20)]],
        outcome="renege",
        by=offender,
    )
    assert scored(rules, deal).score == score
