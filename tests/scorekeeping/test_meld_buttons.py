"""Melds clicked one by one: what they are worth in one hand or in several, and what a pack can hold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.cards import SUITS, Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import has_checks, melds_before_play
from pinochle_qt.engine.melds import best_melds, points_of, wins_game
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.checks import meld_checks
from pinochle_qt.scorekeeping.answers import chips_of, with_chip, with_counted, with_meld
from pinochle_qt.scorekeeping.faults import faults
from pinochle_qt.scorekeeping.meld_buttons import as_chips, checks_of, common_buttons, other_buttons, worth_of
from pinochle_qt.scorekeeping.pack_limits import fits_pack, fits_points
from pinochle_qt.scorekeeping.questions import questions
from pinochle_qt.scorekeeping.sheet import SheetDeal, padded
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

SINGLE = PRESETS["single_deck_partnership"]
CHECKS = PRESETS["check_pinochle"]
DOUBLE = PRESETS["double_deck_four_handed"]
STOCK = PRESETS["hayes_two_handed"]
US, THEM = (0, 2), (1, 3)
TOM, BILL, ANN, JOAN = range(4)
GAMES = {name: rules for name, rules in PRESETS.items() if melds_before_play(rules)} | {
    "roundhouse of 300": patch(SINGLE, {"melds.roundhouse_value": 300}),
    "checks and a roundhouse": patch(CHECKS, {"melds.roundhouse_value": 300}),
    "extra kings and queens": patch(SINGLE, {"melds.extra_king_queen": 20}),
    "four identical": patch(DOUBLE, {"melds.four_identical": True}),
    "eight tens": patch(PRESETS["binokel_three_handed"], {"melds.eight_tens": 1000}),
    "own marriages": patch(SINGLE, {"melds.own_double_marriage": 100}),
}


def clicked(*melds: tuple[int, str]) -> SheetDeal:
    """Return a deal of the partnership game in which these melds were clicked, each for a seat."""
    deal = SheetDeal(0, trump="H")
    for seat, kind in melds:
        deal = with_chip(SINGLE, deal, US if seat in US else THEM, seat, kind, 1)
    return deal


def test_aces_of_both_partners_are_two_melds_and_not_a_double() -> None:
    assert clicked((TOM, "aces"), (ANN, "aces")).meld == (200, 0, 0, 0)
    assert clicked((TOM, "aces"), (TOM, "aces")).meld == (1000, 0, 0, 0)


def test_eight_tens_are_called_out_where_they_count_and_only_one_hand_can_hold_them() -> None:
    rules = GAMES["eight tens"]
    assert "eight_tens" in other_buttons(rules)
    assert "eight_tens" not in other_buttons(PRESETS["binokel_three_handed"])
    assert worth_of(rules, {"eight_tens": 1}) == 1000
    assert fits_pack(rules, "H", [["eight_tens"], [], []])
    assert not fits_pack(rules, "H", [["eight_tens"], ["eight_tens"], []])


def test_a_double_bezique_is_called_out_besides_the_single_one() -> None:
    rules = PRESETS["bezique"]
    assert "double_pinochle" in other_buttons(rules)
    assert worth_of(rules, {"pinochle": 1, "double_pinochle": 1}) == 540
    assert fits_pack(rules, "H", [["pinochle", "double_pinochle"], []])
    assert not fits_pack(rules, "H", [["double_pinochle"], ["double_pinochle"]])
    assert "double_pinochle" not in other_buttons(STOCK)  # where it counts only what it is worth more


@pytest.mark.parametrize(
    ("rules", "melds", "expected"),
    [
        (SINGLE, [(TOM, "aces"), (BILL, "aces"), (ANN, "aces")], False),
        (SINGLE, [(TOM, "aces"), (TOM, "run"), (BILL, "aces")], True),
        (SINGLE, [(TOM, "aces"), (BILL, "run"), (JOAN, "run")], False),  # three trump aces
        (SINGLE, [(TOM, "kings"), (TOM, "royal_marriage"), (BILL, "kings")], True),
        (SINGLE, [(TOM, "kings"), (TOM, "royal_marriage"), (TOM, "royal_marriage"), (BILL, "kings")], False),
        (SINGLE, [(TOM, "dix"), (BILL, "dix")], True),
        (SINGLE, [(TOM, "dix"), (BILL, "dix"), (ANN, "dix")], False),
        (SINGLE, [(seat, "pinochle") for seat in (TOM, BILL, ANN)], False),
        (SINGLE, [(TOM, "marriage")] * 6, True),
        (SINGLE, [(TOM, "marriage")] * 6 + [(ANN, "marriage")], False),
        (SINGLE, [(TOM, "roundhouse_bonus"), (ANN, "roundhouse_bonus")], True),
        (SINGLE, [(TOM, "roundhouse_bonus"), (ANN, "roundhouse_bonus"), (BILL, "marriage")], False),
        (DOUBLE, [(seat, "aces") for seat in range(4)], True),
        (DOUBLE, [(seat, "aces") for seat in range(4)] + [(TOM, "aces")], False),
        (GAMES["four identical"], [(TOM, "four_aces"), (ANN, "aces")], False),
    ],
)
def test_all_hands_together_hold_no_more_than_the_pack(
    rules: Rules, melds: list[tuple[int, str]], expected: bool
) -> None:
    hands = [[kind for seat, kind in melds if seat == each] for each in range(4)]
    assert fits_pack(rules, "H", hands) is expected


def test_the_pinochle_uses_the_queen_or_jack_of_trumps() -> None:
    hands = (("run", "run"), ("pinochle",))
    assert fits_pack(SINGLE, "H", hands)
    assert not fits_pack(SINGLE, "S", hands)
    assert not fits_pack(SINGLE, "D", hands)
    assert fits_pack(SINGLE, "", hands), "as long as trump is not known"


@pytest.mark.parametrize(
    ("rules", "trump", "hand"),
    [
        (SINGLE, Suit.HEARTS, "AH AH TH TH KH KH QH QH JH JH 9H 9H"),
        (SINGLE, Suit.SPADES, "QS QS JD JD AS AS AH AH AD AD AC AC"),
        (SINGLE, Suit.SPADES, "QS QS JD JD AS AS TS TS KS KS JS JS"),
        (DOUBLE, Suit.SPADES, " ".join(["AS TS KS QS JS"] * 4)),
        (DOUBLE, Suit.HEARTS, " ".join(["AS AH AD AC"] * 4 + ["QS JD"] * 2)),
        (GAMES["roundhouse of 300"], Suit.CLUBS, "KS QS KH QH KD QD KC QC AC TC JC JD"),
    ],
)
def test_the_best_hands_of_a_pack_can_be_entered_and_ten_times_as_much_cannot(
    rules: Rules, trump: Suit, hand: str
) -> None:
    points = points_of(best_melds(parse_cards(hand), trump, rules))
    assert fits_points(rules, trump.letter, points, 1)
    assert fits_points(rules, "", points, 2)
    assert not fits_points(rules, "", 10 * points, 1)


def test_a_meld_that_exceeds_the_pack_changes_nothing() -> None:
    deal = clicked((TOM, "aces"), (BILL, "aces"))
    assert with_chip(SINGLE, deal, US, ANN, "aces", 1) == deal
    assert with_counted(SINGLE, deal, US, {ANN: best_melds(parse_cards("AS AH AD AC"), Suit.HEARTS, SINGLE)}) is None


def test_melds_of_an_older_sheet_that_exceed_the_pack_are_reported() -> None:
    deal = SheetDeal(3, declarer=2, bid=360, trump="H", meld=(6000, 40), chips=(("aces",) * 6,), tricks=(140, 110))
    assert [fault.kind for fault in faults(SINGLE, deal)] == ["melds_over", "meld_high", "meld_high"]


def test_counted_cards_replace_clicked_melds_of_the_same_hand() -> None:
    run = best_melds(parse_cards("AH TH KH QH JH"), Suit.HEARTS, SINGLE)
    deal = require(with_counted(SINGLE, clicked((TOM, "run"), (ANN, "aces")), US, {TOM: run}))
    assert (deal.meld[0], chips_of(deal, TOM), chips_of(deal, ANN)) == (250, ("run",), ("aces",))
    typed = with_meld(SINGLE, deal, US, 300)
    assert (typed.meld[0], chips_of(typed, TOM), chips_of(typed, ANN)) == (300, (), ())


def test_checks_come_and_go_with_the_melds_that_earn_them() -> None:
    deal = with_chip(CHECKS, SheetDeal(0, trump="S", checks=(0, 5, 0)), (1,), 1, "run", 1)
    assert (deal.meld[1], deal.checks) == (150, (0, 6, 0))
    assert with_chip(CHECKS, deal, (1,), 1, "run", -1).checks == (0, 5, 0)
    assert with_meld(CHECKS, deal, (1,), 190).checks == (0, 5, 0), "what is typed says nothing about checks"


@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ({"run": 1}, 1),
        ({"run": 2}, 1),
        ({"royal_marriage": 2}, 1),
        ({"marriage": 2}, 0),
        ({"double_marriage": 1}, 1),
        ({"double_marriage": 1, "marriage": 2, "royal_marriage": 1}, 3),
        ({"marriage": 4}, 1),
        ({"roundhouse_bonus": 1}, 2),
        ({"aces": 1, "kings": 1}, 1),
        ({"aces": 2, "kings": 2, "pinochle": 2}, 5),
    ],
)
def test_checks_are_those_of_the_game(chips: dict[str, int], expected: int) -> None:
    assert checks_of(chips) == expected


def test_a_double_marriage_is_offered_if_its_suit_matters() -> None:
    assert "double_marriage" in other_buttons(CHECKS)
    assert "double_marriage" in other_buttons(GAMES["own marriages"])
    assert [name for name, rules in PRESETS.items() if "double_marriage" in other_buttons(rules)] == ["check_pinochle"]


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_clicked_melds_add_up_to_the_value_of_the_same_cards(game: str, data: st.DataObject) -> None:
    """Deal a pack, count each hand's melds from its cards and by clicks, and expect the same points and checks."""
    rules = GAMES[game]
    trump = data.draw(st.sampled_from(SUITS))
    cards = data.draw(st.permutations(pack(rules)))
    size = len(cards) // rules.table.players
    by_card = by_click = SheetDeal(0, trump=trump.letter)
    for group in questions(rules, by_card).melds:
        for seat in group:
            melds = best_melds(cards[seat * size : (seat + 1) * size], trump, rules)
            assert fits_points(rules, trump.letter, points_of(melds), 1)
            if not melds or wins_game(melds):
                continue
            chips = require(as_chips(rules, melds))
            assert set(chips) <= {*common_buttons(rules), *other_buttons(rules)}
            counted = with_counted(rules, by_card, group, {seat: melds})
            assert counted is not None, "no hand that was dealt is refused"
            by_card = counted
            for kind in chips:
                by_click = with_chip(rules, by_click, group, seat, kind, 1)
            assert worth_of(rules, Counter(chips)) == points_of(melds)
            if has_checks(rules):
                assert padded(by_click.checks, rules.table.players)[seat] == meld_checks(melds)
    assert by_click == by_card


def test_in_a_stock_game_melds_are_laid_down_one_after_another() -> None:
    hand = dict.fromkeys((*common_buttons(STOCK), *other_buttons(STOCK)), 2)
    assert fits_pack(STOCK, "", [tuple(Counter(hand).elements())])
    assert worth_of(STOCK, hand) == 2 * sum(worth_of(STOCK, {kind: 1}) for kind in hand)
    assert "roundhouse_bonus" not in hand
