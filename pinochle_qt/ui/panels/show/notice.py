"""Messages that are not part of the game, shown over the table for as long as it takes to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel

from pinochle_qt.ui.draw import desktop

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

_SEEN_MS: Final = 2000
"""Until somebody who looks at the cards has seen that there is something to read."""
_LETTER_MS: Final = 60
"""How long a letter takes to be read, by those who read slowly."""
_PARTS: Final = (1, 2, 3, 5, 8)
"""Into how many lines a sentence may be broken where there is no room for it as one."""


def reading_ms(sentence: str) -> int:
    """Return how long a sentence stays; the speed of the game does not change how fast anybody reads."""
    return _SEEN_MS + _LETTER_MS * len(sentence)


class Notice(QLabel):
    """A sentence that takes no room from the table; it goes once it could be read, or when it is clicked.

    Signals:
        returned: a sentence is told again that another one had taken the place of before it could be read.
    """

    returned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.end)
        self._waits = False
        self._returns = False
        self._replaced: list[str] = []
        """What is still to be read, the last one first in its turn."""
        self.hide()

    @property
    def is_told(self) -> bool:
        """Whether the sentence is in sight, or waits for a place."""
        return self._waits or not self.isHidden()

    def wait(self, *, waits: bool) -> None:
        """Stay out of sight while there is no place at all, and take all the time for being read afterward."""
        if waits == self._waits:
            return
        self._waits = waits
        self.setVisible(not waits)
        if waits:
            self._clock.stop()
        else:
            self._clock.start(reading_ms(self.text()))

    def drop(self) -> None:
        """Go away for good, whether the sentence was read or not."""
        self._replaced.clear()
        self.end()

    def end(self) -> None:
        """Go away; what could not be read before is told again."""
        self._clock.stop()
        self._waits = False
        if self._replaced:
            self._tell(self._replaced.pop(), returns=True)
            self.returned.emit()
        else:
            self.hide()

    def say(self, sentence: str, *, returns: bool = False) -> None:
        """Show a sentence in place of the last one, and let screen readers say it.

        One that `returns` is told again if another one takes its place before it could be read.
        """
        is_new = not self.is_told or sentence != self.text()
        if is_new and self.is_told and self._returns:
            self._replaced.append(self.text())
        self._replaced = [each for each in self._replaced if each != sentence]
        self._tell(sentence, returns=returns)
        if is_new:
            desktop.announce(self, sentence)

    def wanted_sizes(self, most: int) -> list[tuple[int, int]]:
        """Return widths and heights in pixels that leave every word whole: in one line, and narrower in more.

        None is wider than `most`.
        """
        self.ensurePolished()  # the style sheet has the type and what is free around it
        margins, metrics = self.contentsMargins(), self.fontMetrics()
        beside = margins.left() + margins.right() + 1
        whole = metrics.horizontalAdvance(self.text())
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        # a line that is broken ends before the word that is too long for it
        widths = [min(beside + (whole if parts == 1 else whole // parts + longest), most) for parts in _PARTS]
        return [(width, self.heightForWidth(width)) for width in widths]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away: it has been read."""
        del event
        self.end()

    def _tell(self, sentence: str, *, returns: bool) -> None:
        self._waits = False
        self._returns = returns
        self.setText(sentence)
        self.show()
        self._clock.start(reading_ms(sentence))
