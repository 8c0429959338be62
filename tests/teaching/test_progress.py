"""A learner's progress is kept, and no file can stop anybody from learning."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.teaching import user_file as kept_file
from pinochle_qt.teaching.progress import LessonProgress, change_progress, load_progress

if TYPE_CHECKING:
    from pathlib import Path


def test_reached_and_finished_lessons_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "deeper" / "lessons.json"
    change_progress(path, lambda kept: kept.reached("cards", 2).finished("cards"))
    change_progress(path, lambda kept: kept.reached("tricks", 3))
    kept = load_progress(path)
    assert kept.done == {"cards"}
    assert kept.steps == {"tricks": 3}
    assert kept.last == "tricks"


def test_a_repeated_lesson_stays_done(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    change_progress(path, lambda kept: kept.finished("cards").reached("cards", 1))
    assert load_progress(path).done == {"cards"}


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"done": 3}', b'{"steps": {"cards": -1}}', b"\xff\xfe"])
def test_a_damaged_file_is_a_fresh_start(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lessons.json"
    path.write_bytes(content)
    assert load_progress(path) == LessonProgress()
    change_progress(path, lambda kept: kept.finished("cards"))
    assert load_progress(path).done == {"cards"}
    assert path.with_name("lessons.json.bad").read_bytes() == content


def test_a_newer_file_is_read_as_far_as_known_and_stays(tmp_path: Path) -> None:
    path, content = tmp_path / "lessons.json", '{"version": 9, "done": ["cards"], "steps": {}, "medals": [1]}'
    path.write_text(content, encoding="utf-8")
    assert load_progress(path).done == {"cards"}
    change_progress(path, lambda kept: kept.finished("tricks"))
    assert path.read_text(encoding="utf-8") == content


def test_a_temporarily_unreadable_file_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lessons.json"
    change_progress(path, lambda kept: kept.finished("cards"))
    with monkeypatch.context() as failing:
        failing.setattr(kept_file, "read_file", refused)
        with pytest.raises(PermissionError):
            change_progress(path, lambda kept: kept.finished("tricks"))
    assert load_progress(path).done == {"cards"}


def refused(*_: object) -> bytes:
    raise PermissionError(errno.EACCES, "Permission denied")
