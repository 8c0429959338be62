"""Another program, spoken to in lines over its standard input and output, however it behaves.

Two threads read and write, so that a program which neither reads nor writes never makes anybody wait longer than asked
for. Threads rather than `asyncio`: players are asked from ordinary functions, one after the other.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from pinochle_qt.names import clipped
from pinochle_qt.phrases import Phrase

MOST_WAITING: Final = 64
"""The most lines that are kept in either direction; a program that prints more has to wait until they are read."""
_LAST_WORDS: Final = 0.5
"""The seconds that a program has to end by itself once it has been told to."""
_KILLING: Final = 3.0
"""The seconds that Windows has to end a program with all that it has started."""
_NO_WINDOW: Final = 0x0800_0000
"""What keeps Windows from opening a console for a program."""


class CommandFault(Phrase):
    """Why a command starts no program."""

    EMPTY = "no program is named"
    QUOTES = "a quotation mark has no counterpart"
    MISSING = "there is no program {name} that can be run"


class ProgramEnded(Exception):
    """Raised when there is nothing to read anymore; `str()` is a sentence for the program that says why."""


class ProgramSilent(Exception):
    """Raised when the program has printed nothing in time."""


def command_words(command: str) -> list[str]:
    """Return the words of a command, without running it.

    Raises:
        ValueError: it is empty, has a quotation mark without its counterpart, or names no program that is here.
    """
    try:
        words = windows_words(command) if sys.platform == "win32" else shlex.split(command)
    except ValueError:
        raise ValueError(CommandFault.QUOTES()) from None
    if not words:
        raise ValueError(CommandFault.EMPTY())
    found = shutil.which(words[0])
    if found is None:
        raise ValueError(CommandFault.MISSING(name=clipped(words[0])))
    return [found, *words[1:]]


def windows_words(command: str) -> list[str]:
    """Return the words of a command as Windows divides it: only double quotes hold spaces, and no sign escapes another.

    Raises:
        ValueError: a quotation mark has no counterpart.
    """
    if command.count('"') % 2:
        raise ValueError(command)
    return [word.replace('"', "") for word in re.findall(r'(?:"[^"]*"|[^\s"])+', command)]


class LineProcess:
    """A running program."""

    def __init__(self, command: str, longest: int, *, keeps_errors: bool) -> None:
        """Start it; a line of output with more than `longest` bytes ends it.

        `keeps_errors` says whether what it prints as errors goes where this program's errors go, or nowhere.

        Raises:
            OSError: the system cannot start it.
            ValueError: as `command_words`.
        """
        apart = {"creationflags": _NO_WINDOW} if sys.platform == "win32" else {"start_new_session": True}
        self._process = subprocess.Popen(
            command_words(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if keeps_errors else subprocess.DEVNULL,
            **apart,
        )
        if self._process.stdin is None or self._process.stdout is None:
            raise AssertionError("both are pipes")
        self._longest = longest
        self._written: Queue[bytes | None] = Queue(MOST_WAITING)
        self._read: Queue[bytes] = Queue(MOST_WAITING)
        """Lines of output; the last one does not end with a line feed."""
        self._threads = [
            Thread(target=self._write_lines, args=(self._process.stdin,), daemon=True),
            Thread(target=self._read_lines, args=(self._process.stdout,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; it is lost if the program has not read many lines before it."""
        with contextlib.suppress(Full):
            self._written.put_nowait(f"{line}\n".encode())

    def next_line(self, seconds: float) -> bytes:
        """Return the next line that the program has printed, waiting for it no longer than these seconds.

        Raises:
            ProgramEnded: there will be none.
            ProgramSilent: there is none yet.
        """
        try:
            line = self._read.get(timeout=max(0.0, seconds))
        except Empty:
            raise ProgramSilent from None
        if not line.endswith(b"\n"):
            self._read.put(line)  # for whoever asks again
            is_too_long = len(line) > self._longest
            raise ProgramEnded("A line was too long." if is_too_long else "Your output has ended.")
        return line

    def close(self) -> None:
        """Let the program end once it has read all lines, and end it, with all that it has started, if it does not."""
        with contextlib.suppress(Full):
            self._written.put_nowait(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS)
        self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):  # one that another user runs cannot be killed
            self._process.wait(_LAST_WORDS)
        given_up_at = monotonic() + _LAST_WORDS  # what it has started may have left its group, and keep a pipe open
        while any(thread.is_alive() for thread in self._threads) and monotonic() < given_up_at:
            with contextlib.suppress(Empty):
                if self._read.full():  # otherwise, the line may be the last one, for which somebody else is waiting
                    self._read.get_nowait()  # makes space for the thread that waits to add its last line
            with contextlib.suppress(Full):
                self._written.put_nowait(None)
            for thread in self._threads:
                thread.join(0.01)

    def _kill(self) -> None:
        if sys.platform == "win32":
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                command = ("taskkill", "/T", "/F", "/PID", str(self._process.pid))
                subprocess.run(command, capture_output=True, check=False, timeout=_KILLING, creationflags=_NO_WINDOW)
            with contextlib.suppress(OSError):
                self._process.kill()  # if that took too long; what it has started may go on
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _write_lines(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:  # a program that is gone is noticed by `next_line`
            while (line := self._written.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read_lines(self, stream: IO[bytes]) -> None:
        line = b"\n"
        with contextlib.suppress(OSError), stream:
            while line.endswith(b"\n"):
                line = stream.readline(self._longest + 1)
                self._read.put(line)
        if line.endswith(b"\n"):
            self._read.put(b"")
