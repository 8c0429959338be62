"""The left column: how others join the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pinochle_qt.server.words import firewall_advice
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.play_together.join_code import CodeTiles, QrCode
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.room import Room

_WIDTH, _SMALL_WIDTH = 256, 192
_HELPING: Final = 150
"""The side of the QR code while there is help for phones that don't find the table."""
_BUTTON: Final = 40
_LARGE_TILES: Final = 1.8


class JoinColumn(QObject):
    """Shows address, code and QR code."""

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._gathering = gathering
        self.pane = QWidget(room)
        self.title = room.add_label(Role.NAME, wraps=True, words=TogetherWord.POINT())
        self.qr = QrCode(self.pane)
        self._open = room.add_label(Role.BODY, "muted", is_shortened=True, words=TogetherWord.OR_OPEN())
        self.address = room.add_label(Role.PANEL_TITLE, is_shortened=True)
        self.networks = ChoiceBox({}, "", self.pane, name=TogetherWord.NETWORK())
        self.networks.activated.connect(lambda: gathering.choose_address(str(self.networks.currentData())))
        self._enter = room.add_label(Role.BODY, "muted", is_shortened=True, words=TogetherWord.ENTER_CODE())
        self.tiles = CodeTiles(self.pane)
        self.copy = room.add_button(Kind.PLAIN, self._copy, TogetherWord.COPY())
        self.larger = room.add_button(Kind.PLAIN, label=TogetherWord.LARGER())
        for button in (self.copy, self.larger):
            button.set_height(_BUTTON)
        self.note = room.add_label(Role.BODY, "muted", wraps=True)
        self.help = room.add_button(Kind.LINK, self._toggle_help, TogetherWord.NOT_FOUND())
        self.help.setCheckable(True)
        self.close = room.add_button(Kind.LINK, gathering.close_asked, TogetherWord.CLOSE())
        self._helps = self._is_small = False
        self._height = 0
        self._buttons = row(BoxPart(self.copy, share=1), BoxPart(self.larger, share=1), spacing=8)
        self._boxes = column(
            self.title,
            Gap(10),
            BoxPart(self.qr, align=Qt.AlignmentFlag.AlignLeft),
            Gap(14),
            self._open,
            self.address,
            self.networks,
            Gap(8),
            self._enter,
            Gap(2),
            self.tiles,
            Gap(14),
            self._buttons,
            Gap(12),
            self.note,
            Gap(share=1),
            BoxPart(self.help, align=Qt.AlignmentFlag.AlignLeft),
            Gap(6),
            BoxPart(self.close, align=Qt.AlignmentFlag.AlignLeft),
            parent=self.pane,
        )

    def stand(self, *, small: bool) -> None:
        """Fit a small or a usual window."""
        width = _SMALL_WIDTH if small else _WIDTH
        self.pane.setFixedWidth(round(width * self.qr.ui))
        self._buttons.turn(self._buttons.Direction.TopToBottom if small else self._buttons.Direction.LeftToRight)
        self._is_small = small
        self.title.setVisible(not small)
        self._show_note()

    def take_height(self, height: int) -> None:
        """Stay within a height in pixels, as far as phones can still read the QR code."""
        self._height = height
        self._show_note()

    def show_all(self) -> None:
        """Show the current state."""
        gathering = self._gathering
        code = gathering.people.code
        spoken = TogetherWord.QR(address=gathering.address)
        self.qr.show_contents(gathering.link if gathering.address and code else "", spoken)
        self.tiles.show_code(code, TogetherWord.CODE(code=" ".join(code)))
        self.address.set_text(gathering.address)
        several = len(gathering.addresses) > 1
        self.address.setVisible(not several)
        self.networks.setVisible(several)
        listed = [str(self.networks.itemData(at)) for at in range(self.networks.count())]
        if several and listed != list(gathering.addresses):
            self.networks.clear()
            for address in gathering.addresses:
                self.networks.addItem(address, address)
        self.networks.setCurrentIndex(self.networks.findData(gathering.address))
        self.copy.set_label(TogetherWord.COPY())
        self._show_note()

    def _show_note(self) -> None:
        port = self._gathering.port
        is_far = self._gathering.is_at_server
        self._helps = self._helps and not is_far  # no firewall of this computer is in the way of a server
        here = TogetherWord.AT_SERVER if is_far else TogetherWord.HOME_ONLY
        self.note.set_text(firewall_advice(port) if self._helps else here())
        self.help.setVisible(not is_far)
        self._open.set_text((TogetherWord.OR_OPEN_ANYWHERE if is_far else TogetherWord.OR_OPEN)())
        self.note.setVisible(self._helps or not self._is_small)
        self.qr.setVisible(not (self._helps and self._is_small))
        for each in (self._open, self._enter):
            each.setVisible(not self._is_small and not self._helps)
        for button in (self.copy, self.larger):
            button.setVisible(not (self._helps and self._is_small))
        self.qr.take_side(_HELPING if self._helps else self._usual_side)
        self.help.setChecked(self._helps)

    @property
    def _usual_side(self) -> int:
        """The side of the QR code at scale 1 with which everything else has space."""
        others = self._boxes.needed_height(self.pane.width()) - self.qr.minimumSizeHint().height()
        widest = _SMALL_WIDTH if self._is_small else _WIDTH
        return min(widest, max(_HELPING, int((self._height - others) / self.qr.ui)))

    def _toggle_help(self) -> None:
        self._helps = not self._helps
        self._show_note()
        if self._helps:
            desktop.announce(self.note, self.note.text())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._gathering.link)
        self.copy.set_label(TogetherWord.COPIED())
        desktop.announce(self.copy, TogetherWord.COPIED())


class LargeCode(QObject):
    """The QR code, the address and the code over the whole page, for people across the room."""

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._gathering = gathering
        center = Qt.AlignmentFlag.AlignHCenter
        self.pane = QWidget(room)
        self.qr = QrCode(self.pane, fills=True)
        self.address = room.add_label(Role.TITLE, align=center, is_shortened=True)
        self.address.set_role(Role.TITLE, 1.4)
        self.tiles = CodeTiles(self.pane, _LARGE_TILES)
        self.smaller = room.add_button(Kind.PLAIN, room.take_back, TogetherWord.SMALLER(), height=_BUTTON)
        button = row(Gap(share=1), self.smaller, Gap(share=1))
        beside = column(Gap(share=1), self.address, self.tiles, button, Gap(share=1), spacing=20)
        self._boxes = row(BoxPart(self.qr, share=3), BoxPart(beside, share=2), spacing=32, parent=self.pane)
        self.pane.hide()

    def show_all(self) -> None:
        """Show the current state."""
        gathering, code = self._gathering, self._gathering.people.code
        self.qr.show_contents(gathering.link if code else "", TogetherWord.QR(address=gathering.address))
        self.tiles.show_code(code, TogetherWord.CODE(code=" ".join(code)))
        self.address.set_text(gathering.address)
