"""An SQLite file of this program beside the games: created if missing, left alone if from a newer version."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakSet

from msgspec import ValidationError, convert

from pinochle_qt.busy_files import remove

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

BUSY_SECONDS: Final = 10
"""How long, in seconds, another window may keep this one waiting; no window writes for more than a moment."""
_RETRY_SECONDS: Final = 0.01

Row = TypeVar("Row")


class NewerDatabase(Exception):
    """A file written by a newer version of the program, which must be left alone."""


class Database:
    """A connection to such a file; each thread has its own.

    All methods, including those of subclasses, raise `sqlite3.OperationalError` if the system refuses access although
    nothing is wrong with the file, and any other `sqlite3.DatabaseError` if the file is damaged.
    """

    def __init__(self, path: Path | str, version: int, tables: str) -> None:
        """Open the file, and create its tables if there are none or if they are from an older version.

        `version` goes up with every change of the tables; ``:memory:`` means no file.

        Raises:
            NewerDatabase: a newer version of the program made it.
            sqlite3.DatabaseError: it is damaged, or cannot be opened or created.
        """
        self._cursors = WeakSet[sqlite3.Cursor]()
        """What is being read; as long as one of them is alive, SQLite keeps the file open."""
        self._connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        self._connection.text_factory = bytes.decode  # the default reports invalid text like a disk failure
        try:
            self._write_ahead()
            self._execute("PRAGMA synchronous = NORMAL")
            self._prepare(version, tables)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file, even if rows are still being read, since Windows replaces no damaged file that is open."""
        for cursor in list(self._cursors):
            cursor.close()
        self._connection.close()

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Make several changes in one transaction: all or none of them, and a thousand as fast as one."""
        self._execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if self._connection.in_transaction:  # if the disk is full, SQLite has rolled back already
                self._execute("ROLLBACK")
            raise
        self._execute("COMMIT")

    def _execute(self, statement: str, values: Sequence[str | int | bytes] = ()) -> sqlite3.Cursor:
        """Execute a statement."""
        with _reporting_damage():
            return self._connection.execute(statement, values)

    def _rows(self, kind: type[Row], query: str, values: Sequence[str | int | bytes] = ()) -> Iterator[Row]:
        """Yield the rows found, each as a tuple of this kind; a row that does not fit it counts as damage."""
        with _reporting_damage():
            found = self._connection.execute(query, values)
            self._cursors.add(found)
            for row in found:
                yield convert(row, kind, builtin_types=(bytes,))

    def _row(self, kind: type[Row], query: str, values: Sequence[str | int | bytes] = ()) -> Row | None:
        """Return the first row found, or None."""
        return next(self._rows(kind, query, values), None)

    def _write_ahead(self) -> None:
        """Turn on write-ahead logging, so that others can read while one writes.

        SQLite itself does not wait here: while another window is creating the file, or is removing the auxiliary files
        as the last one to close it, this statement is refused at once.
        """
        deadline = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(_RETRY_SECONDS)
            else:
                return

    def _prepare(self, version: int, tables: str) -> None:
        if self._version(version) == version:
            return
        with self.together():
            if self._version(version) == version:
                return  # another window created them while this one waited
            for (table,) in list(self._rows(tuple[str], "SELECT name FROM sqlite_master WHERE type = 'table'")):
                self._execute(f'DROP TABLE "{table}"')
            for statement in tables.split(";"):
                self._execute(statement)
            self._execute(f"PRAGMA user_version = {version}")

    def _version(self, newest: int) -> int:
        """Return the version of the tables.

        Raises:
            NewerDatabase: it is newer than this program knows.
        """
        (found,) = next(self._rows(tuple[int], "PRAGMA user_version"))
        if found > newest:
            raise NewerDatabase
        return found


@contextlib.contextmanager
def _reporting_damage() -> Iterator[None]:
    """Distinguish damage from what the system refuses, as `Database` promises; SQLite and Python mix them up."""
    try:
        yield
    except sqlite3.OperationalError as error:
        # the statements are always the same, so this means that a table or column is missing
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
            raise sqlite3.DatabaseError(str(error)) from None
        raise
    except (UnicodeDecodeError, ValidationError) as error:  # invalid text, perhaps in SQLite's own message
        raise sqlite3.DatabaseError(str(error)) from None


Kept = TypeVar("Kept", bound=Database)


def opened(path: Path, make: Callable[[Path | str], Kept], *, is_damaged: bool = False) -> tuple[Kept, str]:
    """Return a file opened by `make`, and why nothing will be saved, if so: the system's reason, or ``newer``.

    A damaged file is made again, since everything in it can be worked out anew; `is_damaged` says that damage has
    already been found. A file made by a newer version of the program is left alone. If no file can be used, everything
    is kept in memory, and worked out again after each start.
    """
    try:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if is_damaged:
                _remove(path)
            return make(path), ""
        except sqlite3.OperationalError:
            raise  # no space, no permission, too busy: nothing is wrong with the file
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
    """Delete such a file, and the files that SQLite keeps beside it.

    Raises:
        OSError: the system does not allow it.
    """
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        remove(path.with_name(name))
