"""Scrollable content: rich text to be read, and parts of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QTextBrowser, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class PageView(QTextBrowser):
    """Rich text whose links are reported, not followed; the scroll bar is at the edge even if the lines are shorter."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._max_line_width = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)

    def limit_lines(self, longest: int) -> None:
        """Limit lines to this many pixels; 0 means no limit."""
        self._max_line_width = longest
        self._update_margin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the margin beside the lines."""
        super().resizeEvent(event)
        self._update_margin()

    def _update_margin(self) -> None:
        margin = max(0, self.width() - self._max_line_width) if self._max_line_width else 0
        if self.viewportMargins().right() != margin:
            self.setViewportMargins(0, 0, margin, 0)


class PageScroll(QScrollArea):
    """A scroll area without frame or background, for a part of a page that may be too tall."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the content takes the keyboard focus
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)

    def hold(self, inside: QWidget) -> None:
        """Show a widget as the content."""
        self.setWidget(inside)
        inside.setAutoFillBackground(False)

    def move_on(self, steps: int) -> None:
        """Scroll down by so many steps of the scroll bar, or up if they are negative."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + steps * bar.singleStep())

    def settle(self) -> None:
        """Lay out the content at once, instead of with the next events."""
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
