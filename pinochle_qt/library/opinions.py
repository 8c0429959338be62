"""What has been worked out about finished deals, stored so that it is never worked out twice.

It has its own file beside the index: the index is rebuilt in a minute whenever something is wrong with it, while this
file holds hours of thinking. It, too, follows from the records, and can be thrown away.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from msgspec import Struct, json

from pinochle_qt.ai.judging import VERSION as JUDGES
from pinochle_qt.ai.odds import BidOdds, SuitOdds
from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.ai.reasons import Cards, Points, Reason, Why
from pinochle_qt.engine.cards import Suit
from pinochle_qt.library.database import Database, opened
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.encode import action_line
from pinochle_qt.record.values import LineError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from pinochle_qt.ai.reasons import Fact
    from pinochle_qt.engine.actions import SeatAction

_Answer = TypeVar("_Answer")

VERSION: Final = 2
"""Goes up when the tables or the format of their contents change; then everything is worked out anew."""
_TABLES: Final = """
CREATE TABLE opinions (key TEXT PRIMARY KEY, judges INTEGER NOT NULL, content BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE leads (key TEXT PRIMARY KEY, judges INTEGER NOT NULL, lead INTEGER NOT NULL) WITHOUT ROWID
"""


class _Row(Struct, frozen=True, array_like=True):
    """One of the answers, as stored."""

    line: str
    value: float
    cost: float
    error: float
    chance: float | None


class _WrittenOdds(Struct, frozen=True, array_like=True):
    """The odds of bids, as stored."""

    amounts: tuple[int, ...]
    suits: tuple[tuple[int, int, float, tuple[float, ...]], ...]
    """Suit, meld, the average points of the side, and the chances."""
    deals: int


class _Written(Struct, frozen=True):
    """An opinion as stored, with each action as its line in a record."""

    action: str
    done: str
    is_same: bool
    rows: tuple[_Row, ...]
    deals: int
    least: float
    reason: list[Any] | None
    odds: _WrittenOdds | None = None


_OPINIONS: Final = json.Decoder(_Written)


class OpinionStore(Database):
    """A connection to the file of opinions; it ignores the findings of earlier versions of the computer players."""

    def __init__(self, path: Path | str) -> None:
        """Open the file, and create it if there is none or if it is from an older version; ``:memory:`` means no file.

        Raises:
            NewerDatabase: a newer version of the program made it.
            sqlite3.DatabaseError: it is damaged, or cannot be opened or created.
        """
        super().__init__(path, VERSION, _TABLES)

    # ---- decisions -------------------------------------------------------------------------------------------------

    def opinions(self, keys: Iterable[str]) -> dict[str, Opinion]:
        """Return the known opinions on decisions, by their keys (`Review.key`)."""
        found = {}
        for key in keys:
            query = "SELECT content FROM opinions WHERE key = ? AND judges = ?"
            row = self._row(tuple[bytes], query, (key, JUDGES))
            opinion = None if row is None else _read(row[0])
            if opinion is not None:
                found[key] = opinion
        return found

    def costly(self) -> dict[str, Opinion]:
        """Return the known opinions on decisions that cost something, by their keys."""
        rows = self._rows(tuple[str, bytes], "SELECT key, content FROM opinions WHERE judges = ?", (JUDGES,))
        known = ((key, _read(content)) for key, content in rows)
        return {key: opinion for key, opinion in known if opinion is not None and opinion.cost > 0}

    def keep(self, key: str, opinion: Opinion) -> None:
        """Store the opinion on a decision."""
        rows = tuple(_Row(action_line(row.action), row.value, row.cost, row.error, row.chance) for row in opinion.rows)
        action, done = action_line(opinion.action), action_line(opinion.done)
        content = json.encode(
            _Written(
                action,
                done,
                opinion.is_same,
                rows,
                opinion.deals,
                opinion.least,
                _plain_fact(opinion.reason),
                None if opinion.odds is None else _plain_odds(opinion.odds),
            )
        )
        self._execute("INSERT OR REPLACE INTO opinions VALUES (?, ?, ?)", (key, JUDGES, content))

    # ---- whole deals -----------------------------------------------------------------------------------------------

    def leads(self) -> dict[str, int]:
        """Return the leads of Expert's side over the best other side in a person's place, ×10, by `Hand.key`."""
        return dict(self._rows(tuple[str, int], "SELECT key, lead FROM leads WHERE judges = ?", (JUDGES,)))

    def lead(self, key: str) -> int | None:
        """Return Expert's lead in one deal; None if Expert has not played it yet."""
        row = self._row(tuple[int], "SELECT lead FROM leads WHERE key = ? AND judges = ?", (key, JUDGES))
        return None if row is None else row[0]

    def keep_lead(self, key: str, lead: int) -> None:
        """Store Expert's lead in one deal."""
        self._execute("INSERT OR REPLACE INTO leads VALUES (?, ?, ?)", (key, JUDGES, lead))


class OpinionFile:
    """A file of opinions that stays open for repeated questions; if it turns out to be damaged, it is made again."""

    def __init__(self, path: Path | None) -> None:
        """Open the file; without a path, everything is kept in memory."""
        self._path = path
        self._store = OpinionStore(":memory:") if path is None else opened(path, OpinionStore)[0]

    def ask(self, question: Callable[[OpinionStore], _Answer]) -> _Answer:
        """Return the file's answer to a question.

        Raises:
            sqlite3.Error: the system does not let us read or write it.
        """
        try:
            return question(self._store)
        except sqlite3.DatabaseError as error:
            if self._path is None or isinstance(error, sqlite3.OperationalError):
                raise
            self._store.close()
            self._store, _ = opened(self._path, OpinionStore, is_damaged=True)
            return question(self._store)

    def close(self) -> None:
        """Close the file."""
        self._store.close()


def costly_in(path: Path) -> dict[str, Opinion]:
    """Return a file's opinions on decisions that cost something; empty if there is no file, or it cannot be read."""
    return _ask_file(path, OpinionStore.costly) or {}


def leads_in(path: Path) -> dict[str, int]:
    """Return a file's leads of Expert by hand; empty if there is no file yet, or it cannot be read."""
    return _ask_file(path, OpinionStore.leads) or {}


def lead_in(path: Path, key: str) -> int | None:
    """Return Expert's lead with one hand from a file; None if it is not there, or the file cannot be read."""
    return _ask_file(path, lambda store: store.lead(key))


def _ask_file(path: Path, question: Callable[[OpinionStore], _Answer]) -> _Answer | None:
    """Return a file's answer to a question; None if there is no file yet, or it cannot be read."""
    if not path.exists():
        return None
    with contextlib.suppress(sqlite3.Error), contextlib.closing(OpinionFile(path)) as file:
        return file.ask(question)
    return None


def _read(content: bytes) -> Opinion | None:
    """Return a stored opinion; None if it is damaged, so that it is worked out anew."""
    with contextlib.suppress(LineError, ValueError, TypeError, LookupError, RecursionError):
        return _opinion(_OPINIONS.decode(content))
    return None


def _opinion(written: _Written) -> Opinion:
    rows = tuple(Alternative(_action(row.line), row.value, row.cost, row.error, row.chance) for row in written.rows)
    action, done = _action(written.action), _action(written.done)
    odds = None if written.odds is None else _odds(written.odds)
    return Opinion(action, _reason(written.reason), done, written.is_same, rows, written.deals, written.least, odds)


def _plain_odds(odds: BidOdds) -> _WrittenOdds:
    suits = (
        (int(each.suit), each.meld, each.brings or 0.0, tuple(chance or 0.0 for chance in each.chances))
        for each in odds.suits
    )
    return _WrittenOdds(odds.amounts, tuple(suits), odds.deals)


def _odds(written: _WrittenOdds) -> BidOdds:
    if any(len(chances) != len(written.amounts) for *_, chances in written.suits):
        raise ValueError("a bid without a chance, or a chance without a bid")
    suits = (SuitOdds(Suit(suit), meld, brings, chances) for suit, meld, brings, chances in written.suits)
    return BidOdds(written.amounts, tuple(suits), written.deals, is_done=True)


def _action(line: str) -> SeatAction:
    return cast("SeatAction", decode_line(line))


def _plain_fact(fact: Fact | None) -> Any:
    """Return a reason or one of its facts as lists, strings and numbers."""
    match fact:
        case Reason(why, facts):
            return ["why", why.name, {name: _plain_fact(each) for name, each in facts.items()}]
        case Points(amount):
            return ["points", amount]
        case Cards(faces):
            return ["cards", *faces]
        case Suit():
            return ["suit", int(fact)]
        case _:
            return fact


def _reason(plain: list[Any] | None) -> Reason | None:
    found = None if plain is None else _fact(plain)
    str(found)  # fails if a reason cannot be put into words, as it lacks a fact or names a card that does not exist
    return found if isinstance(found, Reason) else None


def _fact(plain: Any) -> Fact:
    match plain:
        case ["why", str(name), dict(facts)]:
            return Why[name].because(**{key: _fact(each) for key, each in facts.items()})
        case ["points", amount]:
            return Points(int(amount))
        case ["cards", *faces]:
            return Cards(tuple(faces))
        case ["suit", suit]:
            return Suit(suit)
        case _:
            return int(plain)
