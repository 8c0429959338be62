"""Programs that tests start end in time, whatever they do and however the tests were started."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests import programs

HANGS: Final = "import signal; print('ready', flush=True); signal.pause()"
HANGS_IN_A_CHILD: Final = f"import subprocess, sys; subprocess.call([sys.executable, '-c', {HANGS!r}])"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")


@pytest.mark.parametrize("code", [HANGS, HANGS_IN_A_CHILD])
def test_a_hanging_program_is_killed_with_all_its_processes(code: str) -> None:
    with programs.running([sys.executable, "-c", code], limit=2) as program:
        output, _ = program.communicate()  # ends when the last process that could print has ended
    assert output in {"ready\n", ""}
    assert program.returncode == -signal.SIGKILL
    with pytest.raises(subprocess.TimeoutExpired):
        programs.run([sys.executable, "-c", code], limit=0.5)


def test_a_program_is_killed_if_its_test_fails() -> None:
    with (
        pytest.raises(ZeroDivisionError),
        programs.running([sys.executable, "-c", HANGS_IN_A_CHILD]) as program,
    ):
        assert 1 / 0
    assert program.returncode == -signal.SIGKILL


def test_a_program_is_killed_when_its_tests_are() -> None:
    tests = f"""
import sys
from tests import programs
with programs.running([sys.executable, "-c", {HANGS!r}], stdout=None) as program:
    program.wait()
"""
    with programs.running([sys.executable, "-c", tests], limit=60, cwd=Path(__file__).parents[1]) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        running.kill()
        assert running.stdout.read() == ""  # which ends with the last process that could print


@pytest.mark.parametrize("name", ["SIGHUP", "SIGINT", "SIGTERM"])
def test_a_program_receives_signals_that_its_tests_ignore(name: str) -> None:
    number = signal.Signals[name]
    before = signal.signal(number, signal.SIG_IGN)  # as nohup does
    try:
        with programs.running([sys.executable, "-c", HANGS]) as program:
            assert program.stdout is not None
            program.stdout.readline()
            program.send_signal(number)
        assert signal.getsignal(number) == signal.SIG_IGN
    finally:
        signal.signal(number, before)
    assert program.returncode == -number
