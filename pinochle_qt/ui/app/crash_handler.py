"""The last resort for uncaught exceptions: they are logged and reported to the user, and the game goes on."""

from __future__ import annotations

import contextlib
import sys
import threading
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
from PySide6.QtWidgets import QApplication

from pinochle_qt.fault_log import runs_on, trace_of
from pinochle_qt.output import printable
from pinochle_qt.resources import MissingAsset

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext
    from PySide6.QtWidgets import QDialog, QWidget

    from pinochle_qt.fault_log import FaultLog
    from pinochle_qt.ui.dialogs.fault_dialog import FaultDialog

_LOGGED_KINDS = frozenset({QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg})


class CrashHandler(QObject):
    """Handles every uncaught exception: logs it, reports it to the user once, and then has the table rebuilt.

    An exception in a slot or an event handler does not end the program. The journal of the game already holds the
    position, so after *Go on* the table is rebuilt from the game; further exceptions until then are only logged. A
    missing or damaged program file is not a bug: the user is told which file it is, and what to do.
    """

    _reported = Signal(str, str)
    """The sentence to show, empty if only the details can be shown, and the details."""

    def __init__(self, log: FaultLog) -> None:
        super().__init__()
        self._log = log
        self._go_on: Callable[[], object] | None = None
        self._leave: Callable[[], object] | None = None
        self._dialog: QDialog | None = None
        # queued: from any thread, and never at once
        self._reported.connect(self._show_dialog, Qt.ConnectionType.QueuedConnection)
        self._previous_hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._previous_qt_handler: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None

    def open(self) -> None:
        """Begin to handle uncaught exceptions."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        self._previous_qt_handler = qInstallMessageHandler(self._on_qt_message)

    def serve(self, go_on: Callable[[], object], leave: Callable[[], object]) -> None:
        """Set the callbacks for the user's answer: `go_on` rebuilds the table, and `leave` ends the program."""
        self._go_on, self._leave = go_on, leave

    def close_after(self, fault: Exception) -> None:
        """Log an exception that ends the program, and report it in a dialog, as there may be no terminal."""
        details = trace_of(fault)
        self._log_details(details)
        if self._dialog is None and QCoreApplication.instance() is not None:
            dialog = self._fault_dialog(details)
            dialog.exec()
            dialog.deleteLater()

    @staticmethod
    def refuse(sentence: str) -> None:
        """Explain in a dialog why the program cannot start, as there may be no terminal."""
        if QCoreApplication.instance() is not None:
            _message_box(sentence).exec()

    def note(self, details: str) -> None:
        """Log a fault that the program has dealt with by itself."""
        self._log_details(f"{details.rstrip()}\n")

    def close(self) -> None:
        """Stop handling uncaught exceptions."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._previous_hooks
        qInstallMessageHandler(self._previous_qt_handler)

    # ---- hooks ---------------------------------------------------------------------------------------------------

    def _on_exception(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # Ctrl+C and exiting are not crashes
            sys.__excepthook__(kind, value, trace)
            return
        details = trace_of(value)
        self._log_details(details)
        from PySide6.QtCore import QThread  # needed only after an exception

        if QThread.currentThread().loopLevel():
            self._reported.emit(_user_message(value), details)

    def _on_thread(self, fault: threading.ExceptHookArgs) -> None:
        if fault.exc_value is None or not isinstance(fault.exc_value, Exception):
            return
        details = trace_of(fault.exc_value)
        self._log_details(details)
        self._reported.emit(_user_message(fault.exc_value), details)

    def _on_unraisable(self, fault: sys.UnraisableHookArgs) -> None:
        """Log an exception that did no harm, such as one raised while an object is destroyed."""
        message = fault.err_msg or "Exception ignored in"
        trace = "" if fault.exc_value is None else trace_of(fault.exc_value)
        self._log_details(f"{message}: {fault.object!r}\n{trace}")

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        _write_to_terminal(f"{message}\n")
        if kind in _LOGGED_KINDS:
            self._log.write(f"Qt, {context.category}: {message}")

    def _log_details(self, details: str) -> None:
        _write_to_terminal(details)
        self._log.write(details)

    # ---- the person ----------------------------------------------------------------------------------------------

    @Slot(str, str)
    def _show_dialog(self, sentence: str, details: str) -> None:
        if self._dialog is None:
            self._dialog = _message_box(sentence) if sentence else self._fault_dialog(details)
            self._dialog.finished.connect(self._on_answer)
            self._dialog.open()

    def _fault_dialog(self, details: str) -> FaultDialog:
        from pinochle_qt.ui.dialogs.fault_dialog import FaultDialog

        report = f"{runs_on()}, Qt {qVersion()}\n\n{details}"
        log = self._log.path if self._log.path.exists() else None
        return FaultDialog(report, log, _front_window(), can_go_on=self._go_on is not None)

    @Slot(int)
    def _on_answer(self, answer: int) -> None:
        # deferred, so that exceptions raised before the answer, whose reports are still queued, are only logged
        QTimer.singleShot(0, self, partial(self._continue_or_leave, bool(answer)))

    def _continue_or_leave(self, goes_on: bool) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
        callback = self._go_on if goes_on else self._leave
        if callback is not None:
            callback()


def _front_window() -> QWidget | None:
    """Return the window over which a dialog should open, if there is one."""
    return QApplication.activeModalWidget() or QApplication.activeWindow()


def _message_box(sentence: str) -> QDialog:
    """Return a dialog that shows a sentence as plain text, because it may quote a file."""
    from PySide6.QtWidgets import QMessageBox  # needed only if something is wrong

    box = QMessageBox(_front_window())
    box.setWindowTitle("Pinochle")
    box.setIcon(QMessageBox.Icon.Critical)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    return box


def _user_message(fault: BaseException) -> str:
    """Return the exception's message if it was written for users, otherwise an empty string."""
    return str(fault) if isinstance(fault, MissingAsset) else ""


def _write_to_terminal(text: str) -> None:
    """Write a text to the terminal, if the program was started from one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # it may have been closed
            sys.stderr.write(printable(text))
