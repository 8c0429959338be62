"""Practice: a copy of a game to try things in, while the game itself waits unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from pinochle_qt.ui.controls.boxes import discard
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.words.rooms.review import ReviewWord

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
        self.waiting: Session | None = None
        """The waiting game, or None."""
        self.aside: Session | None = None
        """The practice session from before a lesson, or None."""
        self._notice: QWidget | None = None
        self._shows_notice = True

    def begin(self, before: Session, *, is_told: bool = True) -> None:
        """Make the game on the table wait; if practice has already begun, the game waiting stays the same.

        `is_told` says whether to show the notice beside the menus. If not, as in a lesson, the session that was being
        practiced is set aside.
        """
        if self.waiting is None:
            self.waiting = before
        elif is_told:
            self.aside = None
        elif self._shows_notice:
            self.aside = before
        self._shows_notice = is_told
        self.rebuild()

    def end(self) -> Session | None:
        """End practice, and return the game that waited."""
        waiting, self.waiting, self.aside = self.waiting, None, None
        self.rebuild()
        return waiting

    def rebuild(self) -> None:
        """Show the notice in the current language, or hide it."""
        if self._notice is not None:
            discard(self._notice)
            self._notice = None
        if self.waiting is None or not self._shows_notice:
            return
        notice = self._notice = QWidget(self._bar)
        back = Button(Kind.LINK, notice, ReviewWord.LEAVE_PRACTICE(), clicked=self.leave)
        row = QHBoxLayout(notice)
        row.setContentsMargins(0, 0, 12, 0)
        row.addWidget(label(ReviewWord.PRACTICE(), notice))
        row.addWidget(back)
        self._bar.setCornerWidget(notice, Qt.Corner.TopRightCorner)
        notice.show()

    def leave(self) -> None:
        """Go back to the waiting game, if there is one."""
        if self.waiting is not None:
            self.left.emit(self.waiting)
