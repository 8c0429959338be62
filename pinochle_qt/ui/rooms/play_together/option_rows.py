"""Rows of the options of a table: what it is, what it means now, and the control at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.protocol.options import CLOCKS
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.fields import ChoiceBox, Switch
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.protocol.options import TableOptions
    from pinochle_qt.ui.rooms.room import Room

_ROW: Final = 52
_SWITCH: Final = 54
_CLOCK: Final = 96
_SWITCHES: Final = {
    "hints": (TogetherWord.HINTS, TogetherWord.HINTS_WHY),
    "spectators": (TogetherWord.SPECTATORS, TogetherWord.SPECTATORS_WHY),
    "fill": (TogetherWord.FILL, TogetherWord.FILL_WHY),
}
"""The options that are on or off, by their names in `TableOptions`."""


class OptionRows(QObject):
    """Lets the host choose the clock, hints, spectators and computer players.

    Signals:
        chosen: the name of an option, and its new value.
    """

    chosen = Signal(str, object)

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        clocks = {
            str(each): TogetherWord.CLOCK_SECONDS(seconds=each) if each else TogetherWord.CLOCK_OFF() for each in CLOCKS
        }
        self.clock = ChoiceBox(clocks, "0", self.pane, name=TogetherWord.CLOCK())
        self.clock.setMinimumContentsLength(4)
        self.clock.activated.connect(lambda: self.chosen.emit("clock", int(self.clock.currentData())))
        self._clock_why = room.add_label(Role.BODY, "muted", is_shortened=True)
        self.switches: dict[str, Switch] = {}
        self._boxes = column(parent=self.pane)
        self._add(room, TogetherWord.CLOCK(), self._clock_why, BoxPart(self.clock, width=_CLOCK))
        for name, (words, why) in _SWITCHES.items():
            switch = Switch({True: "", False: ""}, self.pane)
            switch.setAccessibleName(words())
            switch.setAccessibleDescription(why())
            switch.clicked.connect(lambda is_on, name=name: self.chosen.emit(name, is_on))
            note = room.add_label(Role.BODY, "muted", is_shortened=True, words=why())
            self._add(room, words(), note, BoxPart(switch, width=_SWITCH, height=32, is_fixed=True))
            self.switches[name] = switch

    def show_options(self, options: TableOptions) -> None:
        """Show the current values."""
        self.clock.setCurrentIndex(self.clock.findData(str(options.clock)))
        words = TogetherWord.CLOCK_WHY(seconds=options.clock) if options.clock else TogetherWord.CLOCK_OFF_WHY()
        self._clock_why.set_text(words)
        self.clock.setAccessibleDescription(words)
        for name, switch in self.switches.items():
            switch.show_checked(getattr(options, name))

    def _add(self, room: Room, title: str, note: QWidget, control: BoxPart) -> None:
        """Add a row, with a line below it."""
        label = room.add_label(Role.NAME, is_shortened=True, words=title)
        words = column(Gap(share=1), label, note, Gap(share=1), spacing=1)
        pane = QWidget(self.pane)
        row(BoxPart(words, share=1), control, spacing=12, parent=pane)
        self._boxes.add(BoxPart(pane, height=_ROW, is_fixed=True))
        self._boxes.add(Hairline(self.pane))
