"""How much space a screen has for a window, and what keeps windows and dialogs within it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

AROUND: Final = QSize(16, 48)
"""The largest frame that window managers put around a window, assumed as long as the real one is not known."""
_BAR: Final = 48
"""The height of a task bar, kept free even if the desktop does not mention one: with Wayland it cannot."""


def space_on(screen: QScreen) -> QSize:
    """Return the largest size that a window can have on a screen without its frame."""
    return screen.availableSize() - AROUND


class ScreenSpace(QObject):
    """Keeps a window within the screen that it is on."""

    def __init__(self, window: QWidget, smallest: QSize, least: QSize) -> None:
        """Let a window be no smaller than `smallest`, or `least` on a screen that has no space for that."""
        super().__init__(window)
        self._window = window
        self._smallest, self._least = smallest, least
        self._screen: QScreen | None = None

    def limit(self) -> None:
        """Set the smallest size of the window on its screen."""
        screen = self._window.screen()
        space = space_on(screen)
        space.setHeight(min(space.height(), screen.size().height() - AROUND.height() - _BAR))
        self._window.setMinimumSize(self._smallest.boundedTo(space).expandedTo(self._least))

    def shrink(self) -> None:
        """Make the window no larger than the screen."""
        self._window.resize(self._window.size().boundedTo(space_on(self._window.screen())))

    def follow(self) -> None:
        """From now on, fit the window into every screen that it is moved to, and into a screen that changes."""
        # queued, so that the window has arrived, and has its size in the pixels of the other screen
        self._window.windowHandle().screenChanged.connect(self._enter, Qt.ConnectionType.QueuedConnection)
        self._watch()

    def _watch(self) -> None:
        if self._screen is not None and isValid(self._screen):  # it may have been unplugged
            self._screen.availableGeometryChanged.disconnect(self._fit)
        self._screen = self._window.screen()
        self._screen.availableGeometryChanged.connect(self._fit)

    def _enter(self) -> None:
        self._watch()
        self._fit()

    def _fit(self) -> None:
        self.limit()
        if not self._window.isMaximized() and not self._window.isFullScreen():
            self.shrink()
