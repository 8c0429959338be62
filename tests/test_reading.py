"""Files of strangers: their times, and what lies in place of a file."""

from __future__ import annotations

import ast
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

import pinochle_qt
from pinochle_qt import reading
from pinochle_qt.reading import LATEST, changed_at, local_time

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
def test_every_time_of_a_file_can_be_told_even_where_the_calendar_begins_in_1970(
    stamp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "datetime", WindowsTime)
    at = local_time(stamp)
    assert at.tzinfo is not None
    assert at == datetime.fromtimestamp(min(max(0, stamp), LATEST) / 1e9, UTC)
    assert local_time(changed_at(Mock(st_mtime_ns=stamp))) == at


def test_the_times_of_files_are_worked_out_in_one_place() -> None:
    package = Path(pinochle_qt.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"fromtimestamp", "utcfromtimestamp", "getmtime"}
    }
    assert found == {"reading.py"}
