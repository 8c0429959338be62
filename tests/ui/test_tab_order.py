"""Tab and Shift+Tab in each room and dialog: past everything that can be used, once, in reading order."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsView, QScrollArea, QTextBrowser, QWidget

from pinochle_qt.engine.actions import Bid
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.buttons import ENTER, PanelButton
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.play_together.person_button import SeatButton
from pinochle_qt.ui.rooms.score_sheet.meld_buttons import MeldButton
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.session.driving import SINGLE, STOCK, played, record_text
from tests.ui.every_page import dialogs, rooms
from tests.ui.panel_tools import press
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SIZES = [(1280, 800), (960, 640)]
MOST = 400
"""More presses of Tab than any page needs, even one with many links."""


def is_stop(widget: QWidget) -> bool:
    """Return whether a widget takes the focus on Tab; of buttons that exclude each other, the one that is down does."""
    if widget.focusProxy() is not None:
        return False
    if isinstance(widget, QAbstractButton) and widget.isCheckable() and widget.autoExclusive():
        group = widget.group()
        alike = group.buttons() if group is not None else widget.parentWidget().findChildren(QAbstractButton)
        alike = [each for each in alike if each.isCheckable() and each.isVisible() and each.isEnabled()]
        return widget is next((each for each in alike if each.isChecked()), alike[0])
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def stops(page: QWidget) -> list[QWidget]:
    """Return all widgets on a page that take the focus on Tab."""
    return [
        each
        for each in page.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and each.window() is page.window() and is_stop(each)
    ]


def place_in(widget: QWidget) -> object:
    """Return the link that has the focus in a text, or None; Tab goes from link to link before it goes on."""
    return widget.textCursor().selectionStart() if isinstance(widget, QTextBrowser) else None


def walk(first: QWidget, *, back: bool) -> list[QWidget]:
    """Press Tab, or Shift+Tab, until the focus is back where it was first, and return where it went."""
    first.setFocus(Qt.FocusReason.TabFocusReason)
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    held = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    seen, last = [first], place_in(first)
    for _ in range(MOST):
        QTest.keyClick(seen[-1], key, held)
        now = require(QApplication.focusWidget())
        if now is seen[-1] and place_in(now) != last:
            last = place_in(now)
            continue
        if now is first:
            return seen
        assert now not in seen, f"Tab comes to {now.accessibleName()} twice"
        shown = now.viewport() if isinstance(now, QGraphicsView) else now
        if shown.visibleRegion().isEmpty():
            QApplication.processEvents()  # it has only just appeared and is not laid out yet
        assert not shown.visibleRegion().isEmpty(), f"{now.accessibleName()} is not scrolled into view"
        seen.append(now)
        last = place_in(now)
    raise AssertionError("Tab never comes back")


def box(widget: QWidget, beside: QWidget) -> QRect:
    """Return where a widget is; what can be scrolled is where its frame is, to a widget outside."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QScrollArea) and not parent.isAncestorOf(beside):
            widget = parent
        parent = parent.parentWidget()
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def goes_up_or_left(before: QWidget, after: QWidget) -> bool:
    """Return whether a reader would find one widget before the other: above it in the same column, or left of it.

    Seats are read clockwise.
    """
    if isinstance(before, SeatButton) and isinstance(after, SeatButton):
        return False
    one, other = box(before, after), box(after, before)
    is_above, is_left = other.bottom() <= one.top(), other.right() <= one.left()
    return (is_above and other.left() < one.right()) or (is_left and other.top() < one.bottom())


def check(page: QWidget, name: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None, name
    assert page is focused or page.isAncestorOf(focused), name
    expected = stops(page)
    forward = walk(expected[0], back=False)
    names = [each.accessibleName() or type(each).__name__ for each in expected if each not in forward]
    assert not names, f"{name}: Tab never comes to {names}"
    backward = walk(expected[0], back=True)
    # on a score sheet, the melds of a side are there while the side is entered: Tab comes to it first, Shift+Tab last
    passing = (set(forward) ^ set(backward)) | (set(forward) - set(expected))
    assert all(isinstance(each, MeldButton) for each in passing), name
    assert [each for each in backward if each not in passing] == [
        each for each in (forward[0], *reversed(forward[1:])) if each not in passing
    ], name
    pairs = [(one, other) for one, other in zip(forward, [*forward[1:], forward[0]], strict=True) if one is not other]
    jumps = [(one, other) for one, other in pairs if page not in {one, other} and goes_up_or_left(one, other)]
    told = [(one.accessibleName(), other.accessibleName()) for one, other in jumps]
    assert len(jumps) <= 1, f"{name}: {told}"  # once, from the end to the beginning


@pytest.mark.parametrize("size", SIZES)
def test_tab_visits_everything_on_each_page_once(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    for name in some(rooms(table)):
        page = require(table.window.rooms.room)
        check(page, name)


def test_every_tab_stop_shows_its_focus(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    for name in some(rooms(table)):
        page = require(table.window.rooms.room)
        now, seen = stops(page)[0], set[QWidget]()
        now.setFocus(Qt.FocusReason.TabFocusReason)
        while now not in seen:
            seen.add(now)
            QApplication.processEvents()
            around = QRect(now.mapTo(page, QPoint(0, 0)), now.size()).adjusted(-6, -6, 6, 6)
            focused = page.grab(around).toImage()
            table.window.setFocus()
            QApplication.processEvents()
            assert page.grab(around).toImage() != focused, f"{name}: {now.accessibleName()}"
            now.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(now, Qt.Key.Key_Tab)
            focus = require(QApplication.focusWidget())
            now = focus


@pytest.mark.parametrize("size", SIZES)
def test_tab_visits_everything_on_the_games_page(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    paths.games.mkdir(parents=True)
    for at, session in enumerate((played(SINGLE, 1), played(STOCK, 3))):
        path = paths.games / f"game-{at}.pinochle"
        path.write_text(record_text(session), encoding="utf-8")
        os.utime(path, (1_700_000_000 + at, 1_700_000_000 + at))
    table = Table(qtbot, paths, Settings(speed="instant"), size, store=RecordStore(paths.games))
    table.window.matches.begin()
    opener = table.window.room_opener
    opener.open_games()
    room = opener.rooms.room
    assert isinstance(room, GamesRoom)
    opener.library.refresh()
    opener.library.finish()
    qtbot.waitUntil(lambda: room.list.game is not None)
    opener.library.finish()
    QApplication.processEvents()
    check(room, "games")
    if room.is_small:
        QTest.keyClick(room.list, Qt.Key.Key_Return)  # shows the game in place of the list
        opener.library.finish()
        check(room, "a game")


@pytest.mark.parametrize(
    ("preset", "kind"),
    [(SINGLE, "bid"), ("three_handed_auction", "trump"), ("double_deck_four_handed", "show"), (STOCK, "meld")],
)
def test_tab_visits_everything_in_a_panel_and_chips_are_radio_buttons(
    qtbot: QtBot, tmp_path: Path, preset: str, kind: str
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.open(preset)
    play_until(table, kind)
    panel = table.window.focusWidget()
    assert isinstance(panel, Panel)
    if kind == "show":
        press(panel, Word.OTHER_MELDS())
    for back in (False, True):
        seen = [each for each in walk(panel, back=back) if each is not panel and panel.isAncestorOf(each)]
        assert set(seen) == set(stops(panel))
    chips = [each for each in panel.findChildren(PanelButton) if each.group() is not None and each.isVisible()]
    assert chips
    assert {QAccessible.queryAccessibleInterface(each).role() for each in chips} == {QAccessible.Role.RadioButton}
    assert all(each.isChecked() is each.is_chosen for each in chips)


def test_enter_on_a_chosen_option_presses_the_main_button(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.open(SINGLE)
    play_until(table, "bid")
    panel = table.window.panels.bid
    table.tab_to(next(chip for chip in panel.amount_chips if chip.isChecked()))
    table.key(Qt.Key.Key_Right)
    assert panel.amount == panel.amount_chips[1].value
    assert panel.amount_chips[1].hasFocus()
    assert panel.main_button is not None
    assert panel.main_button.cap == ENTER
    amount = panel.amount
    table.key(Qt.Key.Key_Return)
    assert Bid(0, amount) in [step.action for step in table.controller.session.steps]


def test_tab_visits_everything_in_each_dialog_once(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.open(SINGLE)
    for dialog in dialogs(table, tmp_path):
        qtbot.waitUntil(dialog.isActiveWindow)
        check(dialog, type(dialog).__name__)
