"""The log of faults: it is kept, limited in size, never in the way, and reports a hard crash at the next start."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from pinochle_qt import __version__, fault_log
from pinochle_qt.fault_log import HARD, FaultLog
from tests import programs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CRASHING = """
import faulthandler, sys
from pathlib import Path
from pinochle_qt.fault_log import FaultLog
log = FaultLog(Path(sys.argv[1]))
log.watch()
faulthandler._sigabrt()
"""


@pytest.fixture
def log(tmp_path: Path) -> Iterator[FaultLog]:
    log = FaultLog(tmp_path / "logs")
    yield log
    log.close()


def crash(folder: Path) -> None:
    """Run a program that watches for crashes, and let it crash."""
    ended = programs.run([sys.executable, "-c", CRASHING, str(folder)])
    assert ended.returncode != 0


def test_errors_are_logged_with_the_versions_of_the_program_and_system(log: FaultLog) -> None:
    assert log.write("first")
    assert log.write("second – zwölf ♠")
    written = log.path.read_text("utf-8")
    assert written.index("first") < written.index("second – zwölf ♠")
    assert written.count(f"pinochle-qt {__version__}") == 2


def test_no_log_is_written_before_there_is_something_to_report(log: FaultLog) -> None:
    assert not log.path.parent.exists()


def test_old_errors_make_room_for_new_ones(log: FaultLog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_log, "_MOST_BYTES", 2_000)
    for number in range(100):
        log.write(f"fault {number} " + "x" * 500)
    files = list(log.path.parent.iterdir())
    assert sum(file.stat().st_size for file in files) < 10_000
    assert "fault 99 " in log.path.read_text("utf-8")


def test_an_unwritable_log_raises_no_error(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    log = FaultLog(tmp_path / "logs")
    assert not log.write("first")
    assert log.watch() == ""
    log.close()


@pytest.mark.skipif(sys.platform != "linux", reason="needs a disk that is always full")
def test_a_full_disk_raises_no_error(log: FaultLog) -> None:
    log.path.parent.mkdir()
    log.path.symlink_to("/dev/full")
    assert not log.write("first")


def test_a_hard_crash_is_reported_once_at_the_next_start_and_kept_in_the_log(log: FaultLog) -> None:
    crash(log.path.parent)
    assert "Fatal Python error" in log.watch()
    assert "Fatal Python error" in log.path.read_text("utf-8")
    log.close()
    assert log.watch() == ""


def test_an_open_window_still_logs_its_crash_after_another_reported_an_earlier_one(log: FaultLog) -> None:
    other = FaultLog(log.path.parent)
    assert other.watch() == ""
    crash(log.path.parent)
    assert log.watch()
    crash(log.path.parent)
    other.close()
    assert (log.path.parent / HARD).stat().st_size
    log.close()
    assert log.watch()
