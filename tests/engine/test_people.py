"""More people than hands: who is seated when, whose totals a deal changes, and who wins (record, item 40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import (
    accounts_of,
    contracts,
    dealer_from,
    dealer_seat,
    is_people_count,
    resting,
    seating,
)
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.state import Call, Contract, DealResult, Ending, MatchState
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import finished, meld, standing
from tests.session.driving import sitting_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules


FOUR = sitting_out("single_deck_partnership", "dealer", scoring__save_meld="none")
FOUR_IN_TURN = sitting_out("single_deck_partnership", "rotate")
THREE = sitting_out("three_handed_auction", "dealer")
FIVE = sitting_out("five_handed_called_partner", "dealer")
_POINTS = (Suit.HEARTS, (150, 60, 0, 0), (250, 250), (250, 250), (250, 250), 1500)
"""Trump, meld, tricks, score, totals and target of a deal."""
CHECKS = sitting_out("check_pinochle", "dealer")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("who", ["dealer", "rotate"])
def test_people_can_sit_out_of_every_game(preset: str, who: str) -> None:
    assert problems(sitting_out(preset, who)) == ()


@pytest.mark.parametrize(
    ("rules", "people", "dealer", "seated", "rests"),
    [
        (FOUR, 5, 0, (1, 2, 3, 4), (0,)),
        (FOUR, 5, 3, (4, 0, 1, 2), (3,)),
        (THREE, 4, 3, (0, 1, 2), (3,)),
        (FOUR_IN_TURN, 5, 0, (1, 2, 3, 0), (4,)),
        (FOUR_IN_TURN, 5, 3, (4, 0, 1, 3), (2,)),
        (FOUR_IN_TURN, 7, 5, (6, 0, 1, 5), (2, 3, 4)),
        (PRESETS["single_deck_partnership"], 4, 2, (0, 1, 2, 3), ()),
    ],
)
def test_seats_go_to_those_whose_turn_it_is_to_play(
    rules: Rules, people: int, dealer: int, seated: tuple[int, ...], rests: tuple[int, ...]
) -> None:
    assert seating(rules, people, dealer) == seated
    assert resting(seated, people) == rests
    assert dealer_from(rules, people, dealer_seat(rules, dealer), seated) == dealer


def test_the_last_seat_acts_last_whoever_deals() -> None:
    assert {dealer_seat(FOUR, dealer) for dealer in range(5)} == {3}
    assert [dealer_seat(PRESETS["single_deck_partnership"], dealer) for dealer in range(4)] == [0, 1, 2, 3]


def test_only_a_suitable_number_of_people_is_accepted() -> None:
    assert [people for people in range(12) if is_people_count(FOUR, people)] == [5]
    assert [people for people in range(9) if is_people_count(FOUR_IN_TURN, people)] == [5, 6, 7, 8]
    with pytest.raises(ValueError, match="not for 4 people"):
        Game(FOUR_IN_TURN).start(people=4)
    with pytest.raises(ValueError, match="person 5 is not at the table"):
        Game(FOUR).start(5)


def test_the_deal_also_passes_to_people_who_sat_out() -> None:
    match, dealers, firsts = Game(FOUR).start(3), [], []
    for _ in range(6):
        game = Game(FOUR)
        match = game.apply(match, game.deal_out(list(pack(FOUR)), match.next_dealer)).after
        assert match.deal is not None
        dealers.append(match.deal.dealt_by)
        firsts.append(match.deal.seated[0])
        match = close_deal(FOUR, match, replace(match.deal, ending=Ending("passed_out")))[0]
    assert dealers == [3, 4, 0, 1, 2, 3]
    assert firsts == [4, 0, 1, 2, 3, 4]


def test_eldest_is_dealt_to_first_and_a_misdeal_keeps_the_dealer() -> None:
    game = Game(FOUR)
    cards = list(pack(FOUR))
    assert game.deal_out(cards, 2).hands[0][: FOUR.deal.packet] == tuple(cards[: FOUR.deal.packet])
    match = game.apply(game.start(2), game.deal_out(cards, 2)).after
    assert match.deal is not None
    again = close_deal(FOUR, match, replace(match.deal, ending=Ending("misdeal")))[0]
    assert again.next_dealer == 2


def test_someone_sitting_out_knows_no_more_than_a_stranger() -> None:
    game = Game(FOUR)
    match = game.apply(game.start(2), game.deal_out(list(pack(FOUR)), 2)).after
    seen = observe(FOUR, match, None)
    assert (seen.people, seen.seated, seen.dealt_by, seen.dealer) == (5, (3, 4, 0, 1), 2, 3)
    assert seen.hand == ()
    seen = observe(FOUR, replace(match, totals=(0, 10, 20, 30, 40)), 0)
    assert [seen.total_of(seat) for seat in range(4)] == [30, 40, 0, 10]


# ---- owner of a score ------------------------------------------------------------------------------------------------


def played(
    rules: Rules, before: Sequence[int], dealer: int, meld_points: Sequence[int], *, declarer: int = 0, **facts: Any
) -> MatchState:
    """Close a deal by `dealer` in which every seat scores these points by melds and the declarer bids 10."""
    players = rules.table.players
    people = len(before)
    deal = finished(
        rules,
        contract=Contract(declarer, 10),
        melds=[[meld(points, "dix")] if points else [] for points in meld_points],
        tricks=[*((seat, 0) for seat in range(players)), (0, -rules.scoring.last_trick)],
        dealer=players - 1,
        dealt_by=dealer,
        seated=seating(rules, people, dealer),
        **{"carried": tuple(before), **facts.pop("deal", {})},
    )
    match = standing(rules, before, people=people, next_dealer=dealer, **facts)
    return close_deal(rules, match, deal)[0]


def test_everybody_seated_scores_what_the_side_scores() -> None:
    after = played(FOUR, (10, 20, 30, 40, 50), 1, (100, 40, 20, 30))
    assert after.results[-1].score == (120, 70)
    assert after.results[-1].seated == (2, 3, 4, 0)
    assert after.totals == (80, 20, 150, 110, 170)
    assert accounts_of(FOUR, (2, 3, 4, 0), 0) == (2, 4)


def test_partners_who_lead_together_win_together() -> None:
    after = played(FOUR, (0, 0, 1400, 0, 1400), 1, (100, 40, 20, 30))
    assert after.winners == (2, 4)


def test_equal_scores_of_non_partners_play_on() -> None:
    rules = sitting_out("single_deck_partnership", "dealer", match__both_over="highest_then_play_another")
    assert played(rules, (1500, 0, 1450, 0, 0), 1, (0, 0, 50, 0)).winners == ()
    assert played(rules, (0, 1500, 1450, 0, 0), 1, (0, 0, 50, 0)).winners == ()  # person 1 sits out


@pytest.mark.parametrize(
    ("both_over", "winners", "target"),
    [
        ("highest_then_raise_on_tie", (1,), 1500),
        ("raise_target", (), 1750),
        ("play_another", (), 1500),
        ("bidder_wins_else_raise", (2,), 1500),
        ("bidding_side_first", (2,), 1500),
    ],
)
def test_being_over_the_target_is_counted_by_person(both_over: str, winners: tuple[int, ...], target: int) -> None:
    rules = sitting_out("single_deck_partnership", "dealer", match__both_over=both_over)
    after = played(rules, (0, 1600, 1480, 0, 0), 0, (0, 50, 0, 0), declarer=1)
    assert after.totals == (0, 1600, 1530, 0, 50)
    assert after.winners == winners
    assert after.target == target


def test_people_are_over_the_target_individually_even_if_partners_in_this_deal() -> None:
    rules = sitting_out("single_deck_partnership", "dealer", match__both_over="raise_target")
    after = played(rules, (0, 1450, 0, 1480, 0), 0, (50, 0, 0, 0))
    assert after.totals[1] == 1500
    assert after.totals[3] == 1530
    assert (after.winners, after.target) == ((), 1750)


def test_someone_sitting_out_cannot_bid_out_but_stays_over_the_target() -> None:
    rules = sitting_out("cutthroat_three_handed", "dealer")
    target = rules.match.target
    after = played(rules, (target + 200, target - 50, 0, 0), 0, (60, 0, 0))
    assert after.winners == (1,)
    assert played(rules, (target + 200, target - 100, 0, 0), 0, (60, 0, 0)).winners == ()


def test_slides_keep_counting_while_a_person_sits_out() -> None:
    rules = sitting_out("cutthroat_three_handed", "dealer", match__slide_out=3)
    target = rules.match.target
    after = played(rules, (target + 10, 0, 0, target + 5), 0, (0, 0, 0), slides=(2, 0, 0, 2))
    assert after.results[-1].outcome == "set"
    assert after.slides == (3, 0, 0, 3)
    assert after.winners == (0,)


def test_the_called_party_shares_a_win() -> None:
    rules = FIVE
    deal = {"partner": 2, "called": ()}
    target = rules.match.target
    after = played(rules, (0, target - 50, 0, target - 50, 0, 0), 0, (50, 0, 0, 0, 0), deal=deal)
    assert after.winners == (1, 3)


def test_someone_sitting_out_shares_no_win_with_an_equal_who_plays_against_the_bidder() -> None:
    target = FIVE.match.target
    after = played(FIVE, (target, 0, target - 50, 0, 0, 0), 0, (20, 50, 0, 0, 0), deal={"partner": 2})
    assert after.totals == (target, 20, target, 20, 50, 50)
    assert after.winners == ()


def test_after_a_wrong_claim_someone_sitting_out_may_win_the_match() -> None:
    rules = sitting_out("bicycle_two_handed_48", "dealer")
    deal = finished(
        rules,
        tricks=[(0, 50)],
        outcome="declared_out",
        by=0,
        dealer=1,
        dealt_by=2,
        seated=(0, 1),
        carried=(100, 0, 400),
    )
    after, _ = close_deal(rules, standing(rules, (100, 0, 400), people=3, next_dealer=2), deal)
    assert after.totals == (150, 0, 400)
    assert after.winners == (2,)


def test_a_person_goes_out_at_once_by_their_own_total() -> None:
    rules = sitting_out("bicycle_two_handed_48", "dealer", match__win_check="immediate")
    game = Game(rules)
    target = rules.match.target
    match = replace(game.start(0), totals=(target + 500, target - 20, target - 20))
    match = game.apply(match, game.deal_out(list(pack(rules)), 0)).after
    assert match.deal is not None
    assert match.deal.ending is None  # only the person who sits out has reached the target


# ---- checks ----------------------------------------------------------------------------------------------------------


def test_checks_are_exchanged_between_the_players_of_the_deal() -> None:
    after = played(CHECKS, (0, 0, 0, 0), 0, (0, 0, 0), checks=(1, 2, -3, 0))
    assert after.results[-1].outcome == "set"
    assert after.results[-1].checks == (1, 2 - 4, -3 + 2, 2)


def test_everybody_pays_for_the_game() -> None:
    before = CHECKS.match.target - 20
    after = played(CHECKS, (0, before, 0, 0), 0, (30, 0, 0), checks=(0, 0, 0, 0))
    bonus = CHECKS.checks.game_bonus
    assert after.winners == (1,)
    assert after.results[-1].checks == (-bonus, 3 * bonus, -bonus, -bonus)


# ---- summed bids -----------------------------------------------------------------------------------------------------


def test_every_side_with_a_contract_brings_its_people_out() -> None:
    rules = sitting_out("summed_bid_partnership", "dealer", match__bid_and_out=True)
    target = rules.match.target
    deal = finished(
        rules,
        contract=Contract(0, 100, side_bids=(100, 0)),
        melds=[[meld(100)], [], [], []],
        tricks=[(0, 100), (1, 100)],
        dealer=3,
        dealt_by=0,
        seated=(1, 2, 3, 4),
        calls=(Call(0, 100),),
        carried=(0,) * 5,
    )
    before = (target, target - 50, target, target - 150, 0)
    after = close_deal(rules, standing(rules, before, people=5), deal)[0]
    assert after.results[-1].score[0] >= 200
    assert after.winners == (1,)


@pytest.mark.parametrize(
    ("preset", "result", "expected"),
    [
        ("single_deck_partnership", DealResult("made", 1, 300, *_POINTS), [(1, True)]),
        ("single_deck_partnership", DealResult("swept", 1, 300, *_POINTS, is_set=True), [(1, False)]),
        ("single_deck_partnership", DealResult("thrown_in", 0, 300, *_POINTS), [(0, False)]),
        ("single_deck_partnership", DealResult("misdeal", 1, 300, *_POINTS), []),
        ("single_deck_partnership", DealResult("passed_out", None, None, *_POINTS), []),
        ("simplified_two_handed_150", DealResult("played", None, None, *_POINTS), []),
        # a contract that is void for lack of meld is not made, whatever it scores
        (
            "summed_bid_partnership",
            DealResult("played", 1, (250, 250), *_POINTS, made_sums=(1,)),
            [(0, False), (1, True)],
        ),
        ("summed_bid_partnership", DealResult("played", 1, (0, 250), *_POINTS), [(1, False)]),
    ],
)
def test_contracts_are_counted_as_made_or_failed(
    preset: str, result: DealResult, expected: list[tuple[int, bool]]
) -> None:
    assert list(contracts(PRESETS[preset], result)) == expected
