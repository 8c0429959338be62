"""Lists and tables follow the fingers on a touchpad: they scroll by pixels, not by whole rows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QWidget

import pinochle_qt.ui
from pinochle_qt.ui.controls.choice_list import ChoiceList
from pinochle_qt.ui.panels.show.deal_table import DealTable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_lists_and_tables_scroll_by_pixels(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    views = (ChoiceList(page), DealTable(page))
    assert {view.verticalScrollMode() for view in views} == {QAbstractItemView.ScrollMode.ScrollPerPixel}


def test_lists_and_tables_have_one_of_the_two_classes_that_scroll_by_pixels() -> None:
    sources = Path(*pinochle_qt.ui.__path__).rglob("*.py")
    found = {
        name
        for path in sources
        for name in re.findall(
            r"class (\w+)\((?!.*CellsView)(?:\w+, )*Q(?:List|Table|Tree)\w+\)", path.read_text("utf-8")
        )
    }
    assert found == {"ChoiceList", "DealRowsTable"}
