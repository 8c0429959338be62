"""Practice: a copy of a game in which something is tried, while the game itself waits unharmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.words.review_catalog import ReviewWord

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenuBar

    from pinochle_qt.session.session import Session


class Practice(QObject):
    """Keeps the game that waits, and says beside the menus that what is played does not count.

    Signals:
        left: the session of the game that waited, to which the person wants to go back.
    """

    left = Signal(object)

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._waiting: Session | None = None
        self._sign: QWidget | None = None

    @property
    def waiting(self) -> Session | None:
        """The game that waits, if one does."""
        return self._waiting

    @property
    def is_on(self) -> bool:
        """Whether a game waits."""
        return self._waiting is not None

    def begin(self, waiting: Session) -> None:
        """Let a game wait; in the midst of practice the one that waits already goes on waiting."""
        if self._waiting is None:
            self._waiting = waiting
        self.make_anew()

    def end(self) -> Session | None:
        """Let nothing wait any more, and return what waited."""
        waiting, self._waiting = self._waiting, None
        self.make_anew()
        return waiting

    def make_anew(self) -> None:
        """Show or hide the sign, in the language in force."""
        if self._sign is not None:
            self._sign.hide()
            self._sign.deleteLater()
            self._sign = None
        if self._waiting is None:
            return
        sign = self._sign = QWidget(self._bar)
        words = QLabel(ReviewWord.PRACTICE(), sign)
        back = Button(Kind.LINK, sign, ReviewWord.LEAVE_PRACTICE())
        back.clicked.connect(self.leave)
        row = QHBoxLayout(sign)
        row.setContentsMargins(0, 0, 12, 0)
        row.addWidget(words)
        row.addWidget(back)
        self._bar.setCornerWidget(sign, Qt.Corner.TopRightCorner)
        sign.show()

    def leave(self) -> None:
        """Go back to the game that waits, if one does."""
        if self._waiting is not None:
            self.left.emit(self._waiting)
