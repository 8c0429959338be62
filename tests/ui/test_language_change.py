"""A change of language takes effect at once, in everything visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import ENGLISH, LANGUAGES
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.events import Story
from tests.checks import require
from tests.ui.panel_tools import buttons, texts
from tests.ui.playing import Table, open_where_asked, play_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"

Key = Qt.Key


@pytest.fixture
def table(application: QApplication, qtbot: QtBot, tmp_path: Path) -> Table:
    del application  # its fixture restores English afterward
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language="en"))


def preferences(table: Table) -> PreferencesDialog:
    """Return the open Preferences dialog."""
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    return dialog


def choose(table: Table, language: str) -> None:
    """Choose a language with the keyboard, one step after the other."""
    table.window.dialogs.open_preferences()
    while (offered := preferences(table).language).currentData() != language:
        is_below = offered.findData(language) > offered.currentIndex()
        QTest.keyClick(offered, Qt.Key.Key_Down if is_below else Qt.Key.Key_Up)


@pytest.mark.parametrize("kind", ["bid", "give", "show", "decide", "play"])
def test_the_window_looks_as_if_opened_in_the_language(table: Table, qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    open_where_asked(table, SINGLE, kind)
    assert table.prompt is not None
    table.window.notice.hide()
    choose(table, "de")
    preferences(table).close()
    QApplication.processEvents()
    other = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language="de"))
    other.window.matches.open(table.controller.session)
    QApplication.processEvents()
    assert table.window.grab().toImage() == other.window.grab().toImage()
    assert [each.text() for each in menu_actions(table)] == [each.text() for each in menu_actions(other)]


def menu_actions(table: Table) -> list[QAction]:
    bar = table.window.menuBar()
    menus = bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [menu for menu in menus if menu.menuAction() in bar.actions()]
    return [*bar.actions(), *(action for menu in shown for action in menu.actions())]


def test_a_language_change_is_announced_at_once_and_again_in_english(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    shown_words: list[tuple[str, ...]] = []
    for language in (*(each for each in LANGUAGES if each != ENGLISH), ENGLISH):
        choose(table, language)
        dialog = preferences(table)
        assert dialog.focusWidget() is dialog.language
        dialog.close()
        panels = table.window.panels
        menu = table.window.menuBar().actions()[0].text()
        shown_words.append((menu, panels.hand_list.accessibleName(), panels.bid.pass_button.text()))
    assert len(set(shown_words)) == len(LANGUAGES)
    assert (shown_words[0][0], shown_words[-1][0]) == ("&Spiel", "&Game")
    assert shown_words[-1][2] == "Pass"
    settings, _ = load_settings(table.window.room_opener.paths.settings)
    assert settings.language == "en"


def test_a_manually_ordered_hand_can_still_be_sorted(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    sorted_hand = list(table.window.view.choice.hand)
    goal = table.point_of(sorted_hand[5])
    table.drag_card(sorted_hand[1], QPoint(goal.x() + 4, goal.y()))
    assert table.window.view.choice.hand != sorted_hand
    choose(table, "de")
    preferences(table).close()
    entry = next(each for each in menu_actions(table) if each.shortcut() == QKeySequence("Ctrl+R"))
    assert entry.isEnabled()
    entry.trigger()
    assert table.window.view.choice.hand == sorted_hand
    assert not entry.isEnabled()


def test_keys_work_and_play_continues_after_a_change_of_language(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    choose(table, "es")
    preferences(table).close()
    QApplication.processEvents()
    log = table.window.panels.log
    log.hide()
    table.window.activateWindow()
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert table.window.panels.log.isVisible()
    QTest.keyClick(table.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    table.wait_for_turn()
    table.answer_by_mouse()


@pytest.mark.parametrize("opened", [Key.Key_L, Key.Key_H])
def test_open_panels_stay_open_and_escape_closes_them(table: Table, opened: Qt.Key) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    table.window.activateWindow()
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window, opened, Qt.KeyboardModifier.ControlModifier)
    panels = table.window.panels
    panel = panels.log if opened == Key.Key_L else panels.hand_list
    before = texts(panel)
    choose(table, "de")
    preferences(table).close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    panel = panels.log if opened == Key.Key_L else panels.hand_list
    assert panel.isVisible()
    assert "Schließen" in buttons(panel)
    assert len(texts(panel)) == len(before)
    assert not set(texts(panel)) & set(before)
    if opened == Key.Key_L:
        assert panels.log.view.model().rowCount() > 3
    else:
        assert panels.hand_list.list.model().rowCount() == 12
    table.window.activateWindow()
    table.qtbot.waitUntil(table.window.isActiveWindow)
    for _ in range(2):  # what was open in the old language is forgotten
        QTest.keyClick(table.window, Key.Key_Escape)
        assert not panel.isVisible()


def test_the_last_trick_stays_open(table: Table) -> None:
    session = table.open(STOCK)
    play_until(table, "play")
    table.answer_by_mouse()
    play_until(table, "play")
    assert session.observe(0).tricks
    QTest.keyClick(table.window, Key.Key_L)
    assert table.window.panels.trick.isVisible()
    choose(table, "de")
    assert table.window.panels.trick.isVisible()


@pytest.mark.parametrize("kind", ["give", "show"])
def test_chosen_cards_stay_chosen(table: Table, kind: str) -> None:
    table.open(SINGLE)
    play_until(table, kind)
    choice, interaction = table.window.view.choice, table.window.view.event_player.interaction
    for token in choice.hand[:2]:
        table.click_card(token)
    chosen = (list(interaction.chosen.selected), list(interaction.chosen.draft))
    assert any(chosen)
    emitted: list[object] = []
    choice.selection_changed.connect(emitted.append)
    choice.draft_changed.connect(emitted.append)
    choose(table, "de")
    preferences(table).close()
    assert (interaction.chosen.selected, interaction.chosen.draft) == chosen
    assert [tuple(token.face for token in cards) for cards in chosen] == emitted[-2:]
    assert table.prompt is not None
    table.window.view.choice.clear()
    table.answer_by_mouse()


def bid_typed(table: Table) -> None:
    play_until(table, "bid")
    table.key(Key.Key_3)
    table.key(Key.Key_5)


def bid_stepped(table: Table) -> None:
    play_until(table, "bid")
    table.key(Key.Key_Up)
    table.key(Key.Key_Up)
    bid = table.window.panels.bid
    table.press(next(chip for chip in bid.suit_chips if chip.suit != bid.suit))


def trump_chosen(table: Table) -> None:
    bid_until(table, "trump")
    table.key(Key.Key_Right)


def card_of_the_kitty_chosen(table: Table) -> None:
    bid_until(table, "distribute")
    for place in (0, 2, 1):
        table.press(table.window.panels.kitty.places[place])


def second_row_chosen(table: Table) -> None:
    for seed in range(1, 40):
        table.open(SINGLE, seed)
        play_until(table, "show")
        table.key(Key.Key_Down)
        if table.window.panels.melds.chosen_row == 1:
            return
    raise AssertionError("nobody had two ways to meld")


def draft_of_own(table: Table) -> None:
    second_row_chosen(table)
    for token in table.window.view.choice.hand[:2]:
        table.click_card(token)


def meld_in_the_hand(table: Table) -> None:
    for seed in range(1, 40):
        table.open(STOCK, seed)
        for _ in range(8):
            play_until(table, "meld")
            table.key(Key.Key_Down)
            if table.window.panels.melds.chosen_row == 1:
                return
            table.answer_by_mouse()
    raise AssertionError("nobody had two melds at once")


def claim_asked_again(table: Table) -> None:
    patched = patch(PRESETS[STOCK], {"match.declare_out": True})
    table.open(STOCK, 2, rules=patched)
    assert table.wait_for_turn() is not None
    table.press(table.window.panels.claim.main_button)


def bid_until(table: Table, kind: str) -> None:
    """Outbid everybody until a question of this kind comes."""
    while (prompt := table.wait_for_turn()) is not None and prompt.kind != kind:
        assert prompt.kind == "bid"
        table.key(Key.Key_Return)
    assert prompt is not None


@pytest.mark.parametrize(
    ("preset", "half_choose"),
    [
        (SINGLE, bid_typed),
        (SINGLE, bid_stepped),
        (SINGLE, trump_chosen),
        ("partnership_four_handed_kitty", card_of_the_kitty_chosen),
        (SINGLE, second_row_chosen),
        (SINGLE, draft_of_own),
        (STOCK, meld_in_the_hand),
        (STOCK, claim_asked_again),
    ],
)
def test_a_partial_choice_is_shown_unchanged(table: Table, preset: str, half_choose: Callable[[Table], None]) -> None:
    table.open(preset, 1)
    half_choose(table)
    window, interaction = table.window, table.window.view.event_player.interaction
    window.notice.drop()
    window.activateWindow()
    table.qtbot.waitUntil(window.isActiveWindow)
    shown = window.grab().toImage()
    cards = (
        list(interaction.chosen.selected),
        list(interaction.chosen.draft),
        interaction.chosen.melds,
        interaction.marked.raised,
        interaction.marked.raised_for,
    )
    for language in ("de", "en"):
        choose(table, language)
        preferences(table).close()
        QApplication.processEvents()
        chosen = (
            list(interaction.chosen.selected),
            list(interaction.chosen.draft),
            interaction.chosen.melds,
            interaction.marked.raised,
            interaction.marked.raised_for,
        )
        assert chosen == cards
        assert (window.grab().toImage() == shown) is (language == "en")


def test_computer_players_and_shown_melds_wait_as_before(table: Table) -> None:
    table.open(SINGLE)
    event_player = table.window.view.event_player
    while not event_player.interaction.asked.melds_stay:
        table.qtbot.waitUntil(lambda: event_player.interaction.asked.melds_stay or table.prompt is not None)
        if table.prompt is not None:
            table.answer_by_mouse()
    choose(table, "de")
    preferences(table).close()
    assert event_player.interaction.asked.melds_stay
    assert table.window.panels.go_on.isVisible()
    table.press(table.window.panels.go_on.main_button)
    table.qtbot.waitUntil(lambda: not event_player.interaction.asked.melds_stay)
    assert table.wait_for_turn() is not None


def log(table: Table) -> list[str]:
    """Return the sentences in the log."""
    model = table.window.panels.log.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("people", [1, 2])
def test_the_log_says_once_and_not_too_early_that_melds_are_taken_up(table: Table, people: int) -> None:
    table.open(SINGLE, 5, people=people)
    controller, event_player = table.controller, table.window.view.event_player
    while not event_player.interaction.asked.melds_stay:
        table.qtbot.waitUntil(
            lambda: event_player.interaction.asked.melds_stay or controller.awaits_person or table.prompt is not None
        )
        if controller.awaits_person:
            table.key(Key.Key_Return)
        elif table.prompt is not None:
            controller.submit(table.policy.decide(controller.observation, table.prompt, None).action)
    table.window.presenter.toggle("log")
    for language in ("de", "es")[:people]:
        entries = log(table)
        assert Story.TAKEN_UP() not in entries
        choose(table, language)
        preferences(table).close()
        assert len(log(table)) == len(entries)
        assert Story.TAKEN_UP() not in log(table)
        table.key(Key.Key_Return)
        if controller.awaits_person:
            table.key(Key.Key_Return)
    assert log(table).count(Story.TAKEN_UP()) == 1


def test_the_score_of_a_deal_that_ends_with_the_melds_waits_until_they_were_seen(table: Table) -> None:
    table.open(SINGLE)
    event_player, panels = table.window.view.event_player, table.window.panels
    play_until(table, "bid")
    for digit in (Key.Key_9, Key.Key_0, Key.Key_0, Key.Key_Return):  # far more than any meld and all tricks are worth
        table.key(digit)
    while not event_player.interaction.asked.melds_stay:
        assert table.wait_for_turn() is not None
        table.answer_by_mouse()
        table.qtbot.waitUntil(lambda: event_player.interaction.asked.melds_stay or table.prompt is not None)
    assert not table.controller.observation.running
    choose(table, "de")
    preferences(table).close()
    assert not table.window.panel_host.shows_result
    assert panels.go_on.isVisible()
    table.key(Key.Key_Return)
    table.qtbot.waitUntil(lambda: table.window.panel_host.shows_result)


@pytest.mark.parametrize("is_called", [True, False])
def test_with_two_at_one_screen_a_change_of_language_shows_nobody_another_persons_cards(
    table: Table, is_called: bool
) -> None:
    table.open(STOCK, people=2)
    table.qtbot.waitUntil(table.window.panels.curtain.isVisible)
    if not is_called:
        table.press(table.window.panels.curtain.main_button)
        assert table.prompt is not None
    looks = table.controller.viewer
    choose(table, "de")
    assert table.controller.viewer == looks
    assert table.controller.awaits_person is is_called
    if is_called:
        curtain = table.window.panels.curtain
        assert curtain.geometry().contains(table.window.view.geometry())
        assert curtain.isVisible()
        table.press(curtain.main_button)
    assert table.prompt is not None
    zones = require(table.window.view.event_player.zones)
    assert zones.viewer == table.controller.viewer
    assert all(token.face is None for token in zones.hands[1 - (zones.viewer or 0)])


def test_the_open_section_of_the_learning_page_stays_visible(table: Table) -> None:
    table.open(SINGLE)
    table.window.room_opener.open_problems()
    choose(table, "de")
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    assert room.page is room.problems
    assert "Aufgabe" in " ".join(texts(room))
    preferences(table).close()
