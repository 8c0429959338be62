"""Receives what later starts of the program should open, without ever blocking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from pinochle_qt.session.instance import MOST_BYTES

if TYPE_CHECKING:
    from socket import socket

    from pinochle_qt.session.instance import Instance


class Doorbell(QObject):
    """Listens as long as the window exists.

    Signals:
        rung: the `Call` of a later start, which has received an acknowledgment.
    """

    rung = Signal(object)

    def __init__(self, instance: Instance, parent: QObject) -> None:
        super().__init__(parent)
        self._instance = instance
        self._callers: set[_Caller] = set()
        self._listener = instance.listen()
        self._notifier: QSocketNotifier | None = None
        if self._listener is not None:
            self._listener.setblocking(False)
            self._notifier = QSocketNotifier(self._listener.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._welcome)

    def close(self) -> None:
        """Stop listening."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        for caller in tuple(self._callers):
            caller.close()

    def _welcome(self) -> None:
        if self._listener is None:
            return
        try:
            connection, _ = self._listener.accept()
        except OSError:
            return
        caller = _Caller(connection, self)
        self._callers.add(caller)
        caller.said.connect(self._answer)
        caller.gone.connect(self._callers.discard)

    def _answer(self, caller: _Caller, line: bytes) -> None:
        call, answer = self._instance.heard(line)
        caller.answer(answer)
        if call is not None:
            self.rung.emit(call)


class _Caller(QObject):
    """The connection to a later start.

    Signals:
        said: the caller itself, and the line that it has sent.
        gone: the caller itself, when the connection is closed.
    """

    said = Signal(object, bytes)
    gone = Signal(object)

    def __init__(self, connection: socket, parent: QObject) -> None:
        super().__init__(parent)
        self._connection = connection
        self._heard = b""
        connection.setblocking(False)
        self._notifier = QSocketNotifier(connection.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._listen)

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

    def _listen(self) -> None:
        try:
            heard = self._connection.recv(MOST_BYTES)
        except BlockingIOError:
            return
        except OSError:
            heard = b""
        self._heard += heard
        if not heard or len(self._heard) > MOST_BYTES:
            self.close()
        elif self._heard.endswith(b"\n"):
            self.said.emit(self, self._heard)
