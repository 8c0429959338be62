"""Results of problems and drills are kept, whatever happens to the file."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.record.lock import FileLock
from pinochle_qt.teaching.practice_results import (
    LAST,
    SHOWN,
    DrilledHand,
    LastHands,
    PracticeResults,
    change,
    last_hands,
    load,
)

if TYPE_CHECKING:
    from pathlib import Path


def test_the_first_answer_counts(tmp_path: Path) -> None:
    path = tmp_path / "data" / "practiced.json"
    change(path, lambda kept: kept.with_problem("a", right=False))
    change(path, lambda kept: kept.with_problem("a", right=True).with_day(date(2026, 11, 23), right=True))
    kept = load(path)
    assert kept.problems == {"a": False}
    assert kept.days == {"2026-11-23": True}


def test_a_gap_ends_the_days_in_a_row() -> None:
    kept = PracticeResults()
    for day in (18, 20, 21, 22):
        kept = kept.with_day(date(2026, 11, day), right=False)
    assert kept.days_in_a_row(date(2026, 11, 22)) == 3
    assert kept.days_in_a_row(date(2026, 11, 23)) == 3
    assert kept.days_in_a_row(date(2026, 11, 24)) == 0


def test_only_the_latest_hands_are_kept() -> None:
    kept = PracticeResults()
    for at in range(LAST + 5):
        kept = kept.with_meld(DrilledHand("single_deck_partnership", 0, float(at))).with_bid(float(at))
    assert len(kept.melds) == len(kept.bids) == LAST
    assert kept.melds[-1].seconds == kept.bids[-1] == LAST + 4


def test_the_latest_hands_are_summarized_and_none_took_zero_seconds() -> None:
    assert last_hands(()) is None
    slow = [DrilledHand("single_deck_partnership", 10, 60.0)] * 5
    quick = [DrilledHand("single_deck_partnership", 0, 0.2)] * (SHOWN - 1)
    assert last_hands([*slow, *quick]) == LastHands(SHOWN, SHOWN - 1, 3)
    assert last_hands(quick[:1]) == LastHands(1, 1, 1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"problems": 3}',
        b'{"melds": [["single_deck_partnership", 0, 1.7e308]]}',
        b'{"melds": [["single_deck_partnership", 0, -1.0]]}',
        b'{"bids": [1.7e308, 1.7e308]}',
    ],
)
def test_an_unreadable_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "practiced.json"
    path.write_bytes(content)
    change(path, lambda kept: kept.with_problem("a", right=True))
    assert load(path).problems == {"a": True}
    assert path.with_name("practiced.json.bad").read_bytes() == content


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path, content = tmp_path / "practiced.json", b'{"version": 99, "problems": {"x": true}}'
    path.write_bytes(content)
    assert change(path, lambda kept: kept.with_problem("a", right=True)).problems == {"x": True, "a": True}
    assert path.read_bytes() == content


def test_parts_of_a_newer_version_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "practiced.json"
    path.write_bytes(b'{"version": 1, "problems": {"a": true}, "songs": []}')
    assert load(path).problems == {"a": True}


def test_practice_is_counted_although_it_cannot_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "practiced.json"
    lock = FileLock(path)
    assert change(path, lambda kept: kept.with_problem("a", right=True)).problems == {"a": True}
    lock.release()
    assert not path.exists()
