"""Connects a table to its guests: one port for the page and for the WebSocket of each guest."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import sys
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.process.worker import TABLE_SEED, DecisionRequest, WorkerClient
from pinochle_qt.fault_log import trace_of
from pinochle_qt.languages import first_accepted, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import (
    BadMessage,
    Bye,
    Farewell,
    Hello,
    Manage,
    Refused,
    Told,
    heard_from_guest,
)
from pinochle_qt.server.net.addresses import local_addresses, place
from pinochle_qt.server.net.connection import Connection
from pinochle_qt.server.net.gate import MORE_WORK, CodeTries, Hellos, must_end
from pinochle_qt.server.net.http_messages import sentence
from pinochle_qt.server.net.nearby import TableHere
from pinochle_qt.server.net.page_files import PageFiles
from pinochle_qt.server.net.ports import LOOPBACK, NoPort, listen_at_home, listener
from pinochle_qt.server.net.search_answers import answerers
from pinochle_qt.server.words import ServerWord, TableFault

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from types import FrameType

    from pinochle_qt.protocol.messages import ErrorCode, Said
    from pinochle_qt.server.net.gate import Bucket
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.net.search_answers import SearchAnswerer
    from pinochle_qt.server.table import Guest, Table, TableQuestion

TICK: Final = 0.05
"""Seconds between looks at the clock and at the computer players."""
NETWORK_EVERY: Final = 5.0
"""Seconds between looks at the addresses of this machine, which may come to another network."""
LEAVING: Final = 1.0
"""The most seconds in which the last messages are sent."""
ELSEWHERE: Final = 4001
"""The code with which a connection ends because the guest has come with another one: a page stays away then."""
GOODBYE: Final = 4002
"""The code with which a connection ends because the table does, or lets the guest go."""
REFUSED: Final = 4003
"""The code with which a connection ends because its first message is refused."""
FLOODED: Final = 4004
"""The code with which a connection ends because too much was said."""


class TableServer:
    """Serves one table."""

    def __init__(self, table: Table, port: int = 0, addresses: tuple[str, ...] | None = None) -> None:
        """Listen at a port of this machine; 0 means one of the usual ones.

        `addresses` are those at which `open` listens as well: without them, all of this machine in local networks.

        Raises:
            NoPort: it is taken, or one of the addresses is not one of this machine.
        """
        self._table = table
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
        self._all: dict[Connection, None] = {}
        """Every connection, the oldest first."""
        self._guests: dict[int, Connection] = {}
        self._files = PageFiles()
        self._tries = CodeTries()
        self._hellos = Hellos()
        self._buckets: dict[int, Bucket] = {}
        """By guest; a new connection is no new beginning."""
        self._worker = WorkerClient()
        self._asked: TableQuestion | None = None
        self._questions = 0
        self._is_open = False
        self._is_warned = False
        self._look_at = 0.0
        self._ended_by: int | None = None

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

    def end_on_signals(self) -> None:
        """Let Ctrl+C and the signals that end a program end the table, which takes leave of its guests first."""
        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._end)

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
            while self._ended_by is None and is_wanted() and not self._table.has_ended:
                now = monotonic()
                await self._follow_network(now)
                self._think(now)
                self._deliver()
                for connection in list(self._all):
                    connection.check(now)
                await asyncio.sleep(TICK)
        finally:
            await self._take_leave()
        return self._ended_by

    # ---- what connections call ---------------------------------------------------------------------------------------

    def arrived(self, connection: Connection) -> None:
        """Note a new connection, for which another one must end if there are too many."""
        self._all[connection] = None
        strangers = [each for each in self._all if each.guest is None]
        if (number := must_end([each.address for each in strangers])) is not None:
            strangers[number].abort()

    def left(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        self._all.pop(connection, None)
        number = connection.guest
        if number is not None and self._guests.get(number) is connection:
            del self._guests[number]
            guest = self._table.guests.get(number)
            if guest is not None:
                self._table.lost(guest)
                self._deliver()

    def page(self, head: RequestHead) -> bytes:
        """Return the reply to a request of a page."""
        if not self.knows(head):
            return sentence(HTTPStatus.MISDIRECTED_REQUEST, only_head=head.method == "HEAD")
        return self._files.answer(head, head.get("host"))

    def knows(self, head: RequestHead) -> bool:
        """Return whether a request comes from a page of this table, or from a program.

        A page of somebody else could come to an address of this machine under a name of its own, but not hide it.
        """
        here = {place(address, self.port) for address in (*self._servers, "localhost")}
        return head.get("host") in here and head.get("origin") in {"", *(f"http://{each}" for each in here)}

    def heard(self, connection: Connection, message: bytes) -> None:
        """Take a message of a guest."""
        now = monotonic()
        try:
            said = heard_from_guest(message)
        except BadMessage:
            self._refuse(connection, "message", ServerWord.NO_MESSAGE)
            return
        if not connection.bucket.take(now, MORE_WORK.get(type(said), 0)):
            connection.stop_listening()
            return
        guest = None if connection.guest is None else self._table.guests.get(connection.guest)
        try:
            if guest is not None:
                self._listen_to(connection, guest, said, now)
            elif isinstance(said, Hello):
                self._welcome(connection, said, now)
            else:
                self._refuse(connection, "message", ServerWord.NO_MESSAGE)
        except Exception as error:  # whatever a guest says, the table goes on
            sys.stderr.write(trace_of(error))
            connection.end(code=FLOODED)
        self._deliver()

    def flooded(self, connection: Connection) -> None:
        """End the connection of somebody who says too much."""
        with self._speaking_to(connection):
            connection.end(Refused("too_much", ServerWord.TOO_MUCH()), FLOODED)

    # ---- guests ------------------------------------------------------------------------------------------------------

    def _welcome(self, connection: Connection, hello: Hello, now: float) -> None:
        connection.languages = hello.language or connection.languages
        if not self._hellos.take(connection.address, now):
            connection.end(code=FLOODED)  # a phone tries again after a while
            return
        may_try = self._tries.may_try(connection.address, now)
        is_elsewhere = hello.device == "screen" and connection.address != LOOPBACK
        hello = replace(hello, language=connection.languages, device="window" if is_elsewhere else hello.device)
        found = self._table.welcome(hello if may_try else replace(hello, code=""))
        if isinstance(found, Refused):
            if found.code in {"code", "key"} and not may_try:
                with self._speaking_to(connection):
                    found = Refused("too_much", ServerWord.TOO_MANY_TRIES())
            elif found.code in {"code", "key"}:
                self._tries.failed(connection.address, now)
            connection.end(found, REFUSED)
            return
        former = self._guests.get(found.number)
        self._guests[found.number] = connection
        self._buckets = {number: self._buckets[number] for number in self._buckets if self._table.guests.get(number)}
        connection.bucket = self._buckets.setdefault(found.number, connection.bucket)
        connection.seat(found.number)
        if former is not None:
            with self._speaking_to(former):
                former.end(Farewell(ServerWord.ELSEWHERE()), ELSEWHERE)
        self._deliver()
        self._warn_hosts()

    def _listen_to(self, connection: Connection, guest: Guest, said: Said, now: float) -> None:
        if isinstance(said, Bye):
            connection.end(code=GOODBYE)
            return
        if isinstance(said, Manage) and said.do == "open" and guest.is_host:
            self._is_open, self._look_at = True, 0.0
        self._table.hear(guest, said, now)

    def _refuse(self, connection: Connection, code: ErrorCode, word: ServerWord) -> None:
        """Say that a message cannot be understood; somebody who has not even said hello is sent away."""
        with self._speaking_to(connection):
            refused = Refused(code, word())
        if connection.guest is None:
            connection.end(refused, REFUSED)
        else:
            connection.tell(refused)

    def _deliver(self) -> None:
        self._before_delivery()
        letters, self._table.outbox = self._table.outbox, []
        for letter in letters:
            connection = self._guests.get(letter.guest)
            if connection is not None and isinstance(letter.message, Farewell):
                connection.end(letter.message, GOODBYE)
            elif connection is not None:
                connection.tell(letter.message)

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

    @staticmethod
    def _speaking_to(connection: Connection) -> AbstractContextManager[None]:
        return translating_with(translation(first_accepted(connection.languages)))

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
        for number, connection in self._guests.items():
            guest = self._table.guests.get(number)
            if guest is not None and guest.is_host:
                with self._speaking_to(connection):
                    connection.tell(Told("notice", (TableFault.NO_NETWORK(),)))
                self._is_warned = True

    def _end(self, number: int, frame: FrameType | None) -> None:
        del frame
        self._ended_by = number

    async def _take_leave(self) -> None:
        for each in self._answerers or ():
            each.close()
        for server in self._servers.values():
            server.close()
        for connection in list(self._all):
            with self._speaking_to(connection):
                connection.end(Farewell(ServerWord.CLOSING(), again=True), GOODBYE)
        until = monotonic() + LEAVING
        while self._all and monotonic() < until:
            await asyncio.sleep(TICK)
        for connection in list(self._all):
            connection.abort()
        await asyncio.sleep(0)
        self._worker.close()
