"""The process of a table: whoever starts it is told where the table is, and the table ends with whoever started it."""

from __future__ import annotations

import contextlib
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pinochle_qt.helper_process import quiet_start, send_message
from pinochle_qt.languages import translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.record.store import RecordStore, StoreError
from pinochle_qt.record.values import RecordError
from pinochle_qt.server.words import TableFault
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session
from pinochle_qt.words.printing import print_cards

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.server.table import Table
    from pinochle_qt.session.settings import Cards, Indices

FAREWELL_TIME: Final = 2.0
"""Seconds for a table to take leave of its guests before its process is killed."""


class NewGame(Struct, frozen=True):
    """A match to begin."""

    rules: Rules
    preset: str
    people: tuple[SeatSetup, ...]


class TableOrder(Struct, frozen=True):
    """What is to be played at a table, and where."""

    game: NewGame | Path
    """A match to begin, or the record of one to continue."""
    games: Path | None = None
    """The folder of the journals; without one, nothing is saved."""
    port: int = 0
    """The port of this machine; 0 for the usual one or, if that is taken, one of the next."""
    is_open: bool = False
    """Whether it is open to the local network from the beginning; otherwise, until the host opens it, to none."""
    language: str = "en"
    """The language of whoever started the table."""
    cards: Cards = "french"
    indices: Indices = "english"
    """What is printed on the cards, as in the settings of whoever started the table."""


class TableOpened(Struct, frozen=True):
    """A table that is there."""

    port: int
    """Where it listens at 127.0.0.1; the host may open it to the local network."""
    code: str
    key: str
    """The key of the host: the guest who shows it manages the table."""
    others: tuple[str, ...] = ()
    """The keys of further people who have places at the screen of the table, from an earlier time."""
    journal: Path | None = None
    """The record of the match, from which the table can be started again."""


class TableMoved(Struct, frozen=True):
    """Another match is played at the table."""

    journal: Path
    """Its record, from which the table can be started again."""


class TableFailed(Struct, frozen=True):
    """There is no table, or no longer."""

    sentence: str
    """Why; empty if it has ended as it should."""


TableReport: TypeAlias = TableOpened | TableMoved | TableFailed


class TableProcess:
    """The near end of the process of a table; never blocks except in `wait`."""

    def __init__(self, order: TableOrder) -> None:
        """Start the process; `poll` returns what becomes of it."""
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self._is_closed = False
        self._kill_at = 0.0
        with contextlib.suppress(OSError):  # `poll` says that there is no process
            self._pipe, far = context.Pipe()
            # As a daemon it is ended together with this process, if it still is there.
            process = context.Process(target=serve_for_owner, args=(far, order), name="pinochle-table", daemon=True)
            with quiet_start():
                process.start()
            far.close()
            self._process = process

    @property
    def process(self) -> int | None:
        """The number of the process; None without one."""
        return None if self._process is None else self._process.pid

    def poll(self, seconds: float = 0.0) -> TableReport | None:
        """Return what is new: that the table is open, or why it is not, or no longer; None if nothing is new.

        It waits for that as long as is said.
        """
        if self._pipe is None:
            return None if self._is_closed else TableFailed(TableFault.LOST())
        try:
            if not self._pipe.poll(seconds):
                return None
            report: TableReport = self._pipe.recv()
        except (EOFError, OSError):
            report = TableFailed(TableFault.LOST())
        if isinstance(report, TableFailed):
            self.close()
        return report

    def close(self) -> None:
        """Let the table end, which takes leave of its guests first; `has_ended` says when it has."""
        if not self._is_closed:
            self._is_closed = True
            self._kill_at = monotonic() + FAREWELL_TIME
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def has_ended(self) -> bool:
        """Return whether the process is gone after `close`; one that takes too long is killed."""
        process = self._process
        if process is None:
            return True
        if process.is_alive():
            if monotonic() >= self._kill_at:
                process.kill()
            return False
        process.join()
        process.close()
        self._process = None
        return True

    def wait(self) -> None:
        """Wait after `close` until the process is gone."""
        while not self.has_ended():
            if self._process is not None:
                self._process.join(max(0.0, self._kill_at - monotonic()))


def serve_for_owner(pipe: Connection, order: TableOrder) -> None:
    """Serve a table in this process until the other end of the pipe is closed."""
    # what only the process needs: the window imports this module, too
    import asyncio
    import multiprocessing

    from pinochle_qt.server.net.ports import NoPort
    from pinochle_qt.server.network import TableServer

    multiprocessing.current_process().daemon = False  # it has a process of its own, that of the computer players
    print_cards(order.cards, order.indices)
    with translating_with(translation(order.language)), contextlib.suppress(EOFError, OSError):
        try:
            table = _table(order)
            server = TableServer(table, order.port)
        except (NoPort, RecordError, StoreError) as error:
            send_message(pipe, TableFailed(str(error)))
            return
        server.end_on_signals()
        opened = TableOpened(server.port, table.code, table.host_key, tuple(table.keys_at_screen), table.session.path)
        told = opened.journal

        def tell_of_journal() -> None:
            nonlocal told
            journal = table.session.path
            if journal is not None and journal != told:
                told = journal
                with contextlib.suppress(OSError):  # then the table is not wanted anymore
                    send_message(pipe, TableMoved(journal))

        asyncio.run(
            server.run(
                lambda: not _is_closed(pipe),
                is_open=order.is_open,
                begun=lambda: send_message(pipe, opened),
                before_delivery=tell_of_journal,
            )
        )
        send_message(pipe, TableFailed(""))


def _table(order: TableOrder) -> Table:
    from pinochle_qt.server.table import Table

    store = None if order.games is None else RecordStore(order.games)
    game = order.game
    if isinstance(game, Path):
        return Table.resumed(game, store)
    return Table(Session.new(game.rules, game.preset, game.people, Shuffles.of_table(), store), store=store)


def _is_closed(pipe: Connection) -> bool:
    try:
        if pipe.poll():
            pipe.recv()
    except (EOFError, OSError):
        return True
    return False
