"""A connection by TCP that never blocks: a socket of Python, watched by the event loop of Qt.

Qt's own sockets would bring QtNetwork into the frozen program, with libraries that not every desktop has.
"""

from __future__ import annotations

import select
import socket
import sys
from errno import EINPROGRESS, EWOULDBLOCK
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from pinochle_qt.ui.far.tls import NotTrusted
from pinochle_qt.ui.timers import make_ticker, make_timer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ui.far.tls import Tls

MOST_UNSENT: Final = 262_144
"""The most bytes that may wait to be sent; a table that reads so little is as good as gone."""
_CHUNK: Final = 65_536
_NEXT_MS: Final = 2_000
"""After this time, the next address that a name stands for is tried."""
_LOOK_MS: Final = 20
"""How often to look whether a name has been found or a connection made: Windows does not reliably signal a refusal."""
_MOST_ADDRESSES: Final = 4


class TcpStream(QObject):
    """Connects to a port, sends bytes, and passes on those that arrive.

    Signals:
        connected: bytes can be written from now on.
        received: some bytes, in the order in which they were sent.
        lost: there is no connection, or no longer. It is never emitted inside a call, nor after `abort`.
        unencrypted: nothing can be encrypted here, because the system's library for it is missing.
        distrusted: the host of an encrypted connection cannot prove that it is the right one; the system says why.
    """

    connected = Signal()
    received = Signal(bytes)
    lost = Signal()
    unencrypted = Signal()
    distrusted = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_connected = False
        self._socket: socket.socket | None = None
        self._tls: Tls | None = None
        self._secure_host = ""
        """The name that the other end must prove to have; empty if nothing is encrypted."""
        self._reading: QSocketNotifier | None = None
        self._writing: QSocketNotifier | None = None
        self._unsent = bytearray()
        self._is_finishing = False
        self._addresses: list[tuple[Any, ...]] = []
        """What is tried next, as `getaddrinfo` returns it."""
        self._next = make_timer(self, self._try_next)
        self._lookup: _Lookup | None = None
        self._look = make_ticker(self, self._look_for_progress, _LOOK_MS)

    def connect_to(self, host: str, port: int, *, is_secure: bool = False) -> None:
        """Connect to a port of a host, which is an IP address or a name; what was connected before is aborted.

        With `is_secure`, everything is encrypted, and the host must prove who it is.
        """
        self.abort()
        self._secure_host = host if is_secure else ""
        try:
            self._addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
        except (OSError, UnicodeError):  # a name: the system may take long to find out
            if self._lookup is None or not self._lookup.is_alive() or self._lookup.place != (host, port):
                self._lookup = _Lookup(host, port)
                self._lookup.start()
            self._look.start()
        else:
            self._try_next()

    def write(self, data: bytes) -> None:
        """Send bytes, as soon as the other side takes them."""
        if self.is_connected:
            if self._tls is not None:
                self._tls.write(data)
                data = self._tls.to_send()
            self._unsent += data
            self._flush()

    def finish(self) -> None:
        """Disconnect once everything is sent."""
        if self.is_connected:
            self._is_finishing = True
            self._flush()

    def abort(self) -> None:
        """Disconnect at once, and emit nothing anymore."""
        self._next.stop()
        self._addresses = []
        self._disconnect()

    # ---- connecting ------------------------------------------------------------------------------------------------

    def _look_for_progress(self) -> None:
        if self._socket is not None:
            has_connected = _has_connected(self._socket)
            if has_connected:
                self._begin(self._socket)
            elif has_connected is not None:
                self._try_next()
        elif self._lookup is not None and not self._lookup.is_alive():
            self._addresses = list(self._lookup.found)
            self._try_next()

    def _try_next(self) -> None:
        """Connect to the next address, if there is one."""
        self._disconnect()
        if not self._addresses:
            self.lost.emit()
            return
        family, kind, protocol, _, place = self._addresses.pop(0)
        try:
            self._socket = socket.socket(family, kind, protocol)
            self._socket.setblocking(False)
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            error = self._socket.connect_ex(place)
        except OSError:
            self._next.start(0)
            return
        if error not in {0, EINPROGRESS, EWOULDBLOCK}:
            self._next.start(0)
            return
        self._look.start()
        if self._addresses:
            self._next.start(_NEXT_MS)

    def _begin(self, connection: socket.socket) -> None:
        self._next.stop()
        self._look.stop()
        self._addresses = []
        self._reading = QSocketNotifier(connection.fileno(), QSocketNotifier.Type.Read, self)
        self._reading.activated.connect(self._receive)
        self._writing = QSocketNotifier(connection.fileno(), QSocketNotifier.Type.Write, self)
        self._writing.setEnabled(False)
        self._writing.activated.connect(self._flush)
        if not self._secure_host:
            self._greet()
            return
        try:
            self._tls = _encryption(self._secure_host)
        except ImportError:
            self.abort()
            self.unencrypted.emit()
            return
        except NotTrusted as error:
            self.abort()
            self.distrusted.emit(str(error))
            return
        self._unsent += self._tls.to_send()
        self._flush()

    def _greet(self) -> None:
        self.is_connected = True
        self.connected.emit()

    # ---- connected -------------------------------------------------------------------------------------------------

    def _flush(self) -> None:
        """Send what the system takes now, and the rest later."""
        if self._socket is None or self._writing is None:
            return
        try:
            while self._unsent:
                del self._unsent[: self._socket.send(self._unsent)]
        except BlockingIOError:
            pass
        except OSError:
            self._is_finishing = True
            self._unsent.clear()
        is_over = len(self._unsent) > MOST_UNSENT or (self._is_finishing and not self._unsent)
        self._writing.setEnabled(bool(self._unsent) and not is_over)
        if is_over:
            self._next.start(0)

    def _receive(self) -> None:
        if self._socket is None:
            return
        try:
            data = self._socket.recv(_CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._try_next()
        elif self._tls is None:
            self.received.emit(data)
        else:
            self._decrypt(self._tls, data)

    def _decrypt(self, tls: Tls, data: bytes) -> None:
        try:
            said = tls.received(data)
        except NotTrusted as error:
            self.abort()
            self.distrusted.emit(str(error))
            return
        self._unsent += tls.to_send()
        self._flush()
        if tls.is_open and not self.is_connected:
            self._greet()
        if said:
            self.received.emit(said)
        if tls.has_ended and self._tls is tls:
            self._try_next()

    def _disconnect(self) -> None:
        self._look.stop()
        self.is_connected = self._is_finishing = False
        self._unsent.clear()
        for notifier in (self._reading, self._writing):
            if notifier is not None:
                notifier.setEnabled(False)
                notifier.deleteLater()
        self._reading = self._writing = self._tls = None
        if self._socket is not None:
            self._socket.close()
            self._socket = None


class _Lookup(Thread):
    """Finds out which addresses a name stands for."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(name="address", daemon=True)
        self.place = host, port
        self.found: Sequence[tuple[Any, ...]] = ()
        """The first few of them, once the thread has ended; a table prefers IPv4."""

    def run(self) -> None:
        """Ask the system, for as long as it takes."""
        try:
            found = socket.getaddrinfo(*self.place, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            return
        self.found = sorted(found, key=lambda each: each[0] != socket.AF_INET)[:_MOST_ADDRESSES]


def _encryption(host: str) -> Tls:
    """Begin to encrypt what is said to a host, with what this system has.

    Raises:
        ImportError: it has nothing: downloads for Linux leave OpenSSL to the system, and those for a Mac have none.
        NotTrusted: the host has no name that anybody can prove to have.
    """
    if sys.platform == "win32":
        from pinochle_qt.ui.far.schannel import Schannel

        return Schannel(host)
    from pinochle_qt.ui.far.openssl import OpenSsl

    return OpenSsl(host)


def _has_connected(connection: socket.socket) -> bool | None:
    """Return whether an attempt to connect was successful; None if that is still open."""
    if connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
        return False
    try:
        connection.getpeername()
    except OSError:
        has_failed = sys.platform == "win32" and bool(select.select([], [], [connection], 0)[2])
        return False if has_failed else None
    return True
