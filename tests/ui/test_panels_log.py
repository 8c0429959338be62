"""The log when there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show.log import LogPanel, SentenceDelegate
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.ui.inspection import overlapping_children
from tests.ui.moments import moments, session_at
from tests.ui.panel_tools import opened, the

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from tests.ui.playing import Table

MELDING = [("single_deck_partnership", "show"), ("simplified_two_handed_150", "meld")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_the_narrowest_log_is_complete(home: QWidget, application: QApplication, language: str) -> None:
    speak(application, language)
    log = LogPanel(home)
    opened(log, (220, 172))
    (title,) = (label for label in log.findChildren(SuitLabel) if label.text() == Word.LOG())
    assert text_width(title.seen, style.font(Role.PANEL_TITLE)) <= title.width()
    assert overlapping_children(log) == []


def test_no_line_of_the_log_is_cut_at_its_top(home: QWidget) -> None:
    log = LogPanel(home)
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


def heights(log: LogPanel) -> list[int]:
    """Return the height of each sentence."""
    QApplication.processEvents()
    model = log.view.model()
    return [log.view.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())]


def test_sentences_of_a_log_are_wrapped_again_when_it_becomes_wider(home: QWidget) -> None:
    log = LogPanel(home)
    log.add("Anna passes.")
    log.add("Anna melds marriage in spades, marriage in hearts, pinochle and aces around.")
    opened(log, (240, 300))
    short, long = heights(log)
    assert long > 2 * short
    log.add("Ben melds marriage in spades, marriage in hearts, pinochle and aces around.")
    assert heights(log) == [short, long, long]
    opened(log, (700, 300))
    assert heights(log) == [short, short, short]


def test_a_new_sentence_in_a_long_log_is_the_only_one_measured(home: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogPanel(home)
    for number in range(200):
        log.add(f"Anna plays {number}♠.")
    opened(log, (320, 300))
    QApplication.processEvents()
    measured: list[str] = []
    size = SentenceDelegate.size

    def noted(delegate: SentenceDelegate, sentence: str, width: int) -> QSize:
        measured.append(sentence)
        return size(delegate, sentence, width)

    monkeypatch.setattr(SentenceDelegate, "size", noted)
    log.add("Ben plays 10♥.")
    assert len(heights(log)) == 201
    assert measured == ["Ben plays 10♥."]


def test_the_log_has_a_close_button_that_looks_like_one(home: QWidget) -> None:
    log = LogPanel(home)
    opened(log, (320, 300))
    close = the(log, PanelButton).geometry()
    edge = log.grab().toImage().pixelColor(close.center().x(), close.top())
    assert edge.name().upper() != tokens.FELT.panel.upper()


@pytest.mark.parametrize("is_open_before", [True, False])
@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize(("preset", "kind"), MELDING)
def test_log_and_meld_list_are_readable_side_by_side(
    table: Table, preset: str, kind: str, size: tuple[int, int], is_open_before: bool
) -> None:
    window = table.window
    window.resize(*size)
    at = {moment.name: moment for moment in moments(preset)}
    if is_open_before:
        window.matches.open(session_at(preset, at["follow"]))
        QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        full = window.panels.log.height()
    window.matches.open(session_at(preset, at[kind]))
    if not is_open_before:
        QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    log = window.panels.log
    assert log.isVisible()
    assert log.view.height() >= 3 * 18
    for panel in (window.panels.mat, window.panels.melds):
        assert panel.isVisible()
        assert not log.geometry().intersects(panel.geometry())
    if is_open_before:
        window.matches.open(session_at(preset, at["follow"]))
        assert log.height() == full


def test_the_log_of_eight_covers_neither_the_question_nor_anybody_and_lies_above_what_asks(table: Table) -> None:
    window, preset = table.window, "eight_handed_four_teams"
    window.resize(960, 640)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    window.matches.open(session_at(preset, next(moment for moment in moments(preset) if moment.name == "bid")))
    log, layout = window.panels.log, window.view.layout_now
    place = log.geometry().translated(0, layout.frame.menu)
    assert not any(place.intersects(QRect(each.x, each.y, each.width, each.height)) for each in layout.all_parts())
    order = require(log.parentWidget()).children()
    for each in some(window.panels.asking()):
        assert not each.geometry().intersects(log.geometry())
        assert order.index(each) < order.index(log)
