"""Connects a table to its guests: one port for the page and for the WebSocket of each guest."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.process.worker import TABLE_SEED, DecisionRequest, WorkerClient
from pinochle_qt.protocol.messages import Create, Manage, Refused, Told
from pinochle_qt.server.net.addresses import local_addresses, place
from pinochle_qt.server.net.connection import Connection
from pinochle_qt.server.net.http_messages import sentence
from pinochle_qt.server.net.nearby import TableHere
from pinochle_qt.server.net.ports import LOOPBACK, NoPort, listen_at_home, listener
from pinochle_qt.server.net.reception import TICK, Reception, ServedTable, speaking_to
from pinochle_qt.server.net.search_answers import answerers
from pinochle_qt.server.words import ServerWord, TableFault

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from pinochle_qt.protocol.messages import Hello, Said
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.net.search_answers import SearchAnswerer
    from pinochle_qt.server.table import Guest, Table, TableQuestion

NETWORK_EVERY: Final = 5.0
"""Seconds between looks at the addresses of this machine, which may come to another network."""


class TableServer(Reception):
    """Serves one table."""

    def __init__(self, table: Table, port: int = 0, addresses: tuple[str, ...] | None = None) -> None:
        """Listen at a port of this machine; 0 means one of the usual ones.

        `addresses` are those at which `open` listens as well: without them, all of this machine in local networks.

        Raises:
            NoPort: it is taken, or one of the addresses is not one of this machine.
        """
        super().__init__()
        self._table = table
        self._served = ServedTable(table)
        self._addresses = addresses
        self._listener = listen_at_home(port, table.former_port)
        self.port: int = self._listener.getsockname()[1]
        for address in set(addresses or ()) - {LOOPBACK}:
            try:
                listener(address, self.port).close()
            except OSError as error:
                self.close()
                raise NoPort(TableFault.NO_ADDRESS(address=address, reason=error.strerror or "")) from None
        self._servers: dict[str, asyncio.Server] = {}
        self._answerers: list[SearchAnswerer] | None = None
        """Who answers those who look for tables; None before the table has been opened to the network."""
        self._number = secrets.randbits(32)
        self._before_delivery: Callable[[], object] = int
        self._worker = WorkerClient()
        self._asked: TableQuestion | None = None
        self._questions = 0
        self._is_open = False
        self._is_warned = False
        self._look_at = 0.0

    def close(self) -> None:
        """Give the port back, if the server never runs."""
        self._listener.close()

    @property
    def is_bound(self) -> bool:
        """Whether somebody has said at which addresses it listens."""
        return self._addresses is not None

    @property
    def links(self) -> list[str]:
        """The addresses of the page, the best one for phones first."""
        return [f"http://{place(address, self.port)}/" for address in self._servers if "%" not in address]

    @property
    def guest_link(self) -> str:
        """The link that leads a phone to the table; what comes after # never leaves the phone with a request."""
        return f"{self.links[0]}#{self._table.code}"

    @property
    def host_link(self) -> str:
        """The link with which a browser becomes the host."""
        return f"{self.guest_link}.{self._table.host_key}"

    async def run(
        self,
        is_wanted: Callable[[], bool] = lambda: True,
        *,
        is_open: bool = False,
        begun: Callable[[], object] = int,
        before_delivery: Callable[[], object] = int,
    ) -> int | None:
        """Serve until a signal ends the table, and return its number, or until the table is not wanted anymore.

        With `is_open`, the table is open to the local network from the beginning. `begun` is called once it listens,
        and `before_delivery` each time before guests are told what is new.
        """
        self._before_delivery = before_delivery
        await self._listen(LOOPBACK, self._listener)
        self._is_open = is_open
        await self._follow_network(monotonic())
        begun()
        try:
            while self.ended_by is None and is_wanted() and not self._table.has_ended:
                now = monotonic()
                await self._follow_network(now)
                self._think(now)
                self._deliver(self._served)
                for connection in list(self.connections):
                    connection.check(now)
                await asyncio.sleep(TICK)
        finally:
            await self._take_leave()
        return self.ended_by

    def page(self, head: RequestHead) -> bytes:
        """Return the reply to a request of a page."""
        if not self.knows(head):
            return sentence(HTTPStatus.MISDIRECTED_REQUEST, only_head=head.method == "HEAD")
        return self._files.answer(head, f"http://{head.get('host')}")

    def knows(self, head: RequestHead) -> bool:
        """Return whether a request comes from a page of this table, or from a program.

        A page of somebody else could come to an address of this machine under a name of its own, but not hide it.
        """
        here = {place(address, self.port) for address in (*self._servers, "localhost")}
        return head.get("host") in here and head.get("origin") in {"", *(f"http://{each}" for each in here)}

    # ---- guests ------------------------------------------------------------------------------------------------------

    def _find(
        self, connection: Connection, said: Hello | Create, *, may_try: bool
    ) -> tuple[ServedTable, Hello] | Refused:
        if isinstance(said, Create):
            return Refused("not_now", ServerWord.NO_TABLES_HERE())
        is_elsewhere = said.device == "screen" and connection.address != LOOPBACK
        device = "window" if is_elsewhere else said.device
        hello = replace(said, code=said.code if may_try else "", language=connection.languages, device=device)
        return self._served, hello

    def _on_welcome(self, served: ServedTable) -> None:
        del served
        self._warn_hosts()

    def _on_said(self, served: ServedTable, guest: Guest, said: Said) -> None:
        del served
        if isinstance(said, Manage) and said.do == "open" and guest.is_host:
            self._is_open, self._look_at = True, 0.0

    def _deliver(self, served: ServedTable) -> None:
        self._before_delivery()
        served.deliver()

    def _think(self, now: float) -> None:
        for answer in self._worker.poll():
            asked, self._asked = self._asked, None
            if asked is not None and answer.id == self._questions:
                self._table.decided(asked, answer.action, now, answer.reason)
        question = self._table.question(now)
        if self._asked is None and question is not None:
            self._asked = question
            self._questions += 1
            observation = self._table.session.observe(question.seat)
            self._worker.send(
                self._questions, DecisionRequest(observation, question.prompt, question.skill, TABLE_SEED)
            )

    # ---- the network -------------------------------------------------------------------------------------------------

    async def _listen(self, address: str, opened: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        self._servers[address] = await loop.create_server(lambda: Connection(self), sock=opened)

    async def _follow_network(self, now: float) -> None:
        """Listen at the addresses that this machine has now, if the table is open."""
        if not self._is_open or now < self._look_at:
            return
        self._look_at = now + NETWORK_EVERY
        if self._answerers is None:
            self._answerers = await answerers(self.port, self._addresses, self.here)
        addresses = local_addresses() if self._addresses is None else self._addresses
        before = set(self._servers)
        for address in addresses:
            if address not in self._servers:
                with contextlib.suppress(OSError):  # an address that is just going, or a port that is taken only there
                    await self._listen(address, listener(address, self.port))
        for address in before.difference(addresses, {LOOPBACK}):
            self._servers.pop(address).close()
        self._servers = {each: self._servers[each] for each in (*addresses, LOOPBACK) if each in self._servers}
        if set(self._servers) != before:
            self._table.moved(self.links[0])
            self._is_warned = False
        self._warn_hosts()

    def here(self, mark: int) -> TableHere | None:
        """Return what is said of this table to somebody who looks for one; None while it takes no new guests."""
        table = self._table
        if not table.is_open or table.has_ended:
            return None
        seated = [guest for guest in table.guests if guest.person is not None]
        host = min(seated, key=lambda guest: guest.device != "screen", default=None)
        free = len(table.places) - len(seated)
        name = "" if host is None else host.name
        return TableHere(mark, self._number, self.port, name, table.session.preset, free)

    def _warn_hosts(self) -> None:
        """Tell those who manage the table, once, that it cannot be reached from elsewhere."""
        if not self._is_open or self._is_warned or self.is_bound or len(self._servers) > 1:
            return
        for number, connection in self._served.guests.items():
            guest = self._table.guests.get(number)
            if guest is not None and guest.is_host:
                with speaking_to(connection):
                    connection.tell(Told("notice", (TableFault.NO_NETWORK(),)))
                self._is_warned = True

    async def _take_leave(self) -> None:
        for each in self._answerers or ():
            each.close()
        for server in self._servers.values():
            server.close()
        await self._dismiss()
        self._worker.close()
