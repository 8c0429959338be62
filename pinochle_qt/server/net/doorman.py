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


class Doorman(asyncio.DatagramProtocol):
    """Answers questions that arrive at one address, a limited number of them."""

    def __init__(self, describe: Callable[[int], TableHere | None]) -> None:
        """Answer what `describe` returns for the mark of a question; nothing if that is None."""
        self._describe = describe
        self._bucket = Bucket(monotonic())
        self._transport: asyncio.DatagramTransport | None = None

    def connection_made(self, transport: asyncio.DatagramTransport) -> None:  # type: ignore[override]
        """Note where to answer."""
        self._transport = transport

    def datagram_received(self, data: bytes, address: tuple[str, int]) -> None:
        """Answer a question."""
        mark = mark_in(data, address[0])
        if mark is None or self._transport is None or not self._bucket.take(monotonic()):
            return
        here = self._describe(mark)
        if here is not None:
            self._transport.sendto(answer(here), address)

    def close(self) -> None:
        """Listen no longer."""
        if self._transport is not None:
            self._transport.close()


async def doormen(
    port: int, addresses: tuple[str, ...] | None, describe: Callable[[int], TableHere | None]
) -> list[Doorman]:
    """Return those who listen at a port of these addresses of this computer; without addresses, of all.

    Where that is impossible, nobody does: people then enter the address of the table.
    """
    found: list[Doorman] = []
    for address in (_ANYWHERE,) if addresses is None else addresses:
        with contextlib.suppress(OSError):
            _, each = await asyncio.get_running_loop().create_datagram_endpoint(
                lambda: Doorman(describe), local_addr=(address, port)
            )
            found.append(each)
    return found
