"""Practice: a copy of a game to try things in, while the game itself waits unchanged."""

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
    """Keeps the waiting game, and shows a notice beside the menus that practice does not count.

    Signals:
        left: the session of the waiting game, to which the player wants to return.
    """

    left = Signal(object)

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._waiting: Session | None = None
        self._aside: Session | None = None
        self._sign: QWidget | None = None
        self._is_told = True

    @property
    def waiting(self) -> Session | None:
        """The waiting game, or None."""
        return self._waiting

    @property
    def aside(self) -> Session | None:
        """The practice session from before a lesson, or None."""
        return self._aside

    def begin(self, before: Session, *, is_told: bool = True) -> None:
        """Make the game on the table wait; if practice has already begun, the game waiting stays the same.

        `is_told` says whether to show the notice beside the menus. If not, as in a lesson, the session that was being
        practiced is set aside.
        """
        if self._waiting is None:
            self._waiting = before
        elif is_told:
            self._aside = None
        elif self._is_told:
            self._aside = before
        self._is_told = is_told
        self.make_anew()

    def end(self) -> Session | None:
        """End practice, and return the game that waited."""
        waiting, self._waiting, self._aside = self._waiting, None, None
        self.make_anew()
        return waiting

    def make_anew(self) -> None:
        """Show the notice in the current language, or hide it."""
        if self._sign is not None:
            self._sign.hide()
            self._sign.deleteLater()
            self._sign = None
        if self._waiting is None or not self._is_told:
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
        """Go back to the waiting game, if there is one."""
        if self._waiting is not None:
            self.left.emit(self._waiting)
