"""Ends something that is only to be looked at with the first key or click, which does nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Callable

_INPUT: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Shortcut})
_DECIDING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press a button or play a card, and do neither while they end something."""


class EndOnInput(QObject):
    """Watches the whole program while something is shown that any input ends.

    Signals:
        ended: a key or a mouse button was pressed, or a shortcut used, anywhere.
    """

    ended = Signal()

    def __init__(self, is_shown: Callable[[], bool], parent: QObject) -> None:
        """Prepare to watch; `is_shown` returns whether there is still something to end."""
        super().__init__(parent)
        self._is_shown = is_shown

    def begin(self) -> None:
        """Start watching, which costs a call for every event of the program."""
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def stop(self) -> None:
        """Stop watching."""
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End it on the first input; a key that would decide something does nothing else."""
        del watched
        if event.type() not in _INPUT or not self._is_shown():
            return False
        self.stop()
        self.ended.emit()
        return isinstance(event, QKeyEvent) and event.key() in _DECIDING
