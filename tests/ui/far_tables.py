"""Tables of another program for tests: the real server in a thread, whose computer players answer at once."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.process.worker import DecisionReply
from pinochle_qt.server.net.ports import LOOPBACK
from pinochle_qt.server.network import TableServer
from pinochle_qt.server.table import Table as ServedTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.process.worker import DecisionRequest
    from pinochle_qt.session.session import Session

LIMIT_S = 120.0
"""After so many seconds a server ends by itself."""
SHORT = 0.001
"""The seconds of each pause in which people follow the game."""


class PolicyWorker:
    """A stand-in for the worker of a table, which answers by the rule-based player at once."""

    def __init__(self) -> None:
        self._answers: list[DecisionReply] = []

    def send(self, number: int, request: DecisionRequest) -> None:
        """Answer a question."""
        action = Policy().decide(request.observation, request.prompt, None).action
        self._answers.append(DecisionReply(number, action))

    def poll(self) -> list[DecisionReply]:
        """Return the answers."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Do nothing: there is no process."""


class ServedInThread:
    """A table that is served until the test ends."""

    def __init__(
        self, session: Session, port: int = 0, table: ServedTable | None = None, *, is_open: bool = False
    ) -> None:
        self.table = table or ServedTable(session)
        self._server = TableServer(self.table, port, (LOOPBACK,))
        self._is_open = is_open
        vars(self._server)["_worker"] = PolicyWorker()
        self.port = self._server.port
        self.address = f"127.0.0.1:{self.port}"
        self._loop = asyncio.new_event_loop()
        self._is_over = Event()
        self._end = monotonic() + LIMIT_S
        self._thread = Thread(target=self._run, name="table", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self._loop.run_until_complete(
            self._server.run(lambda: not self._is_over.is_set() and monotonic() < self._end, is_open=self._is_open)
        )
        self._loop.close()

    def drop_everybody(self) -> None:
        """Cut all connections, as a network does."""

        def cut() -> None:
            for connection in list(self._server.connections):
                connection.abort()

        self._loop.call_soon_threadsafe(cut)

    def close(self) -> None:
        """End the table, and wait until it has ended."""
        self._is_over.set()
        self._thread.join(LIMIT_S)


@contextlib.contextmanager
def served(
    session: Session, port: int = 0, table: ServedTable | None = None, *, is_open: bool = False
) -> Iterator[ServedInThread]:
    """Serve a match during the block, without the pauses in which people follow the game.

    A `table` that was served before knows everybody who was there. One that `is_open` is found by windows that look
    for tables.
    """
    modules = [vars(importlib.import_module(f"pinochle_qt.server.{name}")) for name in ("turn", "course")]
    before = [{name: each for name, each in module.items() if name.endswith("PACE")} for module in modules]
    for module, paces in zip(modules, before, strict=True):
        module.update(dict.fromkeys(paces, SHORT))
    there = ServedInThread(session, port, table, is_open=is_open)
    try:
        yield there
    finally:
        there.close()
        for module, paces in zip(modules, before, strict=True):
            module.update(paces)
