"""Asks whether the player really wants to give up the match, or just the deal where the rules allow that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.words.dialogs.setup import GiveUpWord

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_TEXT_WIDTH: Final = 440


class GiveUpDialog(Dialog):
    """Confirmation before giving up. At first, Enter continues the game; Escape always does.

    Signals:
        match_left: the player leaves the match.
        deal_given_up: the player gives up only the deal.
    """

    match_left = Signal()
    deal_given_up = Signal()

    def __init__(self, parent: QWidget | None = None, *, is_saved: bool = True, with_deal: bool = False) -> None:
        """Say what will happen to the match; `with_deal` also offers to give up just the deal."""
        super().__init__(parent)
        self.setWindowTitle(GiveUpWord.TITLE())
        sentences = [(GiveUpWord.MATCH_SAID if is_saved else GiveUpWord.UNSAVED_SAID)()]
        if with_deal:
            sentences.append(GiveUpWord.DEAL_SAID())
        self.leave = Button(Kind.PLAIN, self, GiveUpWord.MATCH(), clicked=self._leave)
        self.deal = Button(Kind.PLAIN, self, GiveUpWord.DEAL(), clicked=self._give_up_deal)
        self.stay = Button(Kind.MAIN, self, GiveUpWord.STAY(), clicked=self.reject)
        self.deal.setVisible(with_deal)
        self.lay_out(
            label(GiveUpWord.TITLE(), self, "title"),
            *(BoxPart(label(each, self, wraps=True), width=_TEXT_WIDTH) for each in sentences),
            Gap(8),
            row(self.leave, self.deal, Gap(share=1), self.stay, spacing=12),
        )
        self.stay.setFocus()

    def _leave(self) -> None:
        self.accept()
        self.match_left.emit()

    def _give_up_deal(self) -> None:
        self.accept()
        self.deal_given_up.emit()
