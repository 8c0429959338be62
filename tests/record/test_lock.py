"""What a lock does where the file system does not cooperate."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.record.lock import FileLock, lock_in_a_moment
from pinochle_qt.record.store import RecordStore, StoreError
from tests.checks import require
from tests.session.driving import SINGLE, begun_file
from tests.systems import make_link, needs_open_files_to_move, needs_pipes_with_names

if TYPE_CHECKING:
    from collections.abc import Callable


needs_reasons_of_locks = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows does not tell why it locks nothing"
)


def failing(code: int) -> None:
    raise OSError(code, os.strerror(code))


def test_a_lock_whose_file_cannot_be_removed_is_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    lock = FileLock(path)
    with monkeypatch.context() as failed:
        failed.setattr(os, "unlink", lambda *_, **__: failing(errno.EIO))
        lock.release()
    FileLock(path).release()
    assert not list(tmp_path.iterdir())


@needs_reasons_of_locks
def test_without_file_locks_nobody_is_kept_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "flock", lambda *_: failing(errno.ENOLCK))
    locks = [FileLock(tmp_path / "a") for _ in range(2)]
    for lock in locks:
        lock.release()
    assert not list(tmp_path.iterdir())


@needs_reasons_of_locks
def test_a_disk_error_does_not_count_as_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "flock", lambda *_: failing(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)) as failed:
        FileLock(tmp_path / "a")
    assert type(failed.value) is OSError


@needs_open_files_to_move
def test_a_lock_removed_while_being_taken_is_taken_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    flock, taken = fcntl.flock, list[int]()

    def removed_first(handle: int, how: int) -> None:
        flock(handle, how)
        taken.append(handle)
        if len(taken) == 1:  # the previous holder releases it at this moment
            (tmp_path / "a.lock").unlink()

    monkeypatch.setattr(fcntl, "flock", removed_first)
    lock = FileLock(tmp_path / "a")
    assert len(taken) == 2
    assert (tmp_path / "a.lock").stat().st_mode & 0o777 == 0o600
    with pytest.raises(BlockingIOError):
        FileLock(tmp_path / "a")
    lock.release()


def test_another_program_is_waited_for_only_a_moment(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a")
    assert lock_in_a_moment(tmp_path / "a") is None
    lock.release()
    after = require(lock_in_a_moment(tmp_path / "a"))
    after.release()


def link_to_nothing(path: Path) -> None:
    make_link(path, path.with_name("target"))


def link_to_a_file(path: Path) -> None:
    path.with_name("target").write_text("theirs", encoding="utf-8")
    link_to_nothing(path)


def pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize("flags", [None, 0], ids=["this system", "a system that cannot refuse links"])
@pytest.mark.parametrize(
    "make", [link_to_nothing, link_to_a_file, pytest.param(pipe, marks=needs_pipes_with_names), Path.mkdir]
)
def test_something_else_in_place_of_a_lock_file_is_neither_followed_nor_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None], flags: int | None
) -> None:
    if flags is not None:
        monkeypatch.setattr(os, "O_NOFOLLOW", flags, raising=False)
    make(tmp_path / "a.lock")
    before = {each: each.lstat() for each in tmp_path.iterdir()}
    for _ in range(2):
        with pytest.raises(OSError, match=r"^\[Errno \d+\] “a.lock” beside it isn't a lock file"):
            FileLock(tmp_path / "a")
    assert {each: each.lstat() for each in tmp_path.iterdir()} == before


def test_a_file_named_like_a_lock_file_keeps_its_content(tmp_path: Path) -> None:
    theirs = tmp_path / "a.lock"
    theirs.write_text("theirs", encoding="utf-8")
    lock = FileLock(tmp_path / "a")
    with pytest.raises(BlockingIOError):
        FileLock(tmp_path / "a")
    lock.release()
    assert theirs.read_text(encoding="utf-8") == "theirs"


def test_a_game_with_a_link_in_place_of_its_lock_file_is_not_written(tmp_path: Path) -> None:
    game = begun_file(SINGLE, tmp_path / "x.pinochle")
    link_to_nothing(tmp_path / "x.pinochle.lock")
    why = r"^The game cannot be saved in .*x\.pinochle: “x\.pinochle\.lock” beside it isn't a lock file\.$"
    with pytest.raises(StoreError, match=why):
        RecordStore(tmp_path).open(game)
    assert not (tmp_path / "target").exists()
