"""The index of all games: an SQLite file with nothing but what the records say, so that it can be thrown away."""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias
from zlib import crc32

from msgspec import Struct, json

from pinochle_qt.engine.rules import Rules, from_json, to_json
from pinochle_qt.library.database import Database
from pinochle_qt.library.game_summary import GameSummary, ReadGame, house_key
from pinochle_qt.names import UNNAMED
from pinochle_qt.record.open_errors import OpenFault
from pinochle_qt.variants.catalog import adapt_players

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

VERSION: Final = 13
"""Goes up when the tables or their contents change; an index of an older version is rebuilt."""

State: TypeAlias = Literal["unfinished", "finished", "unreadable", "newer"]
Order: TypeAlias = Literal["changed", "preset", "deals"]

_TABLES: Final = """
CREATE TABLE games (
    path BLOB PRIMARY KEY,
    size INTEGER NOT NULL,
    stamp INTEGER NOT NULL,
    state TEXT NOT NULL,
    fault TEXT NOT NULL,
    preset TEXT NOT NULL,
    house TEXT NOT NULL,
    names TEXT NOT NULL,
    day TEXT NOT NULL,
    deals INTEGER NOT NULL,
    is_begun INTEGER NOT NULL
);
CREATE TABLE summaries (
    path BLOB PRIMARY KEY,
    content BLOB NOT NULL,
    checksum INTEGER NOT NULL
);
CREATE TABLE houses (
    preset TEXT NOT NULL,
    house TEXT NOT NULL,
    rules TEXT NOT NULL,
    PRIMARY KEY (preset, house)
);
"""
"""File names are stored as the system's bytes, which need not be valid text."""
_ORDERS: Final[Mapping[Order, str]] = {
    "changed": "stamp DESC",
    "preset": "preset, stamp DESC",
    "deals": "deals DESC, stamp DESC",
}


_IS_SHOWN: Final = "(is_begun OR state IN ('unreadable', 'newer'))"
"""Selects the games to show: all but those that nobody has begun to play."""
_SELECT_GAMES: Final = (
    "SELECT path, size, stamp, state, fault, content, checksum FROM games LEFT JOIN summaries USING (path)"
)
"""Summaries are in a table of their own, so that lists can be counted and sorted without reading them."""
_DECODER: Final = json.Decoder(GameSummary)
_FAULT_DECODER: Final = json.Decoder(OpenFault | None)


class Stamp(NamedTuple):
    """How to tell that a file has not changed: its size in bytes, and its modification time in nanoseconds."""

    size: int
    changed: int


class GameQuery(Struct, frozen=True):
    """The games that a list should show."""

    state: Literal["all", "unfinished", "finished"] = "all"
    preset: str = ""
    words: tuple[frozenset[str], ...] = ()
    """For each search word, all texts that it can stand for; the search covers names, presets, dates and file names."""
    hands: str = ""
    """The hands of a deal that was played in the games, as returned by `library.deals_by_code`."""
    among: frozenset[str] | None = None
    """The files to choose from; None for all."""


class IndexedGame(Struct, frozen=True):
    """A game as the index knows it, without a summary if its record cannot be read."""

    path: str
    """The name of its file in the games folder."""
    stamp: Stamp
    state: State
    fault: OpenFault | None
    """Why it cannot be read, if it cannot."""
    game: ReadGame | None


class _Row(NamedTuple):
    """A game as stored in the tables."""

    path: bytes
    size: int
    stamp: int
    state: State
    fault: str
    content: bytes | None
    checksum: int | None


class GameIndex(Database):
    """A connection to the index; each thread has its own."""

    def __init__(self, path: Path | str) -> None:
        """Open the index, and create it if there is none or if it is from an older version; ``:memory:`` means no file.

        Raises:
            NewerDatabase: a newer version of the program made it.
            sqlite3.DatabaseError: it is damaged, or cannot be opened or created.
        """
        super().__init__(path, VERSION, _TABLES)
        self._known_rules: dict[tuple[str, str, int], Rules] = {}

    # ---- what is there -----------------------------------------------------------------------------------------------

    def stamps(self) -> dict[str, Stamp]:
        """Return the stamps of all files that the index knows, as they were when it read them."""
        rows = self._rows(tuple[bytes, int, int], "SELECT path, size, stamp FROM games")
        return {os.fsdecode(path): Stamp(size, stamp) for path, size, stamp in rows}

    def stamp(self, path: str) -> Stamp | None:
        """Return the stamp of a file, as it was when the index read it; None if the index does not know it."""
        return self._row(Stamp, "SELECT size, stamp FROM games WHERE path = ?", (os.fsencode(path),))

    def count(self, wanted: GameQuery) -> int:
        """Return the number of such games."""
        where, values = _condition(wanted)
        (count,) = next(self._rows(tuple[int], f"SELECT count(*) FROM games WHERE {where}", values))  # noqa: S608
        return count

    def counts(self, wanted: GameQuery) -> tuple[int, int]:
        """Return how many such games are unfinished, and how many are finished."""
        where, values = _condition(wanted)
        query = f"SELECT count(*), coalesce(sum(state = 'finished'), 0) FROM games WHERE {where}"  # noqa: S608
        everything, finished = next(self._rows(tuple[int, int], query, values))
        return everything - finished, finished

    def presets(self) -> tuple[str, ...]:
        """Return the presets that have games."""
        query = f"SELECT DISTINCT preset FROM games WHERE preset <> '' AND {_IS_SHOWN} ORDER BY preset"  # noqa: S608
        return tuple(preset for (preset,) in self._rows(tuple[str], query))

    def page(self, wanted: GameQuery, order: Order, first: int, most: int) -> tuple[IndexedGame, ...]:
        """Return some of the games, unfinished ones first.

        Raises:
            sqlite3.DatabaseError: the index is damaged; this applies to every method that returns games.
        """
        where, values = _condition(wanted)
        order_by = f"ORDER BY state = 'finished', {_ORDERS[order]}, path"
        chosen = f"SELECT path FROM games WHERE {where} {order_by} LIMIT ? OFFSET ?"  # noqa: S608 - no text from outside
        rows = self._rows(_Row, f"{_SELECT_GAMES} WHERE path IN ({chosen}) {order_by}", (*values, most, first))
        return tuple(map(self._kept_game, rows))

    def find(self, path: str) -> IndexedGame | None:
        """Return the game in a file; None if the index does not know it."""
        row = self._row(_Row, f"{_SELECT_GAMES} WHERE path = ?", (os.fsencode(path),))
        return None if row is None else self._kept_game(row)

    def games(self, wanted: GameQuery) -> Iterator[IndexedGame]:
        """Yield such games, if they could be read, earliest first."""
        where, values = _condition(wanted)
        rows = self._rows(_Row, f"{_SELECT_GAMES} WHERE {where} AND content IS NOT NULL ORDER BY stamp, path", values)
        return map(self._kept_game, rows)

    # ---- changes -----------------------------------------------------------------------------------------------------

    def put(
        self, path: str, stamp: Stamp, state: State, game: ReadGame | None, *, day: str, fault: OpenFault | None = None
    ) -> None:
        """Replace what is known about a file with what it holds now."""
        self.drop(path)
        name = os.fsencode(path)
        summary = game.summary if game is not None else None
        if game is not None and game.summary.house:
            self._execute(
                "INSERT OR IGNORE INTO houses (preset, house, rules) VALUES (?, ?, ?)",
                (game.summary.preset, game.summary.house, json.encode(to_json(game.rules)).decode()),
            )
        values: Mapping[str, str | int | bytes] = {
            "path": name,
            "size": stamp.size,
            "stamp": stamp.changed,
            "state": state,
            "fault": json.encode(fault).decode(),
            "preset": summary.preset if summary else "",
            "house": summary.house if summary else "",
            "names": _search_text(summary) if summary else "",
            "day": day,
            "deals": len(summary.deals) if summary else 0,
            "is_begun": summary.is_begun if summary else False,
        }
        placeholders = ", ".join("?" * len(values))
        self._execute(f"INSERT INTO games ({', '.join(values)}) VALUES ({placeholders})", tuple(values.values()))  # noqa: S608
        if summary is not None:
            content = json.encode(summary)
            row = (name, content, crc32(content))
            self._execute("INSERT INTO summaries (path, content, checksum) VALUES (?, ?, ?)", row)

    def drop(self, path: str) -> None:
        """Forget a file."""
        self._execute("DELETE FROM games WHERE path = ?", (os.fsencode(path),))
        self._execute("DELETE FROM summaries WHERE path = ?", (os.fsencode(path),))

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _kept_game(self, row: _Row) -> IndexedGame:
        if row.content is not None and crc32(row.content) != row.checksum:
            raise sqlite3.DatabaseError("a summary that is not what it was")
        game = None
        try:
            fault = _FAULT_DECODER.decode(row.fault)
            if row.content is not None:
                summary = _DECODER.decode(row.content)
                game = ReadGame(self._rules(summary.preset, summary.house, len(summary.sides)), summary)
        except (ValueError, TypeError, RecursionError) as error:
            raise sqlite3.DatabaseError(str(error)) from None
        if game is None and fault is None:
            raise sqlite3.DatabaseError("a game without its summary")
        return IndexedGame(os.fsdecode(row.path), Stamp(row.size, row.stamp), row.state, fault, game)

    def _rules(self, preset: str, house: str, players: int) -> Rules:
        """Return the rules for a summary, which has only a preset, a short key and the number of hands.

        Raises:
            ValueError: they are not the rules that were stored; damaged rules raise other errors, too.
        """
        rules = self._known_rules.get((preset, house, players))
        if rules is None:
            if house:
                query = "SELECT rules FROM houses WHERE preset = ? AND house = ?"
                (content,) = self._row(tuple[str], query, (preset, house)) or ("",)
                rules = from_json(json.decode(content))
                if house_key(preset, rules) != house:
                    raise ValueError("other rules than those that were kept")
            else:
                rules = adapt_players(preset, players)
            self._known_rules[preset, house, players] = rules
        return rules


def _condition(wanted: GameQuery) -> tuple[str, Sequence[str]]:
    """Return the condition that a game must meet, in SQL, and the values for its placeholders."""
    parts, values = [_IS_SHOWN], list[str]()
    if wanted.state == "finished":
        parts.append("state = 'finished'")
    elif wanted.state == "unfinished":
        parts.append("state <> 'finished'")
    if wanted.preset:
        parts.append("preset = ?")
        values.append(wanted.preset)
    if wanted.among is not None:
        parts.append("hex(path) IN (SELECT value FROM json_each(?))")
        values.append(json.encode([os.fsencode(path).hex().upper() for path in sorted(wanted.among)]).decode())
    if wanted.hands:
        parts.append("path IN (SELECT path FROM summaries WHERE instr(content, CAST(? AS BLOB)))")
        values.append(wanted.hands)
    for texts in wanted.words:
        alternatives = []
        for text in sorted(texts):
            alternatives.append("instr(names, ?) OR preset = ? OR instr(day, ?) OR instr(path, CAST(? AS BLOB))")
            values += [text] * 4
        parts.append(f"({' OR '.join(alternatives)})")
    return " AND ".join(parts), values


def _search_text(summary: GameSummary) -> str:
    """Return the text in which names are searched for."""
    people = (each.name for each in summary.people if not (summary.is_sheet and each.name == UNNAMED))
    return " ".join((summary.title, *people)).casefold()
