"""A line between guests and a table that does what bad lines do: a proxy for TCP on this machine's loopback.

It delays everything, holds back what a lost packet would hold back, carries nothing for a while, forgets connections
without telling anybody, as after a change of address, or closes those on which nothing is said.
"""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from collections.abc import Callable, Iterator

_CHUNK: Final = 65_536
_LIMIT_S: Final = 20.0


class LineFaults(Struct):
    """What a line does; all times are in seconds."""

    delay: float = 0.0
    """How long everything takes, each way."""
    lost: float = 0.0
    """How often something is lost: TCP sends it again later, and holds back what comes after it."""
    resend: float = 0.3
    """How much later that is, at least; up to four times as much."""
    idle: float = 0.0
    """After how long a connection is closed on which nothing is said; 0 for never."""


class BadLine:
    """Leads to a port of this machine, badly."""

    def __init__(self, port: int, faults: LineFaults | None = None, seed: int = 1) -> None:
        """Listen at a port of its own, which is `port`, and pass on to that of the table."""
        self.faults = faults or LineFaults()
        self.connections = self.held = self.closed = 0
        """How many connections there were, how much was held back as if it had been lost, how many were closed."""
        self._far, self._chance = port, Random(seed)
        self._era = 0
        """How often the address has changed: nothing comes through on older connections."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._arrived, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = Thread(target=self._loop.run_forever, name="line", daemon=True)
        self._thread.start()

    def fall_silent(self) -> None:
        """Carry nothing anymore, not even the end of a connection, until `speak`."""
        self._do(self._speaks.clear)

    def speak(self) -> None:
        """Carry everything again; what was said meanwhile on connections that are still there arrives now."""
        self._do(self._speaks.set)

    def change_address(self) -> None:
        """Forget all connections without telling anybody; new ones are made as usual."""

        def forget() -> None:
            self._era += 1

        self._do(forget)

    def close(self) -> None:
        """End everything."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(_LIMIT_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_LIMIT_S)
        self._loop.close()

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _do(self, what: Callable[[], object]) -> None:
        self._loop.call_soon_threadsafe(what)

    async def _end(self) -> None:
        self._server.close()
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)

    async def _arrived(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self.connections += 1
        writers = [writer]
        try:
            await asyncio.sleep(2 * self.faults.delay)  # a connection is there after one way and back
            await self._speaks.wait()
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
            writers.append(far_writer)
            heard = [self._loop.time()]
            carrying = [
                asyncio.ensure_future(self._carry(reader, far_writer, heard)),
                asyncio.ensure_future(self._carry(far_reader, writer, heard)),
                asyncio.ensure_future(self._watch(heard)),
            ]
            try:
                await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in carrying:
                    each.cancel()
                await asyncio.gather(*carrying, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for each in writers:
                each.transport.abort()

    async def _watch(self, heard: list[float]) -> None:
        """Return once nothing has been said for too long."""
        while not self.faults.idle or self._loop.time() < heard[0] + self.faults.idle:
            await asyncio.sleep((self.faults.idle or 1.0) / 10)
        self.closed += 1

    async def _carry(self, source: StreamReader, sink: StreamWriter, heard: list[float]) -> None:
        """Carry what is said in one direction, until somebody ends the connection."""
        era, on_the_way = self._era, asyncio.Queue[tuple[float, bytes]]()

        async def read() -> None:
            due = 0.0
            data = b"?"
            while data:
                try:
                    data = await source.read(_CHUNK)
                except OSError:
                    data = b""
                heard[0] = self._loop.time()
                arrives = heard[0] + self.faults.delay
                if self._chance.random() < self.faults.lost:
                    self.held += 1
                    arrives += self.faults.resend * self._chance.uniform(1, 4)
                due = max(due, arrives)
                on_the_way.put_nowait((due, data))

        reading = asyncio.ensure_future(read())
        try:
            while True:
                due, data = await on_the_way.get()
                await asyncio.sleep(due - self._loop.time())
                await self._speaks.wait()
                if era != self._era:
                    await asyncio.Event().wait()  # for ever
                if not data:
                    return
                sink.write(data)
                with contextlib.suppress(OSError):  # whoever should read it is gone, which the other one hears now
                    await sink.drain()
        finally:
            reading.cancel()


@contextlib.contextmanager
def lines(port: int, count: int, faults: LineFaults | None = None) -> Iterator[list[BadLine]]:
    """Have so many lines to a port of this machine during the block, which can then be changed one by one."""
    found = [BadLine(port, replace(faults or LineFaults()), seed=number) for number in range(count)]
    try:
        yield found
    finally:
        for each in found:
            each.close()
