"""Protects what has just opened from key presses and clicks that were meant for something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.table.input.press_timing import QUIET, PressTiming

if TYPE_CHECKING:
    from collections.abc import Collection

    from pinochle_qt.ui.table.input.press_timing import Clock

MODIFIERS: Final = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})
"""Keys that do nothing by themselves."""
_PRESSES: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})


class PressGuard(QObject):
    """Blocks presses on a widget and its children from when it opens until it has been open for a while.

    `PressTiming` says which presses count. Keys that can't answer are never blocked.
    """

    def __init__(
        self, widget: QWidget, clock: Clock, stands: float = QUIET, keys: Collection[Qt.Key] | None = None
    ) -> None:
        """Guard a widget until it has been open for `stands` seconds; nothing is blocked before `begin`.

        `keys` are the keys that can answer, None for all; users may type into a dialog, or leave it, once it opens.
        """
        super().__init__(widget)
        self._widget = widget
        self._timing = PressTiming(clock, stands)
        self._keys = keys
        self._is_painted = False

    def begin(self) -> None:
        """Start blocking presses, because the widget opens or asks another question."""
        self._timing.begin()
        self._is_painted = not self._widget.isHidden()
        for watched in (self._widget, *self._widget.findChildren(QWidget)):
            watched.installEventFilter(self)

    def lets_through(self) -> bool:
        """Record a press, and return whether it counts."""
        return self._timing.lets_through()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop presses that don't count; the time starts when the widget is first painted."""
        if self._timing.is_over:
            return False
        if event.type() in _PRESSES and self._may_answer(event):
            return not self.lets_through()
        if event.type() == QEvent.Type.Paint and watched is self._widget and not self._is_painted:
            self._timing.appear()
            self._is_painted = True
        return False

    def _may_answer(self, press: QEvent) -> bool:
        if not isinstance(press, QKeyEvent):
            return True
        return press.key() not in MODIFIERS and (self._keys is None or press.key() in self._keys)
