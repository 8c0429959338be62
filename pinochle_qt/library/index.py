"""The index of all games: one SQLite file that says nothing the records do not say, so that it can be thrown away."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct, json

from pinochle_qt.library.summary import GameSummary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

VERSION: Final = 1
"""Rises when the tables change; an index of an older version is made again."""
BUSY_SECONDS: Final = 10
"""How long a second window may keep this one waiting; it never writes for longer than a moment."""

State: TypeAlias = Literal["unfinished", "finished", "unreadable", "newer"]
Order: TypeAlias = Literal["changed", "preset", "deals"]

_TABLES: Final = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    stamp INTEGER NOT NULL,
    state TEXT NOT NULL,
    fault TEXT NOT NULL,
    preset TEXT NOT NULL,
    house TEXT NOT NULL,
    names TEXT NOT NULL,
    day TEXT NOT NULL,
    deals INTEGER NOT NULL,
    is_begun INTEGER NOT NULL,
    summary BLOB NOT NULL
);
CREATE INDEX games_by_time ON games (stamp DESC);
"""
_ORDERS: Final[Mapping[Order, str]] = {
    "changed": "stamp DESC",
    "preset": "preset, stamp DESC",
    "deals": "deals DESC, stamp DESC",
}


_DECODER: Final = json.Decoder(GameSummary)


class NewerIndex(Exception):
    """An index that a newer version of the program has written; it is to be left alone."""


class Stamp(NamedTuple):
    """By what a file is known to be unchanged: its size in bytes, and when it was changed last, in nanoseconds."""

    size: int
    changed: int


class Wanted(Struct, frozen=True):
    """Which games a list is to show."""

    state: Literal["all", "unfinished", "finished"] = "all"
    preset: str = ""
    words: tuple[frozenset[str], ...] = ()
    """For each word that is looked for, all texts that it may stand for; names, presets and dates are searched."""


class KeptGame(Struct, frozen=True):
    """A game as the index knows it; without a summary where its record cannot be read."""

    number: int
    path: str
    stamp: Stamp
    state: State
    fault: str
    """Why it cannot be read: one sentence."""
    summary: GameSummary | None


class GameIndex:
    """One connection to the index; each thread has its own."""

    def __init__(self, path: Path) -> None:
        """Open the index, and make it where there is none or one of an older version.

        Raises:
            NewerIndex: a newer version of the program has made it.
            sqlite3.DatabaseError: it is damaged, or cannot be opened or made.
        """
        self._base = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = NORMAL")
            self._prepare()
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

    # ---- what is there -----------------------------------------------------------------------------------------------

    def stamps(self) -> dict[str, Stamp]:
        """Return all files that the index knows, as they were when it read them."""
        return {
            path: Stamp(size, stamp) for path, size, stamp in self._base.execute("SELECT path, size, stamp FROM games")
        }

    def count(self, wanted: Wanted) -> int:
        """Return how many games there are."""
        where, values = _condition(wanted)
        (count,) = self._base.execute(f"SELECT count(*) FROM games WHERE {where}", values).fetchone()  # noqa: S608
        return int(count)

    def page(self, wanted: Wanted, order: Order, first: int, most: int) -> tuple[KeptGame, ...]:
        """Return some of the games, those that are not over before the others."""
        where, values = _condition(wanted)
        rows = self._base.execute(
            "SELECT id, path, size, stamp, state, fault, summary FROM games "  # noqa: S608 - no text from outside
            f"WHERE {where} ORDER BY state = 'finished', {_ORDERS[order]}, id LIMIT ? OFFSET ?",
            (*values, most, first),
        )
        return tuple(map(_kept, rows))

    def summaries(self, wanted: Wanted) -> Iterator[GameSummary]:
        """Yield what those games amount to, the earliest first."""
        where, values = _condition(wanted)
        rows = self._base.execute(
            f"SELECT summary FROM games WHERE {where} AND summary <> x'' ORDER BY stamp, id",  # noqa: S608
            values,
        )
        for (content,) in rows:
            yield _DECODER.decode(content)

    # ---- changes -----------------------------------------------------------------------------------------------------

    def put(
        self, path: str, stamp: Stamp, state: State, summary: GameSummary | None, *, day: str, fault: str = ""
    ) -> None:
        """Take what a file holds now in place of what is known about it."""
        self.drop(path)
        content = b"" if summary is None else json.encode(summary)
        names = "" if summary is None else " ".join(each.name for each in summary.people).casefold()
        self._base.execute(
            "INSERT INTO games (path, size, stamp, state, fault, preset, house, names, day, deals, is_begun, summary) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                path,
                *stamp,
                state,
                fault,
                summary.preset if summary else "",
                summary.house if summary else "",
                names,
                day,
                len(summary.deals) if summary else 0,
                summary.is_begun if summary else False,
                content,
            ),
        )

    def drop(self, path: str) -> None:
        """Forget a file."""
        self._base.execute("DELETE FROM games WHERE path = ?", (path,))

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise NewerIndex
        if version == VERSION:
            return
        with self.together():
            for (table,) in self._base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                self._base.execute(f'DROP TABLE "{table}"')
            for statement in _TABLES.split(";"):
                self._base.execute(statement)
            self._base.execute(f"PRAGMA user_version = {VERSION}")


def _condition(wanted: Wanted) -> tuple[str, Sequence[str]]:
    """Return what a game must be like, in the words of SQL, and the values for its question marks."""
    parts, values = ["(is_begun OR state IN ('unreadable', 'newer'))"], []
    if wanted.state == "finished":
        parts.append("state = 'finished'")
    elif wanted.state == "unfinished":
        parts.append("state <> 'finished'")
    if wanted.preset:
        parts.append("preset = ?")
        values.append(wanted.preset)
    for texts in wanted.words:
        ways = []
        for text in sorted(texts):
            ways.append("instr(names, ?) OR preset = ? OR instr(day, ?) OR instr(path, ?)")
            values += [text] * 4
        parts.append(f"({' OR '.join(ways)})")
    return " AND ".join(parts), values


def _kept(row: tuple[int, str, int, int, State, str, bytes]) -> KeptGame:
    number, path, size, stamp, state, fault, content = row
    summary = _DECODER.decode(content) if content else None
    return KeptGame(number, path, Stamp(size, stamp), state, fault, summary)
