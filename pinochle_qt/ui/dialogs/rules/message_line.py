"""A line that says what has just happened, and offers to undo it where that is possible."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.draw import desktop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_WHOLE_LINE = 100
"""The message's stretch factor, relative to 1 for the empty space after it, while no button is offered."""


class MessageLine(QWidget):
    """Shows the latest message, which replaces the one before it; takes up no space when there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = label("", self, "note", wraps=True)
        self.offered = Button(Kind.LINK, self, clicked=self._on_offer)
        self._offered_action: Callable[[], None] | None = None
        self._row = row(self._words, self.offered, Gap(share=1), spacing=12, parent=self)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a message and announce it to screen readers."""
        self._words.setText(sentence)
        self._row.setStretchFactor(self._words, _WHOLE_LINE)
        self.offered.hide()
        self.show()
        desktop.announce(self, sentence)

    def offer(self, words: str, act: Callable[[], None]) -> None:
        """Offer a button that undoes what the message reports."""
        self._offered_action = act
        self._row.setStretchFactor(self._words, 0)
        self.offered.setText(words)
        self.offered.show()

    def clear(self) -> None:
        """Remove the message."""
        self._words.clear()
        self.hide()

    @contextlib.contextmanager
    def telling(self, kind: type[Exception]) -> Iterator[None]:
        """Show the error message if an exception of this kind ends the block."""
        try:
            yield
        except kind as error:
            self.say(str(error))

    def _on_offer(self) -> None:
        if self._offered_action is not None:
            self._offered_action()
