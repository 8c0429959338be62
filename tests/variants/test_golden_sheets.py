"""Whole rule sheets that were reviewed once and must not change; `UPDATE_GOLDEN=1` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import plain_text

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import OptionValue

FOLDER: Final = Path(__file__).parents[1] / "data" / "golden" / "sheets"
SHEETS: Final[dict[str, tuple[str, dict[str, OptionValue]]]] = {
    "as_it_is_usually_played": ("single_deck_partnership", {}),
    "without_the_last_zero": ("simplified_two_handed_150", {"scoring.own_queen": 10, "melds.run_value": 200}),
    "strict_double_deck": ("double_deck_tournament", {}),
    "checks_for_five": ("check_pinochle", {"checks.stake": 5}),
    "bids_added_up": ("summed_bid_partnership", {"auction.min_meld": 200, "auction.increment": 5}),
    "stock_game_with_doubles_of_ones_own": (
        "bicycle_two_handed_48",
        {"melds.own_double_run": 1000, "melds.own_double_pinochle": 300, "melds.own_jacks": 0, "melds.dix_value": 20},
    ),
    "everything_of_ones_own": (
        "double_deck_full_96",
        {
            "melds.run_value": 250,
            "melds.own_royal_marriage": 50,
            "melds.own_marriage": 25,
            "melds.pinochle_value": 0,
            "melds.dix_value": 5,
            "melds.extra_king_queen": 15,
            "melds.roundhouse_value": 280,
            "melds.own_triple_marriage": 100,
            "melds.own_quadruple_aces": 5000,
            "melds.four_identical": True,
            "melds.own_four_jacks": 350,
            "scoring.own_ace": 12,
            "scoring.own_ten": 11,
            "scoring.own_nine": 1,
            "scoring.last_trick": 50,
            "auction.increment": 25,
            "auction.big_step_from": 800,
            "auction.big_step": 100,
            "auction.under_the_gun_min": 400,
            "match.both_over": "raise_target",
            "match.target_raise": 1000,
        },
    ),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_rule_sheet_reads_as_the_stored_one(name: str) -> None:
    preset, changes = SHEETS[name]
    rules = patch(PRESETS[preset], changes)
    assert problems(rules) == ()
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(plain_text(rules), encoding="utf-8")
    assert plain_text(rules) == path.read_text(encoding="utf-8")


def test_there_are_no_other_files_among_the_sheets() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SHEETS)
