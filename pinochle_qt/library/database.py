"""An SQLite file of this program beside the games: made where there is none, left alone where it is newer."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import ValidationError, convert

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

BUSY_SECONDS: Final = 10
"""How long a second window may keep this one waiting; it never writes for longer than a moment."""
_AGAIN_SECONDS: Final = 0.01

Row = TypeVar("Row")


class NewerDatabase(Exception):
    """A file that a newer version of the program has written; it is to be left alone."""


class Database:
    """One connection to such a file; each thread has its own.

    Whatever is asked of it, also by those who build on it, raises `sqlite3.OperationalError` where the system does not
    let us and nothing is wrong with the file, and another `sqlite3.DatabaseError` where the file is damaged.
    """

    def __init__(self, path: Path | str, version: int, tables: str) -> None:
        """Open the file, and make its tables where there are none or those of an older version.

        `version` rises with every change of the tables; ``:memory:`` is no file.

        Raises:
            NewerDatabase: a newer version of the program has made it.
            sqlite3.DatabaseError: it is damaged, or cannot be opened or made.
        """
        self._base = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        self._base.text_factory = bytes.decode  # the usual one tells of bytes that are no text as if a disk had failed
        try:
            self._write_ahead()
            self._execute("PRAGMA synchronous = NORMAL")
            self._prepare(version, tables)
        except BaseException:
            self._base.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Let several changes happen all or not at all, and a thousand of them as fast as one."""
        self._execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if self._base.in_transaction:  # where the disk is full, SQLite has taken everything back itself
                self._execute("ROLLBACK")
            raise
        self._execute("COMMIT")

    def _execute(self, statement: str, values: Sequence[str | int | bytes] = ()) -> sqlite3.Cursor:
        """Do something with the file."""
        with _damage_told():
            return self._base.execute(statement, values)

    def _rows(self, kind: type[Row], query: str, values: Sequence[str | int | bytes] = ()) -> Iterator[Row]:
        """Yield what is found, each row as a tuple of this kind; what is of another kind has been damaged."""
        with _damage_told():
            for row in self._base.execute(query, values):
                yield convert(row, kind, builtin_types=(bytes,))

    def _row(self, kind: type[Row], query: str, values: Sequence[str | int | bytes] = ()) -> Row | None:
        """Return the first row that is found, None if there is none."""
        return next(self._rows(kind, query, values), None)

    def _write_ahead(self) -> None:
        """Let others read while one writes.

        SQLite does not wait itself here: while another window makes the file, or takes away what stood beside it as the
        last to close it, this is refused at once.
        """
        ends = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                    raise
                time.sleep(_AGAIN_SECONDS)
            else:
                return

    def _prepare(self, version: int, tables: str) -> None:
        if self._version(version) == version:
            return
        with self.together():
            if self._version(version) == version:
                return  # another window has made them while this one waited
            for (table,) in list(self._rows(tuple[str], "SELECT name FROM sqlite_master WHERE type = 'table'")):
                self._execute(f'DROP TABLE "{table}"')
            for statement in tables.split(";"):
                self._execute(statement)
            self._execute(f"PRAGMA user_version = {version}")

    def _version(self, newest: int) -> int:
        """Return of which version the tables are.

        Raises:
            NewerDatabase: of a newer one than this program knows.
        """
        (found,) = next(self._rows(tuple[int], "PRAGMA user_version"))
        if found > newest:
            raise NewerDatabase
        return found


@contextlib.contextmanager
def _damage_told() -> Iterator[None]:
    """Tell damage from what the system does not let us do, as `Database` says; SQLite and Python mix it up."""
    try:
        yield
    except sqlite3.OperationalError as error:
        # there is no such table or column any longer, for what we ask for is always the same
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
            raise sqlite3.DatabaseError(str(error)) from None
        raise
    except (UnicodeDecodeError, ValidationError) as error:  # no text, also where SQLite names what it cannot read
        raise sqlite3.DatabaseError(str(error)) from None


Kept = TypeVar("Kept", bound=Database)


def opened(path: Path, make: Callable[[Path | str], Kept], *, is_damaged: bool = False) -> tuple[Kept, str]:
    """Return a file opened by `make`, and why it will not be kept if it will not: the system's reason, or ``newer``.

    A damaged one is made again, since everything in such a file can be worked out anew; `is_damaged` says that it has
    turned out to be one. One that a newer version of the program has made is left alone; without a file all is in
    memory, and made anew by each start.
    """
    try:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if is_damaged:
                _remove(path)
            return make(path), ""
        except sqlite3.OperationalError:
            raise  # no room, no rights, too busy: nothing is wrong with the file
        except sqlite3.DatabaseError:
            _remove(path)
            return make(path), ""
    except NewerDatabase:
        reason = "newer"
    except OSError as error:
        reason = error.strerror or str(error)
    except sqlite3.Error as error:
        reason = str(error)
    return make(":memory:"), reason


def _remove(path: Path) -> None:
    """Take such a file away, with what SQLite keeps beside it.

    Raises:
        OSError: the system does not let us.
    """
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        path.with_name(name).unlink(missing_ok=True)
