"""What is longer than the room for it: rich text to be read, and parts of a page that can be scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QTextBrowser, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class PageView(QTextBrowser):
    """Rich text whose links are told, not followed; its bar is at the edge even where its lines are shorter."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._longest = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)

    def limit_lines(self, longest: int) -> None:
        """Let no line be longer than so many pixels; 0 lets them be as long as there is room."""
        self._longest = longest
        self._leave_free()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave what lines do not need free."""
        super().resizeEvent(event)
        self._leave_free()

    def _leave_free(self) -> None:
        free = max(0, self.width() - self._longest) if self._longest else 0
        if self.viewportMargins().right() != free:
            self.setViewportMargins(0, 0, free, 0)


class PageScroll(QScrollArea):
    """What of a part does not fit into the room can be scrolled; there is nothing to be seen around it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is inside has the keys
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)

    def hold(self, inside: QWidget) -> None:
        """Show something."""
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
