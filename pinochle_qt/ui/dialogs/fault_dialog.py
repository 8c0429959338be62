"""Says that an error occurred in the program, that nothing is lost, and how to report it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.words.dialogs.fault import FaultWord

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

_TEXT_WIDTH = 440


class FaultDialog(Dialog):
    """A message and three buttons: *Go on* returns 1, *Quit* returns 0, *Copy details* leaves the dialog open.

    Escape and closing the dialog mean *Go on*, as that loses nothing.
    """

    def __init__(
        self, details: str, log: Path | None, parent: QWidget | None = None, *, can_go_on: bool = True
    ) -> None:
        """Offer the details for copying; `log` is the file that also contains them, if there is one."""
        super().__init__(parent)
        self._details = details
        self.setWindowTitle(FaultWord.TITLE())
        message = label(FaultWord.SAID() if can_go_on else FaultWord.ENDED(), self, wraps=True)
        log_note = label(FaultWord.NO_LOG() if log is None else FaultWord.LOG(path=str(log)), self, "muted", wraps=True)
        self.go_on = Button(Kind.MAIN if can_go_on else Kind.PLAIN, self, FaultWord.GO_ON(), clicked=self.accept)
        self.go_on.setVisible(can_go_on)
        self.copy = Button(Kind.PLAIN, self, FaultWord.COPY(), clicked=self._copy)
        self.leave = Button(Kind.MAIN if not can_go_on else Kind.PLAIN, self, FaultWord.QUIT(), clicked=self._leave)
        rest = (Gap(share=1), self.copy)
        buttons = (self.leave, *rest, self.go_on) if can_go_on else (*rest, self.leave)
        self.lay_out(
            label(FaultWord.TITLE(), self, "title"),
            *(BoxPart(line, width=_TEXT_WIDTH) for line in (message, log_note)),
            Gap(8),
            row(*buttons, spacing=12),
        )

    def reject(self) -> None:
        """Treat Escape and closing the dialog as *Go on*."""
        self.accept()

    def _leave(self) -> None:
        self.done(QDialog.DialogCode.Rejected)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy.setText(FaultWord.COPIED())
