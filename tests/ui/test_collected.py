"""Python's garbage collector deletes nothing that is on the screen, even after the keyboard went through all of it."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QButtonGroup, QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from pinochle_qt.ui.controls.keyboard.owners import focus_proxy_of, group_of
from tests.checks import require
from tests.ui.every_page import dialogs, panels, questions, rooms

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.playing import Table

MOST_STOPS = 60


def objects_in(window: QWidget) -> list[str]:
    """Return a line for each object in a window, as Qt counts them: asking through PySide would make it hold them."""
    lines: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, line: lines.append(line))
    window.dumpObjectTree()
    qInstallMessageHandler(before)
    return lines


def press(window: QWidget, key: Qt.Key) -> QWidget | None:
    """Press a key where the focus is, and return what has the focus then."""
    QTest.keyClick(QApplication.focusWidget() or window, key)
    return QApplication.focusWidget()


def check(window: QWidget, name: str) -> None:
    """Collect garbage before and after Tab went through everything; all objects stay, and Tab still works."""
    stops: list[QWidget | None] = []
    while len(stops) < MOST_STOPS and (focused := press(window, Qt.Key.Key_Tab)) not in stops:
        stops.append(focused)
    there = objects_in(window)
    assert len(there) > 1, name
    gc.collect()
    gc.collect()
    assert objects_in(window) == there, name
    assert all(stop is None or isValid(stop) for stop in stops), name
    press(window, Qt.Key.Key_Backtab)
    press(window, Qt.Key.Key_Tab)


def test_garbage_collection_leaves_every_dialog_whole(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    for dialog in dialogs(table, tmp_path):
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        check(dialog, type(dialog).__name__)


def test_garbage_collection_leaves_every_question_whole(table: Table) -> None:
    for name in questions(table):
        check(table.window, name)


def test_garbage_collection_leaves_every_panel_whole(table: Table) -> None:
    for name in panels(table):
        check(table.window, name)


def test_garbage_collection_leaves_every_room_whole(table: Table) -> None:
    for name in rooms(table):
        check(table.window, name)


def test_focusproxy_keeps_a_scroll_area_from_being_collected(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = QVBoxLayout(window)
    page.addWidget(QScrollArea(window))
    there = objects_in(window)
    item = require(page.itemAt(0))
    area = item.widget()
    assert isinstance(area, QScrollArea)
    assert focus_proxy_of(area.viewport()) is area
    del area, item
    gc.collect()
    assert objects_in(window) == there


def test_group_keeps_a_button_and_its_group_from_being_collected(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    group, button = QButtonGroup(window), QPushButton(window)
    group.addButton(button)
    there = objects_in(window)
    assert group_of(button) is group
    del group, button
    gc.collect()
    assert objects_in(window) == there
