"""Files of strangers: their times, and what lies in place of a file."""

from __future__ import annotations

import ast
import errno
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

import pinochle_qt
from pinochle_qt import reading
from pinochle_qt.reading import LATEST, Unread, changed_at, is_same_file, local_time, path_in, read_file, why_unread
from pinochle_qt.record.save_errors import reason
from tests.systems import make_link

YEAR = 31_556_952 * 10**9
"""Nanoseconds."""


class WindowsTime(datetime):
    """Time as Windows knows it: for a time of day without a zone, Python asks for the days around it as well."""

    @classmethod
    def fromtimestamp(cls, timestamp: float, tz: object = None) -> WindowsTime:
        if not (0 if tz else 86_400) <= timestamp < 32_536_850_400:
            raise OSError(22, "Invalid argument")
        return super().fromtimestamp(timestamp, tz)  # type: ignore[arg-type]


@pytest.mark.parametrize("stamp", [-(2**63), -1, 0, 1, 68 * YEAR, 1030 * YEAR, 10**30])
def test_every_file_time_can_be_shown_even_if_the_calendar_starts_in_1970(
    stamp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "datetime", WindowsTime)
    at = local_time(stamp)
    assert at.tzinfo is not None
    assert at == datetime.fromtimestamp(min(max(0, stamp), LATEST) / 1e9, UTC)
    assert local_time(changed_at(Mock(st_mtime_ns=stamp))) == at


def test_file_times_are_computed_in_one_place() -> None:
    package = Path(pinochle_qt.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"fromtimestamp", "utcfromtimestamp", "getmtime"}
    }
    assert found == {"reading.py"}


def test_a_folder_that_cannot_be_opened_is_reported_as_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.pinochle").write_bytes(b"")
    monkeypatch.setattr(
        "pinochle_qt.reading.os.open", Mock(side_effect=PermissionError(errno.EACCES, "Permission denied"))
    )
    with pytest.raises(IsADirectoryError, match=Unread.FOLDER.english):
        read_file(tmp_path, 1)
    with pytest.raises(PermissionError):
        read_file(tmp_path / "a.pinochle", 1)


def test_a_file_is_recognized_by_every_path_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, other, hard_link = (tmp_path / name for name in ("a", "b", "hard link"))
    path.write_bytes(b"same")
    other.write_bytes(b"same")
    hard_link.hardlink_to(path)
    (tmp_path / "folder").mkdir()
    ways = (path, hard_link, tmp_path / "folder" / ".." / "a")
    assert all(is_same_file(one, another) for one in ways for another in ways)
    assert not any(is_same_file(one, another) for one in ways for another in (other, tmp_path / "gone", None))
    assert is_same_file(tmp_path / "gone", tmp_path / "folder" / ".." / "gone")
    unnumbered = Mock(st_ino=0, st_dev=0)
    monkeypatch.setattr(Path, "stat", lambda _: unnumbered)
    assert not is_same_file(path, other)
    assert is_same_file(path, tmp_path / "folder" / ".." / "a")


def test_a_file_is_recognized_through_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_bytes(b"")
    make_link(link, path)
    assert is_same_file(link, path)
    assert is_same_file(path, link)


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (OSError(errno.EINVAL, "Invalid argument"), Unread.NAME),
        (FileNotFoundError(errno.ENOENT, "No such file", "x" * 300), Unread.LONG),
        (FileNotFoundError(errno.ENOENT, "No such file", "x"), Unread.GONE),
        (OSError(errno.ENAMETOOLONG, "File name too long", "x" * 300), Unread.LONG),
    ],
)
def test_the_reason_that_windows_finds_no_file_is_shown(
    refusal: OSError, told: Unread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_TOO_LONG", 260)
    monkeypatch.setattr("pinochle_qt.reading.os.open", Mock(side_effect=refusal))
    with pytest.raises(OSError, match=r"no file|No such|too long") as refused:
        read_file(tmp_path / "a.pinochle", 1)
    assert why_unread(refused.value) == told()
    assert (reason(refused.value) == Unread.LONG()) == (told is Unread.LONG)


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ("mine/a b.pinochle", "mine/a b.pinochle"),
        ("C:a%20b.pinochle", "C:a%20b.pinochle"),
        ("//server/share/a.pinochle", "//server/share/a.pinochle"),
        ("file:///home/ann/a%20b.pinochle", "/home/ann/a b.pinochle"),
        ("FILE://localhost/a%C3%A9.pinochle", "/aé.pinochle"),
        ("file:///C:/games/a%20b.pinochle", "C:/games/a b.pinochle"),
        ("file://server/share/a.pinochle", "//server/share/a.pinochle"),
        ("file://[bad/a.pinochle", "file://[bad/a.pinochle"),
        ("file:odd", "file:odd"),
    ],
)
def test_a_file_is_named_by_a_path_or_by_a_url(words: str, path: str) -> None:
    assert path_in(words) == Path(path)
