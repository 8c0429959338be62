"""The dialogs, opened without blocking and used with real mouse and key events."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTextBrowser,
    QWidget,
)

from pinochle_qt import __version__
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.stepper import TargetField
from pinochle_qt.ui.dialogs.about import AboutDialog
from pinochle_qt.ui.dialogs.preferences.preferences import _CHOICES, PreferencesDialog
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.count_field import CountField
from pinochle_qt.ui.dialogs.setup.game_choice_list import GameChoiceList
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.setup.seat_field import SeatField
from pinochle_qt.ui.draw.theme import THEMES
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.variants.catalog import CATALOG, adapt_players
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import RuleSet
from pinochle_qt.words.dialogs.setup import Setup
from tests.checks import require
from tests.ui.panel_tools import choose, click, key, the, type_in
from tests.ui.playing import PolicyBots, Unhurried

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NOTHING_KEPT = RuleSets(Path("no such folder"))
TWO, FOUR = "simplified_two_handed_150", "single_deck_partnership"


def shown(qtbot: QtBot, dialog: QWidget) -> None:
    qtbot.addWidget(dialog)
    dialog.show()


def push(dialog: QWidget, label: str) -> None:
    click(next(button for button in dialog.findChildren(QPushButton) if button.text() == label and button.isVisible()))


def box_with(dialog: QWidget, words: str) -> QComboBox:
    return next(box for box in dialog.findChildren(QComboBox) if box.findText(words) >= 0)


def write(field: QLineEdit, words: str) -> None:
    field.setFocus()
    field.selectAll()
    key(field, Qt.Key.Key_Delete)
    type_in(field, words)


# ---- what is offered -------------------------------------------------------------------------------------------------


def test_every_game_is_offered_for_every_suitable_number_of_players(new_game: NewGameDialog) -> None:
    offered: set[tuple[str, int]] = set()
    for players in range(2, 9):
        set_players(new_game, players)
        games = games_of(new_game)
        for row in range(games.model().rowCount()):
            if not games.model().flags(games.model().index(row, 0)):
                continue  # a heading
            games.setCurrentIndex(games.model().index(row, 0))
            assert new_game.preset is not None
            offered.add((new_game.preset.name, players))
            assert len(seats_in_sight(new_game)) == players
            assert not problems(adapt_players(new_game.preset.name, players))
    assert offered == {(preset.name, count) for preset in CATALOG for count in preset.player_counts}


def test_a_game_for_eight_fits_in_the_smallest_window(new_game: NewGameDialog) -> None:
    set_players(new_game, 8)
    new_game.adjustSize()
    assert len(seats_in_sight(new_game)) == 8
    assert new_game.width() <= 960
    assert new_game.height() <= 640


def test_a_game_for_more_players_is_adapted(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    set_players(new_game, 6)
    pick_game(new_game, "hayes_multi_same_deck")
    push(new_game, "Start")
    assert heard[0].rules() == adapt_players("hayes_multi_same_deck", 6)
    assert heard[0].rules().deal.hand_size == 4


# ---- new game --------------------------------------------------------------------------------------------------------


@pytest.fixture
def new_game(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(Settings(), NOTHING_KEPT)
    shown(qtbot, dialog)
    return dialog


def test_a_game_does_not_start_with_a_target_other_than_the_typed_one(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    target = the(new_game, TargetField)
    target.setFocus()
    type_in(target.spin, "123456")
    push(new_game, "Start")
    assert heard == []
    assert target.spin.text() == "123456"
    assert target.fault in [label.text() for label in new_game.findChildren(QLabel)]
    target.setFocus()
    type_in(target.spin, "2000")
    push(new_game, "Start")
    assert heard[0].rules().match.target == 2000


def games_of(dialog: QWidget) -> GameChoiceList:
    return the(dialog, GameChoiceList)


def set_players(dialog: QWidget, count: int) -> None:
    """Press the button for a number of players."""
    buttons = the(dialog, CountField).findChildren(QPushButton)
    click(next(each for each in buttons if each.text() == str(count)))


def pick_game(dialog: NewGameDialog, name: str) -> None:
    """Choose a game in the list with the keyboard."""
    games = games_of(dialog)
    for _ in range(games.model().rowCount()):
        key(games, Qt.Key.Key_Up)
    for _ in range(games.model().rowCount()):
        if dialog.preset is not None and dialog.preset.name == name:
            return
        key(games, Qt.Key.Key_Down)
    raise AssertionError(name)


def seats_in_sight(dialog: QWidget) -> list[SeatField]:
    return [seat for seat in dialog.findChildren(SeatField) if seat.isVisible()]


def test_a_new_game_starts_with_the_last_choices(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    assert new_game.preset is not None
    assert new_game.preset.name == FOUR
    assert len(seats_in_sight(new_game)) == 4
    push(new_game, "Start")
    assert heard == [Settings()]
    assert new_game.isHidden()


def test_a_new_game_says_who_are_partners(new_game: NewGameDialog) -> None:
    names = [field.name.text() for field in new_game.findChildren(SeatField)]

    def is_said(words: str) -> bool:
        return words in {each.text() for each in new_game.findChildren(QLabel) if each.isVisible()}

    assert is_said(f"You and {names[2]} against {names[1]} and {names[3]}")
    write(seats_in_sight(new_game)[2].name, "Clara")
    assert is_said(f"You and Clara against {names[1]} and {names[3]}")
    set_players(new_game, 2)
    assert is_said(f"You against {names[1]}")
    set_players(new_game, 3)
    assert is_said("Everyone plays alone.")
    set_players(new_game, 5)
    assert is_said("The bidder calls a partner each deal.")
    set_players(new_game, 8)
    pairs = "; ".join(f"{names[at]} and {names[at + 4]}" for at in (1, 2, 3)).replace(names[2], "Clara")
    assert is_said(f"Partners: You and {names[4]}; {pairs}")


def test_the_skill_of_one_computer_player_is_copied_to_all_by_one_click(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)

    def offered() -> list[str]:
        return [each.text() for each in new_game.findChildren(QPushButton) if each.isVisible()]

    assert "Novice for all" not in offered()
    seats_in_sight(new_game)[1].take_skill("novice")
    assert "Novice for all" in offered()
    push(new_game, "Novice for all")
    assert "Novice for all" not in offered()
    push(new_game, "Start")
    assert [seat.player for seat in heard[0].seats[:4]] == ["human", *["computer:novice"] * 3]


def test_a_line_says_what_each_level_can_do_and_nothing_is_cut(new_game: NewGameDialog) -> None:
    words = [Setup[f"LEVEL_{skill}".upper()]() for skill in LADDER]
    lines = [label for label in new_game.findChildren(QLabel) if label.text() in words]
    assert [line.text() for line in lines] == words
    assert [line.text() for line in lines if line.visibleRegion().boundingRect() != line.rect()] == []


def test_another_number_of_players_offers_their_games(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    set_players(new_game, 2)
    pick_game(new_game, TWO)
    assert new_game.preset is not None
    assert len(seats_in_sight(new_game)) == 2
    assert new_game.preset.summary in {label.text() for label in new_game.findChildren(QLabel)}
    assert the(new_game, TargetField).spin.value() == 150
    key(new_game, Qt.Key.Key_Return)
    (settings,) = heard
    assert settings.preset == TWO
    assert settings.targets == {}


def sitting_out(qtbot: QtBot, who: str, preset: str = FOUR, **facts: Any) -> NewGameDialog:
    dialog = NewGameDialog(Settings(preset=preset, patches={preset: {"table.sit_out": who}}, **facts), NOTHING_KEPT)
    shown(qtbot, dialog)
    return dialog


def test_if_the_dealer_sits_out_one_more_is_at_the_table(qtbot: QtBot) -> None:
    heard: list[Settings] = []
    dialog = sitting_out(qtbot, "dealer")
    dialog.accepted_settings.connect(heard.append)
    people = box_with(dialog, "5 at the table")
    assert people.isVisible()
    assert not people.isEnabled()
    assert len(seats_in_sight(dialog)) == 5
    push(dialog, "Start")
    (settings,) = heard
    assert settings.people_count() == 5
    assert settings.people == {}


def test_if_people_sit_out_in_turn_more_can_be_at_the_table(qtbot: QtBot) -> None:
    heard: list[Settings] = []
    dialog = sitting_out(qtbot, "rotate")
    dialog.accepted_settings.connect(heard.append)
    people = box_with(dialog, "5 at the table")
    assert [people.itemText(at) for at in range(people.count())] == [f"{count} at the table" for count in range(5, 17)]
    assert people.toolTip() == people.accessibleDescription() == "Up to 16 people can take turns."
    choose(people, "7 at the table")
    assert len(seats_in_sight(dialog)) == 7
    set_players(dialog, 2)
    assert not people.isVisible()  # the house rules are for the other game
    set_players(dialog, 4)
    pick_game(dialog, FOUR)
    assert len(seats_in_sight(dialog)) == 7
    push(dialog, "Start")
    (settings,) = heard
    assert settings.people == {FOUR: 7}
    assert settings.people_count() == 7


@pytest.mark.parametrize(("who", "people"), [("dealer", 9), ("rotate", 16)])
def test_the_largest_table_fits_in_the_smallest_window(qtbot: QtBot, who: str, people: int) -> None:
    dialog = sitting_out(qtbot, who, "eight_handed_four_teams")
    if who == "rotate":
        choose(box_with(dialog, "9 at the table"), f"{people} at the table")
    dialog.adjustSize()
    assert len(seats_in_sight(dialog)) == people
    assert dialog.width() <= 960
    assert dialog.height() <= 640


def test_the_players_choose_the_first_dealer_if_the_rules_say_so(qtbot: QtBot) -> None:
    heard: list[Settings] = []
    settings = Settings(patches={FOUR: {"deal.first_dealer": "chosen"}}, first_dealer=1)
    dialog = NewGameDialog(settings, NOTHING_KEPT)
    shown(qtbot, dialog)
    dialog.accepted_settings.connect(heard.append)
    dealers = box_with(dialog, "Deals first: Walter")
    assert dealers.isVisible()
    assert dealers.currentText() == "Deals first: Walter"
    write(seats_in_sight(dialog)[3].name, "Zoe")
    choose(dealers, "Deals first: Zoe")
    write(seats_in_sight(dialog)[3].name, "Zara")
    assert dealers.currentText() == "Deals first: Zara"
    set_players(dialog, 3)
    assert not dealers.isVisible()  # the house rules are for the other game
    set_players(dialog, 4)
    pick_game(dialog, FOUR)
    assert dealers.currentText() == "Deals first: Zara"
    push(dialog, "Start")
    assert heard[0].first_dealer == 3
    assert heard[0].chosen_dealer() == 3


def test_nobody_is_asked_who_deals_first_if_chance_decides(new_game: NewGameDialog) -> None:
    assert not box_with(new_game, "Deals first: Walter").isVisible()


def test_the_target_is_saved_for_its_game_alone(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    field = the(new_game, TargetField)
    click(field.more)
    assert field.points == 1550
    push(new_game, "Start")
    assert heard[0].targets == {FOUR: 1550}
    assert heard[0].rules().match.target == 1550
    assert heard[0].rules(TWO).match.target == 1500


def test_a_game_for_a_number_of_deals_asks_for_that_number(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Settings(preset="auction_pinochle"), NOTHING_KEPT)
    shown(qtbot, dialog)
    heard: list[Settings] = []
    dialog.accepted_settings.connect(heard.append)
    field = the(dialog, TargetField)
    assert field.points == 12
    assert [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is field] == ["Deals"]
    click(field.more)
    push(dialog, "Start")
    assert heard[0].rules().match.deals == 13
    assert heard[0].rules().match.target == PRESETS["auction_pinochle"].match.target


def test_a_target_equal_to_the_presets_is_not_saved(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Settings(targets={FOUR: 1550}), NOTHING_KEPT)
    shown(qtbot, dialog)
    heard: list[Settings] = []
    dialog.accepted_settings.connect(heard.append)
    click(the(dialog, TargetField).less)
    push(dialog, "Start")
    assert heard[0].targets == {}


def test_seats_are_named_and_given_to_people(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    first, second = seats_in_sight(new_game)[:2]
    write(first.name, "Anna")
    write(second.name, "Ben")
    choose(second.player, "Person")
    push(new_game, "Start")
    assert heard[0].seats[:2] == (SeatSetup("Anna", "human"), SeatSetup("Ben", "human"))
    assert heard[0].seats[2:] == Settings().seats[2:]


def hints(dialog: QWidget) -> set[str]:
    return {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}


def test_players_need_distinct_names(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    first, second = seats_in_sight(new_game)[:2]
    write(first.name, " ")
    assert "Give every player a name." in hints(new_game)
    write(first.name, second.name.text())
    assert f"Two players are named {second.name.text()}. Give one of them another name." in hints(new_game)
    push(new_game, "Start")
    key(new_game, Qt.Key.Key_Return)
    assert heard == []
    assert new_game.isVisible()


def test_the_dialog_says_what_will_be_special(new_game: NewGameDialog) -> None:
    seats = seats_in_sight(new_game)
    choose(seats[1].player, "Person")
    assert "Sharing the screen: hands stay hidden between turns." in hints(new_game)
    choose(seats[1].player, "Computer: Steady")
    choose(seats[0].player, "Computer: Steady")
    assert "Only computer players: you'll just watch." in hints(new_game)


def test_a_game_is_found_by_any_of_its_names(new_game: NewGameDialog) -> None:
    search = next(field for field in new_game.findChildren(QLineEdit) if field.accessibleName() == "Find a game")
    require(new_game.findChild(GameChoiceList)).setFocus()
    QTest.keyClick(new_game, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert new_game.focusWidget() is search
    write(search, "race horse six")
    assert new_game.preset is not None
    assert new_game.preset.name == "racehorse_six_handed"
    assert len(seats_in_sight(new_game)) == 6
    write(search, "xyzzy")
    assert "No game mentions “xyzzy”." in hints(new_game)
    push(new_game, "Start")
    assert new_game.isVisible()
    write(search, "")
    assert new_game.preset is not None
    assert the(new_game, CountField).count == 6


def test_saved_rules_can_be_started(qtbot: QtBot, tmp_path: Path) -> None:
    kept = RuleSets(tmp_path)
    ours = RuleSet("Friday rules", "hayes_two_handed", {"match.target": 1200, "melds.run_value": 250}, "By the lake")
    kept.keep(ours)
    dialog = NewGameDialog(Settings(), kept)
    shown(qtbot, dialog)
    heard: list[Settings] = []
    dialog.accepted_settings.connect(heard.append)
    set_players(dialog, 2)
    for _ in range(games_of(dialog).model().rowCount()):
        key(games_of(dialog), Qt.Key.Key_Up)
    assert "Friday rules" in hints(dialog)
    assert "By the lake" in hints(dialog)
    assert any("to 1200; house rules: value of a run: 250" in each for each in hints(dialog))
    assert the(dialog, TargetField).points == 1200
    push(dialog, "Start")
    assert heard[0].rules() == ours.rules
    again = NewGameDialog(heard[0], kept)
    shown(qtbot, again)
    assert again.game is not None
    assert again.game.kept == ours


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_rules_of_a_game_can_be_read_beforehand(new_game: NewGameDialog, way: str) -> None:
    set_players(new_game, 2)
    pick_game(new_game, TWO)
    if way == "button":
        push(new_game, "Read the rules")
    else:
        key(new_game, Qt.Key.Key_F1)
    assert "150" in the(the(new_game, RulesDialog), QTextBrowser).toPlainText()


def test_house_rules_are_dropped_with_one_click(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Settings(patches={FOUR: {"melds.run_value": 250}}, targets={FOUR: 1000}), NOTHING_KEPT)
    shown(qtbot, dialog)
    heard: list[Settings] = []
    dialog.accepted_settings.connect(heard.append)
    push(dialog, "Reset to standard")
    assert any(each.endswith("standard rules.") for each in hints(dialog))
    assert not any(each.text() == "Reset to standard" and each.isVisible() for each in dialog.findChildren(QPushButton))
    push(dialog, "Start")
    assert (heard[0].patches, heard[0].targets) == ({}, {})


def test_unplayable_rules_are_not_started(qtbot: QtBot, tmp_path: Path) -> None:
    """Settings may come from another version, or from a user who edits files."""
    settings = Settings(patches={FOUR: {"deal.hand_size": 11}}, speed="instant")
    dialog = NewGameDialog(settings, NOTHING_KEPT)
    shown(qtbot, dialog)
    assert any("don't come out even" in each for each in hints(dialog))
    push(dialog, "Start")
    assert dialog.isVisible()
    controller = MatchController(PolicyBots())
    window = MainWindow(controller, settings, Paths(tmp_path / "c", tmp_path / "d"), None)
    shown(qtbot, window)
    window.matches.begin()
    assert controller.session.rules == PRESETS[FOUR]
    assert "This game uses the standard rules." in window.notice.text()


def left_game(store: RecordStore) -> Session:
    """Return a game that was closed after the human player had bid."""
    left = Session.new(PRESETS["racehorse_passing"], "racehorse_passing", Settings().seats[:4], 1, store)
    left.deal()
    seat = None
    while seat != 0:
        prompt = require(left.prompt)
        seat = prompt.seat
        left.submit(Policy().choose(left.observe(seat), prompt, None))
    left.close()
    return left


def test_the_last_game_can_be_continued(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    store = RecordStore(paths.games)
    left = left_game(store)
    position = left.lines
    controller = MatchController(PolicyBots())
    window = MainWindow(controller, Settings(speed="instant"), paths, store, Unhurried())
    shown(qtbot, window)
    window.matches.begin()
    window.dialogs.open_new_game()
    dialog = the(window, NewGameDialog)
    push(dialog, "Continue Racehorse")
    assert controller.session.path == left.path
    assert controller.session.lines[: len(position)] == position
    window.dialogs.open_new_game()
    dialog = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    # the player has decided nothing in the game that was opened first
    assert not any(each.text().startswith("Continue") and each.isVisible() for each in dialog.findChildren(QPushButton))
    controller.session.close()


def test_a_game_that_cannot_be_saved_is_continued_with_a_notice(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    store = RecordStore(paths.games)
    left = left_game(store)
    assert left.path is not None
    controller = MatchController(PolicyBots())
    window = MainWindow(controller, Settings(speed="instant"), paths, store, Unhurried())
    shown(qtbot, window)
    window.matches.begin()
    left.path.with_name(f"{left.path.name}.lock").mkdir()  # as in a folder where nothing can be written
    window.dialogs.open_new_game()
    push(the(window, NewGameDialog), "Continue Racehorse")
    assert controller.session.lines[: len(left.lines)] == left.lines
    assert controller.session.path is None
    assert window.notice.text().startswith(f"The game cannot be saved in {left.path}")


def test_a_game_from_elsewhere_is_continued_under_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    store = RecordStore(paths.games)
    left = left_game(store)
    assert left.path is not None
    record = left.path.read_text(encoding="utf-8")
    for name in ("whist", "x" * 10_000):
        left.path.write_text(record.replace('"racehorse_passing"', f'"{name}"', 1), encoding="utf-8")
        controller = MatchController(PolicyBots())
        window = MainWindow(controller, Settings(speed="instant"), paths, store, Unhurried())
        shown(qtbot, window)
        window.matches.begin()
        window.dialogs.open_new_game()
        texts = [each.text() for each in the(window, NewGameDialog).findChildren(QPushButton)]
        assert any(text.startswith(f"Continue {name[:39]}") and len(text) < 60 for text in texts)
        controller.session.close()


def test_a_game_whose_record_is_missing_is_not_continued(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    store = RecordStore(paths.games)
    left = left_game(store)
    controller = MatchController(PolicyBots())
    window = MainWindow(controller, Settings(speed="instant"), paths, store, Unhurried())
    shown(qtbot, window)
    window.matches.begin()
    playing = controller.session
    window.dialogs.open_new_game()
    assert left.path is not None
    left.path.unlink()
    push(the(window, NewGameDialog), "Continue Racehorse")
    assert controller.session is playing
    assert left.path.name in window.notice.text()
    playing.close()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_cancelling_changes_nothing(new_game: NewGameDialog, way: str) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    write(seats_in_sight(new_game)[0].name, "Anna")
    if way == "button":
        push(new_game, "Cancel")
    else:
        key(new_game, Qt.Key.Key_Escape)
    assert heard == []
    assert new_game.isHidden()


def test_a_double_click_on_a_game_starts_it(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    games = games_of(new_game)
    row: QPoint = games.visualRect(games.currentIndex()).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, row)
    QTest.mouseDClick(games.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, row)
    assert len(heard) == 1


# ---- preferences -----------------------------------------------------------------------------------------------------


@pytest.fixture
def preferences(qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(Settings())
    shown(qtbot, dialog)
    return dialog


def test_all_preferences_are_visible_if_the_screen_has_room(qtbot: QtBot) -> None:
    preferences = PreferencesDialog(Settings())
    shown(qtbot, preferences)
    QApplication.processEvents()
    assert [area.verticalScrollBar().maximum() for area in preferences.findChildren(QScrollArea)] == [0]


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ("Fast", "speed", "fast"),
        ("Dark", "theme", "dark"),
        ("Red", "back", "red"),
        ("A double click", "confirm_plays", "double"),
        ("By rank", "sorting", "rank"),
        ("Black and gold", "back", "black"),
    ],
)
def test_a_choice_takes_effect_at_once(preferences: PreferencesDialog, words: str, field: str, value: str) -> None:
    heard: list[Settings] = []
    preferences.settings_changed.connect(heard.append)
    choose(box_with(preferences, words), words)
    assert getattr(heard[-1], field) == value
    assert preferences.settings == heard[-1]


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("Blue diamonds and green clubs", "four_color"),
        ("Show the odds while bidding", "odds"),
        ("Larger text", "large_text"),
        ("Large letters on the cards", "large_index"),
        ("Cards fanned for left-handers", "left_handed"),
    ],
)
def test_a_switch_takes_effect_at_once_and_back_again(preferences: PreferencesDialog, words: str, field: str) -> None:
    heard: list[Settings] = []
    preferences.settings_changed.connect(heard.append)
    switch = next(each for each in preferences.findChildren(QCheckBox) if each.text() == words)
    for expected in (True, False):
        switch.click()
        assert getattr(heard[-1], field) is expected


@pytest.mark.parametrize(("words", "count"), [("Red", 3), ("Green felt", 1 + len(THEMES))])
def test_styles_are_shown_before_their_names(preferences: PreferencesDialog, words: str, count: int) -> None:
    box = next(each for each in preferences.findChildren(ChoiceBox) if each.findText(words) >= 0)
    shown = {bytes(box.itemIcon(at).pixmap(box.iconSize()).toImage().constBits()) for at in range(box.count())}
    assert len(shown) == box.count() == count
    chosen = box.itemIcon(0)
    size = box.iconSize()
    assert chosen.pixmap(size, QIcon.Mode.Selected).toImage() == chosen.pixmap(size).toImage()


def test_preferences_offer_what_settings_can_store() -> None:
    can_be_kept = {field: get_args(kind) for field, kind in get_type_hints(Settings).items()}
    for field, choices in _CHOICES.items():
        assert set(choices) == set(can_be_kept[field]), f"{field} in session/settings.py"
    assert {"system", *THEMES} == set(can_be_kept["theme"])


def test_preferences_show_the_current_settings(qtbot: QtBot) -> None:
    settings = replace(Settings(), theme="light", speed="slow")
    dialog = PreferencesDialog(settings)
    shown(qtbot, dialog)
    assert box_with(dialog, "Light").currentText() == "Light"
    assert box_with(dialog, "Slow").currentText() == "Slow"


def test_sounds_can_be_softer_and_off(preferences: PreferencesDialog) -> None:
    heard: list[Settings] = []
    preferences.settings_changed.connect(heard.append)
    volume = the(preferences, QSlider)
    key(volume, Qt.Key.Key_Left)
    assert (heard[-1].sound, heard[-1].volume) == (True, 60)
    click(next(each for each in preferences.findChildren(QCheckBox) if each.text() == "Sounds"))
    assert (heard[-1].sound, heard[-1].volume) == (False, 60)
    assert not volume.isEnabled()


def test_settings_that_follow_the_desktop_keep_following_it(preferences: PreferencesDialog) -> None:
    heard: list[Settings] = []
    preferences.settings_changed.connect(heard.append)
    choose(box_with(preferences, "Fast"), "Fast")
    assert heard[-1].reduced_motion is None


def motion_box(dialog: QWidget) -> QComboBox:
    label = next(each for each in dialog.findChildren(QLabel) if each.text() == "Reduce motion")
    box = label.buddy()
    assert isinstance(box, QComboBox)
    return box


def test_motion_can_be_reduced_or_off_or_follow_the_desktop(preferences: PreferencesDialog) -> None:
    heard: list[Settings] = []
    preferences.settings_changed.connect(heard.append)
    box = motion_box(preferences)
    assert box.currentText() == "Follow system"
    for words, expected in (("On", True), ("Off", False), ("Follow system", None)):
        choose(box, words)
        assert heard[-1].reduced_motion is expected


def test_motion_is_shown_as_chosen(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(replace(Settings(), reduced_motion=False))
    shown(qtbot, dialog)
    assert motion_box(dialog).currentText() == "Off"


def test_preferences_close_with_a_button(preferences: PreferencesDialog) -> None:
    push(preferences, "Close")
    assert preferences.isHidden()


def test_preferences_fit_in_the_smallest_window(preferences: PreferencesDialog) -> None:
    assert preferences.height() <= 640
    assert preferences.width() <= 960


# ---- for screen readers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["house", "new", "preferences"])
def test_everything_focusable_has_a_name(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    kept = RuleSets(tmp_path)
    kept.keep(RuleSet("Friday rules", FOUR, {"melds.run_value": 250}))
    rules = PRESETS[FOUR]
    dialog: QWidget
    if kind == "house":
        dialog = HouseRulesDialog(FOUR, patch(rules, {"deal.hand_size": 11, "melds.run_value": 200}), kept)
    else:
        dialog = NewGameDialog(Settings(), kept) if kind == "new" else PreferencesDialog(Settings())
    shown(qtbot, dialog)
    nameless = [
        widget
        for widget in dialog.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget, QLabel)
        and not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ]
    assert nameless == []


# ---- about -----------------------------------------------------------------------------------------------------------


def test_about_shows_version_and_licenses(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    shown(qtbot, dialog)
    label_texts = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for fact in (__version__, "MIT", "Open Font License"):
        assert fact in label_texts
    push(dialog, "Close")
    QApplication.processEvents()
    assert dialog.isHidden()
