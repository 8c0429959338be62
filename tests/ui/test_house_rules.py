"""House rules: found, changed, explained, kept and played, by real mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTextBrowser,
    QTreeView,
)

from pinochle_qt.engine.rules import OPTIONS, OptionValue, Rules, patch
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets, write_rule_set
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.dialogs.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.sheet_view import RulesDialog
from pinochle_qt.ui.models.options_model import OptionsModel
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import rule_set
from tests.ui.panel_tools import click, key, the, type_in
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

PRESET = "single_deck_partnership"
USUAL = PRESETS[PRESET]


class Dialog:
    """The dialog with hands: finds and changes options as a person does."""

    def __init__(self, qtbot: QtBot, kept: RuleSets, rules: Rules = USUAL) -> None:
        self.dialog = HouseRulesDialog(PRESET, rules, kept)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        self.tree = the(self.dialog, QTreeView)

    def shown(self) -> list[str]:
        """Return the labels of the options in sight."""
        model = self.tree.model()
        groups = [model.index(row, 0) for row in range(model.rowCount())]
        return [model.index(row, 0, group).data() for group in groups for row in range(model.rowCount(group))]

    def row(self, label: str) -> QModelIndex:
        """Return the row of an option in sight."""
        model = self.tree.model()
        groups = [model.index(row, 0) for row in range(model.rowCount())]
        rows = [model.index(row, 0, group) for group in groups for row in range(model.rowCount(group))]
        return next(each for each in rows if each.data() == label)

    def select(self, label: str, column: int = 0) -> QPoint:
        """Click an option and return the point."""
        index = self.row(label).siblingAtColumn(column)
        self.tree.scrollTo(index)
        point: QPoint = self.tree.visualRect(index).center()
        QTest.mouseClick(self.tree.viewport(), Qt.MouseButton.LeftButton, pos=point)
        return point

    def change(self, label: str, words: str) -> None:
        """Change an option with a double click and the editor that comes."""
        point = self.select(label, 1)
        QTest.mouseDClick(self.tree.viewport(), Qt.MouseButton.LeftButton, pos=point)
        for editor in self.tree.viewport().findChildren(QSpinBox):
            editor.selectAll()
            type_in(editor, words)
            self._finish(editor)
            return
        box = next(iter(self.tree.viewport().findChildren(QComboBox)))
        at = box.findText(words)
        while box.currentIndex() != at:
            key(box, Qt.Key.Key_Down if box.currentIndex() < at else Qt.Key.Key_Up)
        self._finish(box)

    @staticmethod
    def _finish(editor: QWidget) -> None:
        """Press Enter; Qt takes the value when it comes back to its events."""
        key(editor, Qt.Key.Key_Return)
        QApplication.processEvents()

    def push(self, label: str) -> None:
        click(next(each for each in self.dialog.findChildren(QPushButton) if each.text() == label))

    def says(self, words: str) -> bool:
        return any(words in label.text() for label in self.dialog.findChildren(QLabel) if label.isVisible())

    def button(self, label: str) -> QPushButton:
        return next(each for each in self.dialog.findChildren(QPushButton) if each.text() == label)


@pytest.fixture
def kept(tmp_path: Path) -> RuleSets:
    return RuleSets(tmp_path / "rules")


@pytest.fixture
def house(qtbot: QtBot, kept: RuleSets) -> Dialog:
    return Dialog(qtbot, kept)


def test_the_model_keeps_the_rules_of_models(qtbot: QtBot) -> None:
    del qtbot
    owner = QObject()
    model = OptionsModel(USUAL, USUAL, owner)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, owner)
    assert tester.model() is model
    assert model.setData(model.index_of("melds.run_value", 1), 250)
    assert not model.setData(model.index_of("melds.run_value", 0).parent(), 250)


def test_every_value_of_every_option_can_be_chosen(qtbot: QtBot) -> None:
    del qtbot
    owner = QObject()
    model = OptionsModel(USUAL, USUAL, owner)
    heard: list[Rules] = []
    model.rules_changed.connect(heard.append)
    for name, option in OPTIONS.items():
        values: tuple[OptionValue, ...] = option.allowed if isinstance(option.allowed, tuple) else (option.allowed.max,)
        for value in values:
            assert model.setData(model.index_of(name, 1), value)
        assert not model.setData(model.index_of(name, 1), "nothing of the kind")
    assert model.rules == heard[-1]
    model.set_rules(USUAL)
    assert model.rules == USUAL


def test_every_option_is_there(house: Dialog) -> None:
    assert house.shown() == [option.label for option in OPTIONS.values()]


def test_options_are_found_by_words_of_label_help_and_values(house: Dialog) -> None:
    type_in(next(each for each in house.dialog.findChildren(QLineEdit) if each.placeholderText()), "moon")
    assert house.shown() == ["Shooting the moon", "Whose tricks count"]


def test_a_changed_rule_is_bold_told_and_used(house: Dialog) -> None:
    heard: list[tuple[str, Rules]] = []
    house.dialog.accepted_rules.connect(lambda name, rules: heard.append((name, rules)))
    house.change("Value of a run", "250")
    assert house.dialog.rules.melds.run_value == 250
    assert house.row("Value of a run").data(Qt.ItemDataRole.FontRole).bold()
    assert "250" in the(house.dialog, QTextBrowser).toPlainText()
    click(the(house.dialog, QCheckBox))
    assert house.shown() == ["Value of a run"]
    house.push("Use these rules")
    assert heard == [(PRESET, patch(USUAL, {"melds.run_value": 250}))]


def test_a_number_is_typed(house: Dialog) -> None:
    house.change("Target", "1200")
    assert house.dialog.rules.match.target == 1200


def test_what_cannot_be_is_explained_and_mended(house: Dialog) -> None:
    house.change("Cards in a hand", "11")
    assert house.says("does not come out even")
    assert not house.button("Use these rules").isEnabled()
    house.push("Mend it")
    assert house.dialog.rules == USUAL
    assert house.button("Use these rules").isEnabled()


def test_one_rule_and_all_rules_go_back(house: Dialog) -> None:
    house.change("Value of a run", "250")
    house.change("Lowest bid", "300")
    house.select("Value of a run")
    house.push("As usual")
    assert house.dialog.rules == patch(USUAL, {"auction.min_bid": 300})
    house.push("All as usual")
    assert house.dialog.rules == USUAL


def test_a_rule_without_effect_says_so_and_cannot_be_changed(house: Dialog) -> None:
    index = house.row("When to discard")
    assert not index.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "no effect" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_rules_are_kept_taken_up_and_forgotten(qtbot: QtBot, kept: RuleSets) -> None:
    ours = rule_set("Ours", "hayes_two_handed", patch(PRESETS["hayes_two_handed"], {"match.target": 1200}))
    kept.keep(ours)
    house = Dialog(qtbot, kept)
    names = next(box for box in house.dialog.findChildren(QComboBox) if box.accessibleName() == "Kept rules")
    key(names, Qt.Key.Key_Down)
    house.dialog._load(names.currentIndex())
    assert house.dialog.rules == ours.rules
    assert house.says("Two-handed, Hayes")
    house.dialog._try_to_keep("Mine")
    assert [each.name for each in kept.all()[0]] == ["Mine", "Ours"]
    house.dialog._try_to_keep(" ")
    assert house.says("under a name")
    house.push("Forget")
    assert [each.name for each in kept.all()[0]] == ["Ours"]


def test_a_kept_file_that_is_damaged_is_told(qtbot: QtBot, kept: RuleSets, tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "old.pinochle-rules").write_text("{", "utf-8")
    house = Dialog(qtbot, kept)
    assert house.says("old.pinochle-rules is damaged")


def test_rules_travel_as_files(house: Dialog, kept: RuleSets, tmp_path: Path) -> None:
    path = tmp_path / "theirs.pinochle-rules"
    write_rule_set(path, rule_set("Theirs", PRESET, patch(USUAL, {"melds.run_value": 250})))
    house.dialog.import_file(path)
    assert house.dialog.rules.melds.run_value == 250
    assert [each.name for each in kept.all()[0]] == ["Theirs"]
    house.dialog.export_file(tmp_path / "out.pinochle-rules", "Out")
    assert (tmp_path / "out.pinochle-rules").exists()
    path.write_text("{", "utf-8")
    house.dialog.import_file(path)
    assert house.says("is damaged")
    assert house.dialog.rules.melds.run_value == 250


def test_house_rules_are_played(qtbot: QtBot, tmp_path: Path) -> None:
    """From the menu over both dialogs to the table."""
    paths = Paths(tmp_path / "config", tmp_path / "data", tmp_path / "state")
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.open(PRESET)
    table.window.open_new_game()
    new_game = the(table.window, NewGameDialog)
    click(the_button(new_game, "House rules …"))
    rules = the(new_game, HouseRulesDialog)
    rules._model.setData(rules._model.index_of("melds.run_value", 1), 250)
    click(the_button(rules, "Use these rules"))
    assert any("value of a run: 250" in label.text() for label in new_game.findChildren(QLabel))
    click(the_button(new_game, "Start"))
    assert table.controller.session.rules == patch(USUAL, {"melds.run_value": 250})
    assert table.window.settings.patches == {PRESET: {"melds.run_value": 250}}


def test_the_sheet_is_one_key_away(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data", tmp_path / "state")
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.open(PRESET)
    action = next(each for each in table.window.findChildren(QAction) if each.text() == "&Rules of this game")
    assert action.shortcut() == QKeySequence(Qt.Key.Key_F1)
    action.trigger()
    sheet = the(the(table.window, RulesDialog), QTextBrowser)
    assert "The lowest bid is 250." in sheet.toPlainText()


def the_button(dialog: QWidget, label: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == label)
