"""What is shown while somebody else's table is looked for: fields for its address and its code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from pinochle_qt.server.guests import CODE_LENGTH, LONGEST_MACHINE, is_code
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.nearby_rows import NearbyRows
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.room import Room

_WIDTH: Final = 380
_LONGEST: Final = 300
_EXAMPLE: Final = "192.168.1.20:8470"


class JoinPage(QObject):
    """Asks for a table, and says in a sentence why it could not be joined."""

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._gathering = gathering
        self._key = ""
        """The key in the link that was pasted, if it had one."""
        self._waits = False
        """Whether the table with the code that was entered is joined as soon as it is found."""
        center = Qt.AlignmentFlag.AlignHCenter
        self.pane = QWidget(room)
        self.title = room.add_label(Role.PANEL_TITLE, align=center, words=TogetherWord.JOIN_TITLE())
        why = room.add_label(Role.LESSON, "muted", center, wraps=True, words=TogetherWord.JOIN_WHY())
        self.nearby = NearbyRows(room)
        self.nearby.chosen.connect(self.choose)
        self.nearby.ended.connect(self._on_all_found)
        self.address = QLineEdit(gathering.last_address, self.pane, maxLength=_LONGEST, placeholderText=_EXAMPLE)
        self.code = QLineEdit(self.pane, maxLength=CODE_LENGTH + LONGEST_MACHINE)
        self.address.textChanged.connect(self._take_link)
        self.code.textEdited.connect(self._write_large)
        self.status = room.add_label(Role.BODY, "bad", wraps=True)
        self.join = room.add_button(Kind.MAIN, self.try_it, TogetherWord.JOIN(), key=ENTER)
        self.cancel = room.add_button(Kind.PLAIN, room.take_back, TogetherWord.JOIN_CANCEL())
        fields = column(
            self.title,
            why,
            Gap(10),
            self.nearby.pane,
            Gap(6),
            *self._labeled(room, TogetherWord.JOIN_ADDRESS(), self.address),
            Gap(8),
            *self._labeled(room, TogetherWord.JOIN_CODE(), self.code),
            Gap(4),
            self.status,
            Gap(8),
            row(BoxPart(self.join, share=1), self.cancel, spacing=12),
            spacing=4,
        )
        middle = row(Gap(share=1), BoxPart(fields, width=_WIDTH), Gap(share=1))
        column(Gap(share=2), middle, Gap(share=3), parent=self.pane)
        self.pane.hide()

    def show_all(self) -> None:
        """Show the current state."""
        gathering = self._gathering
        is_joining = gathering.stage is Stage.JOINING or self._waits
        self.status.set_text(TogetherWord.JOINING() if is_joining else gathering.reason)
        self.status.set_ink("muted" if is_joining else "bad")
        for each in (self.address, self.code, self.join, self.nearby.pane):
            each.setEnabled(not is_joining)

    @property
    def announcement(self) -> str:
        """What screen readers say about a new state."""
        return self.status.text() or f"{self.title.text()}. {TogetherWord.JOIN_WHY()}"

    def begin(self) -> None:
        """Look for tables in this network, and begin with the first field that needs something."""
        self._waits = False
        self.nearby.look()
        self.take_focus()

    def end(self) -> None:
        """Look for no table anymore."""
        self._waits = False
        self.nearby.stop()

    def choose(self, address: str) -> None:
        """Take the address of a table that was found, and join it if its code is known."""
        self.address.setText(address)
        self.go_on(self.address)

    def fill_in(self, known: str) -> None:
        """Write an address, a link or a code into its field, and join if that is enough."""
        if is_code(known):
            self.address.clear()
            self.code.setText(known.upper())
        else:
            self.address.setText(known)
        self.take_focus()
        if self._key or is_code(self.code.text()):
            self.try_it()

    def take_focus(self) -> None:
        """Begin with the first field that needs something; a code is old sooner than an address."""
        field = self.code if self.address.text() or self.nearby.tables else self.address
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def go_on(self, field: QWidget) -> None:
        """Do what Enter means in a field: go to the code, or try to join."""
        if field is self.address and self.address.text() and not (self.code.text() or self._key):
            self.code.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.try_it()

    def try_it(self) -> None:
        """Join the table, or say what is missing; with a code alone, join the only table in this network."""
        code = "".join(self.code.text().split())
        if not self.address.text() and is_code(code):
            self._find()
            return
        try:
            there = TableAddress(self.address.text())
        except ValueError as error:
            self._gathering.ask_for_table(str(error))
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        there.key = self._key
        if len(code) < CODE_LENGTH and not there.key:
            self._gathering.ask_for_table(TogetherWord.JOIN_CODE_MISSING())
            self.code.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._gathering.join_asked.emit(there, code)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _find(self) -> None:
        """Take the only table that answers; if none has so far, wait for it."""
        tables = self.nearby.tables
        if len(tables) == 1 and not self.nearby.is_looking:
            self.choose(tables[0].address)
        elif tables and not self.nearby.is_looking:
            self._gathering.ask_for_table(TogetherWord.SEVERAL())
        else:
            self._waits = True
            if not self.nearby.is_looking:
                self.nearby.look()
            self.show_all()

    def _on_all_found(self) -> None:
        """Go on with a code that was entered without an address."""
        if not self._waits:
            return
        self._waits = False
        if self.nearby.tables:
            self.show_all()
            self._find()
        else:
            self._gathering.ask_for_table(TogetherWord.NO_ADDRESS())
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _labeled(room: Room, words: str, field: QLineEdit) -> tuple[QWidget, QWidget]:
        label = room.add_label(Role.BODY, "muted", words=words)
        field.setAccessibleName(words)
        return label, field

    def _take_link(self, text: str) -> None:
        """Take address, code and key from a link that was pasted as a whole."""
        self._key = ""
        try:
            there = TableAddress(text)
        except ValueError:
            return
        if there.code or there.key:
            self.address.setText(str(there))
            self.code.setText(there.code)
            self._key = there.key

    def _write_large(self, text: str) -> None:
        """Write a code as the table shows it."""
        at = self.code.cursorPosition()
        self.code.setText(text.upper())
        self.code.setCursorPosition(at)
