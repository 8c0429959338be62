"""Ends something that is only to be looked at with the first key or click, which does nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent

from pinochle_qt.ui.controls.keyboard.input_watch import InputWatch
from pinochle_qt.ui.controls.keyboard.keys import ACCEPTING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_INPUT: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Shortcut})


class EndOnInput(InputWatch):
    """Watches the whole program while something is shown that any input ends.

    Signals:
        ended: a key or a mouse button was pressed, or a shortcut used, anywhere.
    """

    ended = Signal()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """End it on the first input; a key that would decide something does nothing else."""
        if event.type() not in _INPUT or not self._is_due():
            return False
        self.stop()
        self.ended.emit()
        # These keys do nothing else while they end something.
        return isinstance(event, QKeyEvent) and event.key() in ACCEPTING
