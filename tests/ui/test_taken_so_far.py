"""Both sides see what each of them has taken in tricks so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from pinochle_qt.ui import text
from pinochle_qt.ui.standing import seats_of_side
from tests.ui.inspection import overlaps
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from pinochle_qt.engine.seats import Side


@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed"])
def test_what_each_side_has_taken_stands_over_the_own_plate(table: Table, preset: str) -> None:
    table.open(preset)
    play_until(table, "play")
    for _ in range(3):
        table.wait_for_turn()
        table.answer_by_mouse()
    table.wait_for_turn()
    QApplication.processEvents()
    seen, panel = table.controller.observation, table.window.stage.meld_sum
    assert seen.tricks

    def taken(side: Side) -> str:
        party = seats_of_side(seen.rules, side)
        return text.points(sum(trick.points for trick in seen.tricks if trick.winner in party), seen.rules)

    assert panel.isVisible()
    assert [each.points for each in panel.sums] == [taken(0), taken(1)]
    assert not [fault for fault in overlaps(table.window) if "hand" not in fault]
    table.window.notice.hide()
    for _ in range(4):
        table.key(Qt.Key.Key_M)
        assert not [fault for fault in overlaps(table.window) if "hand" not in fault]
