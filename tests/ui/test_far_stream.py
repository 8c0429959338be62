"""The connection of the window to another program: refused, slow, cut, and never waited for."""

from __future__ import annotations

import socket
from threading import Event
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QObject
from websockets.http11 import Request
from websockets.server import ServerProtocol

from pinochle_qt.protocol.messages import VERSION, Farewell, Hello, Pong, spoken
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.ui.far import connection
from pinochle_qt.ui.far.connection import TableConnection
from pinochle_qt.ui.far.stream import MOST_UNSENT, TcpStream
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

LIMIT_MS: Final = 30_000
LOOPBACK: Final = "127.0.0.1"


class Port:
    """A port of this machine whose other end the test holds."""

    def __init__(self) -> None:
        self._listener = socket.create_server((LOOPBACK, 0))
        self.number: int = self._listener.getsockname()[1]
        self._accepted: list[socket.socket] = []

    def accept(self) -> socket.socket:
        """Return the other end of the first connection that waits; reading from it does not block."""
        self._listener.settimeout(LIMIT_MS / 1000)
        accepted, _ = self._listener.accept()
        accepted.setblocking(False)
        self._accepted.append(accepted)
        return accepted

    def close(self) -> None:
        """Refuse connections from now on, and cut all."""
        for each in (self._listener, *self._accepted):
            each.close()


def arrived_at(end: socket.socket) -> bytes:
    """Return what can be read at this end now."""
    try:
        return end.recv(1 << 20)
    except BlockingIOError:
        return b""


def has_arrived(end: socket.socket, received: bytearray, expected: bytes) -> bool:
    """Add to `received` what can be read at this end now, and return whether that is all of it."""
    received += arrived_at(end)
    return len(received) >= len(expected)


@pytest.fixture
def port() -> Iterator[Port]:
    opened = Port()
    yield opened
    opened.close()


@pytest.fixture
def wire(qtbot: QtBot) -> Iterator[TcpStream]:  # noqa: ARG001
    owner = QObject()
    made = TcpStream(owner)
    yield made
    made.abort()


@pytest.fixture
def guest(qtbot: QtBot) -> Iterator[TableConnection]:  # noqa: ARG001
    owner = QObject()
    made = TableConnection(owner)
    yield made
    made.close()


def sentence_after(qtbot: QtBot, guest: TableConnection, port: int) -> str:
    """Return why there is no connection to a port."""
    with qtbot.waitSignal(guest.ended, timeout=LIMIT_MS) as ended:
        guest.open(TableAddress(f"{LOOPBACK}:{port}"), Hello(VERSION))
    return str(ended.args[0])


@pytest.mark.parametrize("host", [LOOPBACK, "localhost"])
def test_bytes_go_both_ways(qtbot: QtBot, port: Port, wire: TcpStream, host: str) -> None:
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(host, port.number)
    end = port.accept()
    wire.write(b"hello")
    received = bytearray()
    qtbot.waitUntil(lambda: has_arrived(end, received, b"hello"), timeout=LIMIT_MS)
    assert received == b"hello"
    with qtbot.waitSignal(wire.received, timeout=LIMIT_MS) as answer:
        end.sendall(b"good day")
    assert answer.args == [b"good day"]


def test_a_refused_connection_is_lost_but_never_inside_a_call(qtbot: QtBot, port: Port, wire: TcpStream) -> None:
    port.close()
    lost: list[None] = []
    wire.lost.connect(lambda: lost.append(None))
    wire.connect_to(LOOPBACK, port.number)
    assert not lost
    qtbot.waitUntil(lambda: bool(lost), timeout=LIMIT_MS)
    assert not wire.is_connected


def test_a_closed_connection_is_noticed_before_anything_is_written(qtbot: QtBot, port: Port, wire: TcpStream) -> None:
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(LOOPBACK, port.number)
    with qtbot.waitSignal(wire.lost, timeout=LIMIT_MS):
        port.accept().close()
    wire.write(b"too late")


def test_data_that_the_other_end_does_not_take_at_once_arrive_later(
    qtbot: QtBot, port: Port, wire: TcpStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []

    class Narrow(socket.socket):
        """Takes a few bytes at a time, and sometimes none."""

        def send(self, data: bytearray, flags: int = 0, /) -> int:  # type: ignore[override]
            taken.append(len(data))
            if len(taken) % 3 == 0:
                raise BlockingIOError
            return super().send(data[:7_000], flags)

    monkeypatch.setattr(socket, "socket", Narrow)
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(LOOPBACK, port.number)
    end = port.accept()
    sent = bytes(range(256)) * (MOST_UNSENT // 512)
    wire.write(sent[:1000])
    wire.write(sent[1000:])
    received = bytearray()
    qtbot.waitUntil(lambda: has_arrived(end, received, sent), timeout=LIMIT_MS)
    assert received == sent
    assert len(taken) > len(sent) // 7_000


def test_the_last_message_arrives_before_the_connection_ends(qtbot: QtBot, port: Port, wire: TcpStream) -> None:
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(LOOPBACK, port.number)
    end = port.accept()
    with qtbot.waitSignal(wire.lost, timeout=LIMIT_MS):
        wire.write(b"goodbye")
        wire.finish()
    end.setblocking(True)
    end.settimeout(LIMIT_MS / 1000)
    assert (end.recv(100), end.recv(100)) == (b"goodbye", b"")


def test_a_connection_whose_other_end_reads_nothing_is_given_up(qtbot: QtBot, port: Port, wire: TcpStream) -> None:
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(LOOPBACK, port.number)
    with qtbot.waitSignal(wire.lost, timeout=LIMIT_MS):
        for _ in range(400):  # far more than what systems keep for a program that does not read
            wire.write(bytes(MOST_UNSENT))
    assert not wire.is_connected


def test_after_abort_nothing_more_is_heard(qtbot: QtBot, port: Port, wire: TcpStream) -> None:
    heard: list[object] = []
    wire.received.connect(heard.append)
    wire.lost.connect(lambda: heard.append(None))
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(LOOPBACK, port.number)
    port.accept().sendall(b"hello")
    wire.abort()
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to(LOOPBACK, port.number)
    assert heard == []


def test_a_name_that_takes_long_to_look_up_does_not_stop_the_window(
    qtbot: QtBot, port: Port, wire: TcpStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_answer = Event(), Event()
    ask_system = socket.getaddrinfo

    def ask(host: str, number: int, **options: int) -> object:
        if "flags" not in options:
            asked.set()
            assert may_answer.wait(LIMIT_MS / 1000)
            host = LOOPBACK
        return ask_system(host, number, **options)

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to("den.example", port.number)  # returns although there is no answer yet
        wire.connect_to("den.example", port.number)  # asks no second time
        assert asked.wait(LIMIT_MS / 1000)
        may_answer.set()


def test_a_name_without_an_address_is_lost(qtbot: QtBot, wire: TcpStream, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_: object, **__: object) -> None:
        raise socket.gaierror("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    with qtbot.waitSignal(wire.lost, timeout=LIMIT_MS):
        wire.connect_to("nobody.example", 8470)


def test_the_next_address_of_a_name_is_tried_if_one_refuses(
    qtbot: QtBot, port: Port, wire: TcpStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_system = socket.getaddrinfo
    refusing = Port()
    refusing.close()

    def ask(host: str, number: int, **options: int) -> list[object]:
        if "flags" in options:
            return list(ask_system(host, number, **options))
        return [*ask_system(LOOPBACK, refusing.number, **options), *ask_system(LOOPBACK, number, **options)]

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to("den.example", port.number)
    port.accept()


def test_one_sentence_says_that_nothing_listens(qtbot: QtBot, port: Port, guest: TableConnection) -> None:
    port.close()
    there = TableAddress(f"{LOOPBACK}:{port.number}")
    assert sentence_after(qtbot, guest, port.number) == FarWord.NOT_THERE(address=str(there))


def test_an_address_that_never_answers_is_given_up_after_a_while(
    qtbot: QtBot, port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "CONNECT_MS", 100)
    owner = QObject()
    guest = TableConnection(owner)
    there = TableAddress(f"{LOOPBACK}:{port.number}")
    assert sentence_after(qtbot, guest, port.number) == FarWord.NOT_THERE(address=str(there))


def test_the_reason_that_a_table_gives_before_it_hangs_up_is_shown(
    qtbot: QtBot, port: Port, guest: TableConnection
) -> None:
    ended: list[str] = []
    guest.ended.connect(ended.append)
    guest.open(TableAddress(f"{LOOPBACK}:{port.number}"), Hello(VERSION))
    end, server = port.accept(), ServerProtocol()
    requests: list[Request] = []

    def is_asked() -> bool:
        server.receive_data(arrived_at(end))
        requests.extend(each for each in server.events_received() if isinstance(each, Request))
        return bool(requests)

    qtbot.waitUntil(is_asked, timeout=LIMIT_MS)
    server.send_response(server.accept(requests[0]))
    server.send_text(spoken(Pong(1)).encode())
    server.send_text(spoken(Farewell("The table has been closed.")).encode())
    end.sendall(b"".join(server.data_to_send()))
    end.shutdown(socket.SHUT_WR)
    qtbot.waitUntil(lambda: bool(ended), timeout=LIMIT_MS)
    assert ended == ["The table has been closed."]
