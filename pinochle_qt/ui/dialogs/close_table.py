"""Asks whether to close a table at which other people still sit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_TEXT_WIDTH: Final = 440


class CloseTableDialog(Dialog):
    """Is accepted if the table is to be closed for everybody. At first, Enter keeps it open; Escape always does.

    Signals:
        adjourned: it is to be closed until another day.
    """

    adjourned = Signal()

    def __init__(
        self, others: int, parent: QWidget | None = None, *, is_saved: bool = True, can_adjourn: bool = False
    ) -> None:
        """Say how many `others` are at the table, and what will happen to the match."""
        super().__init__(parent)
        self.setWindowTitle(TogetherWord.CLOSE_TITLE())
        here = TogetherWord.ONE_STILL_HERE() if others == 1 else TogetherWord.STILL_HERE(count=others)
        kept = TogetherWord.CLOSE_KEPT if is_saved else TogetherWord.CLOSE_UNSAVED
        lines = [here] if others else []
        lines.append((TogetherWord.CLOSE_OR_ADJOURN if can_adjourn else kept)())
        self.adjourn = Button(Kind.PLAIN, self, TogetherWord.ADJOURN(), clicked=self._adjourn)
        self.adjourn.setVisible(can_adjourn)
        self.end = Button(Kind.PLAIN, self, TogetherWord.CLOSE_FOR_ALL(), clicked=self.accept)
        self.stay = Button(Kind.MAIN, self, TogetherWord.KEEP_OPEN(), clicked=self.reject)
        self.lay_out(
            label(TogetherWord.CLOSE_TITLE(), self, "title"),
            *(BoxPart(label(each, self, wraps=True), width=_TEXT_WIDTH) for each in lines),
            Gap(8),
            row(self.end, self.adjourn, Gap(share=1), self.stay, spacing=12),
        )
        self.stay.setFocus()

    def _adjourn(self) -> None:
        self.reject()
        self.adjourned.emit()
