"""Whole matches that were reviewed once and must not change; `UPDATE_GOLDEN=1` writes them anew."""

from __future__ import annotations

import os
from typing import Final

import pytest

from pinochle_qt import __version__
from pinochle_qt.record.replay import replay_one
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import GOLDEN, played, record_text

SEEDS: Final = {
    "hayes_two_handed": 5,
    "hayes_multi_same_deck": 4,
    "hayes_multi_extra_sets": 1,
    "bicycle_two_handed_48": 5,
    "bicycle_two_handed_64": 7,
    "simplified_two_handed_150": 4,
    "wikipedia_two_handed": 12,
    "two_handed_draft": 6,
    "three_handed_auction": 5,
    "cutthroat_three_handed": 9,
    "check_pinochle": 5,
    "partnership_four_handed": 2,
    "partnership_four_handed_kitty": 6,
    "racehorse_passing": 10,
    "summed_bid_partnership": 1,
    "single_deck_partnership": 12,
    "five_handed_called_partner": 6,
    "six_handed_deck_and_half": 5,
    "double_deck_four_handed": 7,
    "double_deck_tournament": 11,
    "double_deck_full_96": 6,
    "triple_deck_six_handed": 8,
    "racehorse_six_handed": 12,
    "eight_handed_four_teams": 12,
    "three_handed_double_deck": 1,
    "auction_pinochle": 1,
    "bezique": 11,
    "binokel_three_handed": 1,
    "binokel_four_handed": 1,
}
"""For each preset, the seed of a match of moderate length."""


def test_every_preset_has_a_golden_match() -> None:
    assert set(SEEDS) == set(PRESETS)


@pytest.mark.parametrize(("preset", "seed"), SEEDS.items())
def test_a_match_is_played_as_it_always_was(preset: str, seed: int) -> None:
    """A change to the engine, the shuffle, the random player or the format shows here."""
    path = GOLDEN / f"{preset}.pinochle"
    # the version of the program is not part of how a match goes
    now = record_text(played(preset, seed, people=())).replace(f"pinochle-qt {__version__}", "pinochle-qt", 1)
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", SEEDS)
def test_the_golden_matches_replay_to_their_winner(preset: str) -> None:
    game = replay_one(GOLDEN / f"{preset}.pinochle")
    assert game.header.rules == PRESETS[preset]
    assert game.match.winners
    assert game.deals == len(game.match.results)
    assert game.cut_line is None
