"""Where the connections of guests arrive, are let in to a table, and are passed on to it, for one table or for many."""

from __future__ import annotations

import asyncio
import signal
import sys
from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Final, cast

from pinochle_qt.fault_log import trace_of
from pinochle_qt.languages import first_accepted, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import OLDEST, BadMessage, Bye, Create, Farewell, Hello, Refused, heard_from_guest
from pinochle_qt.server.net.gate import ALL_TRIES, MORE_WORK, MOST_CONNECTIONS, CodeTries, Hellos, must_end
from pinochle_qt.server.net.page_files import PageFiles
from pinochle_qt.server.words import ServerWord

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from types import FrameType

    from pinochle_qt.protocol.messages import ErrorCode, Said
    from pinochle_qt.server.net.connection import Connection
    from pinochle_qt.server.net.gate import Bucket
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.table import Guest, Table

TICK: Final = 0.05
"""Seconds between looks at the clock and at the computer players."""
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


class ServedTable:
    """A table, and the connections of its guests."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guests: dict[int, Connection] = {}
        """The connections by the numbers of the guests."""
        self._counted = table.state
        self._buckets: dict[int, Bucket] = {}
        """By guest; a new connection is no new beginning."""

    def guest_at(self, connection: Connection) -> Guest | None:
        """Return whose connection this is; None once the table has forgotten him."""
        return self.table.guests.get(connection.guest)

    def seat(self, guest: Guest, connection: Connection) -> None:
        """Let a guest have a connection; an older one of his ends."""
        former = self.guests.get(guest.number)
        self.guests[guest.number] = connection
        self._buckets = {number: self._buckets[number] for number in self._buckets if self.table.guests.get(number)}
        connection.bucket = self._buckets.setdefault(guest.number, connection.bucket)
        connection.seat(guest.number)
        if former is not None:
            with speaking_to(former):
                former.end(Farewell(ServerWord.ELSEWHERE()), ELSEWHERE)

    def left(self, connection: Connection) -> None:
        """Note that a guest's connection is gone, unless he has another one by now."""
        number = connection.guest
        if number is not None and self.guests.get(number) is connection:
            del self.guests[number]
            guest = self.table.guests.get(number)
            if guest is not None:
                self.table.lost(guest)

    def new_moves(self) -> int:
        """Return how many actions there have been since this was asked last."""
        before, self._counted = self._counted, self.table.state
        return self._counted - before

    def deliver(self) -> None:
        """Tell the guests what the table has for them."""
        letters, self.table.outbox = self.table.outbox, []
        for letter in letters:
            connection = self.guests.get(letter.guest)
            if connection is not None and isinstance(letter.message, Farewell):
                connection.end(letter.message, GOODBYE)
            elif connection is not None:
                connection.tell(letter.message)


class Reception(ABC):
    """Lets guests in; what it serves finds the table that they want."""

    def __init__(self, all_tries: int = ALL_TRIES, most_strangers: int = MOST_CONNECTIONS) -> None:
        """Begin without connections.

        `all_tries` is how many wrong codes are allowed in a minute, `most_strangers` how many connections that are at
        no table.
        """
        self._most_strangers = most_strangers
        self.connections: dict[Connection, None] = {}
        """Every connection, the oldest first."""
        self._strangers: dict[Connection, None] = {}
        """Those that are at no table, the oldest first."""
        self._tables: dict[Connection, ServedTable] = {}
        """The table at which each of the others is."""
        self._files = PageFiles()
        self._tries = CodeTries(all_tries)
        self._hellos = Hellos()
        self.ended_by: int | None = None
        """The number of the signal that has ended it."""

    def end_on_signals(self) -> None:
        """Let Ctrl+C and the signals that end a program end what is served, after leave has been taken of guests."""
        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._end)

    # ---- what is served ----------------------------------------------------------------------------------------------

    @abstractmethod
    def _find(
        self, connection: Connection, said: Hello | Create, *, may_try: bool
    ) -> tuple[ServedTable, Hello] | Refused:
        """Return the table that somebody wants and the hello for it, or why there is none, in his language.

        Unless he `may_try` codes, only his key lets him in.
        """

    @abstractmethod
    def _on_welcome(self, served: ServedTable) -> None:
        """Do what is due when another guest has come to a table."""

    @abstractmethod
    def _on_said(self, served: ServedTable, guest: Guest, said: Said) -> None:
        """Do what is due before a table hears a guest."""

    @abstractmethod
    def _deliver(self, served: ServedTable) -> None:
        """Tell guests what a table has for them."""

    # ---- what connections call ---------------------------------------------------------------------------------------

    def arrived(self, connection: Connection) -> None:
        """Note a new connection, for which another one must end if there are too many."""
        self.connections[connection] = None
        self._strangers[connection] = None
        self._limit_strangers(connection.address)

    def _limit_strangers(self, newest: str) -> None:
        """End a connection that is at no table if there are too many, or too many from the address of the newest."""
        if (number := must_end([each.address for each in self._strangers], newest, self._most_strangers)) is not None:
            [*self._strangers][number].abort()

    def left(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        self.connections.pop(connection, None)
        self._strangers.pop(connection, None)
        served = self._tables.pop(connection, None)
        if served is not None:
            served.left(connection)
            self._deliver(served)

    def received(self, connection: Connection, head: RequestHead) -> RequestHead:
        """Note who asks, and return the request as if nothing were between him and the table."""
        del connection
        return head

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
        served = self._tables.get(connection)
        guest = None if served is None else served.guest_at(connection)
        try:
            if served is not None and guest is not None:
                self._pass_on(connection, served, guest, said, now)
            elif isinstance(said, Hello | Create):
                self._welcome(connection, said, now)
            else:
                self._refuse(connection, "message", ServerWord.NO_MESSAGE)
        except Exception as error:  # whatever a guest says, the table goes on
            self._note(error)
            connection.end(code=FLOODED)
        served = self._tables.get(connection)
        if served is not None:
            self._deliver(served)

    def flooded(self, connection: Connection) -> None:
        """End the connection of somebody who says too much."""
        with speaking_to(connection):
            connection.end(Refused("too_much", ServerWord.TOO_MUCH()), FLOODED)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _welcome(self, connection: Connection, said: Hello | Create, now: float) -> None:
        connection.languages = said.language or connection.languages
        if not self._hellos.take(connection.address, now):
            connection.end(code=FLOODED)  # a phone tries again after a while
            return
        if said.version < OLDEST:  # before there is a look for a table: the answer must not tell which codes there are
            self._refuse(connection, "version", ServerWord.VERSION)
            return
        may_try = self._tries.may_try(connection.address, now)
        with speaking_to(connection):
            place = self._find(connection, said, may_try=may_try)
        found = place if isinstance(place, Refused) else place[0].table.welcome(place[1])
        if isinstance(place, Refused) or isinstance(found, Refused):
            found = cast("Refused", found)
            if found.code in {"code", "key"} and not may_try:
                with speaking_to(connection):
                    found = Refused("too_much", ServerWord.TOO_MANY_TRIES())
            elif found.code in {"code", "key"}:
                self._tries.failed(connection.address, _tried(said), now)
            connection.end(found, REFUSED)
            return
        served = place[0]
        self._strangers.pop(connection, None)
        self._tables[connection] = served
        served.seat(found, connection)
        self._deliver(served)
        self._on_welcome(served)

    def _pass_on(self, connection: Connection, served: ServedTable, guest: Guest, said: Said, now: float) -> None:
        if isinstance(said, Bye):
            connection.end(code=GOODBYE)
            return
        self._on_said(served, guest, said)
        served.table.hear(guest, said, now)

    async def _dismiss(self) -> None:
        """Take leave of everybody."""
        for connection in list(self.connections):
            with speaking_to(connection):
                connection.end(Farewell(ServerWord.CLOSING(), again=True), GOODBYE)
        until = monotonic() + LEAVING
        while self.connections and monotonic() < until:
            await asyncio.sleep(TICK)
        for connection in list(self.connections):
            connection.abort()
        await asyncio.sleep(0)

    def _end(self, number: int, frame: FrameType | None) -> None:
        del frame
        self.ended_by = number

    def _note(self, error: Exception) -> None:
        """Write down an error of the program."""
        sys.stderr.write(trace_of(error))

    def _refuse(self, connection: Connection, code: ErrorCode, word: ServerWord) -> None:
        """Say that a message cannot be understood; somebody who has not even said hello is sent away."""
        with speaking_to(connection):
            refused = Refused(code, word())
        if connection.guest is None:
            connection.end(refused, REFUSED)
        else:
            connection.tell(refused)


def _tried(said: Hello | Create) -> str:
    """Return the code or the key with which somebody wanted to come in."""
    return f"{said.code} {said.key or ''}".upper() if isinstance(said, Hello) else ""


def speaking_to(connection: Connection) -> AbstractContextManager[None]:
    """Return a block in which texts are in the language of whoever is at the other end."""
    return translating_with(translation(first_accepted(connection.languages)))
