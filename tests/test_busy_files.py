"""Files that another program has open, as on Windows: waited for a moment, then told in a sentence; nothing is lost."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt import busy_files
from pinochle_qt.busy_files import BusyFile, move, remove
from pinochle_qt.fault_log import FaultLog
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import SaveFault
from pinochle_qt.record.store import Journal, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable


class Scanner:
    """A virus scanner that keeps a file open: so many times, nobody can change the file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refusals: dict[str, int] = {}
        """The number of refusals left, by the name of a file."""
        self.waited: list[float] = []
        for name in ("replace", "unlink", "open"):
            self._guard(monkeypatch, name)
        monkeypatch.setattr(busy_files, "_READERS_BLOCK", True)
        monkeypatch.setattr("pinochle_qt.busy_files.time.sleep", self.waited.append)

    def _guard(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        usual: Callable[..., Any] = getattr(Path, name)

        def guarded(path: Path, *arguments: Any, **named: Any) -> Any:
            target = arguments[0] if name == "replace" else path
            if (name != "open" or arguments == ("r+b",)) and self.refusals.get(target.name, 0):
                self.refusals[target.name] -= 1
                raise PermissionError(errno.EACCES, "The file is used by another process", str(target))
            return usual(path, *arguments, **named)

        monkeypatch.setattr(Path, name, guarded)


@pytest.fixture
def scanner(monkeypatch: pytest.MonkeyPatch) -> Scanner:
    return Scanner(monkeypatch)


def test_a_file_held_open_for_a_moment_is_replaced(tmp_path: Path, scanner: Scanner) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    scanner.refusals["a.txt"] = 4
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert scanner.waited == sorted(scanner.waited)
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_that_stays_open_is_waited_for_once_and_briefly(tmp_path: Path, scanner: Scanner) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    scanner.refusals["a.txt"] = 99
    for _ in range(2):
        with pytest.raises(BusyFile):
            write_atomically(path, b"new")
    assert sum(scanner.waited) < 0.31
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]
    waited = len(scanner.waited)
    scanner.refusals["a.txt"] = 0
    write_atomically(path, b"new")
    scanner.refusals["a.txt"] = 2
    write_atomically(path, b"newer")
    assert len(scanner.waited) == waited + 2  # it is waited for again once it was free


def test_a_game_held_open_is_saved_whole_as_soon_as_it_is_free(tmp_path: Path, scanner: Scanner) -> None:
    journal = Journal(tmp_path / "a.pinochle", ["one"])
    scanner.refusals["a.pinochle"] = 3
    journal.append(["two"])
    assert journal.path.read_text(encoding="utf-8") == "one\ntwo\n"
    scanner.refusals["a.pinochle"] = 99
    with pytest.raises(StoreError) as appended:
        journal.append(["three"])
    assert str(appended.value) == SaveFault.GAME(path=str(journal.path), reason=SaveFault.HELD())
    with pytest.raises(StoreError):
        journal.rewrite(["one", "other"])
    assert journal.path.read_text(encoding="utf-8") == "one\ntwo\n"
    scanner.refusals["a.pinochle"] = 0
    journal.append(["more"])
    assert journal.path.read_text(encoding="utf-8") == "one\nother\nmore\n"
    journal.close()


def test_a_file_is_moved_and_removed_once_it_is_free(tmp_path: Path, scanner: Scanner) -> None:
    path, other = tmp_path / "a.txt", tmp_path / "b.txt"
    path.write_bytes(b"text")
    scanner.refusals |= {"b.txt": 2}
    move(path, other)
    assert other.read_bytes() == b"text"
    scanner.refusals |= {"b.txt": 2}
    remove(other)
    assert not list(tmp_path.iterdir())
    remove(other)  # it is gone already


def test_where_readers_do_not_block_a_refusal_is_reported_at_once(
    tmp_path: Path, scanner: Scanner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(busy_files, "_READERS_BLOCK", False)
    scanner.refusals["a.txt"] = 1
    with pytest.raises(PermissionError) as refused:
        write_atomically(tmp_path / "a.txt", b"new")
    assert not isinstance(refused.value, BusyFile)
    assert not scanner.waited


def test_a_log_that_another_window_keeps_open_continues(tmp_path: Path, scanner: Scanner) -> None:
    log = FaultLog(tmp_path)
    assert log.write("x" * 512 * 1024)
    scanner.refusals["pinochle-qt.log.1"] = 99
    assert log.write("second")
    assert "second" in log.path.read_text(encoding="utf-8")
    scanner.refusals["pinochle-qt.log.1"] = 0
    assert log.write("third")
    assert "second" not in log.path.read_text(encoding="utf-8")
    log.close()
