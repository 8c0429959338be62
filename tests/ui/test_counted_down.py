"""The score of two players can be counted down to 0, as with a thousand chips each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.rules import patch
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.panels.show.strip_parts import ScoreBlock
from pinochle_qt.variants.points_words import count_down, counts_down
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

TWO, FOUR = "hayes_two_handed", "single_deck_partnership"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


def count_down_by_key(table: Table) -> PreferencesDialog:
    table.window.dialogs.open_preferences()
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    QTest.keyClick(dialog.field("counts_down"), Qt.Key.Key_Space)
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    return dialog


def scores(table: Table) -> list[str]:
    return [part.accessibleName() for part in table.window.strip.findChildren(ScoreBlock) if part.isVisible()]


def test_the_preference_counts_down_the_score_on_the_strip(table: Table) -> None:
    table.open(TWO)
    assert [score.endswith("0 of 1000") for score in scores(table)] == [True, True]
    dialog = count_down_by_key(table)
    assert dialog.focusWidget() is dialog.field("counts_down")
    dialog.close()
    QApplication.processEvents()
    assert [score.endswith("1000 left of 1000") for score in scores(table)] == [True, True]
    settings, _ = load_settings(table.window.room_opener.paths.settings)
    assert settings.counts_down


@pytest.mark.parametrize(
    ("preset", "mode", "is_down"), [(TWO, "match", True), (TWO, "single_deal", False), (FOUR, "match", False)]
)
def test_only_matches_of_two_players_are_counted_down(preset: str, mode: str, *, is_down: bool) -> None:
    rules = patch(PRESETS[preset], {"match.mode": mode})
    assert not counts_down(rules)
    count_down(wanted=True)
    assert counts_down(rules) is is_down
    assert text.total(310, 1000, rules) == ("690" if is_down else "310")
    assert text.total(1250, 1000, rules) == ("−250" if is_down else "1250")
