"""Receives what later starts of the program should open, without ever blocking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from pinochle_qt.session.instance import MOST_BYTES

if TYPE_CHECKING:
    from socket import socket

    from pinochle_qt.session.instance import Instance


class SecondStartListener(QObject):
    """Listens as long as the window exists.

    Signals:
        called: the `Call` of a later start, which has received an acknowledgment.
    """

    called = Signal(object)

    def __init__(self, instance: Instance, parent: QObject) -> None:
        super().__init__(parent)
        self._instance = instance
        self._callers: set[_Caller] = set()
        self._listener = instance.listen()
        self._notifier: QSocketNotifier | None = None
        if self._listener is not None:
            self._listener.setblocking(False)
            self._notifier = QSocketNotifier(self._listener.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._accept)

    def close(self) -> None:
        """Stop listening."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        for caller in tuple(self._callers):
            caller.close()

    def _accept(self) -> None:
        if self._listener is None:
            return
        try:
            connection, _ = self._listener.accept()
        except OSError:
            return
        caller = _Caller(connection, self)
        self._callers.add(caller)
        caller.line_received.connect(self._answer)
        caller.gone.connect(self._callers.discard)

    def _answer(self, caller: _Caller, line: bytes) -> None:
        call, answer = self._instance.heard(line)
        caller.answer(answer)
        if call is not None:
            self.called.emit(call)


class _Caller(QObject):
    """The connection to a later start.

    Signals:
        line_received: the caller itself, and the line that it has sent.
        gone: the caller itself, when the connection is closed.
    """

    line_received = Signal(object, bytes)
    gone = Signal(object)

    def __init__(self, connection: socket, parent: QObject) -> None:
        super().__init__(parent)
        self._connection = connection
        self._received = b""
        connection.setblocking(False)
        self._notifier = QSocketNotifier(connection.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._receive)

    def answer(self, line: bytes) -> None:
        """Send an answer, and close the connection."""
        try:
            self._connection.sendall(line)
        except OSError:
            pass  # the caller is gone
        finally:
            self.close()

    def close(self) -> None:
        """Close the connection."""
        self._notifier.setEnabled(False)
        self._connection.close()
        self.gone.emit(self)
        self.deleteLater()

    def _receive(self) -> None:
        try:
            chunk = self._connection.recv(MOST_BYTES)
        except BlockingIOError:
            return
        except OSError:
            chunk = b""
        self._received += chunk
        if not chunk or len(self._received) > MOST_BYTES:
            self.close()
        elif self._received.endswith(b"\n"):
            self.line_received.emit(self, self._received)
