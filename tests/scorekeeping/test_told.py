"""What a score sheet asks, what is missing or wrong, and what else an answer settles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.melds import GAME, best_melds
from pinochle_qt.engine.rules import patch
from pinochle_qt.scorekeeping.answers import with_chip, with_counted, with_end, with_meld, with_party, with_tricks
from pinochle_qt.scorekeeping.faults import faults
from pinochle_qt.scorekeeping.meld_buttons import common_buttons, other_buttons, worth_of
from pinochle_qt.scorekeeping.questions import questions
from pinochle_qt.scorekeeping.scores import scored
from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
from pinochle_qt.scorekeeping.sheet_editor import SheetEditor
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules

SINGLE = PRESETS["single_deck_partnership"]
THREE = PRESETS["three_handed_auction"]
STOCK = PRESETS["hayes_two_handed"]
CALLED = PRESETS["five_handed_called_partner"]
CHECKS = PRESETS["check_pinochle"]
SIX = PRESETS["racehorse_six_handed"]
US, THEM = (0, 2), (1, 3)
MADE = SheetDeal(3, declarer=2, bid=360, trump="H", meld=(250, 40), tricks=(140, 110))


def kinds(rules: Rules, deal: SheetDeal) -> list[str]:
    return [fault.kind for fault in faults(rules, deal)]


def test_only_questions_the_rules_require_are_asked() -> None:
    asked = questions(STOCK, SheetDeal(0))
    assert not any((asked.declarer, asked.bids, asked.trump, asked.partner, asked.checks))
    assert asked.hows == ("played",)
    assert asked.melds == asked.tricks == ((0,), (1,))
    asked = questions(SINGLE, SheetDeal(0))
    assert asked.declarer
    assert asked.trump
    assert asked.melds == (US, THEM)
    assert "moon_made" not in asked.hows
    assert questions(CHECKS, SheetDeal(0)).checks
    assert questions(PRESETS["summed_bid_partnership"], SheetDeal(0)).bids
    assert questions(CALLED, SheetDeal(0, declarer=1, partner=3)).tricks == ((1, 3), (0, 2, 4))


def test_everybody_passed_is_offered_only_if_nobody_is_forced_to_play() -> None:
    for preset in ("single_deck_partnership", "double_deck_tournament"):
        assert "passed_out" not in questions(PRESETS[preset], SheetDeal(0)).hows
    assert "passed_out" in questions(THREE, SheetDeal(0)).hows
    free = patch(SINGLE, {"auction.all_pass": "redeal_next_dealer"})
    assert "passed_out" in questions(free, SheetDeal(0)).hows
    assert "passed_out" in questions(SINGLE, SheetDeal(0, "passed_out")).hows, "a deal of an older sheet"


def test_nothing_more_is_asked_once_a_contract_is_lost_for_lack_of_meld() -> None:
    assert questions(SINGLE, replace(MADE, bid=500)).tricks == (US, THEM)
    assert questions(SINGLE, replace(MADE, bid=510)).tricks == ()


def test_who_took_a_worthless_trick_is_asked_if_it_saves_a_meld() -> None:
    rules = patch(SINGLE, {"scoring.save_meld": "one_trick"})
    swept = replace(MADE, tricks=(250, 0))
    assert questions(rules, swept).takers == (THEM,)
    assert questions(rules, replace(swept, meld=(250, 0))).takers == ()
    assert questions(SINGLE, swept).takers == ()
    lost = scored(Sheet("", rules, ("a", "b", "c", "d"), (swept,))).match.totals
    kept = scored(Sheet("", rules, ("a", "b", "c", "d"), (replace(swept, took=(1,)),))).match.totals
    assert (lost[1], kept[1]) == (0, 40)


def test_the_dixes_are_asked_for_if_they_save_themselves() -> None:
    swept = replace(MADE, tricks=(250, 0))
    assert questions(SINGLE, swept).dixes == (THEM,)
    assert questions(SINGLE, MADE).dixes == ()


def test_discards_are_asked_for_if_the_meld_depends_on_them() -> None:
    deal = SheetDeal(0, declarer=1, bid=300, trump="S", meld=(0, 200, 0), tricks=(100, 30, 120))
    assert questions(THREE, deal).asides == ((1,),)
    assert questions(THREE, replace(deal, tricks=(60, 70, 120))).asides == ()


@pytest.mark.parametrize(
    ("rules", "deal", "expected"),
    [
        (SINGLE, MADE, []),
        (SINGLE, SheetDeal(0), ["no_declarer", "no_bid", "no_trump", "tricks_left"]),
        (SINGLE, replace(MADE, bid=365), ["bid_step"]),
        (SINGLE, replace(MADE, bid=240), ["bid_low"]),
        (patch(SINGLE, {"auction.increment": 350}), replace(MADE, bid=250), []),  # the bid of whoever is forced
        (SINGLE, replace(MADE, meld=(255, 40)), ["meld_step"]),
        (SINGLE, replace(MADE, meld=(5000, 40)), ["meld_high", "meld_high"]),
        (SINGLE, replace(MADE, meld=(2500, 2500)), ["meld_high"]),
        (SINGLE, replace(MADE, meld=(3000, 150)), []),
        (STOCK, SheetDeal(0, meld=(2000, 0), tricks=(100, 150)), ["meld_high", "meld_high"]),
        (SINGLE, replace(MADE, tricks=(145, 105)), ["tricks_step", "tricks_step"]),
        (SINGLE, replace(MADE, tricks=(140, 120)), ["tricks_over"]),
        (SINGLE, replace(MADE, meld=()), ["no_meld"]),
        (SINGLE, SheetDeal(0, how="passed_out"), []),
        (THREE, SheetDeal(0, how="conceded", declarer=1, bid=300, trump="S"), []),
        (STOCK, SheetDeal(0, tricks=(100, 150)), []),
        (patch(SINGLE, {"match.shoot_the_moon": "250"}), replace(MADE, how="moon_made"), ["no_by"]),
        (
            patch(SINGLE, {"match.shoot_the_moon": "250"}),
            replace(MADE, how="moon_made", by=2),
            ["moon_not_swept"],
        ),
        (
            patch(SINGLE, {"match.shoot_the_moon": "250"}),
            replace(MADE, how="moon_failed", by=2, tricks=(250, 0)),
            ["moon_swept"],
        ),
        (
            patch(SINGLE, {"match.shoot_the_moon": "250", "match.moon_alone": "solo"}),
            replace(MADE, how="moon_failed", by=2, tricks=(250, 0)),
            [],
        ),
        (
            patch(PRESETS["five_handed_called_partner"], {"match.shoot_the_moon": "250", "match.moon_alone": "solo"}),
            SheetDeal(0, "moon_failed", 0, declarer=1, bid=300, trump="S", meld=(20,), tricks=(370,)),
            ["moon_swept"],
        ),
    ],
)
def test_missing_or_wrong_entries_are_found(rules: Rules, deal: SheetDeal, expected: list[str]) -> None:
    assert kinds(rules, deal) == expected


def test_the_remaining_tricks_go_to_the_remaining_side() -> None:
    deal = with_tricks(SINGLE, SheetDeal(0), US, 140)
    assert deal.tricks == (140, 110)
    deal = with_tricks(THREE, with_tricks(THREE, SheetDeal(0, declarer=1), (0,), 100), (2,), 80)
    assert deal.tricks == (100, 70, 80)


def test_the_shooter_of_the_moon_has_all_tricks() -> None:
    rules = patch(SINGLE, {"match.shoot_the_moon": "1000"})
    assert with_end(rules, MADE, "moon_made", 3).tricks == (0, 250)


def test_entered_tricks_are_cleared_if_the_partner_changes() -> None:
    deal = SheetDeal(0, declarer=1, bid=250, trump="S", partner=3, tricks=(100, 270, 0, 0, 0))
    assert with_party(CALLED, deal, 1, 4).tricks == ()
    assert with_party(SINGLE, MADE, 0, None).tricks == MADE.tricks


def test_melds_are_counted_one_by_one_and_removed() -> None:
    deal = SheetDeal(0)
    for kind in ("run", "marriage", "marriage"):
        deal = with_chip(SINGLE, deal, US, 0, kind, 1)
    assert deal.meld[0] == 190
    deal = with_chip(SINGLE, deal, US, 0, "run", -1)
    assert (deal.meld[0], deal.chips[0]) == (40, ("marriage", "marriage"))
    deal = with_meld(SINGLE, deal, US, 200)
    assert (deal.meld[0], deal.chips[0]) == (200, ())
    deal = with_chip(SINGLE, deal, US, 0, "dix", 1)
    assert deal.meld[0] == 210, "a meld that is clicked is added to what was typed"


def test_a_meld_that_wins_the_game_ends_the_deal() -> None:
    deal = SheetDeal(0)
    for _ in range(4):
        deal = with_chip(SIX, deal, (1, 3, 5), 3, "pinochle", 1)
    assert (deal.how, deal.by) == ("game_meld", 3)
    deal = with_chip(SIX, deal, (1, 3, 5), 3, "pinochle", -1)
    assert deal.how == "played"
    assert deal.meld[1] == worth_of(SIX, {"pinochle": 3}) < GAME


def test_worthless_melds_are_not_offered() -> None:
    for rules in PRESETS.values():
        for kind in (*common_buttons(rules), *other_buttons(rules)):
            assert worth_of(rules, {kind: 1}) > 0
    assert "dix" not in common_buttons(PRESETS["double_deck_four_handed"])


def test_cards_add_their_melds_and_checks() -> None:
    melds = best_melds(parse_cards("AS TS KS QS JS AS TS KS QS JS"), Suit.SPADES, CHECKS)
    deal = require(with_counted(CHECKS, SheetDeal(0), (1,), {1: melds}))
    assert deal.meld[1] == 1500
    assert deal.checks == (0, 1, 0)


def test_deals_after_the_end_do_not_count(tmp_path: Path) -> None:
    editor = SheetEditor(tmp_path)
    editor.begin("", SINGLE, ("a", "b", "c", "d"))
    for _ in range(4):
        editor.tell(replace(MADE, dealer=editor.deal.dealer))
        assert editor.enter()
    assert editor.is_decided
    editor.correct(0)
    editor.tell(replace(editor.deal, bid=250, meld=(1400, 0)))
    assert editor.enter()
    assert editor.is_decided
    assert len(editor.standing.matches) - 1 == 1, "the first deal decides it now"
    editor.undo()
    assert len(editor.standing.matches) - 1 == 4


def test_undo_leaves_no_correction_or_deal_behind(tmp_path: Path) -> None:
    editor = SheetEditor(tmp_path)
    editor.begin("", SINGLE, ("a", "b", "c", "d"))
    editor.tell(MADE)
    assert editor.enter()
    entered = editor.sheet
    editor.correct(0)
    editor.tell(replace(editor.deal, bid=260))
    editor.undo()
    assert editor.correcting is None
    assert editor.sheet == entered
    editor.undo()
    assert editor.sheet is not None
    assert not editor.sheet.deals


def test_a_moon_that_is_always_bid_has_no_other_contract_to_ask_for() -> None:
    rules = patch(SINGLE, {"match.shoot_the_moon": "1000", "match.moon_time": "bid"})
    deal = SheetDeal(3, "moon_failed", by=1, trump="H", meld=(250, 40), tricks=(140, 110))
    assert not questions(rules, deal).declarer
    assert kinds(rules, deal) == []


def test_a_moon_that_may_have_been_bid_needs_a_contract_only_if_one_is_entered() -> None:
    rules = patch(SINGLE, {"match.shoot_the_moon": "1000", "match.moon_time": "both"})
    deal = SheetDeal(3, "moon_failed", by=1, trump="H", meld=(250, 40), tricks=(140, 110))
    assert kinds(rules, deal) == []
    assert kinds(rules, replace(deal, bid=300)) == ["no_declarer"]
    assert kinds(rules, replace(deal, bid=240, declarer=0)) == ["bid_low"]


@pytest.mark.parametrize(("option", "value"), [("scoring.min_meld_to_play", 200), ("scoring.on_board_gap", 100)])
def test_a_moon_in_place_of_trump_is_scored_without_melds_even_where_a_contract_needs_some(
    option: str, value: int
) -> None:
    rules = patch(PRESETS["binokel_four_handed"], {option: value})
    deal = SheetDeal(0, by=0, declarer=0, bid=190, tricks=(95, 155))
    assert "no_meld" in kinds(rules, deal)
    moon = replace(deal, how="moon_failed")
    assert kinds(rules, moon) == []
    result = scored(Sheet("binokel_four_handed", rules, ("A", "B", "C", "D"), deals=(moon,))).match.results[-1]
    assert (result.outcome, result.score) == ("moon_failed", (-1000, 155))
