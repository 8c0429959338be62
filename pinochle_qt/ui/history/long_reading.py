"""Reads large files beside the window: a dialog shows how far that is, and can stop it."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QProgressBar

from pinochle_qt.names import clipped
from pinochle_qt.record.replay import ReadingStopped
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.draw import style
from pinochle_qt.words.dialogs.opening import Opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.record.replay import Watch

T = TypeVar("T")

_BAR: Final = (440, 8)
"""The width and height of the bar, at scale 1."""
_MAX_NAME_LETTERS: Final = 80
_WHOLE: Final = 1000
"""The value of the bar when everything has been read."""


def read_beside(path: Path, work: Callable[[Watch | None], T], parent: QWidget) -> T | None:
    """Return what `work` reads from a large file, or None if the user stopped it; it raises what `work` raises.

    `work` runs in a thread, under a dialog; nothing else can be clicked until it is done.
    """
    return _LongReading(path, work, parent).wait()


class _LongReading(QObject, Generic[T]):
    """Reads one large file.

    Signals:
        progressed: how much has been read, from 0 to 1.
        ended: the thread has nothing left to do.
    """

    progressed = Signal(float)
    ended = Signal()

    def __init__(self, path: Path, work: Callable[[Watch | None], T], parent: QWidget) -> None:
        super().__init__(parent)
        self._work = work
        self._result: T | None = None
        self._error: Exception | None = None
        self._is_stopped = threading.Event()
        self._loop = QEventLoop(self)
        self._dialog = ReadingDialog(path.name, parent)
        self._dialog.rejected.connect(self._is_stopped.set)
        self.progressed.connect(self._dialog.show_share)
        self.ended.connect(self._loop.quit)

    def wait(self) -> T | None:
        """Read the file while the window's events are handled; return None if the user stopped it."""
        thread = threading.Thread(target=self._run, name="reading", daemon=True)
        self._dialog.open()
        thread.start()
        self._loop.exec()
        self._is_stopped.set()  # the loop also ends with the program
        thread.join()
        self._dialog.rejected.disconnect(self._is_stopped.set)
        self._dialog.done(QDialog.DialogCode.Accepted)
        self._dialog.deleteLater()
        self.deleteLater()
        if self._error is not None:
            raise self._error
        return self._result

    def _run(self) -> None:
        """Read; this runs in the thread."""
        try:
            self._result = self._work(self._watch)
        except ReadingStopped:
            pass
        except Exception as error:
            self._error = error
        self.ended.emit()

    def _watch(self, share: float) -> None:
        if self._is_stopped.is_set():
            raise ReadingStopped
        self.progressed.emit(share)


class ReadingDialog(Dialog):
    """Says which file is being read, and how much of it has been; *Cancel*, Escape and closing it stop that."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(Opened.READING_TITLE())
        self.setModal(True)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(Opened.READING_TITLE())
        theme, radius = style.theme(), style.scaled(_BAR[1] / 2)
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {theme.line}; border: 0; border-radius: {radius}px; }}"
            f"QProgressBar::chunk {{ background: {theme.link}; border-radius: {radius}px; }}"
        )
        self.cancel = Button(Kind.PLAIN, self, Opened.READING_CANCEL(), clicked=self.reject)
        line = label(Opened.READING(name=clipped(name, _MAX_NAME_LETTERS)), self, wraps=True)
        self.lay_out(
            label(Opened.READING_TITLE(), self, "title"),
            BoxPart(line, width=_BAR[0], is_fixed=True),
            BoxPart(self.bar, width=_BAR[0], height=_BAR[1], is_fixed=True),
            Gap(8),
            row(Gap(share=1), self.cancel),
        )

    @Slot(float)
    def show_share(self, share: float) -> None:
        """Show how much has been read, from 0 to 1."""
        self.bar.setValue(round(share * _WHOLE))
