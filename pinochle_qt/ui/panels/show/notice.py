"""Messages that aren't part of the game, shown over the table for as long as it takes to read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel

from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.timers import make_timer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

_NOTICING_MS: Final = 2000
"""Milliseconds until a player who is looking at the cards has noticed the message."""
_LETTER_MS: Final = 60
"""Milliseconds per letter for a slow reader."""
_LINE_COUNTS: Final = (1, 2, 3, 5, 8)
"""The numbers of lines into which a sentence may be broken if it doesn't fit on one."""


def reading_ms(sentence: str) -> int:
    """Return how long a sentence stays; the speed of the game doesn't change how fast people read."""
    return _NOTICING_MS + _LETTER_MS * len(sentence)


class Notice(QLabel):
    """A sentence that takes no space from the table; it vanishes after enough time to read it, or when clicked.

    If it names a key, a click also does what the key does.

    Signals:
        returned: a sentence is shown again because another one replaced it too early.
    """

    returned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self._clock = make_timer(self, self.end)
        self._waits = False
        self._returns = False
        self._do: Callable[[], object] | None = None
        self._replaced: list[str] = []
        """Sentences still to be read, in the order in which they were said."""
        self.hide()

    @property
    def is_told(self) -> bool:
        """Whether the sentence is visible or waiting for space."""
        return self._waits or not self.isHidden()

    def wait(self, *, waits: bool) -> None:
        """Stay hidden while there is no space at all; the full reading time starts afterward."""
        if waits == self._waits:
            return
        self._waits = waits
        self.setVisible(not waits)
        if waits:
            self._clock.stop()
        else:
            self._clock.start(reading_ms(self.text()))

    def drop(self) -> None:
        """Vanish for good, whether or not the sentence was read."""
        self._replaced.clear()
        self.end()

    def dismiss(self) -> bool:
        """Vanish if visible, as the user has read the sentence; return whether it was one that must be read."""
        is_visible, must_be_read = not self.isHidden(), self._returns
        if is_visible:
            self.end()
        return is_visible and must_be_read

    def outdate(self) -> None:
        """Vanish unless the sentence must be read, as what it is about is no longer on the table."""
        if self.is_told and not self._returns:
            self.end()

    def end(self) -> None:
        """Vanish, or show again a sentence that was replaced before it could be read."""
        self._clock.stop()
        self._waits = False
        if self._replaced:
            self._show_sentence(self._replaced.pop(0), returns=True, do=None)
            self.returned.emit()
        else:
            self.hide()

    def say(self, sentence: str, *, returns: bool = False, do: Callable[[], object] | None = None) -> None:
        """Show a sentence in place of the current one, and announce it to screen readers.

        With `returns`, it is shown again if another one replaces it before it could be read, and then a click calls
        nothing. Otherwise a click calls `do`.
        """
        is_new = not self.is_told or sentence != self.text()
        if is_new and self.is_told and self._returns:
            self._replaced.append(self.text())
        self._replaced = [each for each in self._replaced if each != sentence]
        self._show_sentence(sentence, returns=returns, do=do)
        if is_new:
            desktop.announce(self, sentence)

    def wanted_sizes(self, most: int) -> list[tuple[int, int]]:
        """Return widths and heights in pixels that cut no words: first for one line, then narrower with more lines.

        No width is greater than `most`.
        """
        self.ensurePolished()  # the style sheet sets the font and the padding
        margins, metrics = self.contentsMargins(), self.fontMetrics()
        padding = margins.left() + margins.right() + 1
        full_width = metrics.horizontalAdvance(self.text())
        longest_word = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        # a wrapped line ends before the word that doesn't fit, so it needs space for one more
        widths = [
            min(padding + (full_width if line_count == 1 else full_width // line_count + longest_word), most)
            for line_count in _LINE_COUNTS
        ]
        return [(width, self.heightForWidth(width)) for width in widths]

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Dismiss the notice, because it has been read, and do what it is about."""
        do = self._do
        self.end()
        if do is not None:
            do()

    def _show_sentence(self, sentence: str, *, returns: bool, do: Callable[[], object] | None) -> None:
        self._waits = False
        self._returns, self._do = returns, do
        self.setCursor(Qt.CursorShape.ArrowCursor if do is None else Qt.CursorShape.PointingHandCursor)
        self.setText(sentence)
        self.show()
        self._clock.start(reading_ms(sentence))
