"""Simulates a disk that fails, or a program that is killed, at one step of its work with files.

A step is any request to the system about a file in a folder: open, read, write, flush to disk, move, remove, truncate,
lock. Steps are counted, so that each of them in turn can be made to fail.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest

Result = TypeVar("Result")

Kind = Literal["ENOSPC", "EIO", "EACCES", "short write", "killed before", "killed after", "killed halfway"]
KINDS: Final[tuple[Kind, ...]] = (
    "ENOSPC",
    "EIO",
    "EACCES",
    "short write",
    "killed before",
    "killed after",
    "killed halfway",
)
_OF_WRITES: Final = ("short write", "killed halfway")
_WAYS: Final = os.O_WRONLY | os.O_RDWR


class Killed(BaseException):
    """The program is killed here."""


class Fault(Struct, frozen=True):
    """A fault to simulate."""

    at: int
    """The index of the step at which it happens, from 0."""
    kind: Kind
    lasts: bool = False
    """Whether an error also happens at all later steps, as when a disk is full."""


class FaultyFiles:
    """A folder in which file operations fail as specified."""

    def __init__(self, folder: Path, fault: Fault | None = None) -> None:
        self._folder = os.path.realpath(folder)
        self._fault = fault
        self._paths: dict[int, str] = {}
        """The path of each open file descriptor."""
        self._held: set[int] = set()
        """File descriptors that the program closes itself, which a killed program does not."""
        self._opened: list[_FaultyFile] = []
        self._connections: list[sqlite3.Connection] = []
        self._is_flushed: dict[str, bool] = {}
        self.steps: list[str] = []
        """The steps taken so far, such as `write settings.json`."""
        self.is_dead = False

    @contextlib.contextmanager
    def at_work(self, patches: pytest.MonkeyPatch) -> Iterator[None]:
        """Route the file operations in the block through this object; if the program is killed, the block ends."""
        with patches.context() as now:
            for name in ("open", "close", "fsync", "replace", "unlink", "truncate", "utime", "mkdir"):
                now.setattr(os, name, getattr(self, f"_{name}"))
            now.setattr(io, "open", self._open_file)
            now.setattr(sqlite3, "connect", self._connect)
            if sys.platform != "win32":
                import fcntl

                now.setattr(fcntl, "flock", self._flock)
            try:
                with contextlib.suppress(Killed):
                    yield
            finally:
                self._let_go()

    @contextlib.contextmanager
    def unwatched(self) -> Iterator[None]:
        """Let no operation in the block fail or count."""
        folder, self._folder = self._folder, "\0"
        try:
            yield
        finally:
            self._folder = folder

    # ---- steps -----------------------------------------------------------------------------------------------------

    def _holds(self, path: Any) -> bool:
        return isinstance(path, str | os.PathLike) and os.fspath(path).startswith(self._folder + os.sep)

    def _step(self, what: str, path: Any, do: Callable[[], Result]) -> Result:
        if self.is_dead:
            raise Killed
        number = len(self.steps)
        self.steps.append(f"{what} {Path(path).name}")
        fault = self._fault
        if fault is None or number < fault.at or (number > fault.at and not fault.lasts):
            return do()
        if fault.kind.startswith("E"):
            code = getattr(errno, fault.kind)
            raise OSError(code, os.strerror(code), os.fspath(path))
        if fault.kind in {"killed after", "killed halfway"}:
            do()
        if fault.kind.startswith("killed"):
            self.is_dead = True
            raise Killed
        return do()

    def _let_go(self) -> None:
        """Close what a killed program had open, as the system would."""
        if self.is_dead:
            for handle in self._held:
                _CLOSE(handle)
            for file in self._opened:
                io.FileIO.close(file)
            for connection in self._connections:
                connection.close()

    # ---- files by number -------------------------------------------------------------------------------------------

    def _open(self, path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        if not self._holds(path):
            return _OPEN(path, flags, mode, **more)

        if not flags & _WAYS:
            return self._step("read", path, lambda: _OPEN(path, flags, mode, **more))

        def held() -> int:
            handle = _OPEN(path, flags, mode, **more)
            self._paths[handle] = os.fspath(path)
            self._held.add(handle)
            return handle

        return self._step("open", path, held)

    def _close(self, handle: int) -> None:
        if handle in self._held and self.is_dead:
            raise Killed
        self._held.discard(handle)
        self.is_closed(handle)
        _CLOSE(handle)

    def _flock(self, handle: int, how: int) -> None:
        path = self._paths.get(handle)
        if path is None:
            _FLOCK(handle, how)
        else:
            self._step("lock", path, lambda: _FLOCK(handle, how))

    def _fsync(self, handle: int) -> None:
        path = self._paths.get(handle)
        if path is None:
            _FSYNC(handle)
        else:
            self._step("flush", path, lambda: None)  # a real flush would only test how fast this disk is
            self._is_flushed[path] = True

    # ---- names -----------------------------------------------------------------------------------------------------

    def _replace(self, path: Any, target: Any) -> None:
        if not self._holds(path):
            _REPLACE(path, target)
            return
        assert self._is_flushed.get(os.fspath(path), True), f"{path} takes the place of {target} before it is on disk"
        self._step("move", path, lambda: _REPLACE(path, target))

    def _unlink(self, path: Any, **more: Any) -> None:
        self._by_name("remove", _UNLINK, path, **more)

    def _truncate(self, path: Any, length: int) -> None:
        self._by_name("cut", _TRUNCATE, path, length)

    def _utime(self, path: Any, *given: Any, **more: Any) -> None:
        self._by_name("date", _UTIME, path, *given, **more)

    def _mkdir(self, path: Any, *given: Any, **more: Any) -> None:
        self._by_name("make", _MKDIR, path, *given, **more)

    def _by_name(self, what: str, do: Callable[..., None], path: Any, *given: Any, **more: Any) -> None:
        if self._holds(path):
            self._step(what, path, lambda: do(path, *given, **more))
        else:
            do(path, *given, **more)

    # ---- files as Python opens them ----------------------------------------------------------------------------------

    def _open_file(self, file: Any, mode: str = "r", buffering: int = -1, *given: Any, **more: Any) -> Any:
        if not self._holds(file) or "b" not in mode:
            return _OPEN_FILE(file, mode, buffering, *given, **more)
        raw = self._step("open", file, lambda: _FaultyFile(self, file, mode.replace("b", "")))
        return raw if buffering == 0 or not raw.writable() else io.BufferedWriter(raw)

    def is_open(self, file: _FaultyFile) -> None:
        """Remember the file's descriptor, and that what will be written to it is not on the disk yet."""
        self._opened.append(file)
        if file.writable():
            self._paths[file.fileno()] = file.path
            self._is_flushed[file.path] = False

    def is_closed(self, handle: int) -> None:
        """Forget a descriptor, which another file will get."""
        self._paths.pop(handle, None)

    def written(self, path: str, content: bytes, write: Callable[[bytes], int]) -> int:
        """Write to a file, or only a part if that is the fault."""
        fault = self._fault
        part = content
        if fault is not None and fault.at == len(self.steps) and fault.kind in _OF_WRITES:
            part = content[: max(1, len(content) // 2)]
        self._is_flushed[path] = False
        return self._step("write", path, lambda: write(part))

    def cut(self, path: str, cut: Callable[[], int]) -> int:
        """Truncate an open file."""
        return self._step("cut", path, cut)

    # ---- databases -------------------------------------------------------------------------------------------------

    def _connect(self, path: Any, **how: Any) -> sqlite3.Connection:
        if not self._holds(path):
            elsewhere: sqlite3.Connection = _CONNECT(path, **how)
            return elsewhere
        faulty = self

        class Connection(sqlite3.Connection):
            """Counts each statement as a step, which can fail."""

            def execute(self, *given: Any) -> sqlite3.Cursor:
                return faulty.asked(path, lambda: sqlite3.Connection.execute(self, *given))

        def opened() -> sqlite3.Connection:
            connection: sqlite3.Connection = _CONNECT(path, factory=Connection, **how)
            self._connections.append(connection)
            return connection

        return self.asked(path, opened)

    def asked(self, path: Any, do: Callable[[], Result]) -> Result:
        """Run a database operation; a failing disk raises the error that SQLite would."""
        try:
            return self._step("ask", path, do)
        except OSError as error:
            raise sqlite3.OperationalError(str(error.strerror)) from None


class _FaultyFile(io.FileIO):
    """A file whose operations are steps, which can fail."""

    def __init__(self, files: FaultyFiles, path: Any, mode: str) -> None:
        self.path, self._files = os.fspath(path), files
        super().__init__(self.path, mode)
        files.is_open(self)

    def write(self, content: Any) -> int:
        return self._files.written(self.path, bytes(content), super().write)

    def truncate(self, size: int | None = None) -> int:
        return self._files.cut(self.path, lambda: io.FileIO.truncate(self, size))

    def close(self) -> None:
        if not self.closed:
            self._files.is_closed(self.fileno())
        super().close()


def kinds_for(step: str) -> tuple[Kind, ...]:
    """Return the kinds of faults that are possible at a step."""
    if step.startswith("read "):
        return ("EIO", "EACCES", "killed before")
    return KINDS if step.startswith("write ") else tuple(kind for kind in KINDS if kind not in _OF_WRITES)


def counted(steps: list[str]) -> str:
    """Return a text with the number of steps of each kind."""
    return ", ".join(f"{count} {what}" for what, count in Counter(step.split()[0] for step in steps).most_common())


_OPEN, _CLOSE, _FSYNC, _REPLACE, _UNLINK = os.open, os.close, os.fsync, os.replace, os.unlink
_TRUNCATE, _UTIME, _MKDIR, _OPEN_FILE, _CONNECT = os.truncate, os.utime, os.mkdir, io.open, sqlite3.connect
if sys.platform != "win32":
    import fcntl

    _FLOCK = fcntl.flock
