"""Another language is spoken at once, by everything that is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.dialogs.preferences import PreferencesDialog
from pinochle_qt.ui.language import LANGUAGES
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"


@pytest.fixture
def table(application: QApplication, qtbot: QtBot, tmp_path: Path) -> Table:
    del application  # speaks English again afterwards
    return Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="instant", language="en"))


def preferences(table: Table) -> PreferencesDialog:
    """Return the dialog that is open."""
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    return dialog


def choose(table: Table, language: str) -> None:
    """Choose a language with the keys, as often as it takes."""
    table.window.dialogs.open_preferences()
    for _ in LANGUAGES:
        QTest.keyClick(preferences(table).language, Qt.Key.Key_Up)
    while preferences(table).language.currentData() != language:
        QTest.keyClick(preferences(table).language, Qt.Key.Key_Down)


def test_the_window_looks_as_if_it_had_been_opened_in_the_language(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    table.window.notice.hide()
    choose(table, "de")
    preferences(table).close()
    QApplication.processEvents()
    other = Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="instant", language="de"))
    other.window.open_session(table.controller.session)
    QApplication.processEvents()
    assert table.window.grab().toImage() == other.window.grab().toImage()
    assert [each.text() for each in menu_actions(table)] == [each.text() for each in menu_actions(other)]


def menu_actions(table: Table) -> list[QAction]:
    bar = table.window.menuBar()
    menus = bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [menu for menu in menus if menu.menuAction() in bar.actions()]
    return [*bar.actions(), *(action for menu in shown for action in menu.actions())]


def test_it_is_said_at_once_and_again_in_english(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    said: list[tuple[str, ...]] = []
    for language in ("de", "es", "en"):
        choose(table, language)
        dialog = preferences(table)
        assert dialog.focusWidget() is dialog.language
        dialog.close()
        stage = table.window.stage
        menu = table.window.menuBar().actions()[0].text()
        said.append((menu, stage.hand_list.accessibleName(), stage.bid._pass.text()))
    assert [each[0] for each in said] == ["&Spiel", "&Juego", "&Game"]
    assert len(set(said)) == 3
    assert said[-1][2] == "Pass"
    settings, _ = load_settings(table.window._paths.settings)
    assert settings.language == "en"


def test_keys_and_play_go_on_after_it(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    choose(table, "es")
    preferences(table).close()
    QApplication.processEvents()
    log = table.window.stage.log
    log.hide()
    table.window.activateWindow()
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert table.window.stage.log.isVisible()
    QTest.keyClick(table.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    table.wait_for_turn()
    table.answer_by_mouse()


def test_where_two_share_the_screen_nobody_sees_a_card_through_it(table: Table) -> None:
    table.open(STOCK, people=2)
    table.qtbot.waitUntil(table.window.stage.curtain.isVisible)
    table.press(table.window.stage.curtain.main_button)
    assert table.prompt is not None
    choose(table, "de")
    assert table.controller.awaits_person
    curtain = table.window.stage.curtain
    assert curtain.geometry().contains(table.window.view.geometry())
    assert curtain.isVisible()
