"""A table that this window opens for others: the process that deals, started again if it ends by accident."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.server.process import TableFailed, TableMoved, TableOrder, TableProcess
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.server.process import TableReport
    from pinochle_qt.ui.far.far_table import FarTable

POLL_MS: Final = 100
MOST_RESTARTS: Final = 3
"""How often a table that ends by itself is started again; the count begins anew once somebody has played on."""


class TableHost(QObject):
    """Starts the process of a table, and lets the window join it as the guest who manages it.

    Signals:
        opened: the table is there, a `TableOpened`; also after it has been started again.
        failed: there is no table, or no longer; a sentence says why.
        trouble: a sentence about what has been mended.
    """

    opened = Signal(object)
    failed = Signal(str)
    trouble = Signal(str)

    def __init__(
        self,
        order: TableOrder,
        table: FarTable,
        parent: QObject,
        start: Callable[[TableOrder], TableProcess] = TableProcess,
    ) -> None:
        """Start the process; `table` joins it as soon as it is there."""
        super().__init__(parent)
        self._order, self._table, self._start = order, table, start
        self._process: TableProcess | None = start(order)
        self.journal: Path | None = None
        """The record of the match, from which the table can be started again, also by another `TableHost`."""
        self._restarts = 0
        self._is_restarted = False
        table.arrived.connect(self._forget_restarts)
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)
        self._poll.start()

    @property
    def process(self) -> int | None:
        """The number of the process that deals, or None."""
        return None if self._process is None else self._process.process

    def close(self) -> None:
        """End the table; its match is in its file."""
        self._poll.stop()
        self._table.leave()
        if self._process is not None:
            self._process.close()
            self._process = None

    def _look(self) -> None:
        report = None if self._process is None else self._process.poll()
        if report is not None:
            self._take(report)

    def _take(self, report: TableReport) -> None:
        if isinstance(report, TableFailed):
            self._restart(report.sentence)
            return
        if report.journal is not None:  # the table begins there if it has to be started again
            self.journal = report.journal
            self._order = replace(self._order, game=report.journal)
        if isinstance(report, TableMoved):
            return
        self._order = replace(self._order, port=report.port)
        self._table.join(f"127.0.0.1:{report.port}", key=report.key)
        if self._is_restarted:
            self.trouble.emit(FarWord.RESTARTED())
        self.opened.emit(report)

    def _restart(self, sentence: str) -> None:
        """Start the table again from its file, unless it ended as it should, or keeps ending."""
        if not sentence or self.journal is None or self._restarts >= MOST_RESTARTS:
            self._process = None
            self._poll.stop()
            self.failed.emit(sentence or FarWord.HOST_LEFT())
            return
        self._restarts += 1
        self._is_restarted = True
        self._process = self._start(self._order)

    def _forget_restarts(self) -> None:
        self._restarts = 0
