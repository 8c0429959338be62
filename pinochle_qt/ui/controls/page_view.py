"""Scrollable content: rich text to be read, and parts of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QTextBrowser, QWidget

from pinochle_qt.ui.controls.keyboard.focus_ring import ShowsKeyFocus
from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QResizeEvent, QWheelEvent

_AROUND_FOCUS: Final = 24
"""What is in sight above and below the widget that has the focus, at scale 1: a heading, and its frame."""
_LAID_OUT: Final = frozenset({QEvent.Type.Resize, QEvent.Type.LayoutRequest})


class Page(QTextDocument):
    """Rich text that reads no files: should a stranger's text ever become part of it, nothing that it names is loaded.

    Some files never end, and opening a pipe takes until something writes to it.
    """

    def loadResource(self, _kind: int, _name: QUrl | str) -> QImage:
        """Return an empty picture for everything."""
        return _nothing()


class PageBrowser(QTextBrowser):
    """Shows rich text that reads no files, like a `Page`."""

    def loadResource(self, _kind: int, _name: QUrl | str) -> QImage:
        """Return an empty picture for everything."""
        return _nothing()


def unbroken(html: str) -> str:
    """Return rich text with wide spaces for narrow ones, which Qt would read as spaces where a line may be broken."""
    return html.replace("\u202f", "\u00a0")


def _nothing() -> QImage:
    """Return an empty picture; if there were no picture at all, Qt would try to read the file by itself."""
    picture = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


class PageView(ShowsKeyFocus, PageBrowser):
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
    """A scroll area without frame or background, for a part of a page that may be too tall.

    What has the focus is in sight, whatever gave it the focus, and stays so when the page grows or shrinks, until
    somebody scrolls.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._follows = False
        """Whether the focus is to be kept in sight."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the content takes the keyboard focus
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)
        self.verticalScrollBar().actionTriggered.connect(self._leave_focus)

    def hold(self, inside: QWidget) -> None:
        """Show a widget as the content, without a background."""
        self.setWidget(inside)
        inside.setAutoFillBackground(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, even if that takes what has the focus out of sight."""
        self._leave_focus()
        super().wheelEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the focus in sight after the content, which Qt lets every scroll area watch, was laid out again."""
        handled = super().eventFilter(watched, event)
        if event.type() in _LAID_OUT:
            self._show_focus()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the focus in sight."""
        super().resizeEvent(event)
        self._show_focus()

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        content = self.widget()
        self._follows = content is not None and now is not None and content.isAncestorOf(now)
        self._show_focus()

    def _leave_focus(self) -> None:
        self._follows = False

    def _show_focus(self) -> None:
        content = self.widget()
        focused = content.focusWidget() if self._follows and content is not None else None
        if focused is not None:
            self.ensureWidgetVisible(focused, 0, style.scaled(_AROUND_FOCUS))

    def move_on(self, steps: int) -> None:
        """Scroll down by so many steps of the scroll bar, or up if they are negative."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + steps * bar.singleStep())

    def show_part(self, part: QWidget) -> None:
        """Scroll down until a part of the content can be read, even if that takes what has the focus out of sight."""
        self._leave_focus()
        self.settle()
        bar, view = self.verticalScrollBar(), self.viewport()
        top = part.mapTo(self, QPoint()).y() - view.y()
        bar.setValue(bar.value() + max(0, min(top, top + part.height() - view.height())))

    def settle(self) -> None:
        """Lay out the content at once, instead of with the next events."""
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
