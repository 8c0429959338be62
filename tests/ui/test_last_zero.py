"""Points can be written without their last zero wherever nothing is lost, and then everywhere in the window."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from pinochle_qt.ai.reasons import Points
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.rules import patch
from pinochle_qt.library.game_summary import game_in_lines
from pinochle_qt.library.statistics import Statistics
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.teaching.players import measured, portraits
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.points_field import PointsField
from pinochle_qt.ui.controls.stepper import Stepper
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.rooms.help.pages import Paper
from pinochle_qt.ui.rooms.help.player_pages import players_in_short, players_page
from pinochle_qt.ui.rooms.statistics.page import points_of
from pinochle_qt.variants.catalog import CATALOG
from pinochle_qt.variants.option_words import preset_summary
from pinochle_qt.variants.points_words import counts_in_tens, described, leave_off_last_zero
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import plain_text
from pinochle_qt.words import text
from pinochle_qt.words.game.events import story
from pinochle_qt.words.game.score_sheet import score_sheet, sheet_text
from tests.checks import require
from tests.session.driving import played
from tests.ui.playing import Table, open_where_asked, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

TENS, FIVES, SMALL = "double_deck_tournament", "hayes_two_handed", "simplified_two_handed_150"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


def preferences(table: Table) -> PreferencesDialog:
    """Return the open Preferences dialog."""
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    return dialog


def leave_off(table: Table) -> PreferencesDialog:
    """Choose in Preferences, by a key, that the last zero is left off; return the dialog."""
    table.window.dialogs.open_preferences()
    QTest.keyClick(preferences(table).field("leaves_off_zero"), Qt.Key.Key_Space)
    return preferences(table)


@pytest.mark.parametrize("kind", ["bid", "show", "play"])
def test_the_window_looks_as_if_opened_without_last_zeros(
    table: Table, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    open_where_asked(table, TENS, kind)
    table.window.notice.hide()
    before = table.window.grab().toImage()
    dialog = leave_off(table)
    assert dialog.focusWidget() is dialog.field("leaves_off_zero")
    dialog.close()
    QApplication.processEvents()
    other = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", leaves_off_zero=True))
    other.window.matches.open(table.controller.session)
    QApplication.processEvents()
    assert table.window.grab().toImage() == other.window.grab().toImage() != before
    settings, _ = load_settings(table.window.room_opener.paths.settings)
    assert settings.leaves_off_zero


def test_a_bid_is_shown_and_typed_without_its_last_zero(table: Table) -> None:
    table.open(TENS)
    leave_off(table).close()
    play_until(table, "bid")
    panel = table.window.panels.bid
    least = require(require(table.prompt).bids).minimum
    assert panel.amount_chips[0].text() == str(least // 10)
    QTest.keyClicks(panel, str(least // 10 + 2))
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert table.controller.session.steps[-1].action == Bid(require(table.controller.viewer), least + 20)


def test_points_that_need_their_last_digit_keep_it_and_preferences_say_why(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", preset=FIVES))
    table.open(FIVES)
    dialog = leave_off(table)
    notes = [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]
    assert "You can drop the last zero only if every card and the last trick count in tens." in notes
    assert text.points(245, PRESETS[FIVES]) == "245"
    assert text.points(1000, PRESETS[FIVES]) == "1000"


@pytest.mark.parametrize("wanted", [False, True])
@pytest.mark.parametrize("preset", [TENS, FIVES, SMALL])
def test_the_last_zero_is_left_off_where_nothing_is_lost(preset: str, *, wanted: bool) -> None:
    leave_off_last_zero(wanted=wanted)
    rules = PRESETS[preset]
    expected = preset == SMALL or (wanted and preset == TENS)
    assert text.points(500, rules) == ("50" if expected else "500")
    assert text.about_points(500.0, rules).startswith("50 " if expected else "500 ")
    assert text.signed(-260, rules).endswith("26" if expected else "260")


def test_numbers_are_typed_as_they_are_shown(qtbot: QtBot) -> None:
    leave_off_last_zero(wanted=True)
    home = QWidget()
    qtbot.addWidget(home)
    field = PointsField(home)
    field.show_points(500, 10, PRESETS[TENS])
    assert field.spin.text() == "50"
    field.spin.selectAll()
    QTest.keyClicks(field.spin, "51")
    QTest.keyClick(field.spin, Qt.Key.Key_Return)
    assert field.points == 510
    field.show_points(505, 5, PRESETS[FIVES])
    assert field.spin.text() == "505"


def test_house_rules_show_and_take_numbers_without_last_zeros(qtbot: QtBot, tmp_path: Path) -> None:
    leave_off_last_zero(wanted=True)
    rules = PRESETS[TENS]
    dialog = HouseRulesDialog(TENS, rules, RuleSets(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    assert "All points are written without their last zero: 25 stands for 250." in plain_text(rules)
    values = [each.currentText() for each in dialog.findChildren(ChoiceBox)]
    values += [each.spin.text() for each in dialog.findChildren(Stepper)]
    assert str(rules.match.target // 10) in values
    assert str(rules.match.target) not in values


@pytest.mark.parametrize(("are_tens", "shown"), [(True, "51"), (False, "510")])
def test_statistics_leave_off_the_last_zero_if_all_their_games_can(shown: str, *, are_tens: bool) -> None:
    leave_off_last_zero(wanted=True)
    assert points_of(Statistics(are_tens=are_tens))(510.0) == shown


def test_descriptions_write_points_like_everything_beside_them() -> None:
    leave_off_last_zero(wanted=True)
    summaries = {each.name: described(preset_summary(each), each.rules) for each in CATALOG}
    assert "at least 20 in meld" in summaries[TENS]
    assert "150 wins" in summaries[SMALL]
    assert "1000" in summaries["bicycle_two_handed_48"]
    assert "96 cards" in summaries["double_deck_full_96"]


@pytest.mark.parametrize("preset", [TENS, "single_deck_partnership", "three_handed_auction"])
def test_every_number_of_points_told_of_a_match_is_a_tenth(preset: str) -> None:
    session = played(preset, 2, deals=6)
    people = text.shown_names(session.people)

    def told() -> list[str]:
        lines = [entry.sentence for entry in story(session, None, people)()]
        return [*lines, *sheet_text(score_sheet(game_in_lines(session.lines))).splitlines()]

    with_zeros = told()
    leave_off_last_zero(wanted=True)
    changed = 0
    for long, short in zip(with_zeros, told(), strict=True):
        for many, few in zip(re.findall(r"\d+", long), re.findall(r"\d+", short), strict=True):
            assert int(many) in {10 * int(few), int(few)}, short
            changed += many != few
            assert many != few or int(many) < 50 or "%" in short or "Deal code" in short, short
    assert changed > 100


def test_house_rules_that_count_fives_keep_the_last_digit() -> None:
    leave_off_last_zero(wanted=True)
    rules = patch(PRESETS[TENS], {"auction.increment": 25})
    assert not counts_in_tens(rules)
    assert text.points(525, rules) == "525"
    assert text.points(500, rules) == "500"


def test_a_lesson_writes_points_as_its_own_sentences_do(table: Table) -> None:
    table.open(TENS)
    leave_off(table).close()
    rules = table.controller.session.rules
    assert text.points(500, rules) == "50"
    table.window.room_opener.lesson_asked.emit("cards", 0)
    assert text.points(500, rules) == "500"
    require(table.window.lessons).leave()
    assert text.points(500, rules) == "50"
    before = table.window.grab().toImage()
    table.window.presenter.show_state(None)
    assert table.window.grab().toImage() == before


def test_how_far_apart_the_levels_are_is_written_like_all_points() -> None:
    paper = Paper.of(tokens.LIGHT, 1.0)
    soft = next(each for level in portraits() for each in level.does if each.why is PlayerWord.SOFT)
    apart = require(soft.facts["points"])
    assert isinstance(apart, Points)
    rung = measured().familiar[0]
    for wanted, unit in ((False, 1), (True, 10)):
        leave_off_last_zero(wanted=wanted)
        page, short = players_page(paper, ()), players_in_short(paper, ())
        assert soft.why(points=round(apart.amount / unit)) in page
        decimals = 0 if rung.margin / unit >= 1 else 1
        assert f"{rung.lead / unit:.{decimals}f} more points a deal" in page
        if rung.is_clear:
            assert f"about {rung.lead / unit:.{decimals}f} more than" in short
