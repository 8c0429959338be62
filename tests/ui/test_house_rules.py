"""House rules: found, changed, explained, repaired, saved and played, with real mouse and key events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QFont, QFontMetrics, QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QToolTip,
    QWidget,
)

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import GROUPS, OPTIONS, Rules, patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets, write_rule_set
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.fields import ChoiceBox, Switch
from pinochle_qt.ui.controls.stepper import Stepper
from pinochle_qt.ui.dialogs.rules import option_page
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.number_choice import NumberChoice
from pinochle_qt.ui.dialogs.rules.part_list import CHANGED
from pinochle_qt.ui.dialogs.rules.save_rules_dialog import SaveRulesDialog
from pinochle_qt.ui.dialogs.rules.saved_page import SavedCard
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import FELT
from pinochle_qt.ui.language import speak
from pinochle_qt.variants.option_search import common_options
from pinochle_qt.variants.option_words import option_label
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import RuleSet, read_rule_set, rule_set
from tests.checks import require, some
from tests.ui.panel_tools import choose, click, key, the, type_in
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.rules import Option, OptionValue
    from pinochle_qt.ui.dialogs.rules.option_row import OptionRow

PRESET: Final = "single_deck_partnership"
USUAL: Final = PRESETS[PRESET]
OURS: Final = patch(USUAL, {"melds.run_value": 250, "auction.min_bid": 300})
LEFT: Final = Qt.MouseButton.LeftButton


class House:
    """The dialog, with methods that find and change options as a user does."""

    def __init__(self, qtbot: QtBot, kept: RuleSets, rules: Rules = USUAL, start: RuleSet | None = None) -> None:
        self.dialog = HouseRulesDialog(PRESET, rules, kept, None, start)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        self.heard: list[tuple[str, Rules]] = []
        self.dialog.accepted_rules.connect(lambda name, chosen: self.heard.append((name, chosen)))

    @property
    def rules(self) -> Rules:
        return self.dialog.rules

    # ---- looking -------------------------------------------------------------------------------------------------

    def shown(self) -> list[str]:
        """Return the labels of the visible options."""
        return [row.option.label for row in self.dialog.options.rows if row.isVisible()]

    def row(self, label: str) -> OptionRow:
        return next(row for row in self.dialog.options.rows if row.option.label == label)

    def says(self, words: str, within: QWidget | None = None) -> bool:
        labels = (within or self.dialog).findChildren(QLabel)
        return any(words in label.text() for label in labels if label.isVisible())

    def sheet(self) -> str:
        return the(self.dialog, QTextBrowser).toPlainText()

    def button(self, words: str, within: QWidget | None = None) -> QPushButton:
        """Return a visible button by its label or its accessible name."""
        buttons = (within or self.dialog).findChildren(QPushButton)
        return next(each for each in buttons if words in {each.text(), each.accessibleName()} and each.isVisible())

    # ---- doing ---------------------------------------------------------------------------------------------------

    def go(self, title: str) -> None:
        """Choose an entry of the list on the left with the mouse."""
        parts = self.dialog.parts
        model = parts.model()
        index = next(model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).data() == title)
        parts.scrollTo(index)
        QTest.mouseClick(parts.viewport(), LEFT, pos=parts.visualRect(index).center())

    def find(self, words: str) -> None:
        """Search with the keyboard, wherever the focus is."""
        QTest.keyClick(self.dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        self.dialog.search.selectAll()
        type_in(self.dialog.search, words)

    def change(self, label: str, words: str) -> None:
        """Find an option and change its value with the keyboard."""
        self.find(label)
        self.give(self.row(label), words)

    @staticmethod
    def give(row: OptionRow, words: str) -> None:
        """Change the value of a row's option with the keyboard."""
        field = row.field
        field.setFocus()
        match field:
            case Stepper():
                field.spin.selectAll()
                type_in(field.spin, words)
                key(field.spin, Qt.Key.Key_Return)
            case Switch():
                if field.text() != words:
                    key(field, Qt.Key.Key_Space)
            case ChoiceBox():
                choose(field, words)
            case NumberChoice():
                is_choice = field.box.findText(words) >= 0
                choose(field.box, words if is_choice else "Another number…")
                if not is_choice:
                    field.stepper.spin.setFocus()
                    field.stepper.spin.selectAll()
                    type_in(field.stepper.spin, words)
                    key(field.stepper.spin, Qt.Key.Key_Return)

    def push(self, words: str, within: QWidget | None = None) -> None:
        click(self.button(words, within))

    def keep_as(self, name: str, about: str = "") -> SaveRulesDialog:
        """Press Save and fill in the form, which stays open."""
        self.push("Save…")
        form = self.form()
        form.name.selectAll()
        type_in(form.name, name)
        form.about.selectAll()
        type_in(form.about, about)
        return form

    def form(self) -> SaveRulesDialog:
        return next(form for form in self.dialog.findChildren(SaveRulesDialog) if form.isVisible())

    def card(self, name: str) -> SavedCard:
        self.go("Saved rules")
        return next(card for card in self.dialog.findChildren(SavedCard) if card.kept.name == name)


@pytest.fixture
def kept(tmp_path: Path) -> RuleSets:
    return RuleSets(tmp_path / "rules")


@pytest.fixture
def house(qtbot: QtBot, kept: RuleSets) -> House:
    return House(qtbot, kept)


def names(kept: RuleSets) -> list[str]:
    return [each.name for each in kept.all()[0]]


# ---- what is offered -------------------------------------------------------------------------------------------------


def test_every_option_is_on_the_page_of_its_part(house: House) -> None:
    for group in GROUPS:
        house.go(group.title)
        wanted = [each for each in group.options if house.dialog.draft.is_offered(each)]
        assert all(each in wanted for each in group.options if each.relevant(USUAL) and len(_choices(each)) > 1)
        assert [row.option for row in house.dialog.options.rows] == wanted


def _choices(option: Option) -> tuple[OptionValue, ...]:
    return option.allowed if isinstance(option.allowed, tuple) else (option.allowed.max, option.allowed.min)


def test_every_option_that_matters_can_be_changed_and_reset(house: House) -> None:
    for group in GROUPS:
        house.go(group.title)
        for row in some(house.dialog.options.rows):
            option, usual = row.option, house.dialog.draft.usual(row.option)
            if option.relevant(USUAL) and not option.can_be_unset:
                wanted = next(value for value in _choices(option) if value != usual)
                house.give(row, option.value_label(wanted))
                assert house.dialog.draft.value(option) == wanted
                click(row.reset)
                assert house.rules == USUAL


def test_frequent_changes_come_first(house: House) -> None:
    assert house.says("Common changes")
    assert house.shown()[:2] == ["Target", "Lowest bid"]
    assert house.shown() == [OPTIONS[key].label for key in common_options(USUAL)]
    key(house.dialog.parts, Qt.Key.Key_Right)
    field = house.row("Target").field
    assert isinstance(field, Stepper)
    assert QApplication.focusWidget() is field.spin


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_frequent_changes(preset: str) -> None:
    rules = PRESETS[preset]
    assert len(common_options(rules)) >= 8
    assert all(OPTIONS[key].relevant(rules) for key in common_options(rules))


def test_options_are_found_by_label_help_values_and_synonyms(house: House) -> None:
    house.find("moon")
    assert house.shown() == [
        "Shooting the moon",
        "Whose tricks count",
        "When to shoot the moon",
        "The moon without trump",
        "The moon leads",
        "A moon over a moon",
        "Missing the moon",
    ]
    house.find("names trump")
    assert "Bids name trump" in house.shown()
    house.find("kitty cards")
    assert "Cards in the widow" in house.shown()
    house.find("xyzzy")
    assert house.shown() == []
    assert house.says("No rule mentions “xyzzy”.")
    house.go("Deal")
    assert house.dialog.search.text() == ""
    assert "Cards in a hand" in house.shown()


def test_every_section_starts_at_its_top(house: House) -> None:
    bar = house.dialog.options.verticalScrollBar()
    for title in ("Melds", "Scoring", "Common changes", "Melds"):
        house.go(title)
        assert bar.value() == 0
        bar.setValue(bar.maximum())


def test_a_search_can_be_continued_with_the_keys(house: House) -> None:
    house.find("lowest bid")
    key(house.dialog.search, Qt.Key.Key_Return)
    field = house.row("Lowest bid").field
    assert isinstance(field, Stepper)
    assert QApplication.focusWidget() is field.spin
    key(field.spin, Qt.Key.Key_Up)
    assert house.rules.auction.min_bid == 260
    key(field.spin, Qt.Key.Key_Return)
    assert house.dialog.isVisible()


def test_only_some_of_many_matches_are_shown(house: House) -> None:
    house.find("a")
    assert len(house.shown()) == 40
    assert house.says("more rules mention it")


def test_a_single_further_match_is_named_in_the_singular(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.find("dix")
    monkeypatch.setattr(option_page, "_MAX_OPTIONS", len(house.shown()) - 1)
    house.find("")
    house.find("dix")
    assert house.says("1 more rule mentions it. Keep typing to narrow it down.")


# ---- changing --------------------------------------------------------------------------------------------------------


def test_a_changed_rule_is_marked_named_and_used(house: House) -> None:
    assert house.says("No changes.")
    house.change("Value of a run", "250")
    assert house.says("Standard: 150", house.row("Value of a run"))
    assert house.row("Value of a run").property("state") == "changed"
    assert house.says("One rule changed.")
    assert "250" in house.sheet()
    house.go("Your changes")
    assert house.shown() == ["Value of a run"]
    house.push("Use these rules")
    assert house.heard == [(PRESET, patch(USUAL, {"melds.run_value": 250}))]
    assert house.dialog.isHidden()


def test_one_rule_or_all_rules_can_be_reset(house: House) -> None:
    house.change("Value of a run", "250")
    house.change("Lowest bid", "300")
    house.push("Reset Lowest bid to 250")
    assert house.rules == patch(USUAL, {"melds.run_value": 250})
    house.push("Reset all")
    assert house.rules == USUAL
    assert house.says("All rules are back to standard.")
    house.push("Undo")
    assert house.rules == patch(USUAL, {"melds.run_value": 250})


def test_every_change_can_be_undone_and_redone(house: House) -> None:
    house.change("Lowest bid", "300")
    house.change("Pass with help", "No")
    for expected in (patch(USUAL, {"auction.min_bid": 300}), USUAL, USUAL):
        QTest.keyClick(house.dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert house.rules == expected
    house.dialog.draft.redo()
    assert house.rules == patch(USUAL, {"auction.min_bid": 300})


def test_undo_and_redo_focus_the_option_that_changed(house: House) -> None:
    house.go("Auction")
    house.change("Lowest bid", "300")
    row = house.row("Lowest bid")
    row.reset.setFocus()
    assert row.reset.hasFocus()
    for letter in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        focused = require(QApplication.focusWidget())
        QTest.keyClick(focused, letter, Qt.KeyboardModifier.ControlModifier)
        now = require(QApplication.focusWidget())
        assert row.isAncestorOf(now)
        assert now is not row.reset
    house.dialog.parts.choose(CHANGED)
    house.row("Lowest bid").field.setFocus()
    QTest.keyClick(house.dialog.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert house.rules == USUAL
    assert house.dialog.parts.hasFocus()


def test_stepping_through_a_number_is_one_change(house: House) -> None:
    house.find("Lowest bid")
    field = house.row("Lowest bid").field
    assert isinstance(field, Stepper)
    for _ in range(3):
        click(field.more)
    assert house.rules.auction.min_bid == 280
    house.push("Undo")
    assert house.rules == USUAL


def test_scrolling_over_a_field_changes_nothing(house: House) -> None:
    house.go("Auction")
    for row in house.dialog.options.rows[:6]:
        target = row.field.spin if isinstance(row.field, Stepper) else row.field
        QTest.wheelEvent(house.dialog.windowHandle(), target.mapTo(house.dialog, QPoint(5, 5)), QPoint(0, -120))
    assert house.rules == USUAL


def test_a_custom_number_is_set_below_the_list(house: House) -> None:
    house.find("value of a run")
    row = house.row("Value of a run")
    field = row.field
    assert isinstance(field, NumberChoice)
    assert not field.stepper.isVisible()
    field.setFocus()
    assert QApplication.focusWidget() is field.box
    choose(field.box, "Another number…")
    assert field.stepper.isVisible()
    assert (field.stepper.number, house.rules.melds.run_value) == (250, 250)  # selected on the way down the list
    click(field.stepper.more)
    assert house.rules.melds.run_value == 260
    click(field.stepper.less)
    assert house.rules.melds.run_value == 250
    assert field.stepper.isVisible()  # it stays while it is being used
    house.give(row, "175")
    assert house.rules.melds.run_value == 175
    assert field.box.currentText() == "Another number…"
    house.push("Undo")
    assert house.rules.melds.run_value == 150
    assert not field.stepper.isVisible()
    house.dialog.draft.redo()
    assert field.stepper.number == 175
    choose(field.box, "150")
    assert house.rules.melds.run_value == 150
    assert not field.stepper.isVisible()


def test_a_number_for_something_not_yet_allowed_starts_with_a_usual_one(house: House) -> None:
    house.find("bigger steps start at")
    field = house.row("Bigger steps start at").field
    assert isinstance(field, NumberChoice)
    choose(field.box, "Another number…")
    assert house.rules.auction.big_step_from == 600
    assert field.stepper.number == 600
    choose(field.box, "Never")
    assert house.rules.auction.big_step_from is None


@pytest.mark.parametrize(
    ("words", "label", "key", "first"),
    [
        ("defenders' minimum", "Defenders' minimum meld", "scoring.defenders_min_meld", 200),
        ("shooting the moon", "Shooting the moon", "match.shoot_the_moon", 50),
    ],
)
def test_a_number_starts_with_an_allowed_value(house: House, words: str, label: str, key: str, first: int) -> None:
    house.find(words)
    field = house.row(label).field
    assert isinstance(field, NumberChoice)
    choose(field.box, "Another number…")
    group, name = key.split(".")
    assert getattr(getattr(house.rules, group), name) == field.stepper.number == first


def test_a_custom_number_starts_with_the_value_from_the_table(house: House) -> None:
    house.find("own value of a royal marriage")
    field = house.row("Value of a royal marriage").field
    assert isinstance(field, Stepper)
    assert field.spin.text() == "Table: 40"
    click(field.more)
    assert house.rules.melds.own_royal_marriage == 50
    field.setFocus()
    field.spin.selectAll()
    type_in(field.spin, "75")
    key(field.spin, Qt.Key.Key_Return)
    assert house.rules.melds.own_royal_marriage == 75
    house.push("Reset Value of a royal marriage to Table")
    assert house.rules == USUAL
    type_in(field.spin, "9")
    key(field.spin, Qt.Key.Key_Return)
    assert house.rules.melds.own_royal_marriage == 9


def test_an_invalid_number_stays_with_the_reason_and_is_never_used(house: House) -> None:
    house.find("own value of a royal marriage")
    row = house.row("Value of a royal marriage")
    assert isinstance(row.field, Stepper)
    row.field.setFocus()
    type_in(row.field.spin, "99999")
    click(house.button("Use these rules"))
    assert house.heard == []
    assert house.says(row.fault, row)
    assert house.says(f"Value of a royal marriage: {row.fault}")
    house.change("Lowest bid", "300")
    assert not house.button("Use these rules").isEnabled()
    house.find("own value of a royal marriage")
    assert row.field.spin.text() == "99999", "until it is corrected"
    row.field.setFocus()
    type_in(row.field.spin, "60")
    click(house.button("Use these rules"))
    assert house.heard[0][1].melds.own_royal_marriage == 60


def test_an_emptied_number_is_unset(house: House) -> None:
    house.change("Value of a royal marriage", "60")
    field = house.row("Value of a royal marriage").field
    assert isinstance(field, Stepper)
    field.spin.selectAll()
    key(field.spin, Qt.Key.Key_Backspace)
    click(house.button("Use these rules"))
    assert house.heard == [(PRESET, USUAL)]


def test_a_rule_without_effect_says_why_and_links_there(house: House) -> None:
    house.find("when to discard")
    row = house.row("When to bury")
    assert not row.field.isEnabled()
    reason = next(label for label in row.findChildren(QLabel) if "No effect" in label.text())
    assert reason.accessibleName() == "No effect while “Cards in the widow” is “0”."
    reason.setFocus()
    key(reason, Qt.Key.Key_Tab)
    key(reason, Qt.Key.Key_Return)
    field = house.row("Cards in the widow").field
    assert isinstance(field, Stepper)
    assert QApplication.focusWidget() is field.spin
    assert house.dialog.search.text() == ""


# ---- what does not go together ---------------------------------------------------------------------------------------


def test_impossible_combinations_are_explained_and_repaired(house: House) -> None:
    before = house.sheet()
    house.change("Cards in a hand", "11")
    assert house.says("don't come out even")
    assert house.says("Doesn't work with your other rules.", house.row("Cards in a hand"))
    assert house.says("These are your last playable rules.")
    assert house.sheet() == before
    for words in ("Use these rules", "Save…", "Export…"):
        assert not house.button(words).isEnabled()
    QTest.keyClick(house.dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert house.heard == []
    house.push("Set “Cards in a hand” to 12")
    assert house.rules == USUAL
    assert not house.says("These are your last playable rules.")
    assert house.button("Use these rules").isEnabled()


def test_several_problems_are_repaired_at_once(house: House) -> None:
    house.change("When to meld", "After winning a trick")
    assert len(house.dialog.draft.problems) > 5
    house.push("Fix all")
    assert not problems(house.rules)
    assert house.rules.melds.time == "after_won_trick"
    assert house.says("rules were changed to fix it")
    assert "stock" in house.sheet()
    house.push("Undo")
    house.push("Undo")
    assert house.rules == USUAL


def test_repairs_solve_whatever_one_change_breaks(house: House) -> None:
    draft = house.dialog.draft
    for option in OPTIONS.values():
        for value in some(_choices(option)):
            rules = patch(USUAL, {option.key: value})
            if problems(rules):
                draft.set_value(option, value)
                draft.repair_all()
                assert not draft.problems, f"{option.key} = {value}: {draft.problems[0].text}"
                draft.reset_all()


def test_unplayable_rules_can_be_opened(qtbot: QtBot, kept: RuleSets) -> None:
    house = House(qtbot, kept, patch(USUAL, {"deal.hand_size": 11}))
    assert house.says("These are the standard rules of Single deck with passing.")
    house.push("Set “Cards in a hand” to 12")
    assert house.button("Use these rules").isEnabled()


# ---- saved rules -----------------------------------------------------------------------------------------------------


def test_rules_are_saved_under_a_name_with_a_description(qtbot: QtBot, kept: RuleSets) -> None:
    house = House(qtbot, kept, OURS)
    form = house.keep_as("Friday rules", "As at Aunt Clara's")
    key(form.about, Qt.Key.Key_Return)
    assert kept.all()[0] == (rule_set("Friday rules", PRESET, OURS, "As at Aunt Clara's"),)
    assert house.says("Saved as “Friday rules”.")
    assert house.says("Friday rules, based on Single deck with passing.")
    assert house.says("As at Aunt Clara's", house.card("Friday rules"))
    house.change("Lowest bid", "350")
    assert house.says("Changed since last saved.")


def test_saved_rules_are_never_overwritten_without_a_warning(qtbot: QtBot, kept: RuleSets) -> None:
    kept.keep(rule_set("Friday rules", "hayes_two_handed", PRESETS["hayes_two_handed"]))
    house = House(qtbot, kept, OURS)
    form = house.keep_as(" friday RULES ")
    assert house.says("You already have “Friday rules”. Saving replaces it: Two-handed", form)
    house.push("Cancel", form)
    assert kept.all()[0][0].preset == "hayes_two_handed"
    form = house.keep_as("Friday rules")
    house.push("Replace", form)
    assert kept.all()[0][0].rules == OURS


def test_a_name_is_needed(house: House) -> None:
    form = house.keep_as(" ")
    assert not house.button("Save", form).isEnabled()
    type_in(form.name, "Ours")
    assert house.button("Save", form).isEnabled()


def test_saved_rules_can_be_loaded(qtbot: QtBot, kept: RuleSets) -> None:
    ours = rule_set("Ours", "hayes_two_handed", patch(PRESETS["hayes_two_handed"], {"match.target": 1200}))
    kept.keep(ours)
    house = House(qtbot, kept)
    house.push("Use Ours", house.card("Ours"))
    assert house.rules == ours.rules
    assert house.says("Ours, based on Two-handed.")
    assert house.says("In use", house.card("Ours"))
    house.push("Undo")
    assert house.rules == USUAL
    house.dialog.draft.redo()
    house.push("Use these rules")
    assert house.heard == [("hayes_two_handed", ours.rules)]


def test_saved_rules_get_another_name_and_description(qtbot: QtBot, kept: RuleSets) -> None:
    ours = rule_set("Ours", PRESET, OURS)
    kept.keep(ours)
    house = House(qtbot, kept, OURS, ours)
    house.push("Rename… Ours", house.card("Ours"))
    form = house.form()
    assert form.name.text() == "Ours"
    type_in(form.name, "Theirs")
    type_in(form.about, "By post")
    house.push("Save", form)
    assert kept.all()[0] == (rule_set("Theirs", PRESET, OURS, "By post"),)
    assert house.says("Theirs, based on")


def test_deleted_rules_can_be_restored(qtbot: QtBot, kept: RuleSets) -> None:
    ours = rule_set("Ours", PRESET, OURS, "Mine")
    kept.keep(ours)
    house = House(qtbot, kept)
    house.push("Delete Ours", house.card("Ours"))
    assert names(kept) == []
    assert house.says("Nothing saved yet.")
    house.push("Bring it back")
    assert kept.all()[0] == (ours,)


def test_a_damaged_rules_file_is_reported(qtbot: QtBot, kept: RuleSets, tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "old.pinochle-rules").write_text("{", "utf-8")
    house = House(qtbot, kept)
    house.go("Saved rules")
    assert house.says("old.pinochle-rules is damaged")


def test_rules_can_be_exported_and_imported(
    house: House, kept: RuleSets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "theirs.pinochle-rules", tmp_path / "out.pinochle-rules"
    write_rule_set(path, rule_set("Theirs", PRESET, OURS, "By post"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    house.go("Saved rules")
    house.push("Import a file…")
    assert house.rules == OURS
    assert names(kept) == ["Theirs"]
    house.push("Export…")
    assert read_rule_set(out) == rule_set("Theirs", PRESET, OURS, "By post")
    path.write_text("{", "utf-8")
    house.push("Import a file…")
    assert house.says("is damaged: it should be one JSON object with rules.")
    assert house.rules == OURS


def test_broken_rules_are_refused_in_the_language_of_the_window(
    house: House, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "theirs.pinochle-rules"
    path.write_text("{", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    house.go("Saved rules")
    speak(application, "de")
    house.push("Import a file…")
    assert house.says("theirs.pinochle-rules ist beschädigt: Es sollte ein JSON-Objekt mit Regeln sein.")


def test_a_file_can_be_dropped(house: House, kept: RuleSets, tmp_path: Path) -> None:
    path = tmp_path / "theirs.pinochle-rules"
    write_rule_set(path, rule_set("Theirs", PRESET, OURS))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "x.txt")), QUrl.fromLocalFile(str(path))])
    facts = (data, LEFT, Qt.KeyboardModifier.NoModifier)
    coming = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, *facts)
    QApplication.sendEvent(house.dialog, coming)
    assert coming.isAccepted()
    QApplication.sendEvent(house.dialog, QDropEvent(QPoint(5, 5), Qt.DropAction.CopyAction, *facts))
    assert house.rules == OURS
    assert names(kept) == ["Theirs"]


def test_an_imported_file_overwrites_no_name(house: House, kept: RuleSets, tmp_path: Path) -> None:
    kept.keep(rule_set("Ours", PRESET, USUAL))
    path = tmp_path / "theirs.pinochle-rules"
    write_rule_set(path, rule_set("Ours", PRESET, OURS))
    house.dialog.saved.import_file(path)
    assert {each.name: each.rules for each in kept.all()[0]} == {"Ours": USUAL, "Ours 2": OURS}
    assert house.says("You already had “Ours”, so the new rules are saved as “Ours 2”.")
    house.dialog.saved.import_file(path)
    assert names(kept) == ["Ours", "Ours 2", "Ours 3"]


def unreadable(kept: RuleSets, tmp_path: Path) -> tuple[Path, str]:
    """Save rules called Ours as a later version would, and return their file and its content."""
    kept.keep(rule_set("Ours", PRESET, USUAL))
    [path] = (tmp_path / "rules").iterdir()
    text = path.read_text("utf-8").replace('"version": ', '"version": 9')
    path.write_text(text, "utf-8")
    return path, text


def test_an_imported_file_overwrites_no_unreadable_rules(house: House, kept: RuleSets, tmp_path: Path) -> None:
    path, text = unreadable(kept, tmp_path)
    theirs = tmp_path / "theirs.pinochle-rules"
    write_rule_set(theirs, rule_set("Ours", PRESET, OURS))
    house.dialog.saved.import_file(theirs)
    assert path.read_text("utf-8") == text
    assert names(kept) == ["Ours 2"]


def test_unreadable_rules_are_replaced_only_if_confirmed(house: House, kept: RuleSets, tmp_path: Path) -> None:
    path, text = unreadable(kept, tmp_path)
    form = house.keep_as("ours")
    assert house.says("There are rules saved under this name that can't be read. Saving replaces them.", form)
    assert path.read_text("utf-8") == text
    house.push("Replace", form)
    assert names(kept) == ["ours"]


# ---- leaving ---------------------------------------------------------------------------------------------------------


def test_cancelling_loses_changes_only_if_asked_twice(house: House) -> None:
    house.change("Lowest bid", "300")
    key(house.dialog, Qt.Key.Key_Escape)
    assert house.dialog.isVisible()
    assert house.says("You'd lose your changes.")
    house.push("Cancel")
    assert house.dialog.isHidden()
    assert house.heard == []


def test_cancelling_without_changes_closes_at_once(house: House) -> None:
    key(house.dialog, Qt.Key.Key_Escape)
    assert house.dialog.isHidden()


def test_the_dialog_fits_on_the_smallest_screen(house: House) -> None:
    assert house.dialog.minimumWidth() <= 960
    assert house.dialog.minimumHeight() <= 640
    house.dialog.resize(900, 560)
    QApplication.processEvents()
    for group in GROUPS:
        house.go(group.title)
        for row in house.dialog.options.rows:
            assert row.field.width() >= 136
            right = row.field.mapTo(house.dialog.options.viewport(), row.field.rect().topRight()).x()
            assert right <= house.dialog.options.viewport().width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_section_names_are_complete_in_the_smallest_window(
    application: QApplication, qtbot: QtBot, kept: RuleSets, language: str
) -> None:
    speak(application, language)
    style.apply(application, FELT)  # at scale 1, whatever a window was before
    dialog = House(qtbot, kept).dialog
    dialog.resize(900, 560)
    QApplication.processEvents()
    list_of_parts = dialog.parts
    assert list_of_parts.width() >= list_of_parts.wanted_width
    assert dialog.sheet.width() >= 216
    assert dialog.options.viewport().width() >= 400
    font = QFont(list_of_parts.font())
    font.setBold(True)
    room = list_of_parts.viewport().width() - 52
    model = list_of_parts.model()
    titles = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert all(QFontMetrics(font).horizontalAdvance(title) <= room for title in titles)


def test_a_shortened_value_is_complete_in_its_tooltip(qtbot: QtBot) -> None:
    words = "A value of more words than there is room for"
    for width, tool_tip in ((400, ""), (120, words)):
        home = QWidget()
        qtbot.addWidget(home)
        box = ChoiceBox({"one": words}, "one", home)
        box.resize(width, 40)
        home.show()
        at = box.rect().center()
        QApplication.sendEvent(box, QHelpEvent(QEvent.Type.ToolTip, at, box.mapToGlobal(at)))
        assert QToolTip.text() == tool_tip
        QToolTip.hideText()


def test_tab_follows_the_visual_order(house: House) -> None:
    house.go("Deal")
    house.dialog.draft.set_value(OPTIONS["deal.hand_size"], 11)
    house.dialog.search.setFocus()
    stops: list[str] = []
    for _ in range(30):
        focus = require(QApplication.focusWidget())
        stops.append(focus.accessibleName() or getattr(focus, "text", str)())
        key(focus, Qt.Key.Key_Tab)
        if stops[-1] == "Cancel":
            break
    assert stops[:3] == ["Find a rule", "Parts of the rules", "First dealer"]
    after = stops.index("Reset Cards in a hand to 12")
    assert stops[after - 1 : after + 2] == ["Cards in a hand", "Reset Cards in a hand to 12", "Cards at a time"]
    assert stops[-5:] == ["Set “Cards in a hand” to 12", "The rules in words", "Reset all", "Undo", "Cancel"]


def test_every_field_has_a_name_for_screen_readers(house: House) -> None:
    for group in GROUPS:
        house.go(group.title)
        for row in some(house.dialog.options.rows):
            for field in some(row.tab_stops[1:-1]):
                assert field.accessibleName() == row.option.label
                assert row.option.help in field.accessibleDescription()


# ---- in the game -----------------------------------------------------------------------------------------------------


def test_house_rules_are_used_in_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    """From the menu through both dialogs to the table."""
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.open(PRESET)
    table.window.dialogs.open_new_game()
    new_game = the(table.window, NewGameDialog)
    click(the_button(new_game, "House rules…"))
    rules = the(new_game, HouseRulesDialog)
    rules.draft.set_value(OPTIONS["melds.run_value"], 250)
    click(the_button(rules, "Use these rules"))
    assert any("value of a run: 250" in label.text() for label in new_game.findChildren(QLabel))
    click(the_button(new_game, "Start"))
    assert table.controller.session.rules == patch(USUAL, {"melds.run_value": 250})
    assert table.window.settings.patches == {PRESET: {"melds.run_value": 250}}


def test_a_family_sets_its_rules_in_a_minute(qtbot: QtBot, tmp_path: Path) -> None:
    """Change, save, leave; the next new game offers the rules by their name, and is played by them."""
    paths = Paths(tmp_path / "config", tmp_path / "data")
    kept = RuleSets(paths.rule_sets)
    house = House(qtbot, kept)
    house.change("Lowest bid", "300")
    house.push("Save", house.keep_as("Friday rules"))
    key(house.dialog, Qt.Key.Key_Escape)
    assert house.dialog.isHidden()
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.open(PRESET)
    table.window.dialogs.open_new_game()
    new_game = the(table.window, NewGameDialog)
    search = next(each for each in new_game.findChildren(QLineEdit) if each.accessibleName() == "Find a game")
    search.setFocus()
    type_in(search, "friday")
    key(search, Qt.Key.Key_Return)
    assert table.controller.session.rules == patch(USUAL, {"auction.min_bid": 300})
    assert table.controller.session.preset == PRESET


def test_the_sheet_is_one_key_away(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = Table(qtbot, paths, Settings(speed="instant", patches={PRESET: {"melds.run_value": 250}}))
    table.open(PRESET)
    action = next(each for each in table.window.findChildren(QAction) if each.text() == "&Rules of this game")
    assert action.shortcut() == QKeySequence(Qt.Key.Key_F1)
    action.trigger()
    dialog = the(table.window, RulesDialog)
    sheet = the(dialog, QTextBrowser)
    assert "Bidding starts at 250" in sheet.toPlainText()
    assert any("each change from “Single deck with passing”" in label.text() for label in dialog.findChildren(QLabel))


def the_button(dialog: QWidget, label: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == label)


def test_a_long_value_is_wrapped_in_its_field(house: House) -> None:
    house.dialog.resize(960, 640)
    house.go("Deal")
    row = house.row(option_label(OPTIONS["deal.misdeal_nines"]))
    box = row.field
    assert isinstance(box, ChoiceBox)
    low = box.height()
    longest = max(range(box.count()), key=lambda at: len(box.itemText(at)))
    box.setCurrentIndex(longest)
    QApplication.processEvents()
    assert " ".join(box.lines) == box.itemText(longest)
    assert len(box.lines) > 1
    assert not box.is_cut
    assert box.height() >= low + (len(box.lines) - 1) * QFontMetrics(box.font()).lineSpacing()
    assert row.rect().contains(box.geometry().translated(row.side.pos()))
    row.reset.click()
    QApplication.processEvents()
    assert box.height() == low


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("width", [900, 1200])
def test_the_default_number_from_the_table_is_not_cut(qtbot: QtBot, kept: RuleSets, width: int) -> None:
    house = House(qtbot, kept)
    house.dialog.resize(width, 640)
    own = [option.key for group in GROUPS for option in group.options if option.can_be_unset]
    for first in some(range(0, len(own), 20)):
        house.dialog.options.show_options(own[first : first + 20], f"own numbers {first}")
        QApplication.processEvents()
        for row in some(house.dialog.options.rows):
            assert isinstance(row.field, Stepper)
            spin = row.field.spin
            needed = spin.fontMetrics().horizontalAdvance(spin.text())
            assert needed <= spin.lineEdit().contentsRect().width() - 4, (row.option.key, spin.text())
