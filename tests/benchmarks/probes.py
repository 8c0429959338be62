"""The two programs whose startup `start.py` compares: the table and an empty window, each reporting its first frame.

A probe prints the monotonic time in seconds after its first complete frame, then its own memory and that of its worker
in MiB, and exits.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from typing import TYPE_CHECKING

if sys.argv[1:] == ["table"]:
    # msgspec imports this if it is installed: here it comes with a type checker, but players do not have it
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]
    gc.disable()  # as the program does before these imports
    import pinochle_qt.ui  # noqa: F401

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

SIZE = (1280, 800)
REST_MS = 2500
"""After this time, hidden card faces are rendered and the worker waits for its first question."""


class Witness(QObject):
    """Reports when the frame that is being painted has been painted and flushed."""

    _has_seen = False

    def see(self) -> None:
        """Treat the frame that is being painted as the first complete one."""
        if not self._has_seen:
            self._has_seen = True
            # The whole window is painted in one go; this event comes next, before everything else in the queue.
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)

    def event(self, event: QEvent) -> bool:
        """Print the time, and let the program become idle before its memory is measured."""
        if event.type() != QEvent.Type.User:
            return super().event(event)
        print(time.monotonic(), flush=True)  # noqa: T201
        QTimer.singleShot(REST_MS, self._end)
        return True

    @staticmethod
    def _end() -> None:
        from multiprocessing import active_children

        print(memory(os.getpid()), sum(memory(child.pid or 0) for child in active_children()))  # noqa: T201
        QApplication.closeAllWindows()
        QApplication.quit()


def memory(process: int) -> float:
    """Return the resident memory of a process in MiB, or NaN where the system does not report it."""
    try:
        with open(f"/proc/{process}/status", encoding="ascii") as status:  # noqa: PTH123 - the floor knows no pathlib
            [line] = (line for line in status if line.startswith("VmRSS:"))
    except OSError:
        return float("nan")
    return int(line.split()[1]) / 1024


def run_floor() -> int:
    """Show an empty window."""

    class Window(QMainWindow):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            witness.see()

    application = QApplication(sys.argv[:1])
    witness = Witness()
    window = Window()
    window.resize(*SIZE)
    window.show()
    return application.exec()


def run_table() -> int:
    """Show the program as its users start it."""
    from pinochle_qt.__main__ import main
    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.window import main_window

    class WatchedView(TableView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            if self.event_player.zones is not None:
                witness.see()

    witness = Witness()
    vars(main_window)["TableView"] = WatchedView
    return main([])


if __name__ == "__main__":
    sys.exit(run_table() if sys.argv[1:] == ["table"] else run_floor())
