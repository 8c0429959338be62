"""The log file for errors in the program itself, meant for the developers who will fix them.

Until there is something to log, it imports and opens nothing except the file for hard crashes, which has to be open
when one happens.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt import __version__
from pinochle_qt.busy_files import BusyFile, move
from pinochle_qt.reading import read_file

if TYPE_CHECKING:
    from logging import Handler, LogRecord

LOG: Final = "pinochle-qt.log"
HARD: Final = "crash.txt"
"""The file in which Python writes its traceback when a fault in compiled code ends the process."""
_MOST_BYTES: Final = 512 * 1024
_OLD_LOGS: Final = 3
_MOST_HARD: Final = 1024 * 1024


def trace_of(fault: BaseException) -> str:
    """Return the traceback of an exception with its message, as Python prints them."""
    import traceback

    return "".join(traceback.format_exception(fault))


class FaultLog:
    """A log in a folder that may not exist yet; if the log cannot be written, the game goes on anyway."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOG
        self._hard = folder / HARD
        self._file: Handler | None = None
        self._watching: int | None = None

    def write(self, text: str) -> bool:
        """Add a text to the log, with the time and the versions in use; return whether it was written."""
        import logging

        record = logging.LogRecord("pinochle_qt", logging.ERROR, "", 0, f"{runs_on()}\n{text}", None, None)
        try:
            self._opened().handle(record)
        except OSError:
            return False
        return True

    def watch(self) -> str:
        """Record hard crashes from now on; return the report of an earlier one, which is moved to the log.

        All windows of the program share the file, and each of them only appends to it.
        """
        report = self._take_hard_crash()
        try:
            self._hard.parent.mkdir(parents=True, exist_ok=True)
            self._watching = os.open(self._hard, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        except OSError:
            return report
        faulthandler.enable(self._watching)
        return report

    def close(self) -> None:
        """Stop watching for hard crashes, and close the log."""
        if self._watching is not None:
            faulthandler.disable()
            os.close(self._watching)
            self._watching = None
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _take_hard_crash(self) -> str:
        try:
            report = read_file(self._hard, _MOST_HARD).decode(errors="replace").strip()
        except OSError:
            return ""
        if report:
            self.write(report)
            with contextlib.suppress(OSError):
                os.truncate(self._hard, 0)
        return report

    def _opened(self) -> Handler:
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = _opened(self.path)
        return self._file


def _opened(path: Path) -> Handler:
    """Return a handler that writes to a file and starts a new one when that is full."""
    import logging
    from logging.handlers import RotatingFileHandler  # imports a lot that only an error needs

    class LogFile(RotatingFileHandler):
        """A handler that reports a full disk to its caller instead of the terminal."""

        def doRollover(self) -> None:
            """Start a new file; if another window keeps this one open on Windows, go on in it."""
            with contextlib.suppress(BusyFile):
                super().doRollover()
            if self.stream is None:
                self.stream = self._open()

        def rotate(self, source: str, dest: str) -> None:
            move(Path(source), Path(dest))

        def handleError(self, record: LogRecord) -> None:
            del record
            raise  # noqa: PLE0704 - called while the error is handled

    file = LogFile(path, maxBytes=_MOST_BYTES, backupCount=_OLD_LOGS, encoding="utf-8")
    file.setFormatter(logging.Formatter("%(asctime)s %(message)s\n"))
    return file


def runs_on() -> str:
    """Return the versions of the program, Python and the operating system."""
    import platform  # not needed to open the table

    kind = "frozen" if getattr(sys, "frozen", False) else "from source"
    return f"pinochle-qt {__version__} ({kind}), Python {platform.python_version()}, {platform.platform()}"
