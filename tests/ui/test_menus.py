"""The menus: what a user opens with them over the table is closed by Escape and follows a change of language."""

from __future__ import annotations

import re
import sys
from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMenuBar

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.setup.game_choice_list import GameChoiceList
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.ui.window.commands import COMMANDS, TOOLS
from pinochle_qt.ui.window.menus import Menus
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.learning import ProblemWord
from tests.ui import inspection
from tests.ui.playing import Table, play_until
from tests.ui.test_curtain import STOCK, play_until_called
from tests.ui.test_escape import in_second_deal
from tests.ui.test_language_change import choose, preferences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from pinochle_qt.phrases import Phrase

D = TypeVar("D", bound=QDialog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_have_the_same_key(application: QApplication, qtbot: QtBot, language: str) -> None:
    speak(application, language)
    bar = QMenuBar()
    qtbot.addWidget(bar)
    Menus(bar, Mock()).fill()
    menus = [each.menu() for each in bar.actions()]
    entries = [[action for action in menu.actions() if action.text()] for menu in menus if isinstance(menu, QMenu)]
    for each in (bar.actions(), *entries):
        marked = {action.text(): re.findall("&(.)", action.text().lower()) for action in each}
        assert max(Counter(letter for letters in marked.values() for letter in letters).values()) == 1, marked
    pressed = Counter(keys.toString() for each in entries for action in each for keys in action.shortcuts())
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= pressed.keys()
    assert max(pressed.values()) == 1, pressed


def test_every_word_of_the_menus_belongs_to_one_command() -> None:
    titles = {each.menu for each in COMMANDS}
    labels = Counter(each.label for each in COMMANDS)
    assert set(labels) - {DialogWord.PF_SORTING} == set(Menu) - titles
    assert max(labels.values()) == 1
    assert {each.label for each in COMMANDS if each.tool} == set(TOOLS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("sentence", "label"),
    [
        (Word.RECALL_MELDS, Menu.MELDS),
        (Word.REST_SETTLED, Menu.CLAIM_REST),
        (ProblemWord.OWN_NONE, Menu.LOOK_BACK),
    ],
)
def test_sentences_name_the_keys_of_commands(
    application: QApplication, language: str, sentence: Phrase, label: Phrase
) -> None:
    speak(application, language)
    (command,) = (each for each in COMMANDS if each.label is label)
    assert re.search(rf"\b{command.keys}\b", sentence())


def test_a_command_of_the_table_is_impossible_while_a_page_covers_it(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "play")
    entries = {each.label: table.window.menus.action(each.label) for each in COMMANDS if each.possible}
    assert entries[Menu.HINT].isEnabled()
    assert entries[Menu.LOG].isEnabled()
    table.window.room_opener.open_statistics()
    table.window.view.event_player.hand_arranged.emit(True)
    assert [label.english for label, action in entries.items() if action.isEnabled()] == []
    table.window.rooms.close()
    assert entries[Menu.HINT].isEnabled()


RESERVED: Final = ("Ctrl+H", "Ctrl+Alt+H", "Ctrl+M", "Ctrl+Space", "Ctrl+Tab", "F11")
"""What macOS does with these keys: hide this program or all others, minimize, search, switch; show the desktop."""


@pytest.mark.usefixtures("application")
def test_no_entry_uses_a_key_reserved_by_macos(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    bar = QMenuBar()
    qtbot.addWidget(bar)
    Menus(bar, Mock()).fill()
    menus = [each.menu() for each in bar.actions()]
    actions = [action for menu in menus if isinstance(menu, QMenu) for action in menu.actions()]
    pressed = Counter(keys.toString() for action in actions for keys in action.shortcuts())
    assert not pressed.keys() & set(RESERVED)
    assert {"Ctrl+Shift+H", "Meta+Ctrl+F"} <= pressed.keys()
    assert max(pressed.values()) == 1, pressed


@pytest.mark.parametrize("language", LANGUAGES)
def test_macos_moves_only_these_entries_to_the_application_menu(
    application: QApplication, qtbot: QtBot, language: str
) -> None:
    speak(application, language)
    bar = QMenuBar()
    qtbot.addWidget(bar)
    Menus(bar, Mock()).fill()
    menus = [each.menu() for each in bar.actions()]
    actions = [action for menu in menus if isinstance(menu, QMenu) for action in menu.actions() if action.text()]
    Role = QAction.MenuRole  # noqa: N806 - a class
    moved = {action.text(): action.menuRole() for action in actions if not action.menu()}
    assert {text: role for text, role in moved.items() if role is not Role.NoRole} == {
        Menu.PREFERENCES(): Role.PreferencesRole,
        Menu.QUIT(): Role.QuitRole,
        Menu.ABOUT(): Role.AboutRole,
    }


def view_menu(table: Table) -> list[QAction]:
    """Return the entries of the menu that opens things."""
    bar = table.window.menuBar()
    menu = next(each.menu() for each in bar.actions() if each.text() == Menu.VIEW())
    assert isinstance(menu, QMenu)
    return [action for action in menu.actions() if not action.isSeparator()]


def in_sight(table: Table) -> set[str]:
    return {name for name in table.window.panels.made if table.window.panels.is_shown(name)}


def opened(table: Table) -> Iterator[tuple[str, set[str]]]:
    """Open one thing after another while there are scores and a last trick; yield the entry and its panels."""
    in_second_deal(table, "play")
    table.answer_by_mouse()
    play_until(table, "play")
    for at in range(len(view_menu(table))):
        action, before = view_menu(table)[at], in_sight(table)
        if action.isEnabled() and action.text() not in {Menu.FULL_SCREEN(), Menu.PEOPLE()}:
            entry = action.text()
            action.trigger()
            yield entry, in_sight(table) - before
            QTest.keyClick(table.window, Qt.Key.Key_Escape)
            assert in_sight(table) <= before, f"{entry}: OpenedPanels.note is to be told, so that Escape closes it"


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_panels_opened_from_the_menu_cover_nothing_partly(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    faults = [f"{entry}: {fault}" for entry, _ in opened(table) for fault in inspection.overlaps(table.window)]
    assert not faults, "\n".join((*faults, "What may lie over the table is named in inspection.COVERING."))


def test_panels_opened_from_the_menu_stay_open_in_another_language_and_escape_closes_them(
    application: QApplication, table: Table
) -> None:
    del application  # its fixture restores English afterward
    found: set[str] = set()
    for entry, names in opened(table):
        for name in names:
            panel = table.window.panels.made[name]
            former_name = panel.accessibleName()
            assert former_name, f"{entry}: screen readers are to be told a name of the panel {name}"
            choose(table, "de" if Menu.VIEW() == Menu.VIEW.english else "en")
            preferences(table).close()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert name in in_sight(table), f"{entry}: OpenedPanels.open_again forgets it"
            panel = table.window.panels.made[name]
            assert panel.accessibleName() != former_name, f"{entry}: the panel {name} is not said in the new language"
            found.add(name)
    assert {"log", "hand_list", "score", "trick"} <= found


def test_nothing_can_be_opened_before_the_next_person_arrives(table: Table) -> None:
    table.open(STOCK, people=2)
    play_until_called(table)
    assert [action.text() for action in view_menu(table) if action.isEnabled()] == [Menu.FULL_SCREEN()]


def test_the_menu_for_learning_leads_to_each_part_whichever_was_seen_last(table: Table) -> None:
    table.open("single_deck_partnership")
    for label, name in (
        (Menu.DRILLS, "drills"),
        (Menu.PROBLEMS, "problems"),
        (Menu.SET_UP_HAND, "hand"),
        (Menu.LESSONS, "lessons"),
    ):
        table.window.menus.action(label).trigger()
        room = table.window.rooms.room
        assert isinstance(room, LearnRoom)
        assert room.page is getattr(room, name)
        table.window.rooms.close()


def test_every_game_for_four_is_in_view_in_a_new_game_over_a_window_of_the_usual_size(table: Table) -> None:
    table.window.resize(1280, 800)
    table.window.menus.action(Menu.NEW).trigger()
    new_game = dialog(table, NewGameDialog)
    (games,) = new_game.findChildren(GameChoiceList)
    assert games.verticalScrollBar().maximum() == 0
    new_game.close()


def test_house_rules_in_the_menu_are_those_of_the_next_game(table: Table) -> None:
    table.window.menus.action(Menu.HOUSE_RULES).trigger()
    new_game = dialog(table, NewGameDialog)
    rules = dialog(table, HouseRulesDialog)
    assert rules.parentWidget() is new_game
    QTest.keyClick(rules, Qt.Key.Key_Escape)
    assert not new_game.isVisible(), "nobody has asked for a new game"


def test_the_menu_shows_and_hides_the_odds_while_a_bid_is_asked_for(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    entry = table.window.menus.action(Menu.ODDS)
    for is_shown in (True, False):
        assert entry.isEnabled()
        entry.trigger()
        assert table.window.panels.bid.shows_odds is is_shown
    play_until(table, "play")
    assert not entry.isEnabled()


def dialog(table: Table, kind: type[D]) -> D:
    """Return the only open dialog of a class."""
    (found,) = (each for each in table.window.findChildren(kind) if each.isVisible())
    return found


def test_redo_has_the_usual_key(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    table.key(Qt.Key.Key_P)
    table.wait_for_turn()
    done = len(table.controller.session.steps)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        QTest.keyClick(table.window.focusWidget() or table.window, key, Qt.KeyboardModifier.ControlModifier)
        assert (len(table.controller.session.steps) < done) == (key == Qt.Key.Key_Z)
