"""Guards against a binding that loses references to None, which ends the program after some thousands of calls."""

import sys
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

# Other code may add or drop a few references meanwhile; a broken binding loses at least one with every call.
CALLS: Final = 200
TOLERANCE: Final = 50


def references_won(call: Callable[[], object]) -> int:
    """Return how many references to None many calls leave behind: about none, or a negative number if they are lost."""
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    return sys.getrefcount(None) - before


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None does not count its references from Python 3.12 on")
def test_calls_that_return_nothing_leak_no_reference_to_none(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    item = QGraphicsRectItem(0, 0, 10, 10)
    widget = QWidget()
    timer = QTimer(widget)
    qtbot.addWidget(widget)
    calls: dict[str, Callable[[], object]] = {
        "setPos": lambda: item.setPos(1, 2),
        "scene": item.scene,
        "parent": widget.parent,
        "repaint": widget.repaint,
        "update": scene.update,
        "stop": timer.stop,
    }
    lost = {name: won for name, call in calls.items() if (won := references_won(call)) < -TOLERANCE}
    assert not lost, f"this PySide6 loses references of None: {lost}"
