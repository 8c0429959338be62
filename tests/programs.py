"""Programs that tests start. Each has a time limit, and hears the signals that end a program.

No test starts a process in another way; `ruff` refuses that.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from threading import Timer
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

Program: TypeAlias = subprocess.Popen[str]
Finished: TypeAlias = subprocess.CompletedProcess[str]
LIMIT_S: Final = 300.0
"""After so many seconds a program is killed, so that its test fails instead of hanging."""
_ENDING: Final = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGINT", "SIGTERM") if hasattr(signal, name))


def run(command: Sequence[str], *, limit: float = LIMIT_S, check: bool = False, **options: Any) -> Finished:
    """Run a program to its end; return its exit status, and what it printed unless that goes elsewhere.

    Raises:
        AssertionError: it failed, and `check` is set.
        subprocess.TimeoutExpired: it took longer than `limit` seconds; it has been killed.
    """
    later = limit + 5  # so that `communicate` is the first to notice, which raises
    with running(command, limit=later, **{"stdin": subprocess.DEVNULL, **options}) as program:
        output, errors = program.communicate(timeout=limit)
    assert not (check and program.returncode), f"{command} ended with {program.returncode}:\n{output}\n{errors}"
    return subprocess.CompletedProcess(command, program.returncode, output, errors)


@contextlib.contextmanager
def running(command: Sequence[str], *, limit: float = LIMIT_S, **options: Any) -> Iterator[Program]:
    """Start a program and wait for its end after the block; kill it if the block fails, or after `limit` seconds.

    Its output and errors are read through pipes, unless `options` of `Popen` send them elsewhere. No process that it
    has started is left, even if this one is killed.
    """
    piped: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "encoding": "utf-8"}
    with _default_signals():
        program: Program = subprocess.Popen(command, start_new_session=True, **(piped | options))
    timer = Timer(limit, _kill, [program])
    timer.daemon = True
    timer.start()
    try:
        with _killed_with_us(program), program:
            try:
                yield program
            except BaseException:
                _kill(program)
                raise
    finally:
        timer.cancel()
        _kill(program)


def _kill(program: Program) -> None:
    """Kill a program and the processes it has started, even if it has ended and they have not."""
    if sys.platform == "win32":
        program.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):  # the latter on macOS, of one that has ended
        os.killpg(program.pid, signal.SIGKILL)


@contextlib.contextmanager
def _killed_with_us(program: Program) -> Iterator[None]:
    """Kill a program and the processes it has started after the block, also if this process is killed in it."""
    if sys.platform == "win32":
        yield
        return
    kill_at_end_of_input = ["/bin/sh", "-c", 'read -r line; kill -9 "-$1"', "sh", str(program.pid)]
    with subprocess.Popen(
        kill_at_end_of_input, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    ):
        yield


@contextlib.contextmanager
def _default_signals() -> Iterator[None]:
    """Let programs started in the block hear signals that are ignored here, as in tests run with `nohup` or by `&`."""
    ignored = [number for number in _ENDING if signal.getsignal(number) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)


def make_program(path: Path, source: str) -> None:
    """Write a program in Python that this Python runs.

    The first line of a script cannot name an interpreter whose path has a space, so a shell starts it.
    """
    path.write_text(f"#!/bin/sh\n''''exec '{sys.executable}' \"$0\" \"$@\" # '''\n{source}")
    path.chmod(0o755)
