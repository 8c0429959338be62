"""The log where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui import style
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.controls import PanelButton
from pinochle_qt.ui.panels.log_panel import LogPanel
from pinochle_qt.ui.table.suits import SuitLabel, text_width
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word
from tests.ui.inspection import overlapping_children
from tests.ui.panel_tools import opened, the

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


def test_no_line_of_the_log_is_cut_at_its_top(home: QWidget) -> None:
    log = LogPanel(home)
    log.apply_theme(tokens.FELT, 1.0)
    for number in range(40):
        log.add(f"Anna melds {number}: marriage in spades, marriage in hearts and pinochle.")
    ground = tokens.FELT.panel.upper()
    for height in range(240, 280, 4):
        opened(log, (320, height))
        log.view.scrollToBottom()
        list_at = log.view.geometry()
        picture = log.grab().toImage()
        for row in (list_at.top(), list_at.bottom()):
            colors = {picture.pixelColor(x, row).name().upper() for x in range(list_at.left(), list_at.right() - 16)}
            assert colors == {ground}


def test_the_log_is_closed_by_something_that_looks_like_a_button(home: QWidget) -> None:
    log = LogPanel(home)
    log.apply_theme(tokens.FELT, 1.0)
    opened(log, (320, 300))
    close = the(log, PanelButton).geometry()
    edge = log.grab().toImage().pixelColor(close.center().x(), close.top())
    assert edge.name().upper() != tokens.FELT.panel.upper()
