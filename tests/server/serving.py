"""A table in a process of its own, and what tests say to it."""

from __future__ import annotations

import contextlib
import socket
from time import perf_counter
from typing import TYPE_CHECKING

from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from pinochle_qt.protocol.messages import VERSION, Answer, Hello, Refused, State, heard_from_table, spoken
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.net.reception import FLOODED
from pinochle_qt.server.process import NewGame, TableOpened, TableOrder, TableProcess
from pinochle_qt.variants.catalog import find
from tests.programs import LIMIT_S
from tests.server.far_guests import until

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pinochle_qt.protocol.messages import Said

PEOPLE = tuple(SeatSetup(name, "computer:steady") for name in ("Ann", "Ben", "Cleo", "Dan"))


def order(folder: Path | None = None) -> TableOrder:
    """Return the order for a table of four computer players, which saves its game in a folder."""
    return TableOrder(NewGame(find("single_deck_partnership").rules, "single_deck_partnership", PEOPLE), folder)


@contextlib.contextmanager
def serving(given: TableOrder) -> Iterator[TableProcess]:
    """Run a table for the block."""
    process = TableProcess(given)
    try:
        yield process
    finally:
        process.close()
        process.wait()


def opened(process: TableProcess) -> TableOpened:
    """Return what a table says when it is there."""
    report = process.poll(LIMIT_S)
    assert isinstance(report, TableOpened), report
    return report


def joined(port: int, origin: str | None = None) -> ClientConnection:
    """Return a connection to the table at a port of this machine, from a page of this origin or from a program."""
    named = None if origin is None else Origin(origin)
    return connect(f"ws://127.0.0.1:{port}/table", origin=named, open_timeout=LIMIT_S)


def say(guest: ClientConnection, message: Said) -> None:
    """Say something to a table."""
    guest.send(spoken(message))


def hear(guest: ClientConnection) -> Answer:
    """Return the next thing that a table says."""
    return heard_from_table(guest.recv(LIMIT_S))


def hello(there: TableOpened, code: str = "", key: str | None = None) -> Hello:
    """Return what a guest says first, by default with the right code."""
    return Hello(VERSION, code or ("" if key else there.code), key)


def told(port: int, *said: Said, number: int = 0) -> list[Answer]:
    """Return what a table tells a guest who says this, up to its refusal or the state of this number.

    From one address, only so many may come in a second; whoever is one too many tries again, as phones do.
    """
    began = perf_counter()
    while True:
        try:
            return _told(port, said, number)
        except ConnectionClosedError as closed:
            if closed.rcvd is None or closed.rcvd.code != FLOODED or perf_counter() > began + LIMIT_S:
                raise
        tried = perf_counter()
        until([], lambda: perf_counter() > tried + 0.2)  # noqa: B023 - it is called at once


def _told(port: int, said: Sequence[Said], number: int) -> list[Answer]:
    heard: list[Answer] = []
    with joined(port) as guest:
        for message in said:
            say(guest, message)
        while True:
            heard.append(last := hear(guest))
            if isinstance(last, Refused) or (isinstance(last, State) and last.number >= number):
                return heard


def request(port: int, path: str, *fields: str, method: str = "GET", host: str = "") -> bytes:
    """Return a request of a page, after whose answer the connection ends."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", "Connection: close", *fields]
    return "\r\n".join([*lines, "", ""]).encode()


def answer_to(port: int, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Return the status, the fields and the body with which a table answers a request and closes the connection."""
    with socket.create_connection(("127.0.0.1", port), LIMIT_S) as asking:
        asking.sendall(request)
        data = b""
        while piece := asking.recv(65_536):
            data += piece
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    return int(first.split()[1]), dict(line.split(": ", 1) for line in lines), body
