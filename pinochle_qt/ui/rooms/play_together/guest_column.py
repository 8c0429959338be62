"""The left column at somebody else's table: where it is, what is played there, and the ways to the table and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.play_together.main_button import MAIN_LABELS
from pinochle_qt.ui.rooms.play_together.options_column import game_line, phase_note
from pinochle_qt.ui.rooms.play_together.tv_button import TvButton
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.room import Room


class GuestColumn(QObject):
    """Says what a guest can do."""

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._gathering = gathering
        self.pane = QWidget(room)
        self.title = room.add_label(Role.NAME, wraps=True, words=TogetherWord.GUEST_TITLE())
        self.address = room.add_label(Role.PANEL_TITLE, is_shortened=True)
        self.game = room.add_label(Role.BODY, "muted", wraps=True)
        self.why = room.add_label(Role.BODY, wraps=True)
        self.main = room.add_button(Kind.MAIN, room.left, TogetherWord.TO_TABLE(), key=ENTER)
        self.lead = room.add_button(Kind.PLAIN, gathering.go_on)
        """Pauses the game, continues it, or begins another match, if this window may."""
        self.tv = TvButton(room, gathering)
        self.leave = room.add_button(Kind.LINK, gathering.close_asked, TogetherWord.LEAVE_TABLE())
        left = Qt.AlignmentFlag.AlignLeft
        column(
            self.title,
            Gap(10),
            self.address,
            Gap(6),
            self.game,
            Gap(14),
            self.why,
            Gap(share=1),
            self.main,
            Gap(10),
            self.lead,
            Gap(10),
            self.tv.button,
            Gap(12),
            BoxPart(self.leave, align=left),
            parent=self.pane,
        )

    def show_all(self) -> None:
        """Show the current state."""
        gathering = self._gathering
        self.address.set_text(gathering.address)
        clock = gathering.options.clock
        played = TogetherWord.WHAT_IS_PLAYED(game=game_line(gathering))
        self.game.set_text(f"{played}\n{TogetherWord.CLOCK_TOLD(seconds=clock)}" if clock else played)
        self.why.set_text(self._sentence())
        phase = gathering.people.phase
        self.main.setEnabled(phase != "gathering")
        self.lead.setVisible(gathering.leads)
        self.lead.set_label(MAIN_LABELS[phase]())
        self.tv.show_all()

    @property
    def announcement(self) -> str:
        """What screen readers say about a new state."""
        return f"{self.title.text()}. {self.why.text()}"

    def _sentence(self) -> str:
        gathering = self._gathering
        if not gathering.own_people:
            return TogetherWord.GUEST_CHOOSE()
        if gathering.is_of_evening and gathering.people.phase == "gathering":
            return TogetherWord.EVENING_WAIT()
        return TogetherWord.GUEST_WAIT() if gathering.is_gathering else phase_note(gathering)
