"""The connection of one guest to a table; it never blocks, and is made again whenever it is lost."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import WebSocketURI

from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import (
    OLDEST,
    VERSION,
    Act,
    Ask,
    BadMessage,
    Create,
    Farewell,
    Hello,
    Ping,
    Refused,
    UnknownKind,
    Welcome,
    heard_from_table,
    spoken,
)
from pinochle_qt.ui.far.stream import TcpStream
from pinochle_qt.ui.timers import make_ticker, make_timer
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from pinochle_qt.protocol.messages import Answer, GuestMessage
    from pinochle_qt.server.net.links import TableAddress

CONNECT_MS: Final = 8_000
"""How long each step of a connection may take: until it is there, until it is a WebSocket, until the table answers."""
WAITS_MS: Final = (200, 500, 1_000, 2_000, 4_000, 8_000)
"""How long to wait before each attempt to connect again; the last one is repeated."""
PING_MS: Final = 10_000
ANSWER_MS: Final = 10_000
"""After this time without a word about what a table answers at once, the connection counts as lost.

Pings are answered, so a line that is dead for other reasons is noticed, too. Half a line that lives is no use.
"""
LONGEST_ANSWER: Final = 1_048_576
"""The most bytes of a message; the longest one in a long match of eight has about 200,000."""
MOST_WAITING: Final = 400
"""The most messages that may wait to be read; one is read at a time, so that the window stays responsive."""


class TableConnection(QObject):
    """Says hello to a table, and passes on what it answers, until `close`.

    Signals:
        heard: a message of the table.
        changed: `is_open` has changed.
        resting: the table is closed until it opens again, as a sentence says; the connection comes back then.
        ended: there is no connection, and there will be none; a sentence says why.
    """

    heard = Signal(object)
    changed = Signal()
    resting = Signal(str)
    ended = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_open = False
        """Whether the table has let the guest in, and answers."""
        self.is_kept = False
        """Whether the table has ended the connection until another day."""
        self._address: TableAddress | None = None
        self._hello: Hello | Create | None = None
        self._has_met = False
        """Whether this table has ever answered, or is sure to."""
        self._is_newer = False
        """Whether the table speaks a newer version than this program, which may not understand all of it."""
        self._tries = 0
        self._protocol: ClientProtocol | None = None
        self._parts: list[bytes] = []
        """What has arrived of a message that is sent in parts."""
        self._texts: deque[bytes] = deque()
        self._stream = TcpStream(self)
        self._stream.connected.connect(self._shake_hands)
        self._stream.received.connect(self._receive)
        self._stream.lost.connect(self._read_rest)
        self._stream.unencrypted.connect(self._on_no_tls)
        self._stream.distrusted.connect(self._on_distrust)
        self._limit = make_timer(self, self._on_lost, CONNECT_MS)
        self._again = make_timer(self, self._connect)
        self._ping = make_ticker(self, lambda: self.say(Ping()), PING_MS)
        self._silence = make_timer(self, self._on_lost, ANSWER_MS)
        self._reader = make_ticker(self, self._read_one, 0)

    def open(self, address: TableAddress, hello: Hello | Create, *, is_sure: bool = False) -> None:
        """Connect to a table, and again whenever the connection is lost, or until it answers if it `is_sure` to be."""
        self.close()
        self._address, self._hello = address, hello
        self._has_met, self._tries = is_sure, 0
        self._connect()

    @property
    def key(self) -> str:
        """The key with which the guest comes back; empty without one."""
        return self._hello.key or "" if isinstance(self._hello, Hello) else ""

    def show_key(self, key: str, code: str = "") -> None:
        """Come back with this key from now on, and with the code, if the table has given one to come back with."""
        hello = self._hello
        if hello is not None:
            self._hello = Hello(hello.version, code, key, hello.language, hello.device, view=False)

    def say(self, message: GuestMessage) -> bool:
        """Send a message, and return whether there is a connection for it."""
        if not self.is_open or self._protocol is None or self._protocol.state is not State.OPEN:
            return False
        self._protocol.send_text(spoken(message).encode())
        self._send()
        if isinstance(message, Act | Ask | Ping) and not self._silence.isActive():
            self._silence.start()
        return True

    def try_now(self) -> None:
        """Try to connect at once instead of later."""
        if self._again.isActive():
            self._again.stop()
            self._connect()

    def close(self) -> None:
        """End the connection for good."""
        self._address = None
        self._cut()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        if self._address is not None:
            self._limit.start()
            self._stream.connect_to(self._address.host, self._address.port, is_secure=self._address.is_secure)

    def _shake_hands(self) -> None:
        if self._address is None:
            return
        self._limit.start()
        there, code = self._address, self._hello.code if isinstance(self._hello, Hello) else ""
        uri = WebSocketURI(there.is_secure, there.host, there.port, there.socket_path(code), "")
        packing = [ClientPerMessageDeflateFactory()]  # a state of four thousand bytes then has fifty
        self._protocol = ClientProtocol(uri, extensions=packing, max_size=LONGEST_ANSWER)
        self._protocol.send_request(self._protocol.connect())
        self._send()

    def _send(self) -> None:
        if self._protocol is not None:
            for data in self._protocol.data_to_send():
                if data:
                    self._stream.write(data)
                else:
                    self._stream.finish()

    def _receive(self, data: bytes) -> None:
        protocol = self._protocol
        if protocol is None:
            return
        self._silence.stop()
        try:
            protocol.receive_data(data)
        except (EOFError, WebSocketException):
            self._on_lost()
            return
        events = protocol.events_received()
        self._send()
        for event in events:
            if isinstance(event, Response):
                self._on_response(protocol)
            elif isinstance(event, Frame):
                self._on_frame(event)
            if self._protocol is not protocol:
                return  # closed meanwhile
        if protocol.handshake_exc is not None:
            self._end(FarWord.NO_TABLE(address=str(self._address)))

    def _on_response(self, protocol: ClientProtocol) -> None:
        if protocol.handshake_exc is None and self._hello is not None:
            self._limit.start()
            protocol.send_text(spoken(self._hello).encode())
            self._send()

    def _on_frame(self, frame: Frame) -> None:
        if frame.opcode in {Opcode.TEXT, Opcode.CONT, Opcode.BINARY}:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                self._texts.append(b"".join(self._parts))
                self._parts.clear()
                self._reader.start()
        if len(self._texts) > MOST_WAITING or len(self._parts) > MOST_WAITING:
            self._end(FarWord.FLOOD())

    def _read_one(self) -> None:
        """Read the next message; the event loop does other things between two of them."""
        if not self._texts:
            self._reader.stop()
            if not self._stream.is_connected:
                self._on_lost()
            return
        try:
            message = heard_from_table(self._texts.popleft())
        except BadMessage as error:
            if not (self._is_newer and isinstance(error, UnknownKind)):  # a newer table says more than this guest needs
                self.refuse()
            return
        self._hear(message)

    def _hear(self, message: Answer) -> None:
        match message:
            case Welcome() if message.version < OLDEST:
                self._end(FarWord.OLD_TABLE())
            case Welcome():
                self._limit.stop()
                self._is_newer = message.version > VERSION
                self._has_met, self._tries = True, 0
                self._ping.start()
                self.show_key(message.key, message.code[:12])
                self.is_open = True
                self.heard.emit(message)
                self.changed.emit()
            case Refused("version") if not self.is_open:
                self._end(FarWord.NEW_TABLE())
            case Refused("message") if not self.is_open:
                self._end(FarWord.OTHER_VERSION())
            case Refused() if not self.is_open:
                self._end(clipped(message.sentence, 300))
            case Farewell(again=True) if self._has_met:
                self.resting.emit(clipped(message.sentence, 300))
                self._on_lost()
            case Farewell():
                self.is_kept = message.later
                self._end(clipped(message.sentence, 300))
            case _ if self.is_open:
                self.heard.emit(message)

    def refuse(self) -> None:
        """End the connection, because the table does not speak as this program knows it from tables."""
        self._end(FarWord.NEW_TABLE() if self._is_newer else FarWord.NONSENSE())

    def _read_rest(self) -> None:
        """Read what has arrived before the connection was lost: the table may have said why."""
        self._reader.start()

    def _on_lost(self) -> None:
        """Connect again later, unless it was closed, or nothing has ever answered at this address."""
        if self._address is None or self._again.isActive():
            return
        if not self._has_met and self._tries >= 1:
            word = FarWord.NO_SERVER if self._address.is_server else FarWord.NOT_THERE
            self._end(word(address=str(self._address)))
            return
        was_open = self.is_open
        self._cut()
        self._again.start(WAITS_MS[min(self._tries, len(WAITS_MS) - 1)])
        self._tries += 1
        if was_open:
            self.changed.emit()

    def _on_no_tls(self) -> None:
        if self._address is not None:
            self._end(FarWord.NO_TLS(address=str(self._address)))

    def _on_distrust(self, reason: str) -> None:
        if self._address is not None:
            self._end(FarWord.NOT_TRUSTED(address=str(self._address), reason=reason))

    def _end(self, sentence: str) -> None:
        was_open = self.is_open
        self.close()
        if was_open:
            self.changed.emit()
        self.ended.emit(sentence)

    def _cut(self) -> None:
        self.is_open = False
        for timer in (self._limit, self._again, self._ping, self._silence, self._reader):
            timer.stop()
        self._protocol = None
        self._parts.clear()
        self._texts.clear()
        self._stream.abort()
