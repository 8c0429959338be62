"""Chooses the picture of somebody at the table: a drawn person, the first letter of the name, or a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout

from pinochle_qt.session.faces import LETTER, PERSONS, Face
from pinochle_qt.ui.controls.boxes import Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
from pinochle_qt.ui.dialogs.setup.face_button import FaceButton, face_name
from pinochle_qt.ui.dialogs.setup.own_pictures import PictureError, keep_picture
from pinochle_qt.ui.draw import style
from pinochle_qt.words.dialogs.faces import FaceWord, face_title
from pinochle_qt.words.dialogs.labels import DialogWord

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_SIDE: Final = 92
"""The side of a portrait's button, in pixels at scale 1."""
_COLUMNS: Final = 6


class FacePicker(Dialog):
    """Shows every face that can be chosen; a click on one chooses it.

    Signals:
        chosen: the `Face` as settings keep it, or None for the one that everybody has who does not choose.
    """

    chosen = Signal(object)

    def __init__(self, name: str, face: Face, pictures: Path, parent: QWidget) -> None:
        """Show the faces for somebody with this name, who has `face` now; `pictures` is the folder of own ones."""
        super().__init__(parent)
        self._pictures = pictures
        self.setWindowTitle(face_title(name))
        self.buttons: list[FaceButton] = []
        """The faces to choose from."""
        letter = Face("letter", name)
        shown = [Face("person", person) for person in PERSONS] + [letter] + ([face] if face.kind == "file" else [])
        grid = QGridLayout()
        grid.setSpacing(style.scaled(8))
        for at, each in enumerate(shown):
            button = FaceButton(_SIDE, self)
            button.show_face(each, face_name(each))
            button.set_chosen(each == face)
            button.clicked.connect(partial(self._choose, LETTER if each is letter else each))
            grid.addWidget(button, at // _COLUMNS, at % _COLUMNS)
            self.buttons.append(button)
        self.message = MessageLine(self)
        self.file_button = Button(Kind.PLAIN, self, FaceWord.FILE(), clicked=self._ask_for_file)
        self.remove_button = Button(Kind.PLAIN, self, FaceWord.REMOVE(), clicked=partial(self._choose, None))
        self.remove_button.setVisible(face.kind == "file")
        cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        foot = row(self.file_button, self.remove_button, Gap(share=1), cancel, spacing=8)
        self.lay_out(label(face_title(name), self, "title"), grid, self.message, foot)
        next((button for button in self.buttons if button.is_chosen), self.buttons[0]).setFocus()

    def _choose(self, face: Face | None) -> None:
        if face is not None and face.kind == "file":
            face = Face("file", Path(face.name).name)
        self.accept()
        self.chosen.emit(face)

    def _ask_for_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, FaceWord.CHOOSE_FILE(), "", FaceWord.FILES())
        if path:
            self.take_file(Path(path))

    def take_file(self, path: Path) -> None:
        """Choose the picture in a file, or say why it cannot be used."""
        try:
            face = keep_picture(path, self._pictures)
        except PictureError as error:
            self.message.say(str(error))
        else:
            self._choose(face)
