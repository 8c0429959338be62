"""Files dragged onto the window: the owner decides which are accepted, and is notified of drops."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Watches the drag-and-drop events of a widget.

    Signals:
        dropped: the path of a file to open.
        left: nothing is dragged over the widget anymore.
    """

    dropped = Signal(object)
    left = Signal()

    def __init__(self, widget: QWidget, takes: Callable[[list[Path]], bool]) -> None:
        """Accept drops; `takes` is asked when files are dragged over the widget, and may say why they are rejected."""
        super().__init__(widget)
        self._takes = takes
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Respond to drag-and-drop events."""
        match event.type():
            case QEvent.Type.DragEnter if isinstance(event, QDropEvent):
                files = _files(event)
                if not files or not self._takes(files):
                    event.ignore()
                    return True
                event.setDropAction(Qt.DropAction.CopyAction)  # the source must not remove the file afterward
                event.accept()
                return True
            case QEvent.Type.DragLeave:
                self.left.emit()
                return True
            case QEvent.Type.Drop if isinstance(event, QDropEvent):
                event.setDropAction(Qt.DropAction.CopyAction)
                event.accept()
                self.left.emit()
                self.dropped.emit(_files(event)[0])
                return True
        return super().eventFilter(watched, event)


def _files(event: QDropEvent) -> list[Path]:
    """Return the local files that are being dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
