"""Choosing cards to pass: a helpful message is shown for a card too many and for cards that are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.ui.playing import LEFT, open_where_asked, play_until

if TYPE_CHECKING:
    from tests.ui.playing import Table


def click_cards(table: Table, count: int) -> None:
    """Click this many more cards of the hand, the visible ones at the right end first."""
    chosen = table.window.view.event_player.interaction.chosen.selected
    for token in [each for each in table.window.view.choice.hand if each not in chosen][-count:]:
        table.click_card(token)


def sentence_shown(table: Table) -> str:
    """Return the sentence shown above the hand."""
    reason = table.window.view.reason
    return reason.sentence if reason.is_shown else ""


def test_with_one_card_too_many_the_panel_says_that_one_must_go_back(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "give")
    click_cards(table, 4)
    assert not sentence_shown(table)
    click_cards(table, 1)
    assert sentence_shown(table) == "You already have 4. Put one back first."
    assert len(table.window.view.event_player.interaction.chosen.selected) == 4


def test_enter_picks_the_focused_card_until_there_are_enough(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "give")
    prompt, view = table.prompt, table.window.view
    picked = view.event_player.interaction.chosen.selected
    for count in range(1, 5):
        QTest.keyClick(view, Qt.Key.Key_Right)
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert len(picked) == count
        assert view.event_player.interaction.marked.focused in picked
        if count < 4:
            QTest.keyClick(view, Qt.Key.Key_Return)
            assert len(picked) == count
            assert sentence_shown(table).startswith("Pick ")
    assert table.prompt is prompt
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert table.prompt is not prompt


def test_the_gray_button_and_enter_say_how_many_cards_are_missing(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "give")
    prompt, view, panel = table.prompt, table.window.view, table.window.panels.passing
    assert panel.main_button is not None
    click_cards(table, 2)
    QTest.mouseClick(panel.main_button, LEFT)
    assert sentence_shown(table) == "Pick 2 more cards first."
    click_cards(table, 1)
    assert not sentence_shown(table)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert sentence_shown(table) == "Pick one more card first."
    view.reason.hide()
    panel.setFocus()
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert sentence_shown(table) == "Pick one more card first."
    assert table.prompt is prompt


def test_the_panel_appears_once_the_cards_passed_have_landed(table: Table) -> None:
    open_where_asked(table, "single_deck_partnership", "trump")
    window, player = table.window, table.window.view.event_player
    window.preferences.apply(replace(window.settings, speed="normal"))
    table.answer_by_mouse()
    table.qtbot.waitUntil(lambda: table.prompt is not None and table.prompt.kind == "give", timeout=10_000)
    assert player.is_busy
    assert not window.panels.is_shown("passing")
    table.qtbot.waitUntil(lambda: not player.is_busy, timeout=10_000)
    assert window.panels.is_shown("passing")


@pytest.mark.parametrize(
    ("count", "asked", "button"), [(1, "Pass 1 card back.", "Pass 1 to "), (5, "Pass 5 cards.", "Pass 5 to ")]
)
def test_houses_pass_their_own_number_of_cards(table: Table, count: int, asked: str, button: str) -> None:
    table.open("single_deck_partnership", rules=patch(PRESETS["single_deck_partnership"], {"passing.cards": count}))
    play_until(table, "give")
    panel = table.window.panels.passing
    assert panel.announcements[0].endswith(asked)
    assert panel.main_button is not None
    assert panel.main_button.text().startswith(button)
    click_cards(table, count)
    giver = table.prompt.seat if table.prompt is not None else None
    QTest.mouseClick(panel.main_button, LEFT)
    gifts = table.controller.observation.gifts
    assert (giver, count) in [(gift.giver, gift.count) for gift in gifts]
