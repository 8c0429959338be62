"""The autosave journals: a game in progress is a record that grows line by line and survives any crash."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.busy_files import move, patiently
from pinochle_qt.engine.state import DealResult
from pinochle_qt.reading import changed_at, is_there, local_time, read_file, regular_file
from pinochle_qt.record.decode import decode_line, shortened
from pinochle_qt.record.files import name_at, write_atomically
from pinochle_qt.record.header_changes import amended_line
from pinochle_qt.record.limits import MAX_FILE, MAX_LINE
from pinochle_qt.record.lock import FileLock
from pinochle_qt.record.migrations import updated_line
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.save_errors import SaveFault, reason
from pinochle_qt.record.values import (
    SHEET_SUFFIX,
    SUFFIX,
    DealLine,
    Header,
    LineError,
    RecordFault,
    RecordUnreadable,
    WinnerLine,
    fault_in,
    title_from,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from typing import BinaryIO

    from pinochle_qt.record.replay import RecordedGame, Watch

Now = Callable[[], datetime]

_MOST_NAMES: Final = 1000
"""How many games can begin in the same second; this many names are tried if none can be locked."""


class StoreError(Exception):
    """Raised when a game cannot be saved; `str()` is one sentence. The game itself goes on."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(SaveFault.GAME(path=str(path), reason=why))
        self.path = path


class JournalBusy(StoreError):
    """Raised for a game that another running program is playing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, SaveFault.BUSY())


class SavedGame(Struct, frozen=True):
    """A game in the store, as described by its first lines and its last line."""

    path: Path
    header: Header
    modified: datetime
    is_begun: bool
    """Whether a person has made a decision, or at least one deal is over."""
    is_over: bool


class Journal:
    """The file of a game in progress, locked for this program.

    The intended content of the file is kept in memory too. If the disk refuses a line, `StoreError` is raised once and
    nothing is lost: the next call writes everything that is missing.
    """

    def __init__(
        self, path: Path, lines: Iterable[str], older_header: str | None = None, lock: FileLock | None = None
    ) -> None:
        """Lock the file, unless it was already locked for reading, and make it contain these lines.

        If the file differs only in an older header, it is rewritten as a whole when the game goes on. The journal owns
        the lock, and releases it if an error prevents the journal from being created.

        Raises:
            JournalBusy: if another program is playing this game.
            StoreError: if the file cannot be written.
        """
        self.path = path
        self._lines = list(lines)
        self._size: int | None = None
        """The number of bytes known to be in the file; None if it must be written as a whole."""
        self._written = 0
        self._lock = _locked(path, makes_folder=True) if lock is None else lock
        try:
            self._bring_up_to_date(older_header)
        except StoreError:
            self._lock.release()
            raise

    def append(self, lines: Iterable[str]) -> None:
        """Append lines.

        Raises:
            StoreError: if they could not be written; a later call tries again.
        """
        self._lines.extend(lines)
        self._save()

    def rewrite(self, lines: Iterable[str]) -> None:
        """Replace the whole record with these lines.

        Raises:
            StoreError: if the file could not be replaced and is unchanged; a later call tries again.
        """
        self._lines = list(lines)
        self._size = None
        self._save()

    def close(self) -> None:
        """Release the file for other programs."""
        self._lock.release()

    def _bring_up_to_date(self, older_header: str | None) -> None:
        """Leave the file alone if its content is already right, as when a game is resumed after a clean exit."""
        expected = self._content(self._lines if older_header is None else [older_header, *self._lines[1:]])
        with contextlib.suppress(OSError):
            if read_file(self.path, len(expected)) == expected:
                self._size, self._written = len(expected), len(self._lines)
        self._save()
        if older_header is not None:
            self._size = None  # the older header is replaced with the next line, not before

    def _save(self) -> None:
        try:
            if self._size is None or not self._append():
                self._size = None
                content = self._content(self._lines)
                write_atomically(self.path, content)
                self._size, self._written = len(content), len(self._lines)
        except OSError as error:
            raise StoreError(self.path, reason(error)) from None

    def _append(self) -> bool:
        """Write the missing lines; return False if the file is not as this program left it.

        Even if no line is missing, the file is opened for writing: if a game cannot be saved, that should show at once.
        """
        missing = self._content(self._lines[self._written :])
        try:
            with patiently(self.path, lambda: self.path.open("r+b", buffering=0)) as file:
                size = file.seek(0, 2)
                if size != self._size:
                    return False
                self._write_whole(file, missing, size)
        except FileNotFoundError:
            return False
        self._size, self._written = size + len(missing), len(self._lines)
        return True

    @staticmethod
    def _write_whole(file: BinaryIO, content: bytes, size: int) -> None:
        """Append to the file, or restore its length on failure: half a line would look like one cut off by a crash."""
        written = 0
        try:
            while written < len(content):
                written += file.write(content[written:])
        except OSError:
            with contextlib.suppress(OSError):
                file.truncate(size)
            raise

    @staticmethod
    def _content(lines: Iterable[str]) -> bytes:
        return "".join(f"{line}\n" for line in lines).encode()


def _locked(path: Path, *, makes_folder: bool = False) -> FileLock:
    """Return the lock of a record; its folder must exist, or is created with `makes_folder`.

    Raises:
        JournalBusy: if another program is playing this game.
        StoreError: if no lock can be created there.
    """
    try:
        if makes_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(path)
    except BlockingIOError:
        raise JournalBusy(path) from None
    except OSError as error:
        raise StoreError(path, reason(error)) from None


class RecordStore:
    """The folder with the journals of all games, one file each."""

    def __init__(self, folder: Path, clock: Now = datetime.now) -> None:
        self.folder = folder
        self._clock = clock

    def create(self, header: Header, lines: Iterable[str]) -> Journal:
        """Begin the journal of a new game in a new file.

        Raises:
            StoreError: if it cannot be written.
        """
        stem = name_at(self._clock(), header.preset)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path, lock = self._free_path(stem)
        except OSError as error:
            raise StoreError(self.folder, reason(error)) from None
        return Journal(path, lines, lock=lock)

    def _free_path(self, stem: str) -> tuple[Path, FileLock]:
        """Return a path that no game has, not even one set aside; it is locked until the game is written there."""
        for number in range(1, _MOST_NAMES + 1):
            path = self.folder / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
            with contextlib.suppress(BlockingIOError):
                lock = FileLock(path)
                if not (is_there(path) or is_there(self._aside / path.name)):
                    return path, lock
                lock.release()
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def open(self, path: Path, watch: Watch | None = None) -> tuple[RecordedGame, Journal]:
        """Read a record that holds one game, and continue its journal.

        The record is locked first: otherwise, lines that another program is still writing could be overwritten with an
        older state.

        Raises:
            RecordError: if the file cannot be read or is not a valid record.
            JournalBusy: if another program is playing this game.
            StoreError: if it cannot be written.
            ReadingStopped: if the watch stopped it.
        """
        lock = _locked(path)
        try:
            recorded = replay_one(path, watch)
        except BaseException:
            lock.release()
            raise
        return recorded, Journal(path, recorded.lines, recorded.older_header, lock)

    def set_aside(self, name: str) -> None:
        """Move a game out of the folder; it is kept aside until it is restored or thrown away.

        Raises:
            JournalBusy: if another program is playing this game.
            StoreError: if the operating system refuses.
        """
        path = self.folder / name
        lock = _locked(path)
        try:
            self._aside.mkdir(exist_ok=True)
            move(path, self._aside / name)
        except OSError as error:
            raise StoreError(path, reason(error)) from None
        finally:
            lock.release()

    def bring_back(self, name: str) -> None:
        """Move a game that was set aside back into the folder.

        Raises:
            StoreError: if it is gone, or the operating system refuses.
        """
        try:
            move(self._aside / name, self.folder / name)
        except OSError as error:
            raise StoreError(self._aside / name, reason(error)) from None

    @property
    def aside(self) -> tuple[Path, ...]:
        """The games that have been set aside, including those of a program that ended before it threw them away."""
        try:
            return tuple(sorted(path for path in self._aside.iterdir() if path.suffix in {SUFFIX, SHEET_SUFFIX}))
        except OSError:
            return ()

    @property
    def _aside(self) -> Path:
        return self.folder / "removed"

    def rename(self, path: Path, title: str) -> None:
        """Give a title to the first game of a file that nobody is playing; an empty title removes it.

        The file's times are kept, since they say when the game was last played.

        Raises:
            RecordError: if the file cannot be read or does not begin with a valid header.
            JournalBusy: if a program is playing this game.
            StoreError: if it cannot be written; it is then unchanged.
            ValueError: if the title is too long.
        """
        title, lock = title_from(title), _locked(path)
        try:
            first, rest, times = _split_header(path)
            try:
                header = _titled(first, title)
            except LineError as error:
                raise fault_in(path, 1, error) from None
            try:
                write_atomically(path, f"{header}\n".encode() + rest, times)
            except OSError as error:
                raise StoreError(path, reason(error)) from None
        finally:
            lock.release()

    def saved(self) -> Iterator[SavedGame]:
        """Yield the games in the folder that begin with a header, last changed first, reading each only when needed."""
        times = {path: time for path in self.folder.glob(f"*{SUFFIX}") if (time := _modified_at(path)) is not None}
        for path in sorted(times, key=lambda each: times[each], reverse=True):
            game = _saved_game(path, times[path])
            if game is not None:
                yield game


def _titled(first: str, title: str) -> str:
    """Return the first line of a record with this title.

    Raises:
        LineError: if it is not a valid header.
    """
    header = decode_line(first)
    if not isinstance(header, Header):
        raise LineError(shortened(first), "a header, which begins every game")
    return amended_line(updated_line(first, header), replace(header, title=title))


def _split_header(path: Path) -> tuple[str, bytes, tuple[int, int]]:
    """Return the first line of a file, the rest of it, and when it was last read and written, in nanoseconds.

    Raises:
        RecordError: if it cannot be read or is too large.
    """
    try:
        with regular_file(path) as file:
            info = os.fstat(file.fileno())
            if info.st_size > MAX_FILE:
                raise RecordFault(path, 1, f"more than {MAX_FILE // 1024 // 1024} MiB", "a smaller file")
            first = file.readline(MAX_LINE).decode().removesuffix("\n")
            return first, file.read(), (info.st_atime_ns, info.st_mtime_ns)
    except UnicodeDecodeError:
        raise RecordFault(path, 1, "bytes that are not UTF-8", "UTF-8 text") from None
    except OSError as error:
        raise RecordUnreadable(path, error) from None


def _modified_at(path: Path) -> int | None:
    """Return when a file was last written, in nanoseconds; None if it is gone or the system does not say."""
    try:
        return changed_at(path.stat())
    except OSError:
        return None


def _saved_game(path: Path, modified_ns: int) -> SavedGame | None:
    try:
        with regular_file(path) as file:
            if os.fstat(file.fileno()).st_size > MAX_FILE:
                return None
            header = decode_line(file.readline(MAX_LINE).decode())
            is_begun = isinstance(header, Header) and _is_begun(file, header)
            size = file.seek(0, 2)
            file.seek(max(0, size - MAX_LINE))
            last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    except (OSError, UnicodeDecodeError, LineError):
        return None
    if not isinstance(header, Header):
        return None
    return SavedGame(path, header, local_time(modified_ns), is_begun, is_over=last.startswith(b'{"winner"'))


def _is_begun(file: BinaryIO, header: Header) -> bool:
    """Return whether a person decides anything in the remaining lines, or a deal ends; a cut line doesn't count."""
    people = {seat for seat, setup in enumerate(header.seats) if setup.player == "human"}
    while line := file.readline(MAX_LINE):
        try:
            value = decode_line(line.decode())
        except (UnicodeDecodeError, LineError):
            return False
        match value:
            case Header() | DealLine() | WinnerLine():
                continue
            case DealResult():
                return True
            case action if action.seat in people:
                return True
    return False
