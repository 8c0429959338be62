"""Giving up has to be confirmed, needs a button of its own, and loses nothing that was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu

from pinochle_qt.engine.rules import patch
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.ui.dialogs.give_up import GiveUpDialog
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.menus import Menu
from tests.checks import require
from tests.session.driving import SINGLE, advance, chance_player, new_session
from tests.ui.playing import Table, play_until, seed_that_asks
from tests.ui.test_curtain import play_until_called
from tests.ui.test_dialogs import push

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QAction


def entry(table: Table) -> QAction:
    menu = table.window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    return next(action for action in menu.actions() if action.text() == Menu.GIVE_UP())


def asked(table: Table) -> GiveUpDialog:
    """Choose the menu entry, and return the dialog that asks for confirmation."""
    entry(table).trigger()
    (dialog,) = (each for each in table.window.findChildren(GiveUpDialog) if each.isVisible())
    return dialog


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_keep_playing(table: Table, key: Qt.Key) -> None:
    session = table.open(SINGLE)
    table.wait_for_turn()
    before = session.match
    assert not entry(table).shortcut().toString()
    dialog = asked(table)
    table.qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, key)
    assert not dialog.isVisible()
    assert table.controller.session is session
    assert session.match == before


def test_an_abandoned_match_is_kept_and_another_one_begins(table: Table, tmp_path: Path) -> None:
    session = new_session(SINGLE, store=RecordStore(tmp_path / "games"))
    advance(session, chance_player(1), actions=30)
    table.window.matches.open(session)
    match, path = session.match, require(session.path)
    push(asked(table), "Leave the match")
    assert table.controller.session is not session
    assert not table.controller.session.match.results
    assert replay_one(path).match == match
    table.window.opening.open_file(path)  # its lock has been released
    assert table.controller.session.path == path


def test_a_dialog_for_an_unsaved_match_says_so(table: Table) -> None:
    table.open(SINGLE)
    assert any("it is lost" in label.text() for label in asked(table).findChildren(QLabel))


def test_a_deal_can_be_conceded_if_the_rules_allow(table: Table) -> None:
    seed = seed_that_asks(SINGLE, "decide")
    session = table.open(SINGLE, seed, rules=patch(PRESETS[SINGLE], {"scoring.throw_in": True}))
    table.wait_for_turn()
    assert not asked(table).deal.isVisible()
    play_until(table, "decide")
    push(asked(table), "Give up the deal")
    assert session.match.results[-1].outcome == "thrown_in"
    assert table.controller.session is session


def test_nobody_concedes_for_someone_called_to_the_screen(table: Table) -> None:
    table.open(SINGLE, people=2)
    play_until_called(table)
    assert not entry(table).isEnabled()
