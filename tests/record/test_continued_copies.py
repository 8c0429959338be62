"""The copy in which a game continues is the file that begins with all of its record, and no other."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.record.continued_copies import copy_of

if TYPE_CHECKING:
    from pathlib import Path

LONG = b"".join(b'{"line":%d}\n' % number for number in range(900))
"""More than the initial bytes in which nearly all games differ."""


def games(folder: Path, **contents: bytes) -> Path:
    """Write games with increasing modification times, and return their folder."""
    folder.mkdir()
    for time, (name, content) in enumerate(contents.items(), 1):
        path = folder / f"{name}.pinochle"
        path.write_bytes(content)
        os.utime(path, (time, time))
    return folder


def found(tmp_path: Path, record: bytes, **contents: bytes) -> str | None:
    """Return the name of the copy found for a record that is stored elsewhere."""
    path = tmp_path / "elsewhere.pinochle"
    path.write_bytes(record)
    copy = copy_of(path, games(tmp_path / "games", **contents))
    return copy.stem if copy is not None else None


@pytest.mark.parametrize("record", [b'{"a":1}\n', b'{"a":12}\n', LONG])
@pytest.mark.parametrize("more", [b"", b'{"more":1}\n'])
def test_a_game_that_continues_the_end_of_a_record_is_found(tmp_path: Path, record: bytes, more: bytes) -> None:
    assert found(tmp_path, record, copy=record + more, other=b'{"b":1}\n' * 999) == "copy"


def test_the_copy_of_a_record_with_windows_line_ends_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, LONG.replace(b"\n", b"\r\n"), copy=LONG + b'{"another":1}\n') == "copy"


@pytest.mark.parametrize("cut", [b"", b"{", b'{"seat":0'])
def test_the_copy_of_a_truncated_record_continues_from_its_last_whole_line(tmp_path: Path, cut: bytes) -> None:
    assert found(tmp_path, LONG + cut, copy=LONG + b'{"another":1}\n') == "copy"


@pytest.mark.parametrize("at", [3, 5000, len(LONG) - 1])
@pytest.mark.parametrize("sign", [b"\x01", b"~"])
def test_a_game_that_differs_anywhere_is_no_copy(tmp_path: Path, at: int, sign: bytes) -> None:
    assert found(tmp_path, LONG, other=LONG[:at] + sign + LONG[at + 1 :] + b"{}\n", part=LONG[:at]) is None


def test_of_two_copies_the_one_changed_last_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, LONG, b=LONG, a=LONG + b"{}\n", c=b"{}\n" * 9999) == "a"


@pytest.mark.parametrize("record", [b"", b"{", b'{"a":1}'])
def test_without_a_whole_line_there_is_no_copy(tmp_path: Path, record: bytes) -> None:
    assert found(tmp_path, record, other=b'{"a":1}\n', nothing=b"") is None


def test_a_record_is_no_copy_of_itself_and_a_missing_one_has_none(tmp_path: Path) -> None:
    folder = games(tmp_path / "games", a=LONG)
    assert copy_of(folder / "a.pinochle", folder) is None
    assert copy_of(tmp_path / "missing.pinochle", folder) is None


def test_unreadable_files_are_skipped(tmp_path: Path) -> None:
    folder = games(tmp_path / "games", a=b"{}\n", b=b"{}\n{}\n")
    (folder / "c.pinochle").mkdir()
    assert copy_of(folder / "a.pinochle", folder) == folder / "b.pinochle"
