"""What the program has to tell beside the game, over the strip for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

SHOWN_MS: Final = 10_000


class Notice(QLabel):
    """A sentence that takes no room from the table; it goes by itself, or when it is clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._place = QRect()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOWN_MS)
        self._clock.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence in place of the last one, and let screen readers say it."""
        is_new = self.isHidden() or sentence != self.text()
        self.setText(sentence)
        self._fit()
        self.show()
        self.raise_()
        self._clock.start()
        if is_new:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def place(self, box: QRect) -> None:
        """Lie over the box of the strip; what is too long for it hangs down from there."""
        self._place = QRect(box)
        self._fit()

    def _fit(self) -> None:
        box = self._place
        self.setGeometry(box.x(), box.y(), box.width(), max(box.height(), self.heightForWidth(box.width())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        del event
        self.hide()
