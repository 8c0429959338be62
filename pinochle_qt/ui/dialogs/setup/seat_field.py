"""The fields for one seat: a name, and a person or a computer player of a certain skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from pinochle_qt.ai.skill_names import SKILLS, skill_name
from pinochle_qt.names import MOST_LETTERS, tidied
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.seating import HOUSE_PLAYER
from pinochle_qt.ui.controls.boxes import BoxPart, row
from pinochle_qt.ui.controls.fields import ChoiceBox, label
from pinochle_qt.ui.dialogs.setup.face_button import FaceButton, face_name
from pinochle_qt.ui.draw import style
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.faces import FaceWord, face_title
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.programs import ProgramWord

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.session.faces import Face

HUMAN: Final = "human"
_ANOTHER: Final = "another program"
_HEIGHT: Final = 38
"""Minimum height at scale 1; a layout short of space would clip the frame of the name field."""


class SeatField(QWidget):
    """The fields for one seat.

    Signals:
        changed: the name, after every keystroke, or the player.
        program_asked: another program is to be entered, to play here.
        skill_chosen: the skill of the chosen player, empty for a person.
    """

    changed = Signal()
    program_asked = Signal()
    skill_chosen = Signal(str)

    def __init__(self, number: int, seat: SeatSetup, parent: QWidget, programs: Iterable[str] = ()) -> None:
        """Show who sits here; `programs` are the names of those that may play."""
        super().__init__(parent)
        self.name = QLineEdit(text.shown_name(seat.name), self, maxLength=MOST_LETTERS)
        self.name.setAccessibleName(DialogWord.NG_NAME(number=number))
        players = {HUMAN: DialogWord.NG_PERSON()}
        players |= {f"computer:{skill}": DialogWord.NG_COMPUTER(skill=skill_name(skill)) for skill in SKILLS}
        self.player = ChoiceBox(players, seat.player, self, name=DialogWord.NG_WHO(number=number))
        self._player = str(self.player.currentData())
        """Who plays here, also while the last entry is chosen, which only asks for a program."""
        self.offer_programs(programs)
        self.take_player(seat.player)
        words = label(DialogWord.NG_SEAT(number=number), self, "muted", buddy=self.name)
        self.face = FaceButton(_HEIGHT, self)
        self.chosen_face: Face | None = None
        """The face that was chosen for this seat, as settings keep it."""
        row(words, self.face, BoxPart(self.name, share=4), BoxPart(self.player, share=7), spacing=8, parent=self)
        self.setMinimumHeight(style.scaled(_HEIGHT))
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._on_player)

    def offer_programs(self, names: Iterable[str]) -> None:
        """Offer these programs as players, and to enter another one; the usual player takes the place of one gone."""
        with QSignalBlocker(self.player):
            while self.player.count() > len(SKILLS) + 1:
                self.player.removeItem(self.player.count() - 1)
            for name in names:
                self.player.addItem(ProgramWord.SEAT(name=name), f"computer:{name}")
            self.player.addItem(ProgramWord.ANOTHER(), _ANOTHER)
            self.take_player(self._player if self.player.findData(self._player) >= 0 else HOUSE_PLAYER)

    def take_player(self, player: str) -> None:
        """Set who plays here, as records name it."""
        self.player.setCurrentIndex(max(0, self.player.findData(player)))
        self._player = str(self.player.currentData())

    def _on_player(self) -> None:
        if self.player.currentData() == _ANOTHER:
            with QSignalBlocker(self.player):
                self.take_player(self._player)
            self.player.fit_words()
            self.program_asked.emit()
            return
        self._player = str(self.player.currentData())
        self.changed.emit()
        self.skill_chosen.emit(self.skill)

    def show_face(self, face: Face) -> None:
        """Show the face of whoever sits here."""
        title = face_title(tidied(self.name.text()))
        self.face.show_face(face, FaceWord.BUTTON(title=title, what=face_name(face)))

    @property
    def skill(self) -> str:
        """The skill of the computer player at this seat, empty for a person."""
        kind, _, skill = self._player.partition(":")
        return "" if kind == HUMAN else skill

    def take_skill(self, skill: str) -> None:
        """Set the skill of the computer player at this seat."""
        self.player.setCurrentIndex(self.player.findData(f"computer:{skill}"))

    @property
    def setup(self) -> SeatSetup:
        """The name and the player at this seat."""
        return SeatSetup(text.given_name(tidied(self.name.text())), self._player)


def names_fault(names: Sequence[str]) -> str:
    """Return what is wrong with the names at a table, or an empty string if nothing is."""
    if not all(names):
        return DialogWord.NG_NAMELESS()
    duplicate = next((name for name in names if names.count(name) > 1), "")
    return DialogWord.NG_TWICE(name=duplicate) if duplicate else ""
