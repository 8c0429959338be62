"""Keeps presses that were meant for something else from what opens under them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

Clock: TypeAlias = Callable[[], float]
"""Returns seconds from some moment on, as `time.monotonic` does."""

QUIET: Final = 0.5
"""How many seconds nothing must have been pressed before a press counts."""
PATIENCE: Final = 1.5
"""What has stood for so many seconds has been seen: who presses it again and again is waiting for an answer."""
HAMMERING: Final = 0.3
"""Presses that follow each other in less than so many seconds are meant for nothing that has come up meanwhile."""
_MODIFIERS: Final = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})
"""Keys that do nothing by themselves."""
ACCEPTING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press the buttons of a dialog."""
_PRESSES: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})


class PressGuard(QObject):
    """Lets no press through to a widget and its children from when it opens until it has stood for a while.

    A press that comes earlier is lost, and so are those that follow it without a rest: whoever hammers on Enter, or
    holds it down, answers nothing that has just come up. The first press after a rest is meant, and ends the guard; so
    is one by somebody who keeps clicking, but does not hammer, on what has long been in sight. Keys that cannot answer
    are never held off.
    """

    def __init__(
        self, widget: QWidget, clock: Clock, stands: float = QUIET, keys: Collection[Qt.Key] | None = None
    ) -> None:
        """Guard a widget that must have stood for `stands` seconds; nothing is held off before `begin`.

        `keys` are the keys that answer, all if None: a dialog is typed into and left again as soon as it is there.
        """
        super().__init__(widget)
        self._widget = widget
        self._clock = clock
        self._stands = stands
        self._keys = keys
        self._since: float | None = None
        """When the widget opened, or None when presses count."""
        self._last_press = 0.0
        self._is_painted = False

    def begin(self) -> None:
        """Hold presses off: the widget opens, or asks another question."""
        self._since = self._last_press = self._clock()
        self._is_painted = not self._widget.isHidden()
        for watched in (self._widget, *self._widget.findChildren(QWidget)):
            watched.installEventFilter(self)

    def lets_through(self) -> bool:
        """Take note of a press, and return whether it counts."""
        if self._since is None:
            return True
        now = self._clock()
        stood, rested = now - self._since, now - self._last_press
        if stood >= self._stands and rested >= (QUIET if stood < PATIENCE else HAMMERING):
            self._since = None
            return True
        self._last_press = now
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop presses that do not count; time begins when the widget is seen for the first time."""
        if self._since is None:
            return False
        if event.type() in _PRESSES and self._may_answer(event):
            return not self.lets_through()
        if event.type() == QEvent.Type.Paint and watched is self._widget and not self._is_painted:
            self._since, self._is_painted = self._clock(), True
        return False

    def _may_answer(self, press: QEvent) -> bool:
        if not isinstance(press, QKeyEvent):
            return True
        return press.key() not in _MODIFIERS and (self._keys is None or press.key() in self._keys)
