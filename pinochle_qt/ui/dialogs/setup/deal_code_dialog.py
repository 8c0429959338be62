"""Asks for a deal code, and shows the game it stands for or why it isn't valid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from pinochle_qt.session.dealing.deal_code import BadDealCode, UnfinishedCode, decode
from pinochle_qt.ui.controls.boxes import Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label, set_style_property
from pinochle_qt.ui.draw import style
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.sheet import summary
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.dealing.deal_code import DealCode


class DealCodeDialog(Dialog):
    """A field for the code, filled in at once if the clipboard contains one.

    Signals:
        taken: the `DealCode` to play.
    """

    taken = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._code: DealCode | None = None
        self.setWindowTitle(Setup.CODE_TITLE())
        self.field = QLineEdit(self, placeholderText=Setup.CODE_FIELD(), clearButtonEnabled=True)
        self.field.setAccessibleName(Setup.CODE_FIELD())
        self._status = label("", self, "muted", wraps=True)
        self._take = Button(Kind.MAIN, self, Setup.CODE_TAKE(), clicked=self._accept)
        cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        self.lay_out(
            label(Setup.CODE_TITLE(), self, "title"),
            label(Setup.CODE_HELP(), self, wraps=True),
            self.field,
            self._status,
            Gap(share=1),
            row(Gap(share=1), cancel, self._take, spacing=8),
            spacing=8,
        )
        self.setFixedWidth(style.scaled(480))
        self.field.textChanged.connect(self._check)
        self._check("")
        self._paste()

    def _paste(self) -> None:
        """Paste the text on the clipboard if it is a code."""
        copied = QGuiApplication.clipboard().text().strip()
        try:
            decode(copied)
        except BadDealCode:
            return
        self.field.setText(copied)
        self.field.selectAll()

    def _check(self, text: str) -> None:
        """Show the game that the code stands for, or why it isn't valid."""
        self._code, is_wrong = None, False
        try:
            self._code = decode(text)
        except UnfinishedCode as error:
            message = str(error) if text.strip() else ""
        except BadDealCode as error:
            message, is_wrong = str(error), True
        else:
            message = summary(self._code.rules, find(self._code.preset))
        set_style_property(self._status, "tone", "bad" if is_wrong else "muted")
        self._status.setText(message)
        self._status.setVisible(bool(message))
        self._take.setEnabled(self._code is not None)
        self.adjustSize()

    def _accept(self) -> None:
        if self._code is not None:
            self.accept()
            self.taken.emit(self._code)
