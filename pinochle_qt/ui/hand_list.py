"""The own hand as a plain list beside the table, for screen readers and for everybody who prefers words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QListView

from pinochle_qt.ui import style
from pinochle_qt.ui.models.hand_model import HandModel
from pinochle_qt.ui.words import Menu

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QRect
    from PySide6.QtWidgets import QMainWindow, QWidget

    from pinochle_qt.ui.table.table_view import TableView


_NARROWEST: Final = 200
"""The width in which the name of a card can be read, at ui = 1."""
_FRAME: Final = 12
"""What the dock adds to it at most."""


def room_on_screen(window: QWidget) -> QRect:
    """Return the part of the screen that windows may fill."""
    return window.screen().availableGeometry()


class HandList(QDockWidget):
    """Lists the cards of the hand in the order in which they lie; Enter or a double click does what a click does."""

    def __init__(self, view: TableView, parent: QWidget) -> None:
        super().__init__(Menu.HAND_LIST().replace("&", ""), parent)
        self.setObjectName("hand-list")
        self._table = view
        self._is_covered = False
        self._model = HandModel(self)
        self.list = QListView(self)
        self.list.setModel(self._model)
        self.list.setAccessibleName(self.windowTitle())
        self.list.activated.connect(self._activate)
        self.list.setMinimumWidth(style.scaled(_NARROWEST))
        self.setWidget(self.list)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)

    def stand_beside(self, window: QMainWindow, spare: int) -> None:
        """Dock at the right of a window whose table can spare so many pixels.

        The window grows if it must; where the screen has no room for that, the list floats.
        """
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        lacking = self.list.minimumWidth() + _FRAME - spare
        if lacking <= 0:
            return
        screen = room_on_screen(window)
        around = window.frameGeometry()
        fills = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        if window.windowState() & fills or around.width() + lacking > screen.width():
            self.setFloating(True)
            self.move(around.right() - self.width(), around.top() + around.height() // 4)
        elif around.right() + lacking > screen.right():
            window.move(max(screen.left(), screen.right() - around.width() - lacking), window.y())

    def cover(self, *, covered: bool) -> None:
        """Show no card while the next person is called: the curtain does not reach as far as this list."""
        self._is_covered = covered
        self.refresh()

    def refresh(self) -> None:
        """Show the hand as it lies now."""
        hand = () if self._is_covered else self._table.choice.hand
        faces = [token.face for token in hand if token.face is not None]
        self._model.set_hand(faces, self._table.director.pointing.playable)

    def _activate(self, index: QModelIndex) -> None:
        hand = self._table.choice.hand
        if index.row() < len(hand):
            self._table.director.finish()
            self._table.try_card(hand[index.row()], double=True)
            self.refresh()
