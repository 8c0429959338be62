"""Answers for a table to those who look for one in the local network."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import TYPE_CHECKING, Final

from pinochle_qt.server.net.gate import Bucket
from pinochle_qt.server.net.nearby import answer, mark_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.server.net.nearby import TableHere

_ANYWHERE: Final = "0.0.0.0"  # noqa: S104 - what is for everybody arrives nowhere else; only neighbors get an answer


class SearchAnswerer(asyncio.DatagramProtocol):
    """Answers questions that arrive at one address, a limited number of them."""

    def __init__(self, address: tuple[str, int], describe: Callable[[int], TableHere | None]) -> None:
        """Answer what `describe` returns for the mark of a question; nothing if that is None."""
        self._address, self._describe = address, describe
        self._bucket = Bucket(monotonic())
        self._transport: asyncio.DatagramTransport | None = None
        self._is_over = False
        self._opening: asyncio.Task[None] | None = None
        """Opens the address again; held here, as the loop alone does not hold it."""

    async def open(self) -> None:
        """Listen at the address; where that is impossible, nobody does: people then enter the address of the table."""
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().create_datagram_endpoint(lambda: self, local_addr=self._address)

    def connection_made(self, transport: asyncio.DatagramTransport) -> None:  # type: ignore[override]
        """Note where to answer."""
        self._transport = transport
        if self._is_over:  # closed while the address was opened again
            transport.close()

    def datagram_received(self, data: bytes, address: tuple[str, int]) -> None:
        """Answer a question."""
        mark = mark_in(data, address[0])
        if mark is None or self._transport is None or not self._bucket.take(monotonic()):
            return
        here = self._describe(mark)
        if here is not None:
            self._transport.sendto(answer(here), address)

    def error_received(self, exc: Exception) -> None:  # noqa: ARG002 - whatever it is
        """Listen anew: Windows reports that somebody who asked is gone, and asyncio reads nothing there after that."""
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever it is
        """Open the address again after an error, as soon as the loop has closed it."""
        self._transport = None
        if not self._is_over:
            self._opening = asyncio.get_running_loop().create_task(self.open())

    def close(self) -> None:
        """Listen no longer."""
        self._is_over = True
        if self._transport is not None:
            self._transport.close()


async def answerers(
    port: int, addresses: tuple[str, ...] | None, describe: Callable[[int], TableHere | None]
) -> list[SearchAnswerer]:
    """Return those who listen at a port of these addresses of this computer; without addresses, of all."""
    made = [SearchAnswerer((address, port), describe) for address in ((_ANYWHERE,) if addresses is None else addresses)]
    for each in made:
        await each.open()
    return made
