"""What Qt tells screen readers about drop-down lists and chips, and that a list with the keys is seen to have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.choice_row import MarkButton
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.draw.theme import THEMES
from tests.checks import require
from tests.ui.every_page import dialogs, rooms
from tests.ui.ink import contrast
from tests.ui.panel_tools import apply_style
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.draw.theme import Theme

SINGLE = "single_deck_partnership"
ON_TEXT = 4.5
"""The lowest contrast of what has to be told apart."""


def pages(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[str, QWidget]]:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    for name in rooms(table):
        page = require(table.window.rooms.room)
        yield name, page
    table.open(SINGLE)
    for dialog in dialogs(table, tmp_path):
        yield type(dialog).__name__, dialog


def labels_of(box: QComboBox) -> list[str]:
    """Return the texts of the labels that readers find for a box."""
    relations = QAccessible.queryAccessibleInterface(box).relations()
    return [each.text(QAccessible.Text.Name) for each, kind in relations if kind & QAccessible.RelationFlag.Label]


def test_lists_have_labels_and_exclusive_choices_are_radio_buttons(qtbot: QtBot, tmp_path: Path) -> None:
    boxes = radio_buttons = 0
    for name, page in pages(qtbot, tmp_path):
        for box in page.findChildren(QComboBox):
            if box.isVisible():
                boxes += 1
                assert any(labels_of(box)), f"{name}: {box.currentText()}"
        for button in page.findChildren(QAbstractButton):
            if not button.isVisible() or not (isinstance(button, MarkButton) or isinstance(button.group(), Exclusive)):
                continue
            radio_buttons += 1
            found = QAccessible.queryAccessibleInterface(button)
            assert found.role() == QAccessible.Role.RadioButton, f"{name}: {button.text()}"
            assert bool(found.state().checked) == button.isChecked()
    assert boxes > 20
    assert radio_buttons > 20


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_focused_list_has_a_visible_ring(table: Table, theme: Theme) -> None:
    table.open(SINGLE)
    table.window.presenter.toggle("log")
    panel = table.window.panels.log
    apply_style(theme)
    view = panel.view
    table.qtbot.waitUntil(table.window.panels.bid.hasFocus)  # it takes the focus when it opens

    def ring() -> float:
        """Return the highest contrast at the left edge of the list, halfway down."""
        QApplication.processEvents()
        picture, y = panel.grab().toImage(), view.geometry().center().y()
        return max(contrast(picture.pixelColor(x, y), QColor(theme.panel)) for x in range(2, view.x()))

    assert ring() == 1
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring() > ON_TEXT
    view.clearFocus()
    assert ring() == 1
