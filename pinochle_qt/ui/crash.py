"""The last resort for uncaught exceptions: they are logged and reported to the user, and the game goes on."""

from __future__ import annotations

import sys
import threading
import traceback
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
    qVersion,
)

from pinochle_qt.resources import MissingAsset

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext
    from PySide6.QtWidgets import QDialog, QWidget

    from pinochle_qt.fault_log import FaultLog
    from pinochle_qt.ui.dialogs.fault_dialog import FaultDialog

_WORTH_A_LINE = frozenset({QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg})


class CrashRoom(QObject):
    """Handles every uncaught exception: logs it, reports it to the user once, and then has the table rebuilt.

    An exception in a slot or an event handler does not end the program. The journal of the game already holds the
    position, so after *Go on* the table is rebuilt from the game; further exceptions until then are only logged. A
    missing or damaged program file is not a bug: the user is told which file it is, and what to do.
    """

    _told = Signal(str, str)
    """The sentence to show, empty if only the details can be shown, and the details."""

    def __init__(self, log: FaultLog) -> None:
        super().__init__()
        self._log = log
        self._go_on: Callable[[], object] | None = None
        self._leave: Callable[[], object] | None = None
        self._dialog: QDialog | None = None
        self._told.connect(self._tell, Qt.ConnectionType.QueuedConnection)  # from any thread, and never at once
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._qt_before: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None

    def open(self) -> None:
        """Begin to handle uncaught exceptions."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        self._qt_before = qInstallMessageHandler(self._on_qt_message)

    def serve(self, go_on: Callable[[], object], leave: Callable[[], object]) -> None:
        """Set the callbacks for the user's answer: `go_on` rebuilds the table, and `leave` ends the program."""
        self._go_on, self._leave = go_on, leave

    def close_after(self, fault: Exception) -> None:
        """Log an exception that ends the program, and report it in a dialog, as there may be no terminal."""
        details = "".join(traceback.format_exception(fault))
        self._keep(details)
        if self._dialog is None and QCoreApplication.instance() is not None:
            dialog = self._made(details)
            dialog.exec()
            dialog.deleteLater()

    @staticmethod
    def refuse(sentence: str) -> None:
        """Explain in a dialog why the program cannot start, as there may be no terminal."""
        if QCoreApplication.instance() is not None:
            from PySide6.QtWidgets import QMessageBox  # needed only if startup fails

            QMessageBox.critical(None, "Pinochle", sentence)

    def close(self) -> None:
        """Stop handling uncaught exceptions."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._qt_before)

    # ---- hooks ---------------------------------------------------------------------------------------------------

    def _on_exception(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # Ctrl+C and exiting are not crashes
            sys.__excepthook__(kind, value, trace)
            return
        details = "".join(traceback.format_exception(kind, value, trace))
        self._keep(details)
        from PySide6.QtCore import QThread  # needed only after an exception

        if QThread.currentThread().loopLevel():
            self._told.emit(_sentence(value), details)

    def _on_thread(self, fault: threading.ExceptHookArgs) -> None:
        if fault.exc_value is None or not isinstance(fault.exc_value, Exception):
            return
        details = "".join(traceback.format_exception(fault.exc_value))
        self._keep(details)
        self._told.emit(_sentence(fault.exc_value), details)

    def _on_unraisable(self, fault: sys.UnraisableHookArgs) -> None:
        """Log an exception that did no harm, such as one raised while an object is destroyed."""
        said = fault.err_msg or "Exception ignored in"
        trace = "" if fault.exc_value is None else "".join(traceback.format_exception(fault.exc_value))
        self._keep(f"{said}: {fault.object!r}\n{trace}")

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        _to_terminal(f"{message}\n")
        if kind in _WORTH_A_LINE:
            self._log.write(f"Qt, {context.category}: {message}")

    def _keep(self, details: str) -> None:
        _to_terminal(details)
        self._log.write(details)

    # ---- the person ----------------------------------------------------------------------------------------------

    @Slot(str, str)
    def _tell(self, sentence: str, details: str) -> None:
        if self._dialog is None:
            self._dialog = self._saying(sentence) if sentence else self._made(details)
            self._dialog.finished.connect(self._answered)
            self._dialog.open()

    @staticmethod
    def _saying(sentence: str) -> QDialog:
        from PySide6.QtWidgets import QMessageBox

        return QMessageBox(QMessageBox.Icon.Critical, "Pinochle", sentence, QMessageBox.StandardButton.Ok, _in_front())

    def _made(self, details: str) -> FaultDialog:
        from pinochle_qt.fault_log import runs_on
        from pinochle_qt.ui.dialogs.fault_dialog import FaultDialog

        copied = f"{runs_on()}, Qt {qVersion()}\n\n{details}"
        log = self._log.path if self._log.path.exists() else None
        return FaultDialog(copied, log, _in_front(), can_go_on=self._go_on is not None)

    @Slot(int)
    def _answered(self, answer: int) -> None:
        # deferred, so that exceptions raised before the answer, whose reports are still queued, are only logged
        QTimer.singleShot(0, self, partial(self._after, bool(answer)))

    def _after(self, goes_on: bool) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
        chosen = self._go_on if goes_on else self._leave
        if chosen is not None:
            chosen()


def _in_front() -> QWidget | None:
    """Return the window over which a dialog should open, if there is one."""
    from PySide6.QtWidgets import QApplication

    return QApplication.activeModalWidget() or QApplication.activeWindow()


def _sentence(fault: BaseException) -> str:
    """Return the exception's message if it was written for users, otherwise an empty string."""
    return str(fault) if isinstance(fault, MissingAsset) else ""


def _to_terminal(text: str) -> None:
    """Write a text to the terminal, if the program was started from one."""
    if sys.stderr is not None:
        sys.stderr.write(text)
