"""Asks for a program that is to play at a seat: its name and the command that starts it, with a plain warning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from pinochle_qt.ai.skill_names import SKILLS, skill_name
from pinochle_qt.names import MOST_LETTERS, tidied
from pinochle_qt.session.programs.line_process import command_words
from pinochle_qt.session.settings import MOST_COMMAND
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import ChoiceBox, label
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.programs import ProgramWord

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

_TEXT_WIDTH: Final = 432


class ProgramDialog(Dialog):
    """Fields for a new program, or for one of those that are known, which can be changed and removed.

    Signals:
        taken: the name under which it was known, empty for a new one; its name now, and its command.
        removed: the name of a program that is not to play anymore.
    """

    taken = Signal(str, str, str)
    removed = Signal(str)

    def __init__(self, known: Mapping[str, str], parent: QWidget) -> None:
        """Offer to add a program to those known, whose commands are given by name."""
        super().__init__(parent)
        self._known = known
        self.setWindowTitle(ProgramWord.TITLE())
        names = {"": ProgramWord.NEW()} | {name: name for name in known}
        self.which = ChoiceBox(names, "", self, name=ProgramWord.WHICH())
        self.which.setVisible(bool(known))
        self.name = QLineEdit(self, maxLength=MOST_LETTERS)
        self.command = QLineEdit(self, maxLength=MOST_COMMAND, placeholderText=ProgramWord.COMMAND_HINT())
        self._fault = label("", self, "bad", wraps=True)
        self.allow = Button(Kind.MAIN, self, ProgramWord.ALLOW(), clicked=self._accept)
        self.remove = Button(Kind.PLAIN, self, ProgramWord.REMOVE(), clicked=self._remove)
        cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        page = self.lay_out(label(ProgramWord.TITLE(), self, "title"), self.which, spacing=8)
        for words, field in ((ProgramWord.NAME(), self.name), (ProgramWord.COMMAND(), self.command)):
            field.setAccessibleName(words)
            page.add(label(words, self, buddy=field))
            page.add(field)
        buttons = row(self.remove, Gap(share=1), cancel, self.allow, spacing=8)
        for sentence in (self._fault, label(ProgramWord.WARNING(), self, wraps=True)):
            page.add(BoxPart(sentence, width=_TEXT_WIDTH))
        for member in (Gap(8), buttons):
            page.add(member)
        self.which.currentIndexChanged.connect(self._show_program)
        for field in (self.name, self.command):
            field.textChanged.connect(lambda _: self._say(""))
        self._show_program()
        self.name.setFocus()

    @property
    def fault(self) -> str:
        """The sentence that says what is wrong; empty if nothing is, or nothing has been tried."""
        return self._fault.text()

    @property
    def _chosen(self) -> str:
        return str(self.which.currentData())

    def _show_program(self) -> None:
        self.name.setText(self._chosen)
        self.command.setText(self._known.get(self._chosen, ""))
        self.remove.setVisible(bool(self._chosen))
        self._say("")

    def _say(self, fault: str) -> None:
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))
        self.adjustSize()

    def _accept(self) -> None:
        """Take the program if it has a name of its own and can be run here."""
        name, command = tidied(self.name.text()), self.command.text().strip()
        levels = {each.lower() for skill in SKILLS for each in (skill, skill_name(skill))}
        others = {each.lower() for each in self._known if each != self._chosen}
        if not name:
            self._say(ProgramWord.NO_NAME())
            return
        if name.lower() in levels | others:
            self._say(ProgramWord.TAKEN(name=name))
            return
        try:
            command_words(command)
        except ValueError as error:
            self._say(ProgramWord.NOT_RUN(reason=str(error)))
            return
        self.accept()
        self.taken.emit(self._chosen, name, command)

    def _remove(self) -> None:
        self.accept()
        self.removed.emit(self._chosen)
