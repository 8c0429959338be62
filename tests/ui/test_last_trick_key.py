"""The letter L: it shows the last trick where that is not in sight, and puts it away where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tests.ui.playing import play_until

if TYPE_CHECKING:
    from tests.ui.playing import Table


def test_the_letter_l_before_the_first_trick_does_not_put_the_last_one_away(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "play")
    corner = table.window.stage.last_trick
    if not table.controller.observation.tricks:
        table.key(Qt.Key.Key_L)
        assert not corner.isVisible()
        table.answer_by_mouse()
        play_until(table, "play")
    assert table.controller.observation.tricks
    assert corner.isVisible()
    table.key(Qt.Key.Key_L)
    assert not corner.isVisible()
    table.key(Qt.Key.Key_L)
    assert corner.isVisible()
