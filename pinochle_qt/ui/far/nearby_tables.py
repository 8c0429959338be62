"""Looks for tables in the same house, for a moment and only when somebody asks."""

from __future__ import annotations

import contextlib
import secrets
import socket
from typing import Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.server.net.nearby import LENGTH, TableNearby, everybody, question, table_in
from pinochle_qt.ui.timers import make_ticker, make_timer

LOOK_MS: Final = 1_500
"""How long to wait for answers."""
_AGAIN_MS: Final = 400
"""After this time, the question is asked once more: datagrams get lost."""
_READ_MS: Final = 40
_MOST_READ: Final = 64
"""The most answers that are read at a time, so that the window stays responsive."""
MOST_TABLES: Final = 3
"""The most tables that are shown; there are never more in one house."""


class NearbyTables(QObject):
    """Asks which tables are in the local network.

    Signals:
        found: one more table has answered.
        ended: no more answers are accepted.
    """

    found = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tables: tuple[TableNearby, ...] = ()
        """The tables that have answered, in that order."""
        self._socket: socket.socket | None = None
        self._mark = 0
        self._asked: tuple[tuple[str, int], ...] = ()
        self._reader = make_ticker(self, self._read, _READ_MS)
        self._again = make_timer(self, self._ask, _AGAIN_MS)
        self._end = make_timer(self, self._finish, LOOK_MS)

    @property
    def is_looking(self) -> bool:
        """Whether more answers may come."""
        return self._end.isActive()

    def look(self) -> None:
        """Ask anew, and forget who answered before."""
        self.stop()
        self.tables, self._mark = (), secrets.randbits(32)
        self._end.start()  # also if nobody can be asked
        with contextlib.suppress(OSError):
            self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            self._asked = tuple(everybody())
            self._ask()
            self._reader.start()
            self._again.start()

    def stop(self) -> None:
        """Wait for no more answers."""
        for timer in (self._reader, self._again, self._end):
            timer.stop()
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        asked = question(self._mark)
        for there in self._asked:
            with contextlib.suppress(OSError):  # no network, or one in which this is not allowed
                if self._socket is not None:
                    self._socket.sendto(asked, there)

    def _read(self) -> None:
        asking, count = self._socket, len(self.tables)
        for _ in range(_MOST_READ):
            if asking is None:
                break
            try:
                data, (sender, _port) = asking.recvfrom(LENGTH + 1)
            except BlockingIOError:
                break
            except OSError:  # Windows reports here that nothing listens at a port
                continue
            self._take(table_in(data, sender, self._mark))
        if len(self.tables) > count:
            self.found.emit()

    def _take(self, table: TableNearby | None) -> None:
        is_new = table is not None and all(table.table != each.table for each in self.tables)
        if table is not None and is_new and len(self.tables) < MOST_TABLES:
            self.tables = (*self.tables, table)

    def _finish(self) -> None:
        self._read()
        self.stop()
        self.ended.emit()
