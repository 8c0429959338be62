"""Check pinochle: what earns checks, what costs them, and who pays them (catalogue, 1.11, 4.8 and items 29 to 32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.melds import Meld, best_melds
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.checks import checks_of_hand, meld_checks
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import finished, standing

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState, Outcome

CHK = PRESETS["check_pinochle"]
RENEGE = patch(CHK, {"penalties.renege": "detected_penalised"})
MOON = patch(CHK, {"match.shoot_the_moon": "1000"})
ROUNDHOUSE = "KC QC KD QD KH QH KS QS"
DOUBLE_PINOCHLE = Meld("pinochle", parse_cards("QS JD QS JD"), 300)
NINES = "9C 9C 9D 9D 9H 9H 9S 9S"


@pytest.mark.parametrize(
    ("hand", "checks"),
    [
        ("AH TH KH QH JH", 1),
        ("AH TH KH QH JH AH TH KH QH JH", 1),
        ("KH QH 9H", 0),
        ("KC QC KC QC", 1),
        ("KH QH KH QH", 1),
        ("KC QC KH QH KS QS", 0),
        (ROUNDHOUSE, 2),
        (f"{ROUNDHOUSE} KC QC KH QH", 4),
        ("QS JD", 0),
        ("QS JD QS JD", 1),
        ("AC AD AH AS", 1),
        ("AC AD AH AS AC AD AH AS", 2),
        ("KC KD KH KS", 0),
        ("KC KD KH KS KC KD KH KS", 2),
        ("QC QD QH QS", 0),
        ("QC QD QH QS QC QD QH QS", 2),
        ("JC JD JH JS", 0),
        ("JC JD JH JS JC JD JH JS", 2),
        ("9H 9H", 0),
        ("AH TH KH QH JH AC AD AS QS JD QS JD", 1 + 1 + 1),
        ("", 0),
    ],
)
def test_checks_are_paid_for_melds(hand: str, checks: int) -> None:
    assert meld_checks(best_melds(parse_cards(hand), Suit.HEARTS, CHK)) == checks


@pytest.mark.parametrize(
    ("kind", "unit", "checks"), [("aces", "AC AD AH AS", 2), ("pinochle", "QS JD", 1), ("marriage", "KC QC", 1)]
)
def test_a_third_copy_earns_no_further_check(kind: MeldKind, unit: str, checks: int) -> None:
    assert meld_checks([Meld(kind, parse_cards(unit) * 3, 0)]) == checks


@pytest.mark.parametrize(("nines", "earned"), [(6, 0), (7, 5), (8, 5)])
def test_seven_dealt_nines_earn_a_check_beside_melds(nines: int, earned: int) -> None:
    hand = parse_cards(NINES)[:nines] + parse_cards("AC TC QS JD QS JD 8H")
    assert checks_of_hand(CHK, hand, []) == earned
    assert checks_of_hand(CHK, hand, [DOUBLE_PINOCHLE]) == earned + 1
    assert checks_of_hand(patch(CHK, {"checks.seven_nines": 10}), hand, []) == 2 * earned


def closed(rules: Rules = CHK, before: tuple[int, ...] = (0, 0, 0), **facts: Any) -> MatchState:
    """Close a deal in which person 0 bids 300 and takes 100 of the 250 points, unless `facts` say otherwise."""
    given = {"contract": Contract(0, 300), "tricks": [(0, 100), (1, 100), (2, 40)], **facts}
    deal = finished(rules, **given)
    return close_deal(rules, standing(rules, (0, 0, 0), checks=before), deal)[0]


@pytest.mark.parametrize(
    ("outcome", "by", "bid", "ledger"),
    [
        ("played", None, 100, (0, 0, 0)),
        ("played", None, 300, (-4, 2, 2)),
        ("conceded", 0, 300, (-2, 1, 1)),
        ("thrown_in", 0, 300, (-2, 1, 1)),
        ("not_on_board", None, 300, (-2, 1, 1)),
        ("renege", 0, 300, (-4, 2, 2)),
        ("renege", 1, 300, (1, -2, 1)),
        ("renege", 2, 300, (1, 1, -2)),
    ],
)
def test_a_lost_contract_and_a_renege_cost_checks(
    outcome: Outcome, by: int | None, bid: int, ledger: tuple[int, ...]
) -> None:
    assert closed(RENEGE, contract=Contract(0, bid), outcome=outcome, by=by).checks == ledger


def test_the_bidder_pays_in_every_seat() -> None:
    assert closed(contract=Contract(2, 300), outcome="conceded", by=2).checks == (1, 1, -2)
    assert closed(RENEGE, contract=Contract(1, 300), outcome="renege", by=1).checks == (2, -4, 2)
    assert closed(RENEGE, contract=Contract(1, 300), outcome="renege", by=0).checks == (-2, 1, 1)


def test_a_forced_contract_conceded_unseen_costs_nothing() -> None:
    assert closed(outcome="conceded", by=0, conceded_unseen=True).checks == (0, 0, 0)


def test_the_moon_counts_as_neither_set_nor_check() -> None:
    assert closed(MOON, moon=0).results[-1].outcome == "moon_failed"
    assert closed(MOON, moon=0).checks == (0, 0, 0)


def test_defenders_are_paid_for_melds_and_a_set_bidder_keeps_his() -> None:
    assert closed(melds=[[DOUBLE_PINOCHLE], [], []], contract=Contract(0, 990)).checks == (-2, 1, 1)
    assert closed(melds=[[], [DOUBLE_PINOCHLE], []]).checks == (-5, 4, 1)


def test_the_ledger_continues_from_deal_to_deal() -> None:
    assert closed(before=(3, -7, 4)).checks == (3 - 4, -7 + 2, 4 + 2)


@pytest.mark.parametrize(("outcome", "ledger"), [("passed_out", (-5, 10, -5)), ("misdeal", (0, 0, 0))])
def test_nines_count_in_a_passed_out_deal_but_not_in_a_misdeal(outcome: Outcome, ledger: tuple[int, ...]) -> None:
    dealt = ((), parse_cards(NINES), ())
    assert closed(contract=None, tricks=(), outcome=outcome, dealt=dealt).checks == ledger
    facts = facts_of(CHK, finished(CHK, outcome=outcome, dealt=dealt))
    assert facts.checks == ((0, 5, 0) if outcome == "passed_out" else (0, 0, 0))


def test_nines_count_as_they_were_dealt() -> None:
    later = (parse_cards(NINES), (), ())
    assert closed(contract=Contract(0, 100), dealt=((),) * 3, hands=later).checks == (0, 0, 0)


@pytest.mark.parametrize("bonus", [5, 10])
def test_the_game_bonus_is_the_amount_in_the_rules(bonus: int) -> None:
    rules = patch(CHK, {"checks.game_bonus": bonus})
    deal = finished(rules, contract=Contract(0, 10), tricks=[(0, 20), (2, 110)])
    after, _ = close_deal(rules, standing(rules, (0, 0, 950), checks=(1, 2, -3)), deal)
    assert after.winners == (2,)
    assert after.checks == (1 - bonus, 2 - bonus, -3 + 2 * bonus)
