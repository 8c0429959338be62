"""The ring around what has the keyboard focus crosses nothing else, and nothing moves for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListView, QPlainTextEdit, QSpinBox, QWidget

from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.controls.keyboard.focus_ring import RING_GAP
from pinochle_qt.ui.draw.theme import RING_LINE
from pinochle_qt.ui.rooms.play_together.person_button import SeatButton
from tests.checks import require, some
from tests.ui.every_page import dialogs, rooms
from tests.ui.inspection import painted_box

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.playing import Table

FIELDS: Final = (QLineEdit, QSpinBox, QComboBox, QListView, QPlainTextEdit)


def crossed(button: PanelButton, others: list[QWidget]) -> list[str]:
    """Return what lies beside a button where its ring would be, unless it paints that inside itself."""
    if isinstance(button, SeatButton):
        return []
    reach = RING_GAP + RING_LINE
    ring = button.geometry().adjusted(-reach, -reach, reach, reach)
    return [
        f"{button.text()} crosses {type(each).__name__} {each.accessibleName()}"
        for each in others
        if each is not button and each.parentWidget() is button.parentWidget() and painted_box(each).intersects(ring)
    ]


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
def test_the_focus_ring_of_a_button_crosses_nothing(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    faults: dict[str, list[str]] = {}
    for name in rooms(table):
        if name == "problem":  # its buttons are cards, which lie on each other
            continue
        QApplication.processEvents()
        room = require(table.window.rooms.room)
        shown = [each for each in room.findChildren(QWidget) if each.isVisible() and not each.visibleRegion().isEmpty()]
        found = [fault for each in shown if isinstance(each, PanelButton) for fault in crossed(each, shown)]
        if found:
            faults[name] = found
    assert not faults, faults


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1200)])
def test_nothing_in_a_dialog_moves_when_a_field_gets_the_focus(
    table: Table, tmp_path: Path, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    QApplication.processEvents()
    moved = []
    for dialog in some(dialogs(table, tmp_path)):
        found = (each for kind in FIELDS for each in dialog.findChildren(kind))
        fields = [each for each in found if each.isVisible() and each.isEnabled()]
        places = set()
        for field in fields:
            field.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            places.add(tuple((each.size().toTuple(), each.sizeHint().toTuple()) for each in fields))
        if len(places) > 1:
            moved.append(type(dialog).__name__)
    assert not moved
