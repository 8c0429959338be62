"""The windows that small and scaled screens have room for, in logical pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SMALL_SCREENS: Final = ((911, 432), (960, 470), (1024, 530))
"""What title bar and task bar leave of 1366×768 at 150 %, 1920×1080 at 200 %, and 1024×600."""


class FakeScreen(QObject):
    """A screen with a task bar along one of its edges."""

    availableGeometryChanged = Signal()  # noqa: N815 - as Qt names it

    def __init__(self, width: int, height: int, bar: int = 0) -> None:
        super().__init__()
        self.change(width, height, bar)

    def change(self, width: int, height: int, bar: int = 0) -> None:
        """Give the screen other dimensions."""
        self._size, self._bar = QSize(width, height), bar
        self.availableGeometryChanged.emit()

    def size(self) -> QSize:
        """Return the size of the whole screen."""
        return self._size

    def availableSize(self) -> QSize:  # noqa: N802 - as Qt names it
        """Return the size without the task bar."""
        return self._size - QSize(0, self._bar)


def squeeze(window: QWidget, size: tuple[int, int]) -> None:
    """Give a window a size, even one below its minimum, as on a screen that has no room for more."""
    window.setMinimumSize(window.minimumSize().boundedTo(QSize(*size)))
    window.resize(*size)
