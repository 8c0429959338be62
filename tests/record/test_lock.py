"""What a lock does where the file system does not cooperate."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.record.lock import FileLock, lock_in_a_moment

if TYPE_CHECKING:
    from pathlib import Path


def failing(code: int) -> None:
    raise OSError(code, os.strerror(code))


def test_a_lock_whose_file_cannot_be_removed_is_free_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    lock = FileLock(path)
    with monkeypatch.context() as failed:
        failed.setattr(os, "unlink", lambda *_, **__: failing(errno.EIO))
        lock.release()
    FileLock(path).release()
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="this system does not tell why it locks nothing")
def test_where_there_are_no_locks_nobody_is_kept_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "flock", lambda *_: failing(errno.ENOLCK))
    locks = [FileLock(tmp_path / "a") for _ in range(2)]
    for lock in locks:
        lock.release()
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="this system does not tell why it locks nothing")
def test_a_disk_that_fails_is_not_taken_for_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "flock", lambda *_: failing(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)) as failed:
        FileLock(tmp_path / "a")
    assert type(failed.value) is OSError


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be removed there")
def test_a_lock_that_went_away_while_it_was_taken_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_somebody_else_is_waited_for_a_moment_only(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a")
    assert lock_in_a_moment(tmp_path / "a") is None
    lock.release()
    after = lock_in_a_moment(tmp_path / "a")
    assert after is not None
    after.release()
