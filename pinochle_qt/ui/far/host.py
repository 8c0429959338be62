"""A table that this window opens for others: the process that deals, started again if it ends by accident."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.server.process import TableFailed, TableMoved, TableOrder, TableProcess
from pinochle_qt.ui.timers import make_ticker
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.server.process import TableOpened, TableReport
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
        gone: its process has ended after `close`.
    """

    opened = Signal(object)
    failed = Signal(str)
    trouble = Signal(str)
    gone = Signal()

    def __init__(
        self,
        order: TableOrder,
        table: FarTable,
        parent: QObject,
        start: Callable[[TableOrder], TableProcess] = TableProcess,
    ) -> None:
        """Prepare the process for `begin`; `table` joins it as soon as it is there."""
        super().__init__(parent)
        self._order, self._table, self._start = order, table, start
        self._process: TableProcess | None = None
        self._ending: TableProcess | None = None
        """A process that takes leave of its guests, or whose end is not yet known to the system."""
        self._is_closed = False
        self.journal: Path | None = None
        """The record of the match, from which the table can be started again, also by another `TableHost`."""
        self._restarts = 0
        self._is_restarted = False
        table.arrived.connect(self._forget_restarts)
        self._poll = make_ticker(self, self._look, POLL_MS)

    def begin(self) -> None:
        """Start the process."""
        if not self._is_closed:
            self._process = self._start(self._order)
            self._poll.start()

    @property
    def process(self) -> int | None:
        """The number of the process that deals, or None."""
        return None if self._process is None else self._process.process

    def close(self) -> None:
        """Let the table end, which takes leave of its guests; its match is in its file."""
        self._is_closed = True
        self._table.leave()
        self._end_process()
        self._poll.start()

    def wait(self) -> None:
        """Wait after `close` until the process is gone, because the program ends."""
        if self._ending is not None:
            self._ending.wait()

    def _end_process(self) -> None:
        if self._process is not None:
            # The table tells of another journal before its guests can see that match, but nobody may have looked since.
            while not isinstance(report := self._process.poll(), TableFailed | None):
                self._follow_journal(report)
            self._process.close()
            self._process, self._ending = None, self._process

    def _look(self) -> None:
        if self._ending is not None:
            if not self._ending.has_ended():
                return
            self._ending = None
            if not self._is_closed and self._is_restarted:
                self._process = self._start(self._order)
                return
        if self._is_closed:
            self._poll.stop()
            self.gone.emit()
            return
        report = None if self._process is None else self._process.poll()
        if report is not None:
            self._take(report)

    def _follow_journal(self, report: TableOpened | TableMoved) -> None:
        """Note where the match is recorded: the table begins there if it has to be started again."""
        if report.journal is not None:
            self.journal = report.journal
            self._order = replace(self._order, game=report.journal)

    def _take(self, report: TableReport) -> None:
        if isinstance(report, TableFailed):
            self._restart(report.sentence)
            return
        self._follow_journal(report)
        if isinstance(report, TableMoved):
            return
        self._table.join(f"127.0.0.1:{report.port}", key=report.key, others=report.others, is_sure=True)
        if self._is_restarted:
            self._is_restarted = False
            self.trouble.emit(FarWord.RESTARTED())
        self.opened.emit(report)

    def _restart(self, sentence: str) -> None:
        """Start the table again from its file, unless it ended as it should, or keeps ending."""
        self._end_process()
        if not sentence or self.journal is None or self._restarts >= MOST_RESTARTS:
            self.failed.emit(sentence or FarWord.HOST_LEFT())
            return
        self._restarts += 1
        self._is_restarted = True  # as soon as the system has let go of the file and the port of the former one

    def _forget_restarts(self) -> None:
        self._restarts = 0
