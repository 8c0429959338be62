"""Which matches at tables with others somebody has left, as only he himself is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.server.manners.attendance import Attendance

if TYPE_CHECKING:
    from pathlib import Path

KEY: Final = "u1TAr1m8XK9cFqk5mZ0GXw"
OTHER: Final = "v1TAr1m8XK9cFqk5mZ0GXw"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "attendance.json"


@pytest.fixture
def kept(path: Path) -> Attendance:
    return Attendance(path, clock=lambda: 1000.0)


def test_a_match_that_is_not_over_is_left_when_the_window_leaves_its_table(kept: Attendance) -> None:
    kept.saw(KEY, 1, is_over=False)
    assert kept.count() == (0, 1), "it is being played"
    kept.left()
    assert kept.count() == (1, 1)
    kept.saw(KEY, 2, is_over=False)
    assert kept.count() == (0, 1), "whoever comes back has not left it"
    kept.saw(KEY, 2, is_over=True)
    kept.left()
    assert kept.count() == (0, 1)


def test_a_match_that_was_played_when_the_program_ended_is_left_unless_somebody_comes_back(
    kept: Attendance, path: Path
) -> None:
    kept.saw(KEY, 3, is_over=False)
    again = Attendance(path)
    assert again.count() == (1, 1)
    again.saw(KEY, 3, is_over=False)
    assert again.count() == (0, 1)


def test_what_the_table_ends_or_adjourns_is_not_left(kept: Attendance) -> None:
    kept.saw(KEY, 1, is_over=False)
    kept.closed()
    kept.left()
    assert kept.count() == (0, 1)
    kept.saw(KEY, 1, is_over=False)
    kept.left()
    kept.closed()  # another table did not let this window in
    assert kept.count() == (1, 1)


def test_further_matches_at_a_table_count_on_their_own(kept: Attendance) -> None:
    kept.saw(KEY, 1, is_over=True)
    kept.saw(KEY, 1, is_over=False)
    assert kept.count() == (0, 2), "a rematch"
    kept.saw(KEY, 2, is_over=False)
    kept.saw(KEY, 1, is_over=False)
    assert kept.count() == (0, 3), "the host has chosen another game"
    kept.left()
    assert kept.count() == (1, 3)
    kept.saw(OTHER, 1, is_over=False)
    assert kept.count() == (1, 4)
    kept.left()
    kept.saw(KEY, 1, is_over=True)
    assert kept.count() == (1, 4)


def test_matches_are_counted_from_a_time(path: Path) -> None:
    now = 1000.0
    kept = Attendance(path, clock=lambda: now)
    kept.saw(KEY, 1, is_over=False)
    kept.left()
    now = 2000.0
    kept.saw(OTHER, 1, is_over=True)
    assert kept.count() == (1, 2)
    assert kept.count(since=1500.0) == (0, 1)


@pytest.mark.parametrize("content", [b"", b"{}", b'[{"table":"x","at":1,"deal":1}]', b"\xff"])
def test_a_file_that_cannot_be_read_counts_nothing(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert Attendance(path).count() == (0, 0)


def test_the_file_does_not_hold_the_key_of_a_table(kept: Attendance, path: Path) -> None:
    kept.saw(KEY, 1, is_over=False)
    assert KEY.encode() not in path.read_bytes()
