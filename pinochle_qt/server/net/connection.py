"""One connection to a table: requests of pages, and then perhaps the WebSocket of a guest.

It never waits. What a slow guest has not read yet is kept up to a limit, and a newer state takes the place of an older
one that has not been sent.
"""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol, cast

from msgspec.structs import replace
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF
from websockets.protocol import State as Phase
from websockets.server import ServerProtocol

from pinochle_qt.protocol.messages import LONGEST_MESSAGE, People, State, spoken
from pinochle_qt.server.net.gate import Bucket
from pinochle_qt.server.net.http_messages import END_OF_HEAD, LONGEST_HEAD, BadRequest, head_from, sentence

if TYPE_CHECKING:
    from pinochle_qt.protocol.messages import Answer
    from pinochle_qt.server.net.http_messages import RequestHead

TABLE: Final = re.compile(r"/table(/[A-Z2-9]{1,2})?")
"""The address of the WebSocket, if need be with the first letters of the table's code.

By those a proxy knows which of several machines has the table.
"""
TIME_FOR_HELLO: Final = 10.0
"""Seconds for a request, and from the beginning of the WebSocket for `hello`."""
TIME_BETWEEN: Final = 15.0
"""Seconds that a connection is kept between two requests."""
PING_AFTER: Final = 7.0
"""Seconds of silence after which the table asks for a sign of life."""
SILENCE: Final = 18.0
"""Seconds of silence after which a guest counts as gone: a phone that sleeps says nothing when it goes."""
MOST_UNREAD: Final = 65_536
"""How many bytes the system takes for a guest that does not read, before messages wait here."""
MOST_WAITING: Final = 32
"""The most messages that wait; with more, the connection ends."""
MOST_STEPS: Final = 48
"""The most steps of states that nobody has read, told in one message; with more, there is only the present state."""
TIME_TO_READ: Final = 20.0
"""Seconds for a guest to go on reading."""
TIME_TO_CLOSE: Final = 2.0
"""Seconds for the other end to answer the end of a connection."""
_SLICE: Final = 4096
"""The bytes that are looked at before the number of messages is: a moment's work for the table."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    # The text before helps only if it fits the window: a state has several thousand bytes.
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"memLevel": 7, "level": 6},
)
"""How the messages of a table are compressed, which takes 200 kB of memory for each guest."""


class Desk(Protocol):
    """What a connection needs of the table behind it."""

    def arrived(self, connection: Connection) -> None:
        """Note a new connection."""

    def left(self, connection: Connection) -> None:
        """Note that a connection is gone."""

    def received(self, connection: Connection, head: RequestHead) -> RequestHead:
        """Note who asks, and return the request as if nothing were between him and the table."""

    def page(self, head: RequestHead) -> bytes:
        """Return the reply to a request of a page."""

    def knows(self, head: RequestHead) -> bool:
        """Return whether a request comes from a page of this table, or from a program."""

    def heard(self, connection: Connection, message: bytes) -> None:
        """Take a message of a guest."""

    def flooded(self, connection: Connection) -> None:
        """Note that a guest says too much."""


class Connection(asyncio.Protocol):
    """One connection to a table."""

    def __init__(self, desk: Desk, deflate: ServerPerMessageDeflateFactory = DEFLATE) -> None:
        """Prepare for what asyncio calls; `deflate` says how messages are compressed."""
        self._desk = desk
        self._deflate = deflate
        self._transport: asyncio.Transport | None = None
        self._socket: ServerProtocol | None = None
        self._buffer = bytearray()
        self._parts: list[bytes] = []
        self._waiting: list[Answer] = []
        self._deadline = monotonic() + TIME_FOR_HELLO
        self._pinged_at = 0.0
        self._unread_since: float | None = None
        self._is_ending = False
        self._is_deaf = False
        """Whether nothing is read anymore, because too much was said."""
        self.heard_at = monotonic()
        self.peer = ""
        """The address of the other end."""
        self.address = ""
        """As what limits count it."""
        self.languages = ""
        """What the other end would like to read, in order of preference."""
        self.guest: int | None = None
        """The number of the guest who has said hello."""
        self.bucket = Bucket(monotonic())
        """Counts what is said, also on the guest's connections before this one."""

    # ---- what asyncio calls ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=MOST_UNREAD)
        peer = transport.get_extra_info("peername")
        self.peer = self.address = str(peer[0]) if peer else ""
        self._desk.arrived(self)

    def connection_lost(self, error: Exception | None) -> None:
        """End."""
        del error
        self._transport = None
        self._desk.left(self)

    def data_received(self, data: bytes) -> None:
        """Take what has arrived."""
        self.heard_at = monotonic()
        if self._is_deaf:
            return
        if self._socket is not None:
            self._read(self._socket, data)
        elif not self._is_ending:
            self._buffer += data
            self._read_requests()

    def eof_received(self) -> None:
        """Close the connection when the other end does."""

    def pause_writing(self) -> None:
        """Let messages wait, and answer no further requests: the other end does not read."""
        self._unread_since = monotonic()
        if self._socket is None and self._transport is not None:
            self._transport.pause_reading()

    def resume_writing(self) -> None:
        """Send what has waited."""
        self._unread_since = None
        if self._socket is None and self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()
            self._read_requests()
        while self._waiting and self._unread_since is None:
            self._send(self._waiting.pop(0))

    # ---- what the table calls ----------------------------------------------------------------------------------------

    def tell(self, message: Answer) -> None:
        """Send a message, or keep it until the guest has read what was sent before."""
        if self._unread_since is None:
            self._send(message)
            return
        older = next((each for each in self._waiting if type(each) is type(message)), None)
        if older is not None and isinstance(message, State | People):
            self._waiting.remove(older)
            if isinstance(message, State) and isinstance(older, State):
                steps = older.steps + message.steps
                message = replace(message, steps=steps if len(steps) <= MOST_STEPS else ())
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self.abort()

    def end(self, message: Answer | None = None, code: int = CloseCode.NORMAL_CLOSURE) -> None:
        """Say a last message, and close the connection."""
        if self._socket is None or self._unread_since is not None:
            self.abort()
            return
        if message is not None:
            self._send(message)
        if self._socket.state is Phase.OPEN:
            self._socket.send_close(code)
            self._flush()
        self._is_ending = True
        self._deadline = monotonic() + TIME_TO_CLOSE

    def stop_listening(self) -> None:
        """Read nothing anymore, and end the connection: what a flood says would be work even if it is ignored."""
        self._is_deaf = True
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()
        if not self._is_ending:
            self._desk.flooded(self)

    def abort(self) -> None:
        """Cut the connection off."""
        self._is_ending = True
        self._waiting.clear()
        if self._transport is not None:
            self._transport.abort()

    def check(self, now: float) -> None:
        """Ask for a sign of life after some silence, and end the connection if it takes too long for anything."""
        is_slow = self._unread_since is not None and now - self._unread_since > TIME_TO_READ
        if is_slow or now > self._deadline or (self._socket is not None and now - self.heard_at > SILENCE):
            self.abort()
        elif self.guest is not None and now - max(self.heard_at, self._pinged_at) > PING_AFTER:
            self._pinged_at = now
            if self._socket is not None and self._socket.state is Phase.OPEN:
                self._socket.send_ping(b"")
                self._flush()

    def seat(self, guest: int) -> None:
        """Note who has said hello."""
        self.guest = guest
        self._deadline = float("inf")

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _read_requests(self) -> None:
        while self._socket is None and not self._is_ending and self._unread_since is None:
            head, end, rest = self._buffer.partition(END_OF_HEAD)
            if not end:
                if len(head) > LONGEST_HEAD or (head and not head[:1].isalpha()):
                    self._refuse(HTTPStatus.BAD_REQUEST)
                return
            self._buffer = rest
            self._answer(bytes(head + end))
        if self._socket is not None and self._buffer:
            data, self._buffer = bytes(self._buffer), bytearray()
            self._read(self._socket, data)

    def _answer(self, data: bytes) -> None:
        try:
            head = self._desk.received(self, head_from(data))
        except BadRequest as bad:
            self._refuse(bad.status)
            return
        if not self.bucket.take(self.heard_at):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        self._deadline = monotonic() + TIME_BETWEEN
        if TABLE.fullmatch(head.path) is None:
            self._write(self._desk.page(head))
            if not head.stays:
                self._close()
        elif not self._desk.knows(head):
            self._refuse(HTTPStatus.FORBIDDEN)
        else:
            self._begin(head, data)

    def _begin(self, head: RequestHead, data: bytes) -> None:
        """Begin the WebSocket, or say why not."""
        protocol = ServerProtocol(extensions=[self._deflate], max_size=LONGEST_MESSAGE)
        protocol.receive_data(data)
        asked = protocol.events_received()
        if not asked or not isinstance(asked[0], Request):
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        protocol.send_response(protocol.accept(asked[0]))
        if protocol.state is not Phase.OPEN:
            self._refuse(HTTPStatus.UPGRADE_REQUIRED)
            return
        self._write(*protocol.data_to_send())
        self.languages = head.get("accept-language")
        self._deadline = monotonic() + TIME_FOR_HELLO
        self._socket = protocol

    def _read(self, socket: ServerProtocol, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            socket.receive_data(data[start : start + _SLICE])
            for event in socket.events_received():
                if isinstance(event, Frame) and not self._is_deaf:
                    self._take(event)
            self._flush()
            if self._is_deaf:
                return

    def _take(self, frame: Frame) -> None:
        if not self.bucket.take(self.heard_at):
            self.stop_listening()
        elif self._is_ending:
            return
        elif frame.opcode is Opcode.BINARY:
            self.end(code=CloseCode.UNSUPPORTED_DATA)
        elif frame.opcode in {Opcode.TEXT, Opcode.CONT}:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._desk.heard(self, message)

    def _send(self, message: Answer) -> None:
        if self._socket is not None and self._socket.state is Phase.OPEN:
            self._socket.send_text(spoken(message).encode())
            self._flush()

    def _flush(self) -> None:
        if self._socket is not None:
            pieces = self._socket.data_to_send()
            self._write(*pieces)
            if SEND_EOF in pieces:
                self._close()

    def _write(self, *pieces: bytes) -> None:
        data = b"".join(pieces)
        if data and self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def _refuse(self, status: HTTPStatus) -> None:
        self._write(sentence(status))
        self._close()

    def _close(self) -> None:
        """Close the connection as soon as everything is sent, and soon in any case."""
        self._is_ending = True
        self._deadline = min(self._deadline, monotonic() + TIME_TO_CLOSE)
        if self._transport is not None:
            self._transport.close()
