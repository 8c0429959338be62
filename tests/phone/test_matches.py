"""Whole matches on phones; `python -m tests.phone.matches` plays all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.server.page_words import ViewWord
from pinochle_qt.words.game.situation import SituationWord
from tests.phone.matches import SHORT, play
from tests.phone.serving import served

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phone.browser import Browser


@pytest.mark.parametrize(
    ("preset", "target", "kinds"),
    [
        ("racehorse_passing", 100, {"bid", "show"}),
        ("five_handed_called_partner", 100, {"bid", "show"}),
        ("wikipedia_two_handed", 500, {"meld", "play"}),  # in a single deal there may be nothing to meld
        ("two_handed_draft", 100, {"draft", "show"}),
        ("partnership_four_handed_kitty", 100, {"bid", "show"}),
    ],
)
def test_a_match_is_played_to_its_end_by_touch(
    browser: Browser, tmp_path: Path, preset: str, target: int, kinds: set[str]
) -> None:
    with served(tmp_path, "--preset", preset, "--set", f"match.target={target}") as table:
        played = play(browser, table, phones=1, seed=1)
    assert played.deals
    assert kinds <= played.kinds.keys()


def test_four_phones_of_different_sizes_play_a_match_together_and_learn_who_may_start_another(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", *SHORT, people=4) as table:
        played = play(browser, table, phones=4, seed=2)
    assert played.kinds["show"] >= 4
    assert played.helped == (ViewWord.END_LEADS(), *[SituationWord.END_WAITS()] * 3)
