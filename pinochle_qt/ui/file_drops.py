"""Files that are dragged onto the window: who asks says what is taken, and hears of what is dropped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Watches the events of a widget that files can be dropped on, and nothing else of it.

    Signals:
        dropped: the path of a file that is to be opened.
        left: nothing is dragged over the widget anymore.
    """

    dropped = Signal(object)
    left = Signal()

    def __init__(self, widget: QWidget, takes: Callable[[list[Path]], bool]) -> None:
        """Let files be dropped; `takes` is asked when they come over the widget, and may say why they are not taken."""
        super().__init__(widget)
        self._takes = takes
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer what is dragged."""
        match event.type():
            case QEvent.Type.DragEnter if isinstance(event, QDropEvent):
                files = _files(event)
                if not files or not self._takes(files):
                    event.ignore()
                    return True
                event.setDropAction(Qt.DropAction.CopyAction)  # whoever drags must not remove it afterward
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
    """Return the files of this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
