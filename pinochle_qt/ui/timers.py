"""Timers that know what they are for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject, SignalInstance


def make_timer(parent: QObject, action: Callable[[], object] | SignalInstance, ms: int = 0) -> QTimer:
    """Return a timer that calls or emits `action` once, so many milliseconds after it has been started."""
    made = make_ticker(parent, action, ms)
    made.setSingleShot(True)
    return made


def make_ticker(parent: QObject, action: Callable[[], object] | SignalInstance, ms: int) -> QTimer:
    """Return a timer that calls or emits `action` at intervals of so many milliseconds, from its start to its stop."""
    made = QTimer(parent, interval=ms)
    made.timeout.connect(action)
    return made
