"""An SQLite file of this program beside the games: made where there is none, left alone where it is newer."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BUSY_SECONDS: Final = 10
"""How long a second window may keep this one waiting; it never writes for longer than a moment."""
_AGAIN_SECONDS: Final = 0.01


class NewerDatabase(Exception):
    """A file that a newer version of the program has written; it is to be left alone."""


class Database:
    """One connection to such a file; each thread has its own."""

    def __init__(self, path: Path | str, version: int, tables: str) -> None:
        """Open the file, and make its tables where there are none or those of an older version.

        `version` rises with every change of the tables; ``:memory:`` is no file.

        Raises:
            NewerDatabase: a newer version of the program has made it.
            sqlite3.DatabaseError: it is damaged, or cannot be opened or made.
        """
        self._base = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            self._write_ahead()
            self._base.execute("PRAGMA synchronous = NORMAL")
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
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")

    def _write_ahead(self) -> None:
        """Let others read while one writes.

        SQLite does not wait itself here: while another window makes the file, or takes away what stood beside it as the
        last to close it, this is refused at once.
        """
        ends = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._base.execute("PRAGMA journal_mode = WAL")
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
            for (table,) in self._base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                self._base.execute(f'DROP TABLE "{table}"')
            for statement in tables.split(";"):
                self._base.execute(statement)
            self._base.execute(f"PRAGMA user_version = {version}")

    def _version(self, newest: int) -> int:
        """Return of which version the tables are.

        Raises:
            NewerDatabase: of a newer one than this program knows.
        """
        (found,) = self._base.execute("PRAGMA user_version").fetchone()
        if found > newest:
            raise NewerDatabase
        return int(found)


Kept = TypeVar("Kept", bound=Database)


def opened(path: Path, make: Callable[[Path | str], Kept]) -> tuple[Kept, str]:
    """Return a file opened by `make`, and why it will not be kept if it will not: the system's reason, or ``newer``.

    A damaged one is made again, since everything in such a file can be worked out anew. One that a newer version of the
    program has made is left alone; without a file all is in memory, and made anew by each start.
    """
    try:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return make(path), ""
        except sqlite3.OperationalError:
            raise  # no room, no rights, too busy: nothing is wrong with the file
        except sqlite3.DatabaseError:
            remove(path)
            return make(path), ""
    except NewerDatabase:
        reason = "newer"
    except OSError as error:
        reason = error.strerror or str(error)
    except sqlite3.Error as error:
        reason = str(error)
    return make(":memory:"), reason


def remove(path: Path) -> None:
    """Take such a file away, with what SQLite keeps beside it.

    Raises:
        OSError: the system does not let us.
    """
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        path.with_name(name).unlink(missing_ok=True)
