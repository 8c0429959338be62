"""The button that shows the table on a television, and asks on which screen if there are several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.words import text
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen

    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.room import Room


class TvButton(QObject):
    """Keeps the button disabled while somebody plays at this window.

    Signals:
        asked: the `QScreen` on which the table is to be shown.
    """

    asked = Signal(object)

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._room, self._gathering = room, gathering
        self.button = room.add_button(Kind.PLAIN, self._press, TogetherWord.TV())
        self.menu: QMenu | None = None
        """The menu that was opened last."""

    def show_all(self) -> None:
        """Show whether the table can be shown on a television."""
        plays_here = bool(self._gathering.own_people)
        self.button.setEnabled(not plays_here)
        self.button.setToolTip(TogetherWord.NO_TV() if plays_here else "")

    def _press(self) -> None:
        here, screens = self._room.screen(), self._screens()
        if len(screens) < 2:
            self.asked.emit(here)
            return
        menu = self.menu = QMenu(self._room)
        menu.aboutToHide.connect(menu.deleteLater)
        for screen in sorted(screens, key=lambda each: each is here):
            entry = menu.addAction(text.literal(_label(screen, is_here=screen is here)))
            entry.triggered.connect(lambda _, screen=screen: self.asked.emit(screen))
        menu.popup(self.button.mapToGlobal(self.button.rect().topLeft()))

    @staticmethod
    def _screens() -> list[QScreen]:
        return QGuiApplication.screens()


def _label(screen: QScreen, *, is_here: bool) -> str:
    """Return the entry of a screen: this one, or its name and size."""
    if is_here:
        return TogetherWord.TV_HERE()
    size = screen.size() * screen.devicePixelRatio()
    return TogetherWord.TV_SCREEN(name=screen.model() or screen.name(), width=size.width(), height=size.height())
