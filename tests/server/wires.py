"""Connections without a network, for tests that need many of them, slow ones, or time to pass quickly."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.server.net import connection as limits

if TYPE_CHECKING:
    from pinochle_qt.server.net.connection import Connection

UPGRADE: Final = (
    b"GET /table HTTP/1.1\r\nHost: %b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""The request for a WebSocket, without compression, to be completed with the host."""
TEXT: Final = 0x81


def frame(data: bytes, first: int = TEXT) -> bytes:
    """Return a frame of a WebSocket as a guest sends it, with a mask of zeros; `first` is its first byte."""
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + data


class Wire(asyncio.Transport):
    """The transport of a connection, whose other end reads only when a test says so."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self.unread = b""
        self.reads = True
        self.slow = False
        self.has_ended = False

    def write(self, data: Any) -> None:
        self.unread += data
        if len(self.unread) > limits.MOST_UNREAD and not self.slow:
            self.slow = True
            self._connection.pause_writing()

    def read(self) -> bytes:
        data, self.unread, self.slow = self.unread, b"", False
        self._connection.resume_writing()
        return data

    def close(self) -> None:
        self.has_ended = True

    def abort(self) -> None:
        self.has_ended = True

    def is_closing(self) -> bool:
        return self.has_ended

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.168.1.2", 50_000) if name == "peername" else default
