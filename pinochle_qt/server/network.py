"""Connects a table to its guests: one port for the page and for the WebSocket of each guest."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Final

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from pinochle_qt.ai.process.worker import TABLE_SEED, DecisionRequest, WorkerClient
from pinochle_qt.protocol.messages import (
    LONGEST_MESSAGE,
    BadMessage,
    Farewell,
    Hello,
    Refused,
    heard_from_guest,
    spoken,
)
from pinochle_qt.resources import asset
from pinochle_qt.server.ports import listen_at_home

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from websockets.asyncio.server import ServerConnection

    from pinochle_qt.server.table import Guest, Question, Table

TICK: Final = 0.05
"""Seconds between looks at the clock and at the computer players."""
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'"
)


class TableServer:
    """Serves one table."""

    def __init__(self, table: Table, port: int = 0) -> None:
        """Listen at a port of this machine; 0 means one of the usual ones.

        Raises:
            NoPort: it is taken.
        """
        self._table = table
        self._listener = listen_at_home(port)
        self.port: int = self._listener.getsockname()[1]
        self._ended_by: int | None = None
        self._connections: dict[int, ServerConnection] = {}
        self._worker = WorkerClient()
        self._asked: Question | None = None
        self._questions = 0

    def end_on_signals(self) -> None:
        """Let Ctrl+C and the signals that end a program end the table, which takes leave of its guests first."""
        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._end)

    def _end(self, number: int, frame: FrameType | None) -> None:
        del frame
        self._ended_by = number

    async def run(self, is_wanted: Callable[[], bool] = lambda: True) -> int | None:
        """Serve until a signal ends the table, and return its number, or until the table is not wanted anymore."""
        async with serve(
            self._meet,
            sock=self._listener,
            process_request=self._page,
            max_size=LONGEST_MESSAGE,
            server_header=None,
        ):
            try:
                while self._ended_by is None and is_wanted() and not self._table.has_ended:
                    self._think()
                    await self._deliver()
                    await asyncio.sleep(TICK)
            finally:
                self._worker.close()
        return self._ended_by

    async def _meet(self, connection: ServerConnection) -> None:
        guest: Guest | None = None
        try:
            said = heard_from_guest(await connection.recv())
            if not isinstance(said, Hello):
                return
            found = self._table.welcome(said)
            if isinstance(found, Refused):
                await connection.send(spoken(found))
                return
            guest = found
            self._connections[guest.number] = connection
            await self._deliver()
            async for text in connection:
                self._table.hear(guest, heard_from_guest(text), monotonic())
                await self._deliver()
        except (BadMessage, ConnectionClosed):
            pass
        finally:
            if guest is not None and self._connections.get(guest.number) is connection:
                del self._connections[guest.number]
                self._table.lost(guest)

    async def _deliver(self) -> None:
        letters, self._table.outbox = self._table.outbox, []
        for letter in letters:
            connection = self._connections.get(letter.guest)
            if connection is not None:
                with contextlib.suppress(ConnectionClosed):
                    await connection.send(spoken(letter.message))
                    if isinstance(letter.message, Farewell):
                        await connection.close()

    def _think(self) -> None:
        now = monotonic()
        for answer in self._worker.poll():
            asked, self._asked = self._asked, None
            if asked is not None and answer.id == self._questions:
                self._table.decided(asked, answer.action, now, answer.reason)
        if self._asked is None and (question := self._table.question(now)) is not None:
            self._asked = question
            self._questions += 1
            observation = self._table.session.observe(question.seat)
            self._worker.send(
                self._questions, DecisionRequest(observation, question.prompt, question.skill, TABLE_SEED)
            )

    def _page(self, connection: ServerConnection, request: Request) -> Response | None:
        del connection
        path = request.path.partition("?")[0]
        if path == "/table":
            return None
        name = path.lstrip("/") or "index.html"
        folder = asset("phone")
        file = folder / name
        if name.startswith("deck/"):
            folder, file = asset("deck"), asset("deck") / name.removeprefix("deck/")
        if name.startswith("portraits/"):
            folder, file = asset("portraits"), asset("portraits") / name.removeprefix("portraits/")
        if not file.resolve().is_relative_to(folder.resolve()) or not file.is_file() or file.suffix not in _TYPES:
            return Response(HTTPStatus.NOT_FOUND, "Not Found", Headers(), b"")
        headers = Headers({"Content-Type": _TYPES[file.suffix], "Content-Security-Policy": _POLICY})
        body = file.read_bytes()
        headers["Content-Length"] = str(len(body))
        return Response(HTTPStatus.OK, "OK", headers, body)
