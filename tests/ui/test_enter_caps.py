"""Only the button that Enter would press shows its key cap, and P passes wherever the focus is at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.engine.actions import Pass
from pinochle_qt.ui.controls.buttons import ENTER, PanelButton
from tests.checks import require
from tests.ui.every_page import SINGLE, rooms
from tests.ui.panel_tools import type_in
from tests.ui.playing import Table, play_until


def with_cap(page: QWidget) -> list[PanelButton]:
    """Return the buttons on which the cap of Enter is painted."""
    buttons = page.findChildren(PanelButton)
    return [each for each in buttons if each.isVisible() and each.cap == ENTER and each.has_space_for_cap]


def auction(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    table.qtbot.waitUntil(table.window.isActiveWindow)
    table.qtbot.waitUntil(table.window.panels.bid.hasFocus)


def test_p_passes_with_the_focus_in_the_hand_where_a_refused_enter_shows_no_key_cap(table: Table) -> None:
    auction(table)
    bid, view, session = table.window.panels.bid, table.window.view, table.controller.session
    assert with_cap(table.window) == [bid.main_button]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert with_cap(table.window) == []
    steps = len(session.steps)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(session.steps) == steps
    QTest.keyClick(view, Qt.Key.Key_P)
    assert session.steps[steps].action == Pass(0)


def test_a_digit_in_the_hand_types_a_bid_and_p_passes_from_the_log(table: Table) -> None:
    auction(table)
    session = table.controller.session
    table.window.view.setFocus(Qt.FocusReason.TabFocusReason)
    type_in(table.window.view, "4")
    assert table.window.panels.bid.pending_choice.typed == "4"
    table.window.presenter.toggle("log")
    assert QApplication.focusWidget() is not None
    steps = len(session.steps)
    QTest.keyClick(table.window.panels.log, Qt.Key.Key_P)
    assert session.steps[steps].action == Pass(0)


def test_p_does_not_pass_under_a_page(table: Table) -> None:
    auction(table)
    session = table.controller.session
    steps = len(session.steps)
    table.window.room_opener.open_statistics()
    room = require(table.window.rooms.room)
    QTest.keyClick(room, Qt.Key.Key_P)
    assert len(session.steps) == steps
    table.window.rooms.close()


def test_at_most_one_button_of_a_page_shows_the_key_cap(table: Table) -> None:
    table.qtbot.waitUntil(table.window.isActiveWindow)
    shown = 0
    for name in rooms(table):
        room = table.window.rooms.room
        assert isinstance(room, QWidget)
        buttons = [each for each in room.findChildren(PanelButton) if each.isVisible() and each.isEnabled()]
        assert len(with_cap(room)) <= 1, name
        shown += len(with_cap(room))
        for button in buttons[:12]:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            assert len(with_cap(room)) <= 1, f"{name}: {button.text()}"
    assert shown


def test_the_meld_button_shows_its_key_cap_in_a_small_window(table: Table) -> None:
    table.window.resize(960, 640)
    table.open("three_handed_auction")
    play_until(table, "show")
    assert with_cap(table.window) == [table.window.panels.melds.main_button]
