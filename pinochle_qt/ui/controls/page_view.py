"""Scrollable content: rich text to be read, and parts of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QTextBrowser, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QResizeEvent


class Page(QTextDocument):
    """Rich text that reads no files: should a stranger's text ever become part of it, nothing that it names is loaded.

    Some files never end, and opening a pipe takes until something writes to it.
    """

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Return an empty picture for everything."""
        del kind, name
        return _nothing()


class PageBrowser(QTextBrowser):
    """Shows rich text that reads no files, like a `Page`."""

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Return an empty picture for everything."""
        del kind, name
        return _nothing()


def _nothing() -> QImage:
    """Return an empty picture; if there were no picture at all, Qt would try to read the file by itself."""
    picture = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


class PageView(PageBrowser):
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
