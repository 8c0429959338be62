"""Hears what later starts of the program are to open, without ever waiting for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from pinochle_qt.session.instance import MOST_BYTES

if TYPE_CHECKING:
    from socket import socket

    from pinochle_qt.session.instance import Instance


class Doorbell(QObject):
    """Listens for as long as the window stands.

    Signals:
        rung: the `Call` of a later start, which has been told that it was heard.
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
        """Hear nobody anymore."""
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
    """A later start on the line.

    Signals:
        said: the caller itself, and the line that it has said.
        gone: the caller itself, when the line is closed.
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
        """Say something, and hang up."""
        try:
            self._connection.sendall(line)
        except OSError:
            pass  # nobody is there anymore
        finally:
            self.close()

    def close(self) -> None:
        """Hang up."""
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
