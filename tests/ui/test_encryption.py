"""Encrypted connections, by OpenSSL or by Windows: only a server that an authority vouches for is talked to."""

from __future__ import annotations

import contextlib
import random
import socket
import ssl
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QObject

from pinochle_qt.ui.far.stream import MOST_UNSENT, TcpStream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

LIMIT_MS: Final = 60_000
TLS: Final = Path(__file__).parents[1] / "data" / "tls"
"""`authority.pem` has signed the three others: `proved.pem` is right for localhost, and all belong to one key."""
GOODBYE: Final = b"goodbye\n"
"""The server closes the connection when it hears this."""


class Server:
    """Says to one client what it hears, from another thread."""

    def __init__(self, certificate: str = "") -> None:
        """Listen; without a certificate, nothing is encrypted."""
        self.heard = bytearray()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(LIMIT_MS / 1000)  # to close it would not end the wait for a client that never comes
        self.port: int = self._listener.getsockname()[1]
        self._context: ssl.SSLContext | None = None
        if certificate:
            self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._context.load_cert_chain(TLS / f"{certificate}.pem", TLS / "localhost.key")
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with contextlib.suppress(OSError), self._listener.accept()[0] as near:
            near.settimeout(LIMIT_MS / 1000)
            if self._context is None:
                self._echo(near)
            else:
                with self._context.wrap_socket(near, server_side=True) as inside:
                    self._echo(inside)

    def _echo(self, end: socket.socket) -> None:
        while (data := end.recv(65_536)) and not self.heard.endswith(GOODBYE):
            self.heard += data
            end.sendall(data)

    def close(self) -> None:
        self._listener.close()
        self._thread.join()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Return what starts a server."""
    with contextlib.ExitStack() as opened:

        def start(certificate: str = "") -> Server:
            server = Server(certificate)
            opened.callback(server.close)
            return server

        yield start


@pytest.fixture
def wire(qtbot: QtBot, serve: object) -> Iterator[TcpStream]:  # noqa: ARG001
    owner = QObject()
    made = TcpStream(owner)
    yield made
    made.abort()


def test_everything_goes_both_ways_in_its_order(
    qtbot: QtBot, serve: Callable[..., Server], wire: TcpStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(TLS / "authority.pem"))
    server = serve("proved")
    received = bytearray()
    wire.received.connect(received.extend)
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to("localhost", server.port, is_secure=True)
    chance = random.Random(1)
    said = [chance.randbytes(length) for length in (1, MOST_UNSENT // 2, 0, 40_000, 7)]
    for part in said:
        wire.write(part)
    qtbot.waitUntil(lambda: len(received) >= sum(map(len, said)), timeout=LIMIT_MS)
    assert received == b"".join(said)


def test_the_end_of_an_encrypted_connection_is_noticed(
    qtbot: QtBot, serve: Callable[..., Server], wire: TcpStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(TLS / "authority.pem"))
    server = serve("proved")
    with qtbot.waitSignal(wire.connected, timeout=LIMIT_MS):
        wire.connect_to("localhost", server.port, is_secure=True)
    wire.write(GOODBYE)
    qtbot.waitUntil(lambda: server.heard == GOODBYE, timeout=LIMIT_MS)
    with qtbot.waitSignal(wire.lost, timeout=LIMIT_MS):
        wire.write(b"!")


@pytest.mark.parametrize(
    ("certificate", "trusted"),
    [
        ("proved", None),  # by an authority that the system does not know
        ("proved", "localhost.pem"),
        ("proved", "missing.pem"),
        ("elsewhere", "authority.pem"),
        ("expired", "authority.pem"),
        ("", "authority.pem"),
    ],
)
def test_nothing_is_said_to_a_server_that_cannot_prove_who_it_is(
    qtbot: QtBot,
    serve: Callable[..., Server],
    wire: TcpStream,
    monkeypatch: pytest.MonkeyPatch,
    certificate: str,
    trusted: str | None,
) -> None:
    if trusted is None:
        monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    else:
        monkeypatch.setenv("SSL_CERT_FILE", str(TLS / trusted))
    server = serve(certificate)
    wire.connected.connect(lambda: wire.write(b"a secret"))
    with qtbot.waitSignal(wire.distrusted, timeout=LIMIT_MS) as told:
        wire.connect_to("localhost", server.port, is_secure=True)
    assert told.args[0]
    server.close()
    assert b"a secret" not in server.heard
