"""The ring around a card: shown to players who use the keyboard, and only while the cards have the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.playing import Table, play_until

AUCTION = "three_handed_auction"
STOCK = "simplified_two_handed_150"
Key = Qt.Key


@pytest.mark.parametrize(("preset", "other"), [(AUCTION, "bid"), (STOCK, "meld")])
def test_no_card_is_marked_while_a_panel_has_the_focus(table: Table, preset: str, other: str) -> None:
    table.open(preset)
    play_until(table, "play")
    table.key(Key.Key_Right)
    interaction = table.window.view.event_player.interaction
    assert interaction.marked.focused is not None
    kinds: set[str] = set()
    for _ in range(80):
        prompt = table.wait_for_turn()
        if prompt is None:
            table.controller.deal_next()
            continue
        kinds.add(prompt.kind)
        has_keys = table.window.view.hasFocus()
        assert (interaction.marked.focused is not None) == has_keys, prompt.kind
        if {other, "play"} <= kinds:
            return
        if prompt.kind == "play":
            table.key(Key.Key_Return)
        else:
            table.answer_by_keys()
    raise AssertionError("too few kinds of questions came up")


def test_someone_who_uses_only_the_mouse_never_sees_a_marked_card(table: Table) -> None:
    table.open(AUCTION)
    interaction = table.window.view.event_player.interaction
    kinds: set[str] = set()
    for _ in range(40):
        prompt = table.wait_for_turn()
        if prompt is None:
            break
        kinds.add(prompt.kind)
        assert interaction.marked.focused is None, prompt.kind
        table.answer_by_mouse()
    assert {"bid", "play"} <= kinds
