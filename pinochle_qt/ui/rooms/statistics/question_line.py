"""A line above the page: a question before something is done, or a report on what was done, with a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pinochle_qt.ui.controls.boxes import BoxPart, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.rooms.room import Room


class QuestionLine(QObject):
    """A row of its own, visible while there is something to say."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._message = room.add_label(Role.BODY, wraps=True)
        self.answer = room.add_button(Kind.TOOL, self._do)
        self._cancel = room.add_button(Kind.LINK, self.close, Stat.CANCEL())
        self._action: Callable[[], None] | None = None
        self.box = row(BoxPart(self._message, share=1), self.answer, self._cancel, spacing=12)

    @property
    def said(self) -> str:
        """The text shown; empty while the line is hidden."""
        return "" if self._message.isHidden() else self._message.text()

    def ask(self, said: str, answer: str, action: Callable[[], None]) -> None:
        """Show a text, and a button with the label `answer` that calls `action`."""
        self._action = action
        self._message.set_text(said)
        self.answer.set_label(answer)
        for each in (self._message, self.answer, self._cancel):
            each.show()
        self._room.rearrange()
        self.answer.setFocus()
        desktop.announce(self._message, said)

    def tell(self, said: str) -> None:
        """Show a text without a button for an action."""
        self.ask(said, "", lambda: None)
        self.answer.hide()

    def close(self) -> None:
        """Hide the line."""
        for each in (self._message, self.answer, self._cancel):
            each.hide()
        self._room.rearrange()

    def _do(self) -> None:
        action, self._action = self._action, None
        self.close()
        if action is not None:
            action()
