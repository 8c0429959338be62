"""Marks the presses of a key that is held down as repeats where Qt does not notice that they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class HeldKeys(QObject):
    """Watches the keys of a window that has been shown.

    On X11, a held key sends releases and presses in pairs. If the window is busy when a release arrives, Qt 6.11 takes
    the press that follows for a new one. But the two have the same time, which no finger can do.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._released: tuple[int, int] = (0, 0)
        """The key that was released last, and when, in milliseconds; 0 for a time that is not known."""
        self._handle = window.windowHandle()
        window.installEventFilter(self)  # receives what nothing in the window has overridden as a shortcut
        self._handle.installEventFilter(self)  # receives keys before the widget with the focus does

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send an unmarked repeat again as a marked one; it is no shortcut either."""
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._released = event.key(), event.timestamp()
            return False
        if not event.timestamp() or self._released != (event.key(), event.timestamp()):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if watched is self._handle:
            repeat = QKeyEvent(
                event.type(), event.key(), event.modifiers(), event.text(), autorep=True, count=event.count()
            )
            QCoreApplication.sendEvent(self._handle, repeat)
            return True
        return False
