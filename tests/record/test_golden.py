"""Whole matches that were looked at once and must stay as they are; `UPDATE_GOLDEN=1` writes them anew."""

from __future__ import annotations

import os

import pytest

from pinochle_qt import __version__
from pinochle_qt.record.replay import replay_one
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import GOLDEN, SINGLE, STOCK, played, record_text


@pytest.mark.parametrize(("preset", "seed"), [(SINGLE, 12), (STOCK, 4)])
def test_a_match_goes_as_it_always_went(preset: str, seed: int) -> None:
    """A change of the engine, the shuffle, the random player or the format shows here."""
    path = GOLDEN / f"{preset}.pinochle"
    # the version of the program is not part of how a match goes
    now = record_text(played(preset, seed, people=())).replace(f"pinochle-qt {__version__}", "pinochle-qt", 1)
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_the_golden_matches_replay_to_their_winner(preset: str) -> None:
    game = replay_one(GOLDEN / f"{preset}.pinochle")
    assert game.header.rules == PRESETS[preset]
    assert game.match.winners
    assert game.deals == len(game.match.results)
    assert game.cut_line is None
