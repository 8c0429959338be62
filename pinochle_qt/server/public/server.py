"""A server for many tables in one process, which guests reach through a proxy that does the encryption."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from http import HTTPStatus
from time import monotonic
from traceback import format_tb
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from pinochle_qt.languages import first_accepted, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import Create, Hello, Refused
from pinochle_qt.record.files import wait_for_disk
from pinochle_qt.record.store import StoreError
from pinochle_qt.server.game_choice import game_from
from pinochle_qt.server.net.connection import Connection
from pinochle_qt.server.net.http_messages import reply
from pinochle_qt.server.net.ports import NoPort, listen_at
from pinochle_qt.server.net.reception import FLOODED, TICK, Reception, ServedTable
from pinochle_qt.server.public.limits import Limits, Openings
from pinochle_qt.server.public.proxy import Proxies
from pinochle_qt.server.public.status import Counts, Status, log
from pinochle_qt.server.public.turns import Turns
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    import socket
    from asyncio import Future
    from collections.abc import Callable, Sequence

    from pinochle_qt.protocol.messages import Said
    from pinochle_qt.server.game_choice import GameChoice
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.public.kept_tables import KeptTables
    from pinochle_qt.server.public.proxy import ForwardedRequest
    from pinochle_qt.server.public.thinkers import Thinkers, ThoughtOf

GAMES: Final = "/games"
"""Where the page finds out for which games it can open a table."""
STATUS: Final = "/status"
"""The address of the page that says how the server is doing."""
TABLES_EVERY: Final = 0.25
"""Seconds in which each table is looked at once; that is also done as soon as somebody does something there."""
CONNECTIONS_EVERY: Final = 1.0
"""The same for connections, whose limits are seconds."""
SWEEP_EVERY: Final = 30.0
"""Seconds between two looks for tables that are too old."""
SYNC_EVERY: Final = 5.0
"""Seconds between two times at which all that was saved goes to the disk: a power failure may cost the last ones."""
LOG_EVERY: Final = 3600.0
"""Seconds between two lines of the log about how much there is."""
GUESTS_AT_A_TABLE: Final = 8
"""How many connections there may be for each table that the server has space for."""
_SPARE_FILES: Final = 200
"""Files that are not sockets of guests or journals of tables."""
_BACKLOG: Final = 1024
"""How many connections the system accepts ahead of the program: after a restart everybody comes back at once."""
_DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=10, compress_settings={"memLevel": 6, "level": 4}
)
"""Half the memory of what a table at home takes for each guest, for messages that are half as long again."""


class PublicServer(Reception):
    """Serves the tables of a folder."""

    def __init__(
        self,
        tables: KeptTables,
        thinkers: Thinkers,
        addresses: Sequence[tuple[str, int]],
        *,
        limits: Limits | None = None,
        proxies: Proxies | None = None,
    ) -> None:
        """Listen at these addresses and ports of this machine; port 0 means any one that is free.

        Raises:
            NoPort: one of them is taken, or the address is not one of this machine.
        """
        self._limits = limits or Limits()
        self._most_connections = most_connections(self._limits.tables)
        super().__init__(self._limits.tries, self._most_connections // 2)
        self._all_tables, self._thinkers = tables, thinkers
        self._proxies = proxies or Proxies()
        self._openings = Openings(self._limits)
        self._status = Status(monotonic())
        self._asked: dict[Connection, ForwardedRequest] = {}
        """The last request of each connection."""
        self._listeners: list[socket.socket] = []
        self._tables_in_turn = Turns[ServedTable](TABLES_EVERY)
        self._connections_in_turn = Turns[Connection](CONNECTIONS_EVERY)
        try:
            for address, port in addresses:
                self._listeners.append(listen_at(address, port))
        except NoPort:
            for each in self._listeners:
                each.close()
            raise

    @property
    def ports(self) -> list[int]:
        """The ports at which it listens."""
        return [each.getsockname()[1] for each in self._listeners]

    async def run(self, begun: Callable[[], object] = int) -> int | None:
        """Serve until a signal ends the server, and return its number; `begun` is called once it listens."""
        loop = asyncio.get_running_loop()
        servers = [
            await loop.create_server(lambda: Connection(self, _DEFLATE), sock=each, backlog=_BACKLOG)
            for each in self._listeners
        ]
        log(f"started with {self._amounts}")
        begun()
        sweep_at = log_at = sync_at = monotonic()
        sync: Future[None] | None = None
        wait_for_disk(not hasattr(os, "sync"))  # all tables would wait with the process
        try:
            while self.ended_by is None:
                now = monotonic()
                self._look(now)
                if now >= sweep_at:
                    sweep_at = now + SWEEP_EVERY
                    self._sweep()
                if now >= sync_at and hasattr(os, "sync") and (sync is None or sync.done()):
                    sync_at = now + SYNC_EVERY  # a slow disk is not asked again before it is done
                    sync = loop.run_in_executor(None, os.sync)
                if now >= log_at:
                    log_at = now + LOG_EVERY
                    log(self._amounts)
                await asyncio.sleep(TICK)
        finally:
            for server in servers:
                server.close()
            await self._dismiss()
            self._thinkers.close()
            self._all_tables.close()
            wait_for_disk()
            log("ended")
        return self.ended_by

    # ---- what connections call ---------------------------------------------------------------------------------------

    def arrived(self, connection: Connection) -> None:
        """Note a new connection, unless there are as many as there can be."""
        super().arrived(connection)
        if self._proxies.trusts(connection.address):
            connection.address = ""  # whoever comes by the proxy is known with his first request
        if len(self.connections) > self._most_connections:
            connection.abort()

    def left(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        served = self._tables.get(connection)
        self._asked.pop(connection, None)
        super().left(connection)
        if served is not None and not served.guests:
            self._all_tables.left(served)

    def received(self, connection: Connection, head: RequestHead) -> RequestHead:
        """Note who asks, and return the request as if no proxy were between."""
        asked = self._proxies.asked(head, connection.peer)
        if connection.address != asked.address:
            connection.address = asked.address
            self._limit_strangers(asked.address)
        self._asked[connection] = asked
        return asked.head

    def page(self, head: RequestHead) -> bytes:
        """Return the reply to a request of a page."""
        if not head.path:
            return reply(HTTPStatus.PERMANENT_REDIRECT, b"", {"Location": f"{self._proxies.prefix}/"}, stays=head.stays)
        if head.path == STATUS and head.method in {"GET", "HEAD"}:
            text = self._status.page(self._counts, self._thinkers.processes, monotonic())
            fields = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
            return reply(HTTPStatus.OK, text.encode(), fields, only_head=head.method == "HEAD", stays=head.stays)
        if head.path == GAMES and head.method in {"GET", "HEAD"}:
            fields = {"Content-Type": "application/json", "Cache-Control": "no-store"}
            with translating_with(translation(first_accepted(head.get("accept-language")))):
                games = [{"preset": name, "title": preset_title(find(name))} for name in PRESETS]
            return reply(
                HTTPStatus.OK, msgspec.json.encode(games), fields, only_head=head.method == "HEAD", stays=head.stays
            )
        return self._files.answer(head, head.origin)

    def knows(self, head: RequestHead) -> bool:
        """Return whether a request comes from a page of this server, or from a program."""
        return head.origin != "" and head.get("origin").lower() in {"", head.origin}

    # ---- tables ------------------------------------------------------------------------------------------------------

    def _find(
        self, connection: Connection, said: Hello | Create, *, may_try: bool
    ) -> tuple[ServedTable, Hello] | Refused:
        if isinstance(said, Create):
            served = (self._all_tables.hosted_with(said.key) if said.key else None) or self._open(connection, said)
            if isinstance(served, Refused):
                return served
            hello = Hello(
                said.version, "", served.table.host_key, connection.languages, said.device, said.name, said.view
            )
            return served, hello
        code = "".join(said.code.upper().split())
        found = self._all_tables.find(code, said.key or "") if said.key or may_try else None
        if found is None:
            return Refused("key" if said.key else "code", ServerWord.WRONG_CODE())
        return found, replace(said, code="" if said.key else code, language=connection.languages)

    def _open(self, connection: Connection, said: Create) -> ServedTable | Refused:
        """Open a table for somebody, or return why not."""
        now, address = monotonic(), connection.address
        if len(self._all_tables) >= self._limits.tables:
            log("refused a table: there is no space")
            return Refused("full", ServerWord.NO_SPACE())
        if not self._openings.may_open(address, now):
            log("refused a table: too many from one address")
            return Refused("too_much", ServerWord.TOO_MANY_TABLES())
        if not self._openings.may_have(address, self._all_tables):
            log("refused a table: one address has too many")
            return Refused("too_much", ServerWord.TOO_MANY_OPEN())
        try:
            game: GameChoice = game_from({"preset": said.preset, "rules": said.rules, "people": said.people})
            asked = self._asked.get(connection)
            with translating_with(translation("en")):
                served = self._all_tables.open(game, "" if asked is None else asked.link, said.key or "")
        except NotPossible as refusal:
            return Refused(refusal.code, refusal.phrase(**refusal.facts))
        except (StoreError, OSError):
            log("refused a table: it cannot be saved")
            return Refused("not_now", ServerWord.NOT_SAVED())
        self._openings.opened(address, served.table.code, now)
        log(f"opened a table: {self._amounts}")
        return served

    def _on_welcome(self, served: ServedTable) -> None:
        del served

    def _on_said(self, served: ServedTable, guest: Guest, said: Said) -> None:
        del guest, said
        served.table.may_adjourn = self._all_tables.adjourned < self._limits.adjourned

    def _deliver(self, served: ServedTable) -> None:
        self._all_tables.keep(served)
        served.deliver()
        self._status.moved(served.new_moves(), monotonic())
        if not served.table.has_ended:
            return
        self._thinkers.forget(served.table)
        if served.table.course.is_adjourned:
            self._all_tables.let_go(served)
        elif served.table.code in self._all_tables.awake:
            self._all_tables.end(served.table.code)
            log(f"ended a table as its host wanted: {self._amounts}")

    # ---- time --------------------------------------------------------------------------------------------------------

    def _look(self, now: float) -> None:
        """Do what is due: for some of the tables, some of the connections, and all answers of computer players."""
        for thought in self._thinkers.poll(now):
            served = self._all_tables.awake.get(thought.table.code)
            if served is not None and served.table is thought.table:
                self._ask(served, now, thought)
        for served in self._tables_in_turn.due(self._all_tables.awake.values(), now):
            if served.table.code in self._all_tables.awake:
                self._ask(served, now)
        for connection in self._connections_in_turn.due(self.connections, now):
            connection.check(now)

    def _ask(self, served: ServedTable, now: float, thought: ThoughtOf | None = None) -> None:
        """Let a table take an answer and do what is due, and ask what its computer players decide."""
        try:
            if thought is not None:
                served.table.decided(thought.question, thought.action, now, thought.reason)
            question = served.table.question(now)
            if question is not None:
                self._thinkers.ask(served.table, question, now)
            self._deliver(served)
        except Exception as error:  # all other tables go on
            self._note(error)
            self._give_up(served)

    def _give_up(self, served: ServedTable) -> None:
        """Let a table go for which the program has failed; its guests come back to what the files hold."""
        self._thinkers.forget(served.table)
        for connection in list(served.guests.values()):
            self._tables.pop(connection, None)
            connection.end(code=FLOODED)
        served.guests.clear()
        self._all_tables.let_go(served)

    def _sweep(self) -> None:
        before = len(self._all_tables)
        for served in self._all_tables.sweep():
            self._thinkers.forget(served.table)
        if len(self._all_tables) < before:
            log(f"ended {before - len(self._all_tables)} tables without people: {self._amounts}")

    def _note(self, error: Exception) -> None:
        """Write down where an error has come from, without its message, in which there could be a name."""
        log(f"error {type(error).__name__}\n{''.join(format_tb(error.__traceback__))}")

    @property
    def _counts(self) -> Counts:
        guests = sum(len(served.guests) for served in self._all_tables.awake.values())
        return Counts(
            len(self._all_tables),
            len(self._all_tables.awake),
            guests,
            len(self.connections),
            self._thinkers.waiting,
            self._thinkers.late,
        )

    @property
    def _amounts(self) -> str:
        counts = self._counts
        return f"{counts.tables} tables, {counts.guests} guests"


def most_connections(tables: int) -> int:
    """Let this process have as many files as the system allows, and return how many connections it can have at most."""
    wanted = tables * GUESTS_AT_A_TABLE
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + tables + _SPARE_FILES
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, needed)), hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, min(wanted, soft - tables - _SPARE_FILES))
