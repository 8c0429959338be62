"""Building blocks of a deal's form: rows with a label, and headings with a note beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, row
from pinochle_qt.ui.draw.theme import Role

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.room import Room

_LABEL: Final = 104
"""Width of a row's label at scale 1."""


class LabeledRow(QObject):
    """A label and its fields, which are shown and hidden together."""

    def __init__(self, room: Room, parent: QWidget, words: str, *parts: BoxPart | QWidget) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        self.label = room.add_label(Role.NAME, is_shortened=True, words=words)
        self.boxes = row(BoxPart(self.label, width=_LABEL), *parts, spacing=8, parent=self.pane)

    def show_if(self, wanted: bool, words: str = "") -> None:
        """Show or hide the row, and change its label if `words` is given."""
        self.pane.setVisible(wanted)
        if words:
            self.label.set_text(words)


class Heading(QObject):
    """The title of a part, and a note about it."""

    def __init__(self, room: Room, parent: QWidget, title: str) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        self.title = room.add_label(Role.PANEL_TITLE, words=title)
        self.note = room.add_label(Role.BODY, "muted", is_shortened=True)
        self.boxes = row(self.title, BoxPart(self.note, share=1), spacing=12, parent=self.pane)
