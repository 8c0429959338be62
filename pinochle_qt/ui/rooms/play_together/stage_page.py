"""What is shown while the table is not open: what opening it means, that it opens, or what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.options_column import game_line
from pinochle_qt.words.rooms.help import HelpWord
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.room import Room

_WORDS: Final = {
    Stage.CLOSED: (TogetherWord.CLOSED, TogetherWord.CLOSED_WHY, TogetherWord.OPEN),
    Stage.OPENING: (TogetherWord.OPENING, TogetherWord.OPENING_WHY, None),
    Stage.ENDED: (TogetherWord.ENDED, TogetherWord.ENDED_WHY, TogetherWord.OPEN_AGAIN),
    Stage.NO_NETWORK: (TogetherWord.NO_NETWORK, TogetherWord.NO_NETWORK_WHY, TogetherWord.TRY_AGAIN),
    Stage.FAILED: (TogetherWord.FAILED, None, TogetherWord.TRY_AGAIN),
}
"""For each stage its title, its sentence (None: what the table says) and the button, if any."""
_SERVER_WIDTH: Final = 300
_LONGEST: Final = 300
_FAULTS: Final = frozenset({Stage.NO_NETWORK, Stage.FAILED})


class StagePage(QObject):
    """A title, a sentence and one button in the middle of the page.

    Signals:
        rules_asked: the game or its rules are to be changed.
    """

    rules_asked = Signal()

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._gathering = gathering
        center = Qt.AlignmentFlag.AlignHCenter
        self.pane = QWidget(room)
        self.title = room.add_label(Role.PANEL_TITLE, align=center)
        self.why = room.add_label(Role.LESSON, "muted", center, wraps=True)
        self.game = room.add_label(Role.BODY, "muted", center, is_shortened=True)
        self.button = room.add_button(Kind.MAIN, self.open)
        self.change = room.add_button(
            Kind.PLAIN, self.rules_asked, TogetherWord.CHANGE(), name=f"{TogetherWord.RULES()}: {TogetherWord.CHANGE()}"
        )
        self.help = room.add_button(Kind.LINK, label=HelpWord.TOGETHER_LINK())
        self.back = room.add_button(Kind.LINK, gathering.go_back)
        self.join = room.add_button(Kind.LINK, lambda: gathering.ask_for_table(""), TogetherWord.JOIN_LINK())
        self._server_label = room.add_label(Role.BODY, "muted", words=TogetherWord.SERVER())
        self.server = QLineEdit(
            gathering.server, self.pane, maxLength=_LONGEST, placeholderText=TogetherWord.SERVER_NONE()
        )
        self.server.setAccessibleName(TogetherWord.SERVER())
        self.server.editingFinished.connect(self._take_server)
        middle = column(self.title, self.why, Gap(8), self.game, spacing=6)
        buttons = row(Gap(share=1), self.button, self.change, Gap(share=1), spacing=12)
        links = column(
            *(row(Gap(share=1), each, Gap(share=1)) for each in (self.back, self.join, self.help)), spacing=10
        )
        server = row(
            Gap(share=1), self._server_label, BoxPart(self.server, width=_SERVER_WIDTH), Gap(share=1), spacing=10
        )
        wide = row(Gap(share=1), BoxPart(middle, share=3), Gap(share=1))
        column(Gap(share=2), wide, Gap(16), server, Gap(16), buttons, Gap(16), links, Gap(share=3), parent=self.pane)

    def show_all(self) -> None:
        """Show the current state."""
        gathering = self._gathering
        title, why, label = _WORDS.get(gathering.stage, _WORDS[Stage.CLOSED])
        if why is TogetherWord.CLOSED_WHY and gathering.server:
            why = TogetherWord.CLOSED_WHY_SERVER
        self.title.set_text(title())
        self.title.set_ink("bad" if gathering.stage in _FAULTS else "text")
        self.why.set_text(gathering.reason if why is None else why())
        can_open = label is not None
        self.button.setVisible(can_open)
        self.change.setVisible(can_open)
        self.game.setVisible(can_open)
        self.server.setVisible(can_open)
        self._server_label.setVisible(can_open)
        self.join.setVisible(can_open)
        visit = gathering.visit
        self.back.setVisible(can_open and visit is not None)
        if visit is not None:
            self.back.set_label(TogetherWord.GO_BACK(name=visit.host or visit.address))
        if label is not None:
            self.button.set_label(label(), key=ENTER)
        self.game.set_text(TogetherWord.WHAT_IS_PLAYED(game=game_line(gathering)))

    def open(self) -> None:
        """Open the table, at this computer or at the server that was entered."""
        self._take_server()
        self._gathering.open_asked.emit()

    def _take_server(self) -> None:
        self._gathering.choose_server(self.server.text().strip())
        self.show_all()

    @property
    def announcement(self) -> str:
        """What screen readers say about a new state."""
        return f"{self.title.text()}. {self.why.text()}"
