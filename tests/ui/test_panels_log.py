"""The log where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui import style
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.log_panel import LogPanel
from pinochle_qt.ui.table.suits import SuitLabel, text_width
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word
from tests.ui.inspection import overlapping_children
from tests.ui.panel_tools import opened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_title_of_the_narrowest_log_is_read_whole(home: QWidget, application: QApplication, language: str) -> None:
    speak(application, language)
    log = LogPanel(home)
    log.apply_theme(tokens.FELT, 1.0)
    opened(log, (235, 190))
    (title,) = (label for label in log.findChildren(SuitLabel) if label.text() == Word.LOG())
    assert text_width(title.seen, style.font(Role.PANEL_TITLE)) <= title.width()
    assert overlapping_children(log) == []
