"""Keys held down: they keep moving along the cards, but decide nothing a second time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from tests.ui.playing import Table, play_until

SINGLE = "single_deck_partnership"
Key = Qt.Key


def decided(table: Table) -> int:
    """Return how often the human player has decided something."""
    actions = (step.action for step in table.controller.session.steps)
    return sum(getattr(action, "seat", None) == 0 for action in actions)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_Up])
def test_a_held_key_plays_one_card(table: Table, key: Qt.Key) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    before = decided(table)
    table.key(Key.Key_Right)
    table.hold(key)
    assert decided(table) == before + 1


@pytest.mark.parametrize("is_begun", [False, True])
def test_a_held_key_passes_once_and_not_if_held_before_the_question(table: Table, *, is_begun: bool) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    before = decided(table)
    table.hold(Key.Key_P, "p", begun=is_begun)
    assert decided(table) == before + (not is_begun)


def test_held_arrow_keys_move_along_the_cards(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    view = table.window.view
    table.key(Key.Key_Home)
    table.hold(Key.Key_Right, times=4)
    assert view.event_player.interaction.marked.focused is view.choice.hand[4]


def test_no_menu_key_repeats_while_held(table: Table) -> None:
    actions = [action for action in table.window.findChildren(QAction) if not action.shortcut().isEmpty()]
    assert len(actions) > 5
    assert not any(action.autoRepeat() for action in actions)
