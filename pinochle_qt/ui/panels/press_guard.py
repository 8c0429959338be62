"""Protects what has just opened from key presses and clicks that were meant for something else."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

Clock: TypeAlias = Callable[[], float]
"""Returns the seconds since some fixed moment, as `time.monotonic` does."""

QUIET: Final = 0.5
"""Seconds without any press before a press counts."""
PATIENCE: Final = 1.5
"""Seconds after which a widget has surely been seen: a user who keeps pressing is then waiting for a response."""
HAMMERING: Final = 0.3
"""Presses less than this many seconds apart are never meant for something that opened in the meantime."""
_MODIFIERS: Final = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})
"""Keys that do nothing by themselves."""
ACCEPTING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press the buttons of a dialog."""
_PRESSES: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})


class PressGuard(QObject):
    """Blocks presses on a widget and its children from when it opens until it has been open for a while.

    A press that comes too early is lost, and so are those that follow it without a pause: a user who hammers on Enter,
    or holds it down, isn't answering something that has just appeared. The first press after a pause is intentional and
    ends the guard. So does a press by a user who keeps clicking, without hammering, on something that has been visible
    for a while. Keys that can't answer are never blocked.
    """

    def __init__(
        self, widget: QWidget, clock: Clock, stands: float = QUIET, keys: Collection[Qt.Key] | None = None
    ) -> None:
        """Guard a widget until it has been open for `stands` seconds; nothing is blocked before `begin`.

        `keys` are the keys that can answer, None for all; users may type into a dialog, or leave it, once it opens.
        """
        super().__init__(widget)
        self._widget = widget
        self._clock = clock
        self._guard_seconds = stands
        self._keys = keys
        self._since: float | None = None
        """When the widget opened, or None when presses count."""
        self._last_press = 0.0
        self._is_painted = False

    def begin(self) -> None:
        """Start blocking presses, because the widget opens or asks another question."""
        self._since = self._last_press = self._clock()
        self._is_painted = not self._widget.isHidden()
        for watched in (self._widget, *self._widget.findChildren(QWidget)):
            watched.installEventFilter(self)

    def lets_through(self) -> bool:
        """Record a press, and return whether it counts."""
        if self._since is None:
            return True
        now = self._clock()
        open_seconds, pause = now - self._since, now - self._last_press
        if open_seconds >= self._guard_seconds and pause >= (QUIET if open_seconds < PATIENCE else HAMMERING):
            self._since = None
            return True
        self._last_press = now
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop presses that don't count; the time starts when the widget is first painted."""
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
